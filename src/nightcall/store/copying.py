"""Copying what was committed from SQLite's write-ahead log into the file itself.

SQLite would do it within a commit now and then, and whoever waits for that commit would wait for
this as well. A thread with a connection of its own does it beside the writer.
"""

import queue
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal

COMMITS = 100
"""After how many commits it is worth while."""

LONG = 16_000
"""Pages of a log that shall begin anew: 64 MB."""

How = Literal["PASSIVE", "TRUNCATE"]


class Copying:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._commits = 0
        self._is_long = False
        self._wanted: queue.SimpleQueue[How | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._copies, name="store-copier", daemon=True)
        self._thread.start()

    def goes_on(self, connection: sqlite3.Connection) -> None:
        """By the writer after each commit, with its connection. A log can begin anew only when
        nothing is left in it, which the thread cannot bring about while others go on writing."""
        self._commits += 1
        if self._commits == COMMITS:
            self._commits = 0
            self._wanted.put("PASSIVE")
        if self._is_long:
            self._is_long = False
            with suppress(sqlite3.Error):
                _copy(connection, "PASSIVE")

    def empties_the_log(self) -> None:
        """What was deleted shall not stand there any longer."""
        self._wanted.put("TRUNCATE")

    def ends(self) -> None:
        self._wanted.put(None)
        self._thread.join()

    def _copies(self) -> None:
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 1000")
            while (how := self._wanted.get()) is not None:
                with suppress(sqlite3.Error):  # it is all in the log, and the next time will do
                    self._is_long = _copy(connection, how) > LONG


def _copy(connection: sqlite3.Connection, how: How) -> int:
    """How many pages the log has."""
    _, pages, _ = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    return int(pages)

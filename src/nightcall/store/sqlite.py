"""Rooms in one SQLite file. One writer thread commits whatever has come in, in groups.

WAL with synchronous=FULL: what was acknowledged is on the disk. Another thread copies it from the
write-ahead log into the file, so that no answer waits for that.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from nightcall.store.copying import Copying
from nightcall.store.migrations import migrate
from nightcall.store.store import Gone, Record, Stale

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

MOST_IN_A_GROUP = 500
ROOMS_AT_ONCE = 100
A_MOMENT = 0.0007
"""Seconds between two commits."""


class SqliteStore:
    """It lives in the event loop that made it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = _connect(path)
        self._loop = asyncio.get_running_loop()
        self._inbox: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._committed = 0.0
        self._copying = Copying(path)
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def append(self, room: str, records: Sequence[Record]) -> None:
        await self._do(partial(_append, room, records))

    async def instead(self, room: str, after: int, records: Sequence[Record]) -> None:
        def replace(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM record WHERE room = ? AND n > ?", (room, after))
            _append(room, records, connection)

        await self._do(replace)

    async def read(self, room: str, after: int = 0) -> list[Record]:
        def select(connection: sqlite3.Connection) -> list[Record]:
            rows = connection.execute(
                "SELECT n, at, body FROM record WHERE room = ? AND n > ? ORDER BY n", (room, after)
            )
            return [Record(*row) for row in rows]

        return await self._do(select)

    async def rooms(self, since: int = 0) -> AsyncIterator[tuple[str, list[Record]]]:
        names = await self._do(partial(_rooms_since, since))
        for first in range(0, len(names), ROOMS_AT_ONCE):
            some = names[first : first + ROOMS_AT_ONCE]
            for room, records in (await self._do(partial(_records_of, some))).items():
                yield room, records

    async def idle(self, before: int) -> list[tuple[str, int]]:
        return await self._do(partial(_idle_since, before))

    async def archive(self, room: str, last: int, about: bytes) -> None:
        await self._do(partial(_archive, room, last, about))

    async def archived(self, room: str) -> bytes | None:
        def select(connection: sqlite3.Connection) -> bytes | None:
            found = connection.execute("SELECT about FROM archive WHERE room = ?", (room,))
            row = found.fetchone()
            return bytes(row[0]) if row is not None else None

        return await self._do(select)

    async def forget(self, room: str) -> None:
        def delete(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM record WHERE room = ?", (room,))
            connection.execute("DELETE FROM archived WHERE room = ?", (room,))
            connection.execute("DELETE FROM archive WHERE room = ?", (room,))

        await self._do(delete)
        self._copying.empties_the_log()

    async def close(self) -> None:
        """Finish what has come in, then stop."""
        if not self._is_closed:
            self._is_closed = True
            self._inbox.put(None)
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._copying.ends)

    async def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._is_closed or not self._writer.is_alive():
            raise Gone("the store is closed")
        future: asyncio.Future[Result] = self._loop.create_future()
        self._inbox.put((work, future))
        return await future

    # In the writer's thread

    def _write(self) -> None:
        with closing(self._connection):
            while (group := self._next_group()) is not None:
                outcomes = _commit(self._connection, group)
                self._committed = monotonic()
                self._loop.call_soon_threadsafe(_report, outcomes)
                self._copying.goes_on(self._connection)

    def _next_group(self) -> "list[Job] | None":
        """Waits for work, then takes along whatever else has come in meanwhile. A commit costs as
        much for one as for twenty, so while there is much to do others get a moment to come."""
        job = self._inbox.get()
        if job is not None and (rest := self._committed + A_MOMENT - monotonic()) > 0:
            sleep(rest)
        group: list[Job] = []
        while job is not None:
            group.append(job)
            if len(group) == MOST_IN_A_GROUP or self._inbox.empty():
                return group
            job = self._inbox.get()
        self._inbox.put(None)  # so that the next look finds the end again
        return group or None


Job = tuple[Work, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, Exception | None]


def _connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA secure_delete = ON")  # what people delete is overwritten
    migrate(connection)
    return connection


def _commit(connection: sqlite3.Connection, group: Sequence[Job]) -> list[Outcome]:
    """One transaction for the group; work that fails is undone alone and spoils nothing else."""
    outcomes: list[Outcome] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, future in group:
            connection.execute("SAVEPOINT work")
            try:
                outcomes.append((future, work(connection), None))
            except (Stale, sqlite3.Error) as error:
                connection.execute("ROLLBACK TO work")
                outcomes.append((future, None, error))
            connection.execute("RELEASE work")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(future, None, Gone(str(error))) for _, future in group]
    return outcomes


def _report(outcomes: Sequence[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _append(room: str, records: Sequence[Record], connection: sqlite3.Connection) -> None:
    (last,) = connection.execute(
        "SELECT coalesce(max(n), 0) FROM record WHERE room = ?", (room,)
    ).fetchone()
    if [record.n for record in records] != list(range(last + 1, last + 1 + len(records))):
        raise Stale(f"{room} has {last} records")
    connection.executemany(
        "INSERT INTO record (room, n, at, body) VALUES (?, ?, ?, ?)",
        [(room, record.n, record.at, record.body) for record in records],
    )


def _archive(room: str, last: int, about: bytes, connection: sqlite3.Connection) -> None:
    at, found = connection.execute(
        "SELECT max(at), coalesce(max(n), 0) FROM record WHERE room = ?", (room,)
    ).fetchone()
    if found != last:
        raise Stale(f"{room} has {found} records")
    connection.execute("INSERT INTO archive (room, at, about) VALUES (?, ?, ?)", (room, at, about))
    connection.execute("INSERT INTO archived SELECT * FROM record WHERE room = ?", (room,))
    connection.execute("DELETE FROM record WHERE room = ?", (room,))


def _idle_since(before: int, connection: sqlite3.Connection) -> list[tuple[str, int]]:
    rows = connection.execute(
        "SELECT room, n FROM (SELECT room, max(n) AS n FROM record GROUP BY room) "
        "JOIN record USING (room, n) WHERE at < ? ORDER BY room",
        (before,),
    )
    return rows.fetchall()


def _rooms_since(since: int, connection: sqlite3.Connection) -> list[str]:
    """The last record of a room is found by its key; no room is read for it."""
    return [
        room
        for (room,) in connection.execute(
            "SELECT room FROM (SELECT room, max(n) AS n FROM record GROUP BY room) "
            "JOIN record USING (room, n) WHERE at >= ? ORDER BY room",
            (since,),
        )
    ]


def _records_of(names: Sequence[str], connection: sqlite3.Connection) -> dict[str, list[Record]]:
    found: dict[str, list[Record]] = {name: [] for name in names}
    for room, *fields in connection.execute(
        "SELECT room, n, at, body FROM record WHERE room BETWEEN ? AND ? ORDER BY room, n",
        (names[0], names[-1]),
    ):
        if room in found:
            found[room].append(Record(*fields))
    return found

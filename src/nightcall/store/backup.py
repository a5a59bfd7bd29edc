"""A whole copy of a store, made while a server writes to it, and looked over before it counts."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

PART = ".part"


class BadCopy(RuntimeError):  # noqa: N818  reads as a sentence
    """The copy is not what the store was; it was thrown away."""


class Held(NamedTuple):
    """How much is in a store: its rooms, what happened in them, and the rooms put away."""

    rooms: int
    records: int
    archived: int


def backup(source: Path, target: Path) -> Held:
    """Copy the store as it is at one moment. Raises FileNotFoundError or FileExistsError before
    anything is written; `target` is there only when it is whole."""
    if not source.is_file():
        raise FileNotFoundError(source)
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    try:
        held = _copy(source, part)
        _check(part, held)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return held


def _copy(source: Path, part: Path) -> Held:
    """The count and the copy are of one transaction, whatever is written meanwhile."""
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as store:
        store.execute("PRAGMA busy_timeout = 5000")
        store.execute("BEGIN")
        held = _held(store)
        with closing(sqlite3.connect(part)) as copy:
            store.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file and no other beside it
    return held


def _check(part: Path, held: Held) -> None:
    with closing(sqlite3.connect(part)) as copy:
        (state,) = copy.execute("PRAGMA integrity_check").fetchone()
        if state != "ok" or _held(copy) != held:
            raise BadCopy(state)
    with part.open("rb") as file:
        os.fsync(file.fileno())


def _held(store: sqlite3.Connection) -> Held:
    rooms, records = store.execute("SELECT count(DISTINCT room), count(*) FROM record").fetchone()
    (version,) = store.execute("PRAGMA user_version").fetchone()
    archived = store.execute("SELECT count(*) FROM archive").fetchone()[0] if version > 2 else 0
    return Held(rooms, records, archived)

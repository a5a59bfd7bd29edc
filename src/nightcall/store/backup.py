"""Whole copies of what a server keeps, made while it writes, and looked over before they count."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TypeVar

PART = ".part"

_T = TypeVar("_T")


class BadCopy(RuntimeError):  # noqa: N818  reads as a sentence
    """The copy is not what the store was; it was thrown away."""


class Held(NamedTuple):
    """How much is in a store: its rooms, what happened in them, and the rooms put away."""

    rooms: int
    records: int
    archived: int


def backup(source: Path, target: Path) -> Held:
    """Copy the rooms as they are at one moment. Raises FileNotFoundError or FileExistsError before
    anything is written; `target` is there only when it is whole."""
    return _copied(source, target, _held)


def backup_lists(source: Path, target: Path) -> int:
    """The same for word lists; how many there are."""
    return _copied(source, target, _lists)


def _copied(source: Path, target: Path, count: Callable[[sqlite3.Connection], _T]) -> _T:
    if not source.is_file():
        raise FileNotFoundError(source)
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    try:
        held = _copy(source, part, count)
        _check(part, held, count)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return held


def _copy(source: Path, part: Path, count: Callable[[sqlite3.Connection], _T]) -> _T:
    """The count and the copy are of one transaction, whatever is written meanwhile."""
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as store:
        store.execute("PRAGMA busy_timeout = 5000")
        store.execute("BEGIN")
        held = count(store)
        with closing(sqlite3.connect(part)) as copy:
            store.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file and no other beside it
    return held


def _check(part: Path, held: _T, count: Callable[[sqlite3.Connection], _T]) -> None:
    with closing(sqlite3.connect(part)) as copy:
        (state,) = copy.execute("PRAGMA integrity_check").fetchone()
        if state != "ok" or count(copy) != held:
            raise BadCopy(state)
    with part.open("rb") as file:
        os.fsync(file.fileno())


def _held(store: sqlite3.Connection) -> Held:
    rooms, records = store.execute("SELECT count(DISTINCT room), count(*) FROM record").fetchone()
    (version,) = store.execute("PRAGMA user_version").fetchone()
    archived = store.execute("SELECT count(*) FROM archive").fetchone()[0] if version > 2 else 0
    return Held(rooms, records, archived)


def _lists(shelf: sqlite3.Connection) -> int:
    (number,) = shelf.execute("SELECT count(*) FROM lists").fetchone()
    return int(number)

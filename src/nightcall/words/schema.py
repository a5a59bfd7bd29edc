"""The tables of the shelf, and opening its file. Whatever is wrong with the file is refused."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nightcall.words.refused import refuse

VERSION = 2

TABLES = """
CREATE TABLE lists (
    id INTEGER PRIMARY KEY,
    handle TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    owner BLOB NOT NULL,            -- sha256 of the owner's key; the key itself is nowhere
    size INTEGER NOT NULL DEFAULT 0,  -- how many entries it has
    revision INTEGER NOT NULL DEFAULT 1,
    code TEXT UNIQUE,               -- given when first published, kept ever after
    published INTEGER NOT NULL DEFAULT 0,
    withdrawn INTEGER NOT NULL DEFAULT 0,  -- the revision that the server's keeper withdrew
    changed TEXT NOT NULL DEFAULT (datetime('now'))
) STRICT;
CREATE TABLE entries (
    list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
    place INTEGER NOT NULL,
    line TEXT NOT NULL,             -- as in data/words/FORMAT.md
    PRIMARY KEY (list, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
    reporter BLOB NOT NULL,         -- a hash: one report each, the last one stands
    reason TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    sent TEXT NOT NULL DEFAULT (datetime('now')),
    revision INTEGER NOT NULL DEFAULT 1,  -- of the list, as it was reported
    PRIMARY KEY (list, reporter)
) STRICT, WITHOUT ROWID;
CREATE TABLE used (
    host BLOB NOT NULL,             -- a hash of whoever wishes no repeats
    language TEXT NOT NULL,
    word TEXT NOT NULL,
    day TEXT NOT NULL DEFAULT (date('now')),
    PRIMARY KEY (host, language, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX published_names ON lists (published, name);
"""

SINCE_1 = """
ALTER TABLE lists ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lists ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reports ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
UPDATE lists SET size = (SELECT count(*) FROM entries WHERE list = id);
UPDATE reports SET revision = (SELECT revision FROM lists WHERE id = list);
"""


def connect(path: Path) -> sqlite3.Connection:
    """The open file, made if it is new. Every commit is on the disk before it returns."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        store = sqlite3.connect(path, isolation_level=None, timeout=10)
    except (OSError, sqlite3.Error):
        raise refuse("cannot-open", str(path)) from None
    try:
        prepare(store, path)
    except BaseException:
        store.close()
        raise
    return store


def prepare(store: sqlite3.Connection, path: Path) -> None:
    try:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("PRAGMA synchronous = FULL")
        store.execute("PRAGMA foreign_keys = ON")
        with transaction(store):
            (version,) = store.execute("PRAGMA user_version").fetchone()
            (tables,) = store.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if version == 0 and tables:
                raise refuse("not-a-shelf", str(path))
            if version < VERSION:
                for statement in (TABLES if version == 0 else SINCE_1).split(";\n"):
                    store.execute(statement)
                store.execute(f"PRAGMA user_version = {VERSION}")
    except sqlite3.Error:
        raise refuse("not-a-shelf", str(path)) from None
    if version > VERSION:
        raise refuse("newer-shelf", str(path))


@contextmanager
def transaction(store: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, one writer at a time."""
    store.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        store.execute("ROLLBACK")
        raise
    store.execute("COMMIT")

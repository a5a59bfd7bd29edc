"""The schema, as the steps that lead to it. A step is never changed once it has been released."""

import sqlite3

STEPS = (
    """
    CREATE TABLE record (
        room TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (room, n)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE archived (
        room TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (room, n)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE archive (
        room TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        about BLOB NOT NULL
    ) WITHOUT ROWID
    """,
)


class NewerSchema(RuntimeError):  # noqa: N818  reads as a sentence
    """The file was written by a newer Nightcall; it is left as it is."""


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps this file has not seen yet, each in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise NewerSchema(f"its schema is {version}, this Nightcall knows {len(STEPS)}")
    for number, step in enumerate(STEPS[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(step)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")

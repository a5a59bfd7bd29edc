"""The write-ahead log is copied into the file beside the writer, and nobody waits for it."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from nightcall.store import Record, copying
from nightcall.store.sqlite import SqliteStore


def run(evening: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(evening())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.02)


def test_what_was_committed_comes_into_the_file_itself(tmp_path: Path) -> None:
    path, alone = tmp_path / "rooms.db", tmp_path / "alone.db"

    def kept() -> int:
        shutil.copy(path, alone)  # without its log
        connection = sqlite3.connect(alone)
        try:
            return int(connection.execute("SELECT count(*) FROM record").fetchone()[0])
        except sqlite3.Error:
            return 0
        finally:
            connection.close()

    async def evening() -> None:
        store = SqliteStore(path)
        for n in range(1, copying.COMMITS + 1):
            await store.append("ELM", [Record(n, 0, b"{}")])
        await until(lambda: kept() >= copying.COMMITS - 1)
        await store.close()

    run(evening)


def test_what_is_deleted_stands_in_no_file_afterwards(tmp_path: Path) -> None:
    secret = b"the wolf was Bob"

    async def evening() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        await store.append("OAK", [Record(1, 0, b"{}")])
        await store.append("ELM", [Record(1, 0, secret)])
        assert any(secret in file.read_bytes() for file in tmp_path.iterdir())
        await store.forget("ELM")
        await until(lambda: not any(secret in file.read_bytes() for file in tmp_path.iterdir()))
        assert len(await store.read("OAK")) == 1
        await store.close()

    run(evening)


def test_a_long_log_begins_anew_though_writing_never_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "COMMITS", 10)
    monkeypatch.setattr(copying, "LONG", 40)
    log = tmp_path / "rooms.db-wal"

    async def evening() -> None:
        store = SqliteStore(tmp_path / "rooms.db")

        async def writes(room: str) -> None:
            for n in range(1, 301):
                await store.append(room, [Record(n, 0, bytes(3000))])

        await asyncio.gather(*(writes(f"ROOM{number}") for number in range(4)))
        pages = log.stat().st_size / 4096
        assert pages < 1200, "every commit of four rooms writes at least four pages"
        await store.close()

    run(evening)


def test_a_reader_who_takes_long_holds_nobody_up(tmp_path: Path) -> None:
    """A backup, or somebody who looks at the file."""

    async def evening() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        await store.append("ELM", [Record(1, 0, b"{}")])
        reader = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM record").fetchone() == (1,)
        begin = time.perf_counter()
        for n in range(2, 2 * copying.COMMITS + 2):
            await store.append("ELM", [Record(n, 0, b"{}")])
        assert time.perf_counter() - begin < 5
        assert reader.execute("SELECT count(*) FROM record").fetchone() == (1,)
        reader.close()
        await store.close()

    run(evening)

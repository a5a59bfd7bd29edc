"""The SQLite store keeps what it acknowledged, in order, and refuses two writers."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from nightcall.store import Gone, Record, Stale
from nightcall.store.migrations import NewerSchema
from nightcall.store.sqlite import SqliteStore


def record(n: int, text: str = "hello") -> Record:
    return Record(n, 1000 + n, text.encode())


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def main() -> None:
        store = SqliteStore(path)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_records_come_back_in_order_after_a_restart(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("elm", [record(1), record(2)])
        await store.append("oak", [record(1, "other")])
        await store.append("elm", [record(3)])

    async def read(store: SqliteStore) -> None:
        assert [r.n for r in await store.read("elm")] == [1, 2, 3]
        assert [r.n for r in await store.read("elm", after=2)] == [3]
        assert await store.read("fir") == []
        assert {room: len(records) async for room, records in store.rooms()} == {"elm": 3, "oak": 1}

    with_store(tmp_path / "rooms.db", write)
    with_store(tmp_path / "rooms.db", read)


@pytest.mark.parametrize("numbers", [[3], [1], [2, 4], [2, 2]])
def test_a_number_that_does_not_follow_is_stale_and_writes_nothing(
    tmp_path: Path, numbers: list[int]
) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("elm", [record(1)])
        with pytest.raises(Stale):
            await store.append("elm", [record(n) for n in numbers])
        assert len(await store.read("elm")) == 1

    with_store(tmp_path / "rooms.db", use)


def test_of_two_who_write_the_same_number_one_is_refused(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        tries = [store.append("elm", [record(1, f"try {number}")]) for number in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Stale) for result in results) == 19

    with_store(tmp_path / "rooms.db", use)


def test_a_forgotten_room_is_gone_and_others_stay(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("elm", [record(1)])
        await store.append("oak", [record(1)])
        await store.forget("elm")
        assert [room async for room, _ in store.rooms()] == ["oak"]

    with_store(tmp_path / "rooms.db", use)


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        async def fill(room: str) -> None:
            for n in range(1, 101):
                await store.append(room, [record(n)])

        await asyncio.gather(fill("elm"), fill("oak"), store.backup(tmp_path / "copy.db"))

    with_store(tmp_path / "rooms.db", use)
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for count, last in copy.execute("SELECT count(*), max(n) FROM record GROUP BY room"):
            assert count == last


def test_a_closed_store_acknowledges_nothing(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.close()
        with pytest.raises(Gone):
            await store.append("elm", [record(1)])

    with_store(tmp_path / "rooms.db", use)


def test_a_file_of_a_newer_nightcall_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "rooms.db") as other:
        other.execute("PRAGMA user_version = 99")

    async def main() -> None:
        SqliteStore(tmp_path / "rooms.db")

    with pytest.raises(NewerSchema):
        asyncio.run(main())


@pytest.mark.parametrize("seed", range(6))
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "rooms.db"
    acknowledged: dict[str, int] = {}
    chance = Random(seed)
    for _ in range(3):
        command = [sys.executable, "-m", "tests.store.writer", str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603  ours
            assert writer.stdout is not None
            for _ in range(chance.randrange(1, 400)):
                room, number = writer.stdout.readline().split()
                acknowledged[room] = int(number)
            writer.kill()
            for line in writer.stdout.read().splitlines(keepends=True):
                if line.endswith("\n"):
                    room, number = line.split()
                    acknowledged[room] = int(number)

    async def check(store: SqliteStore) -> None:
        for room, last in acknowledged.items():
            records = await store.read(room)
            assert len(records) >= last
            assert [r.body.decode() for r in records] == [f"{room} {r.n}" for r in records]

    with_store(path, check)

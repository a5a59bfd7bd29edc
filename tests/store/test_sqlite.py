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
from nightcall.store.migrations import STEPS, NewerSchema
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


def test_a_room_that_is_put_away_is_no_longer_among_the_rooms(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("elm", [record(1), record(2)])
        await store.append("oak", [record(1)])
        assert await store.idle(before=1002) == [("oak", 1)]
        assert await store.idle(before=1003) == [("elm", 2), ("oak", 1)]
        await store.archive("elm", 2, b"about elm")
        assert await store.read("elm") == []
        assert [room async for room, _ in store.rooms()] == ["oak"]
        assert await store.archived("elm") == b"about elm"
        assert await store.archived("oak") is None
        assert await store.idle(before=9999) == [("oak", 1)]

    with_store(tmp_path / "rooms.db", use)
    with sqlite3.connect(tmp_path / "rooms.db") as file:
        kept = file.execute("SELECT room, n, body FROM archived").fetchall()
    assert kept == [("elm", 1, b"hello"), ("elm", 2, b"hello")]


def test_a_room_that_was_used_meanwhile_is_not_put_away(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("elm", [record(1), record(2)])
        for last in (0, 1, 3):
            with pytest.raises(Stale):
                await store.archive("elm", last, b"about elm")
        assert len(await store.read("elm")) == 2
        assert await store.archived("elm") is None

    with_store(tmp_path / "rooms.db", use)


def test_what_is_forgotten_is_gone_from_the_file(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("elm", [record(1, "a secret of elm")])
        await store.append("oak", [record(1, "a secret of oak")])
        await store.append("fir", [record(1, "what stays")])
        await store.archive("oak", 1, b"a secret about oak")
        for room in ("elm", "oak"):
            await store.forget(room)

    with_store(tmp_path / "rooms.db", use)
    found = b"".join(path.read_bytes() for path in tmp_path.glob("rooms.db*"))
    assert b"what stays" in found
    assert b"a secret" not in found


def test_a_file_of_an_older_nightcall_gets_what_is_new(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "rooms.db") as old:
        old.execute(STEPS[0])
        old.execute("INSERT INTO record VALUES ('elm', 1, 1001, 'hello')")
        old.execute("PRAGMA user_version = 1")

    async def use(store: SqliteStore) -> None:
        await store.archive("elm", 1, b"about elm")
        assert await store.archived("elm") == b"about elm"

    with_store(tmp_path / "rooms.db", use)


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

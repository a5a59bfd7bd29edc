"""When a disk or a script fails, nothing is told that is not kept, and other rooms play on."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from nightcall.client import Client, Refusal
from nightcall.games.werewords.night import night
from nightcall.server.live import A_MOMENT, LiveRoom
from nightcall.store import Gone, Record
from nightcall.store.sqlite import SqliteStore
from tests.server.party import FAST, NAMES, all_go, play, run, seated, serving


class Failing(SqliteStore):
    """A store whose disk fails when it is told to, before or after it has written."""

    fails = ""

    async def append(self, room: str, records: Sequence[Record]) -> None:
        if self.fails == "before":
            raise Gone("the disk is full")
        await super().append(room, records)
        if self.fails == "after":
            raise sqlite3.OperationalError("who knows")


class Leaving(SqliteStore):
    """A store during whose last attempt to write the room is stopped."""

    attempts = 0
    room: LiveRoom | None = None

    async def append(self, room: str, records: Sequence[Record]) -> None:
        if self.room is None:
            return await super().append(room, records)
        self.attempts += 1
        self.room.stop()
        raise Gone("the disk is full")


def failing(people: list[Client], place: object) -> Failing:
    store = place.live(people[0]).world.store  # type: ignore[attr-defined]
    assert isinstance(store, Failing)
    return store


def test_what_is_not_kept_is_told_to_nobody(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, store=Failing, speed=1) as place:
            people = await seated(place.url)
            store = failing(people, place)
            await people[0].does("start")
            await people[1].until(lambda seen: seen.asked)
            store.fails = "before"
            with pytest.raises(Refusal, match="not-kept"):
                await people[1].answers("seen")
            assert people[1].seen.given is None
            assert people[2].seen.progress == {"kind": "look", "answered": 0, "of": 5}
            with pytest.raises(Refusal, match="not-kept"):
                await Client.joins(place.url, people[0].key.code, "Zoe", kind="watcher")
            store.fails = ""
            await people[1].answers("seen")
            await people[2].until(lambda seen: seen.progress and seen.progress["answered"] == 1)
            await all_go(people)

    run(party)


def test_an_answer_that_was_kept_all_the_same_counts_once(tmp_path: Path) -> None:
    """The store fails after it has written: the room is read again and has the answer."""

    async def party() -> None:
        async with serving(tmp_path, store=Failing, speed=1) as place:
            people = await seated(place.url)
            bob, store = people[1], failing(people, place)
            await people[0].does("start")
            await bob.until(lambda seen: seen.asked)
            bob._ids = iter(["one", "one"])  # type: ignore[assignment]
            store.fails = "after"
            with pytest.raises(Refusal, match="not-kept"):
                await bob.answers("seen")
            store.fails = ""
            await bob.until(lambda seen: seen.given == "seen")
            length = place.live(bob).room.length
            await bob.answers("seen")
            assert place.live(bob).room.length == length
            await all_go(people)

    run(party)


def test_a_room_that_is_stopped_while_its_clock_speaks_speaks_no_more(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, store=Leaving) as place:
            people = await seated(place.url, NAMES[:6])
            live = place.live(people[0])
            store = live.world.store
            assert isinstance(store, Leaving)
            await people[0].does("choose", game="werewolf")
            await people[0].does("start")
            for client in people:
                await client.until(lambda seen: seen.asked)
                await client.answers("seen")
            store.room = live
            async with asyncio.timeout(20):
                while not store.attempts:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(60 * A_MOMENT / 1000 / FAST)
            assert store.attempts == 1

    run(party)


def test_somebody_else_who_writes_to_the_room_is_noticed(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            live = place.live(people[0])
            body = b'{"event":"Locked","on":true}'
            with sqlite3.connect(tmp_path / "rooms.db") as other:
                other.execute(
                    "INSERT INTO record VALUES (?, ?, 0, ?)",
                    (live.code, live.room.length + 1, body),
                )
            with pytest.raises(Refusal, match="not-kept"):
                await people[0].does("name", name="Anna")
            await people[1].until(lambda seen: seen.room["is_locked"])
            await people[0].does("name", name="Anna")
            await people[1].until(lambda seen: seen.room["people"][0]["name"] == "Anna")
            await all_go(people)

    run(party)


def test_a_fault_in_a_script_stops_that_room_only_and_undo_brings_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty = True

    async def sometimes(*args: object) -> None:
        if faulty:
            raise ZeroDivisionError("a bug of ours")
        await night(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("nightcall.games.werewords.script.night", sometimes)

    async def party() -> None:
        nonlocal faulty
        async with serving(tmp_path) as place:
            people, others = await seated(place.url), await seated(place.url)
            await others[0].does("choose", game="wherewolf")
            for host in (people[0], others[0]):
                await host.does("start")
            for client in people:
                await client.until(lambda seen: seen.asked)
                await client.answers("seen")
            for client in people:
                await client.until(lambda seen: seen.room["failed"])
            await play(others)
            faulty = False
            await people[0].does("undo", sure=True)
            await people[4].until(lambda seen: not seen.room["failed"])
            await play(people)
            await all_go([*people, *others])

    run(party)


def test_a_fault_at_the_desk_leaves_the_room_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug of ours")

    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            with monkeypatch.context() as patch:
                patch.setattr("nightcall.room.desk.Desk.locks", lambda *_, **__: broken())
                with pytest.raises(Refusal, match="our-fault"):
                    await people[0].does("lock", on=True)
            await people[0].does("lock", on=True)
            await people[1].until(lambda seen: seen.room["is_locked"])
            await all_go(people)

    run(party)


def test_a_room_of_other_rules_stays_shut_and_the_others_open(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people, others = await seated(place.url), await seated(place.url)
            await people[0].does("start")
            keys = people[0].key, others[0].key
            await all_go([*people, *others])
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            rows = file.execute("SELECT room, n, body FROM record").fetchall()
            for room, n, body in rows:
                changed = body.replace(b'"rules":1', b'"rules":99')
                file.execute(
                    "UPDATE record SET body = ? WHERE room = ? AND n = ?", (changed, room, n)
                )
        async with serving(tmp_path) as place:
            with pytest.raises(Refusal, match="room-broken"):
                await Client(place.url, keys[0]).comes()
            other = await Client(place.url, keys[1]).comes()
            await other.goes()

    run(party)

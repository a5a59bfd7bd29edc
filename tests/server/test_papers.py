"""Rooms that nobody uses are put away; their people can take along or delete what is kept."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightcall.client import Client, Key, Refusal, delete, export, post
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent
from nightcall.room.refused import Refused
from nightcall.server import closing
from nightcall.server.keys import HALL, PAPERS
from nightcall.server.limits import Rate
from nightcall.store.sqlite import SqliteStore
from tests.server.party import GENEROUS, Place, all_go, play, run, seated, serving

PLENTIFUL = msgspec.structs.replace(GENEROUS, papers=Rate(1e9, 1e9))
AT_ONCE = msgspec.structs.replace(PLENTIFUL, archive_days=1e-9, hours_in_memory=0)


async def a_game_is_played(place: Place) -> list[Client]:
    people = await seated(place.url)
    await people[0].does("start")
    await play(people)
    return people


async def put_away(place: Place) -> None:
    await asyncio.sleep(0.05)
    place.server.app[HALL].rest()
    await place.server.app[PAPERS].put_away()


async def refused(reason: str, url: str, key: Key, do: str = "export", **more: Any) -> None:
    wanted = {"place": key.place, "secret": key.secret, **more}
    with pytest.raises(Refusal, match=reason) as caught:
        await post(url, f"/api/rooms/{key.code}/{do}", wanted)
    assert caught.value.refused["text"]


def test_an_export_has_finished_games_and_never_a_running_one(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTIFUL) as place:
            people = await a_game_is_played(place)
            bob = people[1].key
            record = (await people[1].does("record"))["record"]
            assert await export(place.url, bob) == [msgspec.json.decode(line) for line in record]
            await people[0].does("start")
            await people[1].until(lambda seen: seen.asked)
            assert len(await export(place.url, bob)) == len(record)
            late = await Client.joins(place.url, bob.code, "Zoe", kind="watcher")
            assert await export(place.url, late.key) == []
            await all_go([*people, late])

    run(party)


def test_only_who_has_a_key_of_the_room_gets_anything(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTIFUL) as place:
            people = await a_game_is_played(place)
            (other,) = await seated(place.url, ("Ann",))
            code, bob = people[0].key.code, people[1].key
            for do in ("export", "delete"):
                for key in (
                    Key(code, "p2", "guess"),
                    Key(code, "p2", ""),
                    Key(code, "p99", bob.secret),
                    Key(code, other.key.place, other.key.secret),
                ):
                    await refused("not-your-place", place.url, key, do)
                await refused("no-such-room", place.url, Key("BCDFGH", "p1", "x"), do)
            await all_go([*people, other])

    run(party)


def test_the_host_deletes_a_room_when_sure_and_nobody_else(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTIFUL) as place:
            people = await seated(place.url)
            (other,) = await seated(place.url, ("Ann",))
            ann, bob = people[0].key, people[1].key
            await people[0].does("start")
            await refused("game-running", place.url, ann, "delete", sure=True)
            await people[0].does("giveup")
            await refused("host-only", place.url, bob, "delete", sure=True)
            await refused("delete-needs-your-word", place.url, ann, "delete")
            await refused("delete-needs-your-word", place.url, ann, "delete", sure=False)
            await refused("bad-message", place.url, ann, "delete", sure="yes")
            await export(place.url, ann)
            await delete(place.url, ann)
            for client in people:
                await client.until(lambda _, client=client: client.shown_out)  # type: ignore[misc]
                assert client.shown_out == closing.DELETED
            for key in (ann, bob):
                await refused("no-such-room", place.url, key)
                with pytest.raises(Refusal, match="no-such-room"):
                    await Client(place.url, key).comes()
            await other.does("lock", on=True)
            await all_go([*people, other])
        async with serving(tmp_path) as place:
            with pytest.raises(Refusal, match="no-such-room"):
                await Client(place.url, ann).comes()
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            rooms = file.execute("SELECT DISTINCT room FROM record").fetchall()
        assert rooms == [(other.key.code,)]

    run(party)


def test_a_command_that_waits_while_its_room_is_deleted_does_nothing(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTIFUL) as place:
            people = await seated(place.url)
            live = place.live(people[0])

            def sits(desk: Desk, _: int) -> list[AnyEvent]:
                return desk.sits("p9", "Zoe", "", "bot")

            await delete(place.url, people[0].key)
            for _ in range(2):
                with pytest.raises(Refused, match="no-such-room"):
                    await live.happens(sits)
            await all_go(people)
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            assert file.execute("SELECT count(*) FROM record").fetchone() == (0,)

    run(party)


def test_a_room_that_nobody_uses_is_archived_and_its_people_can_have_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=AT_ONCE) as place:
            people = await a_game_is_played(place)
            ann, bob = people[0].key, people[1].key
            before = await export(place.url, bob)
            assert before
            await put_away(place)
            assert await export(place.url, bob) == before, "somebody is there, so it stays"
            await people[0].does("lock", on=True)
            await all_go(people)
            await put_away(place)
            assert ann.code not in place.server.app[HALL].rooms
            with pytest.raises(Refusal, match="room-archived"):
                await Client(place.url, ann).comes()
            with pytest.raises(Refusal, match="room-archived"):
                await Client.joins(place.url, ann.code, "Zoe")
            assert await export(place.url, bob) == before
            await refused("not-your-place", place.url, Key(ann.code, "p2", ann.secret))
        async with serving(tmp_path, limits=PLENTIFUL) as place:
            assert await export(place.url, bob) == before
            await refused("host-only", place.url, bob, "delete", sure=True)
            await refused("delete-needs-your-word", place.url, ann, "delete")
            await delete(place.url, ann)
            await refused("no-such-room", place.url, ann)
        left = b"".join(path.read_bytes() for path in tmp_path.glob("rooms.db*"))
        assert ann.code.encode() not in left

    run(party)


def test_a_room_that_cannot_be_read_is_not_put_away(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=AT_ONCE) as place:
            people = await seated(place.url)
            await all_go(people)
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            file.execute('UPDATE record SET body = \'{"event":"Unknown"}\' WHERE n = 3')
            (kept,) = file.execute("SELECT count(*) FROM record").fetchone()
        async with serving(tmp_path, limits=AT_ONCE) as place:
            await put_away(place)
            await refused("room-broken", place.url, people[0].key)
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            assert file.execute("SELECT count(*) FROM record").fetchone() == (kept,)

    run(party)


def test_without_days_nothing_is_put_away(tmp_path: Path) -> None:
    never = msgspec.structs.replace(AT_ONCE, archive_days=0)

    async def party() -> None:
        async with serving(tmp_path, limits=never) as place:
            people = await seated(place.url)
            await all_go(people)
            await put_away(place)
            assert people[0].key.code not in place.server.app[HALL].rooms
            back = await Client(place.url, people[0].key).comes()
            await back.goes()

    run(party)


def test_papers_cannot_be_asked_for_without_end(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, papers=Rate(3, 0.0001))

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            (host,) = await seated(place.url, ("Ann",))
            for _ in range(3):
                assert await export(place.url, host.key) == []
            await refused("too-many-tries", place.url, host.key)
            await host.goes()

    run(party)


class Forgetful(SqliteStore):
    """Its disk fails just when something is to be deleted."""

    async def forget(self, room: str) -> None:
        raise sqlite3.OperationalError(f"cannot forget {room}")


def test_what_could_not_be_deleted_is_still_there(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTIFUL, store=Forgetful) as place:
            (host,) = await seated(place.url, ("Ann",))
            await refused("not-kept", place.url, host.key, "delete", sure=True)
            await host.does("lock", on=True)
            await host.goes()

    run(party)

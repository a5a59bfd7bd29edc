"""Who is let in: nobody new to a locked room, and not without end from one address."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from nightcall.client import Client, Key, Refusal
from nightcall.server import closing, counter
from nightcall.server.keys import DOORS
from tests.server.party import GENEROUS, all_go, play, run, seated, serving
from tests.server.test_strangers import first_words, hello


def test_a_locked_room_admits_nobody_new(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            host, code = people[0], people[0].key.code
            await host.does("lock", on=True)
            for kind in ("person", "watcher"):
                with pytest.raises(Refusal, match="room-locked"):
                    await Client.joins(place.url, code, "Zoe", kind=kind)
            others = await seated(place.url)
            for again in ("", "0" * 64, place.live(others[0]).room.again):
                heard, closed = await first_words(place.url, hello(code=code, again=again))
                assert [word["refused"]["reason"] for word in heard] == ["room-locked"]
                assert closed == closing.NOT_ADMITTED
            await host.does("bot", name="Oak")
            await host.does("lock", on=False)
            zoe = await Client.joins(place.url, code, "Zoe")
            await all_go([*people, *others, zoe])

    run(party)


def test_who_was_in_a_room_comes_back_when_it_is_locked(tmp_path: Path) -> None:
    """A phone, its second device, and a television that has watched; after a restart too."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            television = await Client.watches(place.url, people[0].key.code)
            await people[0].does("lock", on=True)
            ticket = (await people[1].does("ticket", place=people[1].key.place, keep=True))[
                "ticket"
            ]
            second = await Client.brings(place.url, people[1].key.code, ticket)
            port, era = int(place.url.rpartition(":")[2]), television.seen.era
        async with serving(tmp_path, port=port) as place:
            for client in (*people, second, television):
                await client.until(lambda seen: seen.era != era)
                assert client.shown_out is None
                assert client.seen.room["is_locked"]
            await all_go([*people, second, television])

    run(party)


def test_a_place_may_open_a_screen_though_the_room_is_locked(tmp_path: Path) -> None:
    """The screen sees what is public, and its key must open the place."""

    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            host = people[0]
            await host.does("lock", on=True)
            await host.does("start")
            for client in people:
                await client.until(lambda seen: seen.asked)
            wrong = hello(**host.key._asdict() | {"secret": "guess"}, watches=True)
            heard, _ = await first_words(place.url, wrong)
            assert heard[0]["refused"]["reason"] == "not-your-place"
            told = await _first_two(place.url, hello(**host.key._asdict(), watches=True))
            assert told[0]["done"]["place"] is None
            assert "asked" not in told[1] or told[1]["asked"] is None
            assert not [item for item in told[1]["said"] if item.get("to")]
            back = await _first_two(
                place.url, hello(code=host.key.code, again=told[0]["done"]["again"])
            )
            assert back[1]["said"] == told[1]["said"]
            await all_go(people)

    run(party)


async def _first_two(url: str, greeting: str) -> list[dict[str, Any]]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/ws") as screen,
    ):
        await screen.send_str(greeting)
        return [msgspec.json.decode((await screen.receive(timeout=40)).data) for _ in range(2)]


def test_what_lets_a_screen_come_again_is_for_screens_only(tmp_path: Path) -> None:
    """It is no key of any place, and who has a place is not given it."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            again = place.live(people[0]).room.again
            for key in (people[0].key, people[1].key):
                told = await _first_two(place.url, hello(**key._asdict()))
                assert again not in str(told)
                with pytest.raises(Refusal, match="not-your-place"):
                    await Client(place.url, Key(key.code, key.place, again)).comes()
            await all_go(people)

    run(party)


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_of_an_address=3)

    async def party() -> None:
        async with serving(tmp_path, limits=limits, behind_proxy=True) as place:
            host = await Client.opens(place.url, "Ann")
            greeting = hello(**host.key._asdict())
            async with aiohttp.ClientSession() as session:
                home = {"X-Forwarded-For": "198.51.100.7"}
                sockets = [
                    await session.ws_connect(f"{place.url}/ws", headers=home) for _ in range(3)
                ]
                heard, closed = await first_words(place.url, greeting, **home)
                assert [word["refused"]["reason"] for word in heard] == ["too-many-connections"]
                assert "3" in heard[0]["refused"]["text"]
                assert closed == closing.TRY_AGAIN
                for elsewhere in ("198.51.100.8", "2001:db8::1"):
                    headers = {"X-Forwarded-For": elsewhere}
                    async with session.ws_connect(f"{place.url}/ws", headers=headers) as other:
                        await other.send_str(greeting)
                        assert "done" in (await other.receive(timeout=40)).data
                await sockets.pop().close()
                async with session.ws_connect(f"{place.url}/ws", headers=home) as again:
                    await again.send_str(greeting)
                    assert "done" in (await again.receive(timeout=40)).data
                for socket in sockets:
                    await socket.close()
            await host.goes()
            doors = place.server.app[DOORS]
            async with asyncio.timeout(40):
                while doors.connections:
                    await asyncio.sleep(0.01)
            assert not doors.here

    run(party)


def test_a_ticket_is_void_when_its_place_has_another_owner(tmp_path: Path) -> None:
    """Whoever was sent away, or has gone and was replaced, must not come back by a ticket of
    before: it would open the seat of somebody else."""

    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            host, code = people[0], people[0].key.code
            bob, cid, dee = people[1:4]
            await host.does("start")

            async def ticket_of(client: Client, *, keep: bool) -> str:
                made = await client.does("ticket", place=client.key.place, keep=keep)
                return str(made["ticket"])

            tickets = [await ticket_of(bob, keep=True), await ticket_of(bob, keep=False)]
            await host.does("kick", place=bob.key.place)
            tickets.append(await ticket_of(cid, keep=True))
            await cid.does("leave")
            zoe = await Client.joins(place.url, code, "Zoe", instead=cid.key.place)
            tickets.append(await ticket_of(dee, keep=True))
            moved = await Client.brings(place.url, code, await ticket_of(dee, keep=False))
            for ticket in tickets:
                with pytest.raises(Refusal, match="no-such-ticket"):
                    await Client.brings(place.url, code, ticket)
            assert await zoe.does("ping") is True
            await all_go([*people, zoe, moved])

    run(party)


def test_dead_connections_do_not_keep_a_phone_from_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a bad network a phone comes anew before the old connections are known to be dead."""
    limits = msgspec.structs.replace(GENEROUS, devices_of_a_place=3)

    async def party() -> None:
        async with (
            serving(tmp_path, limits=limits) as place,
            aiohttp.ClientSession() as session,
        ):
            host = await Client.opens(place.url, "Ann")
            greeting = hello(**host.key._asdict())
            dead = [await session.ws_connect(f"{place.url}/ws") for _ in range(2)]
            for socket in dead:
                await socket.send_str(greeting)
                assert "done" in (await socket.receive(timeout=5)).data
            heard, closed = await first_words(place.url, greeting)
            assert heard[0]["refused"]["reason"] == "too-many-devices"
            assert closed == closing.TRY_AGAIN
            monkeypatch.setattr(counter, "SILENT", 0.3)
            await asyncio.sleep(0.5)
            assert await host.does("ping") is True
            again = await Client(place.url, host.key).comes()
            assert await host.does("ping") is True
            assert host.reconnects == 0
            async with asyncio.timeout(5):
                while not dead[0].closed:
                    await dead[0].receive()
            assert not dead[1].closed
            await all_go([host, again])

    run(party)


def test_a_room_is_used_up_one_day_and_its_game_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host who changes something all day would fill the disk, and make every restart slow."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            await people[0].does("start")
            monkeypatch.setattr(counter, "MOST_EVENTS", place.live(people[0]).room.length)
            with pytest.raises(Refusal, match="room-used-up"):
                await people[0].does("lock", on=True)
            await play(people)
            with pytest.raises(Refusal, match="room-used-up"):
                await people[0].does("start")
            await all_go(people)

    run(party)

"""Phones sleep, break and change hands; a seat and what it knows stay with its person."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightcall.client import Client, Key, Refusal, ShownOut
from nightcall.server import closing
from tests.server.party import NAMES, Player, all_go, play, run, seated, serving


async def loses_its_network(client: Client) -> None:
    """As if the phone had gone out of reach for a moment."""
    socket: Any = client._socket
    socket._conn.transport.abort()
    await client.until(lambda _: client._socket is not socket and client._socket is not None)


def told(client: Client) -> list[str]:
    return [item["told"] for item in client.seen.said if "told" in item]


def test_a_phone_that_comes_back_in_the_night_gets_what_it_missed(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            for client in people:
                await client.until(lambda seen: seen.asked)
            bob = people[1]
            before, era = bob.seen.n, bob.seen.era
            wholes: list[str] = []
            bob._on_frame = wholes.append
            await loses_its_network(bob)
            for client in people:
                await client.answers("seen")
            await bob.until(lambda seen: seen.said[-1].get("line", "") != "deal")
            assert bob.seen.era == era
            assert bob.seen.n > before
            assert bob.reconnects == 1
            assert not any('"whole"' in frame for frame in wholes), "it got only what it missed"
            assert "your-card" in told(bob)
            await all_go(people)

    run(party)


def test_whoever_was_away_for_long_gets_everything(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            await people[0].does("start")
            await play(people)
            again = await Client(place.url, people[2].key).comes()
            await again.until(lambda seen: seen.outcome)
            assert again.seen.said == people[2].seen.said
            assert again.seen.outcome == people[2].seen.outcome
            await all_go([*people, again])

    run(party)


def test_the_same_answer_twice_counts_once_and_gets_the_same_reply(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            ann = people[0]
            await ann.until(lambda seen: seen.asked)
            ann._ids = iter(["same", "same", "other"])  # type: ignore[assignment]
            assert await ann.answers("seen") is True
            length = place.live(ann).room.length
            assert await ann.answers("seen") is True
            assert place.live(ann).room.length == length
            await all_go(people)

    run(party)


def test_two_devices_of_one_seat_see_the_same_and_either_may_answer(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            bob = people[1]
            ticket = (await bob.does("ticket", place=bob.key.place, keep=True))["ticket"]
            tablet = await Client.brings(place.url, bob.key.code, ticket)
            assert tablet.key.place == bob.key.place
            assert tablet.key.secret != bob.key.secret
            await people[0].does("start")
            await tablet.until(lambda seen: seen.asked)
            await tablet.answers("seen")
            await bob.until(lambda seen: seen.given == "seen")
            await tablet.until(lambda seen: seen.given == "seen")
            assert bob.seen.said == tablet.seen.said
            with pytest.raises(Refusal, match="no-such-ticket"):
                await Client.brings(place.url, bob.key.code, ticket)
            await all_go([*people, tablet])

    run(party)


def test_a_place_that_moves_leaves_its_old_device_outside(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            ann, bob, cid = people[:3]
            with pytest.raises(Refusal, match="place-is-here"):
                await ann.does("ticket", place=bob.key.place)
            with pytest.raises(Refusal, match="host-only"):
                await cid.does("ticket", place=bob.key.place)
            ticket = (await bob.does("ticket", place=bob.key.place))["ticket"]
            new = await Client.brings(place.url, bob.key.code, ticket)
            await bob.until(lambda _: bob.shown_out)
            assert bob.shown_out == closing.MOVED
            with pytest.raises(Refusal, match="not-your-place"):
                await Client(place.url, bob.key).comes()
            await cid.until(lambda seen: {"moved"} & {note["key"] for note in seen.notices})
            await all_go([*people, new])

    run(party)


def test_the_host_hands_a_lost_seat_to_another_phone(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            ann, bob = people[:2]
            await bob.goes()
            await ann.until(lambda seen: not seen.room["people"][1]["is_here"])
            ticket = (await ann.does("ticket", place=bob.key.place))["ticket"]
            new = await Client.brings(place.url, bob.key.code, ticket)
            await new.until(lambda seen: seen.room)
            await all_go([*people, new])

    run(party)


def test_a_kicked_phone_can_do_nothing_and_a_program_plays_on(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            ann, bob = people[:2]
            await ann.does("start")
            await bob.until(lambda seen: seen.asked)
            await ann.does("kick", place=bob.key.place)
            await bob.until(lambda _: bob.shown_out)
            assert bob.shown_out == closing.KICKED
            with pytest.raises(ShownOut):
                await bob.answers("seen")
            with pytest.raises(Refusal, match="not-your-place"):
                await Client(place.url, bob.key).comes()
            await play([ann, *people[2:]])
            await all_go(people)

    run(party)


def test_a_host_who_leaves_is_followed_and_one_who_is_lost_can_be(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            ann, bob, cid = people[:3]
            with pytest.raises(Refusal, match="host-is-here"):
                await cid.does("takeover")
            await ann.does("leave")
            await bob.until(lambda seen: seen.room["people"][0]["is_host"])
            assert bob.seen.room["people"][0]["name"] == "Bob"
            await bob.does("lock", on=True)
            await bob.goes()
            await cid.until(lambda seen: not seen.room["people"][0]["is_here"])
            await cid.does("takeover")
            await cid.does("lock", on=False)
            await all_go(people)

    run(party)


def test_a_stand_in_plays_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            ann, eve = people[0], people[4]
            await ann.does("start")
            await ann.until(lambda seen: seen.asked)
            await eve.does("leave")
            await eve.until(lambda _: eve.shown_out)
            assert eve.shown_out == closing.LEFT
            back = await Client(place.url, eve.key).comes()
            await back.until(lambda seen: seen.room["people"][4]["stand_in"])
            await back.does("standin", place=eve.key.place, on=False)
            await back.until(lambda seen: not seen.room["people"][4]["stand_in"])
            await back.does("standin", place=eve.key.place, on=True)
            await play(people[:4])
            await back.until(lambda seen: seen.outcome)
            await all_go([*people, back])

    run(party)


def test_a_restart_of_the_server_is_hardly_noticed(tmp_path: Path) -> None:
    """The clients come back by themselves, to the same port, to the same question."""

    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            await people[1].until(lambda seen: seen.asked)
            await people[1].answers("seen")
            keys = [client.key for client in people]
            await all_go(people)
        async with serving(tmp_path, speed=1) as place:
            again = [await Client(place.url, Key(*key)).comes() for key in keys]
            await again[1].until(lambda seen: seen.given == "seen")
            await again[0].until(lambda seen: seen.asked and seen.given is None)
            assert again[0].seen.progress == {"kind": "look", "answered": 1, "of": 5}
            await all_go(again)

    run(party)


def test_a_game_goes_on_while_phones_come_and_go(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url, NAMES[:6])
            await people[0].does("start")
            players = [asyncio.create_task(Player(c, n).plays()) for n, c in enumerate(people)]
            for _ in range(10):
                for client in people[::2]:
                    if client._socket is not None and not client.seen.outcome:
                        await loses_its_network(client)
                await asyncio.sleep(0.02)
            async with asyncio.timeout(60):
                await asyncio.gather(*players)
            sitting = place.live(people[0]).room.sitting
            assert sitting is not None
            assert len({str(client.seen.outcome) for client in people}) == 1
            await all_go(people)

    run(party)

"""What a host can do to a running game: take back, pause, give more time, give up."""

import asyncio
from pathlib import Path

import pytest

from nightcall.client import Client, Refusal, Seen
from tests.server.party import NAMES, TestWall, all_go, run, seated, serving

A_LONG_PAUSE = 600_000
"""Milliseconds, at the table."""


def lines(seen: Seen) -> list[str]:
    return [item["line"] for item in seen.said if "line" in item]


def notes(seen: Seen) -> list[str]:
    return [note["key"] for note in seen.notices]


async def by_day(place_url: str) -> tuple[list[Client], Client]:
    """Five people by day in Werewords, and the Mayor among them."""
    people = await seated(place_url)
    await people[0].does("options", options={"day_seconds": 3600})
    await people[0].does("start")
    mayor = None
    for client in people:
        await client.until(lambda seen: seen.asked)
        await client.answers("seen")
    async with asyncio.timeout(20):
        while "day-breaks" not in lines(people[0].seen):
            for client in people:
                asked = client.seen.asked
                if asked and asked["options"]["type"] == "choice" and client.seen.given is None:
                    mayor = client
                    await client.answers(asked["options"]["values"][0])
            await asyncio.sleep(0.01)
    assert mayor is not None
    for client in people:
        await client.until(lambda seen: "day-breaks" in lines(seen))
    return people, mayor


def test_an_undo_by_day_is_plain_and_everybody_is_told(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people, mayor = await by_day(place.url)
            asker = next(client for client in people if client is not mayor)
            television = await Client.watches(place.url, asker.key.code)
            said = len(asker.seen.said)
            await asker.answers("Is it alive?")
            await television.until(lambda seen: len(seen.said) > 0)
            await people[0].does("undo")
            for client in (*people, television):
                await client.until(lambda seen: "undone" in notes(seen))
            assert len(asker.seen.said) == said
            await asker.answers("Is it alive?")
            await all_go([*people, television])

    run(party)


def test_an_undo_of_what_was_private_needs_the_hosts_word(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            host = people[0]
            await host.does("start")
            for client in people:
                await client.until(lambda seen: seen.asked)
                await client.answers("seen")
            await host.until(lambda seen: "night-falls" in lines(seen))
            for steps in (1, 3, 1000):
                with pytest.raises(Refusal, match="undo-needs-your-word"):
                    await host.does("undo", steps=steps)
            await host.does("undo", steps=1000, sure=True)
            for client in people:
                await client.until(lambda seen: "undone" in notes(seen))
                assert client.seen.given is None
                assert client.seen.asked
            with pytest.raises(Refusal, match="nothing-to-undo"):
                await host.does("undo", sure=True)
            await all_go(people)

    run(party)


def test_a_pause_stops_the_clock_for_everybody(tmp_path: Path) -> None:
    async def party() -> None:
        wall = TestWall(20)
        async with serving(tmp_path, wall=wall) as place:
            people, mayor = await by_day(place.url)
            host = people[0]
            await host.does("pause", on=True)
            for client in people:
                await client.until(lambda seen: seen.clock and not seen.clock["is_running"])
                assert client.seen.room["is_paused"]
            left = host.seen.clock["left"] if host.seen.clock else 0
            with pytest.raises(Refusal, match="paused"):
                await next(c for c in people if c is not mayor).answers("Is it alive?")
            wall.runs(20, ahead=A_LONG_PAUSE)
            await host.does("pause", on=False)
            await host.until(lambda seen: seen.clock and seen.clock["is_running"])
            assert host.seen.clock
            assert left - A_LONG_PAUSE < host.seen.clock["left"] <= left
            await host.does("extend", seconds=60)
            await host.until(lambda seen: seen.clock and seen.clock["left"] > left + 55_000)
            await all_go(people)

    run(party)


def test_a_timer_that_nobody_sees_cannot_be_felt_for(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            with pytest.raises(Refusal, match="no-timer"):
                await people[0].does("extend", seconds=30)
            with pytest.raises(Refusal, match="not-asked"):
                await people[0].does("house", answer="(whoops)")
            await all_go(people)

    run(party)


def test_a_hidden_answer_sends_nothing_to_anybody_else(tmp_path: Path) -> None:
    """In the night of Werewolf the pack proposes; the others' phones get no sign of it."""

    async def party() -> None:
        async with serving(tmp_path, speed=20) as place:
            people = await seated(place.url, NAMES[:8])
            await people[0].does("choose", game="werewolf")
            await people[0].does("start")
            async with asyncio.timeout(20):
                while not any(c.seen.asked and c.seen.asked["kind"] == "victim" for c in people):
                    for client in people:
                        if client.seen.asked and client.seen.asked["kind"] != "victim":
                            await client.answers(client.seen.asked["options"]["values"][0])
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            pack = [client for client in people if client.seen.asked]
            others = [client for client in people if client not in pack]
            assert len(pack) == 2
            counts = [client.seen.n for client in others]
            victim, *_, second = pack[0].seen.asked["options"]["values"]  # type: ignore[index]
            await pack[0].answers(victim)
            await pack[1].answers(second)
            await pack[0].until(lambda seen: str(second) in str(seen.said[-1]))
            await asyncio.sleep(0.1)
            assert [client.seen.n for client in others] == counts
            await all_go(people)

    run(party)


def test_a_game_that_is_given_up_reveals_nothing(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            await people[1].until(lambda seen: seen.asked)
            await people[0].does("giveup")
            for client in people:
                await client.until(lambda seen: "given-up" in notes(seen))
                assert not client.seen.room["is_playing"]
                assert client.seen.outcome is None
            await people[0].does("start")
            await people[1].until(lambda seen: seen.room["is_playing"])
            await all_go(people)

    run(party)


def test_a_game_that_was_given_up_is_taken_up_by_its_host(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            await people[1].until(lambda seen: seen.asked)
            asked = [client.seen.asked for client in people]
            await people[0].does("giveup")
            await people[1].until(lambda seen: seen.room["is_given_up"])
            with pytest.raises(Refusal, match="host-only"):
                await people[1].does("takeup")
            await people[0].does("takeup")
            for client in people:
                await client.until(lambda seen: "taken-up" in notes(seen))
                assert client.seen.room["is_playing"]
                assert client.seen.room["is_paused"]
            assert [client.seen.asked for client in people] == asked
            await people[0].does("pause", on=False)
            await people[1].until(lambda seen: not seen.room["is_paused"])
            await people[1].answers("seen")
            await all_go(people)

    run(party)


def test_who_comes_back_by_their_name_is_told_all_when_the_game_is_taken_up(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            host, gone = people[0], people[2]
            await host.does("start")
            await gone.until(lambda seen: seen.asked)
            asked = gone.seen.asked
            cards = [item for item in gone.seen.said if item.get("told") == "your-card"]
            order = [person["place"] for person in host.seen.room["people"]]
            await host.does("giveup")
            await gone.does("leave")
            back = await Client.joins(place.url, host.key.code, NAMES[2])
            order[order.index(gone.key.place)] = back.key.place
            await host.does("order", places=order)
            await back.until(lambda seen: seen.room["is_given_up"])
            assert not back.seen.asked
            await host.does("takeup")
            await back.until(lambda seen: seen.asked)
            assert back.seen.asked == asked
            assert [item for item in back.seen.said if item.get("told") == "your-card"] == cards
            await all_go([host, people[1], back, *people[3:]])

    run(party)


def test_the_lobby_says_what_is_wrong_before_start(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            (host,) = await seated(place.url, ("Ann",))
            with pytest.raises(Refusal, match="cannot-start") as caught:
                await host.does("start")
            assert caught.value.refused["remarks"][0]["text"]
            await host.until(lambda seen: seen.room["remarks"])
            with pytest.raises(Refusal, match="bad-options"):
                await host.does("options", options={"day_seconds": -1})
            with pytest.raises(Refusal, match="unknown-game"):
                await host.does("choose", game="chess")
            await host.goes()

    run(party)


def test_a_tile_is_pressed_and_every_phone_shows_the_new_deck(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            television = await Client.watches(place.url, people[0].key.code)
            await people[0].does("role", card="Beholder", count=1)
            deck = {"Seer": 1, "Werewolf": 1, "Beholder": 1, "Villager": 2}
            for client in (*people, television):
                await client.until(lambda seen: seen.room["deck"] == deck)
            with pytest.raises(Refusal, match="card-count") as caught:
                await people[0].does("role", card="Seer", count=2)
            assert "Seer" in caught.value.refused["text"]
            late = await Client.joins(place.url, people[0].key.code, "Zoe")
            await late.until(lambda seen: seen.room["deck"] == {**deck, "Villager": 3})
            await people[0].does("start")
            with pytest.raises(Refusal, match="game-running"):
                await people[0].does("role", card="Beholder", count=0)
            await all_go([*people, television, late])

    run(party)


def test_the_table_speaks_another_language(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            with pytest.raises(Refusal, match="host-only") as caught:
                await people[1].does("start")
            for language in ("xx", "", "../en"):
                with pytest.raises(Refusal, match="no-such-language"):
                    await people[0].does("language", language=language)
            await people[0].does("language", language="de")
            await people[1].until(lambda seen: seen.room["language"] == "de")
            with pytest.raises(Refusal, match="host-only") as then:
                await people[1].does("start")
            assert then.value.refused["text"] != caught.value.refused["text"]
            await all_go(people)

    run(party)

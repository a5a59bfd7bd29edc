"""Somebody silent is nudged in private; then the table's choice applies."""

import asyncio
from pathlib import Path

import pytest

from nightcall.client import Client, Refusal
from tests.server.party import all_go, run, seated, serving
from tests.server.wire_watch import Watch, check_nudges


async def silent_eve(people: list[Client]) -> None:
    """Everybody has looked at their card but Eve."""
    await people[0].does("start")
    for client in people[:4]:
        await client.until(lambda seen: seen.asked)
        await client.answers("seen")


def test_who_is_silent_is_nudged_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=60) as place:
            people = await seated(place.url)
            await people[0].does("patience", seconds=30, then="wait")
            await silent_eve(people)
            eve, others = people[4], people[:4]
            await asyncio.sleep(0.1)
            counts = [client.seen.n for client in others]
            await eve.until(lambda seen: seen.nudged)
            await asyncio.sleep(0.6)  # more than all of the patience
            assert [client.seen.n for client in others] == counts
            assert eve.seen.asked
            await eve.answers("seen")
            await eve.until(lambda seen: not seen.nudged)
            await all_go(people)

    run(party)


def test_a_program_answers_one_question_where_the_table_wants_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=60) as place:
            people = await seated(place.url)
            await people[0].does("patience", seconds=15, then="stand-in")
            await people[0].until(lambda seen: seen.room["patience"]["then"] == "stand-in")
            watch = Watch(people[4])
            await silent_eve(people)
            await people[0].until(lambda seen: any(i.get("scene") == "night" for i in seen.said))
            assert not people[0].seen.room["people"][4]["stand_in"]
            check_nudges(watch.messages())
            await all_go(people)

    run(party)


def test_at_night_a_silent_player_is_answered_for_without_a_stir(tmp_path: Path) -> None:
    """The Mayor does not choose a word: no phone is nudged, and in time the night goes on."""

    async def party() -> None:
        async with serving(tmp_path, speed=60) as place:
            people = await seated(place.url)
            await people[0].does("patience", seconds=15, then="stand-in")
            await silent_eve(people)
            await people[4].until(lambda seen: seen.asked)
            watches = [Watch(client) for client in people]
            await people[4].answers("seen")
            for client in people:
                await client.until(lambda seen: any(i.get("scene") == "day" for i in seen.said))
            assert not [frame for watch in watches for frame in watch.frames if "nudged" in frame]
            await all_go(people)

    run(party)


def test_a_table_without_patience_waits_for_ever(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1000) as place:
            people = await seated(place.url)
            await people[0].does("patience", seconds=0, then="stand-in")
            await silent_eve(people)
            await asyncio.sleep(0.8)
            assert people[4].seen.asked
            assert not people[4].seen.nudged
            with pytest.raises(Refusal, match="patience-bounds"):
                await people[0].does("patience", seconds=3, then="wait")
            with pytest.raises(Refusal, match="host-only"):
                await people[1].does("patience", seconds=30, then="wait")
            await all_go(people)

    run(party)


def test_a_pause_takes_the_hurry_out(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=60) as place:
            people = await seated(place.url)
            await people[0].does("patience", seconds=15, then="stand-in")
            await silent_eve(people)
            await people[0].does("pause", on=True)
            await asyncio.sleep(0.5)
            assert people[4].seen.asked
            assert not people[4].seen.nudged
            await people[0].does("pause", on=False)
            await people[4].until(lambda seen: seen.nudged)
            await all_go(people)

    run(party)

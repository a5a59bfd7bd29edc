"""What Werewords bots have to know is read beside the rooms, before it is needed; and how they read
a question is there again when a phone comes back."""

import time
from pathlib import Path

import pytest

from nightcall.bots.knowledge.facts import facts
from nightcall.bots.werewords import lexicon, questions, world
from nightcall.client import Client, Seen
from tests.server.party import Place, asked_of, run, seated, serving

BOTS = ("Alba", "Bruno", "Clio", "Dario")


@pytest.fixture
def unread() -> None:
    """As in a process that has just begun."""
    for known in (facts, lexicon.lexicon, questions.asked_in, world.world_of, world.sought):
        known.cache_clear()


@pytest.mark.usefixtures("unread")
def test_no_other_room_waits_while_the_first_bot_reads(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            (ann,) = await seated(place.url, ("Ann",))
            (zoe,) = await seated(place.url, ("Zoe",))
            await ann.does("bot", name="Alba")
            primer, served, slowest = place.live(ann).world.primer, 0, 0.0
            assert primer._reading
            while primer._reading:
                begin = time.perf_counter()
                await zoe.does("ping")
                slowest = max(slowest, time.perf_counter() - begin)
                served += 1
            assert served > 5, f"only {served} pings, the slowest took {slowest:.2f} s"
            await ann.goes()
            await zoe.goes()

    run(party)


@pytest.mark.usefixtures("unread")
def test_a_table_that_turns_to_werewords_has_its_bots_read_at_once(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            (ann,) = await seated(place.url, ("Ann",))
            await ann.does("choose", game="werewolf")
            await ann.does("bot", name="Alba")
            primer = place.live(ann).world.primer
            assert not primer._reading
            await ann.does("choose", game="werewords")
            assert primer._reading
            await ann.goes()

    run(party)


@pytest.mark.usefixtures("unread")
def test_bots_of_a_game_that_began_at_once_play_when_they_have_read(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            ann = await at_a_day_with_a_bot_as_mayor(place)
            assert any(item.get("told") == "question" for item in ann.seen.said)
            await ann.goes()

    run(party)


def test_how_a_question_was_read_is_there_again_after_a_reload_and_a_restart(
    tmp_path: Path,
) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            ann = await at_a_day_with_a_bot_as_mayor(place)
            await ann.until(lambda seen: len(seen.understood) >= 3)
            await ann.does("pause", on=True)
            known = by_number(ann.seen)
            again = await Client(place.url, ann.key).comes()
            watcher = await Client.watches(place.url, ann.key.code)
            assert known
            assert by_number(again.seen) == by_number(watcher.seen) == known
            for client in (ann, again, watcher):
                await client.goes()
        async with serving(tmp_path) as place:
            back = await Client(place.url, ann.key).comes()
            await back.until(lambda seen: bool(seen.understood))
            assert by_number(back.seen) == known
            await back.goes()

    run(party)


def test_nothing_is_said_of_how_a_person_reads(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            ann = await at_a_day_with_a_bot_as_mayor(place)
            await ann.until(lambda seen: bool(seen.understood))
            await ann.does("pause", on=True)
            sitting = place.live(ann).room.sitting
            assert sitting is not None
            for n in range(1, sitting.run.length + 1):  # as if a phone had sent each answer
                sitting.ids[sitting.run.entries[n - 1].seat, f"id-{n}"] = n
            again = await Client(place.url, ann.key).comes()
            assert not again.seen.understood
            await ann.goes()
            await again.goes()

    run(party)


async def at_a_day_with_a_bot_as_mayor(place: Place) -> Client:
    """Ann is host and the others are bots; another table if it is Ann who is Mayor."""
    for _ in range(20):
        (ann,) = await seated(place.url, ("Ann",))
        for name in BOTS:
            await ann.does("bot", name=name)
        await ann.does("start")
        await ann.until(lambda seen: seen.asked is not None)
        mayor = next(item for item in ann.seen.said if item.get("told") == "mayor")
        if mayor["args"]["seat"] == "Ann":
            await ann.goes()
            continue
        asked = asked_of(ann.seen)
        assert asked is not None
        await ann.does("answers", number=asked.number, answer="seen")
        await ann.until(lambda seen: any(item.get("told") == "question" for item in seen.said))
        return ann
    raise AssertionError("Ann was always Mayor")


def by_number(seen: Seen) -> dict[int, object]:
    return {each["number"]: each["meaning"] for each in seen.understood}

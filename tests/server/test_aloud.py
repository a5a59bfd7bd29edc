"""A screen that speaks: the calls of the night have time for what is told."""

import asyncio
from pathlib import Path

import pytest

from nightcall.client import Client
from nightcall.server.aloud import A_LETTER, A_REST, seconds_to_say
from nightcall.table import Scene
from nightcall.text import Sentences, Texts
from tests.server.party import NAMES, Place, all_go, run, seated, serving

STANDS = 1e-6
"""How fast the clock of a party runs that is never up."""


async def first_call(place: Place, *, speaks: bool) -> tuple[Client, ...]:
    """Seven at a game of Wherewolf with a television, up to the first call of the night."""
    people = await seated(place.url, NAMES[:7])
    television = await Client.watches(place.url, people[0].key.code)
    await television.does("speaks", on=speaks)
    await people[0].does("choose", game="wherewolf")
    await people[0].does("start")
    for person in people:
        await person.until(lambda seen: seen.asked)
        asked = person.seen.asked
        assert asked is not None
        await person.does("answers", number=asked["number"], answer="seen")
    await television.until(lambda seen: seen.clock)
    return *people, television


@pytest.mark.parametrize("speaks", [True, False])
def test_a_call_lasts_longer_by_what_a_screen_has_to_say(tmp_path: Path, *, speaks: bool) -> None:
    """APP-03: and everybody's clock says the same, whoever is called."""

    async def party() -> None:
        async with serving(tmp_path, speed=STANDS) as place:
            everyone = await first_call(place, speaks=speaks)
            sitting = place.live(everyone[0]).room.sitting
            assert sitting is not None
            falls, wakes = [item for item in sitting.run.said if isinstance(item, Scene)][-2:]
            assert falls.line == "night-falls"
            timer = wakes.timer
            assert timer is not None
            sentences = Sentences(Texts("en"), "wherewolf", NAMES[:7])
            letters = len(sentences.scene(falls) + sentences.scene(wakes))
            to_say = letters * A_LETTER + 2 * A_REST
            assert to_say <= seconds_to_say(sitting, "en") < to_say + 1
            more = seconds_to_say(sitting, "en") if speaks else 0
            for client in everyone:
                assert client.seen.clock is not None
                assert client.seen.clock["left"] == 1000 * (timer.seconds + more)
                assert client.seen.notices == []
            await all_go(list(everyone))

    run(party)


def test_for_a_screen_that_has_gone_no_call_lasts_longer(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=STANDS) as place:
            *people, television = await first_call(place, speaks=True)
            live, last = place.live(people[0]), people[-1]
            sitting = live.room.sitting
            assert sitting is not None
            assert list(sitting.clock.extra.values()) == [seconds_to_say(sitting, "en")]
            await television.goes()
            while live.crier.stream_of(None).readers:
                await asyncio.sleep(0.01)
            await people[0].does("undo", sure=True)
            await last.until(lambda seen: seen.asked)
            assert last.seen.asked is not None
            await last.does("answers", number=last.seen.asked["number"], answer="seen")
            assert sitting.is_night
            assert sitting.clock.extra == {}
            await all_go(people)

    run(party)

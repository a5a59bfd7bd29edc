"""What can be heard of a night round one device, and how long it lasts, tells nothing of the deal.

Real rooms with a clock that jumps; whoever is asked answers at some moment before their time is up.
"""

from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from nightcall.games.werewords.deck import SAMPLES
from nightcall.games.wherewolf.deck import SAMPLES as VILLAGES
from nightcall.table import CLOCK, HOUSE, Ask, Lengths, Scene
from tests.room.at_keeper import Kept
from tests.room.test_setting import PEOPLE

TAPS = {"mayor-card", "choose-word", "confirm-word", "copy", "letter"}
"""What is waited for by the rulebook, however long a hand takes (WW-DUT-01)."""


class Heard(NamedTuple):
    """A line of the moderator, and how many seconds it lasts."""

    line: str
    timer: tuple[str, int] | None
    seconds: float


class Ear(Kept):
    """Hears a night: hands take no time where the clock waits for them, and any time before it
    speaks where it does not."""

    def __init__(self, game: str, people: int, seed: int, **options: Any) -> None:
        super().__init__(game, "device", PEOPLE[:people], seed, **options)
        self.began = list[int]()
        self.starts()

    def step(self, answers: dict[str, Any]) -> None:
        while len(self.began) < len(self.scenes()):
            self.began.append(self.wall)
        waiting = self.sitting.run.waiting()
        due = self.desk.wakes_at(self.wall)
        if waiting and (due is None or self.chance.random() < 0.7):
            if due is not None:
                self.wall += self.chance.randrange(due - self.wall)
            seat = self.chance.choice(waiting)
            self.enters(seat, answers.get(self.ask.kind) or self.answer(seat))
        elif waiting:
            assert due is not None
            self.wall += self.chance.randrange(due - self.wall)
        else:
            assert due is not None
            self.wall = due
            self.does(self.desk.time_passes(self.wall))

    def scenes(self) -> list[Scene]:
        return [item for item in self.sitting.run.said if isinstance(item, Scene)]

    def night(self, number: int, answers: dict[str, Any] | None = None) -> list[Heard]:
        """The lines of this night; some answers are given, by the kind of their question."""
        while not self.is_past_night(number):
            self.step(answers or {})
        times = pairwise(zip(self.scenes(), self.began, strict=False))
        return [
            heard(scene, until - at)
            for (scene, at), (_, until) in times
            if scene.chapter == "night" and scene.day == number
        ]

    def is_past_night(self, number: int) -> bool:
        if not self.room.is_playing:
            return True
        later = [s for s in self.scenes()[: len(self.began)] if s.chapter not in ("deal", "night")]
        return any(scene.day >= number for scene in later)


def heard(scene: Scene, milliseconds: int) -> Heard:
    timer = (scene.timer.name, scene.timer.seconds) if scene.timer is not None else None
    return Heard(scene.line, timer, milliseconds / 1000)


# Werewords: the cards are real, so every deal is what the Mayor and the Doppelgänger tap


ROLESETS: dict[str, tuple[int, dict[str, Any]]] = {
    "base 4": (4, {"roles": SAMPLES[4]}),
    "standard 7": (7, {}),
    "Deluxe 18": (18, {"roles": SAMPLES[18]}),
    "two players": (2, {}),
    "two, Fortune Teller": (2, {"roles": {"Fortune Teller": 1, "Werewolf": 1}}),
    "Speedwords": (7, {"speedwords": True}),
    "two, Speedwords": (2, {"speedwords": True}),
    "Deluxe 18, slowly": (18, {"roles": SAMPLES[18], "pace": 1.7}),
}


@pytest.mark.parametrize("roleset", ROLESETS)
def test_every_deal_of_the_same_roleset_sounds_the_same_and_lasts_as_long(roleset: str) -> None:
    """WW-NGT-06, WW-NGT-05: whoever is Mayor, and whatever the Doppelgänger copied."""
    people, options = ROLESETS[roleset]
    cards = Ear("werewords", people, 0, **options).sitting.header.seats
    nights = set[tuple[Heard, ...]]()
    deals = 0
    for seed, mayor in enumerate(cards * 3):
        copies = [card for card in cards if card != "Doppelgänger"] if people == 18 else [None]
        copied = copies[seed % len(copies)]
        taps = {"mayor-card": mayor, "confirm-word": "ok", "copy": copied}
        table = Ear("werewords", people, seed, **options)
        nights.add(tuple(table.night(0, taps)))
        deals += 1
    assert deals == 3 * len(cards)
    assert len(nights) == 1
    (night,) = nights
    # As long for a card that nobody holds.
    hidden = {"tap-a-letter-one-werewolf": 15.0} if people == 2 else {}
    for line, timer, seconds in night:
        assert seconds == (timer[1] if timer else hidden.get(line, 0)), line
    assert night[0].line == "night-falls"


@pytest.mark.parametrize("copied", [card for card in SAMPLES[18] if card != "Doppelgänger"])
def test_only_taps_that_the_rulebook_waits_for_can_make_it_longer(copied: str) -> None:
    table = Ear("werewords", 18, 3, roles=SAMPLES[18])
    card = next(seat for seat in table.sitting.header.seats if seat.startswith(copied))
    table.night(0, {"copy": card, "confirm-word": "ok"})
    asks = [item for item in table.sitting.run.said if isinstance(item, Ask)]
    at_night = asks[: next(n for n, ask in enumerate(asks) if ask.kind == "day")]
    waited_for = {ask.kind for ask in at_night if ask.waits_for and CLOCK not in ask.options}
    assert waited_for - {"draw-words"} <= TAPS


# The night games: one device was passed round, so the deal is known to it


@pytest.mark.parametrize("people", [7, 8, 12])
def test_a_night_of_werewolf_depends_only_on_what_all_have_seen(people: int) -> None:
    """Who chose, and whom, is not heard; that a Seer is dead was shown at her death (PW-NGT-02)."""
    heard: dict[tuple[int, bool], set[tuple[Heard, ...]]] = {}
    for seed in range(40):
        table = Ear("werewolf", people, seed)
        for number in (1, 2, 3):
            night = table.night(number)
            if not night or not table.room.is_playing:
                break
            is_seer_there = any("seer" in line for line, *_ in night)
            heard.setdefault((min(number, 2), is_seer_there), set()).add(tuple(night))
    assert (1, True) in heard
    assert (1, False) not in heard, "everybody is called in the first night"
    for (number, is_seer_there), nights in heard.items():
        assert len(nights) == 1, (number, is_seer_there)


@pytest.mark.parametrize("people", sorted(VILLAGES))
def test_a_night_of_wherewolf_depends_only_on_the_lengths_that_were_drawn(people: int) -> None:
    """WH-NGT-05: every card of the village is called, held, dead or not, for as long as drawn."""
    for amulet, sword in ((False, False), (True, False), (True, True)):
        lines: dict[int, set[tuple[str, ...]]] = {1: set(), 2: set()}
        for seed in range(8):
            table = Ear("wherewolf", people, seed, level="later", amulet=amulet, sword=sword)
            for number, spoken in lines.items():
                night = table.night(number)
                if not table.room.is_playing:
                    break
                drawn = lengths(table)[number - 1]
                calls = [call for call in night if call.timer]
                assert [call.seconds for call in calls] == drawn
                assert [call.timer for call in calls] == [("call", seconds) for seconds in drawn]
                assert all(other.seconds == 0 for other in night if not other.timer)
                spoken.add(tuple(line for line, *_ in night))
        assert [len(spoken) for spoken in lines.values()] == [1, 1]


def lengths(table: Kept) -> list[list[int]]:
    """What the House drew for each night so far."""
    run = table.sitting.run
    drawn, options = list[list[int]](), None
    for number in range(run.length + 1):
        if number and isinstance(options, Lengths) and run.entries[number - 1].seat == HOUSE:
            drawn.append(run.entries[number - 1].answer)
        asks = [item for item in run.said_at(number) if isinstance(item, Ask)]
        options = asks[-1].options.get(HOUSE) if asks else options
    return drawn


def test_an_ear_hears_a_call_that_lasts_too_long() -> None:
    """The test itself can fail: somebody who must choose and does not is waited for."""
    table = Ear("wherewolf", 8, 1, level="later")
    chance = Random(1)
    while not table.is_past_night(1):
        due = table.desk.wakes_at(table.wall)
        if due is not None and CLOCK in table.ask.options:
            while len(table.began) < len(table.scenes()):
                table.began.append(table.wall)
            table.wall = due
            table.does(table.desk.time_passes(table.wall))
        else:
            table.wall += 1000 * chance.randint(1, 9)
            table.step({})
    calls = [call for call in table.night(1) if call.timer]
    assert [call.seconds for call in calls] != lengths(table)[0]

"""The same script on phones, on one device among real cards, and by a moderator."""

from collections.abc import Iterable
from random import Random

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import SAMPLES, card_seats
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Answer, House, Press, Run, Text, start
from nightcall.table.stage import MODERATOR, ONE_DEVICE, Stage, moderated, one_device, phones
from tests.word_list import WordList

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")

TAPS_OF_5_1 = {
    "mayor-card",  # row 2
    "choose-word",  # row 3
    "confirm-word",  # row 4
    "copy",  # row 5
    "instructions",  # row 5a, only to take a wrong tap back
    "letter",  # row 14a
    "day",  # row 16
    "talk",  # rows 17A and 17B, only for Whoops
    "hunt",  # row 17A: the card that was turned over
    "singled-out",  # row 17B: the cards that were turned over
    "werewolf-shows",  # two players, endgame A
    "extra-card",  # two players, when all cards are up
    "pointed-at-extra",  # two players, endgame B
}


class People:
    """Everyone at the table, tapping whatever their devices offer; remembers who was asked what."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.house = House(Random(seed), words=WordList())
        self.chance = Random(seed)
        self.asked: dict[str, set[str]] = {}

    def play(self, run: Run) -> Run:
        for _ in range(2000):
            if run.ask is None:
                return run
            self._take_a_step(run)
        pytest.fail("the game does not end")

    def _take_a_step(self, run: Run) -> None:
        assert run.ask is not None
        for device in dict.fromkeys(self.stage.devices.values()):
            if self.stage.questions(run, device):
                self.asked.setdefault(device, set()).add(run.ask.kind)
        waiting = run.waiting()
        if not waiting:
            run.answer(CLOCK, TIME_IS_UP)
            return
        seat = self.chance.choice(waiting)
        run.answer(seat, self._answer(run, seat))

    def _answer(self, run: Run, seat: str) -> Answer:
        assert run.ask is not None
        options = run.ask.options[seat]
        if isinstance(options, Press):
            return self.chance.choice(list(options.buttons))
        return "is it alive?" if isinstance(options, Text) else self.house.answer(options)


def boxes() -> Iterable[WerewordsBox]:
    for sample in SAMPLES.values():
        yield WerewordsBox(roles=sample)
        yield WerewordsBox(roles=sample, speedwords=True)
    yield WerewordsBox(roles={"Seer": 1, "Werewolf": 1})
    yield WerewordsBox(roles={"Fortune Teller": 1, "Werewolf": 1}, speedwords=True)


def named(box: WerewordsBox) -> str:
    return f"{sum((box.roles or {}).values())} cards{', Speedwords' * box.speedwords}"


def on_real_cards(box: WerewordsBox) -> tuple[tuple[str, ...], WerewordsBox]:
    roles = dict(box.roles or {})
    if sum(roles.values()) == 2:
        roles["Villager"] = 1
    return card_seats(roles), WerewordsBox(roles=box.roles, speedwords=box.speedwords, cards="real")


def people_for(box: WerewordsBox) -> tuple[str, ...]:
    count = sum((box.roles or {}).values())
    return tuple(f"Player {number}" for number in range(count)) if count > 12 else NAMES[:count]


@pytest.mark.parametrize("box", list(boxes()), ids=named)
@pytest.mark.parametrize("seed", range(4))
def test_with_a_phone_each_every_seat_answers_for_itself(box: WerewordsBox, seed: int) -> None:
    """APP-01"""
    seats = people_for(box)
    people = People(phones(seats), seed)
    run = people.play(start(WEREWORDS, WEREWORDS.header(seats, box)))
    assert run.is_over
    assert set(people.asked) == set(seats)
    assert "deal" not in set().union(*people.asked.values()), "the House is a program"


@pytest.mark.parametrize("box", list(boxes()), ids=named)
@pytest.mark.parametrize("seed", range(4))
def test_one_device_among_real_cards_asks_only_what_can_be_tapped(
    box: WerewordsBox, seed: int
) -> None:
    """APP-01, WW-DUT-01, WW-DUT-03"""
    seats, real = on_real_cards(box)
    people = People(one_device(seats), seed)
    run = people.play(start(WEREWORDS, WEREWORDS.header(seats, real)))
    assert run.is_over
    assert people.asked[ONE_DEVICE] - {"draw-words"} <= TAPS_OF_5_1
    told = {item.key for item in run.said if hasattr(item, "key")}
    assert not told & {"your-card", "mayor", "cards", "tapped"}, "the device was not told those"


@pytest.mark.parametrize("box", list(boxes()), ids=named)
@pytest.mark.parametrize("seed", range(4))
def test_a_moderator_answers_for_everybody(box: WerewordsBox, seed: int) -> None:
    """APP-01"""
    seats = people_for(box)
    stage = moderated(seats)
    people = People(stage, seed)
    run = people.play(start(WEREWORDS, WEREWORDS.header(seats, box)))
    assert run.is_over
    assert {stage.devices[seat] for seat in (*seats, HOUSE, CLOCK)} == {MODERATOR}
    assert {"deal", "look", "choose-word", "call", "day"} <= people.asked[MODERATOR]


def test_the_open_device_shows_the_word_only_while_its_reader_is_awake() -> None:
    """APP-05, WW-DUT-02"""
    seats = card_seats(SAMPLES[4])
    stage = one_device(seats)
    box = WerewordsBox(roles=SAMPLES[4], cards="real")
    run = start(WEREWORDS, WEREWORDS.header(seats, box))
    for seat, answer in (
        (HOUSE, "Villager 1"),
        (HOUSE, ["frog", "apple", "kite"]),
        ("Villager 1", "frog"),
    ):
        run.answer(seat, answer)
        assert stage.screen(run, ONE_DEVICE) == []
    run.answer("Villager 1", "ok")
    assert [telling.args for telling in stage.screen(run, ONE_DEVICE)] == [{"word": "frog"}]
    run.answer(CLOCK, TIME_IS_UP)
    (wolves_see,) = stage.screen(run, ONE_DEVICE)
    assert wolves_see.to == ("Werewolf",)
    run.answer(CLOCK, TIME_IS_UP)
    assert run.ask is not None
    assert run.ask.kind == "day"
    assert stage.screen(run, ONE_DEVICE) == []

"""The same script on phones, on one device among real cards, and at a moderator's console."""

from collections.abc import Iterator
from typing import Any

import pytest

from nightcall.games.werewords.deck import SAMPLES
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP
from tests.room.at_screens import Led, OnPhones, many

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

Options = dict[str, Any]


def tables() -> Iterator[Options]:
    for sample in SAMPLES.values():
        yield {"roles": sample}
        yield {"roles": sample, "speedwords": True}
    yield {"roles": {"Seer": 1, "Werewolf": 1}}
    yield {"roles": {"Fortune Teller": 1, "Werewolf": 1}, "speedwords": True}


def named(options: Options) -> str:
    return f"{sum(options['roles'].values())} cards{', Speedwords' * ('speedwords' in options)}"


def people_for(options: Options) -> tuple[str, ...]:
    return many(sum(options["roles"].values()))


@pytest.mark.parametrize("options", list(tables()), ids=named)
@pytest.mark.parametrize("seed", range(4))
def test_with_a_phone_each_every_seat_answers_for_itself(options: Options, seed: int) -> None:
    """APP-01"""
    table = OnPhones("werewords", people_for(options), seed, **options)
    table.plays_to_the_end()
    asked = {name: screen.kinds for name, screen in table.screens.items()}
    assert all(asked.values()), "nobody only sits there"
    assert "deal" not in set().union(*asked.values()), "the House is a program"


@pytest.mark.parametrize("options", list(tables()), ids=named)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("stage", ["device", "console"])
def test_one_device_among_real_cards_asks_only_what_can_be_tapped(
    options: Options, seed: int, stage: Any
) -> None:
    """APP-01, WW-DUT-01, WW-DUT-03: and so does a console where nobody has a phone."""
    table = Led("werewords", stage, people_for(options), seed, **options)
    table.starts()
    table.plays_to_the_end()
    assert table.screen.outcome is not None
    assert {"mayor-card", "choose-word", "day"} <= table.screen.kinds <= TAPS_OF_5_1
    for key in ("your-card", "mayor", "cards", "tapped"):
        assert not table.screen.told(key), "the device was not told that"


@pytest.mark.parametrize("options", list(tables()), ids=named)
@pytest.mark.parametrize("seed", range(4))
def test_a_moderator_answers_for_everybody(options: Options, seed: int) -> None:
    """APP-01: where somebody has a phone the cards are dealt, here by hand."""
    *guests, owner = people_for(options)
    table = Led("werewords", "console", tuple(guests), seed)
    table.does(table.desk.sits(table.room.next_place, owner, "secret", "person"))
    table.does(table.desk.sets(options))
    table.does(table.desk.deals_by_hand(on=True))
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.starts()
    table.plays_to_the_end()
    assert table.screen.outcome is not None
    assert {"deal", "look", "choose-word", "day"} <= table.screen.kinds
    assert {HOUSE, CLOCK, *guests, owner} == {
        seat for ask in table.screen.asks for seat in ask["options"]
    }
    assert table.not_entered <= {HOUSE}, "whom only chance can answer for"


def test_the_open_device_shows_the_word_only_while_its_reader_is_awake() -> None:
    """APP-05, WW-DUT-02"""
    table = Led("werewords", "device", many(4), roles=SAMPLES[4])
    table.starts()
    for seat, answer in ((HOUSE, "Villager 1"), ("Villager 1", "frog")):
        table.enters(seat, answer)
        assert table.screen.secrets == []
    table.enters("Villager 1", "ok")
    assert [secret["args"] for secret in table.screen.secrets] == [{"word": "frog"}]
    table.enters(CLOCK, TIME_IS_UP)
    (wolves_see,) = table.screen.secrets
    assert wolves_see["to"] == ["Werewolf"]
    table.enters(CLOCK, TIME_IS_UP)
    assert table.ask.kind == "day"
    assert table.screen.secrets == []
    assert "frog" not in str(table.watched.frames)

"""Timers and their defaults."""

from typing import Any

import pytest

from nightcall.games.werewords.box import WerewordsBox
from nightcall.table import Ask, CannotStart, Run, Scene
from tests.werewords.evening import FOUR, Evening

PACK = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Werewolf"}


def seconds(evening: Evening, line: str) -> int:
    (timer,) = [
        item.timer for item in evening.run.said if isinstance(item, Scene) and item.line == line
    ]
    assert timer is not None
    return timer.seconds


@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({}, 240),
        ({"day_seconds": 300}, 300),
        ({"speedwords": True}, 120),
        ({"speedwords": True, "day_seconds": 255}, 128),
        ({"speedwords": True, "day_seconds": 1}, 1),
    ],
)
def test_the_day_lasts_four_minutes_and_half_of_it_in_speedwords(
    options: dict[str, Any], length: int
) -> None:
    """WW-TIM-01, WW-TIM-02, WW-TIM-08, WW-APP-04, WW-APP-05"""
    evening = Evening(FOUR, **options)
    evening.night(letter="0")
    assert seconds(evening, "day-breaks") == length
    assert evening.run.ask is not None
    assert evening.run.ask.timer == evening.scene.timer


def test_the_werewolves_have_fifteen_seconds() -> None:
    """WW-TIM-03"""
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Dee")
    assert seconds(evening, "word-found-one-werewolf") == 15


def test_the_discussion_lasts_a_minute() -> None:
    """WW-TIM-04"""
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    assert seconds(evening, "word-not-found") == 60


@pytest.mark.parametrize(
    ("pace", "viewing", "recognising"), [(1.0, 8, 6), (0.5, 4, 3), (2.0, 16, 12), (3.0, 24, 18)]
)
def test_a_call_lasts_eight_seconds_and_a_meeting_six(
    pace: float, viewing: int, recognising: int
) -> None:
    """WW-TIM-05, D-29, APP-06"""
    evening = Evening(PACK, pace=pace)
    evening.night()
    assert seconds(evening, "wake-seer") == viewing
    assert seconds(evening, "wake-werewolves") == recognising
    assert seconds(evening, "werewolves-read") == viewing


def test_the_shortest_call_lasts_a_second() -> None:
    """WW-TIM-05"""
    evening = Evening(PACK, view_seconds=1, recognise_seconds=2, pace=0.5)
    evening.night()
    assert (seconds(evening, "wake-seer"), seconds(evening, "wake-werewolves")) == (1, 1)


@pytest.mark.parametrize("pace", [0.4, 3.1])
def test_the_pace_goes_from_half_to_three_times(pace: float) -> None:
    """WW-TIM-05"""
    with pytest.raises(CannotStart):
        Evening(PACK, pace=pace)


def test_taps_are_waited_for_with_a_reminder_after_thirty_seconds() -> None:
    """WW-TIM-06"""
    deal = {**PACK, "Eve": "Doppelgänger", "Fay": "Villager"}
    evening = Evening(deal, speedwords=True)
    evening.night(copy="Fay", letter="0")
    asks = [item for item in evening.run.said if isinstance(item, Ask)]
    for kind in ("choose-word", "copy", "letter"):
        found = [ask for ask in asks if ask.kind == kind]
        assert found
        assert {(ask.remind, ask.timer) for ask in found} == {(30, None)}


@pytest.mark.parametrize(
    ("options", "warnings"),
    [
        ({}, (60, 30, 10)),
        ({"speedwords": True}, (30, 15, 5)),
        ({"day_seconds": 45}, (30, 10)),
        ({"day_seconds": 60}, (30, 10)),
    ],
)
def test_the_time_left_is_said_three_times(
    options: dict[str, Any], warnings: tuple[int, ...]
) -> None:
    """WW-TIM-07, APP-06"""
    assert WerewordsBox(**options).day_warnings == warnings
    evening = Evening(FOUR, **options)
    evening.night(letter="0")
    assert evening.scene.timer is not None
    assert evening.scene.timer.warnings == warnings


def test_a_game_survives_a_restart_in_the_middle_of_the_day() -> None:
    """APP-06"""
    evening = Evening(FOUR)
    evening.night()
    evening.question_and_answer("Bob", "is it green?", "yes")
    evening.asks("Dee", "is it small?")
    again = Run(evening.run.game, evening.run.header, evening.run.entries)
    assert again.ask == evening.run.ask
    assert again.said == evening.run.said


def test_the_last_tap_can_be_taken_back() -> None:
    """APP-08"""
    evening = Evening(FOUR)
    evening.night()
    evening.asks("Bob", "is it green?")
    before = list(evening.run.said)
    evening.presses("no")
    undone = evening.run.cut(evening.run.length - 1)
    assert undone.said == before
    undone.answer("Ann", "yes")
    (told,) = [item.args for item in undone.said if getattr(item, "key", "") == "token"]
    assert told["left"] == {"yes-no": 35, "maybe": 10, "so-close": 1, "way-off": 1}
    assert [entry.answer for entry in undone.entries[-2:]] == ["is it green?", "yes"]

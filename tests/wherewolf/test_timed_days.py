"""Timed days: when the time is up night falls, whatever was going on."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Peasant",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Jester",
    "Fay": "Peasant",
}
VOTES = {"Ann": "Bob", "Bob": "Cid", "Cid": "Bob", "Dee": "Cid", "Eve": "Bob", "Fay": "Cid"}


def morning(**options: Any) -> Evening:
    evening = Evening(DEAL, timed=True, day_seconds=300, **options)
    evening.night()
    return evening


def assembled(evening: Evening) -> None:
    pass


def accusing(evening: Evening) -> None:
    evening.assembly_ends()
    evening.answers("Ann", "Bob")


def defending(evening: Evening) -> None:
    evening.accuses(**VOTES)


def condemning(evening: Evening) -> None:
    evening.accuses(**VOTES)
    evening.defends()
    for seat in ("Ann", "Dee", "Eve"):
        evening.answers(seat, "Bob")


@pytest.mark.parametrize("moment", [assembled, accusing, defending, condemning])
def test_when_time_runs_out_night_falls_at_once_and_a_vote_is_void(
    moment: Callable[[Evening], None],
) -> None:
    """WH-VAR-TIM, D-47"""
    evening = morning()
    moment(evening)
    evening.time_is_up()
    at = evening.lines.index("dusk")
    assert evening.lines[at + 1] == "night-falls"
    assert "burned" not in evening.lines
    assert evening.asking == "victim"


def test_one_clock_runs_through_the_whole_day_for_all_to_see() -> None:
    """WH-VAR-TIM"""
    evening = morning()
    evening.accuses(**VOTES)
    evening.condemns(Ann="Bob", Dee="Bob", Eve="Bob", Fay="Cid")
    shown = [scene.timer for scene in evening.scenes if scene.timer and scene.timer.name == "day"]
    assert len(set(shown)) == 1
    assert shown[0].seconds == 300
    lines = [scene.line for scene in evening.scenes if scene.timer and scene.timer.name == "day"]
    assert lines == ["assembly", "first-voting", "defence", "defence", "second-voting"]


def test_each_day_has_a_clock_of_its_own() -> None:
    """WH-VAR-TIM"""
    evening = morning()
    evening.time_is_up()
    evening.until("assembly", victim="Fay")
    timers = {scene.timer for scene in evening.scenes if scene.timer and scene.timer.name == "day"}
    assert len(timers) == 2


def test_a_day_that_ends_in_time_ends_at_the_stake() -> None:
    """WH-VAR-TIM"""
    evening = morning()
    evening.accuses(**VOTES)
    evening.condemns(Ann="Bob", Dee="Bob", Eve="Bob", Fay="Cid")
    assert evening.stake() == "Bob"
    assert "dusk" not in evening.lines


def test_counting_hands_is_cut_off_too() -> None:
    """WH-VAR-TIM, D-47"""
    evening = morning(votes="counted")
    evening.assembly_ends()
    evening.time_is_up()
    assert "dusk" in evening.lines


def test_without_the_variant_the_end_of_the_assembly_only_starts_the_voting() -> None:
    """WH-VAR-TIM, WH-DAY-02"""
    evening = Evening(DEAL)
    evening.night()
    evening.time_is_up()
    assert evening.asking == "accuse"
    assert "dusk" not in evening.lines


def test_a_cut_day_uses_up_the_jesters_day() -> None:
    """§4 Jester: the next day's Second Voting, and no other"""
    evening = morning()
    evening.day(burn="Eve")
    evening.until("assembly", victim="Fay")
    evening.time_is_up()
    evening.until("assembly", victim="Dee")
    evening.day(burn="Bob")
    assert evening.stake() == "Bob"

"""The Thing."""

import pytest

from nightcall.table import HOUSE, IllegalAnswer
from tests.werewords.evening import Evening

DEAL = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Thing", "Dee": "Werewolf", "Eve": "Villager"}


def at_the_thing() -> Evening:
    evening = Evening(DEAL)
    evening.mayor_chooses()
    evening.goes_on_until("tap")
    return evening


@pytest.mark.parametrize("neighbour", ["Bob", "Dee"])
def test_a_tapped_neighbour_learns_who_the_thing_is(neighbour: str) -> None:
    """WW-ROL-11, APP-07"""
    evening = at_the_thing()
    evening.answers("Cid", neighbour)
    evening.time_is_up()
    assert evening.told(neighbour, "tapped") == [{"by": "Cid"}]
    for seat in set(DEAL) - {neighbour}:
        assert evening.told(seat, "tapped") == []


@pytest.mark.parametrize("seat", ["Ann", "Cid", "Eve"])
def test_only_a_neighbour_can_be_tapped(seat: str) -> None:
    """WW-ROL-11"""
    evening = at_the_thing()
    assert set(evening.options("Cid").values) == {"Bob", "Dee"}
    with pytest.raises(IllegalAnswer):
        evening.answers("Cid", seat)


def test_the_thing_may_move_its_hand_until_the_call_is_over_and_taps_one_only() -> None:
    """WW-ROL-11"""
    evening = at_the_thing()
    evening.answers("Cid", "Bob")
    evening.answers("Cid", "Dee")
    evening.time_is_up()
    assert evening.told("Bob", "tapped") == []
    assert evening.told("Dee", "tapped") == [{"by": "Cid"}]


def test_a_thing_that_sleeps_on_taps_all_the_same() -> None:
    """WW-ROL-11: exactly one neighbour is tapped, whatever happens."""
    evening = at_the_thing()
    evening.time_is_up()
    assert set(evening.run.ask.options[HOUSE].values) == {"Bob", "Dee"}  # type: ignore[union-attr]
    evening.answers(HOUSE, "Bob")
    assert evening.told("Bob", "tapped") == [{"by": "Cid"}]
    assert evening.lines[-2:] == ["sleep-thing", "wake-werewolf"]


def test_people_sit_in_a_circle() -> None:
    """WW-ROL-11, APP-09"""
    deal = {"Ann": "Thing", "Bob": "Mayor", "Cid": "Werewolf", "Dee": "Seer"}
    evening = Evening(deal)
    evening.night(tap="Dee")
    assert evening.told("Dee", "tapped") == [{"by": "Ann"}]

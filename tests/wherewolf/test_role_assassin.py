"""The Assassin."""

import pytest

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import PASS, Evening, village

DEAL = {
    "Ann": "Assassin",
    "Bob": "Hermit",
    "Cid": "Warden",
    "Dee": "Pack Leader",
    "Eve": "Seer",
    "Fay": "Thief",
    "Gus": "Peasant",
    "Hal": "Peasant",
}


@pytest.mark.parametrize("whom", ["Bob", "Cid", "Dee", "Fay", "Gus"])
def test_neither_immunity_nor_ward_nor_luck_helps(whom: str) -> None:
    """§4 Assassin, RR-02, §6 step 2"""
    evening = Evening(DEAL)
    evening.night()
    ward = "Gus" if whom == "Cid" else whom
    evening.night(ward=ward, assassinate=whom, victim="Bob")
    assert evening.dead_at_dawn == [whom]


def test_he_strikes_once_per_game() -> None:
    """§4 Assassin"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(assassinate="Gus", victim="Bob")
    with pytest.raises(AssertionError, match="nobody was asked"):
        evening.night(assassinate="Hal", victim="Bob")
    assert "assassin" in evening.calls(3)


def test_he_may_wait() -> None:
    """§4 Assassin: "may" """
    evening = Evening(DEAL)
    evening.night()
    evening.night(assassinate=PASS, victim="Bob")
    evening.night(assassinate="Hal", victim="Bob")
    assert evening.dead_at_dawn == ["Hal"]


def test_he_does_not_act_on_the_first_night() -> None:
    """§4 Assassin"""
    evening = Evening(DEAL)
    evening.night()
    assert "assassin" not in evening.calls(1)
    assert "criminals" in evening.calls(1)


def test_his_strike_stands_although_he_dies_the_same_night() -> None:
    """RR-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Bob", assassinate="Gus", victim="Ann")
    assert evening.dead_at_dawn == ["Ann", "Gus"]


def test_the_amulet_stops_him() -> None:
    """RR-02, §6 step 5"""
    evening = Evening(DEAL, amulet="Hal")
    evening.night()
    evening.night(amulet_to="Gus", assassinate="Gus", victim="Bob")
    assert evening.dead_at_dawn == []


def test_he_looks_dark_and_does_not_block_the_village() -> None:
    """§4 Assassin"""
    evening = Evening(DEAL)
    evening.night(look_into="Ann")
    assert evening.told("Eve", "aura") == [{"seat": "Ann", "aura": "Dark"}]
    assert winner(village({"Ann": "Assassin", "Bob": "Guard"})) == "Village"


def test_an_unused_strike_prevents_a_stall_and_a_used_one_does_not() -> None:
    """§4.6 Assassin, §6 End and stall 5d"""
    now = village({"Ann": "Assassin", "Bob": "Lesser Vampire"})
    assert winner(now) is None
    now.players["Ann"].used.add("strike")
    assert winner(now) == "Vampire"

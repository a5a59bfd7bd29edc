"""The Vampire Hunter."""

import pytest

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Vampire",
    "Bob": "Vampire Hunter",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Pack Leader",
    "Fay": "Seer",
}


@pytest.mark.parametrize("card", ["Vampire", "Peasant"])
def test_the_vampire_hunter_learns_on_the_first_night_whether_his_prey_is_here(card: str) -> None:
    """§4 Vampire Hunter"""
    evening = Evening({**DEAL, "Ann": card})
    evening.night()
    evening.night(victim="Cid")
    assert evening.learnt("Bob") == [("vampire-dealt", {"is_dealt": card == "Vampire"})]
    assert "vampire-hunter" not in evening.calls(2)


def test_a_bite_on_the_vampire_hunter_fails_and_murders_the_vampire() -> None:
    """§4 Vampire Hunter, §4.3"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Bob", victim="Cid")
    assert evening.dead_at_dawn == ["Ann", "Cid"]
    assert evening.told("Bob", "bitten") == []


def test_the_vampire_hunter_is_no_match_for_the_pack() -> None:
    """§4 Vampire Hunter"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == ["Bob"]


def test_a_bite_uses_neither_his_amulet_nor_his_sword() -> None:
    """§4.6 Vampire Hunter"""
    evening = Evening({**DEAL, "Gus": "Peasant"}, amulet="Cid", sword="Dee")
    evening.night()
    evening.night(amulet_to="Bob", sword_to="Bob", bite="Bob", victim="Gus")
    assert evening.dead_at_dawn == ["Ann", "Gus"]
    evening.call("pass-amulet")
    assert evening.run.waiting() == ["Bob"]
    evening.call("pass-sword", amulet_to="Fay")
    assert evening.run.waiting() == ["Bob"]


def test_he_is_safe_from_a_lone_vampire() -> None:
    """§4.6 Vampire Hunter"""
    assert winner(village({"Ann": "Vampire", "Bob": "Vampire Hunter"})) == "Vampire"

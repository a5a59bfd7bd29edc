"""The Wizard."""

import pytest

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Wizard",
    "Cid": "Seer",
    "Dee": "Medium",
    "Eve": "Healer",
    "Fay": "Warden",
    "Gus": "Hermit",
    "Hal": "Traitor",
}


@pytest.mark.parametrize(
    ("at", "is_mystic"),
    [
        ("Cid", True),
        ("Dee", True),
        ("Eve", True),
        ("Fay", True),
        ("Ann", False),
        ("Gus", False),
        ("Hal", False),
    ],
)
def test_the_wizard_learns_who_is_a_mystic(at: str, is_mystic: bool) -> None:
    """§4 Wizard"""
    evening = Evening(DEAL)
    evening.night(sense=at)
    assert evening.learnt("Bob") == [("mystic", {"seat": at, "is_mystic": is_mystic})]


def test_the_wizard_is_called_every_night_after_the_seer() -> None:
    """§4 Wizard"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Gus", sense="Ann")
    assert evening.calls(1)[:2] == ["seer", "wizard"]
    assert evening.calls(2)[:3] == ["seer", "medium", "wizard"]


def test_a_recruited_player_stays_what_he_was_to_the_wizard() -> None:
    """§4 Wizard: nobody who can be recruited is a mystic, before or after."""
    evening = Evening({"Ann": "Crime Boss", "Bob": "Wizard", "Cid": "Peasant", "Dee": "Vampire"})
    evening.night()
    evening.night(recruit="Cid", sense="Cid")
    evening.night(sense="Cid")
    assert [fact["is_mystic"] for fact in evening.told("Bob", "mystic")][1:] == [False, False]


def test_a_lesser_vampire_is_no_mystic() -> None:
    """§4 Wizard, §4 Lesser Vampire"""
    assert not village({"Ann": "Vampire", "Bob": "Lesser Vampire"}).players["Bob"].is_mystic


def test_the_wizard_himself_is_a_mystic_and_stalls_a_lone_vampire() -> None:
    """§4.6 Wizard"""
    assert winner(village({"Ann": "Vampire", "Bob": "Wizard"})) == "Vampire"

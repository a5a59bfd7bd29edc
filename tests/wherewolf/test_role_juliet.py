"""Juliet, and the Romeo she chooses."""

import pytest

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Juliet",
    "Cid": "Peasant",
    "Dee": "Vampire",
    "Eve": "Assassin",
    "Fay": "Healer",
    "Gus": "Jester",
    "Hal": "Peasant",
}


def test_juliet_is_called_on_the_first_night_only_before_all_other_roles() -> None:
    """§4 Juliet, WH-NGT-06"""
    evening = Evening(DEAL)
    evening.night(romeo="Cid")
    evening.night(victim="Hal")
    assert evening.calls(1)[0] == "juliet"
    assert "juliet" not in evening.calls(2)


@pytest.mark.parametrize(
    ("romeo", "faction"),
    [
        ("Ann", "Werewolves"),
        ("Cid", "Village"),
        ("Dee", "Vampire"),
        ("Eve", "Criminals"),
        ("Gus", "none"),
    ],
)
def test_juliet_learns_her_romeos_faction_and_he_learns_her_name(romeo: str, faction: str) -> None:
    """§4 Juliet"""
    evening = Evening(DEAL)
    evening.night(romeo=romeo)
    assert evening.learnt("Bob") == [("romeo-is", {"seat": romeo, "faction": faction})]
    assert evening.told(romeo, "loved-by") == [{"seat": "Bob"}]


def test_juliet_must_choose_somebody_else() -> None:
    """§4 Juliet, RR-04"""
    evening = Evening(DEAL)
    evening.call("romeo")
    assert evening.may_choose("Bob") == ["Ann", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"]


def test_if_romeo_burns_juliet_dies_at_once() -> None:
    """§4 Juliet"""
    evening = Evening(DEAL)
    evening.night(romeo="Cid")
    evening.day(burn="Cid")
    assert evening.told(None, "dies-of-love") == [{"seat": "Bob"}]
    assert evening.scenes[-1].alive is not None
    assert not {"Bob", "Cid"} & set(evening.scenes[-1].alive)


def test_if_juliet_burns_romeo_dies_at_once() -> None:
    """§4 Juliet"""
    evening = Evening(DEAL)
    evening.night(romeo="Cid")
    evening.day(burn="Bob")
    assert evening.told(None, "dies-of-love") == [{"seat": "Cid"}]


def test_in_the_night_one_lover_follows_the_other() -> None:
    """§4 Juliet, §6 step 8"""
    evening = Evening(DEAL)
    evening.night(romeo="Cid")
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Bob", "Cid"]


def test_a_healer_who_saves_one_lover_saves_both() -> None:
    """§6 Healer saves one lover"""
    evening = Evening(DEAL)
    evening.night(romeo="Cid")
    evening.night(victim="Cid", save="Cid")
    assert evening.dead_at_dawn == []


def test_a_healer_cannot_keep_a_lover_whose_partner_dies() -> None:
    """§6 step 8"""
    evening = Evening(DEAL)
    evening.night(romeo="Cid")
    evening.night(assassinate="Bob", victim="Cid", save="Cid")
    assert evening.dead_at_dawn == ["Bob", "Cid"]


def test_the_amulet_saves_juliet_from_love_and_romeo_stays_dead() -> None:
    """§4.6 Juliet, §6 step 8"""
    evening = Evening(DEAL, amulet="Hal")
    evening.night(romeo="Cid")
    evening.night(amulet_to="Bob", victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]
    evening.night(victim="Hal")
    assert evening.dead_at_dawn == ["Hal"], "nobody was asked to pass it on: it is gone"


def test_the_amulet_saves_a_lover_also_from_the_stake_of_the_other() -> None:
    """§4.6 Juliet"""
    evening = Evening(DEAL, amulet="Bob")
    evening.night(romeo="Cid")
    evening.day(burn="Cid")
    assert evening.told(None, "dies-of-love") == []
    assert "Bob" in evening.alive


def test_juliet_of_a_werewolf_wins_with_the_werewolves_and_is_one_of_the_last() -> None:
    """§4 Juliet, §4.6 Juliet, WH-END-03"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Juliet", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night(romeo="Ann")
    evening.day(burn="Cid")
    evening.night(victim="Dee")
    assert evening.outcome.faction == "Werewolves"
    assert evening.winners == ("Ann", "Bob")


def test_if_a_werewolf_romeo_burns_juliet_dies_and_then_the_end_is_checked() -> None:
    """§6 Romeo is a Werewolf and burns"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Juliet", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night(romeo="Ann")
    evening.day(burn="Ann")
    assert evening.outcome.faction == "Village"
    assert evening.winners == ("Cid", "Dee")


def test_a_bitten_romeo_takes_juliet_into_his_faction() -> None:
    """§4 Lesser Vampire, §6 Vampire's victim is Romeo"""
    evening = Evening({"Ann": "Vampire", "Bob": "Juliet", "Cid": "Peasant"})
    evening.night(romeo="Cid")
    evening.night(bite="Cid")
    assert evening.outcome.faction == "Vampire"
    assert evening.winners == ("Ann", "Bob", "Cid")


def test_a_bitten_juliet_becomes_a_vampire_and_romeo_does_not_change() -> None:
    """§4 Lesser Vampire"""
    evening = Evening({"Ann": "Vampire", "Bob": "Juliet", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night(romeo="Cid")
    evening.night(bite="Bob")
    assert not evening.is_over
    evening.day(burn="Cid")
    assert evening.told(None, "dies-of-love") == [{"seat": "Bob"}], "the bond of love stays"


def test_juliet_never_blocks_the_village() -> None:
    """§4 Juliet"""
    now = village({"Ann": "Pack Leader", "Bob": "Juliet", "Cid": "Peasant"}, lovers=("Bob", "Ann"))
    now.dies(now.players["Ann"])
    assert winner(now) == "Village"


def test_a_lover_of_a_criminal_does_not_wake_with_the_criminals() -> None:
    """§4.4: they recognise each other by their cards; Juliet only joins what Romeo wants."""
    evening = Evening({**DEAL, "Hal": "Thief"})
    evening.night(romeo="Eve")
    assert evening.told("Bob", "criminals") == []
    assert evening.told("Eve", "criminals") == [{"seats": {"Hal": "Thief"}}]


def test_juliet_of_a_criminal_is_not_among_those_the_guards_are_told_of() -> None:
    """§4 Guard"""
    evening = Evening({**DEAL, "Hal": "Guard", "Cid": "Guard"})
    evening.night(romeo="Eve")
    assert evening.told("Hal", "criminals-dealt") == [{"count": 1}]


def test_juliet_counts_in_romeos_faction_for_the_stall() -> None:
    """§4.6 Juliet"""
    now = village({"Ann": "Lesser Vampire", "Bob": "Juliet"}, lovers=("Bob", "Ann"))
    assert winner(now) == "Vampire"


def test_a_revealed_juliet_is_shown_as_juliet() -> None:
    """§4.6 Juliet, WH-VAR-REV"""
    evening = Evening(DEAL, reveal=True)
    evening.night(romeo="Ann")
    evening.night(assassinate="Bob", victim="Hal")
    (shown,) = [fact for fact in evening.told(None, "card-shown") if fact["seat"] == "Bob"]
    assert (shown["card"], shown["role"]) == ("Juliet", "Juliet")

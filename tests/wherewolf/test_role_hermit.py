"""The Hermit."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Hermit",
    "Cid": "Juliet",
    "Dee": "Peasant",
    "Eve": "Vampire",
    "Fay": "Assassin",
    "Gus": "Peasant",
}


def test_the_hermit_is_never_called() -> None:
    """§4 Hermit"""
    evening = Evening(DEAL)
    evening.night(romeo="Gus")
    evening.night(victim="Bob")
    assert "hermit" not in evening.calls(1) + evening.calls(2)


def test_the_hermit_is_immune_to_werewolves_and_vampire() -> None:
    """§4 Hermit, RR-02"""
    evening = Evening(DEAL)
    evening.night(romeo="Gus")
    evening.night(bite="Bob", victim="Bob")
    assert evening.dead_at_dawn == []
    assert evening.learnt("Bob") == []


def test_the_hermit_can_be_burned() -> None:
    """§4 Hermit"""
    evening = Evening(DEAL)
    evening.night(romeo="Gus")
    evening.day(burn="Bob")
    assert evening.stake() == "Bob"


def test_the_hermit_can_be_murdered() -> None:
    """§4 Hermit, RR-02"""
    evening = Evening(DEAL)
    evening.night(romeo="Gus")
    evening.night(assassinate="Bob", victim="Dee")
    assert evening.dead_at_dawn == ["Bob", "Dee"]


def test_the_hermit_can_die_of_love() -> None:
    """§4 Hermit"""
    evening = Evening(DEAL)
    evening.night(romeo="Bob")
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Bob", "Cid"]


def test_an_attack_he_survives_anyway_uses_up_no_amulet() -> None:
    """§4.6 Hermit"""
    evening = Evening(DEAL, amulet="Dee")
    evening.night(romeo="Gus")
    evening.night(amulet_to="Bob", bite="Bob", victim="Bob")
    evening.call("pass-amulet")
    assert evening.run.waiting() == ["Bob"], "he still has it to pass on"


def test_an_attack_on_the_hermit_never_triggers_the_sword() -> None:
    """§4.6 Hermit"""
    evening = Evening(DEAL, sword="Dee")
    evening.night(romeo="Gus")
    evening.night(sword_to="Bob", bite="Bob", victim="Bob")
    assert evening.dead_at_dawn == []
    evening.call("pass-sword")
    assert evening.run.waiting() == ["Bob"]


def test_a_werewolf_or_a_vampire_alone_with_the_hermit_is_a_stall() -> None:
    """§4.6 Hermit, WH-END-06"""
    assert winner(village({"Ann": "Pack Leader", "Bob": "Hermit"})) == "Werewolves"
    assert winner(village({"Ann": "Vampire", "Bob": "Hermit"})) == "Vampire"

"""The Sword: it does not protect, it takes along whoever attacked."""

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.table import HOUSE, Choice, Run
from tests.evening import SALT
from tests.wherewolf.evening import PASS, Evening

DEAL = {
    "Ann": "Werewolf",
    "Bob": "Pack Leader",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Vampire",
    "Fay": "Assassin",
    "Gus": "Hermit",
    "Hal": "Warden",
    "Ida": "Peasant",
}


def begun(bearer: str = "Cid") -> Evening:
    evening = Evening(DEAL, sword=bearer)
    evening.night()
    return evening


def test_it_is_given_and_passed_like_the_amulet() -> None:
    """WH-VAR-SWO-01"""
    evening = begun()
    assert evening.told("Cid", "item-received") == [{"item": "sword"}]
    evening.night(sword_to="Dee", victim="Gus", ward="Ann")
    assert evening.told("Dee", "item-received") == [{"item": "sword"}]


def test_it_is_destroyed_like_the_amulet() -> None:
    """WH-VAR-SWO-01"""
    refused = begun()
    refused.night(sword_to=PASS, victim="Cid", ward="Ann")
    assert refused.dead_at_dawn == ["Cid"]
    back = begun()
    back.night(sword_to="Dee", victim="Gus", ward="Ann")
    back.night(sword_to="Cid", victim="Cid", ward="Bob")
    assert back.told("Cid", "item-crumbles") == [{"item": "sword"}]
    assert back.dead_at_dawn == ["Cid"]


def test_a_holder_attacked_by_the_pack_dies_and_takes_the_strongest_along() -> None:
    """WH-VAR-SWO-01"""
    evening = begun()
    evening.night(sword_to="Dee", victim="Dee", ward="Ann")
    assert evening.dead_at_dawn == ["Bob", "Dee"]
    evening.night(victim="Cid", ward="Gus")
    assert evening.dead_at_dawn == ["Cid"], "the Sword is gone"
    assert evening.calls(3)[0] == "sword", "but it is called"


def test_a_holder_whom_the_vampire_bites_dies_instead_of_being_converted() -> None:
    """WH-VAR-SWO-01, WH-VAR-SWO-02, D-39"""
    evening = begun()
    evening.night(sword_to="Dee", bite="Dee", victim="Gus", ward="Ann")
    assert evening.dead_at_dawn == ["Dee", "Eve"]
    assert evening.told("Dee", "bitten") == []


def test_it_is_not_triggered_by_an_attack_that_does_not_reach_the_holder() -> None:
    """WH-VAR-SWO-02"""
    warded = begun()
    warded.night(sword_to="Dee", victim="Dee", bite="Dee", ward="Dee")
    assert warded.dead_at_dawn == []
    immune = begun()
    immune.night(sword_to="Gus", victim="Gus", bite="Gus", ward="Dee")
    assert immune.dead_at_dawn == []


def test_it_does_nothing_against_murder_or_the_stake() -> None:
    """WH-VAR-SWO-01: if attacked by Werewolves or Vampire"""
    evening = begun()
    evening.night(sword_to="Dee", assassinate="Dee", victim="Gus", ward="Ann")
    assert evening.dead_at_dawn == ["Dee"]
    burned = begun()
    burned.day(burn="Cid")
    assert set(DEAL) - set(burned.alive) == {"Cid"}


def test_bitten_and_attacked_in_one_night_it_strikes_the_first_attacker_only() -> None:
    """§6 Two attackers, one victim; the bite comes first and uses it up"""
    evening = begun()
    evening.night(sword_to="Dee", bite="Dee", victim="Dee", ward="Ann")
    assert evening.dead_at_dawn == ["Dee", "Eve"]


def test_with_the_amulet_the_attack_is_stopped_and_the_sword_kept() -> None:
    """WH-VAR-SWO-02, WH-VAR-00"""
    evening = Evening(DEAL, amulet="Ida", sword="Cid")
    evening.night()
    evening.night(amulet_to="Dee", sword_to="Dee", victim="Dee", ward="Ann")
    assert evening.dead_at_dawn == []
    evening.call("pass-sword")
    assert evening.run.waiting() == ["Dee"]


def test_the_first_bearers_of_amulet_and_sword_are_different_players() -> None:
    """WH-VAR-SWO-03"""
    box = WherewolfBox(amulet=True, sword=True)
    run = Run(WHEREWOLF, WHEREWOLF.header(("Ann", "Bob", "Cid", "Dee", "Eve"), box))
    run.answer(HOUSE, ["Seer", "Pack Leader", "Peasant", "Peasant", "Peasant"])
    assert run.ask is not None
    assert run.ask.kind == "first-amulet"
    run.answer(HOUSE, "Cid")
    assert run.ask.kind == "first-sword"
    assert run.ask.options[HOUSE] == Choice(("Ann", "Bob", "Dee", "Eve"))
    run.answer(HOUSE, "Dee")
    run.answer(HOUSE, SALT)
    assert run.ask.kind == "look"


def test_one_player_may_come_to_hold_both() -> None:
    """WH-VAR-00"""
    evening = Evening(DEAL, amulet="Ida", sword="Cid")
    evening.night()
    evening.night(amulet_to="Dee", sword_to="Dee", victim="Gus", ward="Ann")
    assert [fact["item"] for fact in evening.told("Dee", "item-received")] == ["amulet", "sword"]

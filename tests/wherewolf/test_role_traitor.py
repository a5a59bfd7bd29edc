"""The Traitor."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Traitor",
    "Cid": "Werewolf",
    "Dee": "Peasant",
    "Eve": "Seer",
    "Fay": "Peasant",
    "Gus": "Vampire",
    "Hal": "Warden",
}


def test_the_pack_knows_the_traitor_and_he_does_not_know_them() -> None:
    """§4 Traitor"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.told("Ann", "pack") == [{"pack": ["Ann", "Cid"], "traitors": ["Bob"]}]
    assert evening.learnt("Bob") == []


def test_he_looks_white() -> None:
    """§4 Traitor"""
    evening = Evening(DEAL)
    evening.night(look_into="Bob")
    assert evening.told("Eve", "aura") == [{"seat": "Bob", "aura": "White"}]


def test_an_attack_on_him_does_nothing_but_tell_him_who_they_are() -> None:
    """§4 Traitor, §6 table"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == []
    assert evening.learnt("Bob") == [("pack-is", {"seats": ["Ann", "Cid"]})]


def test_a_warded_traitor_is_told_all_the_same() -> None:
    """§6 table: one line for Hermit, Traitor and ward"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Bob", victim="Bob")
    assert evening.learnt("Bob") == [("pack-is", {"seats": ["Ann", "Cid"]})]


def test_he_does_not_wake_with_the_pack() -> None:
    """§4 Traitor"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Dee")
    assert evening.told("Bob", "pack") == []


def test_he_can_be_bitten_and_is_the_packs_prey_then() -> None:
    """§4 Traitor, RR-03"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Bob", victim="Bob")
    assert evening.told("Bob", "bitten") == [{"vampire": "Gus"}]
    assert evening.dead_at_dawn == ["Bob"]


def test_he_does_not_hold_up_the_village() -> None:
    """§4 Traitor, WH-END-05, D-41"""
    assert winner(village({"Ann": "Traitor", "Bob": "Peasant"})) == "Village"
    assert winner(village({"Ann": "Traitor"})) == "Village"


def test_he_is_a_member_of_the_faction_when_only_werewolves_are_left() -> None:
    """§4 Traitor, WH-END-03, D-41"""
    assert winner(village({"Ann": "Pack Leader", "Bob": "Traitor"})) == "Werewolves"


def test_he_wins_with_the_werewolves_though_dead() -> None:
    """§4.6 Traitor, WH-GEN-04"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Traitor", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim="Cid")
    evening.night(victim="Dee")
    assert evening.winners == ("Ann", "Bob")


def test_his_sword_is_never_used_by_the_packs_attack() -> None:
    """§4.6 Traitor"""
    evening = Evening(DEAL, sword="Dee")
    evening.night()
    evening.night(sword_to="Bob", victim="Bob")
    assert evening.dead_at_dawn == []
    evening.call("pass-sword")
    assert evening.run.waiting() == ["Bob"]

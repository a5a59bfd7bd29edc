"""The Warden."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Warden",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Vampire",
    "Fay": "Assassin",
}


def test_the_warden_is_called_from_the_second_night_on() -> None:
    """§4 Warden"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", victim="Dee")
    assert "warden" not in evening.calls(1)
    assert "warden" in evening.calls(2)


def test_an_attack_on_a_warded_player_fails() -> None:
    """§4 Warden, RR-02"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", victim="Cid")
    assert evening.dead_at_dawn == []


def test_a_bite_on_a_warded_player_fails() -> None:
    """§4 Warden, RR-02"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", bite="Cid", victim="Dee")
    assert evening.told("Cid", "bitten") == []


def test_one_ward_stops_both_attackers() -> None:
    """§6 Two attackers, one victim"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", bite="Cid", victim="Cid")
    assert evening.dead_at_dawn == []
    assert evening.told("Cid", "bitten") == []


def test_a_ward_does_not_stop_the_assassin() -> None:
    """§4 Warden, RR-02"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", assassinate="Cid", victim="Dee")
    assert evening.dead_at_dawn == ["Cid", "Dee"]


def test_the_warden_guards_neither_himself_nor_the_same_player_twice_running() -> None:
    """§4 Warden"""
    evening = Evening(DEAL)
    evening.night()
    evening.call("ward")
    assert evening.may_choose("Bob") == ["Ann", "Cid", "Dee", "Eve", "Fay"]
    evening.night(ward="Cid", victim="Cid")
    evening.call("ward")
    assert evening.may_choose("Bob") == ["Ann", "Dee", "Eve", "Fay"]
    evening.night(ward="Dee", victim="Dee")
    evening.call("ward")
    assert evening.may_choose("Bob") == ["Ann", "Cid", "Eve", "Fay"]


def test_a_ward_lasts_one_night() -> None:
    """§4 Warden"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", victim="Cid")
    evening.night(ward="Dee", victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]


def test_the_warden_guards_in_the_night_of_his_death() -> None:
    """RR-01"""
    evening = Evening({**DEAL, "Gus": "Peasant"})
    evening.night()
    evening.night(ward="Cid", victim="Cid", assassinate="Bob")
    assert evening.dead_at_dawn == ["Bob"]


def test_nobody_is_told_of_a_ward() -> None:
    """RR-06"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Cid", victim="Cid")
    assert evening.learnt("Cid") == []
    assert evening.learnt("Bob") == []


def test_a_lone_vampire_and_the_warden_stall() -> None:
    """§4.6 Warden"""
    assert winner(village({"Ann": "Vampire", "Bob": "Warden"})) == "Vampire"

"""The Huntsman."""

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Werewolf",
    "Bob": "Huntsman",
    "Cid": "Pack Leader",
    "Dee": "Young Wolf",
    "Eve": "Peasant",
    "Fay": "Peasant",
    "Gus": "Assassin",
    "Hal": "Warden",
}


def test_a_huntsman_whom_the_pack_kills_takes_its_weakest_along() -> None:
    """§4 Huntsman, RR-07"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == ["Bob", "Dee"], "the Young Wolf is the weakest"


def test_without_a_young_wolf_the_highest_number_is_the_weakest() -> None:
    """§4 Huntsman, RR-07"""
    evening = Evening({**DEAL, "Dee": "Werewolf"})
    evening.night()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == ["Bob", "Dee"]


def test_a_murdered_or_burned_huntsman_takes_nobody_along() -> None:
    """§4 Huntsman, RR-02"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(assassinate="Bob", victim="Eve")
    assert evening.dead_at_dawn == ["Bob", "Eve"]
    burning = Evening(DEAL)
    burning.night()
    burning.day(burn="Bob")
    assert set(DEAL) - set(burning.alive) == {"Bob"}


def test_a_warded_huntsman_kills_nobody() -> None:
    """§4 Huntsman"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Bob", victim="Bob")
    assert evening.dead_at_dawn == []


def test_the_amulet_stops_the_attack_and_so_the_counter_kill() -> None:
    """§4.6 Huntsman"""
    evening = Evening(DEAL, amulet="Eve")
    evening.night()
    evening.night(amulet_to="Bob", victim="Bob")
    assert evening.dead_at_dawn == []


def test_with_the_sword_both_the_strongest_and_the_weakest_die() -> None:
    """§4.6 Huntsman"""
    evening = Evening(DEAL, sword="Eve")
    evening.night()
    evening.night(sword_to="Bob", victim="Bob")
    assert evening.dead_at_dawn == ["Bob", "Cid", "Dee"]


def test_a_lone_werewolf_is_strongest_and_weakest_and_dies_once() -> None:
    """§4 Huntsman"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Huntsman", "Cid": "Peasant"}, sword="Cid")
    evening.night()
    evening.night(sword_to="Bob", victim="Bob")
    assert evening.spoken("day-breaks")[-1] == {"dead": ["Ann", "Bob"]}
    assert evening.outcome.faction == "Village"

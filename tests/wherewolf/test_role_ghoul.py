"""The Ghoul."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Vampire",
    "Bob": "Ghoul",
    "Cid": "Pack Leader",
    "Dee": "Peasant",
    "Eve": "Assassin",
    "Fay": "Healer",
    "Gus": "Juliet",
    "Hal": "Seer",
}


def begun(romeo: str = "Dee", **options: str) -> Evening:
    evening = Evening(DEAL, amulet=options.get("amulet"), sword=options.get("sword"))
    evening.night(romeo=romeo)
    return evening


def test_the_ghoul_dies_in_place_of_the_vampire() -> None:
    """§4 Ghoul, §6 step 6"""
    evening = begun()
    evening.night(victim="Ann")
    assert evening.dead_at_dawn == ["Bob"]


def test_he_does_so_also_against_the_assassin_and_a_bite_that_went_wrong() -> None:
    """§4 Ghoul"""
    murdered = begun()
    murdered.night(assassinate="Ann", victim="Hal")
    assert murdered.dead_at_dawn == ["Bob", "Hal"]
    bitten = begun()
    bitten.night(bite="Cid", victim="Hal")
    assert bitten.dead_at_dawn == ["Bob", "Hal"]


def test_a_ghoul_who_is_dying_himself_saves_nobody() -> None:
    """§4 Ghoul"""
    evening = begun()
    evening.night(assassinate="Bob", victim="Ann")
    assert evening.dead_at_dawn == ["Ann", "Bob"]


def test_a_dying_ghoul_whom_the_healer_saves_does_not_die_for_the_vampire_after_all() -> None:
    """§6 steps 6 and 7: the swap comes before the Healer, and only once"""
    evening = begun()
    evening.night(assassinate="Bob", victim="Ann", save="Bob")
    assert evening.dead_at_dawn == ["Ann"]


def test_the_healer_sees_the_ghoul_on_the_list_and_may_save_him() -> None:
    """§6 steps 6 and 7"""
    evening = begun()
    evening.night(victim="Ann", save="Bob")
    assert evening.told("Fay", "dying") == [{"seats": ["Bob"]}]
    assert evening.dead_at_dawn == []


def test_he_does_not_die_for_a_vampire_who_dies_of_love() -> None:
    """§4 Ghoul: not by love"""
    evening = begun(romeo="Ann")
    evening.night(victim="Gus")
    assert evening.dead_at_dawn == ["Ann", "Gus"]


def test_he_does_not_burn_for_the_vampire() -> None:
    """§4 Ghoul: at night"""
    evening = begun()
    evening.day(burn="Ann")
    assert evening.stake() == "Ann"


def test_a_dead_ghoul_saves_nobody() -> None:
    """§4 Ghoul"""
    evening = begun()
    evening.day(burn="Bob")
    evening.night(victim="Ann")
    assert evening.dead_at_dawn == ["Ann"]


def test_the_amulet_does_not_stop_the_swap_from_choosing_him_and_then_saves_him() -> None:
    """§4.6 Ghoul"""
    evening = begun(amulet="Dee")
    evening.night(amulet_to="Bob", victim="Ann")
    assert evening.dead_at_dawn == []
    evening.night(victim="Hal")
    assert evening.dead_at_dawn == ["Hal"], "the Amulet is gone, nobody was asked to pass it on"


def test_his_own_lover_follows_him() -> None:
    """§6 step 8"""
    evening = begun(romeo="Bob")
    evening.night(victim="Ann")
    assert evening.dead_at_dawn == ["Bob", "Gus"]


def test_he_looks_white_and_does_not_wake_after_the_first_night() -> None:
    """§4 Ghoul"""
    evening = begun()
    evening.night(look_into="Bob", victim="Dee")
    assert evening.told("Hal", "aura")[-1] == {"seat": "Bob", "aura": "White"}
    assert evening.told("Bob", "brood") == []


def test_he_does_not_hold_up_the_village() -> None:
    """§4 Ghoul, WH-END-05, D-41"""
    assert winner(village({"Ann": "Ghoul", "Bob": "Peasant"})) == "Village"


def test_he_is_a_member_when_only_the_vampire_faction_is_left() -> None:
    """§4 Ghoul, WH-END-04, D-41"""
    assert winner(village({"Ann": "Vampire", "Bob": "Ghoul"})) == "Vampire"

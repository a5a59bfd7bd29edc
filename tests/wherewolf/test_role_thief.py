"""The Thief."""

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Thief",
    "Bob": "Guard",
    "Cid": "Guard",
    "Dee": "Pack Leader",
    "Eve": "Vampire",
    "Fay": "Warden",
    "Gus": "Peasant",
    "Hal": "Assassin",
}


def test_the_first_attack_on_her_fails_and_the_second_does_not() -> None:
    """§4 Thief, §6 table"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Ann", ward="Bob")
    assert evening.dead_at_dawn == []
    evening.night(victim="Ann", ward="Cid")
    assert evening.dead_at_dawn == ["Ann"]


def test_a_bite_uses_her_luck_too() -> None:
    """§4 Thief, §4.3"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Ann", victim="Gus", ward="Bob")
    assert evening.told("Ann", "bitten") == []
    evening.night(bite="Ann", victim="Bob", ward="Cid")
    assert evening.told("Ann", "bitten") == [{"vampire": "Eve"}]


def test_two_attacks_in_one_night_are_one_too_many() -> None:
    """§4 Thief, §6 Two attackers, one victim"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Ann", victim="Ann", ward="Bob")
    assert evening.dead_at_dawn == ["Ann"]


def test_a_ward_comes_before_luck() -> None:
    """§6 step 5"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(ward="Ann", victim="Ann")
    evening.night(ward="Bob", victim="Ann")
    assert evening.dead_at_dawn == [], "her luck was still unused"


def test_luck_comes_before_the_amulet() -> None:
    """§6 table and step 5"""
    evening = Evening(DEAL, amulet="Gus")
    evening.night()
    evening.night(amulet_to="Ann", victim="Ann", ward="Bob")
    evening.call("pass-amulet")
    assert evening.run.waiting() == ["Ann"]


def test_luck_does_not_help_against_murder_or_the_stake() -> None:
    """§4 Thief, RR-02"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(assassinate="Ann", victim="Gus", ward="Bob")
    assert "Ann" in evening.dead_at_dawn
    burning = Evening(DEAL)
    burning.night()
    burning.day(burn="Ann")
    assert burning.stake() == "Ann"

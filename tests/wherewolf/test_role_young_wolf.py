"""The Young Wolf."""

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Young Wolf",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Assassin",
    "Gus": "Madman",
    "Hal": "Peasant",
    "Ivy": "Healer",
}


def test_after_a_young_wolf_is_burned_the_pack_attacks_two_players() -> None:
    """§4 Young Wolf"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim=["Cid", "Dee"])
    assert evening.dead_at_dawn == ["Cid", "Dee"]


def test_they_must_be_two_different_players() -> None:
    """§4 Young Wolf"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.call("victim")
    evening.answers("Ann", "Cid")
    assert evening.asking == "victim"
    assert "Cid" not in evening.may_choose("Ann")


def test_it_is_for_one_night_only() -> None:
    """§4 Young Wolf"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim=["Cid", "Dee"])
    evening.night(victim="Eve")
    assert evening.dead_at_dawn == ["Eve"]


def test_a_young_wolf_who_is_murdered_is_not_avenged() -> None:
    """§4 Young Wolf"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(assassinate="Bob", victim="Cid")
    evening.night(victim="Dee")
    assert evening.dead_at_dawn == ["Dee"]


def test_he_has_the_lowest_strength_and_chooses_only_when_he_is_left_alone() -> None:
    """§4 Young Wolf, §6 Pack Leader dead"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Ann")
    evening.call("victim")
    assert evening.run.waiting() == ["Bob"]


def test_the_healer_can_save_one_of_the_two() -> None:
    """§4 Young Wolf, §4 Healer"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim=["Cid", "Dee"], save="Dee")
    assert evening.dead_at_dawn == ["Cid"]


def test_a_madman_and_a_burned_young_wolf_leave_one_attack() -> None:
    """§4 Young Wolf, §4 Madman: the first of the two fails."""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Gus")
    evening.day(burn="Bob")
    evening.night(victim=["Cid", "Dee"])
    assert evening.dead_at_dawn == ["Dee"]


def test_the_scenes_of_an_angry_night_are_those_of_any_other() -> None:
    """APP-03, RR-06"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim=["Cid", "Dee"])
    evening.night(victim="Eve")
    assert evening.calls(2) == evening.calls(3)

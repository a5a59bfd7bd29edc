"""The Jester."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Jester",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
    "Gus": "Vampire",
    "Hal": "Peasant",
}


def test_a_burned_jester_has_won_and_the_game_goes_on() -> None:
    """§4 Jester"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    assert not evening.is_over


def test_the_next_day_nobody_is_burned_and_the_words_are_those_of_hesitation() -> None:
    """§4 Jester"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim="Cid")
    evening.day(burn="Ann")
    assert evening.stake() is None
    assert "Ann" in evening.alive
    evening.night(victim="Dee")
    evening.day(burn="Gus")
    assert evening.stake() == "Gus", "it is for one day only"


def test_he_wins_alone_beside_whoever_wins_in_the_end() -> None:
    """§4 Jester, WH-GEN-04"""
    evening = Evening({**DEAL, "Gus": "Peasant"})
    evening.night()
    evening.day(burn="Bob")
    evening.night(victim="Cid")
    evening.day()
    evening.night(victim="Dee")
    evening.day(burn="Ann")
    assert evening.outcome.faction == "Village"
    assert evening.outcome.alone == ("Bob",)
    assert evening.winners == ("Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")


def test_a_jester_who_is_not_burned_does_not_win() -> None:
    """§4 Jester"""
    evening = Evening({**DEAL, "Gus": "Peasant"})
    evening.night()
    evening.night(victim="Bob")
    evening.day(burn="Ann")
    assert "Bob" not in evening.winners


def test_the_amulet_saves_him_from_the_stake_and_from_winning() -> None:
    """§4.6 Jester"""
    evening = Evening({**DEAL, "Gus": "Peasant"}, amulet="Bob")
    evening.night()
    evening.day(burn="Bob")
    assert evening.stake() is None
    evening.night(victim="Cid")
    evening.day(burn="Ann")
    assert evening.outcome.alone == ()


def test_a_bitten_jester_is_no_jester() -> None:
    """§4 Lesser Vampire"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Bob", victim="Cid")
    evening.day(burn="Bob")
    evening.night(victim="Dee")
    evening.day(burn="Gus")
    assert evening.stake() == "Gus"


def test_he_is_ignored_when_only_one_faction_is_left() -> None:
    """RR-08, §4.6 Jester"""
    assert winner(village({"Ann": "Pack Leader", "Bob": "Jester"})) == "Werewolves"
    assert winner(village({"Ann": "Vampire", "Bob": "Jester", "Cid": "Madman"})) == "Vampire"
    assert winner(village({"Ann": "Jester"})) == "Village"

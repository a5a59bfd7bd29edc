"""The Peasants."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {"Ann": "Pack Leader", "Bob": "Peasant", "Cid": "Peasant", "Dee": "Seer", "Eve": "Peasant"}


def test_a_peasant_is_never_called_and_told_nothing_in_the_night() -> None:
    """§4 Peasant"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Eve")
    assert "peasant" not in evening.calls(1) + evening.calls(2)
    assert evening.learnt("Bob") == []


def test_a_peasant_has_a_vote_and_a_life() -> None:
    """§4 Peasant"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == ["Bob"]
    evening.day(burn="Ann")
    assert evening.winners == ("Bob", "Cid", "Dee", "Eve")


def test_a_peasant_can_become_a_lesser_vampire() -> None:
    """§4 Peasant"""
    evening = Evening({**DEAL, "Ann": "Vampire"})
    evening.night()
    evening.night(bite="Bob")
    assert evening.learnt("Bob") == [("bitten", {"vampire": "Ann"})]


def test_a_werewolf_and_a_peasant_are_no_stall() -> None:
    """WH-END-06, WH-END-09"""
    assert winner(village({"Ann": "Werewolf", "Bob": "Peasant"})) is None

"""The Enchantress."""

import pytest

from nightcall.games.wherewolf.ending import winner
from nightcall.games.wherewolf.voting import adjusted
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Enchantress",
    "Bob": "Pack Leader",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Magistrate",
    "Gus": "Peasant",
}


@pytest.mark.parametrize(("raised", "counted"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_votes_against_the_enchantress_are_halved_and_rounded_up(raised: int, counted: int) -> None:
    """§4 Enchantress"""
    assert adjusted(village(DEAL), {"Ann": raised, "Bob": 2}) == {"Ann": counted, "Bob": 2}


def test_they_are_halved_in_the_first_voting() -> None:
    """§4 Enchantress"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Ann", Eve="Bob", Fay="Cid", Gus="Bob")
    assert evening.accused == ["Ann", "Bob", "Cid"], "2, 3 and the Magistrate's 2"


def test_they_are_halved_in_the_second_voting_after_the_magistrates_are_doubled() -> None:
    """§4 Enchantress, §6 Voting effects"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Ann", Eve="Bob", Fay="Ann", Gus="Bob")
    assert evening.accused == ["Ann", "Bob"]
    evening.condemns(Cid="Ann", Dee="Bob", Eve="Bob", Fay="Ann", Gus="Ann")
    assert evening.stake() is None, "1 + 2 + 1 against her are 2, as many as his"


def test_she_cannot_break_a_deadlock_of_two() -> None:
    """§4.6 Enchantress"""
    assert winner(village({"Ann": "Lesser Vampire", "Bob": "Enchantress"})) == "Vampire"

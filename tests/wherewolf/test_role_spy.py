"""The Spy."""

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Spy",
    "Bob": "Guard",
    "Cid": "Guard",
    "Dee": "Pack Leader",
    "Eve": "Peasant",
    "Fay": "Peasant",
}

VOTES = {"Ann": "Dee", "Bob": "Dee", "Cid": "Eve", "Dee": "Eve", "Eve": "Dee", "Fay": "Bob"}


def test_the_spy_sees_who_accused_whom_in_the_first_voting() -> None:
    """§4 Spy"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(**VOTES)
    assert evening.told("Ann", "accusations") == [{"votes": VOTES}]


def test_nobody_else_sees_it_and_the_spy_sees_nothing_of_the_second_voting() -> None:
    """§4 Spy, WH-V1-06"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(**VOTES)
    evening.condemns(Ann="Eve", Bob="Eve", Cid="Eve", Fay="Eve")
    assert evening.told("Bob", "accusations") == []
    assert len(evening.told("Ann", "accusations")) == 1
    assert evening.told("Ann", "votes") == []


def test_a_dead_spy_is_told_nothing_as_a_spy() -> None:
    """§4 Spy"""
    evening = Evening(DEAL, dead_watch=False)
    evening.night()
    evening.night(victim="Ann")
    evening.day()
    assert len(evening.told("Ann", "accusations")) == 1, "only on the day before"


def test_the_spy_votes_in_the_first_voting_like_anybody() -> None:
    """§4 Spy, WH-V1-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.assembly_ends()
    assert evening.may_choose("Ann") == ["Bob", "Cid", "Dee", "Eve", "Fay"]


def test_the_spy_is_left_out_where_votes_are_public() -> None:
    """§4.6 Spy, WH-VAR-PUB, WH-DUT-03"""
    roles = {"Spy": 1, "Guard": 2, "Pack Leader": 1, "Peasant": 2}
    box = WherewolfBox(level="later", roles=roles, public=True)
    remarks = WHEREWOLF.remarks(WHEREWOLF.header(tuple(DEAL), box))
    (refused,) = [remark for remark in remarks if remark.weight == "refusal"]
    assert (refused.key, refused.args) == ("wherewolf-public-vote-roles", {"roles": ["Spy"]})

"""The Advocate."""

import pytest

from nightcall.games.wherewolf.ending import winner
from nightcall.table import Press, view
from tests.wherewolf.evening import PASS, Evening, village

DEAL = {
    "Ann": "Advocate",
    "Bob": "Pack Leader",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


def test_an_advocate_may_mark_a_client_whose_count_is_zero() -> None:
    """§4 Advocate"""
    evening = Evening(DEAL)
    evening.night()
    votes = {"Ann": {"press": "Bob", "to": "Cid"}, "Bob": "Cid", "Cid": "Bob", "Dee": "Cid"}
    evening.accuses(**votes, Eve="Cid", Fay="Dee")
    assert evening.accused == ["Bob", "Dee"], "Cid would have led with three"


def test_an_advocate_may_be_the_client() -> None:
    """§4 Advocate"""
    evening = Evening(DEAL)
    evening.night()
    votes = {"Bob": "Ann", "Cid": "Ann", "Dee": "Ann", "Eve": "Bob", "Fay": "Dee"}
    evening.accuses(Ann={"press": "Bob", "to": "Ann"}, **votes)
    assert evening.accused == ["Bob", "Dee"]


def test_an_advocate_has_one_client_per_game() -> None:
    """§4 Advocate"""
    evening = Evening(DEAL)
    evening.night()
    evening.assembly_ends()
    assert isinstance(evening.options("Ann"), Press)
    evening.accuses(Ann={"press": "Bob", "to": "Cid"}, Bob="Dee", Cid="Dee")
    evening.condemns(**dict.fromkeys(DEAL, "Dee"))
    evening.night(victim="Fay")
    evening.assembly_ends()
    assert evening.may_choose("Ann") == [seat for seat in evening.alive if seat != "Ann"]


def test_an_advocate_without_a_client_keeps_the_right_for_another_day() -> None:
    """§4 Advocate"""
    evening = Evening(DEAL)
    evening.night()
    evening.day()
    evening.night(victim="Fay")
    evening.assembly_ends()
    assert isinstance(evening.options("Ann"), Press)


def test_an_advocate_votes_in_the_second_voting_even_when_accused() -> None:
    """§4 Advocate"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    evening.defends()
    assert evening.run.waiting() == ["Ann", "Cid", "Dee", "Eve", "Fay"]
    assert evening.may_choose("Ann") == ["Bob", PASS]
    evening.condemns(Ann="Bob", Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    assert evening.stake() == "Bob"


def test_an_accused_advocate_need_not_vote() -> None:
    """§4 Advocate: "may"; RR-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    evening.condemns(Ann=PASS, Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    assert evening.stake() is None


def test_an_advocate_who_is_accused_alone_does_not_vote() -> None:
    """§4 Advocate, WH-V1-07: there is nobody else to vote for."""
    evening = Evening(DEAL)
    evening.night()
    everyone = dict.fromkeys(["Bob", "Cid", "Dee", "Eve", "Fay"], "Ann")
    evening.accuses(Ann={"press": "Bob", "to": "Bob"}, **everyone)
    assert evening.accused == ["Ann"]
    evening.defends()
    assert evening.run.waiting() == ["Bob", "Cid", "Dee", "Eve", "Fay"]


@pytest.mark.parametrize("card", ["Advocate", "Peasant"])
def test_nobody_can_see_that_an_accused_advocate_votes(card: str) -> None:
    """APP-03: whether the Advocate was dealt does not show in how many have voted."""
    deal = {**DEAL, "Ann": card, "Fay": "Hermit"}
    evening = Evening(deal, extra=("Advocate",) if card != "Advocate" else ("Peasant",))
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    evening.defends()
    assert view(evening.run, "Cid").progress is None


@pytest.mark.parametrize(("card", "burned"), [("Advocate", "Bob"), ("Peasant", None)])
def test_when_all_are_accused_the_wait_is_the_same_with_and_without_an_advocate(
    card: str, burned: str | None
) -> None:
    """WH-V2-04, §4 Advocate, APP-03"""
    deal = {**DEAL, "Ann": card, "Fay": "Hermit"}
    evening = Evening(deal, extra=("Advocate",) if card != "Advocate" else ("Peasant",))
    evening.night()
    ring = dict(zip(deal, [*list(deal)[1:], "Ann"], strict=True))
    evening.accuses(**ring)
    evening.defends()
    assert evening.asking == "condemn"
    assert evening.scenes[-1].timer is not None
    assert evening.run.waiting() == []
    if card == "Advocate":
        evening.answers("Ann", "Bob")
    evening.time_is_up()
    assert evening.stake() == burned


def test_an_advocate_breaks_a_deadlock_of_two() -> None:
    """§4.6 Advocate, WH-END-06"""
    assert winner(village({"Ann": "Lesser Vampire", "Bob": "Advocate"})) is None


def test_where_hands_are_counted_the_moderator_says_who_the_client_is() -> None:
    """§4 Advocate, WH-DUT-02"""
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    evening.answers("House", {"Bob": 2, "Cid": 3, "Dee": 1})
    assert evening.asking == "client"
    evening.answers("House", "Cid")
    assert evening.accused == ["Bob", "Dee"]
    evening.defends()
    evening.answers("House", {"Bob": 4})
    evening.night()
    assert evening.is_over


def test_a_moderator_may_say_that_there_was_no_client() -> None:
    """§4 Advocate"""
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    evening.answers("House", {"Bob": 2, "Cid": 3, "Dee": 1})
    evening.answers("House", "(nobody)")
    assert evening.accused == ["Bob", "Cid"]


def test_where_hands_are_counted_an_accused_advocate_may_keep_hers_down() -> None:
    """§4 Advocate, WH-V1-08"""
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    evening.answers("House", {"Ann": 3, "Bob": 3})
    evening.answers("House", "(nobody)")
    evening.defends()
    evening.answers("House", {"Ann": 3})
    assert evening.asking == "condemn-counted", "four must vote and three did"
    evening.answers("House", {"Ann": 3, "Bob": 1})
    assert evening.stake() == "Ann"

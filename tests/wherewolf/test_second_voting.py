"""Second Voting: all but the accused vote for one of them; the stake, or hesitation."""

import pytest

from nightcall.games.wherewolf.voting import condemned
from nightcall.table import Choice, Seat
from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Peasant",
    "Bob": "Peasant",
    "Cid": "Peasant",
    "Dee": "Pack Leader",
    "Eve": "Peasant",
    "Fay": "Peasant",
    "Gus": "Peasant",
}
THREE = {
    "Ann": "Bob", "Bob": "Cid", "Cid": "Ann", "Dee": "Ann", "Eve": "Bob", "Fay": "Cid",
    "Gus": "Dee",
}  # fmt: skip


def voting() -> Evening:
    """Seven are alive; Ann, Bob and Cid are accused with two votes each, and one had one."""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(**THREE)
    assert evening.accused == ["Ann", "Bob", "Cid"]
    evening.defends()
    return evening


@pytest.mark.parametrize(
    ("counts", "burned"),
    [
        ({"A": 2, "B": 2}, None),
        ({"A": 2, "B": 1, "C": 1}, "A"),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, None),
        ({"A": 1}, "A"),
        ({"B": 3, "A": 2}, "B"),
        ({}, None),
    ],
)
def test_most_votes_burn_and_a_tie_spares_all(counts: dict[Seat, int], burned: Seat | None) -> None:
    """WH-V2-02, WH-V2-05, WH-V1-07"""
    assert condemned(counts) == burned


def test_everyone_but_the_accused_must_vote_for_one_of_them() -> None:
    """WH-V2-01"""
    evening = voting()
    assert evening.run.waiting() == ["Dee", "Eve", "Fay", "Gus"]
    for seat in ("Dee", "Eve", "Fay", "Gus"):
        assert evening.options(seat) == Choice(("Ann", "Bob", "Cid"))
    for seat in ("Ann", "Bob", "Cid"):
        assert evening.options(seat) is None


def test_one_device_goes_to_all_who_live_and_to_the_accused_first() -> None:
    """APP-07: whoever of them votes all the same is known to nobody."""
    evening = Evening(DEAL)
    evening.night()
    evening.assembly_ends()
    assert hands(evening) == tuple(DEAL)
    evening.accuses(Ann="Gus", Bob="Gus", Cid="Fay", Dee="Fay", Eve="Fay", Fay="Gus", Gus="Fay")
    evening.defends()
    assert hands(evening) == ("Fay", "Gus", "Ann", "Bob", "Cid", "Dee", "Eve")


def test_where_eyes_are_open_it_lies_in_the_middle() -> None:
    """WH-VAR-PUB"""
    evening = Evening(DEAL, public=True)
    evening.night()
    evening.assembly_ends()
    assert hands(evening) == ()
    evening.accuses(Ann="Gus", Bob="Gus", Cid="Fay", Dee="Fay", Eve="Fay", Fay="Gus", Gus="Fay")
    evening.defends()
    assert hands(evening) == ()


def hands(evening: Evening) -> tuple[str, ...]:
    """Through which one device goes for the vote that is asked for."""
    assert evening.run.ask is not None
    assert evening.run.ask.kind in ("accuse", "condemn")
    return evening.run.ask.hands


def test_the_example_of_a_tie() -> None:
    """WH-V2-05, WH-V2-02, WH-V2-03"""
    evening = voting()
    evening.condemns(Dee="Ann", Eve="Ann", Fay="Bob", Gus="Bob")
    assert "hesitation" in evening.lines
    assert evening.alive == tuple(DEAL)


def test_the_example_of_a_burning() -> None:
    """WH-V2-05, WH-V2-02, WH-V2-03"""
    evening = voting()
    evening.condemns(Dee="Ann", Eve="Ann", Fay="Bob", Gus="Cid")
    assert evening.spoken("burned") == [{"seat": "Ann"}]
    assert evening.alive == ("Bob", "Cid", "Dee", "Eve", "Fay", "Gus")


def test_after_it_night_falls_at_once() -> None:
    """WH-DAY-03, WH-V2-03"""
    evening = voting()
    evening.condemns(Dee="Ann", Eve="Ann", Fay="Bob", Gus="Cid")
    at = evening.lines.index("burned")
    assert evening.lines[at + 1] == "night-falls"
    assert evening.scenes[at].speakers == ()


def test_the_burned_players_card_is_taken_unseen() -> None:
    """WH-DAY-04"""
    evening = voting()
    evening.condemns(Dee="Ann", Eve="Ann", Fay="Bob", Gus="Cid")
    assert evening.told(None, "card-shown") == []
    assert not any(evening.told(seat, "all-roles") for seat in evening.alive)


def test_if_all_are_accused_nobody_burns() -> None:
    """WH-V2-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.day()
    assert evening.accused == list(DEAL)
    assert evening.stake() is None


def test_with_two_players_alive_nobody_can_burn() -> None:
    """WH-V2-04"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Peasant", "Cid": "Peasant"})
    evening.night()
    evening.night(victim="Cid")
    evening.accuses()
    assert evening.accused == ["Ann", "Bob"]
    evening.defends()
    assert evening.stake() is None
    evening.night(victim="Bob")
    assert evening.outcome.faction == "Werewolves"


def test_a_lone_accused_burns_with_a_single_vote() -> None:
    """WH-V1-07, D-35"""
    assert condemned({"A": 1}) == "A"


def test_hands_are_counted_by_the_moderator() -> None:
    """WH-DUT-02, WH-V2-01"""
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    evening.answers("House", {"Ann": 2, "Bob": 2, "Cid": 2, "Dee": 1})
    assert evening.accused == ["Ann", "Bob", "Cid"]
    evening.defends()
    evening.answers("House", {"Ann": 2, "Bob": 1})
    assert evening.asking == "condemn-counted", "four must vote"
    evening.answers("House", {"Ann": 2, "Bob": 1, "Cid": 1})
    assert evening.stake() == "Ann"

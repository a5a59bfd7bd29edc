"""First Voting: everyone accuses one other player, and who stands accused of it."""

from collections import Counter
from collections.abc import Mapping
from itertools import product

import pytest

from nightcall.games.wherewolf.voting import ballot, count
from nightcall.table import Choice, Seat, view
from tests.wherewolf.evening import Evening, village

PEASANTS = dict.fromkeys("ABCDEFG", "Peasant")
DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Peasant",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


@pytest.mark.parametrize(
    ("counts", "accused"),
    [
        ({"A": 4, "B": 2, "C": 1}, "AB"),
        ({"A": 3, "B": 2, "C": 2}, "ABC"),
        ({"A": 3, "B": 3, "C": 2}, "AB"),
        ({"A": 2, "B": 2, "C": 2}, "ABC"),
        ({"A": 5, "B": 1, "C": 1}, "ABC"),
        (dict.fromkeys("ABCDEFG", 1), "ABCDEFG"),
        # And in any order, with the seats' order kept
        ({"C": 1, "B": 4, "A": 2}, "AB"),
        ({"G": 3, "A": 2, "D": 2}, "ADG"),
        # WH-V1-07: where votes were taken away
        ({"A": 4}, "A"),
        ({}, ""),
    ],
)
def test_the_ballot_by_the_table(counts: dict[Seat, int], accused: str) -> None:
    """WH-V1-04, WH-V1-07, D-35"""
    assert "".join(ballot(counts, "ABCDEFG")) == accused


def naive_ballot(votes: Mapping[Seat, Seat]) -> set[Seat]:
    """The rule in the words of the book, without a thought for speed."""
    counts = Counter(votes.values())
    highest = max(counts.values())
    first = {seat for seat in counts if counts[seat] == highest}
    if len(first) >= 2:
        return first
    rest = {seat: number for seat, number in counts.items() if seat not in first}
    if not rest:
        return first
    second = max(rest.values())
    return first | {seat for seat in rest if rest[seat] == second}


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, {2: 1}),
        (3, {2: 6, 3: 2}),
        (4, {2: 24, 3: 48, 4: 9}),
        (5, {2: 380, 3: 180, 4: 420, 5: 44}),
    ],
)
def test_all_ways_to_vote_give_these_sizes_of_ballots(players: int, sizes: dict[int, int]) -> None:
    """WH-V1-05; for four and five the enumeration of the specification"""
    people = "ABCDEF"[:players]
    found: Counter[int] = Counter()
    for choice in product(*[[other for other in people if other != one] for one in people]):
        votes = dict(zip(people, choice, strict=True))
        accused = ballot(Counter(choice), people)
        assert set(accused) == naive_ballot(votes)
        found[len(accused)] += 1
    assert found == sizes


def test_everybody_is_accused_only_when_each_has_exactly_one_vote() -> None:
    """WH-V1-05"""
    people = "ABCDEF"
    for choice in product(*[[other for other in people if other != one] for one in people]):
        counts = Counter(choice)
        is_everybody = len(ballot(counts, people)) == len(people)
        assert is_everybody == (set(counts.values()) == {1})


def test_a_sole_leader_always_meets_a_second() -> None:
    """WH-V1-04, WH-V1-05"""
    people = "ABCDE"
    for choice in product(*[[other for other in people if other != one] for one in people]):
        assert len(ballot(Counter(choice), people)) >= 2


def test_everyone_accuses_one_other_player_and_never_oneself() -> None:
    """WH-V1-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.assembly_ends()
    for seat in DEAL:
        others = tuple(other for other in DEAL if other != seat)
        assert evening.options(seat) == Choice(others)


def test_the_vote_waits_for_everybody() -> None:
    """WH-V1-08, WH-V1-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.assembly_ends()
    for seat in list(DEAL)[1:]:
        evening.answers(seat, "Ann")
    assert evening.asking == "accuse"
    assert evening.run.waiting() == ["Ann"]
    progress = view(evening.run, "Bob").progress
    assert progress is not None
    assert (progress.answered, progress.of) == (5, 6)


def test_a_vote_may_be_changed_until_the_last_has_voted() -> None:
    """WH-V1-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.assembly_ends()
    evening.answers("Bob", "Cid")
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    assert evening.accused == ["Ann", "Bob"]


def test_the_names_are_called_the_other_way_round_every_other_day() -> None:
    """WH-V1-02, WH-V1-03"""
    evening = Evening(DEAL)
    evening.night()
    evening.day()
    evening.night(victim="Fay")
    evening.day()
    evening.night(victim="Eve")
    evening.assembly_ends()
    called = [args["names"] for args in evening.spoken("first-voting")]
    assert called == [
        ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"),
        ("Eve", "Dee", "Cid", "Bob", "Ann"),
        ("Ann", "Bob", "Cid", "Dee"),
    ]


def test_one_device_goes_round_in_the_order_in_which_the_names_are_called() -> None:
    """WH-V1-03"""
    first = Evening(DEAL)
    first.night()
    first.until("accuse")
    second = Evening(DEAL)
    second.night()
    second.day()
    second.night(victim="Fay")
    second.until("accuse")
    rounds = [evening.run.ask.hands for evening in (first, second) if evening.run.ask]
    assert rounds == [
        ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"),
        ("Eve", "Dee", "Cid", "Bob", "Ann"),
    ]


def test_the_names_on_the_ballot_are_announced_and_not_the_counts() -> None:
    """WH-V1-06, D-36"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Cid", Eve="Ann", Fay="Bob")
    assert evening.spoken("accused") == [{"names": ("Ann", "Bob"), "counts": None}]
    assert evening.told("Bob", "votes") == []


def test_counts_are_announced_where_the_table_wants_it() -> None:
    """WH-V1-06, D-36"""
    evening = Evening(DEAL, announce_counts=True)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Cid", Eve="Ann", Fay="Bob")
    assert evening.spoken("accused")[0]["counts"] == {"Ann": 3, "Bob": 2, "Cid": 1}


def test_there_is_silence_in_the_votings() -> None:
    """WH-MOD-03, APP-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Ann", Cid="Ann", Dee="Bob", Eve="Ann", Fay="Bob")
    evening.condemns()
    silent = [scene for scene in evening.scenes if "voting" in scene.chapter]
    assert {scene.line for scene in silent} == {"first-voting", "accused", "second-voting"}
    assert all(scene.speakers == () for scene in silent)


def test_the_order_of_computation_is_magistrate_enchantress_client() -> None:
    """§6 Voting effects, WH-DUT-02"""
    now = village({**PEASANTS, "A": "Magistrate", "B": "Enchantress"})
    votes = {"A": "B", "B": "C", "C": "B", "D": "B", "E": "D", "F": "D"}
    assert count(now, votes) == {"B": 2, "C": 1, "D": 2}, "2 + 1 + 1, halved"
    assert count(now, votes, client="B") == {"C": 1, "D": 2}


def test_a_leader_whom_nobody_follows_is_accused_alone() -> None:
    """WH-V1-07, D-35"""
    evening = Evening({**DEAL, "Bob": "Advocate"})
    evening.night()
    votes = dict.fromkeys(["Cid", "Dee", "Eve", "Fay"], "Ann")
    evening.accuses(Ann="Cid", Bob={"press": "Ann", "to": "Cid"}, **votes)
    assert evening.accused == ["Ann"]
    evening.condemns()
    assert evening.stake() == "Ann"


def test_hands_are_counted_again_while_one_is_missing() -> None:
    """WH-V1-08, WH-V1-02"""
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    evening.answers("House", {"Ann": 3, "Bob": 2})
    assert evening.asking == "accuse-counted"
    evening.answers("House", {"Ann": 3, "Bob": 2, "Cid": 1})
    assert evening.accused == ["Ann", "Bob"]

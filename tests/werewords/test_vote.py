"""The word was not guessed: everyone points at one other player."""

from collections import Counter
from itertools import product

import pytest

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.endgames import singled_out
from nightcall.table import HOUSE, IllegalAnswer, Seat
from tests.werewords.evening import FOUR, Evening

SIX = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Villager",
    "Dee": "Villager",
    "Eve": "Villager",
    "Fay": "Werewolf",
}


def vote(deal: dict[Seat, str] = SIX) -> Evening:
    evening = Evening(deal)
    evening.night()
    evening.time_is_up()
    return evening


def revealed(evening: Evening) -> list[Seat]:
    return [told["seat"] for told in evening.told(None, "revealed")]


def test_there_is_a_minute_of_open_talk_and_no_card_is_shown() -> None:
    """WW-EGB-01"""
    evening = vote()
    assert evening.scene.timer is not None
    assert (evening.scene.timer.seconds, evening.scene.speakers) == (60, "everyone")
    for seat in SIX:
        evening.answers(seat, "Fay" if seat != "Fay" else "Ann")
    assert revealed(evening) == []
    assert evening.told(None, "votes") == []


def test_everyone_points_at_one_other_player_at_once() -> None:
    """WW-EGB-02"""
    evening = vote()
    assert evening.run.waiting() == list(SIX)
    for seat in SIX:
        assert evening.options(seat).values == tuple(other for other in SIX if other != seat)
        with pytest.raises(IllegalAnswer):
            evening.answers(seat, seat)
    evening.answers("Ann", "Bob")
    for seat in SIX:
        assert evening.told(seat, "votes") == []
    evening.answers("Ann", "Fay")
    evening.time_is_up()
    assert evening.told("Bob", "votes") == [{"votes": {"Ann": "Fay"}}]


@pytest.mark.parametrize(
    ("votes", "reveal", "team"),
    [
        # A3 B2 F1: Ann reveals
        (["Fay", "Ann", "Ann", "Ann", "Bob", "Bob"], ["Ann"], "werewolves"),
        # A2 F2 B1 C1: Ann and Fay reveal
        (["Fay", "Ann", "Ann", "Fay", "Bob", "Cid"], ["Ann", "Fay"], "village"),
        # A2 B2 F1 C1: Ann and Bob reveal
        (["Bob", "Ann", "Ann", "Fay", "Cid", "Bob"], ["Ann", "Bob"], "werewolves"),
        # F3: most, not more than half
        (["Fay", "Fay", "Fay", "Bob", "Bob", "Cid"], ["Fay"], "village"),
        # F2 and four with one: two of six are enough
        (["Fay", "Fay", "Ann", "Bob", "Cid", "Dee"], ["Fay"], "village"),
        # three tied, one of them the Werewolf
        (["Fay", "Fay", "Ann", "Ann", "Bob", "Bob"], ["Ann", "Bob", "Fay"], "village"),
        # all but Bob for Bob
        (["Bob", "Cid", "Bob", "Bob", "Bob", "Bob"], ["Bob"], "werewolves"),
    ],
)
def test_whoever_has_most_votes_reveals_and_so_does_everyone_in_a_tie(
    votes: list[Seat], reveal: list[Seat], team: str
) -> None:
    """WW-EGB-03, WW-EGB-04, WW-EGB-07, D-09"""
    evening = vote()
    evening.votes(**dict(zip(SIX, votes, strict=True)))
    assert revealed(evening) == reveal
    assert evening.outcome.team == team
    assert not evening.outcome.guessed


def test_a_circle_of_single_votes_singles_nobody_out() -> None:
    """WW-EGB-05, D-10: no card is looked at."""
    evening = vote()
    evening.votes(Ann="Bob", Bob="Cid", Cid="Dee", Dee="Eve", Eve="Fay", Fay="Ann")
    assert revealed(evening) == []
    assert evening.outcome.winners == ("Fay",)


@pytest.mark.parametrize(
    ("players", "circles", "patterns"), [(3, 2, 8), (4, 9, 81), (5, 44, 1024), (6, 265, 15625)]
)
def test_so_many_patterns_single_nobody_out(players: int, circles: int, patterns: int) -> None:
    """WW-EGB-05: and all the others single out exactly those with most votes."""
    seats = tuple("ABCDEF"[:players])
    others = [[other for other in seats if other != seat] for seat in seats]
    nobody = total = 0
    for pattern in product(*others):
        total += 1
        accused = singled_out(dict(zip(seats, pattern, strict=True)), players, WerewordsBox())
        counts = Counter(pattern)
        if not accused:
            nobody += 1
            assert set(counts.values()) == {1}
        else:
            assert {seat for seat in seats if counts[seat] == max(counts.values())} == set(accused)
    assert (nobody, total) == (circles, patterns)


@pytest.mark.parametrize(
    "pointing",
    [{}, {"Ann": "Fay"}, {"Ann": "Fay", "Bob": "Ann"}, {"Ann": "Fay", "Bob": "Cid", "Cid": "Bob"}],
)
def test_when_somebody_did_not_point_a_single_vote_is_not_enough_either(
    pointing: dict[Seat, Seat],
) -> None:
    """WW-EGB-06"""
    evening = vote()
    evening.votes(**pointing)
    assert revealed(evening) == []
    assert evening.outcome.team == "werewolves"


def test_two_votes_are_enough_when_the_others_did_not_point() -> None:
    """WW-EGB-03, WW-EGB-06"""
    evening = vote()
    evening.votes(Ann="Fay", Bob="Fay")
    assert evening.outcome.team == "village"


def test_a_minion_in_a_tie_is_a_werewolf_found() -> None:
    """WW-EGB-08, WW-EGB-04"""
    evening = vote({**SIX, "Eve": "Minion"})
    evening.votes(Ann="Eve", Bob="Eve", Cid="Dee", Dee="Cid", Eve="Dee", Fay="Cid")
    assert revealed(evening) == ["Cid", "Dee", "Eve"]
    assert evening.outcome.winners == ("Ann", "Bob", "Cid", "Dee")


def test_hands_may_be_counted_by_eye() -> None:
    """WW-EGB-03, WW-EGB-04, WW-EGB-05: then the table says whom the vote singled out."""
    for accused, team in (
        (["Fay"], "village"),
        (["Ann", "Fay"], "village"),
        (["Ann"], "werewolves"),
        ([], "werewolves"),
    ):
        evening = Evening(SIX, votes="counted")
        evening.night()
        evening.time_is_up()
        assert evening.options("Ann") is None
        evening.time_is_up()
        assert evening.asking == "singled-out"
        evening.answers(HOUSE, accused)
        assert revealed(evening) == accused
        assert evening.outcome.team == team


def test_open_progress_says_how_many_have_pointed_and_not_who() -> None:
    """WW-EGB-02"""
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    evening.answers("Cid", "Ann")
    assert evening.run.ask is not None
    assert evening.run.ask.open
    assert evening.run.waiting() == ["Ann", "Bob", "Dee"]

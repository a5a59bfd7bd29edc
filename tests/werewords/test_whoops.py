"""Whoops: the day ended the other way after all."""

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.table import HOUSE, IllegalAnswer
from tests.werewords.evening import FOUR, Evening


def at_the_vote() -> Evening:
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    return evening


def at_the_hunt() -> Evening:
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Dee")
    return evening


def test_a_guess_just_before_the_signal_is_put_right_from_the_vote() -> None:
    """WW-WHO-01, WW-WHO-03, D-12"""
    evening = at_the_vote()
    evening.whoops()
    assert (evening.asking, evening.scene.line) == ("hunt", "word-found-one-werewolf")
    assert evening.told(None, "whoops") == [{"guessed": True}]
    evening.votes(Cid="Bob")
    assert evening.outcome.team == "werewolves"
    assert evening.outcome.guessed


def test_correct_pressed_by_mistake_is_put_right_from_the_hunt() -> None:
    """WW-WHO-01, D-11"""
    evening = at_the_hunt()
    evening.whoops()
    assert (evening.asking, evening.scene.line) == ("vote", "word-not-found")
    assert evening.told(None, "whoops") == [{"guessed": False}]
    evening.votes(Ann="Cid", Bob="Cid", Dee="Cid", Cid="Ann")
    assert evening.outcome.team == "village"
    assert not evening.outcome.guessed


def test_no_more_tokens_pressed_by_mistake_is_put_right() -> None:
    """WW-WHO-01"""
    evening = Evening(FOUR, count_tokens=False)
    evening.night()
    evening.presses("no-more-tokens")
    evening.whoops()
    assert evening.asking == "hunt"


@pytest.mark.parametrize("times", [1, 2, 3, 6])
def test_whoops_can_be_pressed_again_and_again_until_there_is_a_result(times: int) -> None:
    """WW-WHO-02"""
    evening = at_the_vote()
    for _ in range(times):
        evening.whoops()
    assert evening.asking == ("hunt" if times % 2 else "vote")
    evening.time_is_up()
    assert evening.run.is_over
    with pytest.raises(IllegalAnswer):
        evening.whoops()


def test_each_switch_starts_the_timer_and_the_announcement_anew() -> None:
    """WW-WHO-02"""
    evening = at_the_vote()
    timers = [evening.scene.timer]
    for _ in range(3):
        evening.whoops()
        timers.append(evening.scene.timer)
    assert [timer.seconds for timer in timers if timer] == [60, 15, 60, 15]
    assert len({timer.number for timer in timers if timer}) == 4
    found, not_found = "word-found-one-werewolf", "word-not-found"
    assert evening.lines[-4:] == [not_found, found, not_found, found]


def test_votes_of_the_first_endgame_are_forgotten() -> None:
    """WW-WHO-02"""
    evening = at_the_vote()
    evening.answers("Ann", "Cid")
    evening.answers("Bob", "Cid")
    evening.whoops()
    evening.whoops()
    assert evening.run.waiting() == ["Ann", "Bob", "Cid", "Dee"]
    evening.time_is_up()
    assert evening.told(None, "votes") == [{"votes": {}}]


def test_whoops_can_be_pressed_while_hands_are_counted() -> None:
    """WW-WHO-01"""
    evening = Evening(FOUR, votes="counted")
    evening.night()
    evening.time_is_up()
    evening.whoops()
    assert evening.asking == "hunt"
    evening.whoops()
    evening.time_is_up()
    assert evening.asking == "singled-out"
    evening.answers(HOUSE, "(whoops)")
    assert evening.asking == "hunt"


def test_a_right_guess_typed_before_the_signal_counts() -> None:
    """WW-WHO-03, D-12: answered or not, before the Mayor or waiting."""
    for earlier in ([], [("Bob", "is it green?")]):
        evening = Evening(FOUR)
        evening.night()
        for seat, question in earlier:
            evening.asks(seat, question)
        evening.asks("Dee", "is it a frog?")
        evening.time_is_up()
        assert evening.asking == "hunt"
        assert evening.told(None, "correct") == [{"seat": "Dee"}]


def test_the_series_counts_the_endgame_that_was_played_last() -> None:
    """WW-WHO-04"""
    before = WerewordsSeries(last_mayor="Dee", unguessed_in_a_row=1, unguessed_in_all=1, games=1)
    found = at_the_vote()
    found.whoops()
    found.votes(Cid="Dee")
    assert WEREWORDS.after(before, found.outcome).unguessed_in_a_row == 0
    missed = at_the_hunt()
    missed.whoops()
    missed.time_is_up()
    assert WEREWORDS.after(before, missed.outcome).unguessed_in_a_row == 2

"""Werewords keeps its word: who is told by daybreak, and who sees no trace of it till then."""

import msgspec
import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.table import Asked, Message, Run, Scene, Seat, Telling, messages
from tests.conformance.information import Known, known, must_have_been_told
from tests.conformance.players import random_run

over_seeds = pytest.mark.parametrize("seed", range(150))


@over_seeds
def test_whoever_must_know_something_was_told_by_daybreak(seed: int) -> None:
    """WW-ROL-02, WW-ROL-03, WW-ROL-05, WW-ROL-07, WW-ROL-08, WW-ROL-12, WW-DOP-01"""
    run = random_run(WEREWORDS.name, seed)
    for key, seats in must_have_been_told(known(run)).items():
        told = {
            seat for seat in seats if any(is_told(message, key) for message in night(run, seat))
        }
        assert told == seats, key


@over_seeds
def test_others_see_no_trace_of_the_word_before_the_day_is_over(seed: int) -> None:
    """Not in tellings, nor in questions, their options or arguments, nor in what is spoken.

    WW-NGT-08
    """
    run = random_run(WEREWORDS.name, seed)
    facts = known(run)
    for seat in (None, *facts.seats):
        if seat is None or not facts.may_see(seat, "word"):
            text = msgspec.json.encode(untold(facts, until(run, seat, "hunt", "vote"))).decode()
            assert facts.word not in text, seat


def night(run: Run, seat: Seat) -> list[Message]:
    return until(run, seat, "day")


def until(run: Run, seat: Seat | None, *chapters: str) -> list[Message]:
    """What a seat saw before the first of these chapters."""
    seen: list[Message] = []
    for _, message in messages(run, seat):
        if isinstance(message, Scene) and message.chapter in chapters:
            break
        seen.append(message)
    return seen


def is_told(message: Message, key: str) -> bool:
    return isinstance(message, Telling) and message.key == key


def untold(facts: Known, seen: list[Message]) -> list[Message]:
    """Without what may have the word in it by the players' own doing: a question that anybody
    types, letters that are all of a short word, and a Mayor who tapped the wrong card first."""
    mayors_step = ("choose-word", "confirm-word") if facts.box.cards == "real" else ()
    return [
        message
        for message in seen
        if not is_told(message, "question")
        and not is_told(message, "letters")
        and not (isinstance(message, Asked) and message.kind in mayors_step)
    ]

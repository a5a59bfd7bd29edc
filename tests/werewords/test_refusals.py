"""What players may not do: it is refused in the game's words, and nothing has changed."""

from collections.abc import Callable
from typing import Any

import pytest

from nightcall.table import CLOCK, HOUSE, Answer, IllegalAnswer, Seat
from tests.werewords.evening import Evening

PACK = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Minion", "Eve": "Werewolf"}


def refused(evening: Evening, seat: Seat, answer: Answer, reason: str) -> None:
    """The answer is refused with this reason, and the table stands as before."""
    run = evening.run
    before = (list(run.entries), list(run.said), run.ask, dict(run.given), run.outcome)
    with pytest.raises(IllegalAnswer) as error:
        run.answer(seat, answer)
    assert (list(run.entries), list(run.said), run.ask, dict(run.given), run.outcome) == before
    assert (error.value.reason, error.value.seat) == (reason, seat)


def looking() -> Evening:
    return Evening(PACK)


def choosing() -> Evening:
    evening = Evening(PACK)
    evening.everyone_looks()
    return evening


def sleeping() -> Evening:
    evening = Evening(PACK)
    evening.mayor_chooses()
    return evening


def copying() -> Evening:
    evening = Evening({**PACK, "Fay": "Doppelgänger"})
    evening.mayor_chooses()
    return evening


def daylight(**options: Any) -> Evening:
    evening = Evening(PACK, **options)
    evening.night()
    return evening


def asked() -> Evening:
    evening = daylight(maybe=0, so_close=0, way_off=0)
    evening.asks("Bob", "is it alive?")
    return evening


def guessed() -> Evening:
    evening = daylight()
    evening.asks("Bob", "is it a frog?")
    return evening


def hunting() -> Evening:
    evening = daylight()
    evening.guesses("Bob")
    return evening


def voting() -> Evening:
    evening = daylight()
    evening.time_is_up()
    return evening


def counting() -> Evening:
    evening = daylight(votes="counted")
    evening.time_is_up()
    evening.time_is_up()
    return evening


def over() -> Evening:
    evening = voting()
    evening.time_is_up()
    return evening


@pytest.mark.parametrize("seat", list(PACK))
def test_nobody_votes_for_themselves(seat: Seat) -> None:
    """WW-EGB-02"""
    refused(voting(), seat, seat, "not-an-option")


@pytest.mark.parametrize(
    ("table", "seat", "answer", "reason"),
    [
        # Votes by or for those who may not
        (voting, "Ann", "Zoe", "not-an-option"),
        (voting, "Ann", "House", "not-an-option"),
        (voting, "Ann", ["Bob"], "not-an-option"),
        (voting, "Ann", None, "not-an-option"),
        (voting, "Zoe", "Ann", "unknown-seat"),
        (hunting, "Bob", "Ann", "not-asked"),
        (hunting, "Ann", "Bob", "not-asked"),
        (hunting, "Dee", "Bob", "not-asked"),  # the Minion does not point
        (hunting, "Cid", "Cid", "not-an-option"),
        (hunting, "Cid", "Eve", "not-an-option"),  # who has shown herself
        (counting, HOUSE, ["Zoe"], "not-an-option"),
        (counting, HOUSE, ["Ann", "Ann"], "chosen-twice"),
        (counting, "Ann", "Bob", "not-asked"),
        # Out of turn
        (looking, "Ann", "frog", "not-an-option"),
        (looking, HOUSE, "seen", "not-asked"),
        (looking, CLOCK, "time", "not-asked"),
        (choosing, "Bob", "frog", "not-asked"),
        (choosing, "Ann", "toad", "not-an-option"),
        (choosing, CLOCK, "time", "not-asked"),
        (sleeping, "Bob", "frog", "not-asked"),
        (sleeping, "Ann", "frog", "not-asked"),
        (sleeping, CLOCK, "soon", "not-an-option"),
        (copying, "Fay", "Fay", "not-an-option"),
        (copying, "Fay", "Werewolf", "not-an-option"),
        (copying, "Bob", "Ann", "not-asked"),
        (daylight, "Ann", "yes", "not-an-option"),
        (daylight, "Ann", "is it alive?", "not-an-option"),
        (daylight, "Bob", {"press": "yes", "to": "Bob"}, "not-text"),
        (daylight, HOUSE, "(whoops)", "not-asked"),
        (asked, "Ann", {"press": "yes", "to": "Cid"}, "not-an-option"),
        (asked, "Ann", "no-more-tokens", "not-an-option"),
        # What cannot be read
        (daylight, "Bob", "", "empty"),
        (daylight, "Bob", "   ", "empty"),
        (daylight, "Bob", "x" * 201, "too-long"),
        (daylight, "Bob", "is it\nalive?", "unprintable"),
        (daylight, "Bob", 7, "not-text"),
        # Tokens that are used up
        (asked, "Ann", "maybe", "not-an-option"),
        (asked, "Ann", "so-close", "not-an-option"),
        (asked, "Ann", "way-off", "not-an-option"),
        (asked, "Ann", {"press": "way-off", "to": "Bob"}, "not-an-option"),
        # A right guess can only be declared
        (guessed, "Ann", "no", "not-an-option"),
        (guessed, "Ann", "way-off", "not-an-option"),
        # Unknown seats
        (looking, "Zoe", "seen", "unknown-seat"),
        (daylight, "Zoe", "is it alive?", "unknown-seat"),
        (daylight, "ann", "is it alive?", "unknown-seat"),
        (hunting, "", "Bob", "unknown-seat"),
        # After the end
        (over, "Ann", "Bob", "game-over"),
        (over, "Zoe", "Bob", "game-over"),
        (over, HOUSE, "(whoops)", "game-over"),
        (over, CLOCK, "time", "game-over"),
    ],
)
def test_this_is_refused_and_changes_nothing(
    table: Callable[[], Evening], seat: Seat, answer: Answer, reason: str
) -> None:
    """WW-DAY-02, WW-DAY-08, WW-EGA-06, WW-EGB-02, WW-MAY-08, WW-DOP-05"""
    refused(table(), seat, answer, reason)


def test_the_game_goes_on_after_a_refusal_as_if_nothing_had_been_said() -> None:
    """WW-EGB-02"""
    evening = voting()
    refused(evening, "Ann", "Ann", "not-an-option")
    evening.votes(Ann="Cid", Bob="Cid", Cid="Bob", Dee="Bob", Eve="Ann")
    (told,) = evening.told(None, "votes")
    assert told["votes"]["Ann"] == "Cid"
    assert evening.outcome.team == "village"


def test_the_last_token_of_a_kind_can_be_given_and_no_more() -> None:
    """WW-TOK-03, WW-DAY-08"""
    evening = daylight(maybe=1)
    evening.question_and_answer("Bob", "is it alive?", "maybe")
    evening.asks("Bob", "is it alive?")
    refused(evening, "Ann", "maybe", "not-an-option")

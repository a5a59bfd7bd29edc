"""What players may not do: it is refused with a reason, and nothing has changed."""

from collections.abc import Callable

import pytest

from nightcall.table import CLOCK, HOUSE, Answer, IllegalAnswer, Seat
from tests.werewolf.evening import EIGHT, Evening, daylight


def dealing() -> Evening:
    return Evening(EIGHT)


def choosing() -> Evening:
    evening = Evening(EIGHT)
    evening.everyone_looks()
    evening.time_is_up()
    return evening


def looking() -> Evening:
    evening = choosing()
    evening.pack_agrees("Hal")
    return evening


def second_night() -> Evening:
    evening = daylight()
    evening.lynches("Gus")
    return evening


def over() -> Evening:
    evening = second_night()
    evening.night("Fay", look_into="Ann")
    evening.lynches("Eve")
    return evening


REFUSED: list[tuple[str, Callable[[], Evening], Seat, Answer, str]] = [
    ("a card cannot be refused", dealing, "Ann", "no", "not-an-option"),
    ("the pack cannot eat its own", choosing, "Ann", "Bob", "not-an-option"),
    ("a Werewolf cannot choose nobody", choosing, "Ann", "", "not-an-option"),
    ("a Villager has no say in the victim", choosing, "Dee", "Ann", "not-asked"),
    ("the Seer does not look before the pack sleeps", choosing, "Cid", "Ann", "not-asked"),
    ("time does not choose a victim", choosing, CLOCK, "time", "not-asked"),
    ("the Seer cannot look at himself", looking, "Cid", "Cid", "not-an-option"),
    ("the pack cannot change its mind", looking, "Ann", "Dee", "not-asked"),
    ("nobody can vote at night", looking, "Eve", "Ann", "not-asked"),
    ("nobody can vote for himself", daylight, "Ann", "Ann", "not-an-option"),
    ("nobody can vote for the dead", daylight, "Ann", "Hal", "not-an-option"),
    ("nobody can vote to lynch nobody", daylight, "Ann", "nobody", "not-an-option"),
    ("the dead cannot vote", daylight, "Hal", "Ann", "not-asked"),
    ("no deadlock can be declared here", daylight, HOUSE, "(deadlock)", "not-asked"),
    ("a stranger cannot vote", daylight, "Zoe", "Ann", "unknown-seat"),
    ("the dead cannot be killed again", second_night, "Ann", "Hal", "not-an-option"),
    ("nothing can be done after the end", over, "Ann", "Bob", "game-over"),
]


@pytest.mark.parametrize(
    ("scene", "seat", "answer", "reason"),
    [case[1:] for case in REFUSED],
    ids=[case[0] for case in REFUSED],
)
def test_this_is_refused(
    scene: Callable[[], Evening], seat: Seat, answer: Answer, reason: str
) -> None:
    """PW-NGT-03, PW-DAY-02, PW-DAY-05, D-56"""
    run = scene().run
    before = (list(run.entries), list(run.said), run.ask, dict(run.given), run.outcome)
    with pytest.raises(IllegalAnswer) as error:
        run.answer(seat, answer)
    assert (list(run.entries), list(run.said), run.ask, dict(run.given), run.outcome) == before
    assert (error.value.reason, error.value.seat) == (reason, seat)

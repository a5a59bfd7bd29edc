"""What nobody may answer: it is refused with its reason and changes nothing."""

from collections.abc import Callable

import pytest

from nightcall.table import CLOCK, HOUSE, Answer, IllegalAnswer, Seat
from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Seer",
    "Cid": "Werewolf",
    "Dee": "Healer",
    "Eve": "Peasant",
    "Fay": "Advocate",
    "Gus": "Peasant",
}
TIE = {"Ann": "Eve", "Bob": "Ann", "Cid": "Eve", "Dee": "Ann", "Eve": "Ann", "Fay": "Eve"}


def looking() -> Evening:
    return Evening(DEAL)


def seeing() -> Evening:
    evening = Evening(DEAL, amulet="Gus")
    evening.call("look-into")
    return evening


def passing() -> Evening:
    evening = Evening(DEAL, amulet="Gus")
    evening.night()
    evening.call("pass-amulet")
    return evening


def attacking() -> Evening:
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Gus")
    evening.call("victim")
    return evening


def healing() -> Evening:
    evening = Evening(DEAL)
    evening.night()
    evening.call("save", victim="Eve")
    return evening


def talking() -> Evening:
    evening = Evening(DEAL)
    evening.night()
    return evening


def accusing() -> Evening:
    evening = talking()
    evening.assembly_ends()
    return evening


def defending() -> Evening:
    evening = talking()
    evening.accuses(**TIE, Gus="Bob")
    return evening


def condemning() -> Evening:
    evening = defending()
    evening.defends()
    return evening


def counting() -> Evening:
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    return evening


def stalling() -> Evening:
    evening = Evening(DEAL, stall_rounds=1)
    evening.night()
    evening.day()
    return evening


def after_a_death() -> Evening:
    evening = talking()
    evening.day(burn="Gus")
    evening.night(victim="Eve")
    evening.assembly_ends()
    return evening


def over() -> Evening:
    evening = Evening({"Ann": "Pack Leader", "Bob": "Peasant", "Cid": "Peasant"})
    evening.night()
    evening.day(burn="Ann")
    return evening


@pytest.mark.parametrize(
    ("table", "seat", "answer", "reason"),
    [
        # At the deal
        (looking, "Ann", "Peasant", "not-an-option"),
        (looking, HOUSE, "seen", "not-asked"),
        (looking, CLOCK, "time", "not-asked"),
        (looking, "Zoe", "seen", "unknown-seat"),
        # In the night: only the caller, and only the living others
        (seeing, "Ann", "Bob", "not-asked"),
        (seeing, "Bob", "Bob", "not-an-option"),
        (seeing, "Bob", "Zoe", "not-an-option"),
        (seeing, "Bob", "(pass)", "not-an-option"),
        (seeing, "Bob", None, "not-an-option"),
        (passing, "Gus", "Gus", "not-an-option"),
        (passing, "Ann", "Bob", "not-asked"),
        (attacking, "Ann", "Cid", "not-an-option"),
        (attacking, "Ann", "Ann", "not-an-option"),
        (attacking, "Ann", "Gus", "not-an-option"),  # dead
        (attacking, "Ann", "(pass)", "not-an-option"),
        (attacking, "Cid", "Eve", "not-asked"),  # not the strongest
        (attacking, "Gus", "Eve", "not-asked"),
        (healing, "Dee", "Ann", "not-an-option"),  # not dying
        (healing, "Dee", "Dee", "not-an-option"),
        # By day
        (talking, "Ann", "(go on)", "not-asked"),
        (talking, HOUSE, "go on", "not-an-option"),
        (accusing, "Ann", "Ann", "not-an-option"),
        (accusing, "Ann", "(pass)", "not-an-option"),
        (accusing, "Ann", {"press": "Bob", "to": "Cid"}, "not-an-option"),  # no Advocate
        (accusing, "Fay", {"press": "Fay", "to": "Cid"}, "not-an-option"),
        (accusing, "Fay", {"press": "Ann", "to": "Zoe"}, "not-an-option"),
        (accusing, CLOCK, "time", "not-asked"),
        (defending, "Gus", "done", "not-asked"),
        (defending, "Eve", "done", "not-asked"),  # Ann has the word
        (condemning, "Ann", "Eve", "not-asked"),
        (condemning, "Bob", "Gus", "not-an-option"),
        (condemning, "Bob", "(pass)", "not-an-option"),
        (counting, HOUSE, {"Zoe": 3}, "not-an-option"),
        (counting, HOUSE, {"Ann": 8}, "too-many-hands"),
        (counting, HOUSE, {"Ann": -1}, "not-a-count"),
        (counting, "Ann", "Bob", "not-asked"),
        (stalling, "Ann", "maybe", "not-an-option"),
        (stalling, HOUSE, "yes", "not-asked"),
        # The dead
        (after_a_death, "Gus", "Ann", "not-asked"),
        (after_a_death, "Eve", "Ann", "not-asked"),
        (after_a_death, "Ann", "Gus", "not-an-option"),
        # After the end
        (over, "Ann", "Bob", "game-over"),
        (over, CLOCK, "time", "game-over"),
    ],
)
def test_this_is_refused_and_changes_nothing(
    table: Callable[[], Evening], seat: Seat, answer: Answer, reason: str
) -> None:
    """WH-NGT-10, WH-V1-01, WH-V2-01, WH-DAY-04, WH-DUT-01, RR-04"""
    evening = table()
    run = evening.run
    before = (run.length, list(run.said), run.ask, dict(run.given))
    with pytest.raises(IllegalAnswer) as refused:
        run.answer(seat, answer)
    assert refused.value.reason == reason
    assert (run.length, list(run.said), run.ask, dict(run.given)) == before

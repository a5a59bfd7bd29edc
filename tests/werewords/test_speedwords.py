"""Speedwords: half the time, and one letter for all to see."""

import pytest

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.letters import shape, spaced
from nightcall.table import IllegalAnswer
from tests.werewords.evening import FOUR, Evening

PACK = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Werewolf", "Eve": "Villager"}


def at_the_letter(word: str = "ice cream") -> Evening:
    evening = Evening(PACK, word=word, speedwords=True)
    evening.mayor_chooses()
    evening.goes_on_until("letter")
    return evening


def test_speedwords_halves_the_game_timer() -> None:
    """WW-SPD-01, WW-APP-05"""
    assert WerewordsBox().day_length == 240
    assert WerewordsBox(speedwords=True).day_length == 120
    assert WerewordsBox(speedwords=True, day_seconds=180).day_length == 90


def test_the_werewolves_tap_one_letter_of_the_word_they_see() -> None:
    """WW-SPD-02: a space is no letter."""
    evening = at_the_letter()
    assert evening.run.waiting() == ["Cid", "Dee"]
    assert evening.options("Cid").values == ("0", "1", "2", "4", "5", "6", "7", "8")
    assert evening.run.ask is not None
    assert evening.run.ask.args["word"] == "ice cream"
    for seat in ("Ann", "Bob", "Eve"):
        assert evening.options(seat) is None
    with pytest.raises(IllegalAnswer):
        evening.answers("Cid", "3")


@pytest.mark.parametrize(
    ("word", "tapped", "everywhere", "shown"),
    [
        ("ice cream", 6, False, "_ _ _   _ _ e _ _"),
        ("ice cream", 6, True, "_ _ e   _ _ e _ _"),
        ("frog", 0, False, "f _ _ _"),
        ("Anna", 0, False, "A _ _ _"),
        ("Anna", 0, True, "A _ _ a"),
        ("jack-in-the-box", 5, False, "_ _ _ _ - i _ - _ _ _ - _ _ _"),
        ("l'île", 2, False, "_ ' î _ _"),
    ],
)
def test_all_see_the_shape_of_the_phrase_with_that_letter_in_place(
    word: str, tapped: int, everywhere: bool, shown: str
) -> None:
    """WW-SPD-03, WW-WRD-09, D-21"""
    assert spaced(shape(word, tapped, everywhere=everywhere)) == shown


def test_everyone_sees_the_shape_when_the_day_starts() -> None:
    """WW-SPD-03, WW-SPD-05"""
    evening = at_the_letter()
    assert evening.told("Eve", "shape") == []
    evening.answers("Cid", "6")
    evening.answers("Dee", "6")
    for seat in (None, "Ann", "Eve"):
        assert evening.told(seat, "shape") == [{"shape": "___ __e__"}]


def test_the_shape_stays_for_the_whole_day() -> None:
    """WW-SPD-05: it is told once and never taken back or changed."""
    evening = at_the_letter()
    evening.answers("Cid", "6")
    evening.answers("Cid", "6")
    evening.question_and_answer("Eve", "is it cold?", "yes")
    assert evening.scene.line == "day-breaks"
    assert evening.told("Eve", "shape") == [{"shape": "___ __e__"}]


def test_the_first_tap_marks_and_the_second_confirms_or_moves_it() -> None:
    """WW-SPD-04"""
    evening = at_the_letter()
    evening.answers("Cid", "6")
    assert evening.told("Dee", "letter-marked") == [{"place": 6, "by": "Cid"}]
    assert evening.told("Eve", "letter-marked") == []
    evening.answers("Dee", "0")
    assert evening.told("Cid", "letter-marked")[-1] == {"place": 0, "by": "Dee"}
    assert evening.asking == "letter"
    evening.answers("Cid", "0")
    assert evening.told(None, "shape") == [{"shape": "i__ _____"}]


def test_everything_else_is_unchanged() -> None:
    """WW-SPD-06"""
    plain, speedy = Evening(FOUR), Evening(FOUR, speedwords=True)
    plain.night()
    speedy.night(letter="0")
    for evening in (plain, speedy):
        evening.question_and_answer("Bob", "is it green?", "yes")
    assert plain.told(None, "token") == speedy.told(None, "token")
    assert plain.options("Bob") == speedy.options("Bob")
    for evening in (plain, speedy):
        evening.guesses("Dee")
        assert evening.scene.timer is not None
        assert evening.scene.timer.seconds == 15
        evening.whoops()
        assert evening.scene.timer.seconds == 60
        evening.votes(Ann="Cid", Bob="Cid", Cid="Ann", Dee="Cid")
    assert plain.outcome == speedy.outcome


def test_without_speedwords_nobody_sees_a_shape() -> None:
    """WW-SPD-01"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.told(None, "shape") == []

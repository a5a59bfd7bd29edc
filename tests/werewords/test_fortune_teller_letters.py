"""The letters a Fortune Teller sees, and how they grow."""

from typing import Any

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.letters import first_letters
from nightcall.games.werewords.series import WerewordsSeries
from tests.werewords.evening import Evening

DEAL = {"Ann": "Mayor", "Bob": "Fortune Teller", "Cid": "Werewolf", "Dee": "Villager"}
NO_TELLER = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}


@pytest.mark.parametrize(
    ("word", "count", "shown"),
    [
        ("frog", 1, "f…"),
        ("frog", 3, "fro…"),
        ("frog", 4, "frog"),
        ("frog", 9, "frog"),
        ("ice cream", 1, "i… c…"),
        ("ice cream", 3, "ice cre…"),
        ("Eiffel Tower", 3, "Eif… Tow…"),
        ("X ray", 1, "X r…"),
        ("jack-in-the-box", 4, "jack…"),
        ("jack-in-the-box", 5, "jack-i…"),
        ("l'île", 2, "l'î…"),
        ("fish & chips", 1, "f… & c…"),
    ],
)
def test_the_first_letters_of_each_word_are_shown(word: str, count: int, shown: str) -> None:
    """WW-FTL-01, WW-FTL-03, WW-WRD-09"""
    assert first_letters(word, count) == shown


def test_words_of_different_length_look_alike() -> None:
    """WW-FTL-03"""
    assert first_letters("frog", 2) == first_letters("freedom", 2)


@pytest.mark.parametrize("letters", [1, 2, 3])
def test_how_many_letters_is_a_setting(letters: int) -> None:
    """WW-FTL-01, WW-FTL-04"""
    evening = Evening(DEAL, word="kangaroo", letters=letters)
    evening.night()
    assert evening.told("Bob", "letters") == [{"letters": "kangaroo"[:letters] + "…"}]


def after_games(guessed: list[bool], deal: dict[str, str] = DEAL) -> WerewordsSeries:
    """A series in which the word was guessed, or not, in these games."""
    series = WerewordsSeries()
    for was_guessed in guessed:
        evening = Evening(deal, series=series)
        evening.night()
        if was_guessed:
            evening.guesses("Dee")
        else:
            evening.time_is_up()
        evening.time_is_up()
        series = WEREWORDS.after(series, evening.outcome)
    return series


@pytest.mark.parametrize(
    ("games", "letters"),
    [
        ([], 1),
        ([False], 2),
        ([False, False], 3),
        ([False, False, True], 1),
        ([False, False, True, False], 2),
        ([True, True], 1),
    ],
)
def test_unguessed_words_in_a_row_add_letters_and_a_guess_takes_them_away(
    games: list[bool], letters: int
) -> None:
    """WW-FTL-02, D-20: miss, miss, hit, miss shows 1, 2, 3, 1, 2 letters."""
    assert after_games(games).letters(WerewordsBox()) == letters


def test_after_two_misses_three_letters_are_shown() -> None:
    """WW-FTL-02"""
    evening = Evening(DEAL, word="Eiffel Tower", series=after_games([False, False]))
    evening.night()
    assert evening.told("Bob", "letters") == [{"letters": "Eif… Tow…"}]


@pytest.mark.parametrize(
    ("options", "letters"),
    [({}, 3), ({"letters": 2}, 4), ({"letters_grow": "never"}, 1)],
)
def test_growth_starts_from_the_setting_and_can_be_switched_off(
    options: dict[str, Any], letters: int
) -> None:
    """WW-FTL-04"""
    assert after_games([False, False]).letters(WerewordsBox(**options)) == letters


def test_the_counter_belongs_to_the_table_and_not_to_a_person() -> None:
    """WW-FTL-05: it grew although no Fortune Teller was in play."""
    series = after_games([False, False], NO_TELLER)
    evening = Evening({**NO_TELLER, "Bob": "Villager", "Dee": "Fortune Teller"}, series=series)
    evening.night()
    assert evening.told("Dee", "letters") == [{"letters": "fro…"}]

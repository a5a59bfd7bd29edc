"""A second pair of eyes: what a check finds in a list, and what it leaves alone."""

import pytest

from nightcall.words.check import check, unguessable
from nightcall.words.offence import is_offensive
from nightcall.words.refused import Problem
from nightcall.words.word import LEVELS, Word


def found(*words: Word) -> list[Problem]:
    return list(check(list(enumerate(words, 1)), "en"))


def test_a_good_list_is_left_alone() -> None:
    assert found(Word("frog"), Word("ice cream"), Word("Paris", proper=True)) == []


def test_duplicates_are_found_with_the_line_of_the_second() -> None:
    assert found(Word("ice cream"), Word("toad"), Word("Ice-Cream")) == [
        ("duplicate", "Ice-Cream", 3)
    ]


def test_a_name_beside_a_word_of_the_same_letters_is_only_worth_a_look() -> None:
    assert found(Word("turkey"), Word("Turkey", proper=True)) == [("near-duplicate", "Turkey", 2)]


def test_a_plural_beside_its_singular_is_found() -> None:
    assert found(Word("frogs"), Word("frog")) == [("near-duplicate", "frog", 2)]


def test_an_entry_that_spells_another_is_found() -> None:
    theatre = Word("theatre", spellings=("theater",))
    assert found(theatre, Word("theater")) == [("near-duplicate", "theatre", 2)]


# "shit", so that no such word need stand among our tests in the clear
RUDE = bytes([115, 104, 105, 116]).decode()


@pytest.mark.parametrize("text", [RUDE, RUDE.upper(), f"holy {RUDE}", f"{RUDE[:2]}1{RUDE[3:]}"])
def test_an_offensive_term_is_known_in_disguise(text: str) -> None:
    assert is_offensive(text, "en")
    assert is_offensive(text, "tlh")


@pytest.mark.parametrize(
    "text", ["Scunthorpe", "cocktail", "classic", "assassin", "grape", "Moby Dick", "route 455"]
)
def test_harmless_words_are_not_offensive(text: str) -> None:
    assert not is_offensive(text, "en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("www.example.org", "address"),
        ("ann@example.org", "address"),
        ("1984", "no-word"),
        ("x", "too-short"),
        ("ox", None),
        ("the good the bad the ugly", None),
        ("the good the bad and the ugly", "too-wordy"),
        ("x" * 45, None),
        ("x" * 46, "too-wordy"),
        ("to be or not to be that is the question", "too-wordy"),
        ("Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "too-wordy"),
        ("apple.com", "address"),
        ("7 dwarfs", None),
        ("the last straw", None),
    ],
)
def test_what_nobody_can_guess_is_found(text: str, why: str | None) -> None:
    assert unguessable(text) == why


def test_an_unguessable_entry_is_found_with_its_line() -> None:
    assert found(Word("frog"), Word("1984")) == [("no-word", "1984", 2)]


def test_a_list_in_any_language_is_checked() -> None:
    assert list(check([(1, Word("qagh")), (2, Word("qaghs"))], "tlh")) == []


def test_a_long_list_should_have_every_level() -> None:
    words = [Word(f"thing {letter}{other}", "easy") for letter in "abcdefg" for other in "hijklmn"]
    words += [Word("entropy", "hard"), Word("stool", "medium")]
    assert [(key, value) for key, value, _ in found(*words)] == [
        ("lopsided", "easy"),
        ("level-missing", "ridiculous"),
    ]


def test_a_short_list_may_have_one_level() -> None:
    assert found(Word("frog", LEVELS[0])) == []

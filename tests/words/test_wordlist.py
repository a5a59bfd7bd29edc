"""Editing a list: a refused edit changes nothing."""

import pytest

from nightcall.words.entries import MOST_ENTRIES
from nightcall.words.refused import Refused
from nightcall.words.word import Word
from nightcall.words.wordlist import WordList, language_named, named

POND = WordList("Pond", "en", (Word("frog", "easy"), Word("toad")))


def test_an_entry_is_added_at_the_end() -> None:
    assert [word.text for word in POND.with_words([Word("newt")]).words] == ["frog", "toad", "newt"]


def test_an_entry_that_is_there_takes_its_new_form() -> None:
    assert POND.with_words([Word("Toad", "hard")]).words == (
        Word("frog", "easy"),
        Word("Toad", "hard"),
    )


def test_an_entry_is_removed_however_it_is_written() -> None:
    assert POND.without(["FROG"]).words == (Word("toad"),)


def test_an_entry_takes_the_place_of_another() -> None:
    assert POND.replacing("frog", Word("newt")).words == (Word("newt"), Word("toad"))


def test_a_list_may_be_edited_up_to_its_limit() -> None:
    full = POND.with_words(Word(f"fish {number}") for number in range(MOST_ENTRIES - 2))
    assert len(full.words) == MOST_ENTRIES
    assert full.with_words([Word("Frog")]).words[0] == Word("Frog")


def test_every_wrong_entry_of_an_edit_is_named_by_its_number() -> None:
    with pytest.raises(Refused) as error:
        POND.with_words([Word("eel"), Word("..."), Word("newt", "simple")])
    assert error.value.problems == (("no-letters", "...", 2), ("unknown-level", "simple", 3))


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (lambda: POND.without(["newt"]), "no-such-entry"),
        (lambda: POND.replacing("newt", Word("eel")), "no-such-entry"),
        (lambda: POND.replacing("frog", Word("toad")), "repeated"),
        (lambda: POND.replacing("frog", Word("...")), "no-letters"),
        (lambda: POND.with_words([Word("eel"), Word("\u202elee")]), "direction"),
        (
            lambda: POND.with_words(Word(f"fish {n}") for n in range(MOST_ENTRIES)),
            "too-many-entries",
        ),
        (lambda: named("\u202eevil"), "name-direction"),
        (lambda: named("  "), "name-no-letters"),
        (lambda: named("x" * 61), "name-too-long"),
        (lambda: language_named("../en"), "unknown-language"),
    ],
)
def test_a_refused_edit_says_why(edit: object, key: str) -> None:
    assert callable(edit)
    with pytest.raises(Refused) as error:
        edit()
    (problem,) = error.value.problems
    assert problem.key == key
    assert problem.value is not None
    assert POND.words == (Word("frog", "easy"), Word("toad"))

"""The one-line form of an entry, and what makes two texts one entry."""

import pytest

from nightcall.words.word import BadLine, Word, has_capital, key_of, line_of, parse


def test_an_entry_is_read_from_five_columns() -> None:
    word = parse("theatre\tmedium\tplaces,music-art\t\ttheater|theatres")
    assert word == Word(
        "theatre", "medium", ("places", "music-art"), False, ("theater", "theatres")
    )
    assert line_of(word) == "theatre\tmedium\tplaces,music-art\t\ttheater|theatres"


def test_an_entry_may_be_its_text_alone() -> None:
    assert parse("frog") == Word("frog")


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("frog\tsimple", "unknown-level", "simple"),
        ("frog\teasy\tbeasts", "unknown-category", "beasts"),
        ("frog\teasy\tanimals\tyes", "unknown-proper", "yes"),
        ("frog\teasy\tanimals\t\t\t", "too-many-columns", "6"),
    ],
)
def test_a_line_that_is_no_entry_says_why(line: str, key: str, value: str) -> None:
    with pytest.raises(BadLine) as refused:
        parse(line)
    assert (refused.value.key, refused.value.value) == (key, value)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ice Cream", "ice-cream"),
        ("ice cream", "icecream"),
        ("O’Neill", "o'neill"),
        ("Straße", "STRASSE"),
        ("Spider-Man", "Spiderman"),
        ("Dr. Who", "dr who"),
    ],
)
def test_case_spaces_and_hyphens_do_not_tell_entries_apart(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(("one", "other"), [("papa", "papá"), ("C", "C++"), ("mur", "mûr")])
def test_accents_and_signs_tell_entries_apart(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)


@pytest.mark.parametrize(
    ("text", "capital"),
    [("frog", False), ("French horn", True), ("the Alps", True), ("eBay", False), ("Éire", True)],
)
def test_a_capital_begins_some_word(text: str, capital: bool) -> None:
    """WW-WRD-05."""
    assert has_capital(text) is capital

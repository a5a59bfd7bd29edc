"""What people type is taken as they meant it, or not at all."""

import pytest

from nightcall.cli.typed import addressed, one_of, press, several_of
from nightcall.table import Answer

NAMES = {"Ann": "Ann", "Anton": "Anton", "(extra card)": "the card aside"}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("1", "Ann"),
        ("3", "(extra card)"),
        ("4", None),
        ("0", None),
        ("ann", "Ann"),
        ("ANT", "Anton"),
        ("an", None),
        ("the card", "(extra card)"),
        ("", None),
        ("Zoe", None),
        ("¹", None),
    ],
)
def test_a_choice_by_number_name_or_beginning(text: str, meant: str | None) -> None:
    assert one_of(text, NAMES) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [("", []), ("1, anton", ["Ann", "Anton"]), ("Ann, Zoe", None), (" , ", [])],
)
def test_several_choices_with_commas(text: str, meant: list[str] | None) -> None:
    assert several_of(text, NAMES) == meant


@pytest.mark.parametrize(
    ("text", "seat", "said"),
    [
        ("Ann: is it alive?", "Ann", "is it alive?"),
        ("ann :is it alive?", "Ann", "is it alive?"),
        ("is it alive?", None, "is it alive?"),
        ("colour: is it red?", None, "colour: is it red?"),
        ("Anton: is it 3:10?", "Anton", "is it 3:10?"),
    ],
)
def test_a_question_begins_with_a_name(text: str, seat: str | None, said: str) -> None:
    assert addressed(text, ("Ann", "Anton")) == (seat, said)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("y", "yes"),
        ("Y", "yes"),
        ("yes", "yes"),
        ("Way Way Off", "way-off"),
        ("w", "way-off"),
        ("w ann", {"press": "way-off", "to": "Ann"}),
        ("way way off Mary Ann", {"press": "way-off", "to": "Mary Ann"}),
        ("w Zoe", None),
        ("y Ann", None),
        ("maybe", None),
        ("", None),
    ],
)
def test_a_token_by_its_letter_or_its_name(text: str, meant: Answer) -> None:
    buttons = {"yes": (), "way-off": ("Ann", "Mary Ann")}
    keys = {"yes": "y", "way-off": "w"}
    labels = {"yes": "Yes", "way-off": "Way Way Off"}
    assert press(text, buttons, keys, labels) == meant

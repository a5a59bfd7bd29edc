"""Names that cannot sit at a table are refused, each in a sentence with the name in it."""

import pytest

from nightcall.table import CLOCK, HOUSE
from nightcall.table.seat import LONGEST_NAME, check_seats


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "李雷", "Mr. O’Hara-Smith", "7", "Ann (2)", "n" * LONGEST_NAME, "house"]
)
def test_people_may_be_called_what_they_like(name: str) -> None:
    assert check_seats(["Bob", name]) == []


@pytest.mark.parametrize(
    ("name", "key"),
    [
        (HOUSE, "seat-reserved"),
        (CLOCK, "seat-reserved"),
        ("(extra card)", "seat-reserved"),
        ("(", "seat-reserved"),
        ("", "seat-blank"),
        ("  ", "seat-blank"),
        (" Ann", "seat-blank"),
        ("Ann ", "seat-blank"),
        ("An\nn", "seat-blank"),
        ("An\x00n", "seat-blank"),
        ("An\u2028n", "seat-blank"),
        ("n" * (LONGEST_NAME + 1), "seat-too-long"),
    ],
)
def test_a_name_that_cannot_sit_is_refused(name: str, key: str) -> None:
    (remark,) = check_seats(["Bob", name])
    assert (remark.weight, remark.key, remark.args["name"]) == ("refusal", key, name)


def test_a_name_that_is_taken_is_refused_once() -> None:
    remarks = check_seats(["Bob", "Ann", "Bob", "Cid", "Ann", "Bob"])
    assert [(remark.key, remark.args) for remark in remarks] == [
        ("seat-twice", {"name": "Ann"}),
        ("seat-twice", {"name": "Bob"}),
    ]


def test_all_that_is_wrong_is_said_at_once() -> None:
    remarks = check_seats([HOUSE, "", "Ann", "Ann"])
    assert [remark.key for remark in remarks] == ["seat-reserved", "seat-blank", "seat-twice"]

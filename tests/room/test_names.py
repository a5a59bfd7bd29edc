"""What people may be called: nobody is taken for somebody else, or for nobody."""

import pytest

from nightcall.room.people import check_name
from nightcall.room.refused import Refused


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ann", "name-taken"),
        ("  aNN ", "name-taken"),
        ("A\u200dnn", "name-taken"),  # a joiner between two letters
        ("Ann\u3164", "name-taken"),  # a letter of Korean that is not seen
        ("\uff21\uff4e\uff4e", "name-taken"),  # wide letters
        ("An\u00a0n", "name-taken"),
        ("Rene\u0301", "name-taken"),  # é in two signs
        ("Hou\u200cse", "name-taken"),
        ("", "name-empty"),
        ("\u200d\u200d", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u2800\u2800", "name-empty"),
        ("\u202eBob", "name-unprintable"),  # turns the reading direction
        ("B\u0300\u0301\u0302\u0303\u0304ob", "name-unprintable"),
        ("Bob\u0000", "name-unprintable"),
        ("(pass)", "name-unprintable"),
        ("B" * 21, "name-too-long"),
    ],
)
def test_a_name_that_deceives_is_refused(name: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        check_name(name, ["Ann", "Ren\u00e9"])


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zo\u00eb",
        "Nguy\u1ec5n",
        "\u0930\u093e\u091c\u0942",
        "\u738b\u82b3",
        "\u0e1b\u0e49\u0e2d\u0e21",
        "\U0001f43a",
        "\U0001f469\u200d\U0001f4bb",
    ],
)
def test_people_are_called_as_they_are_called(name: str) -> None:
    assert check_name(name, ["Ann"]) == name

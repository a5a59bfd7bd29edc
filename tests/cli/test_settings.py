"""Options of the box can be typed, and a wrong one says what would be right."""

from typing import Any

import msgspec
import pytest

from nightcall.cli.settings import BadSetting, box_from, listed
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.text import Texts

TEXTS = Texts()


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("day_seconds=120", 120),
        ("day-seconds = 120", 120),
        ("pace=1.5", 1.5),
        ("pace=2", 2.0),
        ("speedwords=yes", True),
        ("speedwords=off", False),
        ("most_werewolves=4", 4),
        ("level=hard", "hard"),
        ("offers=none", None),
        ("offers=5", 5),
        ("categories=animals,food-drink", ("animals", "food-drink")),
        ("categories=", ()),
        (
            "roles=Seer:1,Fortune Teller:1,Werewolf=2",
            {"Seer": 1, "Fortune Teller": 1, "Werewolf": 2},
        ),
        ('roles={"Seer":1}', {"Seer": 1}),
        ("singled_out_by=majority", "majority"),
        ("call_seer=unless the Mayor", "unless the Mayor"),
        ("language=de", "de"),
    ],
)
def test_an_option_is_read_by_its_type(setting: str, value: Any) -> None:
    ((name, read),) = box_from(WEREWORDS, [setting], TEXTS).items()
    assert read == value
    assert getattr(msgspec.convert({name: read}, WerewordsBox), name) == value


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ("day_seconds", "Write it as name=value"),
        ("day_second=1", "Did you mean day_seconds?"),
        ("colour=red", "There is no option “colour”. --options lists them all."),
        ("day_seconds=soon", "day_seconds cannot be “soon”. It takes a number from 1 to 3600."),
        ("day_seconds=0", "a number from 1 to 3600"),
        ("speedwords=maybe", "yes or no"),
        ("level=silly", "one of: easy, expert, hard, medium, ridiculous"),
        ("roles=Seer", "such as Seer:1"),
        ("offers=9", "a number from 1 to 5 or none"),
    ],
)
def test_a_wrong_option_says_what_would_be_right(setting: str, says: str) -> None:
    with pytest.raises(BadSetting) as error:
        box_from(WEREWORDS, [setting], TEXTS)
    assert says in str(error.value)


def test_all_options_are_listed_with_their_defaults() -> None:
    lines = list(listed(WEREWORDS, TEXTS))
    assert len(lines) == len(msgspec.structs.fields(WerewordsBox))
    assert any(line.startswith("day_seconds = 240\n") for line in lines)
    assert all(len(line.split("\n")) == 3 for line in lines)

"""Options take exactly the answers they offer, and say by a key why they refuse another."""

from typing import get_args

import msgspec
import pytest

from nightcall.table import (
    Answer,
    Arrange,
    Choice,
    Draw,
    Lengths,
    Options,
    Press,
    Salt,
    Several,
    Tally,
    Text,
)

CHOICE = Choice(("Ann", "Bob"))
SEVERAL = Several(("Ann", "Bob", "Cid"), 1, 2, also=("(whoops)",))
ANY = Several(("Ann", "Bob"), 0, 2)
ARRANGE = Arrange(("Seer", "Villager", "Villager"))
TEXT = Text(10, also=("(withdraw, please)",))
PRESS = Press({"yes": ("Ann", "Bob"), "no": ()}, about=3)
DRAW = Draw("words", ("easy", "hard"), {"language": "en"})
SALT = Salt()
LENGTHS = Lengths(2, 4, 9)
TALLY = Tally(("Ann", "Bob"), 3)

EACH_KIND: list[Options] = [
    CHOICE, SEVERAL, ARRANGE, TEXT, PRESS, DRAW, SALT, LENGTHS, TALLY
]  # fmt: skip

GOOD: list[tuple[Options, Answer]] = [
    (CHOICE, "Ann"),
    (CHOICE, "Bob"),
    (SEVERAL, ["Ann"]),
    (SEVERAL, ["Cid", "Ann"]),
    (SEVERAL, "(whoops)"),
    (ANY, []),
    (ARRANGE, ["Villager", "Seer", "Villager"]),
    (Arrange(()), []),
    (TEXT, "is it hot?"),
    (TEXT, "Frösche?"),
    (TEXT, "Chaud\u202f?"),
    (TEXT, "hot\u00a0or?"),
    (TEXT, "(withdraw, please)"),
    (PRESS, "yes"),
    (PRESS, "no"),
    (PRESS, {"press": "yes", "to": "Bob"}),
    (DRAW, ["frog"]),
    (DRAW, ["frog", "ice cream"]),
    (DRAW, [["colour", "color"], "frog"]),
    (DRAW, ["7"]),
    (SALT, "0123456789abcdef" * 2),
    (LENGTHS, [4, 9]),
    (Lengths(0, 4, 9), []),
    (TALLY, {}),
    (TALLY, {"Ann": 3}),
    (TALLY, {"Ann": 2, "Bob": 0}),
]

BAD: list[tuple[Options, Answer, str]] = [
    (CHOICE, "Cid", "not-an-option"),
    (CHOICE, "ann", "not-an-option"),
    (CHOICE, "", "not-an-option"),
    (CHOICE, None, "not-an-option"),
    (CHOICE, 0, "not-an-option"),
    (CHOICE, True, "not-an-option"),
    (CHOICE, ["Ann"], "not-an-option"),
    (CHOICE, {"Ann": 1}, "not-an-option"),
    (SEVERAL, [], "wrong-number"),
    (SEVERAL, ["Ann", "Bob", "Cid"], "wrong-number"),
    (SEVERAL, ["Ann", "Ann"], "chosen-twice"),
    (SEVERAL, ["Dee"], "not-an-option"),
    (SEVERAL, "Ann", "not-an-option"),
    (SEVERAL, ["(whoops)"], "not-an-option"),
    (SEVERAL, [["Ann"]], "not-an-option"),
    (SEVERAL, [1], "not-an-option"),
    (SEVERAL, {"Ann": "Bob"}, "not-an-option"),
    (SEVERAL, None, "not-an-option"),
    (ANY, ["Ann", "Bob", "Ann"], "chosen-twice"),
    (ARRANGE, ["Seer", "Villager"], "not-an-arrangement"),
    (ARRANGE, ["Seer", "Seer", "Villager"], "not-an-arrangement"),
    (ARRANGE, ["Seer", "Villager", "Villager", "Villager"], "not-an-arrangement"),
    (ARRANGE, ["Seer", "Villager", 1], "not-an-arrangement"),
    (ARRANGE, "Seer", "not-an-arrangement"),
    (ARRANGE, None, "not-an-arrangement"),
    (TEXT, "", "empty"),
    (TEXT, "   ", "empty"),
    (TEXT, "is it a tree?", "too-long"),
    (TEXT, "one\ntwo", "unprintable"),
    (TEXT, "a\x00b", "unprintable"),
    (TEXT, "a\u2028b", "unprintable"),
    (TEXT, "a\u202eb", "unprintable"),
    (TEXT, "\ud800", "unprintable"),
    (TEXT, 7, "not-text"),
    (TEXT, None, "not-text"),
    (TEXT, ["frog"], "not-text"),
    (PRESS, "maybe", "not-an-option"),
    (PRESS, {"press": "yes", "to": "Cid"}, "not-an-option"),
    (PRESS, {"press": "no", "to": "Ann"}, "not-an-option"),
    (PRESS, {"press": "maybe", "to": "Ann"}, "not-an-option"),
    (PRESS, {"press": "yes"}, "not-an-option"),
    (PRESS, {"press": "yes", "to": "Ann", "loudly": True}, "not-an-option"),
    (PRESS, {"press": ["yes"], "to": "Ann"}, "not-an-option"),
    (PRESS, {"press": "yes", "to": None}, "not-an-option"),
    (PRESS, {"press": "yes", "to": ["Ann"]}, "not-an-option"),
    (PRESS, ["yes"], "not-an-option"),
    (PRESS, None, "not-an-option"),
    (DRAW, [], "wrong-number"),
    (DRAW, ["frog", "apple", "pear"], "wrong-number"),
    (DRAW, "frog", "wrong-number"),
    (DRAW, None, "wrong-number"),
    (DRAW, [1], "not-text"),
    (DRAW, [[]], "not-text"),
    (DRAW, [["frog", 1]], "not-text"),
    (DRAW, [{"frog": 1}], "not-text"),
    (DRAW, [" "], "empty"),
    (DRAW, ["f" * 81], "too-long"),
    (DRAW, ["fr\nog"], "unprintable"),
    (DRAW, ["…"], "no-letters"),
    (DRAW, [["frog", "-"]], "no-letters"),
    (SALT, "0123456789abcdef", "not-a-salt"),
    (SALT, "0123456789abcdeg" * 2, "not-a-salt"),
    (SALT, "0123456789ABCDEF" * 2, "not-a-salt"),
    (SALT, 7, "not-a-salt"),
    (SALT, None, "not-a-salt"),
    (SALT, ["0"] * 32, "not-a-salt"),
    (LENGTHS, [4], "wrong-number"),
    (LENGTHS, [4, 4, 4], "wrong-number"),
    (LENGTHS, "45", "wrong-number"),
    (LENGTHS, {"4": 4, "5": 5}, "wrong-number"),
    (LENGTHS, None, "wrong-number"),
    (LENGTHS, [3, 9], "not-a-length"),
    (LENGTHS, [4, 10], "not-a-length"),
    (LENGTHS, [4, 5.5], "not-a-length"),
    (LENGTHS, ["4", 5], "not-a-length"),
    (Lengths(1, 0, 9), [True], "not-a-length"),
    (TALLY, {"Cid": 1}, "not-an-option"),
    (TALLY, ["Ann"], "not-an-option"),
    (TALLY, None, "not-an-option"),
    (TALLY, {"Ann": -1}, "not-a-count"),
    (TALLY, {"Ann": 1.0}, "not-a-count"),
    (TALLY, {"Ann": True}, "not-a-count"),
    (TALLY, {"Ann": None}, "not-a-count"),
    (TALLY, {"Ann": 4}, "too-many-hands"),
    (TALLY, {"Ann": 2, "Bob": 2}, "too-many-hands"),
]


@pytest.mark.parametrize(("options", "answer"), GOOD)
def test_what_is_offered_may_be_answered(options: Options, answer: Answer) -> None:
    assert options.refuse(answer) is None


@pytest.mark.parametrize(("options", "answer", "reason"), BAD)
def test_anything_else_is_refused_with_its_reason(
    options: Options, answer: Answer, reason: str
) -> None:
    assert options.refuse(answer) == reason


@pytest.mark.parametrize("options", EACH_KIND)
def test_options_survive_being_sent_to_a_client(options: Options) -> None:
    sent = msgspec.json.encode(options)
    assert msgspec.json.decode(sent, type=Options) == options


def test_every_kind_of_options_is_told_apart_by_its_type() -> None:
    sent = [msgspec.to_builtins(options)["type"] for options in EACH_KIND]
    assert len(set(sent)) == len(sent)
    assert len(sent) == len(get_args(Options))
    assert sent[:4] == ["choice", "several", "arrange", "text"]


@pytest.mark.parametrize("text", ["est-ce un chat\u00a0?", "c’est\u202fça", "👩\u200d🚀?"])
def test_spaces_and_joiners_that_people_really_type_are_welcome(text: str) -> None:
    assert Text(80).refuse(text) is None


@pytest.mark.parametrize("text", ["a\nb", "a\u2028b", "a\u202eb", "a\u2066b", "a\x00b", "\x1b[2J"])
def test_what_could_garble_a_screen_is_refused(text: str) -> None:
    assert Text(80).refuse(text) == "unprintable"

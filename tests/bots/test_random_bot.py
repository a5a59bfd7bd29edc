"""A bot answers whatever it is asked, by the view alone."""

from random import Random

import pytest

from nightcall.bots import RandomBot
from nightcall.games import GAMES
from nightcall.table import (
    Arrange,
    Asked,
    Choice,
    Lengths,
    Options,
    Press,
    Several,
    Tally,
    Text,
    View,
    start,
    view,
)

QUESTIONS = ("Is it alive?", "Can I eat it?")


def asked(options: Options, **args: object) -> View:
    return View("Ann", (), Asked(1, "kind", options, "one", args))


@pytest.mark.parametrize(
    "options",
    [
        Choice(("Bob", "Cid")),
        Several(("Bob", "Cid", "Dee"), 1, 2, also=("(whoops)",)),
        Arrange(("Mayor", "Seer", "Seer")),
        Text(5, also=("(withdraw)",)),
        Press({"yes": (), "way-off": ("Bob", "Cid"), "correct": ()}),
        Lengths(3, 4, 9),
        Tally(("Bob", "Cid"), 4),
    ],
)
def test_every_answer_is_legal(options: Options) -> None:
    bot = RandomBot(Random(1), QUESTIONS)
    for _ in range(50):
        assert options.refuse(bot.answer(asked(options))) is None


def test_a_bot_declares_a_guess_only_if_nothing_else_is_left() -> None:
    bot = RandomBot(Random(1), QUESTIONS)
    tray = Press({"yes": (), "no": (), "correct": ()})
    assert {bot.answer(asked(tray)) for _ in range(50)} == {"yes", "no"}
    assert bot.answer(asked(Press({"correct": ()}))) == "correct"


def test_a_bot_agrees_to_the_letter_that_a_fellow_marked() -> None:
    bot = RandomBot(Random(1), QUESTIONS)
    letters = Choice(("0", "1", "2"))
    assert {bot.answer(asked(letters, marked="2")) for _ in range(20)} == {"2"}


def test_a_bot_that_is_not_asked_says_so() -> None:
    game = GAMES[0]
    run = start(game, game.header(("Ann", "Bob", "Cid", "Dee")))
    with pytest.raises(ValueError, match="Ann is not asked"):
        RandomBot(Random(1), QUESTIONS).answer(view(run, "Ann"))

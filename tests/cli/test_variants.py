"""Every way of playing comes to an end at one keyboard, whoever sits there."""

import re
from pathlib import Path

import pytest

from tests.cli.people import AGAIN, EASY_GOING, QUESTION, TOKEN, at_table, kept
from tests.cli.terminal import Terminal

SPECIAL = "roles=Fortune Teller:1,Werewolf:2,Doppelgänger:1,Thing:1"


def a_question(terminal: Terminal) -> str:
    mayor = re.findall(r"(\w+) is the Mayor\.", terminal.shown)[-1]
    return f"{'Bob' if mayor == 'Ann' else 'Ann'}: is it big?"


def a_token(terminal: Terminal) -> str:
    return "x" if "x No more" in terminal.screen.rpartition("your tokens")[2] else "n"


@pytest.mark.parametrize(
    "args",
    [
        ("Ann", "Bob"),
        ("Ann", "--bots", "--players", "2", "--speedwords"),
        ("Ann", "Bob", "--bots", "--option", "asking=turns"),
        ("Ann", "Bob", "Cid", "--option", "questions=spoken"),
        ("Ann", "Bob", "Cid", "Dee", "--option", "votes=counted"),
        ("Ann", "Bob", "Cid", "--option", "count_tokens=no"),
        ("Ann", "--bots", "--players", "20"),
        ("Ann", "Bob", "--bots", "--speedwords", "--option", SPECIAL),
    ],
    ids=" ".join,
)
def test_it_comes_to_an_end(tmp_path: Path, args: tuple[str, ...]) -> None:
    terminal = at_table(tmp_path, *args, "--option", "yes_no=2")
    answers = {
        **EASY_GOING,
        QUESTION: a_question,
        TOKEN: a_token,
        r"\w+ asks: ": "is it big?",
        r"only Enter for nobody: ": "1, 2",
    }
    terminal.answer(answers, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0
    assert kept(tmp_path).is_over


def test_the_time_that_is_left_is_said_at_a_prompt(tmp_path: Path) -> None:
    """WW-TIM-07"""
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid", "--option", "day_seconds=11")
    terminal.answer(EASY_GOING, until=QUESTION)
    terminal.see(r"0:10 left\.\n")
    terminal.see(QUESTION)
    terminal.press_ctrl_c()
    terminal.close()

"""A game that was left, or torn away, goes on where it stood."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nightcall.cli.main import nightcall
from nightcall.table import Run
from tests.cli.people import (
    AGAIN,
    EASY_GOING,
    QUESTION,
    TOKEN,
    at_table,
    kept,
    the_mayor,
    word_file,
)
from tests.cli.terminal import Terminal

THREE = ("Ann", "Bob", "Cid")


def asker(run: Run) -> str:
    return next(name for name in THREE if name != the_mayor(run))


def resumed(home: Path) -> Terminal:
    words = word_file(home)
    return Terminal("resume", str(home / "game.jsonl"), "--words", words, "--pace", "0", home=home)


def to_the_end(terminal: Terminal, home: Path) -> None:
    question = f"{asker(kept(home))}: is it alive?"
    terminal.answer({**EASY_GOING, QUESTION: question}, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0
    assert kept(home).is_over


def test_ctrl_c_leaves_a_game_that_goes_on_to_its_end(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, *THREE, "--option", "yes_no=2")
    terminal.answer(EASY_GOING, until=QUESTION)
    terminal.type(f"{asker(kept(tmp_path))}: is it alive?")
    terminal.see(TOKEN)
    terminal.press_ctrl_c()
    terminal.see("nightcall resume .*game.jsonl")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.shown
    left = kept(tmp_path).entries
    again = resumed(tmp_path)
    again.see("Back at the table")
    again.see("Pass the keyboard to Ann")
    again.type("")
    again.see("Your card: ")
    again.see("Enter to cover")
    again.type("")
    to_the_end(again, tmp_path)
    assert kept(tmp_path).entries[: len(left)] == left


@pytest.mark.parametrize("torn", ["", '{"n":99,"ask":"0000', '{"told":"quest'])
def test_a_game_survives_kill_9_and_a_torn_line(tmp_path: Path, torn: str) -> None:
    """What was shown had been written before."""
    terminal = at_table(tmp_path, *THREE, "--option", "yes_no=2")
    terminal.answer(EASY_GOING, until=QUESTION)
    seat = asker(kept(tmp_path))
    terminal.type(f"{seat}: is it alive?")
    terminal.see(f"{seat} asks \\(1\\): is it alive\\?")
    terminal.kill()
    with (tmp_path / "game.jsonl").open("a", encoding="utf-8") as file:
        file.write(torn)
    last = kept(tmp_path).entries[-1]
    assert (last.seat, last.answer) == (seat, "is it alive?")
    to_the_end(resumed(tmp_path), tmp_path)


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, "Ann", "--bots", "--option", "yes_no=1")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("n")
    terminal.close()
    again = resumed(tmp_path)
    again.see("That game is over")
    assert again.close() == 1


def run_with(home: Path, typed: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-m", "nightcall", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(home)},
    )


def test_an_input_that_ends_leaves_a_sentence_and_the_journal(tmp_path: Path) -> None:
    left = run_with(tmp_path, "1\nAnn\n\n", "play", "werewords", "--pace", "0", "--seed", "1")
    (journal,) = (tmp_path / "nightcall" / "journals").glob("*.jsonl")
    assert left.stdout.rstrip().endswith(f"nightcall resume {journal}")
    assert (left.returncode, left.stderr) == (0, "")


def test_an_input_that_never_begins_begins_no_game(tmp_path: Path) -> None:
    nothing = run_with(tmp_path, "", "play", "werewords")
    assert "No game was begun." in nothing.stdout
    assert (nothing.returncode, nothing.stderr) == (0, "")
    assert not (tmp_path / "nightcall").exists()


def test_a_whole_game_can_be_typed_ahead_into_a_pipe(tmp_path: Path) -> None:
    """Whoever types 1 all the time asks “1”, or takes the first of what there is to choose."""
    args = ("--bots", "--pace", "0", "--seed", "1", "--option", "yes_no=1")
    done = run_with(tmp_path, "1\n" * 60, "play", "werewords", "Ann", *args)
    assert re.search(r"^(The village|The Werewolves’ side) wins: ", done.stdout, re.MULTILINE)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begins with its header"),
        ("no json\n", "line 1"),
        ('{"game":"chess","rules":1,"seats":[]}\n', "no game called “chess”"),
        ('{"game":"werewords","rules":999,"seats":["A"]}\n', "other rules"),
        ('{"game":"werewords","rules":1,"seats":["A"],"options":{"level":"x"}}\n', "journal"),
        ('{"game":"werewords","rules":1,"seats":["A"]}\n', "journal"),
        ('{"game":"werewords","rules":1,"seats":["A"]}\n[1]\n', "journal"),
        ('{"game":"werewords","rules":1,"seats":["A"]}\n{"bots":7}\n', "journal"),
        ("\udcff", "journal"),
    ],
)
def test_what_is_no_journal_is_refused_in_a_sentence(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    refused = CliRunner().invoke(nightcall, ["resume", str(path)])
    assert refused.exit_code == 1
    assert says in refused.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("Ann", "Ann", "Bob"), "Two people are called Ann"),
        (("Ann", "ann", "Bob"), "Two people are called Ann"),
        (("Ann", "Bob", "Cid", "--players", "2"), "3 names are too many for 2 seats"),
        (("Ann", "Bob", "House"), "kept for the table itself"),
        (("Ann",), "too few"),
        (("Ann", "--bots", "--option", "cards=real"), "dealt by us"),
        (("Ann", "--bots", "--option", "day_second=9"), "Did you mean day_seconds?"),
        (("Ann", "--bots", "--option", "day_seconds=soon"), "a number from 1 to 3600"),
        (("Ann", "--bots", "--option", "language=xx"), "no words in “xx”"),
        (("Ann", "--bots", "--words", "{folder}/bad.txt"), "cannot be a word"),
        (("Ann", "--bots", "--words", "{folder}/empty.txt"), "There are no words"),
        (("Ann", "--bots", "--journal", "{folder}/bad.txt"), "not written over"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, args: tuple[str, ...], says: str
) -> None:
    (tmp_path / "bad.txt").write_text("frog\n???\n", "utf-8")
    (tmp_path / "empty.txt").write_text("# nothing\n", "utf-8")
    given = [arg.format(folder=tmp_path) for arg in args]
    env = {"XDG_DATA_HOME": str(tmp_path)}
    refused = CliRunner().invoke(nightcall, ["play", "werewords", *given], env=env)
    assert says in refused.stderr
    assert refused.exit_code == 1


def test_a_table_that_runs_out_of_words_keeps_its_game(tmp_path: Path) -> None:
    args = ("Ann", "--bots", "--pace", "0", "--option", "categories=nonsense")
    refused = run_with(tmp_path, "\n" * 9, "play", "werewords", *args)
    assert "No word is left that fits your options" in refused.stderr
    assert "nightcall resume " in refused.stderr
    assert refused.returncode == 1

"""A whole game at one keyboard, on a real terminal, read as each person reads it."""

import re
from pathlib import Path

import pytest

from nightcall.text import Sentences, Texts
from tests.cli.people import (
    AGAIN,
    EASY_GOING,
    POINTED,
    QUESTION,
    TALK,
    TOKEN,
    WORDS,
    at_table,
    kept,
    owner,
    private_tellings,
    the_mayor,
)
from tests.cli.terminal import Terminal

ALL_ROLES = (
    "roles=Seer:1,Apprentice:1,Beholder:1,Mason:1,Thing:1,Doppelgänger:1,Minion:1,Werewolf:1"
)
EIGHT = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")


def test_a_newcomer_is_in_a_game_after_two_enters(tmp_path: Path) -> None:
    terminal = Terminal("play", "werewords", "--pace", "0", home=tmp_path)
    terminal.see("How many people")
    terminal.type("")
    terminal.see("Name of person 1")
    terminal.type("")
    terminal.see("Your card: ")
    terminal.press_ctrl_c()
    terminal.see("nightcall resume")
    assert terminal.close() == 130
    (journal,) = (tmp_path / "nightcall" / "journals").glob("*.jsonl")
    assert str(journal) in terminal.shown
    assert "Bot Elm" in terminal.shown


@pytest.mark.parametrize("speed", [(), ("--speedwords",)], ids=["words", "speedwords"])
def test_nobody_reads_what_is_not_theirs(tmp_path: Path, speed: tuple[str, ...]) -> None:
    """Every card wakes; each private line stands on screens of those it was told to only."""
    terminal = at_table(tmp_path, *EIGHT, *speed, "--option", ALL_ROLES, "--option", "yes_no=1")
    terminal.answer({**EASY_GOING, QUESTION: a_question}, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0
    run = kept(tmp_path)
    sentences = Sentences(Texts(), "werewords", run.header.seats)
    shown_to: dict[str, set[str | None]] = {}
    for screen in terminal.screens:
        for line in screen.split("\n"):
            shown_to.setdefault(line.strip(), set()).add(owner(screen, run.header.seats))
    allowed: dict[str, set[str]] = {}
    for telling in private_tellings(run):
        allowed.setdefault(sentences.telling(telling), set()).update(telling.to or ())
    for line, seats in allowed.items():
        assert shown_to.get(line) == seats, line


def a_question(terminal: Terminal) -> str:
    """By somebody who may ask."""
    mayor = re.findall(r"(\w+) is the Mayor\.", terminal.shown)[-1]
    return f"{next(name for name in EIGHT if name != mayor)}: is it alive?"


def test_the_word_is_on_no_open_screen_before_the_end(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid", "--option", "yes_no=1")
    terminal.answer({**EASY_GOING, QUESTION: a_question_of_three}, until=TALK)
    before = [screen for screen in terminal.screens if owner(screen, ("Ann", "Bob", "Cid")) is None]
    *earlier, last = before
    assert not [word for word in WORDS for screen in earlier if word in screen]
    assert re.search(r"The word was “(.*)”", last)
    terminal.type("")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("n")
    terminal.close()


def a_question_of_three(terminal: Terminal) -> str:
    mayor = re.findall(r"(\w+) is the Mayor\.", terminal.shown)[-1]
    return f"{next(name for name in ('Ann', 'Bob') if name != mayor)}: is it alive?"


def test_everybody_gets_the_keyboard_after_the_night_whoever_was_called(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid", "Dee")
    terminal.answer(EASY_GOING, until=r"Everyone may look again\.")
    night = terminal.shown.rpartition("Sleep now, Mayor.")[2]
    passed = re.findall(r"Pass the keyboard to (\w+)\.", night)
    assert passed == ["Ann", "Bob", "Cid", "Dee"]
    terminal.press_ctrl_c()
    terminal.close()


def test_a_right_guess_leaves_the_mayor_only_correct(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid")
    terminal.answer(EASY_GOING, until=QUESTION)
    mayor, word = the_mayor(kept(tmp_path)), the_word(tmp_path)
    guesser = next(name for name in ("Ann", "Bob") if name != mayor)
    terminal.type(f"{guesser.lower()}: Is it a {word.upper()}?")
    terminal.see(f"{mayor}, your tokens: c Correct\\.")
    terminal.see(TOKEN)
    terminal.type("n")
    terminal.see("That is no token you can give now")
    terminal.see(TOKEN)
    terminal.type("c")
    terminal.see(f"Correct! {guesser} has found the word")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0
    assert kept(tmp_path).is_over


def the_word(home: Path) -> str:
    return next(
        str(item.args["word"]) for item in private_tellings(kept(home)) if item.key == "word"
    )


def test_questions_wait_in_line_and_can_be_taken_back(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid")
    terminal.answer(EASY_GOING, until=QUESTION)
    mayor = the_mayor(kept(tmp_path))
    first, second = (name for name in ("Ann", "Bob", "Cid") if name != mayor)
    terminal.type(f"{first}: is it alive?")
    terminal.see(TOKEN)
    terminal.type(f"{second}: is it big?")
    terminal.see("This one waits in line")
    terminal.see(TOKEN)
    terminal.type(f"{second}: /withdraw")
    terminal.see(r"Question 2 is taken back\.")
    terminal.see(TOKEN)
    terminal.type("/tokens")
    terminal.see("In the box: 36 Yes/No, 10 Maybe, 1 So Close and 1 Way Way Off")
    terminal.see(TOKEN)
    terminal.type(f"w {second}")
    terminal.see(f"Way Way Off for {second}")
    terminal.see(TOKEN)
    terminal.type("maybe")
    terminal.see(f"Maybe for {first}, to question 1")
    terminal.see(QUESTION)
    terminal.type(f"{mayor}: is it big?")
    terminal.see(f"{mayor} is the Mayor and asks nothing")
    terminal.see(QUESTION)
    terminal.type("is it old?")
    terminal.see(r"Whose question is this\? .*: ")
    terminal.type(second)
    terminal.see(f"{second} asks")
    terminal.press_ctrl_c()
    terminal.close()


def test_undo_takes_back_what_was_typed_last_and_says_so(tmp_path: Path) -> None:
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid")
    terminal.answer(EASY_GOING, until=QUESTION)
    mayor, before = the_mayor(kept(tmp_path)), kept(tmp_path).entries
    asker = next(name for name in ("Ann", "Bob") if name != mayor)
    terminal.type(f"{asker}: is it alive?")
    terminal.see(TOKEN)
    terminal.type("/undo")
    terminal.see(f"Taken back: the last answer of {asker}")
    terminal.see(QUESTION)
    assert kept(tmp_path).entries == before
    terminal.type("/undo")
    terminal.see("Secrets were shown since then.*")
    terminal.type("n")
    terminal.see(QUESTION)
    terminal.type("/me")
    terminal.see("Whose\\?")
    terminal.see(QUESTION)
    terminal.press_ctrl_c()
    terminal.close()


def test_when_the_time_is_up_the_clock_speaks_into_the_prompt(tmp_path: Path) -> None:
    """What was half typed by then answers nothing."""
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid", "--option", "day_seconds=1")
    terminal.answer(EASY_GOING, until=QUESTION)
    terminal.begin_to_type("Ann: is it a fr")
    terminal.see(r"Time is up\.")
    terminal.see("The word was not found")
    terminal.see(TALK)
    terminal.press_ctrl_c()
    terminal.close()
    assert kept(tmp_path).entries[-1].seat == "Clock"
    assert kept(tmp_path).entries[-1].when >= 1000


def test_whoops_switches_the_endgame_as_often_as_one_likes(tmp_path: Path) -> None:
    """WW-WHO-01, WW-WHO-02"""
    terminal = at_table(tmp_path, "Ann", "Bob", "Cid", "--option", "yes_no=1")
    terminal.answer({**EASY_GOING, QUESTION: a_question_of_three}, until=TALK)
    terminal.type("/whoops")
    terminal.see("Whoops! The word was found after all")
    terminal.answer(EASY_GOING, until=POINTED)
    terminal.type("/whoops")
    terminal.see("Whoops! The word was not found after all")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0


def test_the_same_people_play_again_and_the_series_goes_on(tmp_path: Path) -> None:
    """WW-AGN-01, WW-AGN-02"""
    terminal = at_table(tmp_path, "Ann", "--bots", "--option", "yes_no=1")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("hard")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0
    first, second = kept(tmp_path), kept(tmp_path, "game-again.jsonl")
    assert second.header.seats == first.header.seats
    assert second.header.options["level"] == "hard"
    assert second.header.series["last_mayor"] == the_mayor(first)
    assert second.header.series["games"] == 1


def test_colours_are_left_out_where_nobody_wants_them(tmp_path: Path) -> None:
    terminal = Terminal("play", "werewords", home=tmp_path, env={"NO_COLOR": "1"})
    terminal.see("How many people")
    terminal.type("0")
    terminal.see("Night falls")
    terminal.press_ctrl_c()
    terminal.close()
    assert "\x1b[" not in terminal.shown

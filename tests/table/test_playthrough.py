"""A playthrough is a whole game as text: each chapter as everybody and each seat saw it."""

from typing import Any

from nightcall.table import CLOCK, EVERYONE, HOUSE, TIME_IS_UP, Choice, Run, Table, playthrough
from tests.table.tiny import TinyBox, play, tiny


async def a_small_game(table: Table) -> Any:
    await table.shuffle("deal", ("Seer", "Wolf"))
    table.scene("night", "wake-seer")
    table.tell(("Ann",), "word", word="Käse")
    await table.choose("Ann", "read", Choice(("ok",)), word="Käse")
    timer = table.timer("vote", 60)
    table.scene("vote", "point", timer=timer, left=2)
    options = {seat: Choice(table.others(seat)) for seat in table.seats}
    votes = await table.until(timer, "vote", options)
    table.tell(EVERYONE, "votes", votes=votes)
    return len(votes)


def play_it() -> Run:
    run = play(a_small_game, "Ann", "Bob")
    for seat, answer in (
        (HOUSE, ["Wolf", "Seer"]),
        ("Ann", "ok"),
        ("Bob", "Ann"),
        (CLOCK, TIME_IS_UP),
    ):
        run.answer(seat, answer)
    return run


TEXT = """\
tiny, rules 1
seats: Ann, Bob

== setup ==
House:
    0 asked deal {"type":"arrange","items":["Seer","Wolf"]}
    1 answers ["Wolf","Seer"]

== night ==
everyone:
    1 “wake-seer”
Ann:
    1 told word word="Käse"
    1 asked read word="Käse" {"type":"choice","values":["ok"]}
    2 answers "ok"

== vote ==
everyone:
    2 “point” left=2 [vote 60 s]
    4 told votes votes={"Bob":"Ann"}
Ann:
    2 asked vote {"type":"choice","values":["Bob"]}
Bob:
    2 asked vote {"type":"choice","values":["Ann"]}
    3 answers "Ann"
Clock:
    2 asked vote {"type":"choice","values":["time"]}
    4 answers "time"

outcome: {"answer":1,"winners":["Ann"]}
"""


def test_a_playthrough_shows_each_chapter_as_each_seat_saw_it() -> None:
    assert playthrough(play_it()) == TEXT


def test_a_game_that_is_not_over_has_no_outcome_yet() -> None:
    text = playthrough(play_it().cut(2))
    assert "outcome" not in text
    assert "tiny, rules 1" in text


def test_the_playthrough_of_a_cut_says_nothing_that_the_whole_does_not_say() -> None:
    whole = play_it()
    for number in range(whole.length):
        assert set(playthrough(whole.cut(number)).splitlines()) <= set(TEXT.splitlines())


def test_options_that_differ_are_shown_on_top() -> None:
    game = tiny(a_small_game)
    text = playthrough(Run(game, game.header(("Ann", "Bob"), TinyBox(rounds=3))))
    assert text.splitlines()[2] == 'options: {"rounds":3}'


async def asks_the_same_again(table: Table) -> Any:
    for _ in range(3):
        await table.choose("Ann", "more", Choice(("yes", "no")))
    return None


def test_a_question_that_stays_the_same_is_shown_once() -> None:
    run = play(asks_the_same_again)
    for _ in range(3):
        run.answer("Ann", "yes")
    text = playthrough(run)
    assert text.count("asked more") == 1
    assert text.count("answers") == 3

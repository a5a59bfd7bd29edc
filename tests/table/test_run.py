"""A run is a script brought to the end of its journal: it refuses, replays, fails and is cut."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from nightcall.table import (
    CLOCK,
    EVERYONE,
    HOUSE,
    TIME_IS_UP,
    Answer,
    CannotStart,
    Choice,
    Entry,
    IllegalAnswer,
    JournalMismatch,
    Run,
    ScriptFailed,
    Seat,
    Table,
    Telling,
    start,
)
from tests.table.tiny import answer_of, play, tiny

YES_NO = Choice(("yes", "no"))


async def two_rounds(table: Table) -> Any:
    """A first question to all, then one to Ann with a timer."""
    table.tell(EVERYONE, "hello")
    votes = await table.all("vote", {seat: Choice(table.others(seat)) for seat in table.seats})
    table.tell(("Bob",), "votes", votes=votes)
    last = await table.first("last", {"Ann": YES_NO}, timer=table.timer("last", 5))
    table.tell(EVERYONE, "bye")
    return votes, last


ANSWERS = [("Cid", "Ann"), ("Ann", "Bob"), ("Ann", "Cid"), ("Bob", "Cid"), ("Ann", "yes")]


def played(number: int = len(ANSWERS)) -> Run:
    run = play(two_rounds)
    for seat, answer in ANSWERS[:number]:
        run.answer(seat, answer, when=1000)
    return run


def everything(run: Run) -> tuple[Any, ...]:
    """All that a refused answer must not change."""
    given, waiting = dict(run.given), run.waiting()
    return list(run.said), list(run.entries), run.ask, given, waiting, run.length, run.outcome


# Answers


def test_every_answer_is_an_entry_of_the_journal() -> None:
    run = played()
    assert [(entry.seat, entry.answer) for entry in run.entries] == ANSWERS
    assert [entry.n for entry in run.entries] == [1, 2, 3, 4, 5]
    assert {entry.when for entry in run.entries} == {1000}
    assert len({entry.ask for entry in run.entries}) == 2
    assert run.journal.entries == tuple(run.entries)


def test_the_length_counts_entries_whether_or_not_anybody_looked_at_them() -> None:
    run = played(2)
    assert run.length == 2
    assert len(run.entries) == 2
    run.answer("Bob", "Cid")
    assert run.length == len(run.entries) == 3


def test_what_an_entry_brought_about_can_be_looked_up() -> None:
    run = played()
    said = [run.said_at(number) for number in range(run.length + 1)]
    assert [item for part in said for item in part] == run.said
    assert [len(part) for part in said] == [2, 0, 0, 0, 2, 1]


REFUSED: list[tuple[int, Seat, Answer, str]] = [
    (0, "Ann", "Ann", "not-an-option"),
    (0, "Ann", None, "not-an-option"),
    (0, "Ann", ["Bob"], "not-an-option"),
    (1, "Cid", "Dee", "not-an-option"),
    (2, "Dee", "Ann", "unknown-seat"),
    (2, "", "Ann", "unknown-seat"),
    (2, HOUSE, "Ann", "not-asked"),
    (2, CLOCK, TIME_IS_UP, "not-asked"),
    (4, "Bob", "yes", "not-asked"),
    (4, CLOCK, "yes", "not-an-option"),
    (5, "Ann", "yes", "game-over"),
    (5, "Dee", "yes", "game-over"),
]


@pytest.mark.parametrize(("number", "seat", "answer", "reason"), REFUSED)
def test_a_refused_answer_changes_nothing_and_says_why(
    number: int, seat: Seat, answer: Answer, reason: str
) -> None:
    run = played(number)
    before = everything(run)
    with pytest.raises(IllegalAnswer) as refused:
        run.answer(seat, answer)
    assert refused.value.reason == reason
    assert (refused.value.seat, refused.value.answer) == (seat, answer)
    assert refused.value.kind == (run.ask.kind if run.ask else None)
    assert everything(run) == before


def test_a_game_goes_on_after_a_refused_answer() -> None:
    run = played(3)
    with pytest.raises(IllegalAnswer):
        run.answer("Bob", "Bob")
    run.answer("Bob", "Cid")
    run.answer("Ann", "yes")
    assert run.journal == replace(played().journal, entries=_untimed(played(), run))
    assert answer_of(run) == answer_of(played())


def _untimed(run: Run, like: Run) -> tuple[Entry, ...]:
    pairs = zip(run.entries, like.entries, strict=True)
    return tuple(replace(entry, when=other.when) for entry, other in pairs)


# Replay


def test_a_journal_replays_to_the_same_game() -> None:
    run = played()
    again = Run(run.game, run.header, run.entries)
    assert everything(again) == everything(run)
    assert answer_of(again) == answer_of(run)


def test_a_journal_of_other_rules_is_a_mismatch() -> None:
    run = played()
    with pytest.raises(JournalMismatch, match=r"rules 2.*rules 1"):
        Run(run.game, replace(run.header, rules=2), run.entries)


def test_a_journal_of_another_game_is_a_mismatch() -> None:
    run = played()
    with pytest.raises(JournalMismatch, match="chess"):
        Run(run.game, replace(run.header, game="chess"), run.entries)


def test_an_entry_that_answers_another_question_is_a_mismatch() -> None:
    async def other_question(table: Table) -> Any:
        return await table.all("vote", dict.fromkeys(table.seats, YES_NO))

    run = played()
    other = tiny(other_question)
    with pytest.raises(JournalMismatch, match=r"entry 1 answers .*, the script asks vote"):
        Run(other, run.header, run.entries)


def test_a_mismatch_is_found_where_it_begins() -> None:
    run = played()
    entries = [*run.entries[:4], replace(run.entries[4], ask=run.entries[0].ask)]
    with pytest.raises(JournalMismatch, match=r"entry 5 .* the script asks last"):
        Run(run.game, run.header, entries)


def test_an_entry_after_the_end_is_a_mismatch() -> None:
    run = played()
    surplus = replace(run.entries[4], n=6)
    with pytest.raises(JournalMismatch, match="entry 6 comes after the end"):
        Run(run.game, run.header, [*run.entries, surplus])


@pytest.mark.parametrize(("seat", "answer"), [("Cid", "Cid"), ("Dee", "Ann"), (CLOCK, "time")])
def test_an_illegal_entry_is_a_mismatch(seat: Seat, answer: Answer) -> None:
    run = played()
    entries = [replace(run.entries[0], seat=seat, answer=answer), *run.entries[1:]]
    with pytest.raises(JournalMismatch, match=f"entry 1: .*{seat}"):
        Run(run.game, run.header, entries)


# Undo


@pytest.mark.parametrize("number", range(len(ANSWERS) + 1))
def test_a_cut_is_the_game_as_it_stood_then(number: int) -> None:
    assert everything(played().cut(number)) == everything(played(number))


def test_undo_is_a_cut_and_another_answer() -> None:
    run = played().cut(4)
    run.answer("Ann", "no")
    assert answer_of(run)[1] == ("Ann", "no")
    assert answer_of(played())[1] == ("Ann", "yes")


def test_a_cut_leaves_the_game_it_was_cut_from_alone() -> None:
    run = played()
    before = everything(run)
    run.cut(2).answer("Bob", "Ann")
    assert everything(run) == before


@pytest.mark.parametrize("number", [-1, 6])
def test_no_more_can_be_cut_than_was_played(number: int) -> None:
    with pytest.raises(ValueError, match=f"5 entries, not {number}"):
        played().cut(number)


# Scripts that break


async def breaks_on_no(table: Table) -> Any:
    table.tell(EVERYONE, "hello")
    answer = await table.choose("Ann", "careful", YES_NO)
    table.tell(EVERYONE, "answered", answer=answer)
    if answer == "no":
        raise ZeroDivisionError("a slip")
    return answer


async def awaits_the_loop_on_no(table: Table) -> Any:
    table.tell(EVERYONE, "hello")
    answer = await table.choose("Ann", "careful", YES_NO)
    if answer == "no":
        await asyncio.sleep(0)
    return answer


@pytest.mark.parametrize(
    ("script", "words"),
    [(breaks_on_no, "a slip"), (awaits_the_loop_on_no, "awaited None, which no table gave it")],
)
def test_a_script_that_breaks_keeps_its_journal_and_a_cut_brings_it_back(
    script: Any, words: str
) -> None:
    run = play(script)
    with pytest.raises(ScriptFailed, match=words):
        run.answer("Ann", "no")
    assert [(entry.seat, entry.answer) for entry in run.entries] == [("Ann", "no")]
    assert run.ask is None
    assert not run.is_over
    again = run.cut(0)
    assert again.waiting() == ["Ann"]
    again.answer("Ann", "yes")
    assert answer_of(again) == "yes"


def test_the_cause_of_a_broken_script_is_told() -> None:
    run = play(breaks_on_no)
    with pytest.raises(ScriptFailed) as failed:
        run.answer("Ann", "no")
    assert isinstance(failed.value.__cause__, ZeroDivisionError)


def test_a_broken_script_can_be_looked_at_and_answers_nothing_more() -> None:
    run = play(breaks_on_no)
    with pytest.raises(ScriptFailed):
        run.answer("Ann", "no")
    assert [item.key for item in run.said_at(1) if isinstance(item, Telling)] == ["answered"]
    with pytest.raises(IllegalAnswer):
        run.answer("Ann", "yes")


def test_the_journal_of_a_broken_script_breaks_it_again_at_the_same_place() -> None:
    run = play(breaks_on_no)
    with pytest.raises(ScriptFailed):
        run.answer("Ann", "no")
    with pytest.raises(ScriptFailed, match="a slip"):
        Run(run.game, run.header, run.entries)


def test_a_script_that_breaks_at_once_does_not_start() -> None:
    async def script(table: Table) -> Any:
        raise KeyError("nobody")

    with pytest.raises(ScriptFailed, match="nobody"):
        play(script)


def test_a_script_that_lets_a_stop_iteration_out_is_broken_and_not_over() -> None:
    async def script(table: Table) -> Any:
        await table.choose("Ann", "careful", YES_NO)
        return next(iter(()))

    run = play(script)
    with pytest.raises(ScriptFailed):
        run.answer("Ann", "yes")
    assert not run.is_over


# The end


def test_after_the_end_nobody_is_waited_for() -> None:
    run = played()
    assert run.is_over
    assert run.waiting() == []
    assert run.given == {}


# Starting


def test_a_game_starts_with_its_opening_and_its_first_question() -> None:
    run = played(0)
    assert run.length == 0
    assert run.said_at(0) == run.said
    assert run.ask is run.said[-1]


def test_a_table_that_is_refused_does_not_start() -> None:
    game = tiny(two_rounds)
    with pytest.raises(CannotStart) as refused:
        start(game, game.header(["Ann", "Ann", HOUSE]))
    assert [remark.key for remark in refused.value.remarks] == ["seat-reserved", "seat-twice"]


def test_a_run_cannot_be_started_with_options_the_box_does_not_have() -> None:
    game = tiny(two_rounds)
    header = replace(game.header(["Ann", "Bob", "Cid"]), options={"luck": 7})
    with pytest.raises(CannotStart, match="luck"):
        Run(game, header)

"""A table tells seats facts and asks them: one, whoever is first, all, or until the time is up."""

from typing import Any

import pytest

from nightcall.table import (
    CLOCK,
    EVERYONE,
    HOUSE,
    TIME_IS_UP,
    Arrange,
    Ask,
    Choice,
    Draw,
    IllegalAnswer,
    Lengths,
    Options,
    Salt,
    Scene,
    Table,
    Telling,
    Text,
    view,
)
from tests.table.tiny import answer_of, play

YES_NO = Choice(("yes", "no"))


def each_other(table: Table) -> dict[str, Choice]:
    return {seat: Choice(table.others(seat)) for seat in table.seats}


# One


async def ann_chooses(table: Table) -> Any:
    return await table.choose("Ann", "colour", Choice(("red", "blue")), remind=30, shade="dark")


def test_one_seat_is_asked_and_its_answer_settles_the_question() -> None:
    run = play(ann_chooses)
    assert run.waiting() == ["Ann"]
    run.answer("Ann", "blue")
    assert answer_of(run) == "blue"
    assert run.is_over


def test_a_question_to_one_seat_has_its_reminder_and_arguments() -> None:
    ask = play(ann_chooses).ask
    assert ask is not None
    assert (ask.remind, ask.args, ask.timer) == (30, {"shade": "dark"}, None)


# First


async def first_of_three(table: Table) -> Any:
    options: dict[str, Options] = {"Ann": YES_NO, "Bob": Choice(("stop",)), "Cid": Text(20)}
    return await table.first("race", options, waits_for=("Ann",))


@pytest.mark.parametrize(("seat", "answer"), [("Ann", "no"), ("Bob", "stop"), ("Cid", "why?")])
def test_whoever_answers_first_settles_the_question(seat: str, answer: str) -> None:
    run = play(first_of_three)
    run.answer(seat, answer)
    assert answer_of(run) == (seat, answer)


def test_seats_may_have_different_options_for_the_same_question() -> None:
    run = play(first_of_three)
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        run.answer("Bob", "yes")
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        run.answer("Ann", "stop")
    run.answer("Cid", "yes")
    assert answer_of(run) == ("Cid", "yes")


def test_whose_move_it_is_need_not_be_everybody_who_may_answer() -> None:
    assert play(first_of_three).waiting() == ["Ann"]


def test_without_a_word_on_it_everybody_who_may_answer_is_waited_for() -> None:
    async def script(table: Table) -> Any:
        return await table.first("race", dict.fromkeys(table.seats, YES_NO))

    assert play(script).waiting() == ["Ann", "Bob", "Cid"]


def test_the_clock_may_be_the_first() -> None:
    async def script(table: Table) -> Any:
        return await table.first("race", {"Ann": YES_NO}, timer=table.timer("race", 5))

    run = play(script)
    run.answer(CLOCK, TIME_IS_UP)
    assert answer_of(run) == (CLOCK, TIME_IS_UP)


def test_without_a_timer_the_clock_has_nothing_to_say() -> None:
    run = play(first_of_three)
    with pytest.raises(IllegalAnswer, match="not-asked"):
        run.answer(CLOCK, TIME_IS_UP)


# All


async def all_vote(table: Table) -> Any:
    return await table.all("vote", each_other(table))


def test_all_must_answer_before_the_question_is_settled() -> None:
    run = play(all_vote)
    run.answer("Cid", "Ann")
    run.answer("Ann", "Bob")
    assert run.waiting() == ["Bob"]
    assert not run.is_over
    run.answer("Bob", "Ann")
    assert run.is_over


def test_answers_come_in_the_order_of_the_seats_whoever_answered_first() -> None:
    run = play(all_vote)
    for seat, at in (("Cid", "Ann"), ("Bob", "Cid"), ("Ann", "Bob")):
        run.answer(seat, at)
    assert list(answer_of(run).items()) == [("Ann", "Bob"), ("Bob", "Cid"), ("Cid", "Ann")]


def test_an_answer_may_be_changed_until_the_last_has_answered() -> None:
    run = play(all_vote)
    run.answer("Ann", "Bob")
    run.answer("Ann", "Cid")
    assert run.given == {"Ann": "Cid"}
    assert run.waiting() == ["Bob", "Cid"]
    run.answer("Bob", "Cid")
    run.answer("Cid", "Bob")
    assert answer_of(run) == {"Ann": "Cid", "Bob": "Cid", "Cid": "Bob"}
    assert run.length == 4


def test_the_clock_cuts_a_vote_and_whoever_was_silent_is_not_in_it() -> None:
    async def script(table: Table) -> Any:
        return await table.all("vote", each_other(table), timer=table.timer("vote", 60))

    run = play(script)
    run.answer("Bob", "Ann")
    run.answer(CLOCK, TIME_IS_UP)
    assert answer_of(run) == {"Bob": "Ann"}


def test_an_optional_seat_may_answer_and_is_not_waited_for() -> None:
    async def script(table: Table) -> Any:
        return await table.all("vote", each_other(table), optional=("Cid",))

    run = play(script)
    assert run.waiting() == ["Ann", "Bob"]
    run.answer("Cid", "Ann")
    assert run.waiting() == ["Ann", "Bob"]
    run.answer("Ann", "Bob")
    run.answer("Bob", "Ann")
    assert answer_of(run) == {"Ann": "Bob", "Bob": "Ann", "Cid": "Ann"}


async def a_vote_that_may_be_stopped(table: Table) -> Any:
    options = {**each_other(table), HOUSE: Choice(("stop", "smile"))}
    return await table.all("vote", options, at_once=("stop",), optional=(HOUSE,))


def test_an_answer_at_once_settles_it_whoever_is_still_thinking() -> None:
    run = play(a_vote_that_may_be_stopped)
    run.answer("Bob", "Ann")
    run.answer(HOUSE, "stop")
    assert answer_of(run) == {"Bob": "Ann", HOUSE: "stop"}


def test_another_answer_of_an_optional_seat_settles_nothing() -> None:
    run = play(a_vote_that_may_be_stopped)
    run.answer(HOUSE, "smile")
    assert run.waiting() == ["Ann", "Bob", "Cid"]
    assert not run.is_over


# Until


async def until_the_time_is_up(table: Table) -> Any:
    timer = table.timer("vote", 60, (10,))
    return await table.until(timer, "vote", each_other(table), at_once=("(stop)",))


def test_answers_change_until_the_clock_says_time_even_when_all_have_answered() -> None:
    run = play(until_the_time_is_up)
    for seat, at in (("Cid", "Ann"), ("Bob", "Ann"), ("Ann", "Bob")):
        run.answer(seat, at)
    assert run.waiting() == []
    assert not run.is_over
    run.answer("Cid", "Bob")
    run.answer(CLOCK, TIME_IS_UP)
    assert list(answer_of(run).items()) == [("Ann", "Bob"), ("Bob", "Ann"), ("Cid", "Bob")]


def test_when_nobody_answered_in_time_there_is_no_answer() -> None:
    run = play(until_the_time_is_up)
    run.answer(CLOCK, TIME_IS_UP)
    assert answer_of(run) == {}


def test_the_clock_can_say_nothing_but_that_time_is_up() -> None:
    run = play(until_the_time_is_up)
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        run.answer(CLOCK, "soon")


def test_at_once_settles_before_the_time_too() -> None:
    async def script(table: Table) -> Any:
        options = {"Ann": YES_NO, HOUSE: Choice(("(stop)",))}
        timer = table.timer("vote", 60)
        return await table.until(timer, "vote", options, at_once=("(stop)",), optional=(HOUSE,))

    run = play(script)
    run.answer(HOUSE, "(stop)")
    assert answer_of(run) == {HOUSE: "(stop)"}


def test_a_question_is_nobody_elses_business_unless_it_is_open() -> None:
    table, options = Table(("Ann",), []), {"Ann": YES_NO}
    timer = table.timer("vote", 60)
    asks = [
        table.all("vote", options),
        table.until(timer, "vote", options),
        table.all("vote", options, open=True),
        table.until(timer, "vote", options, open=True),
    ]
    assert [ask.open for ask in asks if isinstance(ask, Ask)] == [False, False, True, True]


# Time


async def two_asks_on_one_timer(table: Table) -> Any:
    timer = table.timer("day", 240, (60, 30))
    table.scene("day", "day-breaks", timer=timer)
    first = await table.first("question", {"Ann": YES_NO}, timer=timer)
    again = table.timer("day", 240)
    second = await table.first("question", {"Ann": YES_NO}, timer=timer)
    await table.pause("rest", again)
    return first, second


def test_asks_may_share_a_timer_and_a_restart_has_another_number() -> None:
    run = play(two_asks_on_one_timer)
    run.answer("Ann", "yes")
    run.answer("Ann", "no")
    run.answer(CLOCK, TIME_IS_UP)
    scene, first, second, rest = (
        item.timer for item in run.said if isinstance(item, (Scene, Ask)) and item.timer
    )
    assert scene == first == second
    assert (first.number, first.warnings) == (1, (60, 30))
    assert (rest.number, rest.warnings) == (2, ())


def test_a_pause_lasts_until_the_clock_says_time() -> None:
    async def script(table: Table) -> Any:
        return await table.pause("call", table.timer("call", 8), card="Seer")

    run = play(script)
    assert run.waiting() == []
    with pytest.raises(IllegalAnswer, match="not-asked"):
        run.answer("Ann", TIME_IS_UP)
    run.answer(CLOCK, TIME_IS_UP)
    assert answer_of(run) == TIME_IS_UP


# The House


async def the_house_acts(table: Table) -> Any:
    order = await table.shuffle("deal", ("a", "b", "c"))
    one = await table.pick("first", ("a", "b"))
    words = await table.draw("draw", "words", ("easy", "hard"), language="en")
    return order, one, words, await table.salt("seal")


def test_the_house_shuffles_picks_draws_and_salts() -> None:
    run = play(the_house_acts)
    asked = []
    for answer in (["c", "a", "b"], "b", ["frog", "lighthouse"], "0" * 32):
        assert run.ask is not None
        asked.append(run.ask.options[HOUSE])
        run.answer(HOUSE, answer)
    assert asked == [
        Arrange(("a", "b", "c")),
        Choice(("a", "b")),
        Draw("words", ("easy", "hard"), {"language": "en"}),
        Salt(),
    ]
    assert answer_of(run) == (["c", "a", "b"], "b", ["frog", "lighthouse"], "0" * 32)


def test_the_house_says_how_long_calls_last() -> None:
    async def script(table: Table) -> Any:
        return await table.lengths("pauses", 2, 4, 9)

    run = play(script)
    assert run.ask is not None
    assert run.ask.options == {HOUSE: Lengths(2, 4, 9)}
    assert run.waiting() == [HOUSE]
    run.answer(HOUSE, [9, 4])
    assert answer_of(run) == [9, 4]


# Telling


async def tells(table: Table) -> Any:
    table.tell(EVERYONE, "open", key="a word like any other")
    table.tell(["Bob", "Ann"], "secret", word="frog")
    table.tell((), "nothing", word="frog")
    table.tell((seat for seat in table.seats if seat == "Cid"), "alone")
    table.scene("night", "sleep", speakers=("Ann",), alive=("Ann", "Bob"), day=2, moon="full")
    return await table.choose("Ann", "done", YES_NO)


def test_a_table_tells_seats_or_everyone_and_telling_nobody_says_nothing() -> None:
    run = play(tells)
    assert [item for item in run.said if isinstance(item, Telling)] == [
        Telling(None, "open", {"key": "a word like any other"}),
        Telling(("Bob", "Ann"), "secret", {"word": "frog"}),
        Telling(("Cid",), "alone", {}),
    ]


def test_a_scene_is_what_everybody_sees() -> None:
    run = play(tells)
    scene = Scene("night", "sleep", {"moon": "full"}, None, ("Ann",), ("Ann", "Bob"), 2)
    assert scene in run.said
    assert all(scene in view(run, seat).said for seat in (None, "Ann", "Bob", "Cid"))


# Who sits where


async def looks_round(table: Table) -> Any:
    await table.choose("Ann", "ready", Choice(("yes",)))
    return {
        "left": [table.left_of(seat) for seat in table.seats],
        "neighbours": [table.neighbours(seat) for seat in table.seats],
        "others": table.others("Bob", "Dee"),
    }


def test_seats_go_round_to_the_left() -> None:
    run = play(looks_round, "Ann", "Bob", "Cid", "Dee")
    run.answer("Ann", "yes")
    round_the_table = answer_of(run)
    assert round_the_table["left"] == ["Bob", "Cid", "Dee", "Ann"]
    assert round_the_table["neighbours"][0] == ("Bob", "Dee")
    assert round_the_table["neighbours"][3] == ("Ann", "Cid")
    assert round_the_table["others"] == ("Ann", "Cid")


def test_of_two_both_neighbours_are_the_other() -> None:
    run = play(looks_round, "Ann", "Bob")
    run.answer("Ann", "yes")
    assert answer_of(run)["neighbours"] == [("Bob", "Bob"), ("Ann", "Ann")]

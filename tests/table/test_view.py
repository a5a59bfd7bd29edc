"""A view adds up what one seat was told and is asked; nothing is subtracted from anything."""

from typing import Any

from nightcall.table import (
    CLOCK,
    EVERYONE,
    HOUSE,
    TIME_IS_UP,
    Asked,
    Choice,
    Closed,
    Message,
    Options,
    Press,
    Progress,
    Run,
    Scene,
    Seat,
    Table,
    Telling,
    Text,
    messages,
    progress,
    view,
)
from nightcall.table.view import Viewer
from tests.table.tiny import play

YES_NO = Choice(("yes", "no"))
QUESTION = Text(40)


def keys(run: Run, seat: Seat | None) -> list[str]:
    said = view(run, seat).said
    return [item.key if isinstance(item, Telling) else item.line for item in said]


def seen(run: Run, seat: Seat | None, since: int = 0) -> list[Message]:
    return [message for _, message in messages(run, seat, since)]


async def secrets(table: Table) -> Any:
    table.scene("night", "sleep")
    table.tell(EVERYONE, "mayor", seat="Ann")
    table.tell(("Ann", "Bob"), "word", word="frog")
    table.tell(("Bob",), "pack", pack=["Cid"])
    answer = await table.choose("Bob", "point", Choice(("Ann", "Cid")), word="frog")
    table.tell(("Cid",), "pointed", at=answer)
    table.scene("day", "wake")
    return await table.choose(HOUSE, "end", YES_NO)


def test_a_seat_sees_what_it_was_told_and_what_everybody_was() -> None:
    run = play(secrets)
    assert keys(run, "Ann") == ["sleep", "mayor", "word"]
    assert keys(run, "Bob") == ["sleep", "mayor", "word", "pack"]
    assert keys(run, "Cid") == ["sleep", "mayor"]
    run.answer("Bob", "Cid")
    assert keys(run, "Cid") == ["sleep", "mayor", "pointed", "wake"]


def test_whoever_watches_sees_only_what_everybody_was_told() -> None:
    run = play(secrets)
    assert keys(run, None) == ["sleep", "mayor"]
    assert view(run, None).asked is None
    run.answer("Bob", "Cid")
    assert keys(run, None) == ["sleep", "mayor", "wake"]
    assert not any(isinstance(message, (Asked, Closed)) for message in seen(run, None))


def test_a_stranger_sees_no_more_than_whoever_watches() -> None:
    run = play(secrets)
    assert view(run, "Eve").said == view(run, None).said
    assert view(run, "Eve").asked is None


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    run = play(secrets)
    asked = view(run, "Bob").asked
    assert asked == Asked(1, "point", Choice(("Ann", "Cid")), "one", {"word": "frog"})
    assert view(run, "Ann").asked is None
    assert view(run, "Cid").asked is None


def test_a_question_that_is_settled_is_closed_for_its_seat() -> None:
    run = play(secrets)
    run.answer("Bob", "Ann")
    assert view(run, "Bob").asked is None
    assert Closed(1) in seen(run, "Bob")
    assert Closed(1) not in seen(run, "Ann")


def test_messages_add_up_to_the_view() -> None:
    run = play(secrets)
    run.answer("Bob", "Ann")
    run.answer(HOUSE, "yes")
    for seat in (None, "Ann", "Bob", "Cid"):
        said = [item for item in seen(run, seat) if isinstance(item, (Telling, Scene))]
        assert tuple(said) == view(run, seat).said


def test_a_device_that_was_away_gets_the_rest() -> None:
    run = play(secrets)
    before = seen(run, "Cid")
    run.answer("Bob", "Ann")
    assert before + seen(run, "Cid", since=1) == seen(run, "Cid")
    assert seen(run, "Cid", since=1) == [
        Telling(("Cid",), "pointed", {"at": "Ann"}),
        Scene("day", "wake"),
    ]


def test_messages_carry_the_number_of_the_entry_that_brought_them() -> None:
    run = play(secrets)
    run.answer("Bob", "Ann")
    assert [number for number, _ in messages(run, "Cid")] == [0, 0, 1, 1]


# Following a run


def test_a_viewer_brings_what_is_new_once_and_in_order() -> None:
    run = play(secrets)
    viewer = Viewer(run, "Bob")
    first = viewer.news()
    assert first == messages(run, "Bob")
    assert viewer.asked == view(run, "Bob").asked
    assert viewer.news() == []
    run.answer("Bob", "Cid")
    second = viewer.news()
    assert second == [(1, Scene("day", "wake")), (1, Closed(1))]
    assert viewer.asked is None
    run.answer(HOUSE, "yes")
    assert first + second + viewer.news() == messages(run, "Bob")


def test_a_viewer_who_looks_seldom_sees_the_same_as_one_who_looks_often() -> None:
    run = play(a_day)
    seats = (None, "Ann", "Bob", "Cid")
    often = {seat: Viewer(run, seat) for seat in seats}
    seen_often = {seat: viewer.news() for seat, viewer in often.items()}
    for asker in ("Bob", "Cid", "Bob", "Bob"):
        run.answer(asker, "why?")
        for seat, viewer in often.items():
            seen_often[seat] += viewer.news()
    assert seen_often == {seat: Viewer(run, seat).news() for seat in seats}
    assert run.is_over
    assert all(viewer.news() == [] for viewer in often.values())


# The numbers of questions


async def a_day(table: Table) -> Any:
    """Ann presses, Bob and Cid ask; Ann's buttons change with every question."""
    for number in range(4):
        options: dict[Seat, Options] = {
            "Ann": Press({"yes": ()}, about=number),
            "Bob": QUESTION,
            "Cid": QUESTION,
        }
        await table.first("day", options)
    return None


def test_a_question_that_stays_the_same_keeps_its_number() -> None:
    run = play(a_day)
    for number, seat in enumerate(["Bob", "Cid", "Bob"], start=1):
        assert view(run, "Cid").asked == Asked(1, "day", QUESTION, "first", {})
        run.answer(seat, "why?")
        mayor = view(run, "Ann").asked
        assert mayor is not None
        assert mayor.number == number + 1
    assert seen(run, "Cid") == [Asked(1, "day", QUESTION, "first", {})]
    assert [message.number for message in seen(run, "Ann") if isinstance(message, Asked)] == [
        1,
        2,
        3,
        4,
    ]


async def bob_is_asked_often(table: Table) -> Any:
    for number in range(5):
        await table.choose("Bob", "copy", YES_NO, round=number)
    await table.choose("Ann", "look", YES_NO)
    await table.choose("Bob", "look", YES_NO)
    return await table.choose("Ann", "look", YES_NO)


async def bob_is_not_asked(table: Table) -> Any:
    await table.pause("call", table.timer("call", 8))
    await table.choose("Ann", "look", YES_NO)
    await table.pause("call", table.timer("call", 8))
    return await table.choose("Ann", "look", YES_NO)


def test_the_numbers_of_a_seat_do_not_depend_on_what_others_are_asked() -> None:
    often = play(bob_is_asked_often)
    for seat in ("Bob",) * 5 + ("Ann", "Bob", "Ann"):
        often.answer(seat, "yes")
    never = play(bob_is_not_asked)
    for seat, answer in ((CLOCK, TIME_IS_UP), ("Ann", "yes"), (CLOCK, TIME_IS_UP), ("Ann", "yes")):
        never.answer(seat, answer)
    assert seen(often, "Ann") == seen(never, "Ann")
    assert [message.number for message in seen(often, "Ann") if isinstance(message, Asked)] == [
        1,
        2,
    ]


def test_the_same_question_put_again_after_it_was_closed_has_a_new_number() -> None:
    run = play(bob_is_not_asked)
    run.answer(CLOCK, TIME_IS_UP)
    run.answer("Ann", "yes")
    run.answer(CLOCK, TIME_IS_UP)
    assert [type(message) for message in seen(run, "Ann")] == [Asked, Closed, Asked]
    asked = view(run, "Ann").asked
    assert asked is not None
    assert asked.number == 2


def test_at_the_end_nobody_is_asked_any_more() -> None:
    run = play(a_day)
    for _ in range(4):
        run.answer("Bob", "why?")
    assert run.is_over
    for seat in ("Ann", "Bob", "Cid"):
        assert view(run, seat).is_over
        assert view(run, seat).asked is None
        assert isinstance(seen(run, seat)[-1], Closed)
    assert seen(run, "Bob")[-1] == Closed(1)


# Answers so far


async def open_vote(table: Table) -> Any:
    options = {seat: Choice(table.others(seat)) for seat in table.seats}
    options[HOUSE] = Choice(("(stop)",))
    timer = table.timer("vote", 60)
    await table.until(timer, "vote", options, optional=(HOUSE,), open=True)
    return await table.all("again", options, optional=(HOUSE,))


def test_a_seat_sees_its_own_answer_so_far_and_nobody_elses() -> None:
    run = play(open_vote)
    run.answer("Bob", "Ann")
    assert view(run, "Bob").given == "Ann"
    assert view(run, "Ann").given is None
    assert view(run, None).given is None
    run.answer("Bob", "Cid")
    assert view(run, "Bob").given == "Cid"


def test_an_open_question_says_how_many_have_answered_and_never_who() -> None:
    run = play(open_vote)
    assert progress(run) == Progress("vote", 0, 3)
    run.answer("Bob", "Ann")
    run.answer("Bob", "Cid")
    assert view(run, None).progress == view(run, "Ann").progress == Progress("vote", 1, 3)
    run.answer(HOUSE, "(stop)")
    assert progress(run) == Progress("vote", 1, 3)


def test_a_question_that_is_not_open_says_nothing_of_its_progress() -> None:
    run = play(open_vote)
    run.answer("Bob", "Ann")
    run.answer(CLOCK, TIME_IS_UP)
    run.answer("Bob", "Ann")
    assert progress(run) is None
    assert view(run, "Bob").progress is None


def test_answering_while_others_think_brings_no_message_to_anybody() -> None:
    run = play(open_vote)
    before = {seat: seen(run, seat) for seat in (None, "Ann", "Bob", "Cid")}
    run.answer("Bob", "Ann")
    assert {seat: seen(run, seat) for seat in before} == before


def test_a_view_after_a_cut_is_the_view_as_it_was_then() -> None:
    run = play(secrets)
    before = view(run, "Cid")
    run.answer("Bob", "Ann")
    assert view(run, "Cid") != before
    assert view(run.cut(0), "Cid") == before

"""A stage says which device answers for a seat and shows what it is told."""

from typing import Any

from nightcall.table import CLOCK, EVERYONE, HOUSE, Choice, Table
from nightcall.table.stage import (
    MODERATOR,
    ONE_DEVICE,
    Stage,
    moderated,
    one_device,
    phones,
)
from tests.table.tiny import play

SEATS = ("Ann", "Bob", "Cid")


async def a_night(table: Table) -> Any:
    await table.shuffle("deal", ("a", "b"))
    table.scene("night", "wake-ann")
    table.tell(EVERYONE, "public")
    table.tell(("Ann",), "word", word="frog")
    await table.choose("Ann", "read", Choice(("read",)))
    table.scene("night", "wake-bob")
    table.tell(("Bob", "Cid"), "pack", pack=2)
    await table.first("point", {"Bob": Choice(("Ann",)), "Cid": Choice(("Ann",))})
    await table.pause("call", table.timer("call", 8))
    return None


def keys(stage: Stage, device: str, answers: int) -> list[str]:
    return [telling.key for telling in stage.screen(_after(answers), device)]


def asked(stage: Stage, device: str, answers: int) -> list[str]:
    return stage.questions(_after(answers), device)


def _after(answers: int) -> Any:
    run = play(a_night)
    played = [(HOUSE, ["a", "b"]), ("Ann", "read"), ("Cid", "Ann"), (CLOCK, "time")]
    for seat, answer in played[:answers]:
        run.answer(seat, answer)
    return run


def test_with_phones_each_seat_answers_and_reads_on_its_own() -> None:
    stage = phones(SEATS)
    assert asked(stage, "Ann", 1) == ["Ann"]
    assert asked(stage, "Bob", 1) == []
    assert asked(stage, "Bob", 2) == ["Bob"]
    assert keys(stage, "Ann", 2) == ["word"]
    assert keys(stage, "Bob", 2) == keys(stage, "Cid", 2) == ["pack"]


def test_with_phones_nobody_answers_for_the_house_or_the_clock() -> None:
    stage = phones(SEATS)
    assert not any(asked(stage, device, 0) for device in SEATS)
    assert not any(asked(stage, device, 3) for device in SEATS)


def test_one_device_answers_for_all_cards_and_for_the_people_who_deal() -> None:
    stage = one_device(SEATS)
    assert asked(stage, ONE_DEVICE, 0) == [HOUSE]
    assert asked(stage, ONE_DEVICE, 1) == ["Ann"]
    assert asked(stage, ONE_DEVICE, 2) == ["Bob", "Cid"]
    assert asked(stage, ONE_DEVICE, 3) == []  # the device's own clock answers


def test_one_device_forgets_a_secret_when_the_next_is_called() -> None:
    """A device that lies open on the table shows the word to the Seer and to nobody after."""
    stage = one_device(SEATS)
    assert keys(stage, ONE_DEVICE, 1) == ["word"]
    assert keys(stage, ONE_DEVICE, 2) == ["pack"]


def test_a_moderator_sees_everything_and_answers_for_everybody() -> None:
    stage = moderated(SEATS)
    assert [asked(stage, MODERATOR, number) for number in range(5)] == [
        [HOUSE],
        ["Ann"],
        ["Bob", "Cid"],
        [CLOCK],
        [],
    ]
    assert keys(stage, MODERATOR, 2) == ["word", "pack"]


def test_a_device_that_speaks_for_no_seat_is_asked_and_shown_nothing() -> None:
    for stage in (phones(SEATS), one_device(SEATS), moderated(SEATS)):
        assert asked(stage, "a stranger's phone", 2) == []
        assert keys(stage, "a stranger's phone", 2) == []


def test_two_people_may_share_a_phone() -> None:
    stage = Stage({"Ann": "Ann's", "Bob": "the kitchen", "Cid": "the kitchen"})
    assert asked(stage, "the kitchen", 2) == ["Bob", "Cid"]
    assert keys(stage, "the kitchen", 2) == ["pack"]

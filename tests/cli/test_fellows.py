"""Bots agree with a table that has to be of one mind, by what their own seat was told."""

from random import Random

import pytest

from nightcall.cli.fellows import agreed
from nightcall.table import Choice, Scene, Seat, Telling, View
from nightcall.table.view import Asked

NAMES = ("Ann", "Bob", "Cid", "Dee")


def asked(seat: Seat, kind: str, *said: Telling | Scene) -> View:
    others = Choice(tuple(name for name in NAMES if name != seat))
    return View(seat, said, Asked(1, kind, others, "first", {}))


def wants(seat: Seat, victim: Seat) -> Telling:
    return Telling(("Ann", "Bob"), "proposal", {"seat": seat, "victim": victim})


def stands(seat: Seat, accused: Seat) -> Telling:
    return Telling(None, "standing-vote", {"seat": seat, "accused": accused})


NIGHT = Scene("night", "choose-a-victim")


@pytest.mark.parametrize(
    ("said", "victim"),
    [
        ((), None),
        ((NIGHT, wants("Ann", "Cid")), "Cid"),
        ((NIGHT, wants("Ann", "Cid"), wants("Ann", "Dee")), "Dee"),
        ((NIGHT, wants("Bob", "Cid")), None),
        ((NIGHT, wants("Ann", "Cid"), NIGHT), None),
        ((NIGHT, wants("Ann", "Zoe")), None),
    ],
)
def test_a_bot_of_the_pack_wants_what_its_fellow_wants(
    said: tuple[Telling | Scene, ...], victim: Seat | None
) -> None:
    assert agreed(asked("Bob", "victim", *said), Random(1)) == victim


def test_a_vote_that_is_moved_goes_where_most_stand() -> None:
    said = (stands("Ann", "Cid"), stands("Bob", "Dee"), stands("Cid", "Ann"), stands("Dee", "Cid"))
    assert agreed(asked("Bob", "lynch", *said), Random(1)) == "Cid"


def test_an_accused_bot_moves_against_somebody_else() -> None:
    said = (stands("Ann", "Cid"), stands("Bob", "Cid"), stands("Cid", "Ann"), stands("Dee", "Bob"))
    assert agreed(asked("Cid", "lynch", *said), Random(1)) == "Bob"


def test_anything_else_is_left_to_chance() -> None:
    assert agreed(asked("Cid", "lynch"), Random(1)) is None
    assert agreed(asked("Cid", "look-into"), Random(1)) is None
    assert agreed(View("Cid", (), None), Random(1)) is None

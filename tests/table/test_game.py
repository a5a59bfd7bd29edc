"""A game as the house knows it: a header has what differs, and bad options are refused."""

from typing import Any

import pytest
from msgspec.structs import replace

from nightcall.table import CannotStart, Header, Table
from tests.table.tiny import TinyBox, TinyOutcome, TinySeries, tiny


async def nothing(table: Table) -> Any:
    return None


GAME = tiny(nothing, rules=3)


def test_a_header_has_only_what_differs_from_the_defaults() -> None:
    assert GAME.header(["Ann"]) == Header("tiny", 3, ("Ann",))
    assert GAME.header(["Ann"], TinyBox(rounds=1)) == Header("tiny", 3, ("Ann",))
    changed = GAME.header(["Ann", "Bob"], TinyBox(rounds=2), TinySeries(games=4))
    assert changed == Header("tiny", 3, ("Ann", "Bob"), {"rounds": 2}, {"games": 4})


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("games", [0, 5])
def test_a_header_is_unpacked_to_what_it_was_made_of(rounds: int, games: int) -> None:
    box, series = TinyBox(rounds=rounds), TinySeries(games=games)
    assert GAME.unpack(GAME.header(["Ann"], box, series)) == (box, series)


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"luck": 1}},
        {"options": {"rounds": "two"}},
        {"options": {"rounds": None}},
        {"series": {"points": 1}},
        {"series": {"games": [1]}},
    ],
)
def test_options_that_the_box_does_not_have_are_refused(change: dict[str, Any]) -> None:
    header = replace(GAME.header(["Ann"]), **change)
    with pytest.raises(CannotStart) as refused:
        GAME.unpack(header)
    (remark,) = refused.value.remarks
    assert remark.key == "bad-options"
    (name,) = next(iter(change.values()))
    assert name in remark.args["error"]


def test_all_remarks_are_made_before_the_start() -> None:
    assert [remark.key for remark in GAME.remarks(GAME.header(["Ann", "Ann"]))] == ["seat-twice"]
    assert GAME.remarks(GAME.header(["Ann", "Bob"])) == []


def test_a_game_says_what_it_hands_to_the_next() -> None:
    after = GAME.after(TinySeries(games=2), TinyOutcome(winners=("Ann",)))
    assert after == TinySeries(games=3)

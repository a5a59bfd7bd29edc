"""docs/add-a-game.md does what it says: its smallest game plays, replays and refuses."""

from typing import Any

import pytest

from nightcall.table import AnyGame, CannotStart, Run, start
from tests.docs.blocks import blocks


@pytest.fixture
def point() -> AnyGame:
    (source,) = [block for block in blocks("add-a-game.md", "python") if "PointBox" in block]
    names: dict[str, Any] = {}
    exec(source, names)  # noqa: S102  our own page
    game: AnyGame = names["POINT"]
    return game


def test_the_smallest_game_is_played_and_replayed(point: AnyGame) -> None:
    run = start(point, point.header(("Ann", "Bob", "Cid")))
    for seat, at in (("Ann", "Cid"), ("Bob", "Cid"), ("Cid", "Ann"), ("Clock", "time")):
        run.answer(seat, at)
    assert run.outcome is not None
    assert run.outcome.winners == ("Ann", "Bob")
    assert Run(point, run.header, run.entries).outcome == run.outcome


def test_the_smallest_game_refuses_two(point: AnyGame) -> None:
    with pytest.raises(CannotStart):
        start(point, point.header(("Ann", "Bob")))

"""Who is asked and who is told what: on phones, round one device, and at a console."""

from typing import Any

import pytest

from nightcall.games import GAMES
from nightcall.table import CLOCK, HOUSE, Scene, Telling
from tests.room.at_screens import Led, OnPhones, Screen, many

NAMED = [game.name for game in GAMES]
EIGHT = many(8)


@pytest.mark.parametrize("game", NAMED)
def test_with_phones_each_seat_is_asked_and_told_on_its_own(game: str) -> None:
    """APP-01: and nobody is asked for the House or the Clock."""
    table = OnPhones(game, EIGHT)
    run = table.sitting.run
    while table.room.is_playing:
        asked = {name for name, screen in table.screens.items() if screen.ask is not None}
        assert run.ask is not None
        assert asked == set(run.ask.options) - {HOUSE, CLOCK}
        table.plays_a_step()
    for name, screen in table.screens.items():
        assert screen.ask is None
        assert told(screen) == [
            item.key
            for item in run.said
            if isinstance(item, Telling) and (item.to is None or name in item.to)
        ]
        assert {name} == {seat for item in screen.seen for seat in item.get("to") or ()}


@pytest.mark.parametrize("game", NAMED)
@pytest.mark.parametrize("stage", ["device", "console"])
def test_whoever_keeps_a_table_is_asked_for_all_and_sees_everything(game: str, stage: Any) -> None:
    """APP-01: for the House where people deal or tell, and for the Clock."""
    table = Led(game, stage, EIGHT)
    if stage == "console":
        table.does(table.desk.deals_by_hand(on=True))
    table.starts()
    run = table.sitting.run
    while table.room.is_playing:
        assert run.ask is not None
        assert table.screen.ask is not None
        assert table.screen.ask["options"].keys() == run.ask.options.keys()
        assert table.screen.ask["waiting"] == run.waiting()
        table.plays_a_step()
    assert table.screen.ask is None
    assert told(table.screen) == [item.key for item in run.said if isinstance(item, Telling)]
    assert spoken(table.screen) == [item.line for item in run.said if isinstance(item, Scene)]


@pytest.mark.parametrize("game", NAMED)
@pytest.mark.parametrize("stage", ["device", "console"])
def test_a_screen_that_watches_is_asked_nothing_and_told_no_secret(game: str, stage: Any) -> None:
    table = Led(game, stage, EIGHT)
    table.starts()
    table.plays_to_the_end()
    assert table.screen.asks
    assert table.watched.asks == []
    assert spoken(table.watched) == spoken(table.screen)
    assert any(item.get("to") is not None for item in table.screen.seen)
    assert not any(item.get("to") is not None for item in table.watched.seen)


def told(screen: Screen) -> list[str]:
    return [item["told"] for item in screen.seen if "told" in item]


def spoken(screen: Screen) -> list[str]:
    return [item["line"] for item in screen.seen if "line" in item]

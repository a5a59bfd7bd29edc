"""What one device for all shows in secret: its page, not only the tests of the rules, says so."""

import json
from pathlib import Path
from typing import Any

import pytest

from nightcall.games import GAMES
from nightcall.table import HOUSE
from tests.client.node import bundled, run
from tests.room.at_screens import Led, Screen, many


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("secrets.ts", tmp_path_factory.mktemp("client"))


def on_the_page(bundle: Path, frames: list[bytes]) -> list[dict[str, Any]]:
    """After each message: the line that was spoken last, and what is shown."""
    told = run(bundle, given="\n".join(frame.decode() for frame in frames))
    return [json.loads(line) for line in told.splitlines()]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.parametrize("seed", range(3))
def test_the_page_shows_what_the_tests_of_the_rules_say(bundle: Path, game: str, seed: int) -> None:
    table = Led(game, "device", many(8), seed)
    table.starts()
    table.plays_to_the_end()
    twin, expected = Screen(), []
    for frame in table.screen.frames:
        twin.send(frame)
        expected.append({"line": twin.line, "secrets": twin.secrets})
    shown = on_the_page(bundle, table.screen.frames)
    assert any(screen["secrets"] for screen in shown)
    assert shown == expected


def test_the_word_is_gone_from_the_page_when_the_next_is_called(bundle: Path) -> None:
    """APP-05: whoever looks later finds nothing of it, also where there is nothing else to read."""
    roles = {"Seer": 1, "Minion": 1, "Werewolf": 1, "Villager": 2}
    table = Led("werewords", "device", many(5), roles=roles)
    table.starts()
    table.enters(HOUSE, "Villager 1")
    table.plays_until("day")
    shown = on_the_page(bundle, table.screen.frames)
    lines = [screen["line"] for screen in shown if screen["line"].startswith("wake-")]
    word = [screen["line"] for screen in shown if "frog" in str(screen["secrets"])]
    assert lines == ["wake-mayor", "wake-seer", "wake-minion", "wake-werewolf"]
    assert word == ["wake-seer", "wake-werewolf"]

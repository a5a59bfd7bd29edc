"""A game on paper is one record: no sheet knows a game by its name."""

import ast
from pathlib import Path

import msgspec
import pytest

import nightcall
from nightcall import games
from nightcall.cards.games import PRINTED
from nightcall.cards.order import SHEETS, sheets_of
from nightcall.games.werewolf import WEREWOLF
from tests.cards.paper import CARD, pieces, printed

CARDS = Path(nightcall.__file__).parent / "cards"
NAMES = {game.name for game in games.GAMES}
SHARED = sorted(path.name for path in CARDS.glob("*.py") if path.stem not in NAMES)


@pytest.mark.parametrize("module", SHARED)
def test_no_sheet_knows_a_game_by_its_name(module: str) -> None:
    tree = ast.parse((CARDS / module).read_text("utf-8"))
    written = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not written & NAMES


def test_what_paper_knows_is_about_games_of_this_house() -> None:
    assert {printed.name for printed in PRINTED} <= NAMES


def test_a_game_that_paper_knows_nothing_of_has_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    new = msgspec.structs.replace(WEREWOLF, name="new")
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, new))
    front, _back = printed("new", players=8)
    assert len(pieces(front, CARD)) == 8
    assert set(SHEETS) - set(sheets_of("new")) == {"tokens"}

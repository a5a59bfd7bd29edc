"""The browser says word for word what the server says: both are given whole recorded games."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightcall.games import GAMES, game_named
from nightcall.table import Ask, Journal, Remark, Run, start
from nightcall.table.journal import line, read
from nightcall.text import LANGUAGES, Sentences, Texts, slug
from tests.client.node import bundled, run

JOURNALS = sorted((Path(__file__).parent.parent / "journals").glob("*.jsonl"))


@cache
def runs() -> list[tuple[Journal, Run]]:
    found = []
    for path in JOURNALS:
        journal, _ = read(path.read_text("utf-8").splitlines())
        played = start(game_named(journal.header.game), journal.header)
        for entry in journal.entries:
            played.answer(entry.seat, entry.answer, when=entry.when)
        found.append((journal, played))
    return found


def wanted(journal: Journal, played: Run) -> tuple[dict[str, Any], list[Any]]:
    """What the client is given as JSON, and the same as the server has it."""
    items = [item for n in range(played.length + 1) for item in played.said_at(n)]
    asks = [item for item in items if isinstance(item, Ask)]
    said = [item for item in items if not isinstance(item, Ask)]
    game = game_named(journal.header.game)
    cards = [face.name for face in game.faces]
    options = [options for ask in asks for options in ask.options.values()]
    names = sorted({value for choice in options for value in getattr(choice, "values", ())})
    remarks = [Remark("hint", "seat-twice", {"name": "Ann"}), *game.remarks(journal.header)]
    given = {
        "game": game.name,
        "seats": list(journal.header.seats),
        "said": [json.loads(line(item)) for item in said],
        "asked": [{"kind": ask.kind, "args": msgspec.to_builtins(ask.args)} for ask in asks],
        "remarks": msgspec.to_builtins(remarks),
        "names": names,
        "cards": cards,
    }
    return given, [said, asks, remarks, names, cards]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("sentences.ts", tmp_path_factory.mktemp("client"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_the_server_says(language: str, bundle: Path, tmp_path: Path) -> None:
    texts = tmp_path / "texts.ftl"
    folder = Path(__file__).parents[2] / "src" / "nightcall" / "text" / language
    parts = ("table", "cards", *(game.name for game in GAMES))
    texts.write_text("\n".join((folder / f"{part}.ftl").read_text("utf-8") for part in parts))
    lines, expected = [], []
    for journal, played in runs():
        given, (said, asks, remarks, names, cards) = wanted(journal, played)
        lines.append(json.dumps(given))
        sentences = Sentences(Texts(language), given["game"], journal.header.seats)
        expected += [sentences.said(item) for item in said]
        expected += [sentences.ask(ask) for ask in asks]
        expected += [sentences.remark(remark) for remark in remarks]
        expected += [sentences.name(name) for name in names]
        for card in cards:
            expected += [sentences.power(card), _wins(sentences, given["game"], card)]
    spoken = json.loads(run(bundle, language, str(texts), given="\n".join(lines)))
    assert len(spoken) == len(expected) > 3000
    differing = [pair for pair in zip(spoken, expected, strict=True) if pair[0] != pair[1]]
    assert not differing, differing[:5]


def _wins(sentences: Sentences, game: str, card: str) -> str:
    known = sentences.texts.has(f"{game}-card-{slug(card)}-wins")
    return sentences.wins(card) if known else ""

"""The journal on disk: whole after every entry, never written over, cut by an undo."""

from pathlib import Path

import pytest

from nightcall.cli.book import Book, new_path, next_path, opened
from nightcall.games.werewords import WEREWORDS
from nightcall.table import HOUSE, Run, start

SEATS = ("Ann", "Bob", "Cid", "Dee")
BOTS = ("Cid", "Dee")


@pytest.fixture
def run() -> Run:
    return start(WEREWORDS, WEREWORDS.header(SEATS))


def deal(run: Run) -> None:
    run.answer(HOUSE, ["Mayor", "Seer", "Werewolf", "Villager", "Villager"])
    run.answer(HOUSE, "0" * 32)


def test_what_was_kept_can_be_opened(tmp_path: Path, run: Run) -> None:
    book = Book(tmp_path / "folder" / "game.jsonl", BOTS)
    book.begin(run)
    deal(run)
    book.keep(run)
    journal, said, bots = opened(book.path)
    assert journal == run.journal
    assert bots == BOTS
    assert [text for text in said if '"told":"mayor"' in text]


def test_a_record_that_is_kept_is_the_same_as_one_written_whole(tmp_path: Path, run: Run) -> None:
    book = Book(tmp_path / "game.jsonl", BOTS)
    book.begin(run)
    deal(run)
    book.keep(run)
    kept = book.path.read_text("utf-8")
    book.rewrite(run)
    assert book.path.read_text("utf-8") == kept


def test_a_game_is_never_written_over(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "game.jsonl"
    Book(path, ()).begin(run)
    with pytest.raises(FileExistsError):
        Book(path, ()).begin(run)


def test_an_undo_cuts_the_record(tmp_path: Path, run: Run) -> None:
    book = Book(tmp_path / "game.jsonl", ())
    book.begin(run)
    before = book.path.read_text("utf-8")
    deal(run)
    book.keep(run)
    cut = run.cut(0)
    book.rewrite(cut)
    assert book.path.read_text("utf-8") == before
    deal(cut)
    book.keep(cut)
    assert opened(book.path)[0] == run.journal


def test_each_game_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = new_path("werewords")
    assert first.parent == tmp_path / "nightcall" / "journals"
    first.parent.mkdir(parents=True)
    first.touch()
    assert next_path(first) != first
    assert next_path(first).parent == first.parent

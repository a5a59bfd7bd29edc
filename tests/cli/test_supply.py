"""Words for a table: from a file that somebody brought, or from the bank."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from nightcall.cli.stop import CannotPlay
from nightcall.cli.supply import OwnWords, words_from
from nightcall.room.supply import BankWords
from nightcall.table import EmptySupply
from nightcall.text import Texts

LIMITS: dict[str, Any] = {
    "language": "en",
    "proper_nouns": True,
    "categories": (),
    "lists": (),
    "avoid": (),
}


def test_own_words_are_drawn_without_repeats() -> None:
    own = OwnWords(["frog", "toad", "newt"], Random(1))
    assert sorted(own.draw(("easy",) * 3, LIMITS)) == ["frog", "newt", "toad"]
    assert len(own.draw(("easy",) * 5, LIMITS)) == 3


def test_used_words_come_again_only_when_no_other_is_left() -> None:
    own = OwnWords(["frog", "toad"], Random(1))
    assert own.draw(("easy", "easy"), {**LIMITS, "avoid": ("Frog",)}) == ["toad"]
    assert sorted(own.draw(("easy", "easy"), {**LIMITS, "avoid": ("frog", "toad")})) == [
        "frog",
        "toad",
    ]


def test_without_proper_nouns_no_capital_comes() -> None:
    own = OwnWords(["Paris", "ice Cream", "frog"], Random(1))
    assert own.draw(("easy",) * 3, {**LIMITS, "proper_nouns": False}) == ["frog"]
    with pytest.raises(EmptySupply):
        OwnWords(["Paris"], Random(1)).draw(("easy",), {**LIMITS, "proper_nouns": False})


def test_the_bank_offers_a_word_of_each_level() -> None:
    offered = BankWords(Random(1)).draw(("easy", "medium", "hard"), LIMITS)
    assert len(offered) == 3
    assert all(spellings[0] for spellings in offered)


@pytest.mark.parametrize("limit", [{"language": "xx"}, {"categories": ("nonsense",)}])
def test_a_bank_that_has_no_such_words_is_empty(limit: dict[str, Any]) -> None:
    with pytest.raises(EmptySupply):
        BankWords(Random(1)).draw(("easy",), {**LIMITS, **limit})


def test_a_file_has_a_word_a_line(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes("\ufeff# ours\r\nfrog\r\n\r\n  ice cream \r\n".encode())
    words = words_from(Texts(), path, "en", Random(1))
    assert sorted(words.draw(("easy",) * 9, LIMITS)) == ["frog", "ice cream"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "no words"),
        (b"frog\n...\n", "cannot be a word"),
        (b"\xff\xfef\x00", "Save it as UTF-8"),
    ],
)
def test_a_file_that_is_no_list_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(content)
    with pytest.raises(CannotPlay, match=says):
        words_from(Texts(), path, "en", Random(1))

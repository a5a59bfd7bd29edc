"""The knowledge: made by hand, built the same each time, and there for nearly every word."""

from pathlib import Path

import pytest

from nightcall.bots.knowledge.facts import FILE, facts, members, packed, unpacked
from nightcall.bots.werewords.meaning import Meaning
from nightcall.words.banks import bank_of
from scripts.knowledge.build import make
from scripts.knowledge.labels import BadLabelError, read
from tests.bots.werewords_table import said_of


def test_the_shipped_facts_are_what_the_labels_make() -> None:
    assert make() == FILE.read_bytes()


def test_nearly_every_word_of_the_bank_is_known() -> None:
    words = bank_of("en").words
    known = sum(facts().number(word.text) is not None for word in words)
    assert known >= 0.99 * len(words)


@pytest.mark.parametrize(
    ("word", "attribute", "answer"),
    [
        ("frog", "alive", "yes"),
        ("frog", "green", "yes"),
        ("frog", "tail", "no"),
        ("emu", "fly", "no"),
        ("robin", "fly", "yes"),
        ("chair", "legs", "yes"),
        ("Albert Einstein", "alive", "no"),
        ("Albert Einstein", "k:person", "yes"),
        ("Taylor Swift", "woman", "yes"),
        ("pizza", "from:it", "yes"),
        ("pizza", "europe", "yes"),
        ("nostalgia", "touch", "no"),
        ("nostalgia", "k:emotion", "yes"),
        ("chair", "red", "maybe"),
        ("cat food", "k:food", "no"),
    ],
)
def test_what_is_so_of_a_word(word: str, attribute: str, answer: str) -> None:
    assert said_of(word, Meaning("is", "", attribute)) == answer


def test_a_set_is_written_the_shorter_way_and_read_back() -> None:
    for bits in (0, 1, 0b1011, 1 << 9000, (1 << 5000) - 1):
        assert unpacked(packed(bits)) == bits
    assert list(members(0b1011)) == [0, 1, 3]


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        ("= animal", ""),
        ("= bird < animal [fly]", ""),
        ("= animal []\n= animal []", ""),
        ("= animal []", "= plant\nfern"),
        ("= animal []", "= animal\nfrog; frog"),
        ("= animal []", "frog"),
    ],
)
def test_a_label_that_cannot_be_taken_is_refused(tmp_path: Path, kinds: str, words: str) -> None:
    (tmp_path / "kinds.txt").write_text(kinds)
    (tmp_path / "words.txt").write_text(words)
    with pytest.raises(BadLabelError):
        read(tmp_path)

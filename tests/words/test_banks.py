"""The shipped banks: big enough, clean, spread over levels and kinds, found again by spelling."""

import pytest

from nightcall.words import CATEGORIES, LEVELS, bank_of, languages
from nightcall.words.banks import FOLDER
from nightcall.words.check import SERIOUS, check
from nightcall.words.clean import clean
from nightcall.words.exchange import read_lines
from nightcall.words.word import key_of

SIZES = {"en": 10_000, "de": 1_500, "es": 1_500, "fr": 1_500, "it": 1_500}


def test_five_languages_are_shipped_and_english_comes_first() -> None:
    assert languages() == tuple(SIZES)


@pytest.mark.parametrize("language", SIZES)
def test_a_bank_is_big_enough_at_every_level_and_in_every_category(language: str) -> None:
    bank = bank_of(language)
    assert len(bank.words) >= SIZES[language]
    for level in LEVELS:
        assert len(bank.by_level[level]) >= SIZES[language] / 20
    for category in CATEGORIES:
        assert sum(category in word.categories for word in bank.words) >= 30


@pytest.mark.parametrize("language", SIZES)
def test_a_check_finds_nothing_serious_in_our_own_banks(language: str) -> None:
    lines = read_lines((FOLDER / f"{language}.tsv").read_bytes(), "text")
    assert tuple(word for _, word in lines) == bank_of(language).words
    assert [problem for problem in check(lines, language) if problem.key in SERIOUS] == []


@pytest.mark.parametrize("language", SIZES)
def test_every_entry_is_clean_and_none_is_there_twice(language: str) -> None:
    words = bank_of(language).words
    assert len({word.text for word in words}) == len(words)
    assert len({(key_of(word.text), word.proper) for word in words}) == len(words)
    for word in words:
        assert all(clean(text) == text for text in (word.text, *word.spellings))
        assert key_of(word.text) not in map(key_of, word.spellings)


def test_a_word_is_found_by_its_text_and_by_its_spellings() -> None:
    for word in bank_of("en").words[::50]:
        assert bank_of("en").find(word.text) == word
        assert bank_of("en").find(word.text.upper()) is not None
        assert all(bank_of("en").find(spelling) is not None for spelling in word.spellings)
    assert bank_of("en").find("no such word") is None

"""Estimated levels: a known word has its own, others are weighed by what they look like."""

from collections import Counter

from nightcall.words import LEVELS, bank_of
from nightcall.words.estimate import Estimator, agreement, estimator
from nightcall.words.word import Word, key_of


def test_a_word_of_the_bank_has_the_level_of_the_bank() -> None:
    levels = estimator("en")
    texts = Counter(key_of(word.text) for word in bank_of("en").words)
    for word in bank_of("en").words[::100]:
        if texts[key_of(word.text)] == 1:
            assert levels.level(Word(word.text)) == word.level


def test_an_unknown_word_gets_some_level() -> None:
    assert estimator("en").level(Word("Ann’s left-handed teapot")) in LEVELS


def test_a_language_without_a_bank_is_estimated_too() -> None:
    assert estimator("tlh").level(Word("qagh")) in LEVELS


def test_an_ending_tells_something() -> None:
    hard = [Word(f"{stem}ology", "hard") for stem in ("bi", "ge", "the", "zo")]
    easy = [Word(f"{stem}ing", "easy") for stem in ("r", "k", "w", "s")]
    levels = Estimator([*hard, *easy])
    assert levels.guess(Word("astrology")) == "hard"
    assert levels.guess(Word("spring")) == "easy"


def test_held_out_words_are_guessed_better_than_by_chance() -> None:
    """docs/words.md has the figures; a quarter right would be blind luck."""
    right, near = agreement(bank_of("en").words)
    assert right > 0.45
    assert near > 0.9

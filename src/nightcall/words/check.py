"""What is wrong with a list before people play with it: a second pair of eyes, not a judge."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from nightcall.words.offence import is_offensive
from nightcall.words.refused import Problem
from nightcall.words.word import LEVELS, Word, key_of

MOST_WORDS = 6
LONGEST_GUESSABLE = 45
LOPSIDED = 0.7  # of the entries at one level
ENOUGH_TO_SPREAD = 40  # entries from which a list should have every level

SERIOUS = frozenset({"duplicate", "offensive", "address"})
"""What should not be played with; the rest are hints."""

_ADDRESS = re.compile(r"https?:|www\.|\w@\w+\.\w|\.(com|org|net)\b", re.IGNORECASE)
_ENDINGS = {"en": ("s", "es"), "de": ("n", "en"), "es": ("s", "es"), "fr": ("s", "x")}


def check(words: Sequence[tuple[int, Word]], language: str) -> Iterator[Problem]:
    """Everything worth a second look, with its line: key, the entry, where."""
    yield from duplicates(words, language)
    for line, word in words:
        for text in (word.text, *word.spellings):
            if is_offensive(text, language):
                yield Problem("offensive", text, line)
        if why := unguessable(word.text):
            yield Problem(why, word.text, line)
    yield from spread([word for _, word in words])


def duplicates(words: Sequence[tuple[int, Word]], language: str) -> Iterator[Problem]:
    """The same text again, a plural beside its singular, a text that spells another entry.

    A name beside a word of the same letters (Turkey, turkey) is only worth a look.
    """
    texts: dict[str, int] = {}
    names: dict[str, bool] = {}
    for line, word in words:
        key = key_of(word.text)
        if key not in texts:
            texts[key] = line
            names[key] = word.proper
        elif names[key] == word.proper:
            yield Problem("duplicate", word.text, line)
        else:
            yield Problem("near-duplicate", word.text, line)
    endings = _ENDINGS.get(language, ())
    for line, word in words:
        key = key_of(word.text)
        near = {key + ending for ending in endings} | {key_of(each) for each in word.spellings}
        for twin in sorted(each for each in near if each in texts and each != key):
            yield Problem("near-duplicate", word.text, max(line, texts[twin]))


def unguessable(text: str) -> str | None:
    """The key of what keeps people from finding it by questions, if something does."""
    if _ADDRESS.search(text):
        return "address"
    if not any(char.isalpha() for char in text):
        return "no-word"
    if len(key_of(text)) < 2:
        return "too-short"
    if len(text.split()) > MOST_WORDS or len(text) > LONGEST_GUESSABLE:
        return "too-wordy"
    return None


def spread(words: Sequence[Word]) -> Iterator[Problem]:
    """Whether a table could play at every level."""
    levels = Counter(word.level for word in words if word.level)
    if levels.total() < ENOUGH_TO_SPREAD:
        return
    for level in LEVELS:
        if not levels[level]:
            yield Problem("level-missing", level)
        elif levels[level] > LOPSIDED * levels.total():
            yield Problem("lopsided", level)

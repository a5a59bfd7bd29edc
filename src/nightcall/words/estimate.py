"""An estimated level for an entry that has none, learnt from our own judged words.

A word we know has its level. For others, clues (endings, length, how many words, what we know
of the words in it, its kinds) are weighed by how often each went with each level in the bank.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from math import log

from nightcall.words.banks import bank_of, languages
from nightcall.words.word import LEVELS, Word, key_of

RARE = 3  # clues seen less often say nothing


class Estimator:
    """Weighs clues like a careful clerk: naive Bayes over a few things one sees in a text."""

    def __init__(self, words: Iterable[Word]) -> None:
        self._known: dict[str, str] = {}
        self._seen: dict[str, Counter[str]] = defaultdict(Counter)
        self._levels: Counter[str] = Counter()
        taught = [word for word in words if word.level is not None]
        for word in taught:
            for text in (word.text, *word.spellings):
                self._known.setdefault(key_of(text), word.level or "")
        for word in taught:
            level = word.level or ""
            self._levels[level] += 1
            for clue in self._clues(word):
                self._seen[clue][level] += 1

    def level(self, word: Word) -> str:
        """The level of the bank's own entry, or the likeliest one."""
        known = self._known.get(key_of(word.text))
        return known or self.guess(word)

    def guess(self, word: Word) -> str:
        """The likeliest level by the clues alone, as if the bank did not hold the word."""
        total = sum(self._levels.values())
        scores = {level: log((self._levels[level] + 1) / (total + 4)) for level in LEVELS}
        for clue in self._clues(word):
            seen = self._seen.get(clue)
            if seen is None or seen.total() < RARE:
                continue
            for level in LEVELS:
                share = (seen[level] + 1) / (self._levels[level] + len(LEVELS))
                overall = (seen.total() + 1) / (total + len(LEVELS))
                scores[level] += log(share / overall)
        return max(LEVELS, key=lambda level: scores[level])

    def _clues(self, word: Word) -> Iterator[str]:
        text = word.text
        parts = text.split()
        yield f"words {min(len(parts), 4)}"
        yield f"length {min(len(text) // 2, 10)}"
        yield f"capital {text[:1].isupper()}"
        last = parts[-1].casefold()
        yield f"ends {last[-4:]}"
        yield f"ends {last[-3:]}"
        if len(parts) > 1:
            levels = [self._known.get(key_of(part), "unknown") for part in parts]
            yield f"last {levels[-1]}"
            yield f"first {levels[0]}"
            yield f"in it {parts[-1].casefold()}"
        for category in word.categories:
            yield f"kind {category}"


@cache
def estimator(language: str) -> Estimator:
    """What the bank of this language teaches; English teaches those that have none."""
    return Estimator(bank_of(language if language in languages() else "en").words)


def estimated(words: Iterable[Word], language: str) -> tuple[Word, ...]:
    """The same entries; those without a level have an estimated one."""
    levels = estimator(language)
    return tuple(word._replace(level=word.level or levels.level(word)) for word in words)


def agreement(words: Iterable[Word], part: int = 10) -> tuple[float, float]:
    """Every tenth word is held out: the share guessed right, and at most one level off."""
    everything = list(words)
    taught = Estimator(word for index, word in enumerate(everything) if index % part)
    held_out = everything[::part]
    distances = [
        abs(LEVELS.index(taught.guess(word)) - LEVELS.index(word.level or "")) for word in held_out
    ]
    right = sum(distance == 0 for distance in distances)
    near = sum(distance <= 1 for distance in distances)
    return right / len(distances), near / len(distances)

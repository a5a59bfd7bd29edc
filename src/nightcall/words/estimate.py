"""An estimated level for an entry that has none, learnt from our own judged words.

A word we know has its level. For others, clues (endings, length, how many words, what we know
of the words in it, its kinds) are weighed by how often each went with each level in the bank.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from math import exp, log

from nightcall.words.banks import bank_of, languages
from nightcall.words.word import LEVELS, Word, key_of

RARE = 3  # clues seen less often say nothing
WEIGHT = 0.3  # of one clue: they overlap, so that each counts for less than it says
FAITH = 4  # a clue is believed as if it had been seen this much oftener, evenly

_SYLLABLE = re.compile(r"[aeiouyà-öø-ü]+")


class Estimator:
    """Weighs clues like a careful clerk: tempered naive Bayes over what one sees in a text."""

    def __init__(self, words: Iterable[Word]) -> None:
        self._known: dict[str, str] = {}
        self._seen: dict[str, Counter[str]] = defaultdict(Counter)
        self._levels: Counter[str] = Counter(dict.fromkeys(LEVELS, 1))
        taught = [(word, word.level) for word in words if word.level is not None]
        for word, level in taught:
            for spelling in word.spellings:
                self._known.setdefault(key_of(spelling), level)
        self._known.update((key_of(word.text), level) for word, level in taught)
        for word, level in taught:
            self._levels[level] += 1
            for clue in self._clues(word):
                self._seen[clue][level] += 1
        self._usual = [log(self._levels[level] / self._levels.total()) for level in LEVELS]
        self._heard: dict[str, tuple[float, ...] | None] = {}

    def level(self, word: Word) -> str:
        """The level of the bank's own entry, or the likeliest one."""
        return self._known.get(key_of(word.text)) or self.guess(word)

    def guess(self, word: Word) -> str:
        """The level that is least far off on average, as if the bank did not hold the word."""
        said = [self._said(clue) for clue in self._clues(word)]
        weights = [exp(sum(each)) for each in zip(self._usual, *filter(None, said), strict=True)]

        def miss(guessed: int) -> float:
            return sum(weight * abs(guessed - place) for place, weight in enumerate(weights))

        return LEVELS[min(range(len(LEVELS)), key=miss)]

    def _said(self, clue: str) -> tuple[float, ...] | None:
        """How far a clue speaks for each level; None if it has been seen too rarely."""
        if clue not in self._heard and (seen := self._seen.get(clue)) is not None:
            self._heard[clue] = None if seen.total() < RARE else self._weighed(seen)
        return self._heard.get(clue)

    def _weighed(self, seen: Counter[str]) -> tuple[float, ...]:
        total = self._levels.total()
        usual = {level: self._levels[level] / total for level in LEVELS}
        shares = {
            level: (seen[level] + FAITH * usual[level]) / (seen.total() + FAITH) for level in LEVELS
        }
        return tuple(WEIGHT * log(shares[level] / usual[level]) for level in LEVELS)

    def _clues(self, word: Word) -> Iterator[str]:
        text = word.text.casefold()
        parts = text.split()
        first, last = parts[0], parts[-1]
        length = min(len(parts), 3)
        yield f"words {min(len(parts), 4)}"
        yield f"length {min(len(text) // 2, 10)}"
        yield f"syllables {min(len(_SYLLABLE.findall(text)), 7)} in {length}"
        yield f"capital {word.text[:1].isupper()}"
        yield f"name {word.proper}"
        yield f"begins {first[:3]}"
        for ending in (4, 3, 2):
            yield f"ends {last[-ending:]}"
        if len(parts) > 1:
            yield f"first {first}"
            yield f"last {last}"
            yield f"first is {self._known.get(key_of(first))}"
            yield f"last is {self._known.get(key_of(last))}"
        for category in word.categories:
            yield f"kind {category}"
        for category in word.categories[:1]:
            yield f"best kind {category} in {length}"


@cache
def estimator(language: str) -> Estimator:
    """What the bank of this language teaches; English teaches those that have none."""
    return Estimator(bank_of(language if language in languages() else "en").words)


def estimated(words: Iterable[Word], language: str) -> tuple[Word, ...]:
    """The same entries; those without a level have an estimated one."""
    levels = estimator(language)
    return tuple(word._replace(level=word.level or levels.level(word)) for word in words)


def agreement(
    words: Iterable[Word], part: int = 10, *, by_text: bool = False
) -> tuple[float, float]:
    """Every tenth word is held out: the share guessed right, and at most one level off.

    By text alone, the held-out words do not tell their categories, as in most people's lists.
    """
    everything = list(words)
    taught = Estimator(word for index, word in enumerate(everything) if index % part)
    distances = []
    for word in everything[::part]:
        asked = Word(word.text) if by_text else word
        guessed = LEVELS.index(taught.guess(asked))
        distances.append(abs(guessed - LEVELS.index(word.level or "")))
    right = sum(distance == 0 for distance in distances)
    near = sum(distance <= 1 for distance in distances)
    return right / len(distances), near / len(distances)

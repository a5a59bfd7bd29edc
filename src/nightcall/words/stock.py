"""The stock a table draws its Magic Words from: the bank and chosen lists, pooled.

The only chance is the `Random` it is given. Knows no game: levels are asked for by name.
"""

from collections.abc import Collection, Sequence, Set
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

from nightcall.words.banks import bank_of
from nightcall.words.word import LEVELS, BadLine, Word, categories_named, has_capital, key_of

NOTHING_BUILT_IN = "none"
"""Given as a category: words come from the lists only."""

CAPITALS_ARE_USUAL = ("de",)
"""Languages that write every noun with a capital, so that only the flag tells a name."""

TRIES = 16
MOST_POOLED = 300_000
"""Words in all pools that are kept: lists may be large, and tables many."""


class Lists(Protocol):
    """Where own and published lists are kept."""

    def words_of(self, name: str) -> tuple[Word, ...]:
        """The entries of a list; the same object as long as the list is unchanged."""
        ...


class NoLists:
    """For tables without a shelf: every list is unknown."""

    def words_of(self, name: str) -> tuple[Word, ...]:
        raise LookupError(name)


class Wanted(NamedTuple):
    """What one pool holds, apart from its level."""

    language: str
    proper_nouns: bool
    categories: tuple[str, ...]
    lists: tuple[str, ...]


Kind = tuple[str, ...]
Entry = tuple[str, Kind, Word]
"""A word in a pool, with its key and categories at hand: a draw may look at all of them."""


class Pool(NamedTuple):
    """All words for a level, the kinds among them, and the lists they were made from."""

    entries: list[Entry]
    by_key: dict[str, Entry]
    keys: frozenset[str]
    kinds: Set[Kind]
    lists: tuple[tuple[Word, ...], ...]

    @classmethod
    def of(cls, entries: list[Entry], lists: tuple[tuple[Word, ...], ...]) -> "Pool":
        by_key = {entry[0]: entry for entry in entries}
        kinds = frozenset(entry[1] for entry in entries)
        return cls(entries, by_key, frozenset(by_key), kinds, lists)


class Left(NamedTuple):
    """The words of a pool that are not to be avoided, and the kinds there may be among them."""

    entries: list[Entry]
    kinds: Set[Kind]


class Stock:
    """Draws offers: one for each level asked for, different in kind where that is possible."""

    def __init__(self, chance: Random, lists: Lists | None = None) -> None:
        self._chance = chance
        self._lists = lists or NoLists()
        self._pools: dict[tuple[Wanted, str], Pool] = {}

    def draw(
        self,
        levels: Sequence[str],
        *,
        proper_nouns: bool,
        categories: Sequence[str],
        lists: Sequence[str],
        avoid: Collection[str],
        language: str,
        used: frozenset[str] = frozenset(),
    ) -> list[list[str]]:
        """One offer for each level: its spellings, the shown one first.

        Categories and lists are pooled (WW-WRD-06); no category means all of them. Words to
        avoid come again only when the pool of their level holds no other (WW-WRD-07); `used` are
        more of them, by their keys, from other evenings. There are fewer offers than levels if
        the pool is smaller, none only if it is empty.
        """
        for level in levels:
            if level not in LEVELS:
                raise BadLine("unknown-level", level)
        wanted = Wanted(language, proper_nouns, tuple(sorted(set(categories))), tuple(lists))
        avoided = _keys(avoid if isinstance(avoid, frozenset) else frozenset(avoid))
        drawing = Drawing(self._chance, avoided | used if used else avoided)
        for level in levels:
            drawing.offer_from(self._pool(wanted, level))
        return [[word.text, *word.spellings] for word in drawing.offers]

    def _pool(self, wanted: Wanted, level: str) -> Pool:
        """The pool for a level. Kept as long as no list in it has changed."""
        lists = tuple(self._lists.words_of(name) for name in wanted.lists)
        kept = self._pools.get((wanted, level))
        if kept is not None and all(a is b for a, b in zip(kept.lists, lists, strict=True)):
            return kept
        words = pooled(wanted, level, lists)
        pool = Pool.of([(key_of(word.text), word.categories, word) for word in words], lists)
        if sum(len(each.entries) for each in self._pools.values()) > MOST_POOLED:
            self._pools.clear()
        self._pools[wanted, level] = pool
        return pool


class Drawing:
    """One draw: what it avoids, and what it has offered so far."""

    def __init__(self, chance: Random, avoided: frozenset[str]) -> None:
        self.offers: list[Word] = []
        self._chance = chance.random
        self._avoided = avoided
        self._taken: set[str] = set()
        self._left: dict[int, Left] = {}

    def offer_from(self, pool: Pool) -> None:
        """A fresh word. A used one only if the pool had no fresh one when this draw began: where
        its last is among the offers already, they are fewer."""
        if not pool.entries:
            return
        seen = {category for offer in self.offers for category in offer.categories}
        word = self._by_luck(pool, seen)
        if word is None:
            left = self._left_of(pool)
            word = self._search(left if left.entries else Left(pool.entries, pool.kinds), seen)
        if word is not None:
            self.offers.append(word)
            self._taken.add(key_of(word.text))

    def _by_luck(self, pool: Pool, seen: set[str]) -> Word | None:
        """Most draws need one or two tries."""
        entries, chance, avoided, taken = pool.entries, self._chance, self._avoided, self._taken
        for _ in range(TRIES):
            key, kind, word = entries[int(chance() * len(entries))]
            if key not in avoided and key not in taken and seen.isdisjoint(kind):
                return word
        return None

    def _search(self, left: Left, seen: set[str]) -> Word | None:
        """A word of no kind that was offered; else with another kind first; else any."""
        if not self.offers:
            return self._among(left, left.kinds)
        first = {offer.categories[:1] for offer in self.offers}
        return (
            self._among(left, {kind for kind in left.kinds if seen.isdisjoint(kind)})
            or self._among(left, {kind for kind in left.kinds if kind[:1] not in first})
            or self._among(left, left.kinds)
        )

    def _among(self, left: Left, kinds: Set[Kind]) -> Word | None:
        """One of all words of these kinds, each as likely as the others."""
        if not kinds:
            return None
        entries, chance, taken = left.entries, self._chance, self._taken
        for _ in range(TRIES):
            key, kind, word = entries[int(chance() * len(entries))]
            if kind in kinds and key not in taken:
                return word
        found = [word for key, kind, word in entries if kind in kinds and key not in taken]
        return found[int(chance() * len(found))] if found else None

    def _left_of(self, pool: Pool) -> Left:
        """Looked up once a draw, and only where luck has failed."""
        if id(pool) not in self._left:
            self._left[id(pool)] = self._fresh_in(pool)
        return self._left[id(pool)]

    def _fresh_in(self, pool: Pool) -> Left:
        if not self._avoided:
            return Left(pool.entries, pool.kinds)
        keys = pool.keys - self._avoided
        if len(keys) > len(pool.kinds):
            return Left([entry for entry in pool.entries if entry[0] in keys], pool.kinds)
        entries = [pool.by_key[key] for key in sorted(keys)]  # few, and always in one order
        return Left(entries, {kind for _, kind, _ in entries})


def pooled(wanted: Wanted, level: str, lists: Sequence[Sequence[Word]]) -> list[Word]:
    """The bank's words and the lists' words of a level, each once, the bank's first."""
    pool: list[Word] = []
    if NOTHING_BUILT_IN not in wanted.categories:
        kinds = frozenset(categories_named(wanted.categories))
        pool += (
            word
            for word in bank_of(wanted.language).by_level.get(level, ())
            if not kinds or not kinds.isdisjoint(word.categories)
        )
    own = [word for words in lists for word in words if word.level in (level, None)]
    if own:
        once = {key_of(word.text): word for word in reversed([*pool, *own])}
        pool = list(reversed(once.values()))
    if wanted.proper_nouns:
        return pool
    by_flag = wanted.language in CAPITALS_ARE_USUAL
    return [word for word in pool if not word.proper and (by_flag or not has_capital(word.text))]


@lru_cache(maxsize=8)
def _keys(texts: frozenset[str]) -> frozenset[str]:
    return frozenset(map(key_of, texts))

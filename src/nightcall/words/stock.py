"""The stock a table draws its Magic Words from: the bank and chosen lists, pooled.

The only chance is the `Random` it is given. Knows no game: levels are asked for by name.
"""

from collections.abc import Collection, Iterator, Sequence, Set
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
POOLS_KEPT = 64


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
    kinds: frozenset[Kind]
    lists: tuple[tuple[Word, ...], ...]


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
    ) -> list[list[str]]:
        """One offer for each level: its spellings, the shown one first.

        Categories and lists are pooled (WW-WRD-06); no category means all of them. Words to
        avoid come again only when the pool of their level holds no other (WW-WRD-07). There are
        fewer offers than levels if the pool is smaller, none only if it is empty.
        """
        for level in levels:
            if level not in LEVELS:
                raise BadLine("unknown-level", level)
        wanted = Wanted(language, proper_nouns, tuple(sorted(set(categories))), tuple(lists))
        avoided = _keys(avoid if isinstance(avoid, frozenset) else frozenset(avoid))
        offers: list[Word] = []
        for level in levels:
            word = self._pick(self._pool(wanted, level), avoided, offers)
            if word is not None:
                offers.append(word)
        return [[word.text, *word.spellings] for word in offers]

    def _pool(self, wanted: Wanted, level: str) -> Pool:
        """The pool for a level. Kept as long as no list in it has changed."""
        lists = tuple(self._lists.words_of(name) for name in wanted.lists)
        kept = self._pools.get((wanted, level))
        if kept is not None and all(a is b for a, b in zip(kept.lists, lists, strict=True)):
            return kept
        words = pooled(wanted, level, lists)
        entries = [(key_of(word.text), word.categories, word) for word in words]
        pool = Pool(entries, frozenset(word.categories for word in words), lists)
        if len(self._pools) >= POOLS_KEPT:
            self._pools.clear()
        self._pools[wanted, level] = pool
        return pool

    def _pick(self, pool: Pool, avoided: frozenset[str], offers: list[Word]) -> Word | None:
        """A fresh word, unlike the offers so far if the pool has one."""
        taken = {key_of(offer.text) for offer in offers}
        if fresh := self._search(pool, avoided | taken if taken else avoided, offers):
            return fresh
        if any(key in taken and key not in avoided for key, _, _ in pool.entries):
            return None  # its last fresh word is among the offers already
        return self._search(pool, frozenset(taken), offers)

    def _search(self, pool: Pool, without: frozenset[str], offers: list[Word]) -> Word | None:
        """A word of no kind that was offered; else with another kind first; else any."""
        seen = {category for offer in offers for category in offer.categories}
        for key, kind, word in self._lucky(pool):  # most draws need one or two tries
            if key not in without and seen.isdisjoint(kind):
                return word
        if not offers:
            return self._among(pool, pool.kinds, without)
        first = {offer.categories[:1] for offer in offers}
        return (
            self._among(pool, {kind for kind in pool.kinds if seen.isdisjoint(kind)}, without)
            or self._among(pool, {kind for kind in pool.kinds if kind[:1] not in first}, without)
            or self._among(pool, pool.kinds, without)
        )

    def _among(self, pool: Pool, kinds: Set[Kind], without: frozenset[str]) -> Word | None:
        """A word of these kinds: by luck, or else the next one from a random place on."""
        if not kinds:
            return None
        for key, kind, word in self._lucky(pool):
            if key not in without and kind in kinds:
                return word
        start = int(self._chance.random() * len(pool.entries))
        for key, kind, word in pool.entries[start:] + pool.entries[:start]:
            if key not in without and kind in kinds:
                return word
        return None

    def _lucky(self, pool: Pool) -> Iterator[Entry]:
        entries, chance = pool.entries, self._chance.random
        for _ in range(TRIES if entries else 0):
            yield entries[int(chance() * len(entries))]


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

"""What a question means: an expression over the facts, and of which words it is so.

Knows no wording and no player. An answer is a set of bits over all words, for a Mayor who looks
up one of them as for askers who weigh thousands.
"""

import re
from functools import lru_cache
from typing import Literal

import msgspec

from nightcall.bots.knowledge.facts import Column, Facts, facts
from nightcall.games.werewords.letters import letter_places

Value = Literal["yes", "no", "maybe"]

EMPTY = Column(0, 0)

DERIVED = {
    "after2000": "00s|10s|20s",
    "before1980": "1920s|30s|40s|50s|60s|70s",
}


class Meaning(msgspec.Struct, frozen=True, omit_defaults=True):
    """`key` says what kind of question it is; its text is `werewords-understood-<key>`.

    `what` goes into the text. `expression` is looked up in the facts. "not", "or" and "and" have
    parts and no expression.
    """

    key: str
    what: str = ""
    expression: str = ""
    parts: tuple["Meaning", ...] = ()


UNKNOWN = Meaning("unknown")


def column(meaning: Meaning) -> Column:
    """Of which words it is so, and of which it may be."""
    known = facts()
    if meaning.key == "not":
        return _not(column(meaning.parts[0]), known)
    if meaning.key in ("or", "and"):
        found = column(meaning.parts[0])
        for part in meaning.parts[1:]:
            found = (_or if meaning.key == "or" else _and)(found, column(part))
        return found
    if not meaning.expression:
        return Column(0, known.everything)
    return evaluated(meaning.expression)


@lru_cache(maxsize=4096)
def evaluated(expression: str) -> Column:
    """An expression of the lexicon: attributes, `k:kind`, `s<=n`, with `!`, `&` and `|`."""
    known = facts()
    result = EMPTY
    for alternative in DERIVED.get(expression, expression).split("|"):
        every: Column | None = None
        for atom in alternative.split("&"):
            one = _atom(atom.removeprefix("!"), known)
            one = _not(one, known) if atom.startswith("!") else one
            every = one if every is None else _and(every, one)
        result = _or(result, every or EMPTY)
    return result


_SIZE = re.compile(r"s(<=|>=|=)(\d(?:\.\d)?)")


def _atom(atom: str, known: Facts) -> Column:  # noqa: PLR0911  a line for each
    if atom in DERIVED:
        return evaluated(DERIVED[atom])
    if sized := _SIZE.fullmatch(atom):
        return _sized(sized[1], float(sized[2]), known)
    head, _, rest = atom.partition(":")
    match head:
        case "k":
            return known.column(f"kind:{rest}")
        case "above":
            return Column(known.above.get(rest, 0), 0)
        case "related":
            yes = known.related.get(rest, 0)
            return Column(yes, known.everything & ~yes)
        case "word":
            return _word(rest, known)
        case "letters":
            return Column(spelt(rest), 0)
        case _:
            return known.column(atom)


def _sized(sign: str, bound: float, known: Facts) -> Column:
    """Sizes at the bound itself are no clear case, unless the bound lies between two sizes."""
    yes = maybe = 0
    for size, words in enumerate(known.sized):
        if size == 0:
            continue
        if (sign == "<=" and size <= bound) or (sign == ">=" and size >= bound):
            yes |= words
        elif sign == "=" and size == bound:
            maybe |= words
    return Column(yes, maybe)


def _word(text: str, known: Facts) -> Column:
    """One word itself, and whatever is a kind of it."""
    number = known.number(text)
    itself = 0 if number is None else 1 << number
    return Column(itself | known.above.get(text.lower(), 0), 0)


def spelt(test: str) -> int:
    """The words whose letters pass a test, such as `first:a-m`, `has:e`, `words:2`, `length:>6`."""
    return spellings_of("en", facts().texts).passing(test)


class Spellings:
    """The words of one world, by their letters; sets that are asked for often are kept."""

    def __init__(self, texts: list[str]) -> None:
        self._texts = texts
        self._by: dict[str, dict[str | int, int]] = {"first": {}, "length": {}, "words": {}}
        for number, text in enumerate(texts):
            letters = letters_of(text)
            measures: tuple[tuple[str, str | int], ...] = (
                ("first", letters[:1]),
                ("length", len(letters)),
                ("words", len(text.split())),
            )
            for name, measure in measures:
                sets = self._by[name]
                sets[measure] = sets.get(measure, 0) | 1 << number
        self._passing: dict[str, int] = {}

    def passing(self, test: str) -> int:
        if test not in self._passing:
            self._passing[test] = self._found(test)
        return self._passing[test]

    def _found(self, test: str) -> int:
        name, _, rest = test.partition(":")
        bits = 0
        if name in self._by:
            for measure, words in self._by[name].items():
                fits = _is_between(measure, rest) if name == "first" else _compare(measure, rest)
                bits |= words if fits else 0
            return bits
        return sum(1 << n for n, text in enumerate(self._texts) if is_spelt(text, test))


_SPELLINGS: dict[str, Spellings] = {}


def spellings_of(language: str, texts: list[str]) -> Spellings:
    if language not in _SPELLINGS:
        _SPELLINGS[language] = Spellings(texts)
    return _SPELLINGS[language]


def letters_of(text: str) -> str:
    return "".join(text[place] for place in letter_places(text)).lower()


def _is_between(letter: str | int, bounds: str) -> bool:
    low, _, high = bounds.partition("-")
    return low <= str(letter) <= (high or low)


def is_spelt(text: str, test: str) -> bool:  # noqa: PLR0911  likewise
    """Whether the letters of any text pass a test."""
    name, _, rest = test.partition(":")
    letters = letters_of(text)
    match name:
        case "first":
            return _is_between(letters[:1], rest)
        case "last":
            return letters.endswith(rest)
        case "begins":
            return letters.startswith(rest)
        case "vowel":
            return letters[:1] in "aeiou"
        case "has":
            return rest in letters
        case "words":
            return _compare(len(text.split()), rest)
        case "length":
            return _compare(len(letters), rest)
        case _:
            raise ValueError(f"no such test of letters: {test}")


def _compare(measure: str | int, bound: str) -> bool:
    number = int(measure)
    if bound.startswith(">"):
        return number > int(bound[1:])
    if bound.startswith("<"):
        return number < int(bound[1:])
    return number == int(bound)


def value_of(place: int, found: Column) -> Value:
    """What a column says of one word."""
    if found.yes >> place & 1:
        return "yes"
    return "maybe" if found.maybe >> place & 1 else "no"


def _not(one: Column, known: Facts) -> Column:
    return Column(known.everything & ~(one.yes | one.maybe), one.maybe)


def _or(one: Column, other: Column) -> Column:
    yes = one.yes | other.yes
    return Column(yes, (one.maybe | other.maybe) & ~yes)


def _and(one: Column, other: Column) -> Column:
    yes = one.yes & other.yes
    return Column(yes, (one.yes | one.maybe) & (other.yes | other.maybe) & ~yes)

"""The shipped facts: a matrix of words and attributes, each column a set of bits over the words.

A Python integer is the set: bit n stands for word n. Knows no question and no game.
"""

from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from nightcall.words.word import key_of

FILE = Path(__file__).parent / "facts.tsv"

_SPARSE = ","
"""Begins a packed set that lists its words; others are one hexadecimal number."""


class Column(NamedTuple):
    """Of which words something is so, and of which it depends; of all others it is not."""

    yes: int
    maybe: int


class Facts:
    """All that is known. Words are meant by their number, in the order of the file."""

    def __init__(self, texts: list[str], sizes: list[int]) -> None:
        self.texts = texts
        self.sizes = sizes
        self.columns: dict[str, Column] = {}
        self.above: dict[str, int] = {}
        self.related: dict[str, int] = {}

    @property
    def everything(self) -> int:
        return (1 << len(self.texts)) - 1

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each word, by its text."""
        return {text: number for number, text in enumerate(self.texts)}

    @cached_property
    def _keys(self) -> dict[str, int]:
        return {key_of(text): number for number, text in reversed(list(enumerate(self.texts)))}

    def number(self, text: str) -> int | None:
        """The number of a word, however it is spelt in capitals and hyphens."""
        found = self.numbers.get(text)
        return found if found is not None else self._keys.get(key_of(text))

    @cached_property
    def sized(self) -> list[int]:
        """For each size from 0, the words of that size; 0 has no size at all."""
        sets = [0] * 10
        for number, size in enumerate(self.sizes):
            sets[size] |= 1 << number
        return sets

    def column(self, attribute: str) -> Column:
        return self.columns.get(attribute, Column(0, 0))


@cache
def facts() -> Facts:
    """The shipped facts; read once in a process."""
    return read(FILE)


def read(path: Path) -> Facts:
    known = Facts([], [])
    for line in path.read_text("utf-8").split("\n"):
        part, _, rest = line.partition("\t")
        if part == "word":
            text, size = rest.split("\t")
            known.texts.append(text)
            known.sizes.append(int(size))
        elif part == "attribute":
            name, yes, maybe = rest.split("\t")
            known.columns[name] = Column(unpacked(yes), unpacked(maybe))
        elif part in ("above", "related"):
            term, members = rest.split("\t")
            (known.above if part == "above" else known.related)[term] = unpacked(members)
    return known


def members(bits: int) -> Iterator[int]:
    """The numbers in a set, smallest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def packed(bits: int) -> str:
    """The shorter way to write a set: its members, or all its bits."""
    listed = _SPARSE + _SPARSE.join(f"{number:x}" for number in members(bits))
    whole = f"{bits:x}"
    return min(listed, whole, key=len) if bits else ""


def unpacked(text: str) -> int:
    if not text.startswith(_SPARSE):
        return int(text, 16) if text else 0
    bits = 0
    for number in text[1:].split(_SPARSE):
        bits |= 1 << int(number, 16)
    return bits

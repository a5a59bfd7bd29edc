"""A word of the game and its one-line form (data/words/FORMAT.md). Knows no file, no table."""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

LEVELS = ("easy", "medium", "hard", "ridiculous")

CATEGORIES = (
    "activities", "animals", "body-health", "books", "brands", "clothes", "film-tv", "food-drink",
    "games", "history-myth", "holidays", "home", "ideas", "jobs", "music-art", "nature", "objects",
    "people", "places", "science", "sport", "travel",
)  # fmt: skip

LONGEST = 80
"""Characters an entry may have: what a table lets the House answer."""

_LEVELS = frozenset(LEVELS)
_CATEGORIES = frozenset(CATEGORIES)
_IGNORED = dict.fromkeys(map(ord, " \t-‐‑‒–—_'’‘ʼ`´.,;:!?¡¿\"“”„«»()/…·"))
_CAPITAL = re.compile(r"(?:^|[\s(\"“«-])[^\W\d_]")


class Word(NamedTuple):
    """An entry: what is shown, how hard it is, what kind of thing, and how else it is spelt.

    An entry of somebody's own list may lack a level (it then belongs to all) and categories.
    """

    text: str
    level: str | None = None
    categories: tuple[str, ...] = ()
    proper: bool = False
    spellings: tuple[str, ...] = ()


class BadLine(ValueError):  # noqa: N818  reads as a sentence
    """A line that is no entry; `key` names the sentence, `value` is what it is about."""

    def __init__(self, key: str, value: str = "") -> None:
        super().__init__(f"{key}: {value}")
        self.key = key
        self.value = value


@lru_cache(maxsize=1 << 16)
def key_of(text: str) -> str:
    """What makes two texts the same entry: not case, spaces, hyphens, points or apostrophes."""
    if text.isascii() and text.isalnum():
        return text.lower()  # most entries: five times faster
    return unicodedata.normalize("NFKC", text).casefold().translate(_IGNORED)


def has_capital(text: str) -> bool:
    """Whether a word in it starts with a capital letter (WW-WRD-05)."""
    return any(found[0][-1].isupper() for found in _CAPITAL.finditer(text))


def parse(line: str) -> Word:
    """The entry of a line with one to five columns; what is missing is empty."""
    columns = line.split("\t")
    if len(columns) > 5:
        raise BadLine("too-many-columns", str(len(columns)))
    text, level, categories, proper, spellings = columns + [""] * (5 - len(columns))
    return Word(
        text,
        level_named(level),
        categories_named(categories.split(",") if categories else ()),
        is_proper(proper),
        tuple(spellings.split("|")) if spellings else (),
    )


def line_of(word: Word) -> str:
    """The entry as one line of five columns."""
    proper = "p" if word.proper else ""
    categories = ",".join(word.categories)
    return "\t".join((word.text, word.level or "", categories, proper, "|".join(word.spellings)))


def level_named(level: str) -> str | None:
    if level and level not in _LEVELS:
        raise BadLine("unknown-level", level)
    return level or None


def categories_named(categories: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """The same categories, none twice; an unknown one is refused."""
    for category in categories:
        if category not in _CATEGORIES:
            raise BadLine("unknown-category", category)
    return tuple(dict.fromkeys(categories))


def is_proper(flag: str) -> bool:
    if flag not in ("", "p"):
        raise BadLine("unknown-proper", flag)
    return flag == "p"

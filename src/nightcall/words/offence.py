"""Knows offensive terms by their hashes, so that no list of them stands in the clear."""

import hashlib
from functools import cache
from itertools import pairwise
from pathlib import Path

from nightcall.words.word import key_of

HASHES = Path(__file__).parent / "offence.hashes"

# Well-known names and phrases that hold a listed word and mean no harm.
INNOCENT = frozenset({"mobydick", "dicktracy", "dickvandyke", "culdesac", "cavalloditroia",
                      "guerraditroia", "tapecul"})  # fmt: skip

_DISGUISES = str.maketrans("013457@$", "oieastas")


def is_offensive(text: str, language: str) -> bool:
    """Whether the text, a word in it or two neighbouring ones are on the language's list.

    A language without a list is held against the English one.
    """
    if key_of(text) in INNOCENT:
        return False
    parts = text.replace("-", " ").split()
    tried = {text, *parts, *(f"{one} {two}" for one, two in pairwise(parts))}
    spelt = (each for each in tried if any(char.isalpha() for char in each))  # 455 is a number
    tried |= {each.casefold().translate(_DISGUISES) for each in spelt}
    listed = _hashes().get(language) or _hashes()["en"]
    return any(fingerprint(each) in listed for each in tried if len(key_of(each)) > 2)


def fingerprint(term: str) -> str:
    """Sixteen hexadecimal digits that stand for a term, however it is written."""
    return hashlib.sha256(key_of(term).encode("utf-8", "replace")).hexdigest()[:16]


@cache
def _hashes() -> dict[str, frozenset[str]]:
    """The hashes by language: a heading for each, then its terms."""
    found: dict[str, frozenset[str]] = {}
    for part in HASHES.read_text("utf-8").split("[")[1:]:
        language, _, hashes = part.partition("]")
        found[language] = frozenset(hashes.split())
    return found

"""Near-duplicates: two entries that a table would take for one word.

Found by rule, judged by people: `pairs/<language>.tsv` records whether the `first` or the
`second` stays and the other becomes a spelling of it, or whether they are `two` words.
"""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from nightcall.words.word import key_of
from scripts.words.place import Placed
from scripts.words.spelling import plural

PAIRS = Path(__file__).parent / "pairs"

# British on the left; tried where the pattern stands.
LANDS = (
    (r"our", "or"), (r"(?<=[^aeiou])re$", "er"), (r"is(?=e|ation|ing)", "iz"), (r"ogue$", "og"),
    (r"ence$", "ense"), (r"grey", "gray"), (r"tyre", "tire"), (r"ae", "e"), (r"oe", "e"),
    (r"ll(?=er|ing|ed)", "l"), (r"plough", "plow"), (r"draught", "draft"), (r"mould", "mold"),
    (r"moustache", "mustache"), (r"pyjama", "pajama"), (r"yoghurt", "yogurt"), (r"axe$", "ax"),
    (r"aeroplane", "airplane"), (r"doughnut", "donut"), (r"programme", "program"), (r"ph", "f"),
    (r"cheque", "check"), (r"aluminium", "aluminum"), (r"whisky", "whiskey"),
)  # fmt: skip

ARTICLES = {
    "de": r"(der|die|das) ",
    "en": r"(the|an?) ",
    "es": r"(el|la|los|las) ",
    "fr": r"(le |la |les |l['’])",
    "it": r"(il |lo |la |i |gli |le |l['’])",
}

# What a plural adds or puts in place of an ending, by language.
PLURALS = {
    "de": (("", "e"), ("", "n"), ("", "en"), ("", "er"), ("", "s")),
    "es": (("", "s"), ("", "es"), ("z", "ces")),
    "fr": (("", "s"), ("", "x"), ("al", "aux")),
    "it": (("o", "i"), ("a", "e"), ("e", "i"), ("ca", "che"), ("co", "chi"), ("ga", "ghe")),
}


def recorded_pairs(language: str, folder: Path = PAIRS) -> dict[tuple[str, str], str]:
    path = folder / f"{language}.tsv"
    if not path.exists():
        return {}
    found = {}
    for line in path.read_text("utf-8").splitlines():
        one, other, verdict = line.split("\t")
        if verdict not in ("first", "second", "two"):
            raise ValueError(f"{path.name}: {verdict!r} is not first, second or two")
        found[one, other] = verdict
    return found


def near_pairs(placed: list[Placed], language: str) -> Iterator[tuple[str, str, str]]:
    """Texts of near-duplicates and why; the entry that comes first in the build is first."""
    places: dict[str, list[int]] = {}
    for index, each in enumerate(placed):
        places.setdefault(key_of(each.word.text), []).append(index)
    seen: set[tuple[int, int]] = set()
    for index, each in enumerate(placed):
        for twin, why in ((key_of(each.word.text), "case"), *twins(each, language)):
            for other in places.get(twin, ()):
                pair = (min(index, other), max(index, other))
                if index != other and pair not in seen:
                    seen.add(pair)
                    yield placed[pair[0]].word.text, placed[pair[1]].word.text, why


def twins(each: Placed, language: str) -> Iterator[tuple[str, str]]:
    """The keys under which a near-duplicate of this entry would stand."""
    text = each.word.text
    key = key_of(text)
    for spelling in each.word.spellings:
        yield key_of(spelling), "spelling"
    without = re.sub(f"^{ARTICLES.get(language, ' ')}", "", text, flags=re.IGNORECASE)
    if without != text:
        yield key_of(without), "article"
    if language == "en":
        yield key_of(plural(text)), "plural"
        for pattern, other in LANDS:
            for found in re.finditer(pattern, key):
                yield key[: found.start()] + other + key[found.end() :], "spelling"
        bare = "".join(c for c in unicodedata.normalize("NFD", key) if not unicodedata.combining(c))
        if bare != key:
            yield bare, "accent"
    for ending, many in PLURALS.get(language, ()):
        if key.endswith(ending) and len(key) > 2:
            yield key[: len(key) - len(ending)] + many, "plural"

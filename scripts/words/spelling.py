"""Spellings of one English word: plurals, British and American, joined or hyphenated."""

import re
from collections.abc import Iterator

IRREGULAR = {
    "child": "children", "foot": "feet", "goose": "geese", "louse": "lice", "man": "men",
    "mouse": "mice", "ox": "oxen", "person": "people", "tooth": "teeth", "woman": "women",
    "die": "dice", "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "radius": "radii",
    "phenomenon": "phenomena", "criterion": "criteria", "alumnus": "alumni", "larva": "larvae",
    "vertebra": "vertebrae", "appendix": "appendices", "matrix": "matrices", "vertex": "vertices",
}  # fmt: skip
TO_VES = frozenset({
    "calf", "elf", "half", "hoof", "knife", "leaf", "life", "loaf", "scarf", "self", "sheaf",
    "shelf", "thief", "wife", "wolf", "wharf", "dwarf",
})  # fmt: skip
TO_OES = frozenset({
    "buffalo", "cargo", "domino", "echo", "hero", "mango", "mosquito", "potato", "tomato",
    "tornado", "torpedo", "veto", "volcano",
})  # fmt: skip

# American first; each pair is tried at any one place in the word.
PAIRS = (
    ("or", "our"), ("er", "re"), ("iz", "is"), ("yz", "ys"), ("og", "ogue"), ("ense", "ence"),
    ("l", "ll"), ("m", "mme"), ("gray", "grey"), ("tire", "tyre"), ("e", "ae"), ("e", "oe"),
    ("plow", "plough"), ("draft", "draught"), ("mold", "mould"), ("check", "cheque"),
    ("curb", "kerb"), ("ax", "axe"), ("mustache", "moustache"), ("pajama", "pyjama"),
    ("skeptic", "sceptic"), ("story", "storey"), ("yogurt", "yoghurt"), ("donut", "doughnut"),
    ("aluminum", "aluminium"), ("airplane", "aeroplane"), ("cozy", "cosy"), ("f", "ph"),
    ("k", "que"), ("y", "ie"), ("y", "ey"), ("c", "k"), ("artifact", "artefact"), ("m", "mb"),
)  # fmt: skip


def plural(word: str) -> str:
    """The usual plural of a noun or noun phrase; its last word is bent."""
    head, space, last = word.rpartition(" ")
    return head + space + plural_of_one(last)


def plural_of_one(word: str) -> str:
    for singular, many in IRREGULAR.items():
        if word == singular or (word.endswith(singular) and singular in ("man", "woman", "child")):
            return word[: -len(singular)] + many
    if word in TO_VES:
        return re.sub(r"fe?$", "ves", word)
    if word in TO_OES or re.search(r"(s|x|z|ch|sh)$", word):
        return word + "es"
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + "s"


def variants(word: str) -> Iterator[str]:
    """Every way another land, or another hyphen, might spell the word."""
    for pair in PAIRS:
        for here, there in (pair, pair[::-1]):
            start = word.find(here)
            while start >= 0:
                yield word[:start] + there + word[start + len(here) :]
                start = word.find(here, start + 1)


def bare(text: str) -> str:
    """Case, spaces, hyphens, points and apostrophes do not tell two entries apart."""
    return re.sub(r"[\s\-.'’]", "", text.lower())

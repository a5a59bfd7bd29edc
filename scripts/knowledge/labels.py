"""The hand-written labels: kinds with what is so of them, and the words of each kind.

`data/knowledge/FORMAT.md` is the contract. Nothing here knows a source or a bot.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from scripts.words.sources import ROOT

DATA = ROOT / "data" / "knowledge"
LABELS = DATA / "labels"

_KIND = re.compile(r"= (\S+)(?: < (\S+))? \[(.*)\]")
_ITEM = re.compile(r"(.+?)(?: \[(.*)\])?")
_SIZE = re.compile(r"s(\d)")


IMPLIED = {
    "musician": ("music",), "actor": ("film",), "writer": ("book",), "athlete": ("sports",),
    "director": ("film",), "politician": ("politics",), "comedian": ("funny",),
    "scientist": ("science",), "wood": ("burns", "hard"), "paper": ("burns",), "fabric": ("burns",),
    "glass": ("fragile", "hard"), "metal": ("hard",), "stone": ("hard",), "leather": ("burns",),
}  # fmt: skip
"""What goes with a second calling, or with a material, unless the labels deny it."""


class BadLabelError(ValueError):
    """A line of a label file that cannot be taken; the message names file and line."""


@dataclass(frozen=True)
class Kind:
    name: str
    above: str | None
    marks: tuple[str, ...]


@dataclass
class Labelled:
    """Everything the label files say: kinds by name, and for each word its kind and marks."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    words: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)

    def chain(self, kind: str) -> list[str]:
        """The kind and all above it, the most general first."""
        names: list[str] = []
        name: str | None = kind
        while name is not None:
            names.insert(0, name)
            name = self.kinds[name].above
        return names


@dataclass(frozen=True)
class Profile:
    """What is so of one word: `yes` and `maybe` are attributes, everything else is no."""

    kind: str
    size: int
    yes: frozenset[str]
    maybe: frozenset[str]
    countries: frozenset[str]


def read(folder: Path = LABELS) -> Labelled:
    labelled = Labelled()
    for number, line in _lines(folder / "kinds.txt"):
        found = _KIND.fullmatch(line)
        if found is None:
            raise BadLabelError(f"kinds.txt:{number}: {line!r}")
        name, above, marks = found.groups()
        if name in labelled.kinds:
            raise BadLabelError(f"kinds.txt:{number}: {name} comes twice")
        labelled.kinds[name] = Kind(name, above, tuple(marks.split()))
    for kind in labelled.kinds.values():
        if kind.above is not None and kind.above not in labelled.kinds:
            raise BadLabelError(f"kinds.txt: {kind.name} stands below unknown {kind.above}")
    for path in sorted(folder.glob("*.txt")):
        if path.name != "kinds.txt":
            _read_words(path, labelled)
    return labelled


def _read_words(path: Path, labelled: Labelled) -> None:
    kind = ""
    for number, line in _lines(path):
        if line.startswith("= "):
            kind = line[2:]
            if kind not in labelled.kinds:
                raise BadLabelError(f"{path.name}:{number}: no kind {kind!r}")
            continue
        for item in filter(None, (part.strip() for part in line.split(";"))):
            found = _ITEM.fullmatch(item)
            if found is None or not kind:
                raise BadLabelError(f"{path.name}:{number}: {item!r}")
            text, marks = found[1], tuple((found[2] or "").split())
            if text in labelled.words:
                raise BadLabelError(f"{path.name}:{number}: {text!r} comes twice")
            labelled.words[text] = (kind, marks)


def _lines(path: Path) -> list[tuple[int, str]]:
    numbered = enumerate(path.read_text("utf-8").split("\n"), 1)
    return [(number, line) for number, line in numbered if line and not line.startswith("#")]


def profile(labelled: Labelled, text: str, continents: dict[str, str]) -> Profile:
    """What the labels say of a word: each kind from above, then the word itself; the last holds."""
    kind, own = labelled.words[text]
    values: dict[str, str] = {}
    size = 0
    countries = set[str]()
    for name in labelled.chain(kind):
        values[name] = "+"
        for mark in labelled.kinds[name].marks:
            size = _set(mark, values, countries, size)
    for mark in own:
        size = _set(mark, values, countries, size)
    for country in countries:
        values[continents[country]] = "+"
    for name, others in IMPLIED.items():
        if values.get(name) == "+":
            values |= {other: "+" for other in others if values.get(other) != "-"}
    if "real_person" in values and values.get("living") == "-":
        values |= {"alive": "-", "breathes": "~", "grows": "-"}
    yes = frozenset(name for name, sign in values.items() if sign == "+")
    maybe = frozenset(name for name, sign in values.items() if sign == "~")
    return Profile(kind, size, yes, maybe, frozenset(countries))


def _set(mark: str, values: dict[str, str], countries: set[str], size: int) -> int:
    if sized := _SIZE.fullmatch(mark):
        return int(sized[1])
    if mark.startswith("@"):
        countries.add(mark[1:])
    elif mark.startswith("-@"):
        countries.discard(mark[2:])
    elif mark[0] in "-~":
        values[mark[1:]] = mark[0]
    else:
        values[mark] = "+"
    return size

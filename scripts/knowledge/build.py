"""Makes the shipped knowledge from the labels and the recorded seed, byte for byte the same.

Run as `python -m scripts.knowledge.build`, with `--check` to compare only. Needs no network.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

from nightcall.bots.knowledge.facts import FILE, packed
from scripts.knowledge.labels import DATA, Labelled, Profile, profile, read
from scripts.knowledge.seed import SEED

HEADER = """\
# What the Werewords bots know. Made by scripts/knowledge/build.py from data/knowledge.
# CC BY-SA 4.0. Draws on WordNet and ConceptNet: see SOURCES.md beside it.
"""

# Marks that say of what kind a word is too, besides the kind it is listed under.
MEMBERS = (
    "animal", "building", "character", "event", "food", "furniture", "jewelry", "machine", "org",
    "person", "place", "vehicle", "musician", "actor", "writer", "athlete", "politician",
    "scientist", "comedian", "director", "explorer", "royal", "superhero", "robot", "toy",
)  # fmt: skip

FEWEST = 3
"""A mark of fewer words is nothing to ask about."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    arguments = parser.parse_args()
    data = make()
    if arguments.check:
        is_same = data == FILE.read_bytes()
        sys.exit(0 if is_same else f"{FILE.name} is not what the labels make: build it again")
    FILE.write_bytes(data)
    (FILE.parent / "SOURCES.md").write_bytes((DATA / "SOURCES.md").read_bytes())
    print(f"{len(data) / 1e6:.2f} MB")


def make() -> bytes:
    labelled = read()
    continents = read_continents()
    texts = sorted(labelled.words, key=lambda text: (text.casefold(), text))
    places = {text: place for place, text in enumerate(texts)}
    profiles = [profile(labelled, text, continents) for text in texts]
    lines = [f"word\t{text}\t{each.size}" for text, each in zip(texts, profiles, strict=True)]
    for name, (yes, maybe) in sorted(columns(labelled, profiles).items()):
        lines.append(f"attribute\t{name}\t{packed(yes)}\t{packed(maybe)}")
    for table in ("above", "related"):
        for term, members in read_seed(SEED / f"{table}.tsv"):
            bits = sum(1 << places[text] for text in members if text in places)
            if bits.bit_count() >= FEWEST:
                lines.append(f"{table}\t{term}\t{packed(bits)}")
    return (HEADER + "".join(line + "\n" for line in lines)).encode()


def columns(labelled: Labelled, profiles: list[Profile]) -> dict[str, tuple[int, int]]:
    """For each attribute, the words it is so of and those it may be so of, as sets of bits."""
    yes: dict[str, int] = defaultdict(int)
    maybe: dict[str, int] = defaultdict(int)
    for place, each in enumerate(profiles):
        bit = 1 << place
        chain = labelled.chain(each.kind)
        for name in each.yes:
            yes[name] |= bit
        for name in each.maybe:
            maybe[name] |= bit
        for country in each.countries:
            yes[f"from:{country}"] |= bit
        marked = {name for name in MEMBERS if name in each.yes}
        unmarked = {name for name in MEMBERS if name in each.maybe} - {each.kind}
        denied = {name for name in chain if name in MEMBERS} - each.yes
        for name in (set(chain) | marked) - denied:
            yes[f"kind:{name}"] |= bit
        for name in unmarked:
            maybe[f"kind:{name}"] |= bit
    enough = {name for name in yes if yes[name].bit_count() >= FEWEST}
    return {name: (yes[name], maybe[name]) for name in enough}


def read_continents(path: Path = DATA / "countries.tsv") -> dict[str, str]:
    lines = path.read_text("utf-8").splitlines()
    return dict(line.split("\t") for line in lines if not line.startswith("#"))


def read_seed(path: Path) -> list[tuple[str, list[str]]]:
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    return [(term, members.split("|")) for term, members in rows]


if __name__ == "__main__":
    main()

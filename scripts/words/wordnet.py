"""WordNet's own files, as far as the draft needs them: noun senses, counts, hypernyms."""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

NOUN = "1"  # the part of speech in a sense key


@dataclass(frozen=True)
class Synset:
    number: str
    file: int  # lexicographer file: 5 animals, 6 artifacts, 13 food, …
    lemmas: tuple[str, ...]
    above: tuple[str, ...]
    is_instance: bool
    gloss: str


@dataclass(frozen=True)
class Sense:
    synset: str
    rank: int
    count: int


@dataclass(frozen=True)
class WordNet:
    synsets: dict[str, Synset]
    senses: dict[str, list[Sense]]  # noun senses by lower-case lemma, main sense first
    other_counts: dict[str, int]  # how often a lemma was tagged as verb, adjective, adverb
    other_senses: dict[str, int]

    @classmethod
    def read(cls, folder: Path) -> "WordNet":
        synsets = {}
        for line in (folder / "data.noun").read_text("utf-8").splitlines():
            if not line.startswith(" "):
                synset = parse_synset(line)
                synsets[synset.number] = synset
        senses: dict[str, list[Sense]] = defaultdict(list)
        other_counts: dict[str, int] = defaultdict(int)
        other_senses: dict[str, int] = defaultdict(int)
        for line in (folder / "index.sense").read_text("utf-8").splitlines():
            key, number, rank, count = line.split(" ")
            lemma, rest = key.split("%")
            if rest[0] == NOUN:
                senses[lemma].append(Sense(number, int(rank), int(count)))
            else:
                other_counts[lemma] += int(count)
                other_senses[lemma] += 1
        for found in senses.values():
            found.sort(key=lambda sense: sense.rank)
        return cls(synsets, dict(senses), dict(other_counts), dict(other_senses))

    def ancestors(self, number: str) -> list[str]:
        """All hypernyms, nearest first, the synset itself included."""
        order = [number]
        for current in order:
            order += [up for up in self.synsets[current].above if up not in order]
        return order

    def find(self, name: str) -> str:
        """The synset of a name like `animal.1`: the noun's sense of that rank."""
        lemma, rank = name.rsplit(".", 1)
        return next(sense.synset for sense in self.senses[lemma] if sense.rank == int(rank))


def parse_synset(line: str) -> Synset:
    head, _, gloss = line.partition(" | ")
    fields = head.split()
    count = int(fields[3], 16)
    lemmas = tuple(fields[4 : 4 + 2 * count : 2])
    pointers = fields[5 + 2 * count :]
    above = []
    is_instance = False
    for index in range(0, len(pointers), 4):
        symbol, target = pointers[index : index + 2]
        if symbol in ("@", "@i"):
            above.append(target)
            is_instance = is_instance or symbol == "@i"
    return Synset(fields[0], int(fields[1]), lemmas, tuple(above), is_instance, gloss.strip())

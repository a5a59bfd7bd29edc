"""Makes the draft: about 12,000 English candidates with a proposed level and categories.

Measurable things only (frequency, facts, easy-word lists, hypernyms); people judge afterwards.
Run as `python -m scripts.words.draft`; the sources are fetched once into a cache folder.
"""

import argparse
import hashlib
import math
import re
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from scripts.words.kinds import CONCRETE, Kinds
from scripts.words.sources import ROOT, Sources, load, phrase_zipf
from scripts.words.spelling import bare, plural, variants
from scripts.words.wordnet import Synset

FOLDER = ROOT / "data" / "words" / "en" / "draft"
PART = 1500

# How many of the best candidates each level takes; the rest is left out.
LEVELS = (("easy", 2300), ("medium", 3000), ("hard", 3000), ("ridiculous", 2500))
PROPER_LEVELS = (("easy", 60), ("medium", 500), ("hard", 400), ("ridiculous", 240))

FEWEST_FACTS = 2
FEWEST_TOLD_OF_A_PHRASE = 2
PERSON = 18  # the lexicographer file
SELDOM_TOLD = (PERSON, 27)  # "fastener", "caspase": taxonomy knows them, people do not
RAREST = 2.3
RAREST_NAME = 3.2

RUDE = re.compile(
    r"offensive|slur|derogat|disparag|vulgar|obscene|insulting|contempt|sexual|coitus|genital"
    r"|prostitut|erotic|ethnic|rape\b|suicide|incest"
)
DULL = re.compile(
    r"a native or inhabitant|inhabitant of|a member of the .* people|genus|family of|letter of the"
    r"|speaking people|Amerind|order of (mammals|birds|fish)|cardinal number|being one more than"
    r"|United States (politician|statesman|senator)"
)
UNNAMED = re.compile(r"World|person$|man$|woman$")  # kinds and nations, not names


@dataclass(frozen=True)
class Candidate:
    text: str
    score: float
    categories: tuple[str, ...]
    proper: bool
    spellings: frozenset[str] = field(default_factory=frozenset)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(tempfile.gettempdir()) / "nightcall-words"
    parser.add_argument("--cache", type=Path, default=default, help="where the sources are kept")
    cache = parser.parse_args().cache
    print(f"Fetching what {cache} lacks, then reading it …", flush=True)
    sources = load(cache)
    print("Judging nouns …", flush=True)
    names, words = draft(sources)
    lines = [*levelled(words, LEVELS), *levelled(names, PROPER_LEVELS)]
    write_parts(lines)


def draft(sources: Sources) -> tuple[list[Candidate], list[Candidate]]:
    """Proper nouns and other words, best first, each spelling folded into one entry."""
    kinds = Kinds(sources.wordnet)
    lemmas = sorted(sources.wordnet.senses)
    found = [made for lemma in lemmas if (made := judge(lemma, sources, kinds))]
    found.sort(key=lambda each: (-each.score, each.text))
    folded = fold(found, sources)
    return [each for each in folded if each.proper], [each for each in folded if not each.proper]


def judge(lemma: str, sources: Sources, kinds: Kinds) -> Candidate | None:
    """A candidate for this lemma, or None where a rule speaks against it."""
    wordnet = sources.wordnet
    senses = wordnet.senses[lemma]
    synset = wordnet.synsets[senses[0].synset]
    shown, spellings = name_of(lemma, synset)
    text = shown.lower()
    proper = shown != text
    tagged = sum(sense.count for sense in senses)
    others = wordnet.other_counts.get(lemma, 0)
    is_noun = tagged + 1 >= 0.8 * (others + wordnet.other_senses.get(lemma, 0) * 0.25)
    is_name = not (shown.isupper() or wordnet.other_senses.get(lemma) or UNNAMED.search(shown))
    if not is_noun or not is_wanted(text, synset, sources) or (proper and not is_name):
        return None
    degree = facts_of(text, sources.facts.degree)
    phrase = " " in text
    told = facts_of(text, sources.facts.told)
    zipf = phrase_zipf(text, sources.zipf)
    fewest = 0
    if phrase and not synset.is_instance:
        fewest = FEWEST_TOLD_OF_A_PHRASE
    elif synset.file in SELDOM_TOLD or text.endswith("ing"):
        fewest = 1
    rarest = RAREST_NAME - 0.9 * phrase if proper else RAREST
    if zipf < rarest or degree < FEWEST_FACTS + proper or told < fewest:
        return None
    score = zipf + 0.35 * (text in sources.easy_words)
    score += 0.12 * math.log2(1 + min(degree, 200)) + 0.15 * math.log2(1 + min(told, 200))
    score += 0.6 if synset.file in CONCRETE else -0.9
    score -= 0.5 * phrase
    main_share = (senses[0].count + 1) / (tagged + len(senses))
    score -= 0.4 * (main_share < 0.4)
    places = sources.facts.places.get(text, set())
    is_food = any(wordnet.synsets[sense.synset].file == 13 for sense in senses)
    categories = kinds.categories(synset.number, places, is_food=is_food)
    return Candidate(shown, round(score, 4), tuple(categories), proper, frozenset(spellings))


def name_of(lemma: str, synset: Synset) -> tuple[str, list[str]]:
    """The text to show; a person known by surname is shown in full, the surname counts too."""
    shown = next((each for each in synset.lemmas if each.lower() == lemma), lemma)
    if synset.is_instance and synset.file == PERSON and "_" not in shown:
        for full in synset.lemmas:
            if re.fullmatch(rf"[A-Z][a-z]+_{re.escape(shown)}", full):
                return full.replace("_", " "), [shown]
    return shown.replace("_", " "), []


def is_wanted(text: str, synset: Synset, sources: Sources) -> bool:
    if not re.fullmatch(r"[a-z]+(?:['-][a-z]+)*(?: [a-z]+(?:['-][a-z]+)*){0,2}", text):
        return False
    if len(text) < 3 or RUDE.search(synset.gloss) or DULL.search(synset.gloss):
        return False
    return not any(part in sources.bad_words for part in (text, *text.split()))


def facts_of(text: str, counts: Counter[str]) -> int:
    return counts[text] + counts[plural(text)]


def fold(found: list[Candidate], sources: Sources) -> list[Candidate]:
    """Drops a plural beside its singular; makes other spellings of a word part of its entry."""
    taken: dict[str, int] = {}
    kept: list[Candidate] = []
    texts = {each.text for each in found}
    for each in found:
        key = bare(each.text)
        if key in taken:
            add_spelling(kept, taken[key], each.text, sources)
            continue
        if is_plural_of_another(each.text, texts):
            continue
        twin = next((v for v in variants(key) if v in taken and same(each.text, v, sources)), None)
        if twin is not None:
            add_spelling(kept, taken[twin], each.text, sources)
            taken[key] = taken[twin]
            continue
        taken[key] = len(kept)
        kept.append(each)
    return kept


def is_plural_of_another(text: str, texts: set[str]) -> bool:
    if not text.endswith(("s", "i", "ae", "n", "e", "a")):
        return False
    stems = {text[:-1], text[:-2], text[:-3] + "y", text[:-3] + "f", text[:-3] + "fe"}
    stems |= {text[:-3] + "an", text[:-1] + "us", text[:-2] + "us"}
    return any(stem in texts and stem != text and plural(stem) == text for stem in stems)


def same(text: str, other: str, sources: Sources) -> bool:
    """Whether two spellings are lemmas of one WordNet noun."""
    senses = sources.wordnet.senses
    here = {sense.synset for sense in senses.get(text.lower().replace(" ", "_"), [])[:2]}
    return any(sense.synset in here for sense in senses.get(other, [])[:2])


def add_spelling(kept: list[Candidate], index: int, spelling: str, sources: Sources) -> None:
    """Shows "wristwatch" rather than "wrist watch" where people tell more of it."""
    old = kept[index]
    if spelling.lower() == old.text.lower():
        return
    text, other = old.text, spelling
    told = sources.facts.told
    if " " in text and " " not in other and told[other.lower()] > told[text.lower()]:
        text, other = other, text
    kept[index] = replace(old, text=text, spellings=(old.spellings | {other}) - {text})


def levelled(found: list[Candidate], levels: tuple[tuple[str, int], ...]) -> list[str]:
    lines = []
    rest = iter(found)
    for level, count in levels:
        chosen = [each for each, _ in zip(rest, range(count), strict=False)]
        lines += [line_of(each, level) for each in sorted(chosen, key=lambda c: c.text.lower())]
    return lines


def line_of(each: Candidate, level: str) -> str:
    flag = "p" if each.proper else ""
    categories = ",".join(each.categories)
    return "\t".join((each.text, level, categories, flag, "|".join(sorted(each.spellings))))


def write_parts(lines: Iterable[str], folder: Path = FOLDER) -> None:
    """Numbered parts of 1,500 lines, and their sha256 beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.tsv"):
        old.unlink()
    everything = list(lines)
    sums = []
    for number, start in enumerate(range(0, len(everything), PART), 1):
        data = "".join(line + "\n" for line in everything[start : start + PART]).encode()
        name = f"{number:02}.tsv"
        (folder / name).write_bytes(data)
        sums.append(f"{hashlib.sha256(data).hexdigest()}  {name}\n")
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")
    print(f"{len(everything)} candidates in {len(sums)} parts")


if __name__ == "__main__":
    main()

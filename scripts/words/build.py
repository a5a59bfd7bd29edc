"""Makes the shipped banks: own lists, then the judged draft, byte for byte the same each time.

Run as `python -m scripts.words.build`, with `--check` to compare only. Needs no network.
"""

import argparse
import sys
from pathlib import Path

from nightcall.words.banks import FOLDER as BANKS
from nightcall.words.clean import clean
from nightcall.words.word import BadLine, Word, key_of, line_of, parse
from scripts.words.judgements import judged_words
from scripts.words.near import PAIRS, near_pairs, recorded_pairs
from scripts.words.place import Placed, Problems
from scripts.words.sources import ROOT

DATA = ROOT / "data" / "words"

HEADER = """\
# Words of Nightcall: text, level, categories, proper, spellings. Made by scripts/words/build.py.
# {licence}
"""
LICENCES = {
    "en": "CC BY-SA 4.0. Draws on WordNet, ConceptNet and wordfreq: see SOURCES.md beside it.",
}
OUR_OWN = "CC BY-SA 4.0, by the Nightcall authors."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("languages", nargs="*", help="all that have data, if none is named")
    arguments = parser.parse_args()
    found = sorted(path.name for path in DATA.iterdir() if path.is_dir())
    fine = True
    for language in arguments.languages or found:
        problems = Problems()
        data = make(language, problems)
        problems.show(language)
        if problems.refused:
            fine = False
        elif arguments.check:
            fine = fine and data == (BANKS / f"{language}.tsv").read_bytes()
        else:
            BANKS.mkdir(exist_ok=True)
            (BANKS / f"{language}.tsv").write_bytes(data)
            (BANKS / "SOURCES.md").write_bytes((DATA / "SOURCES.md").read_bytes())
    sys.exit(0 if fine else 1)


def make(language: str, problems: Problems, data: Path = DATA, pairs: Path = PAIRS) -> bytes:
    """The bank of a language as bytes; what speaks against it is in `problems`."""
    placed = own_words(data / language / "own", problems)
    if (data / language / "draft").exists():
        placed += judged_words(data / language, problems)
    words = fold(merge(placed, problems), language, recorded_pairs(language, pairs), problems)
    problems.note(f"{len(words)} words")
    header = HEADER.format(licence=LICENCES.get(language, OUR_OWN))
    lines = [line_of(each.word) for each in words]
    lines.sort(key=lambda line: (line.split("\t")[0].casefold(), line))
    return (header + "".join(line + "\n" for line in lines)).encode()


def own_words(folder: Path, problems: Problems) -> list[Placed]:
    placed = []
    for path in sorted(folder.glob("*.tsv")):
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
            if not line or line.startswith("#"):
                continue
            try:
                word = checked(parse(line))
            except BadLine as error:
                problems.refuse(path, number, f"{error.key} {error.value!r}")
            else:
                placed.append(Placed(word, path, number).tidy())
    return placed


def checked(word: Word) -> Word:
    """The word, if it has a level, a category and clean spellings."""
    if word.level is None:
        raise BadLine("unknown-level", "")
    if not word.categories:
        raise BadLine("unknown-category", "")
    for text in (word.text, *word.spellings):
        if clean(text) != text:
            raise BadLine("unclean", text)
    return word


def merge(placed: list[Placed], problems: Problems) -> list[Placed]:
    """One entry for each text: categories are united, the first level stands.

    A name and a word of the same letters (Turkey, turkey) are left for `fold` to tell apart.
    """
    first: dict[tuple[str, bool], Placed] = {}
    texts: dict[str, tuple[str, bool]] = {}
    moved = 0
    for each in placed:
        known = texts.setdefault(each.word.text, (key_of(each.word.text), each.word.proper))
        old = first.get(known)
        if old is None:
            first[known] = each
            continue
        moved += old.word.level != each.word.level
        first[known] = old.united(each.word)
    merged = len(placed) - len(first)
    problems.note(f"{merged} duplicates merged, {moved} of them with another level")
    return list(first.values())


def fold(
    placed: list[Placed],
    language: str,
    recorded: dict[tuple[str, str], str],
    problems: Problems,
) -> list[Placed]:
    """Near-duplicates become one entry where that is recorded; unrecorded ones are refused."""
    by_text = {each.word.text: each for each in placed}
    for one, other, why in near_pairs(placed, language):
        verdict = recorded.get((one, other))
        if verdict is None:
            there = by_text.get(other)
            if there is not None:
                problems.refuse(there.path, there.number, f"{other!r} is near {one!r} ({why})")
        elif verdict != "two" and one in by_text and other in by_text:
            kept, folded = (one, other) if verdict == "first" else (other, one)
            by_text[kept] = by_text[kept].united(by_text.pop(folded).word)
    return list(by_text.values())


if __name__ == "__main__":
    main()

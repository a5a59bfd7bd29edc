"""The judged draft: each line of a draft part meets its verdict, in the same order."""

import hashlib
from pathlib import Path

from nightcall.words.clean import clean
from nightcall.words.word import BadLine, Word, parse
from scripts.words.place import Placed, Problems


def judged_words(folder: Path, problems: Problems) -> list[Placed]:
    """The kept words of all parts that have been judged; the others are named loudly."""
    sums = {}
    for line in (folder / "draft" / "SHA256SUMS").read_text("utf-8").splitlines():
        recorded, name = line.split("  ")
        sums[name] = recorded
    placed: list[Placed] = []
    for part in sorted((folder / "draft").glob("*.tsv")):
        if hashlib.sha256(part.read_bytes()).hexdigest() != sums.get(part.name):
            problems.refuse(part, 1, "is not the draft that was recorded")
        judgements = folder / "judgements" / part.name
        if judgements.exists():
            placed += judged_part(part, judgements, problems)
        else:
            problems.note(f"!!! PART {part.stem} LEFT OUT: it has not been judged !!!")
    return placed


def judged_part(part: Path, judgements: Path, problems: Problems) -> list[Placed]:
    drafted = part.read_text("utf-8").splitlines()
    lines = [
        (number, line)
        for number, line in enumerate(judgements.read_text("utf-8").split("\n"), 1)
        if line and not line.startswith("#")
    ]
    placed: list[Placed] = []
    for draft_line, (number, line) in zip(drafted, lines, strict=False):
        text = draft_line.split("\t")[0]
        try:
            word = verdict(text, line)
        except BadLine as error:
            problems.refuse(judgements, number, f"{error.key} {error.value!r}")
            if error.key == "other-text":
                return placed  # one line too many or too few: all that follow would be wrong
        else:
            placed += [Placed(word, judgements, number).tidy()] if word else []
    if len(lines) != len(drafted):
        missing = drafted[len(lines)].split("\t")[0] if len(lines) < len(drafted) else "no line"
        last = lines[-1][0] if lines else 1
        problems.refuse(judgements, last, f"{len(lines)} of {len(drafted)} judged; next {missing}")
    return placed


def verdict(text: str, line: str) -> Word | None:
    """The word as judged, or None if it is struck."""
    columns = line.split("\t")
    if columns[0] != text:
        raise BadLine("other-text", f"{columns[0]} instead of {text}")
    if len(columns) < 2 or columns[1] not in ("keep", "strike"):
        raise BadLine("unknown-verdict", "\t".join(columns[1:2]))
    if columns[1] == "strike":
        return None
    level, categories, proper, spellings, newtext = (columns[2:] + [""] * 5)[:5]
    word = parse("\t".join((newtext or text, level, categories, proper, spellings)))
    if word.level is None or not word.categories:
        raise BadLine("unknown-level" if word.level is None else "unknown-category", "")
    for spelt in (word.text, *word.spellings):
        if clean(spelt) != spelt:
            raise BadLine("unclean", spelt)
    return word

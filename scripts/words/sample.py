"""A blind second look: a fresh random sample of the bank without its levels, and the score.

`python -m scripts.words.sample draw --seed 7 blind.tsv` writes 200 entries of each level in mixed
order, without their levels. Somebody writes a level, or `bad` for an unplayable entry, in the
second column. `python -m scripts.words.sample score blind.tsv` compares it with the bank.
"""

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from nightcall.words.banks import bank_of
from nightcall.words.word import LEVELS

EACH = 200
UNPLAYABLE = "bad"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=["draw", "score"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=EACH)
    asked = parser.parse_args()
    if asked.action == "draw":
        texts = drawn(asked.language, asked.seed, asked.each)
        asked.file.write_text("".join(f"{text}\t\n" for text in texts), "utf-8")
    else:
        print(scored(asked.file, asked.language))


def drawn(language: str, seed: int, each: int) -> list[str]:
    """As many texts of every level, in an order that tells nothing."""
    chance = Random(seed)  # noqa: S311  a sample, not a secret
    by_level = bank_of(language).by_level
    texts = [word.text for level in LEVELS for word in chance.sample(by_level[level], each)]
    chance.shuffle(texts)
    return texts


def scored(file: Path, language: str) -> str:
    """Per level: how many were judged the same, one off, more than one off, unplayable."""
    counts: dict[str, Counter[str]] = {level: Counter() for level in LEVELS}
    far = []
    for line in file.read_text("utf-8").splitlines():
        text, judged = line.split("\t")[:2]
        word = bank_of(language).find(text)
        if word is None or word.level is None or judged not in (*LEVELS, UNPLAYABLE):
            raise SystemExit(
                f"{file.name}: {line!r} is not an entry with a level or {UNPLAYABLE!r}"
            )
        if judged == UNPLAYABLE:
            verdict = UNPLAYABLE
        else:
            distance = abs(LEVELS.index(judged) - LEVELS.index(word.level))
            verdict = ("same", "one off")[distance] if distance < 2 else "far"
        counts[word.level][verdict] += 1
        if verdict in ("far", UNPLAYABLE):
            far.append(f"  {text}: {word.level}, judged {judged}")
    lines = ["level        same  one off   far   bad  misplaced"]
    for level, count in counts.items():
        total = count.total() or 1
        lines.append(
            f"{level:<11}{count['same']:>6}{count['one off']:>9}{count['far']:>6}"
            f"{count[UNPLAYABLE]:>6}{count['far'] / total:>10.1%}"
        )
    return "\n".join([*lines, *far])


if __name__ == "__main__":
    main()

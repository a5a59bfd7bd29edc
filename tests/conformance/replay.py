"""Reads journals, one after another, and prints their playthroughs: `python -m` this module."""

import sys
from collections.abc import Iterable

from nightcall.games import game_named
from nightcall.table import Run, playthrough
from nightcall.table.journal import line, read


def journal_text(run: Run) -> str:
    return "".join(f"{text}\n" for text in (line(run.header), *map(line, run.entries)))


def run_from(text: str) -> Run:
    journal, _ = read(text.splitlines(keepends=True))
    return Run(game_named(journal.header.game), journal.header, journal.entries)


def playthroughs(journals: Iterable[str]) -> str:
    return "\n".join(playthrough(run_from(text)) for text in journals)


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(playthroughs(sys.stdin.read().split("\n\n")))

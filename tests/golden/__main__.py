"""Writes the golden games: `python -m tests.golden [--rewrite] [name …]`.

A journal is a promise: while the rules number stays the same, it is not overwritten unless
--rewrite says that the change is meant. A journal of an older number is kept beside the new one.
"""

import argparse
import sys
from pathlib import Path

from nightcall.games import game_named
from nightcall.table import Run, playthrough
from nightcall.table.journal import read
from tests.golden.games import SITTINGS
from tests.golden.night_games import NIGHT_GAMES, Played
from tests.golden.record import JOURNALS, PLAYTHROUGHS, record
from tests.golden.sitting import Sitting


def main(arguments: list[str], journals: Path = JOURNALS, texts: Path = PLAYTHROUGHS) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--rewrite", action="store_true", help="overwrite at the same rules number")
    parser.add_argument("names", nargs="*", help="only these games")
    wanted = parser.parse_args(arguments)
    chosen = [
        each for each in (*SITTINGS, *NIGHT_GAMES) if not wanted.names or each.name in wanted.names
    ]
    results = [
        write(
            each.name,
            play(each, journals),
            journals,
            texts,
            rewrite=wanted.rewrite,
        )
        for each in chosen
    ]
    return 0 if chosen and all(results) else 1


def play(golden: Sitting | Played, journals: Path) -> Run:
    """A game by moves is played again. A game by seed was played once and its journal tells it:
    the same seed need not mean the same game for ever. What is said of its entries may be new."""
    path = journals / f"{golden.name}.jsonl"
    if isinstance(golden, Played) and path.exists():
        journal, _ = read(path.read_text("utf-8").splitlines(keepends=True))
        if journal.header.rules == golden.game.rules:
            return Run(golden.game, journal.header, journal.entries)
    return golden.play()


def write(name: str, run: Run, journals: Path, texts: Path, *, rewrite: bool) -> bool:
    """Whether the files now say what this run says."""
    path, text = journals / f"{name}.jsonl", record(run)
    if path.exists() and path.read_text("utf-8") != text:
        rules = read(path.read_text("utf-8").splitlines(keepends=True))[0].header.rules
        if rules != game_named(run.header.game).rules:
            path.rename(journals / f"{name}.rules-{rules}.jsonl")
        elif not rewrite:
            print(f"{name}: differs at the same rules number; not overwritten without --rewrite")
            return False
    path.write_text(text, "utf-8")
    (texts / f"{name}.txt").write_text(playthrough(run), "utf-8")
    print(f"{name}: {run.length} entries")
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

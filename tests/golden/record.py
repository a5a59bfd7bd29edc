"""Records: a journal with what was said between its answers, readable without any script."""

from pathlib import Path

from nightcall.table import Ask, Run
from nightcall.table.journal import line

TESTS = Path(__file__).parent.parent
JOURNALS = TESTS / "journals"
PLAYTHROUGHS = TESTS / "playthroughs"


def record(run: Run) -> str:
    lines = [line(run.header)]
    for number in range(run.length + 1):
        lines += [line(run.entries[number - 1])] if number else []
        lines += [line(item) for item in run.said_at(number) if not isinstance(item, Ask)]
    return "".join(f"{text}\n" for text in lines)


def said_lines(run: Run) -> list[str]:
    return [line(item) for item in run.said if not isinstance(item, Ask)]

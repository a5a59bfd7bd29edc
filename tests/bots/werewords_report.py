"""How a bot Mayor answers the gold pairs, by kind: `python -m tests.bots.werewords_report`.

Prints the table of docs/bots.md. It counts and never shows a pair, so that the held-out half stays
unread.
"""

from collections import Counter, defaultdict

from nightcall.bots.werewords.understood import understood
from tests.bots.werewords_table import gold, said_of

HALVES = ("held_out", "tuning")
HEAD = """\
| kind of question | held out: pairs | right | Maybe | built with: pairs | right | Maybe |
| --- | --- | --- | --- | --- | --- | --- |
"""


def counted(half: str) -> dict[str, Counter[str]]:
    """By kind, and for all of them: how many pairs, and what became of them."""
    kinds = defaultdict[str, Counter[str]](Counter)
    for word, question, kind, answer in gold(half):
        if answer == "maybe":
            continue
        said = said_of(word, understood(question))
        became = "Maybe" if said == "maybe" else "right" if said == answer else "wrong"
        for name in (kind, "all"):
            kinds[name][became] += 1
    return kinds


def table() -> str:
    halves = [counted(half) for half in HALVES]
    names = sorted(halves[0].keys() - {"all"})
    return HEAD + "".join(row(name, halves) for name in (*names, "all"))


def row(name: str, halves: list[dict[str, Counter[str]]]) -> str:
    cells = [name]
    for half in halves:
        counts = half[name]
        right = counts["right"] / (counts["right"] + counts["wrong"])
        cells += [str(counts.total()), f"{100 * right:.1f} %", str(counts["Maybe"])]
    return f"| {' | '.join(cells)} |\n"


if __name__ == "__main__":
    print(table(), end="")

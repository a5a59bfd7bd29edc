"""Tables of Werewords for the tests of its bots: games among bots, and a Mayor with one asker."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from nightcall.bots import Level, make_bot
from nightcall.bots.arena import seats
from nightcall.bots.knowledge.facts import facts
from nightcall.bots.match import Match
from nightcall.bots.werewords.meaning import Meaning, Value, column, value_of
from nightcall.bots.werewords.understood import understood
from nightcall.games.werewords import WEREWORDS
from nightcall.table import Answer, Header, House, Run, Seat
from nightcall.words import Stock

GOLD = Path(__file__).parent / "werewords_gold"


class Words:
    """The word bank, drawn from by the test's own chance."""

    def __init__(self, chance: Random) -> None:
        self._stock = Stock(chance)

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        return list(self._stock.draw(wants, **limits))


def played(players: int, seed: int, level: Level = "hard", **options: Any) -> Match:
    """One game among bots, to its end."""
    chance = Random(seed)
    header = Header("werewords", WEREWORDS.rules, seats(players), options)

    def bots(_cards: Mapping[Seat, str]) -> dict[Seat, Any]:
        return {
            seat: make_bot("werewords", seat, header, level, Random(f"{seed} {seat}"))
            for seat in header.seats
        }

    match = Match(Run(WEREWORDS, header), House(chance, words=Words(chance)), bots, chance)
    match.play()
    return match


def gold(name: str) -> Iterator[tuple[str, str, str, str]]:
    """Word, question, kind of question, and the right answer."""
    for line in (GOLD / f"{name}.tsv").read_text("utf-8").splitlines():
        word, question, kind, answer = line.split("\t")
        yield word, question, kind, answer


def said_of(word: str, meaning: Meaning) -> Value:
    number = facts().number(word)
    assert number is not None, word
    return value_of(number, column(meaning))


def score(name: str) -> tuple[float, float]:
    """How many of the Yes and No answers are right, yes-cases and no-cases counting equally, and
    how many are Maybe."""
    counts = Counter[tuple[str, str]]()
    for word, question, _, answer in gold(name):
        if answer != "maybe":
            counts[answer, said_of(word, understood(question))] += 1
    right = [counts[a, a] / (counts[a, "yes"] + counts[a, "no"]) for a in ("yes", "no")]
    shrugs = counts["yes", "maybe"] + counts["no", "maybe"]
    return sum(right) / 2, shrugs / counts.total()

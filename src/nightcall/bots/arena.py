"""Bots against bots: many games by the real scripts, counted. The same seed plays the same games,
however many processes share them."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from math import comb
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

from nightcall.bots import make_bot
from nightcall.bots.bot import Bot, Level, Manner
from nightcall.bots.match import Match
from nightcall.bots.tally import Tally
from nightcall.games import game_named
from nightcall.table import Answer, Header, House, Run, Scene, Seat, Telling, start
from nightcall.words import Stock

GOOD = frozenset({"village", "humans", "Village"})
"""The team of the many, under the name that each game gives it."""

CHUNKS_A_JOB = 20
NAMES = (
    "Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou", "Mia",
    "Ned", "Oda", "Pat", "Rex", "Sue", "Tom", "Una",
)  # fmt: skip


class Side(msgspec.Struct, frozen=True):
    """How one side plays. Without a level, as its seat does; without a manner, as its level."""

    level: Level | None = None
    manner: Manner | None = None


class Fixture(msgspec.Struct, frozen=True):
    """What is played: the table, and who plays how. `levels` go round the seats."""

    header: Header
    levels: tuple[Level, ...] = ("hard",)
    village: Side = Side()
    wolves: Side = Side()
    seed: int = 0


def seats(players: int) -> tuple[Seat, ...]:
    more = (f"{name}{number}" for number in range(2, 4) for name in NAMES)
    return (*NAMES, *more)[:players]


def play(fixture: Fixture, games: int, jobs: int = 1) -> Iterator[Tally]:
    """The games, counted in parts as they are finished; raises CannotStart for a bad header."""
    start(game_named(fixture.header.game), fixture.header)
    size = max(1, games // (CHUNKS_A_JOB * jobs))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for first, end in chunks:
            yield played(fixture, first, end)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(played, fixture, first, end) for first, end in chunks]
        for future in waiting:
            yield future.result()


def played(fixture: Fixture, first: int, end: int) -> Tally:
    """Games `first` to `end`, counted."""
    tally, chance = Tally(), Random()  # noqa: S311  no secrets here
    house = House(chance, words=_Words(Stock(chance)))
    begin = time.process_time()
    for number in range(first, end):
        chance.seed(f"{fixture.seed} {number}")
        tally.add(counted(play_one(fixture, house, chance)))
    tally.cpu = time.process_time() - begin
    return tally


def play_one(fixture: Fixture, house: House, chance: Random) -> Match:
    """One game, from the deal to its end."""
    game = game_named(fixture.header.game)
    teams = {face.name: face.team for face in game.faces}

    def bots(cards: Mapping[Seat, str]) -> dict[Seat, Bot]:
        found: dict[Seat, Bot] = {}
        for place, seat in enumerate(fixture.header.seats):
            side = fixture.village if teams.get(cards.get(seat, "")) in GOOD else fixture.wolves
            level = side.level or fixture.levels[place % len(fixture.levels)]
            own = Random(chance.getrandbits(64))  # noqa: S311  likewise
            found[seat] = make_bot(game.name, seat, fixture.header, level, own, manner=side.manner)
        return found

    match = Match(Run(game, fixture.header), house, bots, chance)
    match.play()
    return match


def counted(match: Match) -> Tally:
    """One game as a tally."""
    outcome: Any = match.run.outcome
    tally = Tally(games=1, slowest=match.slowest)
    team = getattr(outcome, "team", None) or getattr(outcome, "faction", None) or "none"
    tally.teams[team] = 1
    for card, number in Counter(match.cards.values()).items():
        winners = sum(match.cards.get(seat) == card for seat in outcome.winners)
        tally.dealt[card], tally.won[card] = 1, winners / number
    sums = {"answers": match.run.length, "sayings": len(match.talk)}
    if hasattr(outcome, "nights"):
        sums["nights"] = outcome.nights
    if hasattr(outcome, "guessed"):
        sums["found"] = outcome.guessed
        sums["questions"] = sum(
            isinstance(item, Telling) and item.key == "question" for item in match.run.said
        )
        if outcome.guessed and outcome.team is not None:
            tally.hunts, tally.hits = 1, int(outcome.team == "werewolves")
            tally.by_chance = found_by_chance(match)
    tally.sums.update(sums)
    return tally


def found_by_chance(match: Match) -> float:
    """How likely a pack finds the Seer that points with closed eyes: each of them at another of
    the seats that do not show a Werewolf, one of which holds the card they look for."""
    said = match.run.said
    sought = next(item for item in said if isinstance(item, Scene) and item.chapter == "hunt")
    shown = next(i for i in said if isinstance(i, Telling) and i.key == "werewolves-show")
    pack = [seat for seat in shown.args["seats"] if match.cards[seat] != "Minion"]
    hidden = len(match.run.header.seats) - len(shown.args["seats"])
    others = hidden - len(sought.args["roles"])
    return 1 - comb(others, len(pack)) / comb(hidden, len(pack))


class _Words:
    """The word bank, drawn from by the arena's own chance."""

    def __init__(self, stock: Stock) -> None:
        self._stock = stock

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        return list(self._stock.draw(wants, **limits))

"""How many games the real scripts play in a second of CPU, with random answers.

One process, CPU time of that process, the random player's own work included. The House shuffles,
somebody whose move it is answers at random, and the Clock speaks when nobody is waited for. The
middle of five rounds is printed with the slowest and the fastest.
"""

import gc
import statistics
import time
import tracemalloc
from collections.abc import Mapping
from random import Random
from typing import Any

from nightcall.games import game_named
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.table import (
    CLOCK,
    TIME_IS_UP,
    Answer,
    AnyGame,
    Box,
    Choice,
    Header,
    House,
    Options,
    Press,
    Run,
    Text,
)

ROUNDS = 5
GAMES_A_ROUND = 1500
SEATS = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
TABLES: tuple[tuple[str, int, Box | None], ...] = (
    ("werewords", 8, None),
    ("werewolf", 8, None),
    ("wherewolf", 12, WherewolfBox(level="later")),  # twelve cards, eleven of them different
)
WORDS = ("frog", "lighthouse", "ice cream", "Eiffel Tower", "nostalgia")


class Words:
    """A supply that costs nothing: drawing is measured with the word bank."""

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:  # noqa: ARG002  a protocol
        return list(WORDS[: len(wants)])


def main() -> None:
    for name, players, box in TABLES:
        game = game_named(name)
        chance = Random(7)
        house = House(chance, words=Words())
        header = game.header(SEATS[:players], box)
        rounds = [a_round(game, header, chance, house) for _ in range(ROUNDS)]
        entries = sum(number for _, number in rounds) / (ROUNDS * GAMES_A_ROUND)
        show(
            f"{game.name}, {players} seats, complete games",
            [GAMES_A_ROUND / cpu for cpu, _ in rounds],
        )
        show(f"{game.name}, asks answered", [number / cpu for cpu, number in rounds])
        print(f"   {entries:.1f} entries a game")
        show(
            f"{game.name}, entries replayed",
            [replays(game, header, chance, house) for _ in range(3)],
        )
        print(f"   {bytes_of_a_run(game, header, chance, house):,.0f} bytes a live run, at its end")


def show(name: str, rates: list[float]) -> None:
    middle, low, high = statistics.median(rates), min(rates), max(rates)
    print(f"{name}: {middle:,.0f} a CPU-second [{low:,.0f} to {high:,.0f}]", flush=True)


def a_round(game: AnyGame, header: Header, chance: Random, house: House) -> tuple[float, int]:
    """CPU seconds and entries of many games."""
    start = time.process_time()
    entries = sum(play(Run(game, header), chance, house).length for _ in range(GAMES_A_ROUND))
    return time.process_time() - start, entries


def play(run: Run, chance: Random, house: House) -> Run:
    random = chance.random
    while (ask := run.ask) is not None:
        waiting = run.waiting()
        if not waiting:
            run.answer(CLOCK, TIME_IS_UP)
            continue
        seat = waiting[int(random() * len(waiting))]
        options = ask.options[seat]
        if isinstance(options, Choice):
            run.answer(seat, options.values[int(random() * len(options.values))])
        else:
            run.answer(seat, at_random(options, chance, house))
    return run


def at_random(options: Options, chance: Random, house: House) -> Answer:
    if isinstance(options, Press):
        return chance.choice(list(options.buttons))
    return "Is it bigger than a cat?" if isinstance(options, Text) else house.answer(options)


def replays(game: AnyGame, header: Header, chance: Random, house: House) -> float:
    """Entries a CPU-second when journals are run again, every fingerprint checked."""
    journals = [list(play(Run(game, header), chance, house).entries) for _ in range(300)]
    start = time.process_time()
    for entries in journals:
        Run(game, header, entries)
    return sum(map(len, journals)) / (time.process_time() - start)


def bytes_of_a_run(game: AnyGame, header: Header, chance: Random, house: House) -> float:
    """Memory that one finished run holds, journal and all that was said included."""
    gc.collect()
    tracemalloc.start()
    runs = [play(Run(game, header), chance, house) for _ in range(200)]
    for run in runs:
        run.journal  # noqa: B018  makes the entries
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(runs)

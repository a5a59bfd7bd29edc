"""How many games bots play in a second of CPU, their talk included, and how long an answer takes.

One process, CPU time of that process: the script, the views of all seats and what the bots think.
All of them play at the highest level. The middle of five rounds is printed with the slowest and
the fastest, then the longest answer of all rounds.
"""

import statistics

from nightcall.bots.arena import Fixture, play, seats
from nightcall.bots.tally import Tally
from nightcall.games import game_named
from nightcall.table import Header

ROUNDS = 5
TABLES: tuple[tuple[str, int, int, dict[str, str]], ...] = (
    ("werewolf", 8, 600, {}),
    ("werewolf", 20, 100, {}),
    ("werewords", 6, 40, {}),
    ("werewords", 10, 30, {}),
    ("wherewolf", 8, 100, {}),
    ("wherewolf", 12, 12, {"level": "later"}),
    ("wherewolf", 20, 4, {"level": "later"}),
)


def main() -> None:
    for name, players, games, options in TABLES:
        game = game_named(name)
        header = Header(game.name, game.rules, seats(players), options)
        rounds = [a_round(Fixture(header, seed=number), games) for number in range(ROUNDS)]
        rates = [tally.games / tally.cpu for tally in rounds]
        middle, low, high = statistics.median(rates), min(rates), max(rates)
        print(
            f"{name}, {players} bots, complete games: {middle:,.1f} a CPU-second"
            f" [{low:,.1f} to {high:,.1f}], longest answer"
            f" {1000 * max(tally.slowest for tally in rounds):.1f} ms",
            flush=True,
        )


def a_round(fixture: Fixture, games: int) -> Tally:
    tally = Tally()
    for part in play(fixture, games):
        tally.add(part)
    return tally

"""Decks to begin with, for as many players as there are. Shown in the lobby."""

from collections.abc import Callable

from nightcall.games.werewords import deck as werewords
from nightcall.games.wherewolf import deck as wherewolf

Deck = dict[str, int]

SAMPLES: dict[str, tuple[range, Callable[[int], Deck]]] = {
    "werewords": (range(3, 21), werewords.sample),
    "wherewolf": (range(5, 41), wherewolf.sample),
}
"""For each game that has them: for how many players, and the cards for so many."""


def samples(game: str) -> dict[int, Deck]:
    sizes, sample = SAMPLES.get(game, (range(0), werewords.sample))
    return {players: sample(players) for players in sizes}

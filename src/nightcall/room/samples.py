"""Decks to begin with, for as many players as there are. Shown in the lobby."""

from collections.abc import Callable

from nightcall.games.werewords.deck import standard_roles
from nightcall.games.wherewolf.deck import sample

Deck = dict[str, int]

SAMPLES: dict[str, tuple[range, Callable[[int], Deck]]] = {
    "werewords": (range(3, 21), standard_roles),
    "wherewolf": (range(5, 41), sample),
}
"""For each game that has them: for how many players, and the cards for so many."""


def samples(game: str) -> dict[int, Deck]:
    sizes, deck = SAMPLES.get(game, (range(0), standard_roles))
    return {players: deck(players) for players in sizes}

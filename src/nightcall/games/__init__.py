"""The games this house can moderate."""

from nightcall.games.werewords import WEREWORDS
from nightcall.table import AnyGame

GAMES: tuple[AnyGame, ...] = (WEREWORDS,)


def game_named(name: str) -> AnyGame:
    """Raises KeyError for a game this house does not have."""
    return {game.name: game for game in GAMES}[name]

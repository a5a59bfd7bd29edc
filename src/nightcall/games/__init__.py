"""The games this house can moderate."""

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewords import WEREWORDS
from nightcall.games.wherewolf import WHEREWOLF
from nightcall.table import AnyGame

GAMES: tuple[AnyGame, ...] = (WEREWORDS, WEREWOLF, WHEREWOLF)


def game_named(name: str) -> AnyGame:
    """Raises KeyError for a game this house does not have."""
    return {game.name: game for game in GAMES}[name]

"""The games that paper knows more of than their cards. A new one is a module beside these."""

from nightcall.cards.village import PrintedGame
from nightcall.cards.werewolf import WEREWOLF
from nightcall.cards.werewords import WEREWORDS
from nightcall.cards.wherewolf import WHEREWOLF

PRINTED = (WEREWORDS, WEREWOLF, WHEREWOLF)


def printed_as(game: str) -> PrintedGame:
    """Of a game that is not among them: its cards, and nothing else."""
    return {each.name: each for each in PRINTED}.get(game) or PrintedGame(name=game)

"""The bots of Werewords: askers, a Mayor who reads plain English, Seers, Werewolves."""

from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.player import WerewordsBot
from nightcall.bots.werewords.questions import heard
from nightcall.bots.werewords.shown import shown
from nightcall.bots.werewords.understood import understood
from nightcall.bots.werewords.world import world_of

__all__ = ["Meaning", "WerewordsBot", "shown", "understood", "understood_at"]


def understood_at(language: str, question: str) -> Meaning:
    """What a question means to a bot Mayor, at a table whose words are of this language."""
    return heard(world_of(language), question)

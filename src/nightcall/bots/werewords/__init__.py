"""The bots of Werewords: askers, a Mayor who reads plain English, Seers, Werewolves."""

from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.player import WerewordsBot
from nightcall.bots.werewords.understood import understood

__all__ = ["Meaning", "WerewordsBot", "understood"]

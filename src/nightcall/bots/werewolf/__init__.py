"""The bots of Werewolf."""

from nightcall.bots.werewolf.player import WerewolfBot

__all__ = ["WerewolfBot"]

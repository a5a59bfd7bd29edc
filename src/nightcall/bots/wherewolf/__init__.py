"""The bots of Wherewolf."""

from nightcall.bots.wherewolf.player import WherewolfBot

__all__ = ["WherewolfBot"]

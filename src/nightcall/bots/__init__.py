"""Players without hands: they see a view and answer what it asks."""

from nightcall.bots.random_bot import RandomBot

__all__ = ["RandomBot"]

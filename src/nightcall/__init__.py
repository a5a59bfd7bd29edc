"""Nightcall: a moderator for games of hidden identity."""

__version__ = "0.1.0"

"""A handful of words for tests that need a supply but not the bank."""

from collections.abc import Mapping
from typing import Any

from nightcall.table import Answer

WORDS = ("frog", "ice cream", "lighthouse", "Eiffel Tower", "rock 'n' roll", "nostalgia", "kite")


class WordList:
    """Draws from the front of the list, past what is to be avoided."""

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        fresh = [word for word in WORDS if word not in limits["avoid"]]
        return (fresh or list(WORDS))[: len(wants)]

"""The words that come with Nightcall, as a supply for a room's House."""

from collections.abc import Mapping
from random import Random
from typing import Any

from nightcall.table import Answer, EmptySupply
from nightcall.words import Stock


class BankWords:
    """By level, category and language. One for all rooms: it remembers nothing of any of them."""

    def __init__(self, chance: Random) -> None:
        self._stock = Stock(chance)

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        try:
            drawn: list[Answer] = list(self._stock.draw(wants, **limits))
        except (LookupError, ValueError) as error:
            raise EmptySupply(str(error)) from error
        if not drawn:
            raise EmptySupply("words")
        return drawn

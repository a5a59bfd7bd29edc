"""The calls of a night, in the order and the words of its script. Knows no game."""

import re
from dataclasses import dataclass
from typing import Literal

When = Literal["once", "first", "later"]


@dataclass(frozen=True)
class Call:
    """Who is called, by which lines, and what whoever leads the night does meanwhile."""

    name: str
    cards: tuple[str, ...]
    spoken: tuple[str, ...]
    does: str
    sleeps: str
    ends_with_holders: bool = False
    """Nobody is called any more when all who held one of these cards are out."""

    @property
    def heard(self) -> str:
        """The first words of the call: what a sleeper listens for."""
        return re.split(r"\s*[,:.]", self.spoken[0], maxsplit=1)[0]


@dataclass(frozen=True)
class Night:
    when: When
    calls: tuple[Call, ...]
    ends: str
    """The line that wakes the village."""

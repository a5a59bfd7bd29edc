"""What all rooms share: the store, the House, the clock on the wall, limits and counts."""

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random, SystemRandom

from nightcall.bots.language import Service
from nightcall.server.helping import help_for_all
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Buckets, Limits
from nightcall.server.primer import Primer
from nightcall.store import Store
from nightcall.table import House


class Wall:
    """A steady clock in milliseconds. At another `speed` a minute of play takes less, or more."""

    def __init__(self, speed: float = 1.0) -> None:
        self._speed = speed

    def now(self) -> int:
        return int(time.monotonic() * 1000 * self._speed)

    def seconds_until(self, wall: int) -> float:
        """How long the real world has to wait until then."""
        return max(0.0, (wall - self.now()) / 1000 / self._speed)


@dataclass
class World:
    store: Store
    house: House
    limits: Limits = field(default_factory=Limits)
    wall: Wall = field(default_factory=Wall)
    chance: Random = field(default_factory=SystemRandom)
    counts: Counter[str] = field(default_factory=Counter)
    primer: Primer = field(default_factory=Primer)
    language: Service | None = None  # none: bots have to understand words themselves
    language_calls: Buckets = field(default_factory=help_for_all)
    librarian: Librarian | None = None  # none: no word lists are kept here
    is_pocket: bool = False  # a device's own, which no other device can reach

"""Limits: how much anybody may ask of the server. Buckets fill at a steady rate."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec


class Rate(NamedTuple):
    """So many at once, and so many more in each second."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    rooms: int = 10_000
    connections: int = 20_000
    connections_of_an_address: int = 200
    devices_of_a_place: int = 6
    watchers_of_a_room: int = 30
    message_bytes: int = 8 * 1024
    write_buffer: int = 32 * 1024
    hello_seconds: float = 10
    hours_in_memory: float = 24
    archive_days: float = 30

    commands: Rate = Rate(40, 15)  # of one connection
    room_commands: Rate = Rate(300, 100)  # of all connections of a room
    says: Rate = Rate(8, 0.8)  # table talk of one place
    joins: Rate = Rate(100, 1)  # from one address, whoever is right
    mistakes: Rate = Rate(20, 0.2)  # wrong codes, secrets and tickets from one address
    room_joins: Rate = Rate(60, 0.5)  # into one room
    lists_read: Rate = Rate(120, 1)  # word lists shown, found and exported, from one address
    lists_changed: Rate = Rate(30, 0.05)  # made, changed, published and dropped, likewise
    lists_reported: Rate = Rate(5, 0.01)  # likewise
    rooms_opened: Rate = Rate(20, 0.1)  # from one address
    papers: Rate = Rate(10, 0.05)  # exports and deletions, from one address and of one room
    cards: Rate = Rate(10, 0.1)  # cards printed, from one address
    calls: Rate = Rate(60, 0.5)  # turn cards shown, from one address
    qr_codes: Rate = Rate(120, 2)  # drawn, from one address


MOST_BUCKETS = 20_000


class Buckets:
    """A bucket for each name, as long as it is not full. `now` is a steady clock in seconds."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str = "") -> bool:
        """Whether there was something to take."""
        left = self._level(name)
        if left < 1:
            return False
        if len(self._left) >= MOST_BUCKETS and name not in self._left:
            self._forget_the_full()
        self._left[name] = (left - 1, self._now())
        return True

    def is_empty(self, name: str = "") -> bool:
        return self._level(name) < 1

    def _level(self, name: str) -> float:
        now = self._now()
        left, since = self._left.get(name, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - since) * self._rate.per_second)

    def _forget_the_full(self) -> None:
        """If none is full the oldest half goes: a flood from many addresses is a proxy's task."""
        full = [name for name in self._left if self._level(name) >= self._rate.burst]
        for name in full or list(self._left)[: MOST_BUCKETS // 2]:
            del self._left[name]

"""Lots that a whole table draws alike, where nobody knows better: from the seal of the deal, which
everybody has seen and nobody could choose."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from nightcall.table import Seat


@lru_cache(1024)
def drawn(seal: str, day: int, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    """A place for every seat, another on every day."""
    order = sorted(seats)
    Random(f"{seal} {day}").shuffle(order)  # noqa: S311  a lot, no secret
    return {seat: place for place, seat in enumerate(order)}


def in_order(seats: Sequence[Seat], lots: dict[Seat, int]) -> list[Seat]:
    return sorted(seats, key=lots.__getitem__)

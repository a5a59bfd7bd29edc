"""Tickets: good once and for a few minutes, they let another device take a place."""

import secrets
from typing import NamedTuple

from nightcall.room.events import PlaceId
from nightcall.room.people import hash_of
from nightcall.room.refused import Refused

GOOD_FOR = 5 * 60_000
MOST = 60


class Good(NamedTuple):
    place: PlaceId
    keeps: bool  # whether the devices that are there stay
    until: int


class Tickets:
    """Kept in memory only, and not as they are: a restart makes them void."""

    def __init__(self) -> None:
        self._good: dict[str, Good] = {}

    def make(self, place: PlaceId, wall: int, *, keeps: bool) -> str:
        self._good = {key: good for key, good in self._good.items() if good.until > wall}
        if len(self._good) >= MOST:
            raise Refused("too-many-tickets")
        ticket = secrets.token_urlsafe(12)
        self._good[hash_of(ticket)] = Good(place, keeps, wall + GOOD_FOR)
        return ticket

    def void(self, place: PlaceId) -> None:
        """Whoever has the place now has not made them."""
        self._good = {key: good for key, good in self._good.items() if good.place != place}

    def use(self, ticket: str, wall: int) -> Good:
        good = self._good.pop(hash_of(ticket), None)
        if good is None or good.until <= wall:
            raise Refused("no-such-ticket")
        return good

"""What stays of a room: the records of its finished games, and who may have them.

A room that is put away keeps these, so that they can be read without the rules they were played by.
"""

import zlib
from collections.abc import Iterable

import msgspec

from nightcall.room.events import AnyEvent, PlaceId, Started
from nightcall.room.people import Place
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.table import Ask, Run
from nightcall.table.journal import line


class Finished(msgspec.Struct, frozen=True):
    """A game that came to its end, line by line, and the places that were in the room then."""

    places: frozenset[PlaceId]
    lines: tuple[str, ...]


class Archive(msgspec.Struct, frozen=True):
    """`keys` are the hashes of each place's secrets."""

    keys: dict[PlaceId, tuple[str, ...]]
    host: PlaceId | None
    games: tuple[Finished, ...]

    def packed(self) -> bytes:
        return zlib.compress(msgspec.json.encode(self))

    def check_key(self, place: PlaceId, secret: str) -> None:
        keys = list(self.keys.get(place, ()))
        if not Place(place, "", "person", keys).opens(secret):
            raise Refused("not-your-place")

    def lines_for(self, place: PlaceId) -> list[str]:
        """The games that this place was there for, one after the other."""
        return [line for game in self.games if place in game.places for line in game.lines]


def unpacked(packed: bytes) -> Archive:
    return msgspec.json.decode(zlib.decompress(packed), type=Archive)


def archive_of(events: Iterable[AnyEvent]) -> Archive:
    """Plays everything again: not for the thread that serves."""
    room, games = Room(), list[Finished]()
    witnesses: frozenset[PlaceId] | None = None  # of a game that is finished, but may be undone
    for event in events:
        if isinstance(event, Started):
            games += _finished(room, witnesses)
        room.apply(event)
        is_finished = room.sitting is not None and room.sitting.run.is_over
        witnesses = (witnesses or frozenset(room.places)) if is_finished else None
    games += _finished(room, witnesses)
    keys = {place.id: tuple(place.keys) for place in room.places.values() if place.keys}
    return Archive(keys, room.host, tuple(games))


def _finished(room: Room, witnesses: frozenset[PlaceId] | None) -> list[Finished]:
    if room.sitting is None or witnesses is None:
        return []
    return [Finished(witnesses, tuple(record_of(room.sitting.run)))]


def record_of(run: Run) -> list[str]:
    """Header, entries and what was said between them."""
    lines = [line(run.header)]
    for number in range(run.length + 1):
        lines += [line(run.entries[number - 1])] if number else []
        lines += [line(item) for item in run.said_at(number) if not isinstance(item, Ask)]
    return lines

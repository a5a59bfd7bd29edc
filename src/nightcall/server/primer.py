"""What bots have to read before they play, read in a thread: no room waits for it."""

import asyncio
import logging
from collections.abc import Callable

from nightcall.bots import language_of, prepare
from nightcall.room.room import Room
from nightcall.room.setting import header_of
from nightcall.table import CannotStart, Header

log = logging.getLogger("nightcall")

LONG_TO_READ = ("werewords",)
"""Games whose bots know more than the rules."""

Book = tuple[str, str]


class Primer:
    """One for all rooms: each game is read once for each language of its words."""

    def __init__(self) -> None:
        self._read: set[Book] = set()
        self._reading: dict[Book, asyncio.Task[None]] = {}
        self._waiting: dict[Book, set[Callable[[], None]]] = {}

    def is_ready(self, room: Room, then: Callable[[], None]) -> bool:
        """Whether the programs of this room can play. If not, it is read and `then` is called."""
        header = _header_of(room)
        if header is None:
            return True
        book = header.game, language_of(header)
        if book in self._read:
            return True
        if book not in self._reading:
            self._reading[book] = asyncio.get_running_loop().create_task(self._reads(book, header))
        self._waiting.setdefault(book, set()).add(then)
        return False

    async def _reads(self, book: Book, header: Header) -> None:
        """What could not be read is read no more: a bot that misses it moves at random."""
        try:
            await asyncio.to_thread(prepare, header)
        except Exception:
            log.exception("bots cannot read what they need")
        self._read.add(book)
        del self._reading[book]
        for then in self._waiting.pop(book, ()):
            then()


def _header_of(room: Room) -> Header | None:
    """The table that programs play at, or are about to; None where nothing has to be read."""
    game = room.sitting.header.game if room.is_playing and room.sitting else room.game
    if game not in LONG_TO_READ or not _has_programs(room):
        return None
    if room.is_playing and room.sitting is not None:
        return room.sitting.header
    try:
        header = header_of(room)
        language_of(header)
    except CannotStart:
        return None
    return header


def _has_programs(room: Room) -> bool:
    places = room.places.values()
    may_come = room.patience.seconds > 0 and room.patience.then == "stand-in"
    return may_come or any(place.kind == "bot" or place.stand_in for place in places)

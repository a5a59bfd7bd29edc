"""The numbered messages of one place, and the devices that read them.

Numbers count this place's messages only, so they tell nothing of anybody else's.
"""

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from nightcall.room.events import PlaceId
from nightcall.table import Asked

KEPT = 32


class Reader(Protocol):
    """A device, as a room knows it. No method waits. From `hold` on it keeps what it is sent until
    its reply has been sent too."""

    heard: float
    """When it last said anything, on a steady clock in seconds."""

    def send(self, payload: bytes, *, is_whole: bool = False) -> None: ...

    def hold(self) -> None: ...

    def let_go(self) -> None: ...

    def close(self, code: int) -> None: ...


class Stream:
    """`place` is None for all who only watch: they share what is public."""

    __slots__ = (
        "_kept",
        "ask",
        "asked",
        "given",
        "house",
        "n",
        "notes",
        "place",
        "readers",
        "untold",
    )

    def __init__(self, place: PlaceId | None) -> None:
        self.place = place
        self.n = 0
        self.readers: set[Reader] = set()
        self.asked: Asked | None = None  # as its devices know it, like all that follows
        self.given: bytes = b"null"
        self.house: bytes = b"null"
        self.ask: bytes = b"null"
        self.notes: bytes = b"{}"
        self.untold: bytes = b"null"
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)

    def send(self, body: bytes) -> None:
        """One message more for every device of this place."""
        self.n += 1
        self._kept.append((self.n, body))
        payload = b'{"n":%d,%b}' % (self.n, body)
        for reader in tuple(self.readers):
            reader.send(payload)

    def send_whole(self, body: bytes, readers: Iterable[Reader] | None = None) -> None:
        """A message that stands for all before it: to everyone, or to one who has just come."""
        if readers is None:
            self.n += 1
            self._kept.clear()
            readers = tuple(self.readers)
        payload = b'{"n":%d,"whole":true,%b}' % (self.n, body)
        for reader in readers:
            reader.send(payload, is_whole=True)

    def close(self, code: int) -> None:
        for reader in tuple(self.readers):
            reader.close(code)
        self.readers.clear()

    def missed(self, seen: int) -> list[bytes] | None:
        """What came after number `seen`; None if that is no longer known."""
        if seen == self.n:
            return []
        if not self._kept or not self._kept[0][0] - 1 <= seen < self.n:
            return None
        return [b'{"n":%d,%b}' % kept for kept in self._kept if kept[0] > seen]

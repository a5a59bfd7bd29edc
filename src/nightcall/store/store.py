"""What a store promises: numbered records per room, durable before they are acknowledged."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

import msgspec


class Record(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened in a room. `at` is wall time in milliseconds, for people only."""

    n: int
    at: int
    body: bytes


class Stale(RuntimeError):  # noqa: N818  reads as a sentence
    """Somebody else has written to this room since it was read; nothing was written."""


class Gone(RuntimeError):  # noqa: N818  reads as a sentence
    """The store is closed, or its disk fails; nothing may be acknowledged."""


class Store(Protocol):
    async def append(self, room: str, records: Sequence[Record]) -> None:
        """Keep these, all or none. They must follow the room's last number, else Stale.

        Returns when they would survive a crash.
        """
        ...

    async def instead(self, room: str, after: int, records: Sequence[Record]) -> None:
        """Keep these, all or none, in place of whatever came after number `after`. Stale if there
        are not so many."""
        ...

    async def read(self, room: str, after: int = 0) -> list[Record]:
        """The records of a room in order, those numbered above `after`."""
        ...

    def rooms(self, since: int = 0) -> AsyncIterator[tuple[str, list[Record]]]:
        """Every room in which something has happened since then, with its records."""
        ...

    async def idle(self, before: int) -> list[tuple[str, int]]:
        """Every room in which nothing has happened since then, with its last number."""
        ...

    async def archive(self, room: str, last: int, about: bytes) -> None:
        """Put a room away with all its records, if `last` is still its last number, else Stale.
        It is no longer among the rooms; `about` is what can be had of it."""
        ...

    async def archived(self, room: str) -> bytes | None:
        """What an archived room was put away with; None if there is no such room."""
        ...

    async def forget(self, room: str) -> None:
        """Delete a room and everything that happened in it, archived or not."""
        ...

    async def close(self) -> None: ...

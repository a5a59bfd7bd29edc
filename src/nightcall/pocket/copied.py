"""The records of one room, as they were copied from a server, and what has happened since."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from nightcall.store import Gone, Record, Stale

Keep = Callable[[Sequence[Record]], Awaitable[object]]


class CopiedStore:
    """`keep` comes back when what it was given would survive a reload of the page."""

    def __init__(self, room: str, records: Sequence[Record], keep: Keep) -> None:
        self._room = room
        self._records = list(records)
        self._keep = keep

    async def append(self, room: str, records: Sequence[Record]) -> None:
        last = len(self._records)
        if room != self._room or [one.n for one in records] != list(
            range(last + 1, last + 1 + len(records))
        ):
            raise Stale(f"{self._room} has {last} records")
        try:
            await self._keep(records)
        except Exception as error:  # a browser has many ways to have no room left
            raise Gone(str(error)) from error
        self._records += records

    async def read(self, room: str, after: int = 0) -> list[Record]:
        return self._records[after:] if room == self._room else []

    async def rooms(self, since: int = 0) -> AsyncIterator[tuple[str, list[Record]]]:  # noqa: ARG002  a protocol
        yield self._room, list(self._records)

    async def archived(self, room: str) -> bytes | None:  # noqa: ARG002  likewise
        return None

    async def instead(self, room: str, after: int, records: Sequence[Record]) -> None:
        raise Gone(f"{room}: nobody else plays here, {after} and {len(records)}")

    async def idle(self, before: int) -> list[tuple[str, int]]:  # noqa: ARG002  likewise
        return []

    async def archive(self, room: str, last: int, about: bytes) -> None:
        raise Gone(f"{room} is not put away: {last}, {len(about)}")

    async def forget(self, room: str) -> None:
        raise Gone(f"{room} is not deleted without its server")

    async def close(self) -> None: ...

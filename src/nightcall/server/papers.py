"""What is kept of rooms: put away when nobody has used one for long, and taken along or deleted by
the people who had a place in it. Knows no web library."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence

from nightcall.room.events import PlaceId, decode
from nightcall.room.past import Archive, archive_of, unpacked
from nightcall.room.refused import Refused
from nightcall.server.hall import Hall, or_refused
from nightcall.store import Gone, Record, Stale

log = logging.getLogger("nightcall")

A_DAY = 86_400


class Papers:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.world.store

    async def put_away(self) -> None:
        """Archive rooms that nobody has used for very long. One that cannot be read stays."""
        days = self._hall.world.limits.archive_days
        if not days:
            return
        try:
            for code, last in await self._store.idle(int((time.time() - A_DAY * days) * 1000)):
                async with self._hall.finding:
                    if code not in self._hall.rooms:
                        await self._archive(code, last)
        except (Gone, Stale, sqlite3.Error) as error:
            log.warning("not archived", extra={"error": repr(error)})

    async def export(self, code: str, place: PlaceId, secret: str) -> list[str]:
        """The records of finished games, for a place that was in the room when they ended."""
        archive = await self._archived(code)
        if archive is None:
            counter = await self._hall.find(code)
            counter.check_key(place, secret)
            with or_refused():
                archive = await _archive_of(await self._store.read(counter.live.code))
        archive.check_key(place, secret)
        return archive.lines_for(place)

    async def delete(self, code: str, place: PlaceId, secret: str, *, is_sure: bool) -> None:
        """A room and all that is kept of it, for its host. A running game is not deleted."""
        archive = await self._archived(code)
        if archive is None:
            counter = await self._hall.find(code)
            await counter.is_deleted(place, secret, is_sure=is_sure)
            self._hall.rooms.pop(counter.live.code, None)
            return
        archive.check_key(place, secret)
        if place != archive.host:
            raise Refused("host-only")
        if not is_sure:
            raise Refused("delete-needs-your-word")
        with or_refused():
            await self._store.forget(code)

    async def _archived(self, code: str) -> Archive | None:
        with or_refused():
            packed = await self._store.archived(code)
        return unpacked(packed) if packed is not None else None

    async def _archive(self, code: str, last: int) -> None:
        try:
            archive = await _archive_of(await self._store.read(code))
        except (Gone, sqlite3.Error):
            raise
        except Exception:
            log.exception("a room cannot be archived", extra={"room": code})
        else:
            await self._store.archive(code, last, archive.packed())
            self._hall.world.counts["archived"] += 1


async def _archive_of(records: Sequence[Record]) -> Archive:
    """Games are played again for it, so it is done beside the thread that serves."""
    return await asyncio.to_thread(lambda: archive_of(decode(record.body) for record in records))

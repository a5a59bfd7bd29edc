"""The hall: all rooms that are open, by their codes. Rooms that rest are in the store alone."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent
from nightcall.room.people import Kind, new_secret
from nightcall.room.refused import Refused
from nightcall.server.codes import clean_code, new_code
from nightcall.server.counter import Counter
from nightcall.server.live import LiveRoom
from nightcall.server.refusals import check_language
from nightcall.server.world import World
from nightcall.store import Gone, Record
from nightcall.table import StageName

log = logging.getLogger("nightcall")

TRIES = 20


class Hall:
    def __init__(self, world: World) -> None:
        self.world = world
        self.rooms: dict[str, Counter] = {}
        self.finding = asyncio.Lock()  # for whoever brings a room from the store, or puts it away

    async def open_again(self) -> int:
        """Bring back every room that was used lately; says how many."""
        rested = int((time.time() - 3600 * self.world.limits.hours_in_memory) * 1000)
        async for code, records in self.world.store.rooms(since=rested):
            self._bring_back(code, records)
        return len(self.rooms)

    async def opens(
        self, name: str, language: str, stage: StageName = "phones"
    ) -> tuple[str, str, str]:
        """A new room with its host: the code, the host's place and the secret of it."""
        language = check_language(language)
        if len(self.rooms) >= self.world.limits.rooms:
            raise Refused("hall-full")
        for _ in range(TRIES):
            code = new_code()
            if code in self.rooms:
                continue
            if not await self._kept(code) and not await self._is_archived(code):
                return await self._open(code, name, language, stage)
        raise Refused("hall-full")

    async def _open(
        self, code: str, name: str, language: str, stage: StageName
    ) -> tuple[str, str, str]:
        live, secret = LiveRoom(code, self.world), new_secret()
        kind: Kind = "person" if stage == "phones" else "keeper"
        live.read(())
        place = live.room.next_place

        def begin(desk: Desk, _: int) -> list[AnyEvent]:
            return desk.opens(code, language, stage) + desk.sits(place, name, secret, kind)

        await live.happens(begin)
        self.rooms[code] = Counter(live)
        return code, place, secret

    async def find(self, typed: str) -> Counter:
        """The room with this code, read from the store if it has rested; else Refused."""
        code = clean_code(typed)
        if code in self.rooms:
            return self.rooms[code]
        async with self.finding:
            if code not in self.rooms:
                records = await self._kept(code)
                if not records and await self._is_archived(code):
                    raise Refused("room-archived", code=code)
                if not records:
                    raise Refused("no-such-room", code=code)
                self._bring_back(code, records)
        if code not in self.rooms:
            raise Refused("room-broken")
        return self.rooms[code]

    def rest(self) -> None:
        """Let go of rooms that nobody has used for long. They stay in the store."""
        before = self.world.wall.now() - 3_600_000 * self.world.limits.hours_in_memory
        for code, counter in list(self.rooms.items()):
            live = counter.live
            is_empty = not any(stream.readers for stream in live.crier.streams.values())
            if is_empty and live.last_used < before:
                live.stop()
                del self.rooms[code]

    def stop(self) -> None:
        for counter in self.rooms.values():
            counter.live.stop()

    async def _kept(self, code: str) -> list[Record]:
        with or_refused():
            return await self.world.store.read(code)

    async def _is_archived(self, code: str) -> bool:
        with or_refused():
            return await self.world.store.archived(code) is not None

    def _bring_back(self, code: str, records: list[Record]) -> None:
        """A record that today's rules do not understand stays as it is, and its room shut."""
        live = LiveRoom(code, self.world)
        try:
            live.read(records)
        except Exception:
            log.exception("a room cannot be read", extra={"room": code})
            self.world.counts["broken"] += 1
        else:
            self.rooms[code] = Counter(live)


@contextmanager
def or_refused() -> Iterator[None]:
    """What a store cannot do now is refused."""
    try:
        yield
    except (Gone, sqlite3.Error) as error:
        raise Refused("not-kept") from error

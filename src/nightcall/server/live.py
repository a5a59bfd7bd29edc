"""A room that lives: one thing at a time happens in it, is kept, and only then is told.

Knows no web library: devices are whatever can be sent bytes.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence

from nightcall.room.desk import Desk
from nightcall.room.events import (
    Answered,
    AnyEvent,
    Cut,
    Left,
    Lengthened,
    PlaceId,
    Rekeyed,
    Replaced,
    Said,
    decode,
    encode,
)
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.server import closing, messages
from nightcall.server.aloud import seconds_to_say
from nightcall.server.carried import check_continued, is_unseen
from nightcall.server.crier import Crier
from nightcall.server.helping import Help
from nightcall.server.notices import notices_of
from nightcall.server.patience import Patience
from nightcall.server.stand_ins import StandIns
from nightcall.server.stream import Reader, Stream
from nightcall.server.tickets import Tickets
from nightcall.server.understood import HELPED, Understood, read_so_far
from nightcall.server.world import World
from nightcall.store import Gone, Record, Stale
from nightcall.table import EmptySupply, Run

log = logging.getLogger("nightcall")

Work = Callable[[Desk, int], list[AnyEvent]]
Wish = tuple[Work, Reader | None]
"""What shall happen, and the device that asked for it."""

A_MOMENT = 1000
"""Milliseconds before another try after a fault."""


class LiveRoom:
    """Whatever happens goes through `happens`, one after the other."""

    def __init__(self, code: str, world: World) -> None:
        self.code = code
        self.world = world
        self.desk = Desk(Room(), world.house)
        self.crier = Crier(self._understood, is_helped=world.language is not None)
        self.tickets = Tickets()
        self.lock = asyncio.Lock()
        self.last_used = world.wall.now()
        self.cuts = 0  # how often something was taken back
        self._is_as_kept = False
        self._is_gone = False
        self._is_stopped = False
        self._can_programs_play = False  # or have they to read something first
        self._names: dict[PlaceId, str] = {}
        self._noted: Run | None = None  # the game whose words were noted last
        self._help = self._helped_by(world)
        self._stand_ins = StandIns(world.chance, self._help)
        self._patience = Patience()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = 0
        self._wakings: set[asyncio.Task[None]] = set()
        self._voices: set[Reader] = set()

    def _helped_by(self, world: World) -> Help | None:
        if world.language is None:
            return None
        return Help(world.language, world.language_calls, self._programs_may_move)

    @property
    def room(self) -> Room:
        return self.desk.room

    def read(self, records: Sequence[Record]) -> None:
        """Become what these say. Whoever is connected stays so."""
        room = Room()
        room.apply_all(decode(record.body) for record in records)
        self.desk = Desk(room, self.world.house)
        self._names = {place.id: place.name for place in room.places.values()}
        self.crier.forget()
        self.count_devices()
        self._is_as_kept = True
        self.arm()

    async def happens(self, work: Work) -> list[AnyEvent]:
        """Let the desk do this, keep what comes of it, and tell everybody. Refused: nothing
        happened, or it is not known to be kept and the room was read again."""
        async with self.lock:
            return await self.happens_now(work)

    async def happens_now(self, work: Work, asker: Reader | None = None) -> list[AnyEvent]:
        """For who holds the lock already. What the `asker` is told goes out with its reply."""
        (outcome,) = await self.happen_now([(work, asker)])
        if isinstance(outcome, Refused):
            raise outcome
        return outcome

    async def happen_now(self, wished: Sequence[Wish]) -> list[list[AnyEvent] | Refused]:
        """For who holds the lock already: one after the other, but all is kept at once and told
        at once. One that is refused leaves the others as they are."""
        await self.be_as_kept()
        self.last_used = wall = self.world.wall.now()
        outcomes: list[list[AnyEvent] | Refused] = []
        for work, _ in wished:
            try:
                outcomes.append(work(self.desk, wall))
            except Refused as refused:
                outcomes.append(refused)
            except Exception as error:
                if len(wished) == 1:
                    raise await self._fault(error) from error
                await self._read_again()  # nobody shall suffer by another one's fault
                return [await self._happens_alone(wish) for wish in wished]
        events = [event for done in outcomes if isinstance(done, list) for event in done]
        if events and self.is_aloud:
            events += self.desk.lengthens_call(self._to_say)
        if events:
            records = await self._keep(events)
            self._note_words()
            for _, asker in wished:
                if asker is not None:
                    asker.hold()
            self._copy(records)
            self._tell(events)
        return outcomes

    async def _happens_alone(self, wish: Wish) -> list[AnyEvent] | Refused:
        try:
            return await self.happens_now(*wish)
        except Refused as refused:
            return refused

    async def _fault(self, error: Exception) -> Refused:
        """Nothing happened: the room is as it was before."""
        if isinstance(error, EmptySupply):
            await self._read_again()
            return Refused("no-words-left")
        log.error("fault in a room", exc_info=error, extra={"room": self.code})
        self.world.counts["faults"] += 1
        await self._read_again()
        return Refused("our-fault")

    async def be_as_kept(self) -> None:
        """Read the room from the store if what is here may not be what is there."""
        if self._is_gone:
            raise Refused("no-such-room", code=self.code)
        if not self._is_as_kept:
            await self._read_again()

    async def is_forgotten(self) -> None:
        """For who holds the lock: the room is deleted, and whoever is in it is shown out."""
        try:
            await self.world.store.forget(self.code)
        except (Gone, sqlite3.Error) as error:
            raise Refused("not-kept") from error
        self._is_gone = True
        self.stop(closing.DELETED)

    async def _keep(self, events: Sequence[AnyEvent]) -> list[Record]:
        first = self.room.length - len(events) + 1
        now = int(time.time() * 1000)
        records = [Record(first + i, now, encode(event)) for i, event in enumerate(events)]
        self._is_as_kept = False  # should we be stopped while waiting
        try:
            await self.world.store.append(self.code, records)
        except (Stale, Gone, sqlite3.Error) as error:
            log.warning("not kept", extra={"room": self.code, "error": repr(error)})
            self.world.counts["not_kept"] += 1
            await self._read_again()
            raise Refused("not-kept") from error
        self._is_as_kept = True
        self.world.counts["events"] += len(events)
        return records

    def _note_words(self) -> None:
        """What was played shall not come again on another evening, if the host wishes so."""
        sitting, librarian = self.room.sitting, self.world.librarian
        if not self.room.evenings or librarian is None or sitting is None:
            return
        run = sitting.run
        if run.outcome is not None and run is not self._noted and run.game.words_used is not None:
            self._noted = run
            box, _ = run.game.unpack(run.header)
            librarian.notes_words(self.room.evenings, *run.game.words_used(box, run.outcome))

    async def _read_again(self) -> None:
        self._is_as_kept = False
        try:
            self.read(await self.world.store.read(self.code))
        except (Gone, sqlite3.Error) as error:
            self.arm(after=A_MOMENT)
            for stream in self.crier.streams.values():
                stream.close(closing.TRY_AGAIN)
            raise Refused("not-kept") from error
        self.crier.cry(self.desk, self.world.wall.now())

    # A screen that speaks

    @property
    def is_aloud(self) -> bool:
        """One device in the middle is waited for, and needs no time besides."""
        return bool(self._voices) and self.room.stage != "device"

    def speaks(self, reader: Reader, *, on: bool) -> None:
        """Nothing is heard anew by it: from the next call on there is time for what is said."""
        if on:
            self._voices.add(reader)
        else:
            self._voices.discard(reader)

    def _to_say(self, sitting: Sitting) -> int:
        return seconds_to_say(sitting, self.room.language)

    # A table that one device carries

    def is_carried_by(self, stream: Stream) -> bool:
        """Whether these are the readers of the one device that there is."""
        return self.room.stage == "device" and stream.place == self.room.keeper

    def _copy(self, records: Sequence[Record]) -> None:
        """Before anything is told of them: whoever knows what happened could go on from there."""
        stream = self.crier.streams.get(self.room.keeper)
        if stream is not None and self.is_carried_by(stream):
            for reader in tuple(stream.readers):
                reader.send(messages.copied(records), is_whole=True)

    async def records(self) -> list[Record]:
        try:
            return await self.world.store.read(self.code)
        except (Gone, sqlite3.Error) as error:
            raise Refused("not-kept") from error

    async def goes_on_as(self, after: int, records: Sequence[Record]) -> None:
        """For who holds the lock: these follow the first `after` records of the room, as they were
        played without us. What time alone has done here meanwhile nobody has seen."""
        ours = await self.records()
        before, since = ours[:after], ours[after:]
        # They may have been sent before, and the reply was lost.
        are_known = [one.body for one in records[: len(since)]] == [one.body for one in since]
        if are_known and len(since) == len(records):
            return
        if self.room.stage != "device" or len(before) < after:
            raise Refused("went-on-here")
        check_continued(before, records)
        if not are_known and not is_unseen(since, records):
            raise Refused("went-on-here")
        self._is_as_kept = False
        try:
            await self.world.store.instead(self.code, after, records)
        except (Stale, Gone, sqlite3.Error) as error:
            raise Refused("not-kept") from error
        await self._read_again()
        self._copy([*before, *records])
        self._note_words()

    # Telling

    def _tell(self, events: Sequence[AnyEvent]) -> None:
        if all(type(event) in (Answered, Said, Lengthened) for event in events):
            self.crier.cry(self.desk, self.world.wall.now(), room_changed=False)
            self._listen(events)
        else:
            self.cuts += sum(isinstance(event, Cut) for event in events)
            self._show_out(events)
            now = {place.id: place.name for place in self.room.places.values()}
            notices = list(notices_of(events, now | self._names))
            self._names = now
            self.crier.cry(self.desk, self.world.wall.now(), notices)
        self._set_alarm()

    def _listen(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            if isinstance(event, Said) and self._help is not None:
                self._help.hears(self.room, event)

    def _show_out(self, events: Sequence[AnyEvent]) -> None:
        """Devices whose key no longer opens their place are out."""
        streams = self.crier.streams
        for event in events:
            if isinstance(event, Rekeyed | Replaced | Left):
                self.tickets.void(event.place)
            if isinstance(event, Rekeyed) and event.place in streams:
                code = closing.MOVED if event.key else closing.KICKED
                streams[event.place].close(code)
        for place in [p for p in streams if p is not None and p not in self.room.places]:
            streams.pop(place).close(closing.LEFT)
        self.count_devices()

    def count_devices(self) -> None:
        for place in self.room.places.values():
            stream = self.crier.streams.get(place.id)
            place.devices = len(stream.readers) if stream is not None else 0

    # Time

    def arm(self, after: int = 0) -> None:
        """Set the alarm anew for when the Clock, or a program in somebody's place, moves next."""
        self._disarm()
        self._set_alarm(after)

    def _set_alarm(self, after: int = 0) -> None:
        wall = self.world.wall.now()
        due = self._moves_at(wall)
        if due is None and not after:
            self._disarm()
            return
        at = max(due or 0, wall + after)
        if self._alarm is not None and at == self._alarm_at:
            return  # as after most answers
        self._disarm()
        if not self._is_stopped:
            delay = self.world.wall.seconds_until(at)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._wake)
            self._alarm_at = at

    def _moves_at(self, wall: int) -> int | None:
        self._can_programs_play = self.world.primer.is_ready(self.room, self._programs_have_read)
        times = (
            self.desk.wakes_at(wall),
            self._stand_ins_wake_at(wall) if self._can_programs_play else None,
            self._patience.wakes_at(self.room, wall),
        )
        return min((time for time in times if time is not None), default=None)

    def _stand_ins_wake_at(self, wall: int) -> int | None:
        sitting = self.room.sitting
        to_say = self._to_say(sitting) if self.is_aloud and sitting is not None else 0
        return self._stand_ins.wakes_at(self.room, wall, 1000 * to_say)

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _programs_have_read(self) -> None:
        self._programs_may_move()
        self.crier.explain(self._understood())

    def _programs_may_move(self) -> None:
        if not self._is_stopped:
            self.arm()

    def _understood(self) -> list[Understood]:
        sitting = self.room.sitting
        if sitting is None or not self._can_programs_play:
            return []
        found, help_ = read_so_far(sitting), self._help
        if help_ is None:
            return found
        return [
            Understood(each.number, HELPED) if help_.token(sitting, each.number) else each
            for each in found
        ]

    def _wake(self) -> None:
        self._alarm = None
        task = asyncio.get_running_loop().create_task(self._time_passes())
        self._wakings.add(task)
        task.add_done_callback(self._wakings.discard)

    async def _time_passes(self) -> None:
        try:
            async with self.lock:
                await self.happens_now(self._moves)
                self.crier.nudge(self._patience.to_nudge(self.room, self.world.wall.now()))
                if understood := self._stand_ins.understood():
                    self.crier.explain([understood])
        except Refused as refused:
            log.warning("no move", extra={"room": self.code, "error": str(refused)})
            self.arm(after=A_MOMENT)
        else:
            self.arm()

    def _moves(self, desk: Desk, wall: int) -> list[AnyEvent]:
        events = desk.time_passes(wall)
        if not self._can_programs_play:
            return events
        if not events and (turn := self._stand_ins.turn(wall)):
            place, number = turn
            answer = self._stand_ins.answer(desk.room, place)
            events = desk.answers(place, number, answer, None, wall)
        if not events and (remark := self._stand_ins.remark(desk.room, wall)):
            place, said = remark
            events = desk.says(place, said, int(time.time() * 1000))
        if not events and (silent := self._patience.to_answer(desk.room, wall)):
            answer = self._stand_ins.answer(desk.room, silent)
            events = desk.answers_for(silent, answer, wall)
        return events

    def stop(self, code: int = closing.RESTART) -> None:
        """No more alarms; everybody may come back soon, if the code does not say otherwise."""
        self._is_stopped = True
        if self._help is not None:
            self._help.stop()
        self._disarm()
        for stream in self.crier.streams.values():
            stream.close(code)

"""The counter: where devices come to a live room, ask for things and go. Knows no web library."""

import hmac
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any

from nightcall.room import keeper
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, PlaceId
from nightcall.room.past import record_of
from nightcall.room.people import Kind, new_secret
from nightcall.room.refused import Refused
from nightcall.server import closing, messages
from nightcall.server.all_of_it import steps
from nightcall.server.limits import Buckets
from nightcall.server.live import LiveRoom, Work
from nightcall.server.messages import encode
from nightcall.server.obey import check_right, obey
from nightcall.server.refusals import refusal
from nightcall.server.stream import Reader, Stream
from nightcall.server.together import Given, Together
from nightcall.server.wire import (
    Answers,
    AnyCommand,
    BadMessage,
    Correct,
    Enter,
    GiveUp,
    Hello,
    Instead,
    Leave,
    Ping,
    Say,
    Speaks,
    TakeOver,
    TakeUp,
    Ticket,
    id_of,
)
from nightcall.server.wire import Record as Past
from nightcall.server.wire import command as read_command
from nightcall.store import Record

REPLIES_KEPT = 256
SILENT = 10
"""Seconds after which a device may make way for another one of its place."""

MOST_EVENTS = 50_000
"""Of a room that goes on: as many as in fifteen long evenings. Each is read again at a restart."""

ALWAYS = (Enter, Leave, TakeOver, GiveUp, TakeUp)
"""What a room that is full takes all the same, besides answers: a game may be finished."""


class Counter:
    """One for each live room."""

    def __init__(self, live: LiveRoom) -> None:
        self.live = live
        self._replies: OrderedDict[tuple[PlaceId | None, str, int], bytes] = OrderedDict()
        self._commands = Buckets(live.world.limits.room_commands, time.monotonic)
        self._joins = Buckets(live.world.limits.room_joins, time.monotonic)
        self._says = Buckets(live.world.limits.says, time.monotonic)
        self._together = Together(live, self._entering)

    # Coming and going

    async def sits(self, name: str, kind: Kind) -> tuple[PlaceId, str]:
        """A new place and its secret, which is not kept here."""
        self._check(self._joins)
        secret = new_secret()
        async with self.live.lock:
            await self.live.be_as_kept()
            place = self.live.room.next_place
            await self.live.happens_now(lambda desk, _: desk.sits(place, name, secret, kind))
        return place, secret

    async def sits_instead(self, place: PlaceId, name: str) -> tuple[PlaceId, str]:
        """A place that nobody holds any more, or a bot's, and a secret for it."""
        self._check(self._joins)
        secret = new_secret()
        await self.live.happens(lambda desk, _: desk.sits_instead(place, name, secret))
        return place, secret

    async def moves(self, ticket: str) -> tuple[PlaceId, str]:
        """Another device for a place, by its ticket."""
        self._check(self._joins)
        good = self.live.tickets.use(ticket, self.live.world.wall.now())
        secret = new_secret()

        def move(desk: Desk, _: int) -> list[AnyEvent]:
            take = desk.is_shared if good.keeps else desk.is_rekeyed
            return take(good.place, secret)

        await self.live.happens(move)
        return good.place, secret

    async def comes(self, hello: Hello, reader: Reader) -> Stream:
        """Admit a device and bring it up to date; raises Refused for a stranger."""
        live = self.live
        async with live.lock:
            await live.be_as_kept()
            stream = live.crier.stream_of(self._place_of(hello))
            limits = live.world.limits
            is_place = stream.place is not None
            most = limits.devices_of_a_place if is_place else limits.watchers_of_a_room
            if len(stream.readers) >= most and not (is_place and _lets_a_silent_one_go(stream)):
                raise Refused("too-many-devices", most=most)
            live.crier.cry(live.desk, live.world.wall.now())  # for a room that was just read
            missed = stream.missed(hello.seen) if hello.era == live.crier.era else None
            stream.readers.add(reader)
            about = {"era": live.crier.era, "place": stream.place}
            screen = {} if is_place else {"again": live.room.again}
            reader.send(reply("hello", about | screen))
            if live.is_carried_by(stream):
                reader.send(messages.copied(await live.records()), is_whole=True)
            if missed is None:
                live.crier.welcome(live.desk, live.world.wall.now(), stream, reader)
            else:
                for message in missed:
                    reader.send(message)
            self._show_who_is_here()
            return stream

    async def goes(self, stream: Stream, reader: Reader) -> None:
        live = self.live
        live.speaks(reader, on=False)
        async with live.lock:
            if reader in stream.readers:
                stream.readers.discard(reader)
                self._show_who_is_here()

    def _show_who_is_here(self) -> None:
        live = self.live
        live.last_used = live.world.wall.now()
        live.count_devices()
        live.crier.cry(live.desk, live.last_used)

    def _place_of(self, hello: Hello) -> PlaceId | None:
        """None for who only watches. A locked room shows itself to nobody new."""
        if hello.place is not None:
            place = self.check_key(hello.place, hello.secret)
            return None if hello.watches else place
        room = self.live.room
        if room.is_locked and not hmac.compare_digest(hello.again.encode(), room.again.encode()):
            raise Refused("room-locked")
        return None

    def check_key(self, place: PlaceId, secret: str) -> PlaceId:
        """The place, if this opens it."""
        found = self.live.room.places.get(place)
        if found is None or not found.opens(secret):
            raise Refused("not-your-place")
        return found.id

    async def is_brought(
        self, place: PlaceId, secret: str, after: int, records: Sequence[Record]
    ) -> None:
        """The device that carries the table has gone on by itself after so many of our records."""
        live = self.live
        async with live.lock:
            await live.be_as_kept()
            if self.check_key(place, secret) != live.room.keeper:
                raise Refused("keeper-only")
            await live.goes_on_as(after, records)

    async def is_deleted(self, place: PlaceId, secret: str, *, is_sure: bool) -> None:
        """Everybody is shown out, and nothing is kept. Only by the host, between games."""
        live = self.live
        async with live.lock:
            await live.be_as_kept()
            if self.check_key(place, secret) != live.room.host:
                raise Refused("host-only")
            if live.room.is_playing:
                raise Refused("game-running")
            if not is_sure:
                raise Refused("delete-needs-your-word")
            await live.is_forgotten()

    # Asking

    async def hears(self, stream: Stream, reader: Reader, text: str) -> None:
        """One command of a device, and the reply to it."""
        try:
            asked = read_command(text)
        except BadMessage as error:
            refused = Refused("bad-message", error=str(error)[:200])
            reader.send(refused_reply(id_of(text), refused, self.live))
            return
        if isinstance(asked, Ping | Speaks):
            if isinstance(asked, Speaks):
                self.live.speaks(reader, on=asked.on)
            reader.send(reply(asked.id, True))
            return
        # A record may be larger than what may lie unread otherwise, as a whole view may be.
        reader.send(await self.asks(stream, reader, asked), is_whole=True)
        reader.let_go()
        if isinstance(asked, Leave) and reader not in stream.readers:
            reader.close(closing.LEFT)

    async def asks(self, stream: Stream, reader: Reader, command: AnyCommand) -> bytes:
        """The reply to a command. The same command again gets the first reply and does nothing."""
        live = self.live
        live.world.counts["commands"] += 1
        if isinstance(command, Answers):
            return await self._answers(stream, reader, command)
        async with live.lock:
            key = (stream.place, command.id, live.cuts)
            if key in self._replies and reader in stream.readers:
                return self._replies[key]
            try:
                _check_still_here(stream, reader)
                self._check(self._commands)
                answer = reply(command.id, await self._does(stream, reader, command))
            except Refused as refused:
                live.world.counts["refused"] += 1
                return refused_reply(command.id, refused, live)
            if not isinstance(command, Correct) or command.sure:  # to look ahead twice is harmless
                self._replies[stream.place, command.id, live.cuts] = answer
            if len(self._replies) > REPLIES_KEPT:
                self._replies.popitem(last=False)
            return answer

    async def _answers(self, stream: Stream, reader: Reader, command: Answers) -> bytes:
        """The game itself knows an answer that it has taken already."""
        try:
            await self._together.enters(stream, reader, command)
        except Refused as refused:
            self.live.world.counts["refused"] += 1
            return refused_reply(command.id, refused, self.live)
        return reply(command.id, True)

    def _entering(self, given: Given) -> Work:
        def enter(desk: Desk, wall: int) -> list[AnyEvent]:
            _check_still_here(given.stream, given.reader)
            self._check(self._commands)
            place = check_right(desk, given.stream.place, given.command)
            return obey(desk, place, given.command, wall)

        return enter

    async def _does(self, stream: Stream, reader: Reader, command: AnyCommand) -> Any:
        live = self.live
        await live.be_as_kept()
        place = check_right(live.desk, stream.place, command)
        if live.room.length >= MOST_EVENTS and not isinstance(command, ALWAYS):
            raise Refused("room-used-up", most=MOST_EVENTS)
        match command:
            case Ticket(_, other, keep):
                return {"ticket": self._ticket(place, other, keep=keep)}
            case Past():
                return {"record": self._record()}
            case Correct():
                return await self._correct(command)
            case Instead(_, n):
                options, args = keeper.instead(live.desk, n)
                return {"options": options, "args": args}
            case Say() if not self._says.take(place):
                raise Refused("talk-too-fast")
        if isinstance(command, Leave):
            stream.readers.discard(reader)  # it is let go by its socket, after the reply
            try:
                await live.happens_now(partial(_obey, place, command))
            except Refused:
                stream.readers.add(reader)
                raise
            stream.close(closing.LEFT)
            self._show_who_is_here()
        else:
            await live.happens_now(partial(_obey, place, command), reader)
        return True

    async def _correct(self, wrong: Correct) -> dict[str, Any]:
        """What comes of it, whether it was done or only asked about."""
        keeper.nothing_since(self.live.desk, wrong.after)
        after = self.live.desk.sitting().run.length
        better = keeper.consequence(self.live.desk, wrong.n, wrong.answer)
        if wrong.sure:
            await self.live.happens_now(lambda d, wall: keeper.corrects(d, wrong.n, better, wall))
        told = steps(better.run, self.live.desk.sitting().entered)[wrong.n :]
        return {
            "kept": better.kept,
            "lost": better.again,
            "was_shown": better.was_shown,
            **messages.to_tell(better.untold),
            "in_sight": better.in_sight,
            "after": after,
            "steps": told,
        }

    def _ticket(self, place: PlaceId, other: PlaceId, *, keep: bool) -> str:
        """Of its own device for a place, or of the host for one whose devices are all gone."""
        room = self.live.room
        if self.live.world.is_pocket:
            raise Refused("alone")
        if place != other and (place != room.host or keep):
            raise Refused("host-only")
        if other not in room.places or room.places[other].kind in ("bot", "guest"):
            raise Refused("unknown-place")
        if place != other and room.places[other].is_here:
            raise Refused("place-is-here", name=room.places[other].name)
        return self.live.tickets.make(other, self.live.world.wall.now(), keeps=keep)

    def _record(self) -> list[str]:
        """Header, entries and what was said between them; never before the game is over."""
        sitting = self.live.room.sitting
        if sitting is None or not sitting.is_over:
            raise Refused("not-over")
        return record_of(sitting.run)

    def _check(self, buckets: Buckets) -> None:
        if not buckets.take():
            raise Refused("room-too-busy")


def _lets_a_silent_one_go(stream: Stream) -> bool:
    """A phone on a bad network comes anew before the old connections are known to be dead; they
    must not keep it out. One that lives is heard from every twenty seconds, and comes back."""
    silent = min(stream.readers, key=lambda reader: reader.heard)
    if time.monotonic() - silent.heard < SILENT:
        return False
    stream.readers.discard(silent)
    silent.close(closing.TRY_AGAIN)
    return True


def _check_still_here(stream: Stream, reader: Reader) -> None:
    """A device may have been shown out while its command was under way."""
    if reader not in stream.readers:
        raise Refused("not-your-place")


def _obey(place: PlaceId, command: AnyCommand, desk: Desk, wall: int) -> list[AnyEvent]:
    return obey(desk, place, command, wall)


def reply(id_: str, done: Any) -> bytes:
    return encode({"id": id_, "done": done})


def refused_reply(id_: str, refused: Refused, live: LiveRoom | None = None) -> bytes:
    language, game = (live.room.language, live.room.game) if live else ("en", "")
    return encode({"id": id_, "refused": refusal(refused, language, game)})

"""The crier tells every place of a room what is new to it, and nothing else.

What all may know is encoded once; what a seat was told is put beside it. A place for which
nothing is new gets no message at all: not even a sign that something happened elsewhere.
"""

from collections.abc import Callable, Iterable, Sequence
from secrets import token_hex

from nightcall.room.desk import Desk
from nightcall.room.events import PlaceId
from nightcall.room.room import Heard, Room
from nightcall.room.sitting import Sitting
from nightcall.server import messages
from nightcall.server.all_of_it import asked_of_all, steps
from nightcall.server.messages import NOTHING, Notice, encode
from nightcall.server.step import Step
from nightcall.server.stream import Reader, Stream
from nightcall.server.understood import Understood
from nightcall.table import Ask, Run, Said, Seat, Telling, Viewer, view

TALK_TOLD = 50
"""The most remarks that a whole message holds."""


class Crier:
    """Whoever calls `cry` has made sure that what the desk says is kept. `understood` says how
    programs have read the questions of the game, `is_helped` that a language service helps."""

    def __init__(
        self,
        understood: Callable[[], Sequence[Understood]] = tuple,
        *,
        is_helped: bool = False,
    ) -> None:
        self._understood = understood
        self._is_helped = is_helped
        self.era = token_hex(4)  # numbers of another era mean nothing here
        self.streams: dict[PlaceId | None, Stream] = {}
        self._run: Run | None = None
        self._seats: dict[PlaceId, Seat] | None = None
        self._told = 0  # the last entry of the run that everybody was told about
        self._ask: Ask | None = None
        self._room = b""
        self._room_key: tuple[object, ...] = ()
        self._public: dict[str, bytes] = {}
        self._clock_key: messages.ClockKey | None = None
        self._heard = 0  # how many remarks of table talk everybody was told about

    def stream_of(self, place: PlaceId | None) -> Stream:
        if place not in self.streams:
            self.streams[place] = Stream(place)
        return self.streams[place]

    def forget(self) -> None:
        """The room was read again: everybody gets everything anew."""
        self._run = None
        self._room = b""

    def cry(
        self, desk: Desk, wall: int, notices: Sequence[Notice] = (), *, room_changed: bool = True
    ) -> None:
        """Tell everybody what has changed since the last time."""
        sitting = desk.room.sitting
        run = sitting.run if sitting is not None else None
        seats = sitting.seats if sitting is not None else None
        is_anew = run is not self._run or seats is not self._seats or not self._room
        public = self._news(desk, wall, room_changed=room_changed or is_anew)
        if notices:
            public.append(b'"notices":' + encode(notices))
        talk = self._new_talk(desk.room)
        if is_anew:
            self._run, self._seats = run, seats
            self._cry_anew(desk, wall, notices)
            return
        if for_all := [said for said, by in talk if by is None]:
            public.append(b'"talk":' + messages.talk(for_all))
        if sitting is not None:
            self._cry_news(sitting, public, desk.room)
        elif public:
            for stream in self.streams.values():
                stream.send(b",".join(public))
        for said, by in talk:
            self._send_to(by or (), b'"talk":' + messages.talk([said]))

    def nudge(self, places: Iterable[PlaceId]) -> None:
        """To these and nobody else: you are waited for."""
        self._send_to(places, b'"nudged":true')

    def explain(self, understood: Sequence[Understood]) -> None:
        """To everybody: how questions were read by the program that answered them."""
        if understood:
            self._send_to(self.streams, b'"understood":' + _explained(understood))

    def _send_to(self, places: Iterable[PlaceId | None], body: bytes) -> None:
        for place in list(places):
            if place in self.streams:
                self.streams[place].send(body)

    def _new_talk(self, room: Room) -> list[Heard]:
        new = room.talk[len(room.talk) - (room.remarks_made - self._heard) :]
        self._heard = room.remarks_made
        return new

    def welcome(self, desk: Desk, wall: int, stream: Stream, reader: Reader) -> None:
        """All that this place may know, for a device that has just come."""
        stream.send_whole(self._whole(desk, wall, stream), [reader])

    # What is public

    def _news(self, desk: Desk, wall: int, *, room_changed: bool) -> list[bytes]:
        news = []
        sitting = desk.room.sitting
        failed = sitting is not None and sitting.failed
        state = (desk.room.is_playing, desk.room.is_manual, failed)
        if room_changed or state != self._room_key:
            self._room_key = state
            room = messages.room_state(desk, is_helped=self._is_helped)
            if room != self._room:
                self._room = room
                news.append(b'"room":' + room)
        if sitting is None:
            return news
        for name, value in (
            ("progress", messages.open_progress(sitting)),
            ("outcome", messages.outcome(sitting)),
        ):
            if self._public.get(name, NOTHING) != value:
                self._public[name] = value
                news.append(b'"%b":%b' % (name.encode(), value))
        key = messages.clock_key(sitting)
        if key != self._clock_key:
            self._clock_key = key
            news.append(b'"clock":' + messages.clock(key, sitting, wall))
        return news

    # What is new to each

    def _cry_news(self, sitting: Sitting, public: list[bytes], room: Room) -> None:
        step = Step(sitting.run, self._told, self._ask)
        if room.keeper in self.streams and room.keeper is not None:
            own = self._all_news(room, sitting, self.streams[room.keeper])
            if own or public:
                self.streams[room.keeper].send(b",".join([*own, *public]))
        self._told, self._ask = sitting.run.length, sitting.run.ask
        for_all = _parts(step.public, None, step.encoded)
        usual = b",".join([*for_all, *public])
        for stream in self.streams.values():
            if stream.place is not None and stream.place == room.keeper:
                continue
            seat = sitting.seat_of(stream.place)
            own = for_all
            if seat in step.concerned:
                own = _own_news(stream, sitting.viewer(stream.place), step)
            private = self._private(sitting, stream, seat, room.host)
            body = b",".join([*own, *private, *public]) if own or private else usual
            if body:
                stream.send(usual if body == usual else body)  # equal ones are kept once

    def _all_news(self, room: Room, sitting: Sitting, stream: Stream) -> list[bytes]:
        """For the keeper, from whom nothing is kept."""
        parts = []
        if sitting.run.length > self._told:
            new = steps(sitting.run, sitting.entered, self._told + 1, self._ask)
            parts.append(b'"steps":' + encode(new))
        ask = asked_of_all(sitting)
        if ask != stream.ask:
            stream.ask = ask
            parts.append(b'"ask":' + ask)
        if (notes := encode(room.notes)) != stream.notes:
            stream.notes = notes
            parts.append(b'"notes":' + notes)
        if (untold := messages.untold(sitting)) != stream.untold:
            stream.untold = untold
            parts.append(b'"untold":' + untold)
        return parts

    def _private(
        self, sitting: Sitting, stream: Stream, seat: Seat | None, host: PlaceId | None
    ) -> list[bytes]:
        parts = []
        if sitting.run.given or stream.given is not NOTHING:
            given = _given(sitting, seat)
            if given != stream.given:
                stream.given = given
                parts.append(b'"given":' + given)
        if stream.place == host or stream.house is not NOTHING:
            house = messages.house_options(sitting.run.ask) if stream.place == host else NOTHING
            if house != stream.house:
                stream.house = house
                parts.append(b'"house":' + house)
        return parts

    # Everything

    def _cry_anew(self, desk: Desk, wall: int, notices: Sequence[Notice]) -> None:
        news = b',"notices":' + encode(notices) if notices else b""
        sitting = desk.room.sitting
        if sitting is not None:
            self._told, self._ask = sitting.run.length, sitting.run.ask
        for stream in self.streams.values():
            stream.send_whole(self._whole(desk, wall, stream) + news)

    def _whole(self, desk: Desk, wall: int, stream: Stream) -> bytes:
        sitting = desk.room.sitting
        heard = desk.room.heard_by(stream.place)[-TALK_TOLD:]
        parts = [
            b'"era":"%b"' % self.era.encode(),
            b'"room":' + self._room,
            b'"talk":' + messages.talk(heard),
        ]
        if sitting is None:
            return b",".join(parts)
        key = messages.clock_key(sitting)
        public = [
            b'"progress":' + messages.open_progress(sitting),
            b'"clock":' + messages.clock(key, sitting, wall),
            b'"outcome":' + messages.outcome(sitting),
        ]
        if understood := self._understood():
            public.append(b'"understood":' + _explained(understood))
        if stream.place is not None and stream.place == desk.room.keeper:
            stream.ask = asked_of_all(sitting)
            all_steps = encode(steps(sitting.run, sitting.entered))
            stream.notes, stream.untold = encode(desk.room.notes), messages.untold(sitting)
            own = [
                b'"steps":' + all_steps,
                b'"ask":' + stream.ask,
                b'"notes":' + stream.notes,
                b'"untold":' + stream.untold,
            ]
            return b",".join([*parts, *own, *public])
        seat = sitting.seat_of(stream.place)
        seen = view(sitting.run, seat)
        stream.asked, stream.given = seen.asked, _given(sitting, seat)
        is_host = stream.place is not None and stream.place == desk.room.host
        stream.house = messages.house_options(sitting.run.ask) if is_host else NOTHING
        parts += [
            b'"said":[%b]' % b",".join(messages.said(item, seat) for item in seen.said),
            b'"asked":' + encode(seen.asked),
            b'"given":' + stream.given,
            b'"house":' + stream.house,
        ]
        return b",".join([*parts, *public])


def _explained(understood: Sequence[Understood]) -> bytes:
    return encode([{"number": number, "meaning": meaning} for number, meaning in understood])


def _own_news(stream: Stream, viewer: Viewer, step: Step) -> list[bytes]:
    """What was said to this seat since the last time, and whether its question has changed."""
    parts = _parts(step.said_to(viewer.seat), viewer.seat, step.encoded)
    viewer.news()
    if viewer.asked == stream.asked:
        return parts
    stream.asked = viewer.asked
    return [*parts, b'"asked":' + encode(viewer.asked)]


def _parts(said: Sequence[Said], seat: Seat | None, encoded: dict[int, bytes]) -> list[bytes]:
    return (
        [b'"said":[%b]' % b",".join(_encoded(item, seat, encoded) for item in said)] if said else []
    )


def _encoded(item: Said, seat: Seat | None, encoded: dict[int, bytes]) -> bytes:
    if isinstance(item, Telling) and item.to is not None:
        return messages.said(item, seat)
    found = encoded.get(id(item))
    if found is None:
        found = encoded[id(item)] = messages.said(item, None)
    return found


def _given(sitting: Sitting, seat: Seat | None) -> bytes:
    answers = sitting.run.given
    return encode(answers[seat]) if seat is not None and seat in answers else NOTHING

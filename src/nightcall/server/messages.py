"""What devices get: the parts of a message, each encoded once however many will read it.

A part that is left out of a message is as it was; null says that there is none now.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from nightcall.bots.temper import temper_of
from nightcall.games import game_named
from nightcall.room.desk import Desk
from nightcall.room.events import Said as Spoken
from nightcall.room.roles import deck_of
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.room.untold import Untold
from nightcall.store import Record
from nightcall.table import HOUSE, Ask, CannotStart, Remark, Said, Seat, Telling, progress
from nightcall.table.journal import line

encode = msgspec.json.Encoder().encode

NOTHING = b"null"

ClockKey: TypeAlias = tuple[int, int, bool]


class Person(msgspec.Struct, frozen=True):
    """`temper` is a bot's, and tells how it behaves; others have none."""

    place: str
    name: str
    kind: str
    is_here: bool
    is_host: bool
    stand_in: bool
    is_open: bool
    level: str
    temper: str


class TalkRules(msgspec.Struct, frozen=True):
    """Whether there is table talk, and whether the dead may talk among themselves."""

    on: bool
    dead: bool


class Patience(msgspec.Struct, frozen=True):
    seconds: int
    then: str


class Talk(msgspec.Struct, frozen=True):
    """A remark: `key` and `args` of a ready saying, or a `text`."""

    place: str
    name: str
    key: str
    args: dict[str, Any]
    text: str
    among_dead: bool


class RoomState(msgspec.Struct, frozen=True):
    """What everybody in the room may know of it. `seats` are the places of the running game;
    `played` is that game or the last one, and what was said is said in its words; `failed` says
    that a fault of ours has stopped it, `is_helped` that a language service helps the bots."""

    code: str
    language: str
    stage: str
    manual: bool
    by_hand: bool
    people: list[Person]
    game: str
    played: str
    options: dict[str, Any]
    series: dict[str, Any]
    deck: dict[str, int]
    talk: TalkRules
    patience: Patience
    evenings: bool
    remarks: list[Remark]
    is_locked: bool
    is_playing: bool
    is_paused: bool
    is_given_up: bool
    failed: bool
    seats: dict[str, Seat]
    is_helped: bool


class Clock(msgspec.Struct, frozen=True):
    """How much of the timer that the scene shows is left, in milliseconds."""

    timer: int
    left: int
    is_running: bool


class Notice(msgspec.Struct, frozen=True):
    """Something about the room that everybody is told once, such as an undo."""

    key: str
    args: dict[str, Any]


def room_state(desk: Desk, *, is_helped: bool = False) -> bytes:
    room, sitting = desk.room, desk.room.sitting
    return encode(
        RoomState(
            code=room.code,
            language=room.language,
            stage=room.stage,
            manual=room.is_manual,
            by_hand=room.is_by_hand,
            people=_people(room),
            game=room.game,
            played=sitting.header.game if sitting is not None else "",
            options=room.options.get(room.game, {}),
            series={} if room.is_playing else room.series.get(room.game, {}),
            deck=_deck(room),
            talk=TalkRules(room.is_talk_on, room.may_dead_talk),
            patience=Patience(*room.patience),
            evenings=bool(room.evenings),
            remarks=[] if room.is_playing else _remarks(desk),
            is_locked=room.is_locked,
            is_playing=room.is_playing,
            is_paused=sitting is not None and sitting.is_paused,
            is_given_up=sitting is not None and sitting.is_given_up,
            failed=sitting is not None and sitting.failed is not None,
            seats=sitting.seats if sitting is not None and room.is_playing else {},
            is_helped=is_helped,
        )
    )


def _people(room: Room) -> list[Person]:
    return [
        Person(
            p.id,
            p.name,
            p.kind,
            p.is_here,
            p.id == room.host,
            p.stand_in,
            p.is_open,
            p.level,
            temper_of(p.name).name if p.kind == "bot" else "",
        )
        for p in room.places.values()
    ]


def _deck(room: Room) -> dict[str, int]:
    """The cards for whoever is here now. Those of a game that has begun are in its scenes."""
    options = room.options.get(room.game, {})
    return deck_of(game_named(room.game), options, len(room.players))


def _remarks(desk: Desk) -> list[Remark]:
    try:
        return desk.remarks()
    except CannotStart as error:  # options of other rules than today's
        return error.remarks


def talk(remarks: Iterable[Spoken]) -> bytes:
    return encode(
        [
            Talk(said.place, said.name, said.remark, said.args, said.text, said.among_dead)
            for said in remarks
        ]
    )


def open_progress(sitting: Sitting) -> bytes:
    found = progress(sitting.run)
    return NOTHING if found is None else encode(found)


def outcome(sitting: Sitting) -> bytes:
    return NOTHING if sitting.run.outcome is None else encode(sitting.run.outcome)


def house_options(ask: Ask | None) -> bytes:
    """What the host may say for the House, where the table's rules leave it to people."""
    options = ask.options.get(HOUSE) if ask is not None else None
    return NOTHING if options is None else encode(options)


def clock_key(sitting: Sitting) -> ClockKey | None:
    """Which timer is shown, when it is up and whether it runs: changes when people must know."""
    timer = None if sitting.is_over else sitting.shown_timer()
    if timer is None:
        return None
    if not sitting.clock.has_started(timer):  # its deadline moves with whatever happens till then
        return timer.number, sitting.clock.whole(timer), False
    return timer.number, sitting.clock.deadline(timer), sitting.clock.is_running


def clock(key: ClockKey | None, sitting: Sitting, wall: int) -> bytes:
    timer = sitting.shown_timer()
    if key is None or timer is None:
        return NOTHING
    number, deadline, is_running = key
    late = sitting.clock.now(wall) if sitting.clock.has_started(timer) else 0
    return encode(Clock(number, max(0, deadline - late), is_running))


def untold(sitting: Sitting) -> bytes:
    """What corrections have left to say in silence."""
    left = to_tell(sitting.untold)
    return encode({"corrections": sitting.corrections, **left}) if any(left.values()) else NOTHING


def to_tell(untold: Untold) -> dict[str, list[msgspec.Raw]]:
    """Of each telling its line."""
    return {
        name: [msgspec.Raw(line(late.telling).encode()) for late in lates]
        for name, lates in (("tell", untold.tell), ("unsay", untold.unsay))
    }


class Copied(msgspec.Struct, frozen=True):
    """A record of a room, as the store keeps it."""

    n: int
    at: int
    body: msgspec.Raw


def copied(records: Iterable[Record]) -> bytes:
    """For the device that carries a table, so that it could go on by itself."""
    kept = [Copied(record.n, record.at, msgspec.Raw(record.body)) for record in records]
    return encode({"records": kept})


def said(item: Said, seat: Seat | None) -> bytes:
    """In the shape of a record. Who else was told in private is not for the reader."""
    if not isinstance(item, Telling):
        return line(item).encode()
    to = None if item.to is None else [seat]
    return encode({"told": item.key, "to": to, "args": item.args})

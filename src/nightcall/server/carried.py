"""A table that one device carries: what it may bring back when it has gone on without us."""

from collections.abc import Sequence

from nightcall.room.events import (
    Answered,
    AnyEvent,
    Extended,
    ManualIs,
    Opened,
    Paused,
    Resumed,
    decode,
)
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.store import Record
from nightcall.table import CLOCK, HOUSE

OF_TIME = (Extended, ManualIs, Paused, Resumed)


def is_unseen(since: Sequence[Record], records: Sequence[Record]) -> bool:
    """Whether nobody knows what happened here since: the Clock has spoken, the House has answered,
    or the device had asked for it, heard nothing, and has `records` of its own of it."""
    known = {event.id for event in _events(records) if isinstance(event, Answered)}
    for at, event in enumerate(_events(since)):
        if isinstance(event, Answered) and event.id is None:
            # The House only ever answers to something.
            if event.seat != CLOCK and (event.seat != HOUSE or at == 0):
                return False
        elif isinstance(event, Answered):
            if event.id not in known:
                return False
        elif not isinstance(event, OF_TIME):
            return False
    return True


def _events(records: Sequence[Record]) -> list[AnyEvent]:
    return [decode(record.body) for record in records]


def check_continued(before: Sequence[Record], records: Sequence[Record]) -> None:
    """Whether a table of one device can be made of these; raises Refused."""
    last = len(before) + len(records)
    if [record.n for record in records] != list(range(len(before) + 1, last + 1)):
        raise Refused("bad-message", error="n")
    room = Room()
    try:
        events = _events(records)
        room.apply_all([*_events(before), *events])
    except Exception as error:  # whatever can be made of a wrong event
        raise Refused("bad-message", error=repr(error)[:200]) from error
    if any(isinstance(event, Opened) for event in events):
        raise Refused("bad-message", error="Opened")
    if any(place.kind in ("person", "bot") for place in room.places.values()):
        raise Refused("one-device")

"""Patience with somebody silent: a nudge to that place alone, then what the table has chosen.

It counts from when the open question was put, whatever it is about and whoever is asked.
"""

from nightcall.room.events import PlaceId
from nightcall.room.room import Room
from nightcall.table import CLOCK, Ask


class Patience:
    def __init__(self) -> None:
        self._ask: Ask | None = None
        self._since = 0
        self._has_nudged = False

    def wakes_at(self, room: Room, wall: int) -> int | None:
        """When there is somebody to nudge or to answer for, in wall time."""
        ask = _asked(room)
        if ask is not self._ask:
            self._ask, self._since, self._has_nudged = ask, wall, False
        times = (self._nudge_at(room), self._answer_at(room))
        return min((at for at in times if at is not None), default=None)

    def to_nudge(self, room: Room, wall: int) -> list[PlaceId]:
        """Who is to be nudged now: once for a question."""
        at = self._nudge_at(room)
        if at is None or at > wall or _asked(room) is not self._ask:
            return []
        self._has_nudged = True
        return _silent(room)

    def to_answer(self, room: Room, wall: int) -> PlaceId | None:
        """For whom a program answers now."""
        at = self._answer_at(room)
        if at is None or at > wall or _asked(room) is not self._ask:
            return None
        return next(iter(_silent(room)), None)

    def _nudge_at(self, room: Room) -> int | None:
        """Only where everybody may know who is asked: a phone that stirs at night tells."""
        seconds = room.patience.seconds
        if self._ask is None or not self._ask.open or self._has_nudged or not seconds:
            return None
        return self._since + 1000 * (self._ask.remind or seconds // 2)

    def _answer_at(self, room: Room) -> int | None:
        seconds, then = room.patience
        if self._ask is None or not seconds or then != "stand-in" or not _silent(room):
            return None
        return self._since + 1000 * seconds


def _asked(room: Room) -> Ask | None:
    """The open question, if somebody may be too slow for it. With a Clock there is no need; and
    where all may speak and nobody must, such as by day, silence is an answer."""
    sitting = room.sitting
    ask = sitting.run.ask if sitting is not None and not sitting.is_over else None
    if ask is None or sitting is None or sitting.is_paused or CLOCK in ask.options:
        return None
    return ask if ask.settle in ("one", "all") or ask.remind is not None else None


def _silent(room: Room) -> list[PlaceId]:
    sitting = room.sitting
    if sitting is None:
        return []
    waiting = sitting.run.waiting()
    people = (place for place in room.places.values() if place.kind == "person")
    return [p.id for p in people if not p.stand_in and sitting.seat_of(p.id) in waiting]

"""A person overrules a token that a program gave: it was a slip of the tongue, and is put right."""

from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent
from nightcall.room.keeper import consequence, corrects
from nightcall.room.refused import Refused
from nightcall.room.sitting import Sitting
from nightcall.table import Telling


def overrules(desk: Desk, number: int, token: str, wall: int) -> list[AnyEvent]:
    """The answer to question `number` was this token. Only where a program gave it: a person
    answers for their own. Questions and tokens after it stay as far as they still fit."""
    sitting = desk.playing()
    n = _entry_of(sitting, number)
    if n is None or not _is_of_a_program(desk, sitting, n):
        raise Refused("nothing-to-overrule")
    return corrects(desk, n, consequence(desk, n, token), wall)


def _entry_of(sitting: Sitting, number: int) -> int | None:
    """The entry that answered this question; everybody was told of it."""
    run = sitting.run
    for n in range(run.length, 0, -1):
        for item in run.said_at(n):
            if isinstance(item, Telling) and item.key == "token" and item.args["number"] == number:
                return n
    return None


def _is_of_a_program(desk: Desk, sitting: Sitting, n: int) -> bool:
    seat = sitting.run.entries[n - 1].seat
    places = (place for place in desk.room.places.values() if sitting.seat_of(place.id) == seat)
    return any(place.kind == "bot" or place.stand_in for place in places)

"""A person overrules a token that a program gave: it was a slip of the tongue, and is put right."""

from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent
from nightcall.room.keeper import consequence, corrects
from nightcall.room.refused import Refused
from nightcall.room.sitting import Sitting
from nightcall.table import Run, Telling


def overrules(desk: Desk, number: int, token: str, wall: int) -> list[AnyEvent]:
    """The answer to question `number` was this token. Only where a program gave it: a person
    answers for their own. Questions and tokens after it stay as far as they still fit.

    A token stays a token: that the word was found would open it, and who is host could look."""
    sitting = desk.playing()
    n = _entry_of(sitting.run, number)
    if n is None or not _is_of_a_program(desk, sitting, n):
        raise Refused("nothing-to-overrule")
    better = consequence(desk, n, token)
    if _entry_of(better.run, number) != n:
        raise Refused("not-an-option")
    return corrects(desk, n, better, wall)


def _entry_of(run: Run, number: int) -> int | None:
    """The entry that answered this question; everybody was told of it."""
    for n in range(run.length, 0, -1):
        for item in run.said_at(n):
            if isinstance(item, Telling) and item.key == "token" and item.args["number"] == number:
                return n
    return None


def _is_of_a_program(desk: Desk, sitting: Sitting, n: int) -> bool:
    seat = sitting.run.entries[n - 1].seat
    places = (place for place in desk.room.places.values() if sitting.seat_of(place.id) == seat)
    return any(place.kind == "bot" or place.stand_in for place in places)

"""The keeper leads a table: sees all of it, enters what others say, and puts right what was wrong.

One who keeps a device in the middle, or a moderator's console. Phones have nobody like that.
"""

from typing import Any, NamedTuple

from nightcall.room.desk import Desk
from nightcall.room.events import Answered, AnyEvent, Cut
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.room.untold import Untold, first_in_sight
from nightcall.table import (
    CLOCK,
    Answer,
    Ask,
    IllegalAnswer,
    Options,
    Run,
    Scene,
    ScriptFailed,
    Seat,
    Telling,
)


class Entered(NamedTuple):
    """An answer for a seat, after `n` others; `is_sure` where the seat has a device of its own."""

    seat: Seat
    answer: Answer
    n: int
    is_sure: bool = False


class Consequence(NamedTuple):
    """The game as it would stand; how many later answers stay, how many do not, and how many of
    those people have to give `again`; whether a phone has shown something private since, which
    cannot be unseen; and what there would be to tell in silence. What came of the answer `in_sight`
    and later ones would be on the screen."""

    run: Run
    kept: int
    lost: int
    again: int
    was_shown: bool
    untold: Untold
    in_sight: int


def enters(desk: Desk, entered: Entered, id_: str, wall: int) -> list[AnyEvent]:
    """The same id again changes nothing; nor does a second tap, because the question of `n` has
    passed."""
    sitting, seat = desk.playing(), entered.seat
    if sitting.has_taken(seat, id_):
        return []
    if sitting.is_paused:
        raise Refused("paused")
    if not _is_open(sitting.run, entered):
        raise Refused("question-has-passed")
    if not entered.is_sure and seat in _answering(desk.room, sitting, "person", "bot"):
        raise Refused("seat-has-a-device", name=seat)
    return desk.enters(sitting, seat, entered.answer, id_, wall)


def _is_open(run: Run, entered: Entered) -> bool:
    """Others may have answered the same question meanwhile, on their phones, or one that asks this
    seat the same again, as where votes stand; this seat has not."""
    if run.ask is None or not 0 <= entered.n <= run.length:
        return False
    since = range(entered.n + 1, run.length + 1)
    if any(run.entries[n - 1].seat == entered.seat for n in since):
        return False
    said = [item for n in since for item in run.said_at(n)]
    if not said or any(isinstance(item, Scene) for item in said):
        return not said
    then, seat = run.cut(entered.n).ask, entered.seat
    if then is None or then.kind != run.ask.kind:
        return False
    return then.options.get(seat) == run.ask.options.get(seat)


def nothing_since(desk: Desk, after: int | None) -> None:
    """Whoever says after how many answers they know what they do is held to it."""
    if after not in (None, desk.sitting().run.length):
        raise Refused("entered-meanwhile")


def rewinds(desk: Desk, to: int, wall: int, *, is_sure: bool) -> list[AnyEvent]:
    """So many answers stay. What a phone has shown since cannot be unseen."""
    sitting = desk.sitting()
    if not 0 <= to < sitting.run.length:
        raise Refused("nothing-to-undo")
    if not is_sure and _was_shown(desk.room, sitting, to):
        raise Refused("undo-needs-your-word")
    return desk.undoes(to, wall)


def instead(desk: Desk, n: int) -> tuple[Options, dict[str, Any]]:
    """What could have been answered in place of answer `n`, and what was said of it then."""
    before = _before(desk.sitting(), n)
    if before.ask is None:
        raise Refused("nothing-to-undo")
    return before.ask.options[desk.sitting().run.entries[n - 1].seat], before.ask.args


def consequence(desk: Desk, n: int, answer: Answer) -> Consequence:
    """What comes of it if answer `n` was another: nothing changes yet."""
    sitting = desk.sitting()
    run, kept = _before(sitting, n), 0
    wrong, *later = sitting.run.entries[n - 1 :]
    try:
        run.answer(wrong.seat, answer, wrong.when)
        for entry in later:
            if run.ask is None or run.ask.fingerprint() != entry.ask:
                break
            run.answer(entry.seat, entry.answer, entry.when)
            kept += 1
    except IllegalAnswer as error:
        if run.length < n:
            raise Refused(error.reason) from error
    except ScriptFailed as fault:
        raise Refused("our-fault") from fault
    lost = later[kept:]
    again = sum(entry.n in sitting.entered and entry.seat != CLOCK for entry in lost)
    was_shown = _was_shown(desk.room, sitting, n - 1)
    in_sight = first_in_sight(run, sitting.entered)
    phones = _answering(desk.room, sitting, "person")
    untold = sitting.untold.after(n, sitting.run, run, in_sight=in_sight, phones=phones)
    return Consequence(run, kept, len(lost), again, was_shown, untold, in_sight)


def corrects(desk: Desk, n: int, better: Consequence, wall: int) -> list[AnyEvent]:
    """Timers go on where they stood: after what is the last answer now, or as if nothing had been
    wrong where no later one is lost."""
    sitting, entries = desk.sitting(), better.run.entries
    clock, ids = sitting.clock, {number: id_ for (_, id_), number in sitting.ids.items()}
    clock.stop(wall)
    late = clock.now(wall) - clock.moved(entries[-1].when) if better.lost else 0
    before = clock.moved(entries[n - 2].when) if n > 1 else 0
    answered = [
        Answered(entry.seat, entry.answer, clock.moved(entry.when) + late, ids.get(entry.n))
        for entry in entries[n - 1 :]
    ]
    events = desk.redoes(Cut(n - 1, before + late), answered, wall, is_all=not better.lost)
    return events + desk.has_to_tell(better.untold)


def _before(sitting: Sitting, n: int) -> Run:
    """The game as it was when answer `n` was asked for."""
    if n not in _after(sitting, 0) or sitting.is_given_up:
        raise Refused("nothing-to-undo")
    return sitting.run.cut(n - 1)


def _answering(room: Room, sitting: Sitting, *kinds: str) -> set[Seat]:
    """The seats of places of these kinds."""
    places = (place for place in room.places.values() if place.kind in kinds)
    return {seat for place in places if (seat := sitting.seat_of(place.id)) is not None}


def _after(sitting: Sitting, entries: int) -> range:
    return range(entries + 1, sitting.run.length + 1)


def _was_shown(room: Room, sitting: Sitting, entries: int) -> bool:
    """Whether a phone has shown something since that others may not see."""
    phones, alive = _answering(room, sitting, "person"), set[Seat]()
    for number in range(sitting.run.length + 1):
        for item in sitting.run.said_at(number):
            if isinstance(item, Scene):
                alive = set(item.alive or ())
            elif number > entries and _is_secret(item, phones, alive):
                return True
    return False


def _is_secret(item: Telling | Ask, phones: set[Seat], alive: set[Seat]) -> bool:
    """Whether it let one of these phones show something that others may not see. What all who are
    `alive` are asked, as where votes stand, everybody knows of."""
    if isinstance(item, Telling):
        return not phones.isdisjoint(item.to or ())
    is_of_all = bool(alive) and alive <= item.options.keys()
    return not (item.open or is_of_all) and not phones.isdisjoint(item.options)

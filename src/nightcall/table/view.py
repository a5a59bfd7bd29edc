"""Views: what one seat may see of a run. Added up from what it was told; nothing is subtracted."""

from typing import TypeAlias

import msgspec

from nightcall.table.ask import Ask, Settle
from nightcall.table.options import Answer, Options, Shown
from nightcall.table.run import Run
from nightcall.table.seat import Seat
from nightcall.table.telling import Said, Scene
from nightcall.table.timer import Timer


class Asked(msgspec.Struct, frozen=True):
    """A question as one seat sees it. `number` counts that seat's questions only: a count of
    all would tell how much the others were asked."""

    number: int
    kind: str
    options: Options
    settle: Settle
    args: dict[str, Shown]
    timer: Timer | None = None
    remind: int | None = None


class Progress(msgspec.Struct, frozen=True):
    """How many have answered an open question; never who."""

    kind: str
    answered: int
    of: int


class View(msgspec.Struct, frozen=True):
    """Everything one seat may see: what was said to it, and what it is asked now.

    `given` is its own answer so far, where it may still change it.
    """

    seat: Seat | None
    said: tuple[Said, ...]
    asked: Asked | None
    given: Answer = None
    progress: Progress | None = None
    is_over: bool = False


Message: TypeAlias = Said | Asked | Progress


def view(run: Run, seat: Seat | None) -> View:
    """The view of a seat; of None, what whoever watches may see."""
    said = tuple(item for item in run.said if not isinstance(item, Ask) and _is_for(item, seat))
    return View(
        seat,
        said,
        _open_question(run, seat),
        run.given.get(seat) if seat else None,
        _progress(run),
        run.is_over,
    )


def messages(run: Run, seat: Seat | None, number: int) -> list[Message]:
    """What entry `number` brings to a seat, in order; 0 is the opening of the game."""
    found: list[Message] = []
    for item in run.said_at(number):
        if isinstance(item, Ask):
            if seat is not None and seat in item.options:
                found.append(_asked(item, seat, _questions_before(run, item, seat)))
        elif _is_for(item, seat):
            found.append(item)
    return found


def _is_for(item: Said, seat: Seat | None) -> bool:
    return isinstance(item, Scene) or item.to is None or seat in item.to


def _open_question(run: Run, seat: Seat | None) -> Asked | None:
    if run.ask is None or seat is None or seat not in run.ask.options:
        return None
    return _asked(run.ask, seat, _questions_before(run, run.ask, seat))


def _questions_before(run: Run, ask: Ask, seat: Seat) -> int:
    count = 0
    for item in run.said:
        if item is ask:
            break
        count += isinstance(item, Ask) and seat in item.options
    return count


def _asked(ask: Ask, seat: Seat, before: int) -> Asked:
    options = ask.options[seat]
    return Asked(before + 1, ask.kind, options, ask.settle, ask.args, ask.timer, ask.remind)


def _progress(run: Run) -> Progress | None:
    ask = run.ask
    if ask is None or not ask.open or ask.settle in ("one", "first"):
        return None
    return Progress(ask.kind, len(ask.waits_for) - len(run.waiting()), len(ask.waits_for))

"""Views: what one seat may see of a run. Added up from what it was told; nothing is subtracted."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from nightcall.table.ask import Ask, Settle
from nightcall.table.options import Answer, Options, Shown
from nightcall.table.run import Run
from nightcall.table.seat import Seat
from nightcall.table.telling import Said, Scene
from nightcall.table.timer import Timer


class Asked(msgspec.Struct, frozen=True):
    """A question as one seat sees it.

    `number` counts that seat's questions only, and a question that stays the same keeps it: a
    count of all would tell how much the others were asked.
    """

    number: int
    kind: str
    options: Options
    settle: Settle
    args: dict[str, Shown]
    timer: Timer | None = None
    remind: int | None = None


class Closed(msgspec.Struct, frozen=True):
    """The seat's question is no longer put to it."""

    number: int


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


Message: TypeAlias = Said | Asked | Closed


def view(run: Run, seat: Seat | None) -> View:
    """The view of a seat; of None, what whoever watches may see."""
    asked: Asked | None = None
    said: list[Said] = []
    for _, message in _messages(run, seat):
        match message:
            case Asked():
                asked = message
            case Closed():
                asked = None
            case _:
                said.append(message)
    if run.ask is None:
        asked = None
    given = run.given.get(seat) if seat else None
    return View(seat, tuple(said), asked, given, progress(run), run.is_over)


def messages(run: Run, seat: Seat | None, since: int = 0) -> list[tuple[int, Message]]:
    """What a seat gets to see in order, each with the number of the entry that brought it.

    Counts from entry `since` on; 0 is the opening of the game.
    """
    return [numbered for numbered in _messages(run, seat) if numbered[0] >= since]


def progress(run: Run) -> Progress | None:
    """How far an open question has come, where everybody may know that it is put."""
    ask = run.ask
    if ask is None or not ask.open:
        return None
    return Progress(ask.kind, len(ask.waits_for) - len(run.waiting()), len(ask.waits_for))


def _messages(run: Run, seat: Seat | None) -> Iterator[tuple[int, Message]]:
    asked: Asked | None = None
    count = 0
    for number in range(run.length + 1):
        for item in run.said_at(number):
            if not isinstance(item, Ask):
                if isinstance(item, Scene) or item.to is None or seat in item.to:
                    yield number, item
                continue
            if seat is None or seat not in item.options:
                if asked is not None:
                    yield number, Closed(asked.number)
                    asked = None
                continue
            again = _asked(item, seat, count)
            if again != asked:
                count += 1
                asked = _asked(item, seat, count)
                yield number, asked
    if run.ask is None and asked is not None:
        yield run.length, Closed(asked.number)


def _asked(ask: Ask, seat: Seat, number: int) -> Asked:
    options = ask.options[seat]
    return Asked(number, ask.kind, options, ask.settle, ask.args, ask.timer, ask.remind)

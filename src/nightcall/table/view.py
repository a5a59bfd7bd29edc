"""Views: what one seat may see of a run. Added up from what it was told; nothing is subtracted."""

from typing import TypeAlias

import msgspec

from nightcall.table.ask import Ask, Settle
from nightcall.table.options import Answer, Options, Shown
from nightcall.table.run import Run
from nightcall.table.seat import Seat
from nightcall.table.telling import Said, Scene, Telling
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


class Viewer:
    """Follows a run for one seat; for None, for whoever watches."""

    __slots__ = ("_asked", "_count", "_next", "_run", "seat")

    def __init__(self, run: Run, seat: Seat | None) -> None:
        self._run = run
        self.seat = seat
        self._asked: Asked | None = None
        self._count = 0
        self._next = 0

    def news(self) -> list[tuple[int, Message]]:
        """What has come since the last look, each with the number of the entry that brought it."""
        run, found = self._run, list[tuple[int, Message]]()
        for number in range(self._next, run.length + 1):
            for item in run.said_at(number):
                message = self._message(item)
                if message is not None:
                    found.append((number, message))
        self._next = run.length + 1
        if run.ask is None and self._asked is not None:
            found.append((run.length, self._close()))
        return found

    @property
    def asked(self) -> Asked | None:
        """The question put to this seat, as of the last look."""
        return self._asked

    def _message(self, item: Said | Ask) -> Message | None:
        if not isinstance(item, Ask):
            is_mine = isinstance(item, Scene) or item.to is None or self.seat in item.to
            return item if is_mine else None
        if self.seat is None or self.seat not in item.options:
            return self._close() if self._asked is not None else None
        if _asked(item, self.seat, self._count) == self._asked:
            return None
        self._count += 1
        self._asked = _asked(item, self.seat, self._count)
        return self._asked

    def _close(self) -> Closed:
        self._asked = None
        return Closed(self._count)


def view(run: Run, seat: Seat | None) -> View:
    """The view of a seat; of None, what whoever watches may see."""
    viewer = Viewer(run, seat)
    said = tuple(message for _, message in viewer.news() if isinstance(message, Telling | Scene))
    given = run.given.get(seat) if seat else None
    return View(seat, said, viewer.asked, given, progress(run), run.is_over)


def messages(run: Run, seat: Seat | None, since: int = 0) -> list[tuple[int, Message]]:
    """What a seat gets to see in order, from entry `since` on; 0 is the opening of the game."""
    return [numbered for numbered in Viewer(run, seat).news() if numbered[0] >= since]


def progress(run: Run) -> Progress | None:
    """How far an open question has come, where everybody may know that it is put."""
    ask = run.ask
    if ask is None or not ask.open:
        return None
    return Progress(ask.kind, len(ask.waits_for) - len(run.waiting()), len(ask.waits_for))


def _asked(ask: Ask, seat: Seat, number: int) -> Asked:
    options = ask.options[seat]
    return Asked(number, ask.kind, options, ask.settle, ask.args, ask.timer, ask.remind)

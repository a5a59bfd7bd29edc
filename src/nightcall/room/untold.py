"""What the keeper has still to say in silence, because an entry was put right when the moment for
it had passed: what is told now, and what was told in error."""

from collections.abc import Collection, Iterable
from typing import TypeAlias

import msgspec

from nightcall.table import CLOCK, Run, Scene, Telling
from nightcall.table.journal import line


class Late(msgspec.Struct, frozen=True):
    """A telling, and the number of the answer that it came of."""

    n: int
    telling: Telling

    @property
    def key(self) -> tuple[int, str]:
        """A record makes lists of what were tuples: lines compare."""
        return self.n, line(self.telling)


Lates: TypeAlias = dict[tuple[int, str], Late]


class Untold(msgspec.Struct, frozen=True):
    tell: tuple[Late, ...] = ()
    unsay: tuple[Late, ...] = ()

    def until(self, number: int) -> "Untold":
        """Without what came of this answer or later ones."""
        return Untold(
            tuple(late for late in self.tell if late.n < number),
            tuple(late for late in self.unsay if late.n < number),
        )

    def after(self, n: int, known: Run, better: Run, in_sight: int) -> "Untold":
        """When answer `n` of the `known` run was put right, and what came of `in_sight` and later
        ones is said as it comes. What was never said need not be unsaid, and the reverse."""
        before, was, now = (
            self.until(in_sight),
            _told(known, n, in_sight),
            _told(better, n, in_sight),
        )
        news = {key: late for key, late in now.items() if key not in was}
        gone = {key: late for key, late in was.items() if key not in now}
        tell, unsay = _by_key(before.tell), _by_key(before.unsay)
        return Untold(
            _but(tell, gone) + _but(news, unsay),
            _but(unsay, news) + _but(gone, tell),
        )


def first_in_sight(run: Run, entered: Collection[int]) -> int:
    """The answer from which on all that was said is on the keeper's screen: the first that brought
    a scene since somebody, or the clock, had the last word. The twin of `Before` in to-say.tsx."""
    first, is_new = 0, True
    for number in range(run.length + 1):
        is_new = (
            is_new or number in entered or (number > 0 and run.entries[number - 1].seat == CLOCK)
        )
        if is_new and any(isinstance(item, Scene) for item in run.said_at(number)):
            first, is_new = number, False
    return first


def _told(run: Run, n: int, end: int) -> Lates:
    """To some, by these answers."""
    tellings = (
        Late(number, item)
        for number in range(n, min(end, run.length + 1))
        for item in run.said_at(number)
        if isinstance(item, Telling) and item.to
    )
    return _by_key(tellings)


def _by_key(lates: Iterable[Late]) -> Lates:
    return {late.key: late for late in lates}


def _but(lates: Lates, others: Lates) -> tuple[Late, ...]:
    return tuple(late for key, late in lates.items() if key not in others)

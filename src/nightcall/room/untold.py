"""What the keeper has still to say in silence, because an entry was put right when the moment for
it had passed: what is told now, and what was told in error."""

from collections.abc import Collection, Iterable
from typing import TypeAlias

import msgspec

from nightcall.table import CLOCK, Run, Scene, Seat, Telling
from nightcall.table.journal import line


class Late(msgspec.Struct, frozen=True):
    """A telling, and the number of the answer that it came of."""

    n: int
    telling: Telling

    @property
    def key(self) -> tuple[int, str]:
        """A record makes lists of what were tuples: lines compare."""
        return self.n, line(self.telling)

    def is_to(self, seats: Collection[Seat]) -> bool:
        return any(seat in seats for seat in self.telling.to or ())


Lates: TypeAlias = dict[tuple[int, str], Late]


class Untold(msgspec.Struct, frozen=True):
    tell: tuple[Late, ...] = ()
    unsay: tuple[Late, ...] = ()

    def until(self, length: int, in_sight: int) -> "Untold":
        """With so many answers in the game. What came of `in_sight` and later ones is said as it
        comes; nothing on the screen unsays anything."""
        return Untold(
            tuple(late for late in self.tell if late.n < in_sight),
            tuple(late for late in self.unsay if late.n <= length),
        )

    def after(
        self, n: int, known: Run, better: Run, *, in_sight: int, phones: Collection[Seat]
    ) -> "Untold":
        """When answer `n` of the `known` run was put right. What was never said need not be unsaid,
        and the reverse; but `phones` show at once what they are told."""
        was, now = _told(known, n, better.length), _told(better, n, better.length)
        news = {key: late for key, late in now.items() if key not in was}
        gone = {key: late for key, late in was.items() if key not in now}
        tell, unsay = _by_key(self.tell), _by_key(self.unsay)
        unsaid = {key: late for key, late in tell.items() if not late.is_to(phones)}
        return Untold(
            _but(tell, gone) + _but(news, unsay),
            _but(unsay, news) + _but(gone, unsaid),
        ).until(better.length, in_sight)


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


def _told(run: Run, first: int, last: int) -> Lates:
    """To some, by these answers."""
    tellings = (
        Late(number, item)
        for number in range(first, min(last, run.length) + 1)
        for item in run.said_at(number)
        if isinstance(item, Telling) and item.to
    )
    return _by_key(tellings)


def _by_key(lates: Iterable[Late]) -> Lates:
    return {late.key: late for late in lates}


def _but(lates: Lates, others: Lates) -> tuple[Late, ...]:
    return tuple(late for key, late in lates.items() if key not in others)

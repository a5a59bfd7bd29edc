"""The table: all that a script can see and do. It tells seats facts and awaits their answers."""

from collections.abc import Awaitable, Iterable, Mapping
from typing import Literal

from nightcall.table.ask import TIME, Ask, wait_for_the_clock
from nightcall.table.options import Answer, Arrange, Choice, Draw, Lengths, Options, Salt, Shown
from nightcall.table.seat import CLOCK, HOUSE, Seat
from nightcall.table.telling import NOBODY, Said, Scene, Telling
from nightcall.table.timer import Timer


class Table:
    """Handed to a script by the run that drives it.

    The awaitables it returns must be awaited at once, and nothing else may be awaited.
    """

    __slots__ = ("_said", "_timers", "seats")

    def __init__(self, seats: tuple[Seat, ...], said: list[Said | Ask]) -> None:
        self.seats = seats
        self._said = said
        self._timers = 0

    # Telling

    def tell(self, to: Iterable[Seat] | None, key: str, /, **args: Shown) -> None:
        """Tell `to` a fact. EVERYONE includes whoever watches; telling nobody says nothing."""
        if to is not None:
            to = tuple(to)
            if not to:
                return
        self._said.append(Telling(to, key, args))

    def note(self, key: str, /, **args: Shown) -> None:
        """For whoever leads the table and sees all of it: no seat is told."""
        self._said.append(Telling((), key, args))

    def scene(
        self,
        chapter: str,
        line: str,
        /,
        *,
        timer: Timer | None = None,
        speakers: tuple[Seat, ...] | Literal["everyone"] = NOBODY,
        alive: tuple[Seat, ...] | None = None,
        day: int = 0,
        **args: Shown,
    ) -> None:
        """Change what everybody sees; `line` is what the moderator says now."""
        self._said.append(Scene(chapter, line, args, timer, speakers, alive, day))

    def timer(self, name: str, seconds: int, warnings: tuple[int, ...] = ()) -> Timer:
        """A timer to hang on a scene and its asks; it starts when it is first seen."""
        self._timers += 1
        return Timer(name, seconds, self._timers, warnings)

    # Asking people

    def choose(
        self, seat: Seat, kind: str, options: Options, *, remind: int | None = None, **args: Shown
    ) -> Awaitable[Answer]:
        """One seat answers; nothing goes on before it has."""
        return Ask(kind, {seat: options}, "one", (seat,), args, remind=remind)

    def first(
        self,
        kind: str,
        options: Mapping[Seat, Options],
        *,
        timer: Timer | None = None,
        waits_for: tuple[Seat, ...] | None = None,
        remind: int | None = None,
        by_people: bool = False,
        **args: Shown,
    ) -> Awaitable[tuple[Seat, Answer]]:
        """Whoever answers first settles it; the Clock may be that one.

        `waits_for` are those whose move it is, where not everybody's who may answer. `options`
        is kept as it is: a script that changes it makes a new one.
        """
        if waits_for is None:
            waits_for = tuple(options)
        asked = options if timer is None else {**options, CLOCK: TIME}
        return Ask(kind, asked, "first", waits_for, args, timer, (), remind, by_people=by_people)

    def all(
        self,
        kind: str,
        options: Mapping[Seat, Options],
        *,
        timer: Timer | None = None,
        at_once: tuple[str, ...] = (),
        optional: tuple[Seat, ...] = (),
        open: bool = False,  # noqa: A002  the glossary's word
        hands: tuple[Seat, ...] = (),
        **args: Shown,
    ) -> Awaitable[dict[Seat, Answer]]:
        """Everybody answers and may change the answer until the last has; the Clock may cut it."""
        waits_for = _all_but(optional, options)
        asked = options if timer is None else {**options, CLOCK: TIME}
        return Ask(kind, asked, "all", waits_for, args, timer, at_once, None, open, hands=hands)

    def until(
        self,
        timer: Timer,
        kind: str,
        options: Mapping[Seat, Options],
        *,
        at_once: tuple[str, ...] = (),
        optional: tuple[Seat, ...] = (),
        open: bool = False,  # noqa: A002  the glossary's word
        hands: tuple[Seat, ...] = (),
        **args: Shown,
    ) -> Awaitable[dict[Seat, Answer]]:
        """Answers come and change until the Clock says time; who was silent is not in it."""
        waits_for = _all_but(optional, options)
        asked = {**options, CLOCK: TIME}
        return Ask(kind, asked, "time", waits_for, args, timer, at_once, None, open, hands=hands)

    def pause(self, kind: str, timer: Timer, **args: Shown) -> Awaitable[Answer]:
        """Let this much time pass, whoever holds what."""
        return wait_for_the_clock(kind, timer, args)

    def people(
        self, kind: str, options: Options, *, remind: int | None = None, **args: Shown
    ) -> Awaitable[Answer]:
        """Ask what only the people at the table can tell: a card turned over, hands counted."""
        return Ask(kind, {HOUSE: options}, "one", (HOUSE,), args, remind=remind, by_people=True)

    # Asking the House

    def shuffle(self, kind: str, items: tuple[str, ...], **args: Shown) -> Awaitable[list[str]]:
        return Ask(kind, {HOUSE: Arrange(items)}, "one", (HOUSE,), args)

    def pick(self, kind: str, values: tuple[str, ...], **args: Shown) -> Awaitable[str]:
        return Ask(kind, {HOUSE: Choice(values)}, "one", (HOUSE,), args)

    def draw(
        self, kind: str, supply: str, wants: tuple[str, ...], **limits: Shown
    ) -> Awaitable[list[Answer]]:
        return Ask(kind, {HOUSE: Draw(supply, wants, limits)}, "one", (HOUSE,))

    def lengths(self, kind: str, count: int, least: int, most: int) -> Awaitable[list[int]]:
        """How long so many calls shall last, whoever is there to act in them."""
        return Ask(kind, {HOUSE: Lengths(count, least, most)}, "one", (HOUSE,))

    def salt(self, kind: str) -> Awaitable[str]:
        return Ask(kind, {HOUSE: Salt()}, "one", (HOUSE,))

    # Who sits where

    def others(self, *seats: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other not in seats)

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def neighbours(self, seat: Seat) -> tuple[Seat, Seat]:
        place = self.seats.index(seat)
        return self.left_of(seat), self.seats[place - 1]


def _all_but(optional: tuple[Seat, ...], options: Mapping[Seat, Options]) -> tuple[Seat, ...]:
    if not optional:
        return tuple(options)
    return tuple([seat for seat in options if seat not in optional])

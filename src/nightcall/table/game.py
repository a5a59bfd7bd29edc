"""A game as the rest of the house knows it: a script, its box of options, and what it refuses."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec

from nightcall.table.ask import Ask
from nightcall.table.journal import Header
from nightcall.table.remark import CannotStart, Remark, refusal
from nightcall.table.seat import Seat, check_seats
from nightcall.table.table import Table
from nightcall.table.talk import Saying


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game: its roles, timers, variants. Each game has its own."""


class Series(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one game hands to the next when the same people play again."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A card as a tile of the lobby. `option` is where its number is chosen: an option of its own,
    or the `roles` of the box. A face that `fills` takes whatever room the others leave."""

    name: str
    team: str
    most: int
    option: str = "roles"
    fills: bool = False


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended; `winners` are the seats that won."""

    winners: tuple[Seat, ...]

    def added_to(self, score: Mapping[Seat, int]) -> dict[Seat, int]:
        """The score of a series with one more win for each winner."""
        return {**score, **{seat: score.get(seat, 0) + 1 for seat in self.winners}}


StageName = Literal["phones", "device", "console"]


class Staging(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is played: a phone each, one device in the middle, or a person who moderates.
    With `all_guests` nobody has a device; with `by_hand` people deal real cards themselves."""

    stage: StageName
    names: tuple[Seat, ...]
    all_guests: bool = False
    by_hand: bool = False


BoxT = TypeVar("BoxT", bound=Box)
SeriesT = TypeVar("SeriesT", bound=Series)
OutcomeT = TypeVar("OutcomeT", bound=Outcome)

Script = Callable[[Table, BoxT, SeriesT], Coroutine[Ask, Any, OutcomeT]]


class Game(msgspec.Struct, Generic[BoxT, SeriesT, OutcomeT], frozen=True, kw_only=True):
    """`rules` is raised when the script's questions change; old journals keep their number."""

    name: str
    rules: int
    box: type[BoxT]
    series: type[SeriesT]
    script: Script[BoxT, SeriesT, OutcomeT]
    check: Callable[[tuple[Seat, ...], BoxT], Sequence[Remark]]
    after: Callable[[SeriesT, OutcomeT], SeriesT]
    staged: Callable[[BoxT, Staging], tuple[BoxT, tuple[Seat, ...]]] = lambda box, staging: (
        box,
        staging.names,
    )
    """The box and the seats for a staging, where they are not as on phones."""
    faces: tuple[Face, ...] = ()
    deck: Callable[[BoxT, int], dict[str, int]] = lambda _box, _players: {}
    """The cards that will be on the table for so many seats."""
    resized: Callable[[BoxT, int], dict[str, int]] | None = None
    """Chosen roles for another number of seats; None: the face that fills takes what is left."""
    with_roles: Callable[[BoxT, dict[str, int]], BoxT] | None = None
    """The box with these roles, where more of it has to follow than `roles` alone."""
    left_out: dict[StageName, frozenset[str]] = {}
    """Options that nobody is offered at a table of this kind: they would change nothing there, or
    put somebody else in charge than whoever is."""
    other_names: dict[str, frozenset[str]] = {}
    """Of options: values that are understood, but not offered beside the name they mean."""
    nights_are_pointed: bool = False
    """At night an answer is a finger that may move: nobody who is awake confirms one."""
    sayings: tuple[Saying, ...] = ()
    words_used: Callable[[BoxT, OutcomeT], tuple[str, tuple[str, ...]]] | None = None
    """The language of its words, and those that were played: some want none of them again."""

    def header(
        self, seats: Sequence[Seat], box: BoxT | None = None, series: SeriesT | None = None
    ) -> Header:
        """A header with only what differs from the defaults."""
        options = _changed(box or self.box())
        return Header(
            self.name, self.rules, tuple(seats), options, _changed(series or self.series())
        )

    def unpack(self, header: Header) -> tuple[BoxT, SeriesT]:
        try:
            box = msgspec.convert(header.options, self.box)
            return box, msgspec.convert(header.series, self.series)
        except msgspec.ValidationError as error:
            raise CannotStart([refusal("bad-options", error=str(error))]) from error

    def remarks(self, header: Header) -> list[Remark]:
        """All there is to say before Start: refusals, warnings, hints."""
        box, _ = self.unpack(header)
        return [*check_seats(header.seats), *self.check(header.seats, box)]


AnyGame = Game[Any, Any, Any]


def _changed(options: Box | Series) -> dict[str, Any]:
    """The options that differ from their defaults, as JSON values."""
    usual = msgspec.to_builtins(type(options)())
    values: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in values.items() if value != usual[name]}

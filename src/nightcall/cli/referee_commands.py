"""What a program can tell the referee to do: one JSON object to a line, named by `do`."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from nightcall.table import Answer, Entry, Header, Seat

Id = Annotated[str, Meta(min_length=1, max_length=100)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=100)]
Words = Annotated[list[str], Meta(max_length=2000)]
Who = Literal["program", "dictated"]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    """Every command may be refused; then nothing has changed, unless its text says so."""


class Start(Command, frozen=True, tag="start"):
    """Open a game. The House and the Clock are programs unless they are dictated."""

    id: Id
    game: str
    seats: Seats
    options: dict[str, Any] = {}
    series: dict[str, Any] = {}
    house: Who = "program"
    clock: Who = "program"
    seed: int | None = None
    words: Words | None = None


class Resume(Command, frozen=True, tag="resume"):
    """Open a game from its journal and go on with it."""

    id: Id
    header: Header
    entries: list[Entry] = []
    house: Who = "program"
    clock: Who = "program"
    seed: int | None = None
    words: Words | None = None


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    answer: Answer
    when: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Answers(Command, frozen=True, tag="answer"):
    """Enter answers one after the other; the first that is refused stops the rest."""

    id: Id
    answers: list[Given]


class Look(Command, frozen=True, tag="view"):
    """What one seat may see, or whoever watches; in a language, as sentences too."""

    id: Id
    seat: Seat | None = None
    language: str | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Go back to where `to` answers were entered."""

    id: Id
    to: int


class WriteJournal(Command, frozen=True, tag="journal"):
    id: Id


class End(Command, frozen=True, tag="end"):
    """Forget a game."""

    id: Id


class Remarks(Command, frozen=True, tag="remarks"):
    """What would be said before Start."""

    game: str
    seats: Seats
    options: dict[str, Any] = {}


class Games(Command, frozen=True, tag="games"):
    """What can be played, and with which options."""


AnyCommand: TypeAlias = (
    Start | Resume | Answers | Look | Undo | WriteJournal | End | Remarks | Games
)

"""What devices send, as JSON: a greeting, then commands. See docs/protocol.md."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from nightcall.room import events
from nightcall.table import Answer

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Short = Annotated[str, Meta(max_length=80)]
PlaceName = Annotated[str, Meta(max_length=16)]


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a device: which place it is, and the last number it saw in which era.

    A watcher has no place and no secret, or shows them and says that it only `watches`. `again` is
    what it was given when it came before.
    """

    code: Short
    place: PlaceName | None = None
    secret: Short = ""
    seen: int = 0
    era: Short = ""
    watches: bool = False
    again: Short = ""


class Command(
    msgspec.Struct, frozen=True, tag=str.lower, tag_field="do", forbid_unknown_fields=True
):
    """The base of what a device asks for. The reply carries the same `id`."""

    id: Id


class Ping(Command, frozen=True):
    """Is anybody there? A browser cannot feel that its connection is dead."""


class Speaks(Command, frozen=True):
    """Whether this screen says aloud what is told."""

    on: bool


class Answers(Command, frozen=True):
    number: int
    answer: Answer


class Name(Command, frozen=True):
    """One's own; a keeper's for a guest."""

    name: Short
    place: PlaceName | None = None


class Leave(Command, frozen=True):
    pass


class TakeOver(Command, frozen=True):
    pass


class Ticket(Command, frozen=True):
    """For another device: a ticket that is good once. With `keep`, which only the place itself may
    wish, its devices stay; else they are out when the ticket is used."""

    place: PlaceName
    keep: bool = False


class Record(Command, frozen=True):
    """The whole record of a game that is over."""


class Say(Command, frozen=True):
    """Table talk: words of one's own, or a ready `saying` with its blanks filled."""

    text: Annotated[str, Meta(max_length=1000)] = ""
    saying: Short = ""
    args: dict[str, Short] = {}


class Order(Command, frozen=True):
    places: Annotated[tuple[PlaceName, ...], Meta(max_length=100)]


class Watch(Command, frozen=True):
    on: bool


class Kick(Command, frozen=True):
    place: PlaceName


class HandOver(Command, frozen=True):
    place: PlaceName


class Lock(Command, frozen=True):
    on: bool


class Choose(Command, frozen=True):
    game: Short


class Options(Command, frozen=True):
    options: dict[str, Any]


class Role(Command, frozen=True):
    """So many of one card; the rest of the deck follows."""

    card: Short
    count: int


class Talk(Command, frozen=True):
    on: bool
    dead: bool


class Language(Command, frozen=True):
    language: Short


class Patience(Command, frozen=True):
    seconds: int
    then: Literal["wait", "stand-in"]


class Evenings(Command, frozen=True):
    """With a key that the host's device keeps: no word of other evenings. Without: as usual."""

    key: Short = ""


class Bot(Command, frozen=True):
    name: Short
    level: events.Level = "normal"


class Level(Command, frozen=True):
    """How well the program of a place plays."""

    place: PlaceName
    level: events.Level


class Start(Command, frozen=True):
    pass


class House(Command, frozen=True):
    answer: Answer


class Undo(Command, frozen=True):
    """Takes back so many answers of people. The host may not know how many entries there are:
    their number would tell how busy others were at night."""

    steps: Annotated[int, Meta(ge=1)] = 1
    sure: bool = False
    after: int | None = None  # only for the keeper, as for `Correct`


class Overrule(Command, frozen=True):
    """Another token for a question that a program answered."""

    number: int
    token: Short


class Pause(Command, frozen=True):
    on: bool


class Extend(Command, frozen=True):
    seconds: int


class StandIn(Command, frozen=True):
    """Of the host for anybody, and of a place for itself."""

    place: PlaceName
    on: bool


class GiveUp(Command, frozen=True):
    pass


class TakeUp(Command, frozen=True):
    pass


class Guest(Command, frozen=True):
    """Somebody plays without a device; the keeper answers for them."""

    name: Short


class ByHand(Command, frozen=True):
    on: bool


class Manual(Command, frozen=True):
    on: bool


class Enter(Command, frozen=True):
    """An answer for any seat, after `n` others. Only with `sure` for one that has a device."""

    seat: Short
    answer: Answer
    n: int
    sure: bool = False


class Rewind(Command, frozen=True):
    """So many answers stay; `after` as for `Correct`."""

    to: int
    sure: bool = False
    after: int | None = None


class Instead(Command, frozen=True):
    """What could have been answered in place of answer `n`."""

    n: int


class Correct(Command, frozen=True):
    """Answer `n` was another. Without `sure` it is only told what would come of it; with `after`
    so many answers only if there are no others by now."""

    n: int
    answer: Answer
    sure: bool = False
    after: int | None = None


class Note(Command, frozen=True):
    """What the keeper wants to remember of a player; empty: nothing any more."""

    place: PlaceName
    text: Annotated[str, Meta(max_length=1000)]


class Told(Command, frozen=True):
    """What was left to tell after so many `corrections` is told."""

    corrections: int


AnyCommand: TypeAlias = (
    Ping
    | Speaks
    | Answers
    | Name
    | Leave
    | TakeOver
    | Ticket
    | Record
    | Say
    | Order
    | Watch
    | Kick
    | HandOver
    | Lock
    | Choose
    | Options
    | Role
    | Talk
    | Language
    | Patience
    | Evenings
    | Bot
    | Level
    | Start
    | House
    | Undo
    | Overrule
    | Pause
    | Extend
    | StandIn
    | GiveUp
    | TakeUp
    | Guest
    | ByHand
    | Manual
    | Enter
    | Rewind
    | Correct
    | Instead
    | Note
    | Told
)

FOR_THE_HOST: tuple[type[Command], ...] = (
    Order,
    Kick,
    HandOver,
    Lock,
    Choose,
    Options,
    Role,
    Talk,
    Language,
    Patience,
    Evenings,
    Bot,
    Level,
    Start,
    House,
    Undo,
    Overrule,
    Pause,
    Extend,
    GiveUp,
    TakeUp,
)

FOR_THE_KEEPER: tuple[type[Command], ...] = (
    Guest,
    ByHand,
    Manual,
    Enter,
    Rewind,
    Correct,
    Instead,
    Note,
    Told,
)

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_hellos = msgspec.json.Decoder(Hello)


class _Named(msgspec.Struct, frozen=True):
    id: Id = ""


_names = msgspec.json.Decoder(_Named)


class BadMessage(ValueError):  # noqa: N818  reads as a sentence
    """The device sent something that is no command."""


def command(data: str) -> AnyCommand:
    try:
        return _commands.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


def id_of(data: str) -> str:
    """The id of something that is no command, so that whoever waits for a reply gets one."""
    try:
        return _names.decode(data).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def hello(data: str) -> Hello:
    try:
        return _hellos.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error

"""What devices send and get, as JSON. One shape for every refusal; see docs/protocol.md."""

from typing import Any, TypeAlias

import msgspec

from nightcall.table import Answer, Asked, Progress, Said


class Command(
    msgspec.Struct, frozen=True, tag=str.lower, tag_field="do", forbid_unknown_fields=True
):
    """The base of what a device asks for. The reply carries the same `id`."""

    id: str


class Answers(Command, frozen=True):
    number: int
    answer: Answer


class Name(Command, frozen=True):
    name: str


class Leave(Command, frozen=True):
    pass


class TakeOver(Command, frozen=True):
    pass


class Order(Command, frozen=True):
    places: tuple[str, ...]


class Kick(Command, frozen=True):
    place: str


class HandOver(Command, frozen=True):
    place: str


class Lock(Command, frozen=True):
    on: bool


class Choose(Command, frozen=True):
    game: str


class Options(Command, frozen=True):
    options: dict[str, Any]


class Bot(Command, frozen=True):
    name: str


class Start(Command, frozen=True):
    pass


class House(Command, frozen=True):
    answer: Answer


class Undo(Command, frozen=True):
    """Takes back so many answers of people. The host may not know how many entries there are:
    their number would tell how busy others were at night."""

    steps: int = 1


class Pause(Command, frozen=True):
    on: bool


class Extend(Command, frozen=True):
    seconds: int


class StandIn(Command, frozen=True):
    place: str
    on: bool


class GiveUp(Command, frozen=True):
    pass


AnyCommand: TypeAlias = (
    Answers
    | Name
    | Leave
    | TakeOver
    | Order
    | Kick
    | HandOver
    | Lock
    | Choose
    | Options
    | Bot
    | Start
    | House
    | Undo
    | Pause
    | Extend
    | StandIn
    | GiveUp
)

FOR_THE_HOST: tuple[type[Command], ...] = (
    Order,
    Kick,
    HandOver,
    Lock,
    Choose,
    Options,
    Bot,
    Start,
    House,
    Undo,
    Pause,
    Extend,
    StandIn,
    GiveUp,
)


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a device: which place it is, and the last number it saw.

    A watcher has no place and no secret.
    """

    code: str
    place: str | None = None
    secret: str = ""
    seen: int = 0


class Person(msgspec.Struct, frozen=True):
    place: str
    name: str
    kind: str
    is_here: bool
    is_host: bool
    stand_in: bool


class Clock(msgspec.Struct, frozen=True):
    """How much of the open timer is left, in milliseconds; it stands still while paused."""

    timer: int
    left: int
    is_running: bool


class RoomState(msgspec.Struct, frozen=True):
    """What everybody in the room may know of it."""

    code: str
    people: list[Person]
    game: str
    options: dict[str, Any]
    remarks: list[Any]
    is_locked: bool
    is_playing: bool
    is_paused: bool


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Numbered for one place. With `whole`, it stands for everything that came before."""

    n: int
    room: RoomState | None = None
    whole: bool = False
    said: tuple[Said, ...] | list[Said] = ()
    asked: Asked | None = None
    is_asked: bool | None = None  # whether `asked` is given; absent: as before
    progress: Progress | None = None
    clock: Clock | None = None
    outcome: Any = None


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    refused: dict[str, Any] | None = None
    done: Any = None


class BadMessage(ValueError):  # noqa: N818  reads as a sentence
    """The device sent something that is no command."""


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_hellos = msgspec.json.Decoder(Hello)
encode = msgspec.json.Encoder().encode


def command(data: str) -> AnyCommand:
    try:
        return _commands.decode(data)
    except msgspec.DecodeError as error:
        raise BadMessage(str(error)) from error


def hello(data: str) -> Hello:
    try:
        return _hellos.decode(data)
    except msgspec.DecodeError as error:
        raise BadMessage(str(error)) from error

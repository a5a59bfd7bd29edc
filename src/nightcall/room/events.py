"""What can happen in a room. A room is the sum of these, so they are never renamed or reused."""

from typing import Any, Literal, TypeAlias

import msgspec

from nightcall.room.untold import Untold
from nightcall.table import Answer, Header, Seat, StageName

PlaceId: TypeAlias = str
Level: TypeAlias = Literal["easy", "normal", "hard"]


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event", omit_defaults=True):
    """The base of all events; the name of its class stands in the record."""


class Opened(Event, frozen=True):
    code: str
    game: str
    language: str
    stage: StageName = "phones"  # or "device" or "console": then whoever opened it is its keeper


class Sat(Event, frozen=True):
    """Somebody took a place. `key` is the hash of the secret that this place is claimed with."""

    place: PlaceId
    name: str
    key: str
    kind: str  # "person", "bot", "watcher", "keeper" or "guest"


class Named(Event, frozen=True):
    place: PlaceId
    name: str


class Rekeyed(Event, frozen=True):
    """The place was handed to another device: old keys no longer open it."""

    place: PlaceId
    key: str


class Keyed(Event, frozen=True):
    """Another device may claim the place as well, with a key of its own."""

    place: PlaceId
    key: str


class Ordered(Event, frozen=True):
    """The places in their order round the table, clockwise."""

    places: tuple[PlaceId, ...]


class Left(Event, frozen=True):
    place: PlaceId


class HostIs(Event, frozen=True):
    place: PlaceId


class Locked(Event, frozen=True):
    on: bool


class Chose(Event, frozen=True):
    game: str


class Set(Event, frozen=True):
    """All options of a game that differ from their defaults."""

    game: str
    options: dict[str, Any]


class Started(Event, frozen=True):
    """With `by_hand` the people have dealt, and the keeper enters what they dealt."""

    header: Header
    seats: dict[PlaceId, Seat]
    by_hand: bool = False


class Answered(Event, frozen=True):
    """An entry of the journal. `id` was made by the device, so that a repeat is recognised."""

    seat: Seat
    answer: Answer
    when: int
    id: str | None = None


class Cut(Event, frozen=True):
    """Undo: the journal goes on after `entries`."""

    entries: int
    when: int


class Paused(Event, frozen=True):
    when: int


class Resumed(Event, frozen=True):
    when: int


class Extended(Event, frozen=True):
    timer: int
    seconds: int


class Lengthened(Event, frozen=True):
    """As `Extended`, but nobody has asked for it or is told."""

    timer: int
    seconds: int


class StoodIn(Event, frozen=True):
    """A program plays for this place, or no longer does."""

    place: PlaceId
    on: bool


class Ended(Event, frozen=True):
    """The game was given up before its end."""

    when: int


class TakenUp(Event, frozen=True):
    """The game that was given up goes on where it was."""

    when: int


class Said(Event, frozen=True):
    """Table talk: own words, or a ready saying by its key. `name` is whose it was at the time;
    `among_dead` was heard by the dead alone."""

    place: PlaceId
    at: int
    text: str = ""
    remark: str = ""
    args: dict[str, Any] = {}
    name: str = ""
    among_dead: bool = False


class TalkIs(Event, frozen=True):
    """Whether there is table talk, and whether the dead may talk among themselves."""

    on: bool
    dead: bool


class LanguageIs(Event, frozen=True):
    """The language of the table's narration."""

    language: str


class PatienceIs(Event, frozen=True):
    """How long somebody silent is waited for, and what happens then."""

    seconds: int
    then: str  # "wait" or "stand-in"


class Went(Event, frozen=True):
    """The person of this place has said goodbye: somebody new may have it."""

    place: PlaceId


class Watches(Event, frozen=True):
    """Somebody gives up the seat to watch, or sits down after watching."""

    place: PlaceId
    on: bool


class LevelIs(Event, frozen=True):
    """How well the program of this place plays."""

    place: PlaceId
    level: Level


class Replaced(Event, frozen=True):
    """Somebody new has a place that nobody held any more, or a bot's."""

    place: PlaceId
    name: str
    key: str


class EveningsOf(Event, frozen=True):
    """No word that this host's tables had on other evenings comes again. `host` is a hash of a
    key that the host's device keeps; empty: they may come."""

    host: str


class ManualIs(Event, frozen=True):
    """Whether the Clock waits for the keeper to speak for it; round one device, that it need not
    wait for the voice any more. `when` in a game's own time."""

    on: bool
    when: int = 0


class ByHandIs(Event, frozen=True):
    """Whether the people deal real cards in the games to come."""

    on: bool


class Noted(Event, frozen=True):
    """What the keeper wants to remember of whoever sits there, until the next game; empty: nothing
    any more."""

    place: PlaceId
    text: str


class ToTell(Event, frozen=True):
    """What the keeper has still to say in silence, because an entry was put right when the moment
    for it had passed; nothing any more once it is said."""

    untold: Untold = Untold()


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Named
    | Rekeyed
    | Keyed
    | Ordered
    | Left
    | HostIs
    | Locked
    | Chose
    | Set
    | Started
    | Answered
    | Cut
    | Paused
    | Resumed
    | Extended
    | Lengthened
    | StoodIn
    | Ended
    | TakenUp
    | Said
    | TalkIs
    | LanguageIs
    | PatienceIs
    | Went
    | Replaced
    | Watches
    | LevelIs
    | EveningsOf
    | ManualIs
    | ByHandIs
    | Noted
    | ToTell
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def decode(body: bytes) -> AnyEvent:
    return _decoder.decode(body)

"""What a table says: facts told to seats, and the scene that everybody sees. Never prose."""

from typing import Literal, TypeAlias

import msgspec

from nightcall.table.options import Shown
from nightcall.table.seat import Seat
from nightcall.table.timer import Timer

EVERYONE = None
"""The audience of a public telling: all seats, and whoever watches."""

NOBODY: tuple[Seat, ...] = ()


class Telling(msgspec.Struct, frozen=True, gc=False):
    """A fact told to some seats: a key and arguments, for the texts to turn into a sentence."""

    to: tuple[Seat, ...] | None
    key: str
    args: dict[str, Shown]


class Scene(msgspec.Struct, frozen=True, gc=False):
    """What is openly visible from now on, and the line the moderator speaks."""

    chapter: str
    line: str
    args: dict[str, Shown] = {}
    timer: Timer | None = None
    speakers: tuple[Seat, ...] | Literal["everyone"] = NOBODY
    alive: tuple[Seat, ...] | None = None
    day: int = 0


Said: TypeAlias = Telling | Scene

"""Table talk in ready sayings: said by key, so that every reader has it in their own language.

A game declares its sayings; who may speak, and when, is the scene's to say. Talk is no entry of the
journal: no rule depends on it.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from nightcall.table.options import Shown
from nightcall.table.seat import Seat

Blank: TypeAlias = Literal["seat", "card"] | tuple[str, ...]
"""What fills a gap in a saying: a seat at the table, a card of the game, or one of some words."""


class Saying(msgspec.Struct, frozen=True):
    """The text is `<game>-saying-<key>`, or `saying-<key>` where all games say the same, with a
    variable for each blank."""

    key: str
    blanks: dict[str, Blank] = {}


class Spoken(msgspec.Struct, frozen=True):
    """What somebody said at the table: a ready saying by its key, or words of their own.

    `among_dead` was heard by nobody who is alive.
    """

    seat: Seat
    key: str = ""
    args: Mapping[str, Shown] = {}
    text: str = ""
    among_dead: bool = False


SAYINGS = (
    Saying("claim", {"card": "card"}),
    Saying("accuse", {"seat": "seat"}),
    Saying("vouch", {"seat": "seat"}),
    Saying("agree", {"seat": "seat"}),
    Saying("doubt", {"seat": "seat"}),
    Saying("vote", {"seat": "seat"}),
    Saying("ask-card", {"seat": "seat"}),
    Saying("nothing"),
)
"""What can be said at every table."""


def is_said_rightly(
    saying: Saying, args: Mapping[str, Shown], seats: tuple[Seat, ...], cards: tuple[str, ...]
) -> bool:
    """Whether every blank is filled, with something that fits, and nothing else is there."""
    if args.keys() != saying.blanks.keys():
        return False
    known: dict[str, tuple[str, ...]] = {"seat": seats, "card": cards}
    for name, blank in saying.blanks.items():
        fits = known[blank] if isinstance(blank, str) else blank
        if args[name] not in fits:
            return False
    return True

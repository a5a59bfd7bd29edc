"""People and their places: who is here, in which order they sit, and who is host."""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Literal

from nightcall.room.events import Level, PlaceId
from nightcall.room.refused import Refused
from nightcall.table.options import is_one_plain_line

Kind = Literal["person", "bot", "watcher", "keeper", "guest"]

PLAYERS = ("person", "bot", "guest")
"""Who has a seat in a game. A keeper leads the table; a guest plays without a device."""

LONGEST_NAME = 20
MOST_PLACES = 60
MOST_KEYS = 6
MOST_MARKS = 4

BLANK = {*map(chr, range(0xFE00, 0xFE10)), *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"}
"""Letters and marks, for Unicode, of which nothing is seen."""


@dataclass
class Place:
    """`keys` are hashes, one a device; a secret itself lives on its device and nowhere else."""

    id: PlaceId
    name: str
    kind: Kind
    keys: list[str] = field(default_factory=list)
    stand_in: bool = False  # a program plays for it
    has_left: bool = False  # its person said goodbye in a game, and has not come back to play
    level: Level = "normal"  # how well a program plays for it
    devices: int = 0  # how many are connected now

    @property
    def is_here(self) -> bool:
        return self.kind in ("bot", "guest") or self.devices > 0

    @property
    def is_open(self) -> bool:
        """Whether somebody new may have this place: a bot's, or that of one who was sent away or
        has said goodbye. Who is merely away keeps it."""
        is_gone = not self.keys or (self.has_left and not self.devices)
        return self.kind == "bot" or (self.kind == "person" and self.stand_in and is_gone)

    def opens(self, secret: str) -> bool:
        tried = hash_of(secret)
        return any(hmac.compare_digest(key, tried) for key in self.keys)

    def takes_key(self, key: str) -> None:
        """One key more; the oldest goes when there are too many."""
        self.keys = [*self.keys, key][-MOST_KEYS:] if key else self.keys


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def check_name(name: str, taken: list[str]) -> str:
    """The name as it will be shown; raises Refused if nobody could be called so here."""
    clean = unicodedata.normalize("NFC", " ".join(name.split()))
    if not seen_as(clean):
        raise Refused("name-empty")
    if len(clean) > LONGEST_NAME:
        raise Refused("name-too-long", most=LONGEST_NAME)
    if not is_one_plain_line(clean) or clean.startswith("(") or _is_piled_up(clean):
        raise Refused("name-unprintable")
    if seen_as(clean) in {*map(seen_as, taken), "house", "clock"}:
        raise Refused("name-taken", name=clean)
    return clean


def seen_as(name: str) -> str:
    """What an eye tells names by: one that differs only in signs that are not seen is no other."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in plain if not _is_blank(sign))


def _is_blank(sign: str) -> bool:
    return sign in BLANK or unicodedata.category(sign) in ("Cf", "Zs")


def _is_piled_up(name: str) -> bool:
    """Marks upon marks upon a letter would reach into the lines beside it."""
    run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            return True
    return False

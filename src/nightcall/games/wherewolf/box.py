"""The box of Wherewolf: every option and variant, with the reading taken by default (D-nn)."""

from typing import Annotated, Literal

from msgspec import Meta

from nightcall.table import Box

Seconds = Annotated[int, Meta(ge=1, le=3600)]
Count = Annotated[int, Meta(ge=0, le=40)]


class WherewolfBox(Box, frozen=True):
    # The village
    level: Literal["first", "later", "expert"] = "first"
    roles: dict[str, Count] | None = None  # the pool; None: the sample for that many players
    more_antagonists: Literal[-1, 0, 1] = 0  # WH-SET-07

    # Variants, freely combined (WH-VAR-00)
    reveal: bool = False
    public: bool = False
    amulet: bool = False
    sword: bool = False
    timed: bool = False
    day_seconds: Seconds = 420  # with timed days

    # Running it
    device: Literal["own", "passed"] = "own"  # passed: one device goes round
    votes: Literal["each", "counted"] = "each"  # counted: the moderator counts raised hands
    announce_counts: bool = False  # D-36
    dead_watch: bool = True  # D-45
    assembly_seconds: Seconds = 180
    defence_seconds: Seconds | None = None  # WH-DEF-02: off
    pause_least: Seconds = 6  # believable lengths of a call (WH-NGT-05)
    pause_most: Seconds = 12
    view_seconds: Seconds = 4
    stall_rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    remind_seconds: Seconds = 30

"""The box of Werewolf: every option, with the reading taken by default (D-nn)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from nightcall.games.werewolf.odds import humans_win
from nightcall.table import Box, Remark, Seat, hint, refusal, warning

FEWEST, MOST = 6, 30  # PW-SET-01 counts a person who moderates

Seconds = Annotated[int, Meta(ge=1, le=3600)]

WHO_MODERATES = frozenset({"moderator", "moderator_seat"})


class WerewolfBox(Box, frozen=True):
    werewolves: Annotated[int, Meta(ge=1, le=9)] = 2  # PW-SET-02
    seers: Annotated[int, Meta(ge=0, le=3)] = 1
    moderator: Literal["digital", "agreed", "dealt"] = "digital"  # PW-SET-03
    moderator_seat: Seat | None = None  # who was agreed on
    device: Literal["own", "passed"] = "own"  # passed: one answers for all
    deadlock: Literal["none", "declared", "timer"] = "none"  # D-52, PW-DAY-05
    day_seconds: Seconds = 300  # with a day timer
    self_votes: bool = False  # D-56
    dying_seer_sees: bool = True  # D-55
    call_seconds: Seconds = 6
    pace: Annotated[float, Meta(ge=0.5, le=3)] = 1.0
    remind_seconds: Seconds = 30

    def at_pace(self, seconds: int) -> int:
        return max(1, round(seconds * self.pace))


def check(seats: tuple[Seat, ...], box: WerewolfBox) -> list[Remark]:
    """Everything to be said before the deal."""
    players = len(seats) - (box.moderator != "digital")
    return [*_table(seats, players, box), *_chances(players, box)]


def _table(seats: tuple[Seat, ...], players: int, box: WerewolfBox) -> Iterator[Remark]:
    if players < FEWEST:
        yield refusal("werewolf-too-few", players=players, fewest=FEWEST)
    if players > MOST:
        yield refusal("werewolf-too-many", players=players, most=MOST)
    if box.moderator == "agreed" and box.moderator_seat is None:
        yield refusal("werewolf-which-moderator")
    elif box.moderator == "agreed" and box.moderator_seat not in seats:
        yield refusal("werewolf-no-such-moderator", name=box.moderator_seat)
    if 2 * box.werewolves >= players:
        yield refusal("werewolf-too-many-werewolves", werewolves=box.werewolves, players=players)


def _chances(players: int, box: WerewolfBox) -> Iterator[Remark]:
    """An even number of players is the good case (PW-WIN-03); the odds are exact (PW-WIN-04)."""
    if players < FEWEST or 2 * box.werewolves >= players:
        return
    if players % 2:
        yield hint("werewolf-odd-number", players=players, better=players - 1)
    chance = humans_win(players, box.werewolves)
    share = {"percent": round(100 * float(chance)), "exact": str(chance)}
    yield hint("werewolf-odds", players=players, werewolves=box.werewolves, **share)
    if not box.seers:
        yield warning("werewolf-no-seer")

"""The village of Werewolf: who holds what, who lives, and when it is over."""

from dataclasses import dataclass
from typing import Literal

from nightcall.games.werewolf.box import WerewolfBox
from nightcall.table import Outcome, Seat, Series

WEREWOLF, SEER, VILLAGER, MODERATOR = "Werewolf", "Seer", "Villager", "Moderator"


class WerewolfSeries(Series, frozen=True):
    games: int = 0
    score: dict[Seat, int] = {}  # noqa: RUF012  never changed


class WerewolfOutcome(Outcome, frozen=True):
    team: Literal["humans", "werewolves"]
    nights: int


def after(series: WerewolfSeries, outcome: WerewolfOutcome) -> WerewolfSeries:
    return WerewolfSeries(games=series.games + 1, score=outcome.added_to(series.score))


@dataclass
class Village:
    """`players` do not count a Moderator of flesh and blood, who sees everything."""

    box: WerewolfBox
    players: tuple[Seat, ...]
    cards: dict[Seat, str]
    moderator: Seat | None
    alive: tuple[Seat, ...]
    nights: int = 0

    def living(self, card: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.alive if self.cards[seat] == card)

    def with_moderator(self, *seats: Seat) -> tuple[Seat, ...]:
        """Those who are told something secret: always the Moderator too."""
        return (*seats, self.moderator) if self.moderator else seats

    @property
    def majority(self) -> int:
        """More than half of the living (PW-DAY-03)."""
        return len(self.alive) // 2 + 1

    def winner(self) -> Literal["humans", "werewolves"] | None:
        """Checked after every death (PW-WIN-01, PW-WIN-02)."""
        wolves = len(self.living(WEREWOLF))
        if wolves == 0:
            return "humans"
        return "werewolves" if 2 * wolves >= len(self.alive) else None

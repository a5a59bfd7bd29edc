"""What the arena counts: who won how often, and how sure that is."""

from collections import defaultdict
from math import sqrt
from typing import Any, TypeAlias

import msgspec

Counts: TypeAlias = defaultdict[str, float]

SURE = 1.959963984540054
"""Standard deviations either side that hold 95 %."""


class Rate(msgspec.Struct, frozen=True):
    """So many of so many; `low` and `high` hold the true share in 95 of 100 cases."""

    won: float
    of: int
    share: float
    low: float
    high: float


def rate(won: float, of: int) -> Rate:
    """With Wilson's interval, which is right for few games and for shares near 0 and 1 too."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share, square = won / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = SURE / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return Rate(won, of, share, max(0.0, middle - half), min(1.0, middle + half))


class Tally(msgspec.Struct):
    """Counts that can be added up: those of one game, of many, of several processes.

    A card counts once in a game, however many hold it: they win and lose together, and counting
    seats would make us look surer than we are.

    Where a Seer is hunted, `hunts` are the games that came to it, in `hits` of which she was found;
    `by_chance` is in how many she would have been by a pack that points with closed eyes.
    """

    games: int = 0
    teams: Counts = msgspec.field(default_factory=lambda: defaultdict(float))
    dealt: Counts = msgspec.field(default_factory=lambda: defaultdict(float))
    won: Counts = msgspec.field(default_factory=lambda: defaultdict(float))
    sums: Counts = msgspec.field(default_factory=lambda: defaultdict(float))
    hunts: int = 0
    hits: int = 0
    by_chance: float = 0.0
    slowest: float = 0.0
    cpu: float = 0.0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, theirs in (
            (self.teams, other.teams),
            (self.dealt, other.dealt),
            (self.won, other.won),
            (self.sums, other.sums),
        ):
            for name, number in theirs.items():
                mine[name] += number
        self.hunts += other.hunts
        self.hits += other.hits
        self.by_chance += other.by_chance
        self.slowest = max(self.slowest, other.slowest)
        self.cpu += other.cpu

    def by_team(self) -> dict[str, Rate]:
        teams = sorted(self.teams.items(), key=lambda team: -team[1])
        return {team: rate(number, self.games) for team, number in teams}

    def by_role(self) -> dict[str, Rate]:
        """Of the games in which the card was dealt; whoever held it may be dead at the end."""
        return {card: rate(self.won[card], int(of)) for card, of in sorted(self.dealt.items())}

    def hunted(self) -> Rate:
        """How often the Seer was found, of the games in which she was hunted."""
        return rate(self.hits, self.hunts)

    def means(self) -> dict[str, float]:
        return {name: total / self.games for name, total in self.sums.items()}

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "teams": msgspec.to_builtins(self.by_team()),
            "roles": msgspec.to_builtins(self.by_role()),
            "means": self.means(),
            **({"hunt": self._hunt()} if self.hunts else {}),
            "slowest_answer_ms": 1000 * self.slowest,
            "games_per_cpu_second": self.games / self.cpu if self.cpu else 0.0,
        }

    def _hunt(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.hunted())
        return {**found, "by_chance": self.by_chance / self.hunts}

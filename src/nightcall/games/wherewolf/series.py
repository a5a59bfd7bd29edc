"""Play Again: what one game of Wherewolf hands to the next at the same table."""

from nightcall.games.wherewolf.card import Faction
from nightcall.table import Outcome, Seat, Series


class WherewolfSeries(Series, frozen=True):
    games: int = 0
    score: dict[Seat, int] = {}  # noqa: RUF012  never changed


class WherewolfOutcome(Outcome, frozen=True):
    """`alone` are Jester and Madman, who win beside whichever faction does."""

    faction: Faction
    alone: tuple[Seat, ...]
    nights: int


def after(series: WherewolfSeries, outcome: WherewolfOutcome) -> WherewolfSeries:
    return WherewolfSeries(games=series.games + 1, score=outcome.added_to(series.score))

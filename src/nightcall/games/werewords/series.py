"""Play Again: what one game of Werewords hands to the next at the same table (WW-AGN-02)."""

from typing import Literal

from nightcall.games.werewords.box import WerewordsBox
from nightcall.table import Outcome, Seat, Series

Team = Literal["village", "werewolves"]


class WerewordsSeries(Series, frozen=True):
    last_mayor: Seat | None = None
    used_words: tuple[str, ...] = ()
    unguessed_in_a_row: int = 0
    unguessed_in_all: int = 0
    games: int = 0
    score: dict[Seat, int] = {}  # noqa: RUF012  never changed

    def letters(self, box: WerewordsBox) -> int:
        """How many letters the Fortune Teller sees; unguessed words add to it (WW-FTL-02)."""
        growth = {"in a row": self.unguessed_in_a_row, "in all": self.unguessed_in_all, "never": 0}
        return box.letters + growth[box.letters_grow]


class WerewordsOutcome(Outcome, frozen=True):
    """`team` is None for two players, who win or lose each for themselves."""

    team: Team | None
    guessed: bool
    word: str
    mayor: Seat


def after(series: WerewordsSeries, outcome: WerewordsOutcome) -> WerewordsSeries:
    """The series as it stands when `outcome` was reached by the endgame played last (WW-WHO-04)."""
    missed = not outcome.guessed
    return WerewordsSeries(
        last_mayor=outcome.mayor,
        used_words=(*series.used_words, outcome.word),
        unguessed_in_a_row=series.unguessed_in_a_row + 1 if missed else 0,
        unguessed_in_all=series.unguessed_in_all + missed,
        games=series.games + 1,
        score=outcome.added_to(series.score),
    )

"""Games of a few lines, written in the tests that play them."""

from collections.abc import Awaitable, Callable
from typing import Any

from nightcall.table import (
    Ask,
    Box,
    Choice,
    Game,
    Outcome,
    Remark,
    Run,
    Seat,
    Series,
    Table,
    Timer,
    start,
)

TIMER = Timer("day", 240, 1, (60, 30))
ASK = Ask(
    "vote",
    {"Ann": Choice(("Bob", "Cid")), "Bob": Choice(("Ann", "Cid"))},
    "all",
    ("Ann", "Bob"),
    {"round": 1},
    TIMER,
    ("(whoops)",),
    30,
    True,
)


class TinyBox(Box, frozen=True):
    rounds: int = 1


class TinySeries(Series, frozen=True):
    games: int = 0


class TinyOutcome(Outcome, frozen=True):
    """`answer` is whatever the script was given for its questions."""

    answer: Any = None


TinyGame = Game[TinyBox, TinySeries, TinyOutcome]
Questions = Callable[[Table], Awaitable[Any]]


def tiny(questions: Questions, *, rules: int = 1) -> TinyGame:
    """A game that asks these questions; its outcome has what they returned."""

    async def script(table: Table, box: TinyBox, series: TinySeries) -> TinyOutcome:
        answer = await questions(table)
        return TinyOutcome(winners=table.seats[:1], answer=answer)

    return Game(
        name="tiny",
        rules=rules,
        box=TinyBox,
        series=TinySeries,
        script=script,
        check=nothing_to_say,
        after=one_more,
    )


def play(questions: Questions, *seats: Seat) -> Run:
    game = tiny(questions)
    return start(game, game.header(seats or ("Ann", "Bob", "Cid")))


def answer_of(run: Run) -> Any:
    """What the questions of a finished tiny game returned."""
    assert isinstance(run.outcome, TinyOutcome)
    return run.outcome.answer


def nothing_to_say(seats: tuple[Seat, ...], box: TinyBox) -> list[Remark]:
    return []


def one_more(series: TinySeries, outcome: TinyOutcome) -> TinySeries:
    return TinySeries(games=series.games + 1)

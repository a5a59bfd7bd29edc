"""Playing games of many nights as a world has it, and what one seat saw of them.

Calls last as long as their timers; what people answer without one takes a moment, however many
of them answer. So the clock shows nothing that the table does not.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Answer,
    AnyGame,
    Box,
    Progress,
    Run,
    Scene,
    Seat,
    messages,
    progress,
)
from tests.leaks.seen import without_seal

A_MOMENT = 2000

Answers = Callable[[Run, Seat, int], Answer]
"""What a seat answers in the night or on the day of this number, which begins at nought."""

Shown = list[tuple[int, Progress | None]]


def play(
    game: AnyGame, seats: tuple[Seat, ...], box: Box, answers: Answers, nights: int
) -> tuple[Run, Shown]:
    """The run until so many nights and days are over, and when open progress changed to what."""
    run = Run(game, game.header(seats, box))
    now, night, started = 0, 0, dict[int, int]()
    shown: Shown = [(0, None)]
    while (ask := run.ask) is not None and night <= nights:
        assert run.length < 2000, "this world does not end"
        timer = ask.timer
        begun = started.setdefault(timer.number, now) if timer else now
        waiting = run.waiting()
        seat = waiting[run.length % len(waiting)] if waiting else CLOCK
        if seat == CLOCK and timer:
            now = begun + 1000 * timer.seconds
        run.answer(seat, TIME_IS_UP if seat == CLOCK else answers(run, seat, night - 1), now)
        night += sum(is_nightfall(item) for item in run.said_at(run.length))
        is_another = run.ask is None or run.ask.kind != ask.kind
        if timer is None and seat != HOUSE and is_another:
            now += A_MOMENT
        if progress(run) != shown[-1][1]:
            shown.append((now, progress(run)))
    return run, shown


def is_nightfall(item: object) -> bool:
    return isinstance(item, Scene) and item.line == "night-falls"


def seen(played: tuple[Run, Shown], seat: Seat) -> list[Any]:
    """What this seat saw until the result shows everything, ready to compare."""
    run, shown = played
    when = [0, *(entry.when for entry in run.entries)]
    found: list[Any] = []
    for number, message in messages(run, seat):
        if isinstance(message, Scene) and message.chapter == "result":
            break
        found.append((when[number], without_seal(msgspec.to_builtins(message))))
    return [*found, *shown]


def first_difference(one: list[Any], other: list[Any]) -> object:
    pairs = zip(one, other, strict=False)
    return next((pair for pair in pairs if pair[0] != pair[1]), (len(one), len(other)))

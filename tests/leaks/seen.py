"""Playing a world, and what one seat saw of it: every message, in order, with its time slot."""

from typing import Any

import msgspec

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.table import (
    CLOCK,
    HOUSE,
    Answer,
    Ask,
    Progress,
    Run,
    Scene,
    Seat,
    Telling,
    messages,
    progress,
)
from tests.leaks.world import World

A_MOMENT = 2000


def play(world: World) -> tuple[Run, list[tuple[int, Progress | None]]]:
    """The run up to the hunt or the result, and when open progress changed to what."""
    run = Run(WEREWORDS, WEREWORDS.header(world.seats, WerewordsBox(**world.options)))
    now, day = 0, list(world.day)
    started: dict[int, int] = {}
    shown: list[tuple[int, Progress | None]] = [(0, None)]
    while run.ask is not None and run.ask.kind != "hunt":
        timer = run.ask.timer
        begun = started.setdefault(timer.number, now) if timer else now
        seat, answer = next_answer(run, world, day)
        if seat == CLOCK and timer:
            now = begun + 1000 * timer.seconds
        elif seat != HOUSE:
            now += A_MOMENT
        run.answer(seat, answer, now)
        if progress(run) != shown[-1][1]:
            shown.append((now, progress(run)))
    return run, shown


def next_answer(  # noqa: PLR0911  one line an ask
    run: Run, world: World, day: list[tuple[str, str, str]]
) -> tuple[Seat, Answer]:
    assert run.ask is not None
    waiting = run.waiting()
    match run.ask.kind:
        case "deal":
            return HOUSE, dealt(world)
        case "seal":
            return HOUSE, world.salt
        case "first-mayor":
            return HOUSE, world.mayor
        case "look":
            return waiting[0], "seen"
        case "draw-words":
            return HOUSE, [world.word]
        case "choose-word":
            return world.mayor, world.word
        case "confirm-word":
            return world.mayor, "ok"
        case "copy":
            return waiting[0], world.looked_at
        case "tap" if waiting == [HOUSE]:
            return HOUSE, world.tapped_by(idle_thing(run))
        case "tap" if waiting and world.hand_moves:
            return waiting[0], world.tapped_by(waiting[0])
        case "letter" if waiting == [HOUSE]:
            return HOUSE, str(world.letter)
        case "letter" if waiting:
            return waiting[0], str(world.letter)
        case "day":
            return daylight(run, world, day)
        case "vote" if waiting:
            return waiting[0], world.votes[waiting[0]]
        case _:
            return CLOCK, "time"


def idle_thing(run: Run) -> Seat:
    """Whose hand did not move, so that the House is asked in its place."""
    asks = [item for item in run.said if isinstance(item, Ask) and item.kind == "tap"]
    return next(iter(asks[-2].options))


def dealt(world: World) -> list[str]:
    cards = list(world.cards.values())
    if world.extra is not None:
        return [*cards, world.extra]
    place = world.seats.index(world.mayor)
    return [*cards[:place], "Mayor", *cards[place + 1 :], world.cards[world.mayor]]


def daylight(run: Run, world: World, day: list[tuple[str, str, str]]) -> tuple[Seat, Answer]:
    assert run.ask is not None
    if not day:
        return CLOCK, "time"
    asker, text, token = day[0]
    if run.waiting() != [world.mayor]:
        return asker, text
    day.pop(0)
    is_last = not day and world.day_ends == "correct"
    return world.mayor, "correct" if is_last else token


def seen(world: World, seat: str, *, word_differs: bool) -> list[object]:
    """What this seat saw until the rules reveal what is hidden, ready to compare."""
    run, shown = play(world)
    when = [0, *(entry.when for entry in run.entries)]
    found: list[object] = []
    for number, message in messages(run, seat):
        if is_reveal(message, word_differs=word_differs):
            return [*found, *(item for item in shown if item[0] < when[number])]
        found.append((when[number], without_seal(msgspec.to_builtins(message))))
    return [*found, *shown]


def is_reveal(message: object, *, word_differs: bool) -> bool:
    match message:
        case Scene(chapter):
            return chapter in ("hunt", "result") or (chapter == "vote" and word_differs)
        case Telling(_, key):
            return key == "revealed"
    return False


def without_seal(message: Any) -> Any:
    """A seal differs with every deal and tells nothing without its salt: see test_the_seal."""
    if message.get("key") == "deal-sealed":
        return {**message, "args": "a seal"}
    return message

"""What a keeper gets in place of a view: every step of the game, and the open question whole."""

from collections.abc import Container
from typing import Any

import msgspec

from nightcall.room.sitting import Sitting
from nightcall.server.messages import NOTHING, encode
from nightcall.table import Answer, Ask, Options, Run, Seat, Timer
from nightcall.table.ask import Settle
from nightcall.table.journal import line


class AskOfAll(msgspec.Struct, frozen=True):
    """A question with the options of every seat that may answer, House and Clock too."""

    kind: str
    args: dict[str, Any]
    options: dict[Seat, Options]
    waiting: list[Seat]
    settle: Settle
    given: dict[Seat, Answer]
    timer: Timer | None
    at_once: tuple[str, ...]
    by_people: bool
    hands: tuple[Seat, ...]
    remind: int | None


def steps(
    run: Run, entered: Container[int], since: int = 0, ask: Ask | None = None
) -> list[dict[str, Any]]:
    """From answer `since` on, before which `ask` was open; 0 is the opening of the game. What a
    person gave, and no program, is `entered`."""
    found = []
    for number in range(since, run.length + 1):
        step: dict[str, Any] = {"n": number}
        if number:
            entry = run.entries[number - 1]
            step |= {"seat": entry.seat, "answer": entry.answer, "kind": ask.kind if ask else ""}
            step |= {"entered": True} if number in entered else {}
        said = []
        for item in run.said_at(number):
            if isinstance(item, Ask):
                ask = item
            else:
                said.append(msgspec.Raw(line(item)))
        found.append({**step, "said": said})
    return found


def asked_of_all(sitting: Sitting) -> bytes:
    run, ask = sitting.run, sitting.run.ask
    if ask is None or sitting.is_over:
        return NOTHING
    return encode(
        AskOfAll(
            kind=ask.kind,
            args=ask.args,
            options=dict(ask.options),
            waiting=run.waiting(),
            settle=ask.settle,
            given=run.given,
            timer=ask.timer,
            at_once=ask.at_once,
            by_people=ask.by_people,
            hands=ask.hands,
            remind=ask.remind,
        )
    )

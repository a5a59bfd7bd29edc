"""How a program in the Mayor's place read the questions it answered: of their words alone, so that
everybody may know it."""

from typing import Any, NamedTuple

from nightcall.bots import language_of
from nightcall.room.sitting import Sitting
from nightcall.table import Press, Run, Telling, View

HELPED = {"key": "helped"}
"""In place of a meaning: a language service was asked."""


class Understood(NamedTuple):
    number: int
    meaning: Any


def read_now(sitting: Sitting, seen: View) -> Understood | None:
    """The question before this seat, where tokens answer questions in somebody's own words."""
    options = seen.asked.options if seen.asked is not None else None
    if not isinstance(options, Press) or options.about is None:
        return None
    text = question(sitting.run, options.about)
    return _read(sitting, options.about, text) if text is not None else None


def read_so_far(sitting: Sitting) -> list[Understood]:
    """All that programs have answered in this game. What people answer has an id."""
    run, entered = sitting.run, sitting.entered
    numbers = {
        item.args["number"]: None
        for n in range(1, run.length + 1)
        if n not in entered
        for item in run.said_at(n)
        if isinstance(item, Telling) and item.key == "token"
    }
    texts = {number: question(run, number) for number in numbers}
    return [_read(sitting, number, text) for number, text in texts.items() if text is not None]


def question(run: Run, number: int | None) -> str | None:
    """The words of a question that was put to everybody's knowledge."""
    for item in run.said:
        if isinstance(item, Telling) and item.key == "question" and item.args["number"] == number:
            return str(item.args["text"])
    return None


def _read(sitting: Sitting, number: int, text: str) -> Understood:
    from nightcall.bots.werewords import understood_at  # noqa: PLC0415  only if one is Mayor

    return Understood(number, understood_at(language_of(sitting.header), text))

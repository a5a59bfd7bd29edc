"""Playthroughs: a whole game as text, each chapter as each seat saw it. Made to be diffed."""

from collections.abc import Iterator

import msgspec

from nightcall.table.ask import Ask
from nightcall.table.run import Run
from nightcall.table.seat import CLOCK, HOUSE, Seat
from nightcall.table.telling import Said, Scene, Telling


def playthrough(run: Run) -> str:
    """Chapter by chapter: what everybody saw, then what each seat alone saw and answered.

    Lines carry the number of the entry after which they happened, so that they can be put in order.
    """
    lines = [
        f"{run.header.game}, rules {run.header.rules}",
        f"seats: {', '.join(run.header.seats)}",
    ]
    options = _text(run.header.options)
    lines += [f"options: {options}"] if run.header.options else []
    for chapter, happened in _chapters(run):
        lines += ["", f"== {chapter} =="]
        for seat in (None, *run.header.seats, HOUSE, CLOCK):
            seen = [f"  {number:>3} {text}" for number, who, text in happened if who == seat]
            lines += [f"{seat or 'everyone'}:", *seen] if seen else []
    if run.outcome is not None:
        lines += ["", f"outcome: {_text(run.outcome)}"]
    return "\n".join(lines) + "\n"


Happened = tuple[int, Seat | None, str]


def _chapters(run: Run) -> Iterator[tuple[str, list[Happened]]]:
    chapter, happened = "setup", list[Happened]()
    asked: dict[Seat | None, str] = {}  # a question that stays the same is shown once
    entries = [None, *run.entries]
    for number, entry in enumerate(entries):
        if entry is not None:
            happened.append((number, entry.seat, f"answers {_text(entry.answer)}"))
        for item in run.said_at(number):
            if type(item) is Scene and item.chapter != chapter:
                yield chapter, happened
                chapter, happened = item.chapter, []
            for seat, text in _seen(item):
                if not isinstance(item, Ask) or asked.get(seat) != text:
                    happened.append((number, seat, text))
                if isinstance(item, Ask):
                    asked[seat] = text
    yield chapter, happened


def _seen(item: Said | Ask) -> Iterator[tuple[Seat | None, str]]:
    match item:
        case Scene():
            timer = f" [{item.timer.name} {item.timer.seconds} s]" if item.timer else ""
            yield None, f"“{item.line}”{_args(item.args)}{timer}"
        case Telling(to, key, args):
            for seat in to if to is not None else (None,):
                yield seat, f"told {key}{_args(args)}"
        case Ask():
            for seat, options in item.options.items():
                yield seat, f"asked {item.kind}{_args(item.args)} {_text(options)}"


def _args(args: dict[str, object]) -> str:
    return "".join(f" {name}={_text(value)}" for name, value in args.items())


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""What the referee answers: steps, asks, views and refusals, each in one JSON shape."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any

import msgspec

from nightcall.table import Answer, AnyGame, Ask, Header, Remark, Run, Said, Seat, view
from nightcall.table.journal import line
from nightcall.text import MissingText, NoSuchLanguage, Sentences, Texts

Reply = dict[str, Any]


class Refused(Exception):  # noqa: N818  reads as a sentence
    """A command or an answer that was not taken; `args` go into its sentence.

    `at` is the place of the answer among those of its command."""

    def __init__(
        self,
        reason: str,
        *,
        seat: Seat | None = None,
        at: int | None = None,
        remarks: list[Reply] | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat
        self.at = at
        self.remarks = remarks
        self.words = args

    def reply(self) -> Reply:
        text = _texts().say(f"refused-{self.reason}", **self.words)
        refused: Reply = {"reason": self.reason, "seat": self.seat, "text": text}
        if self.at is not None:
            refused["at"] = self.at
        if self.remarks is not None:
            refused["remarks"] = self.remarks
        return {"refused": refused}


def state(name: str, run: Run, entered: Sequence[tuple[Seat, Answer]], since: int) -> Reply:
    """Where a game stands, and each step from entry `since` on; 0 is its opening."""
    reply: Reply = {"id": name, "n": run.length, "steps": steps(run, entered, since)}
    if run.outcome is not None:
        reply["result"] = run.outcome
    else:
        reply["ask"] = asked(run)
    return reply


def steps(run: Run, entered: Sequence[tuple[Seat, Answer]], since: int) -> list[Reply]:
    """Answers as they were entered, each with what was said because of it."""
    found = []
    for number in range(since, run.length + 1):
        step: Reply = {"n": number}
        if number:
            step["seat"], step["answer"] = entered[number - 1]
        step["said"] = [said(item) for item in run.said_at(number) if not isinstance(item, Ask)]
        found.append(step)
    return found


def said(item: Said) -> msgspec.Raw:
    """In the shape that a record has."""
    return msgspec.Raw(line(item))


def asked(run: Run) -> Reply | None:
    """The open question with every seat's options, and who has answered it so far."""
    ask = run.ask
    if ask is None:
        return None
    shown: Reply = {
        "kind": ask.kind,
        "args": ask.args,
        "settle": ask.settle,
        "waiting": run.waiting(),
        "options": ask.options,
    }
    if ask.timer is not None:
        shown["timer"] = ask.timer
    if ask.at_once:
        shown["at_once"] = ask.at_once
    if ask.remind is not None:
        shown["remind"] = ask.remind
    if run.given:
        shown["given"] = run.given
    return shown


def shown_view(run: Run, seat: Seat | None, language: str | None) -> Reply:
    """A seat's view, and in a language the sentences of what was said to it."""
    seen = view(run, seat)
    shown = {
        "seat": seen.seat,
        "said": [said(item) for item in seen.said],
        "asked": seen.asked,
        "given": seen.given,
        "progress": seen.progress,
        "is_over": seen.is_over,
    }
    if language is None:
        return shown
    try:
        sentences = Sentences(Texts(language), run.header.game, run.header.seats)
    except NoSuchLanguage as error:
        raise Refused("no-such-language", name=language) from error
    return {**shown, "text": [sentences.said(item) for item in seen.said]}


def remarks_said(header: Header, remarks: Iterable[Remark]) -> list[Reply]:
    sentences = Sentences(_texts(), header.game, header.seats)
    return [
        {
            "weight": remark.weight,
            "key": remark.key,
            "args": remark.args,
            "text": _in_words(partial(sentences.remark, remark), remark.key),
        }
        for remark in remarks
    ]


def described(game: AnyGame) -> Reply:
    """A game with its options: name, default, and type as JSON Schema."""
    options = [
        {
            "name": field.name,
            "default": field.default,
            "type": msgspec.json.schema(field.type),
            "text": option_said(game, field.name),
        }
        for field in msgspec.structs.fields(game.box)
    ]
    return {"name": game.name, "rules": game.rules, "options": options}


def option_said(game: AnyGame, name: str) -> str:
    return _in_words(partial(_texts().say, f"{game.name}-box-{name.replace('_', '-')}"), name)


def _in_words(say: Callable[[], str], otherwise: str) -> str:
    """A game may be refereed before it has its texts."""
    try:
        return say()
    except MissingText:
        return otherwise


@cache
def _texts() -> Texts:
    return Texts()

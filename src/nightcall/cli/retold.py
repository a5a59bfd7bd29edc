"""A game that was played, retold in words: as all saw it, or as one seat did."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from nightcall.cli.language import spoken
from nightcall.table import CLOCK, HOUSE, Answer, Ask, Header, Run, Said, Scene, Seat, Telling
from nightcall.text import MissingText, Sentences


def retold(run: Run, seat: Seat | None) -> Iterator[str]:
    """What was said and answered, in order, each private thing with whose it is.

    A game that is not over keeps its secrets, except from the seat that knows them.
    """
    teller = Teller(run.header, seat, shows_all=run.is_over and seat is None)
    if not run.is_over and seat is None:
        yield teller.texts.say("cli-replay-unfinished")
    for number in range(run.length + 1):
        if number:
            entry = run.entries[number - 1]
            is_shown = teller.shows_all and entry.seat not in (HOUSE, CLOCK)
            if (entry.seat == seat or is_shown) and not is_said_anyway(run, number):
                yield teller.answered(entry.seat, entry.answer)
        yield from teller.lines(item for item in run.said_at(number) if not isinstance(item, Ask))


def is_said_anyway(run: Run, number: int) -> bool:
    """Whether what an entry brought says by itself who answered what: a question, a vote.

    That somebody has seen a card needs no words either.
    """
    entry = run.entries[number - 1]
    if entry.answer == "seen":
        return True
    told = [item for item in run.said_at(number) if isinstance(item, Telling)][:1]
    return any(
        item.args.get("seat") == entry.seat and (item.to is None or entry.seat in item.to)
        for item in told
    )


def from_record(header: Header, stored: list[str], seat: Seat | None) -> Iterator[str]:
    """What a record says was said, for rules that this program no longer has."""
    items = [_item(msgspec.json.decode(text)) for text in stored]
    is_over = any(isinstance(item, Scene) and item.chapter == "result" for item in items)
    yield from Teller(header, seat, shows_all=is_over and seat is None).lines(items)


class Teller:
    """Says things in words, chapter by chapter; what has no words is shown as it is."""

    def __init__(self, header: Header, seat: Seat | None, *, shows_all: bool) -> None:
        self.texts = spoken()
        self.shows_all = shows_all
        self._sentences = Sentences(self.texts, header.game, header.seats)
        self._seat = seat
        self._chapter = ""

    def answered(self, seat: Seat, answer: Answer) -> str:
        name = self._sentences.name
        match answer:
            case {"press": press, "to": to}:
                said = f"{name(press)} ({to})"
            case str():
                said = name(answer)
            case dict():
                said = str(self._sentences.shaped({"hands": answer})["hands"])
            case _:
                said = self.texts.listed([name(each) for each in answer])
        return self.texts.say("cli-replay-answer", seat=seat, answer=said)

    def lines(self, items: Iterable[Said]) -> Iterator[str]:
        for item in items:
            if isinstance(item, Scene):
                if item.chapter != self._chapter:
                    self._chapter = item.chapter
                    chapter, number = item.chapter, item.day
                    title = self.texts.say("cli-replay-chapter", chapter=chapter, number=number)
                    yield f"\n{title}"
                yield self._words(item)
            elif item.to is None or self._seat in item.to or (self.shows_all and not item.to):
                yield self._words(item)
            elif self.shows_all:
                seats = self.texts.listed(item.to)
                yield self.texts.say("cli-replay-private", seats=seats, text=self._words(item))

    def _words(self, item: Said) -> str:
        try:
            return self._sentences.said(item)
        except MissingText:
            what = item.line if isinstance(item, Scene) else item.key
            args = msgspec.json.encode(item.args).decode()
            return self.texts.say("cli-replay-wordless", what=what, args=args)


def _item(value: dict[str, Any]) -> Said:
    if "told" in value:
        to = tuple(value["to"]) if value["to"] is not None else None
        return Telling(to, value["told"], value["args"])
    return Scene(value["scene"], value["line"], value["args"], day=value.get("day", 0))

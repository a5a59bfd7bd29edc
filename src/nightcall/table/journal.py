"""Journals: who answered what, in order. The journal is the only state of a game.

As text a journal is JSON Lines: a header, then entries. A record has what was said between them,
so that it can be read and checked without the script that made it.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from nightcall.table.options import Answer, Shown
from nightcall.table.seat import Seat
from nightcall.table.telling import Said, Scene, Telling


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game starts from: everything else is answers."""

    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, Any] = {}
    series: dict[str, Any] = {}
    nightcall: int = 1


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One answer. `ask` is the fingerprint of the question, `when` is table time in ms."""

    n: int
    ask: str
    seat: Seat
    answer: Answer
    when: int = 0


class Journal(msgspec.Struct, frozen=True):
    header: Header
    entries: tuple[Entry, ...] = ()


class JournalMismatch(RuntimeError):  # noqa: N818  reads as a sentence
    """A journal and a script disagree: our fault, or a journal of other rules. Nothing is lost."""


class BadJournal(ValueError):  # noqa: N818  reads as a sentence
    """This text is no journal; the message names the line."""


def line(item: Header | Entry | Said) -> str:
    """One line of a journal or record, without its line end."""
    return msgspec.json.encode(_as_json(item)).decode()


def read(lines: Iterable[str]) -> tuple[Journal, list[str]]:
    """A journal, and what its record says was said, as lines.

    A last line that was torn by a crash is left out: it was never acknowledged.
    """
    header: Header | None = None
    entries: list[Entry] = []
    said: list[str] = []
    for number, text, is_torn in _numbered(lines):
        try:
            value = msgspec.json.decode(text)
            if header is None:
                header = msgspec.convert(value, Header)
            elif "n" in value:
                entries.append(msgspec.convert(value, Entry))
            else:
                said.append(text)
        except (msgspec.DecodeError, TypeError) as error:
            if is_torn and header is not None:
                break
            raise BadJournal(f"line {number}: {error}") from error
    if header is None:
        raise BadJournal("line 1: a journal begins with its header")
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        raise BadJournal("its entries are not numbered 1, 2, 3 …")
    return Journal(header, tuple(entries)), said


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str, bool]]:
    for number, text in enumerate(lines, start=1):
        if text.strip():
            yield number, text.rstrip("\r\n"), not text.endswith("\n")


def _as_json(item: Header | Entry | Said) -> object:
    match item:
        case Telling(to, key, args):
            return {"told": key, "to": to, "args": args}
        case Scene(chapter, spoken):
            return {"scene": chapter, "line": spoken, **_scene_details(item)}
        case _:
            return item


def _scene_details(scene: Scene) -> dict[str, Shown]:
    details: dict[str, Shown] = {"args": scene.args, "speakers": scene.speakers}
    if scene.timer is not None:
        details["timer"] = scene.timer
    if scene.alive is not None:
        details["alive"] = scene.alive
    if scene.day:
        details["day"] = scene.day
    return details

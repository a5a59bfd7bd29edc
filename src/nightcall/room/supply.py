"""The words that come with Nightcall and the lists on its shelf, as a supply for a room's House."""

import sqlite3
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from nightcall.table import Answer, Draw, EmptySupply, Options, Remark, hint, refusal, warning
from nightcall.words import CATEGORIES, NOTHING_BUILT_IN, Stock, languages
from nightcall.words.refused import Refused
from nightcall.words.shelf import Listed, Shelf

MOST_LISTS = 5
"""At one table: each may have ten thousand words."""


class BankWords:
    """By level, category, language and list. One for all rooms: it remembers nothing of any."""

    def __init__(self, chance: Random, shelf: Shelf | None = None) -> None:
        self._stock = Stock(chance, shelf)
        self._shelf = shelf

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        """A list that has gone since Start is left out; the game goes on with the others."""
        wished = dict(limits)
        host = wished.pop("evenings", "")
        if self._shelf is not None:
            wished["lists"] = [name for name in wished["lists"][:MOST_LISTS] if self._look(name)]
        try:
            if host and self._shelf is not None:
                wished["used"] = self._shelf.evenings.used(host, wished["language"])
            drawn: list[Answer] = list(self._stock.draw(wants, **wished))
        except (LookupError, ValueError, sqlite3.Error) as error:
            raise EmptySupply(str(error)) from error
        if not drawn:
            raise EmptySupply("words")
        return drawn

    def remarks(self, box: Any) -> Iterator[Remark]:
        """What there is to say about a box of options that asks for words; others say nothing."""
        if not hasattr(box, "word_lists"):
            return
        if box.language not in languages():
            yield refusal("room-words-no-such-language", name=box.language)
        for category in box.categories:
            if category not in (*CATEGORIES, NOTHING_BUILT_IN):
                yield refusal("room-words-no-such-category", name=category)
        if len(box.word_lists) > MOST_LISTS:
            yield refusal("room-words-too-many-lists", most=MOST_LISTS)
            return
        found = {name: self._look(name) for name in box.word_lists}
        for name, listed in found.items():
            yield from _list_remarks(name, listed, box.language)
        entries = sum(listed.entries for listed in found.values() if listed is not None)
        if NOTHING_BUILT_IN in box.categories and not entries:
            yield refusal("room-words-only-lists")

    def _look(self, name: str) -> Listed | None:
        try:
            return self._shelf.look(name) if self._shelf is not None else None
        except (Refused, sqlite3.Error):
            return None


def with_evenings(options: Options, host: str) -> Options:
    """What the House is asked, with whose evenings to mind. The journal knows nothing of it: what
    was drawn is all that it keeps."""
    if not host or not isinstance(options, Draw):
        return options
    return msgspec.structs.replace(options, limits={**options.limits, "evenings": host})


def _list_remarks(name: str, listed: Listed | None, language: str) -> Iterator[Remark]:
    if listed is None:
        yield refusal("room-words-no-such-list", name=name)
    elif not listed.entries:
        yield warning("room-words-empty-list", name=listed.name)
    elif listed.language != language:
        yield hint("room-words-other-language", name=listed.name)

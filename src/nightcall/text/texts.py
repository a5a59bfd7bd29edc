"""The texts of one language, each file read when the first of its sentences is said.

An id begins with the name of its file, except in `table` and `cards`. Knows no game.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
ALWAYS = ("table", "cards")
LANGUAGES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/table.ftl")))


class NoSuchLanguage(LookupError):  # noqa: N818  reads as a sentence
    """There are no texts in this language."""


class MissingText(LookupError):  # noqa: N818  reads as a sentence
    """No text has this id, or an argument that the text needs was not given: our fault."""


class Texts:
    """Says sentences by id; `card-werewolf.many` is an attribute of `card-werewolf`."""

    def __init__(self, language: str = "en") -> None:
        if not language.isalpha() or not (FOLDER / language).is_dir():
            raise NoSuchLanguage(language)
        self.language = language

    def say(self, text_id: str, **args: str | int | float) -> str:
        book = _book(self.language)
        pattern = book.pattern(text_id)
        if pattern is None:
            raise MissingText(text_id)
        text, errors = book.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{text_id}: {errors[0]}")
        return str(text)

    def has(self, text_id: str) -> bool:
        return _book(self.language).pattern(text_id) is not None

    def listed(self, items: Sequence[str], last: str = "list-last") -> str:
        """Several things as one: “Ann, Bob and Cid”, or with `list-or`, “Ann, Bob or Cid”."""
        if not items:
            return self.say("list-empty")
        *before, final = items
        if not before:
            return final
        joined = before[0]
        for item in before[1:]:
            joined = self.say("list-next", before=joined, item=item)
        return self.say(last, before=joined, item=final)


class _Wordless:
    """Where Fluent is not installed, as in a pocket: whoever is told something has the words."""

    bundle: Any = None

    def pattern(self, text_id: str) -> None: ...


class _Book:
    """What has been read of one language. Threads may share it, or have one each for a moment: a
    file that two of them read at once is read twice, to the same end."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to import

        self.bundle = FluentBundle([language], use_isolating=False)
        self._folder = FOLDER / language
        self._read = set[str]()
        for name in ALWAYS:  # what every text may refer to
            self._reads(name)

    def pattern(self, text_id: str) -> Any:
        name, _, attribute = text_id.partition(".")
        self._reads(name.partition("-")[0])
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _reads(self, name: str) -> None:
        """A file counts as read when all of it is there: its texts refer to each other."""
        if name in self._read:
            return
        from fluent.runtime import FluentResource  # noqa: PLC0415  likewise

        path = self._folder / f"{name}.ftl"
        if path.is_file():
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))
        self._read.add(name)


@cache
def _book(language: str) -> _Book | _Wordless:
    try:
        return _Book(language)
    except ImportError:
        return _Wordless()

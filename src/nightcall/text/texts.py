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
        pattern = self._pattern(text_id)
        if pattern is None:
            raise MissingText(text_id)
        text, errors = _bundle(self.language).format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{text_id}: {errors[0]}")
        return str(text)

    def has(self, text_id: str) -> bool:
        return self._pattern(text_id) is not None

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

    def _pattern(self, text_id: str) -> Any:
        bundle = _bundle(self.language)
        name, _, attribute = text_id.partition(".")
        if not bundle.has_message(name):
            _read(self.language, name.partition("-")[0])
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(language: str) -> Any:
    """What every text may refer to; the rest is read when it is first needed."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to import

    bundle = FluentBundle([language], use_isolating=False)
    for name in ALWAYS:
        _add(bundle, FOLDER / language / f"{name}.ftl")
    return bundle


@cache
def _read(language: str, name: str) -> None:
    """The file whose name an id begins with."""
    if name not in ALWAYS:
        _add(_bundle(language), FOLDER / language / f"{name}.ftl")


def _add(bundle: Any, path: Path) -> None:
    from fluent.runtime import FluentResource  # noqa: PLC0415  likewise

    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text("utf-8")))

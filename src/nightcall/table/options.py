"""Options: the exact answers a seat may give. A client needs no rules: it draws these.

Each kind says itself why an answer is refused, by a key that the texts turn into a sentence.
"""

from typing import Any, ClassVar, TypeAlias
from unicodedata import category

import msgspec

Answer: TypeAlias = Any
"""A JSON value: what a seat said. Checked by the options it answers."""

Shown: TypeAlias = Any
"""A JSON value: what a seat is shown."""

_JOINERS = "\u200c\u200d"


class Choice(msgspec.Struct, frozen=True, gc=False, tag="choice", tag_field="type"):
    """One of these."""

    values: tuple[str, ...]

    def refuse(self, answer: Answer) -> str | None:
        return None if type(answer) is str and answer in self.values else "not-an-option"


class Several(msgspec.Struct, frozen=True, tag="several", tag_field="type"):
    """Some of these, none twice; or one of the fixed words in `also`."""

    values: tuple[str, ...]
    least: int
    most: int
    also: tuple[str, ...] = ()

    def refuse(self, answer: Answer) -> str | None:
        if type(answer) is str and answer in self.also:
            return None
        if not _is_list_of_text(answer) or not set(answer) <= set(self.values):
            return "not-an-option"
        if len(set(answer)) != len(answer):
            return "chosen-twice"
        return None if self.least <= len(answer) <= self.most else "wrong-number"


class Arrange(msgspec.Struct, frozen=True, tag="arrange", tag_field="type"):
    """All of these, in any order: a shuffle, a deal."""

    items: tuple[str, ...]

    def refuse(self, answer: Answer) -> str | None:
        is_all = _is_list_of_text(answer) and sorted(answer) == sorted(self.items)
        return None if is_all else "not-an-arrangement"


class Text(msgspec.Struct, frozen=True, tag="text", tag_field="type"):
    """Something in the player's own words, on one line; or one of the fixed words in `also`."""

    longest: int
    also: tuple[str, ...] = ()

    def refuse(self, answer: Answer) -> str | None:
        if type(answer) is not str:
            return "not-text"
        return None if answer in self.also else _refuse_text(answer, self.longest)


class Press(msgspec.Struct, frozen=True, tag="press", tag_field="type"):
    """One of these buttons. A button that names seats may be pressed for one of them:
    `{"press": "yes", "to": "Ann"}`; the plain name presses it for nobody in particular.

    `about` numbers what the buttons answer, so that a late press cannot answer something else.
    """

    buttons: dict[str, tuple[str, ...]]
    about: int | None = None

    def refuse(self, answer: Answer) -> str | None:
        if type(answer) is str:
            return None if answer in self.buttons else "not-an-option"
        if not isinstance(answer, dict) or answer.keys() != {"press", "to"}:
            return "not-an-option"
        press, to = answer["press"], answer["to"]
        known = isinstance(press, str) and to in self.buttons.get(press, ())
        return None if known else "not-an-option"


class Draw(msgspec.Struct, frozen=True, tag="draw", tag_field="type"):
    """Entries drawn from a supply outside the table, one for each of `wants`, or fewer if the
    supply is short. An entry is a text, or a list of its spellings with the shown one first."""

    LONGEST: ClassVar = 80

    supply: str
    wants: tuple[str, ...]
    limits: dict[str, Shown]

    def refuse(self, answer: Answer) -> str | None:
        if not isinstance(answer, list) or not 1 <= len(answer) <= len(self.wants):
            return "wrong-number"
        for entry in answer:
            spellings = entry if isinstance(entry, list) else [entry]
            if not spellings or not _is_list_of_text(spellings):
                return "not-text"
            for text in spellings:
                reason = _refuse_text(text, self.LONGEST)
                if reason or not any(sign.isalnum() for sign in text):
                    return reason or "no-letters"
        return None


class Salt(msgspec.Struct, frozen=True, tag="salt", tag_field="type"):
    """Thirty-two hexadecimal digits that nobody can guess: they seal a deal."""

    LENGTH: ClassVar = 32

    def refuse(self, answer: Answer) -> str | None:
        is_hex = isinstance(answer, str) and set(answer) <= set("0123456789abcdef")
        return None if is_hex and len(answer) == self.LENGTH else "not-a-salt"


class Lengths(msgspec.Struct, frozen=True, tag="lengths", tag_field="type"):
    """So many lengths in seconds, each between these: how long calls last, held or not."""

    count: int
    least: int
    most: int

    def refuse(self, answer: Answer) -> str | None:
        if not isinstance(answer, list) or len(answer) != self.count:
            return "wrong-number"
        fits = all(type(item) is int and self.least <= item <= self.most for item in answer)
        return None if fits else "not-a-length"


class Tally(msgspec.Struct, frozen=True, tag="tally", tag_field="type"):
    """How many hands were raised for each of these, `most` in all."""

    names: tuple[str, ...]
    most: int

    def refuse(self, answer: Answer) -> str | None:
        if not isinstance(answer, dict) or not answer.keys() <= set(self.names):
            return "not-an-option"
        if any(type(number) is not int or number < 0 for number in answer.values()):
            return "not-a-count"
        return None if sum(answer.values()) <= self.most else "too-many-hands"


Options: TypeAlias = Choice | Several | Arrange | Text | Press | Draw | Salt | Lengths | Tally


def is_one_plain_line(text: str) -> bool:
    """No line ends, no control characters, and nothing that turns the reading direction.

    Narrow and unbreakable spaces are welcome (French types them), and so are joiners.
    """
    if text.isprintable():
        return True
    odd = (sign for sign in text if not sign.isprintable())
    return all(sign in _JOINERS or category(sign) == "Zs" for sign in odd)


def _is_list_of_text(answer: Answer) -> bool:
    return isinstance(answer, list) and all(type(item) is str for item in answer)


def _refuse_text(text: str, longest: int) -> str | None:
    if not text.strip():
        return "empty"
    if len(text) > longest:
        return "too-long"
    return None if is_one_plain_line(text) else "unprintable"

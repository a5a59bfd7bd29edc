"""Sentences for one table: what was said and asked there, in a language. Knows no rules.

Arguments are shaped alike for every text: names and cards are joined to lists, with `$x-count`
and `$x-or` beside `$x`; what is not there is "none"; a thing with counts reads “36 Yes/No and 10
Maybe”.
"""

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from nightcall.table import Answer, Ask, Asked, Remark, Said, Scene, Seat, Telling
from nightcall.text.texts import Texts

Args = dict[str, str | int | float]

IN_THEIR_WORDS = ("word", "text", "telling", "letters", "shape", "salt", "seal", "name", "error")
"""Arguments that people or the House wrote, and that no text may translate."""

BETWEEN_WORDS = " \u2003 "
"""Such as no browser makes one of."""


class Sentences:
    """`game` is the first part of the ids; `seats` are names, which are never translated."""

    def __init__(self, texts: Texts, game: str, seats: tuple[Seat, ...] = ()) -> None:
        self.texts = texts
        self._game = game
        self._seats = seats

    def said(self, item: Said) -> str:
        return self.scene(item) if isinstance(item, Scene) else self.telling(item)

    def scene(self, scene: Scene) -> str:
        return self.texts.say(f"{self._game}-say-{scene.line}", **self.shaped(scene.args))

    def telling(self, telling: Telling) -> str:
        args = telling.args
        if telling.key == "watched":
            args = {"to": args["to"], "telling": self._told(args["key"], args["args"])}
        return self._told(telling.key, args)

    def ask(self, ask: Ask | Asked) -> str:
        return self.texts.say(f"{self._game}-ask-{ask.kind}", **self.shaped(ask.args))

    def remark(self, remark: Remark) -> str:
        return self.texts.say(remark.key, **self.shaped(remark.args))

    def refused(self, reason: str, **args: Answer) -> str:
        return self.texts.say(f"refused-{reason}", **self.shaped(args))

    def power(self, card: str) -> str:
        """What a card can do, in two short lines: in this game, or wherever it is the same."""
        own = f"{self._game}-card-{slug(card)}-power"
        return self.texts.say(own if self.texts.has(own) else f"card-{slug(card)}-power")

    def wins(self, card: str) -> str:
        """How a card wins, in one sentence."""
        return self.texts.say(f"{self._game}-card-{slug(card)}-wins")

    def saying(self, key: str, args: Mapping[str, Any]) -> str:
        """A ready remark: of this game, or one that is said at every table."""
        own = f"{self._game}-saying-{key}"
        said = own if self.texts.has(own) else f"saying-{key}"
        return self.texts.say(said, **self.shaped(args))

    def option(self, value: str, ask: Ask | Asked | None = None) -> str:
        """What is written on a button, which may have words of its own for this question. A place
        in the word shows the letter there."""
        if ask is not None and value.isdecimal() and "word" in ask.args:
            letter = ask.args["word"][int(value)]
            place = int(value) + 1
            return self.texts.say(f"{self._game}-option-letter", letter=letter, place=place)
        own = f"{self._game}-option-{slug(value)}-at-{ask.kind}" if ask is not None else ""
        return self.texts.say(own) if own and self.texts.has(own) else self.name(value)

    def name(self, value: str) -> str:
        """A seat by its name, a card or a button by its text, anything else as it is."""
        if value in self._seats:
            return value
        for text_id in (f"card-{slug(value)}", f"{self._game}-option-{slug(value)}"):
            if self.texts.has(text_id):
                return self.texts.say(text_id)
        card, _, number = value.rpartition(" ")
        if number.isdecimal() and self.texts.has(f"card-{slug(card)}"):
            return f"{self.name(card)} {number}"  # of several real cards on a table
        return value

    def _told(self, key: str, args: Mapping[str, Any]) -> str:
        return self.texts.say(f"{self._game}-told-{key}", **self.shaped(args))

    def shaped(self, args: Mapping[str, Any]) -> Args:
        shaped: Args = {}
        for name, value in args.items():
            shaped[name] = self._shape(name, value)
            if isinstance(value, list | tuple | dict):
                shaped[f"{name}-count"] = len(value)
            if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
                shaped[f"{name}-or"] = self.texts.listed(list(map(self.name, value)), "list-or")
        return shaped

    def _shape(self, name: str, value: Any) -> str | int | float:  # noqa: PLR0911  a case each
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() if name == "place":
                return value + 1  # scripts count letters from nought
            case int() | float():
                return value
            case str() if name == "shape":
                return BETWEEN_WORDS.join(" ".join(part) for part in value.split(" "))
            case str():
                return value if name in IN_THEIR_WORDS else self._card_or_place(value)
            case dict():
                pairs = [self._pair(name, *pair) for pair in value.items() if pair[1] != 0]
                return self.texts.listed(pairs)
            case _:
                pairs = [self._pair(name, *item) for item in value if not isinstance(item, str)]
                return self.texts.listed(pairs or [self.name(item) for item in value])

    def _card_or_place(self, value: str) -> str:
        """Other words stay as they are, for the texts to choose a variant by."""
        card, _, number = value.rpartition(" ")
        kind = card if number.isdecimal() else value
        is_place = value.startswith("(") or self.texts.has(f"card-{slug(kind)}")
        return self.name(value) if is_place else value

    def _pair(self, name: str, left: str, right: str | int) -> str:
        own = f"{self._game}-pair-{name}"
        if isinstance(right, str) or self.texts.has(own):
            pair = own if self.texts.has(own) else "list-pair"
            return self.texts.say(pair, left=self.name(left), right=self.name(str(right)))
        many = f"card-{slug(left)}.many"
        thing = self.texts.say(many) if right > 1 and self.texts.has(many) else self.name(left)
        return self.texts.say("list-counted", count=right, name=thing)


@lru_cache(maxsize=1024)
def slug(value: str) -> str:
    """The part of an id that stands for a name: “Fortune Teller” is fortune-teller."""
    plain = unicodedata.normalize("NFKD", value.strip("()").casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).replace(" ", "-")

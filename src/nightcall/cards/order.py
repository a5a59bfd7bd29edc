"""What somebody wants printed: a game, its cards, paper and sheets. Checked before it is set."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from nightcall.cards.games import printed_as
from nightcall.games import game_named
from nightcall.table import AnyGame, Box, CannotStart, Header, Remark
from nightcall.table.options import is_one_plain_line
from nightcall.text import Sentences, Texts

Sheet: TypeAlias = Literal["roles", "tokens", "badges", "turn-card", "score"]

SHEETS: tuple[Sheet, ...] = ("roles", "tokens", "badges", "turn-card", "score")
MOST_NAMES = 40
LONGEST_NAME = 40

Short = Annotated[str, Meta(max_length=80)]


class CannotPrint(ValueError):  # noqa: N818  reads as a sentence
    """What was wanted cannot be printed; `reason` is a key, `args_of_text` fill its sentence. A
    remark of the game among them is worded for whoever reads it."""

    def __init__(self, reason: str, **args: str | int | Remark) -> None:
        self.reason = reason
        self.args_of_text = args
        super().__init__(f"{reason} {args}" if args else reason)

    def said(self, texts: Texts) -> str:
        keys = (f"print-refused-{self.reason}", f"refused-{self.reason}", self.reason)
        args = {name: _in_words(value, texts) for name, value in self.args_of_text.items()}
        return texts.say(next(filter(texts.has, keys), self.reason), **args)


def _in_words(value: str | int | Remark, texts: Texts) -> str | int:
    if not isinstance(value, Remark):
        return value
    texts.has(value.key)  # reads the file that has the names of its cards
    return Sentences(texts, value.key.partition("-")[0]).remark(value)


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`roles` are cards by name, `whole` is the whole set of a game; without both there are the
    cards that the game deals to so many `players`, who may also be fewer than the chosen cards. No
    `sheets` means all that make sense."""

    game: Short
    language: Short = "en"
    paper: Literal["a4", "letter"] = "a4"
    players: Annotated[int, Meta(ge=1, le=MOST_NAMES)] | None = None
    roles: dict[Short, int] | None = None
    whole: bool = False
    options: dict[Short, Any] = {}
    sheets: tuple[Sheet, ...] = ("roles",)
    names: tuple[Annotated[str, Meta(max_length=200)], ...] = ()
    backs: bool = True

    def unpack(self) -> tuple[AnyGame, Box]:
        """The game that is meant, and its box with these options."""
        try:
            game = game_named(self.game)
        except KeyError:
            raise CannotPrint("no-such-game", name=self.game) from None
        try:
            return game, game.unpack(Header(game.name, game.rules, (), self.options))[0]
        except CannotStart as error:
            why = str(error.remarks[0].args["error"])
            raise CannotPrint("bad-options", error=why) from None

    def sheets_wanted(self) -> tuple[Sheet, ...]:
        """Each once, in the order of the file; tokens and badges only where there are any."""
        there = sheets_of(self.game)
        if not self.sheets:
            return tuple(sheet for sheet in there if sheet != "badges" or self.names)
        for sheet in self.sheets:
            if sheet not in there:
                raise CannotPrint("no-tokens")
            if sheet == "badges" and not self.names:
                raise CannotPrint("no-names")
        return tuple(sheet for sheet in SHEETS if sheet in self.sheets)

    def needs_cards(self) -> bool:
        """Badges, tokens and a list of names can be printed for any number of people."""
        wanted = self.sheets_wanted()
        are_drawn = "roles" in wanted or "turn-card" in wanted
        return are_drawn or self.roles is not None or not self.names

    def check_names(self) -> None:
        if len(self.names) > MOST_NAMES:
            raise CannotPrint("too-many-names", names=len(self.names), most=MOST_NAMES)
        for name in self.names:
            if not name.strip() or len(name) > LONGEST_NAME or not is_one_plain_line(name):
                raise CannotPrint("bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)


def sheets_of(game: str) -> tuple[Sheet, ...]:
    """All that can be printed for this game."""
    has_tokens = printed_as(game).tokens is not None
    return tuple(sheet for sheet in SHEETS if sheet != "tokens" or has_tokens)

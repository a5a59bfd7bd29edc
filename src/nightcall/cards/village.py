"""The cards of one table, with the words for them, and what only paper has to know of a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from nightcall.cards.calls import Night
from nightcall.table import AnyGame, Face, Scene
from nightcall.text import Sentences, Texts
from nightcall.text.sentences import Args

Deck = dict[str, int]


class PrintedGame(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules have no word for; a game that says nothing here still has its cards, badges
    and score sheets."""

    name: str
    offices: tuple[Face, ...] = ()
    """No cards of the lobby, but they lie on a table, open."""
    states: tuple[Face, ...] = ()
    """Never dealt: handed out when it has come to that."""
    on_top: Callable[[Any], Deck] = lambda _box: {}
    """The offices that come on top of what is dealt, with these options."""
    whole: Deck = {}
    """Of a whole set: the cards that are not in as often as they can be."""
    tokens: Callable[[Any], Mapping[tuple[str, str], int]] | None = None
    """How many there are of each, by what is on their two sides."""
    nights: Callable[["Village"], tuple[Night, ...]] = lambda _village: ()
    """The kinds of night a village has, for its turn cards."""
    night_options: tuple[str, ...] = ()
    """Options that these nights can only be read from if the game takes them."""
    day: tuple[str | tuple[str, ...], ...] = ()
    """What follows the night, by the names of its chapters; of several together only one does."""
    options: Callable[["Village"], Mapping[str, Any]] = lambda _village: {}
    """What the sentences beside the calls depend on."""
    things: tuple[str, ...] = ()
    """Options that put a thing on the table."""
    aura: Callable[[str], tuple[str, bool] | None] = lambda _card: None
    """What others see in a card: its aura, and whether it has the gift."""
    wakes_again: tuple[str, ...] = ()
    """What a card that turns into another can become and still be called."""
    each_game: Mapping[str, float] = {}
    """What a score sheet notes of each game of an evening, and how wide; of a game that has none of
    it, who holds what."""


@dataclass(frozen=True)
class Village:
    """`players` is how many sit there, or 0 where only the cards are known."""

    game: AnyGame
    printed: PrintedGame
    box: Any
    deck: Deck
    sentences: Sentences
    players: int

    @property
    def texts(self) -> Texts:
        return self.sentences.texts

    def nights(self) -> tuple[Night, ...]:
        return self.printed.nights(self)

    def line(self, line: str, **args: Any) -> str:
        """What the moderator says."""
        return self.sentences.scene(Scene("night", line, args))

    def does(self, call: str, **args: Any) -> str:
        """What whoever leads does meanwhile; a card that only looks needs no words of its own."""
        own = self.own("do", call, **self.sentences.shaped(args))
        return own or self.texts.say("print-do-look")

    def options(self) -> Args:
        return self.sentences.shaped(self.printed.options(self))

    @property
    def name(self) -> str:
        """Of the game; a new one may have none yet but its own."""
        own = f"client-game-{self.game.name}"
        return self.texts.say(own) if self.texts.has(own) else self.game.name

    def own(self, kind: str, name: str = "", **args: str | int | float) -> str | None:
        """What this game prints about something, if it has words of its own for it."""
        text_id = f"print-{kind}-{self.game.name}-{name}".removesuffix("-")
        return self.texts.say(text_id, **args) if self.texts.has(text_id) else None


def clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"

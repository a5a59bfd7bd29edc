"""Which cards are printed, and how many of each."""

import difflib
from dataclasses import dataclass
from typing import Any

from nightcall.cards.order import CannotPrint, Order
from nightcall.table import AnyGame, Box, Face, Scene
from nightcall.text import NoSuchLanguage, Sentences, Texts, slug

Deck = dict[str, int]

USUAL_PLAYERS = 8
MOST_CARDS = 90  # ten sheets; the largest pool of experts has eighty
MOST_OF_A_CARD = 40  # spare ones are welcome
FILLERS = 6  # of the plain card in a whole set
WHOLE: dict[str, Deck] = {"werewolf": {"Werewolf": 2, "Seer": 1, "Villager": 13}}  # PW-SET-04
OFFICES = {  # no cards of the lobby, but they lie on a table, open
    "werewords": (Face(name="Mayor", team="none", most=2),),
    "werewolf": (Face(name="Moderator", team="none", most=2),),
}
LESSER_VAMPIRE = "Lesser Vampire"
STATES = {  # never dealt: handed out when it has come to that
    "wherewolf": (Face(name=LESSER_VAMPIRE, team="Vampire", most=20),),
}


@dataclass(frozen=True)
class Village:
    """The cards of one table, with the words for them. `players` is how many sit there, or 0 where
    only the cards are known."""

    game: AnyGame
    box: Any
    deck: Deck
    sentences: Sentences
    players: int

    @property
    def texts(self) -> Texts:
        return self.sentences.texts

    def line(self, line: str, **args: Any) -> str:
        """What the moderator says."""
        return self.sentences.scene(Scene("night", line, args))

    @property
    def name(self) -> str:
        """Of the game; a new one may have none yet but its own."""
        own = f"client-game-{self.game.name}"
        return self.texts.say(own) if self.texts.has(own) else self.game.name

    def own(self, kind: str, name: str = "", **args: str | int | float) -> str | None:
        """What this game prints about something, if it has words of its own for it."""
        text_id = f"print-{kind}-{self.game.name}-{name}".removesuffix("-")
        return self.texts.say(text_id, **args) if self.texts.has(text_id) else None


def village_of(order: Order) -> Village:
    try:
        texts = Texts(order.language)
    except NoSuchLanguage:
        raise CannotPrint("no-such-language", name=order.language) from None
    game, box = order.unpack()
    texts.has(f"{game.name}-say-deal")  # reads the file that has the names of its cards
    sentences = Sentences(texts, game.name)
    are_chosen = order.roles is not None or order.whole
    players = order.players or (0 if are_chosen else len(order.names))
    return Village(game, box, deck_of(order, game, box, sentences), sentences, players)


def faces_of(game: AnyGame) -> tuple[Face, ...]:
    """Every card of the game that can be printed, in the order of the file."""
    return (*OFFICES.get(game.name, ()), *game.faces, *STATES.get(game.name, ()))


def deck_of(order: Order, game: AnyGame, box: Box, sentences: Sentences) -> Deck:
    if not order.needs_cards():
        return {}
    ways = (order.roles is not None, order.players is not None, order.whole)
    if sum(ways) > 1:
        raise CannotPrint("one-way")
    if order.roles is not None:
        deck = _chosen(order.roles, game, sentences)
    elif order.whole:
        deck = _whole(game)
    else:
        deck = _dealt(order.players or len(order.names) or USUAL_PLAYERS, game, box, sentences)
    cards = {face.name: deck[face.name] for face in faces_of(game) if deck.get(face.name)}
    if not cards:
        raise CannotPrint("no-cards")
    if sum(cards.values()) > MOST_CARDS:
        raise CannotPrint("too-many-cards", cards=sum(cards.values()), most=MOST_CARDS)
    return cards


def _dealt(players: int, game: AnyGame, box: Box, sentences: Sentences) -> Deck:
    """What the game itself would deal, with the card that comes on top."""
    seats = tuple(f"{number + 1}" for number in range(players))
    for remark in game.check(seats, box):
        if remark.weight == "refusal":
            raise CannotPrint("cannot-start", error=sentences.remark(remark))
    return game.deck(box, players) | _on_top(game, box)


def _on_top(game: AnyGame, box: Box) -> Deck:
    if game.name == "werewords":
        return {"Mayor": 1}
    is_dealt = getattr(box, "moderator", None) == "dealt"  # PW-SET-03
    return {"Moderator": 1} if is_dealt else {}


def _whole(game: AnyGame) -> Deck:
    """Every card as often as it can be in, and some of the plain one."""
    every = {face.name: FILLERS if face.fills else face.most for face in game.faces}
    status = {LESSER_VAMPIRE: 2} if game.name == "wherewolf" else {}
    return WHOLE.get(game.name) or every | status | _on_top(game, game.box())


def _chosen(roles: dict[str, int], game: AnyGame, sentences: Sentences) -> Deck:
    """Cards by their names, in English or in the language of the cards."""
    known = {slug(face.name): face for face in faces_of(game)}
    known |= {slug(sentences.name(face.name)): face for face in faces_of(game)}
    deck: Deck = {}
    for name, count in roles.items():
        face = known.get(slug(name.strip()))
        if face is None:
            near = difflib.get_close_matches(slug(name), known, n=1)
            meant = sentences.name(known[near[0]].name) if near else "none"
            raise CannotPrint("no-such-card", card=name, near=meant)
        if not 0 <= count <= MOST_OF_A_CARD:
            raise CannotPrint("bad-count", card=sentences.name(face.name), most=MOST_OF_A_CARD)
        deck[face.name] = count
    if game.name == "werewords" and any(deck.values()):
        deck = {"Mayor": 1, **deck}
    return deck

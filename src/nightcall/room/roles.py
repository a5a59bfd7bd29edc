"""The deck in the lobby: which cards will be on the table, and how it stays right when a host
chooses a card or when people come and go. What a card is, is its game's to know."""

from typing import Any

from msgspec.structs import replace

from nightcall.room.refused import Refused
from nightcall.table import AnyGame, Box, CannotStart, Face, Header, Seat

Deck = dict[str, int]
Options = dict[str, Any]

ROLES = "roles"
"""The option of a box that holds a selection of cards; None there is the game's own."""


def deck_of(game: AnyGame, options: Options, players: int) -> Deck:
    """The cards for so many players; none where the options say nothing sensible."""
    try:
        return _deck(game, _box(game, options), players)
    except (CannotStart, ArithmeticError, LookupError):
        return {}


def with_card(game: AnyGame, options: Options, players: int, card: str, count: int) -> Options:
    """The options with so many of this card; the face that fills takes the room that is left."""
    box = _box(game, options)
    face = _face(game, card)
    deck = _deck(game, box, players)
    if face.fills:
        raise Refused("card-fills", card=card)
    if not 0 <= count <= max(face.most, deck.get(card, 0)):
        raise Refused("card-count", card=card, most=face.most)
    if face.option != ROLES:
        return {**options, face.option: count}
    roles = _filled(game, {**deck, card: count}, _size(game, box, players))
    return _packed(game, _with_roles(game, box, roles))


def resized(
    game: AnyGame, options: Options, seats: tuple[Seat, ...], *, has_grown: bool
) -> Options | None:
    """The options for other people than before, where roles were chosen by hand; None if they may
    stay: because they fit, because more people may come, or because nobody could play anyway."""
    if options.get(ROLES) is None or not _can_start(game, options, seats):
        return None
    box = _box(game, options)
    deck, size = _deck(game, box, len(seats)), _size(game, box, len(seats))
    cards = sum(deck.values())
    if cards == size or (has_grown and cards > size):
        return None
    roles = game.resized(box, len(seats)) if game.resized else _filled(game, deck, size)
    return _packed(game, _with_roles(game, box, roles))


def _can_start(game: AnyGame, options: Options, seats: tuple[Seat, ...]) -> bool:
    """Whether these people could play with the usual cards."""
    usual = {name: value for name, value in options.items() if name != ROLES}
    try:
        remarks = game.remarks(Header(game.name, game.rules, seats, usual))
    except CannotStart:
        return False
    return not any(remark.weight == "refusal" for remark in remarks)


def _box(game: AnyGame, options: Options) -> Any:
    return game.unpack(Header(game.name, game.rules, (), options))[0]


def _deck(game: AnyGame, box: Box, players: int) -> Deck:
    return {card: count for card, count in game.deck(box, players).items() if count > 0}


def _size(game: AnyGame, box: Box, players: int) -> int:
    """How many cards the game itself would put on the table."""
    usual = replace(box, **{ROLES: None}) if hasattr(box, ROLES) else box
    return sum(game.deck(usual, players).values())


def _face(game: AnyGame, card: str) -> Face:
    found = next((face for face in game.faces if face.name == card), None)
    if found is None:
        raise Refused("no-such-card", card=card)
    return found


def _filled(game: AnyGame, deck: Deck, size: int) -> Deck:
    filler = next((face.name for face in game.faces if face.fills), None)
    others = {card: count for card, count in deck.items() if count and card != filler}
    room = size - sum(others.values())
    return {**others, filler: room} if filler is not None and room > 0 else others


def _with_roles(game: AnyGame, box: Any, roles: Deck) -> Any:
    if game.with_roles is not None:
        return game.with_roles(box, roles)
    return replace(box, **{ROLES: roles})


def _packed(game: AnyGame, box: Any) -> Options:
    return game.header((), box).options

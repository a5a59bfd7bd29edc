"""Which cards are printed, and how many of each."""

import difflib

from msgspec.structs import replace

from nightcall.cards.games import printed_as
from nightcall.cards.order import CannotPrint, Order
from nightcall.cards.village import Deck, Village
from nightcall.table import AnyGame, Box, Face, Seat
from nightcall.text import NoSuchLanguage, Sentences, Texts, slug

USUAL_PLAYERS = 8
MOST_CARDS = 90  # ten sheets; the largest pool of experts has eighty
MOST_OF_A_CARD = 40  # spare ones are welcome
FILLERS = 6  # of the plain card in a whole set


def village_of(order: Order) -> Village:
    try:
        texts = Texts(order.language)
    except NoSuchLanguage:
        raise CannotPrint("no-such-language", name=order.language) from None
    game, box = order.unpack()
    texts.has(f"{game.name}-say-deal")  # reads the file that has the names of its cards
    sentences = Sentences(texts, game.name)
    _check(USUAL_PLAYERS, game, _box_of_nights(game, box))
    are_chosen = order.roles is not None or order.whole
    players = order.players or (0 if are_chosen else len(order.names))
    deck = deck_of(order, game, box, sentences)
    return Village(game, printed_as(game.name), box, deck, sentences, players)


def faces_of(game: AnyGame) -> tuple[Face, ...]:
    """Every card of the game that can be printed, in the order of the file."""
    printed = printed_as(game.name)
    return (*printed.offices, *game.faces, *printed.states)


def deck_of(order: Order, game: AnyGame, box: Box, sentences: Sentences) -> Deck:
    if not order.needs_cards():
        return {}
    if order.whole and (order.roles is not None or order.players is not None):
        raise CannotPrint("one-way")
    if order.roles is not None:
        deck = _chosen(order.roles, game, sentences)
    elif order.whole:
        deck = _whole(game)
    else:
        deck = _dealt(order.players or len(order.names) or USUAL_PLAYERS, game, box)
    cards = {face.name: deck[face.name] for face in faces_of(game) if deck.get(face.name)}
    if not cards:
        raise CannotPrint("no-cards")
    if sum(cards.values()) > MOST_CARDS:
        raise CannotPrint("too-many-cards", cards=sum(cards.values()), most=MOST_CARDS)
    return cards


def remarks_on(order: Order) -> list[str]:
    """What the game itself refuses or warns of in a village that was chosen card by card, where its
    turn card is wanted: cards alone may be any (WH-DUT-03)."""
    if order.roles is None or "turn-card" not in order.sheets_wanted():
        return []
    village = village_of(order)
    game, box = village.game, village.box
    if not hasattr(box, "roles"):
        return []  # no option of such a game is at odds with its cards
    roles = {face.name: village.deck.get(face.name, 0) for face in game.faces}
    box = game.with_roles(box, roles) if game.with_roles else replace(box, roles=roles)
    seats = _seats(village.players or sum(roles.values()))
    remarks = [remark for remark in game.check(seats, box) if remark.weight != "hint"]
    return [village.sentences.remark(remark) for remark in remarks]


def _dealt(players: int, game: AnyGame, box: Box) -> Deck:
    """What the game itself would deal, with the card that comes on top."""
    _check(players, game, box)
    return game.deck(box, players) | printed_as(game.name).on_top(box)


def _check(players: int, game: AnyGame, box: Box) -> None:
    for remark in game.check(_seats(players), box):
        if remark.weight == "refusal":
            raise CannotPrint("cannot-start", error=remark)


def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(f"{number + 1}" for number in range(players))


def _box_of_nights(game: AnyGame, box: Box) -> Box:
    """Cards can be chosen that no game deals, but the nights they are called in are the game's."""
    chosen = {name: getattr(box, name) for name in printed_as(game.name).night_options}
    usual: Box = game.box(**chosen)
    return usual


def _whole(game: AnyGame) -> Deck:
    """Every card as often as it can be in, and some of the plain one."""
    every = {face.name: FILLERS if face.fills else face.most for face in game.faces}
    return every | _usually_on_top(game) | printed_as(game.name).whole


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
    return _usually_on_top(game) | deck if any(deck.values()) else deck


def _usually_on_top(game: AnyGame) -> Deck:
    """Chosen cards and whole sets are the same whatever the options are."""
    return printed_as(game.name).on_top(game.box())

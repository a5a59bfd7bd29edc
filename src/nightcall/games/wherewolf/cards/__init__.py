"""All cards of Wherewolf, by faction."""

from nightcall.games.wherewolf.card import Card
from nightcall.games.wherewolf.cards.criminals import CRIMINALS
from nightcall.games.wherewolf.cards.loners import LONERS
from nightcall.games.wherewolf.cards.vampire import VAMPIRE
from nightcall.games.wherewolf.cards.village import VILLAGE
from nightcall.games.wherewolf.cards.werewolves import WEREWOLVES

CARDS: tuple[Card, ...] = (*VILLAGE, *WEREWOLVES, *VAMPIRE, *CRIMINALS, *LONERS)

_BY_NAME = {card.name: card for card in CARDS}


def card_named(name: str) -> Card:
    return _BY_NAME[name]


def is_card(name: str) -> bool:
    return name in _BY_NAME

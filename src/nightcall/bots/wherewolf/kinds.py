"""The cards of Wherewolf as bots count them: each by a number, and the sets that matter."""

from nightcall.games.wherewolf.card import Card, Faction
from nightcall.games.wherewolf.cards import CARDS

NAMES: tuple[str, ...] = tuple(card.name for card in CARDS)
NUMBER: dict[str, int] = {name: number for number, name in enumerate(NAMES)}
CARD: dict[str, Card] = {card.name: card for card in CARDS}

WOLVES = frozenset(card.name for card in CARDS if card.kind == "werewolf")
MONSTERS = WOLVES | {"Vampire"}
DARK = frozenset(card.name for card in CARDS if card.aura == "Dark")
MYSTICS = frozenset(card.name for card in CARDS if card.is_mystic)
EVERYTHING = frozenset(NAMES)

KNOWN_BY = {"Sinner": "Priest", "Twin": "Twin", "Guard": "Guard"}
"""Whose card somebody can honestly say, and who can."""


def of_faction(*factions: Faction) -> frozenset[str]:
    return frozenset(card.name for card in CARDS if card.faction in factions)


VILLAGE = of_faction("Village")
CRIMINALS = of_faction("Criminals")
FACTION: dict[str, Faction] = {card.name: card.faction for card in CARDS}


def are_fellows(one: str, other: str) -> bool:
    """Whether two cards know each other to be on one side against the village."""
    return FACTION[one] == FACTION[other] and FACTION[one] not in ("Village", "none")

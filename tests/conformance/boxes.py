"""Random tables for every game: who sits there, and what lies in the box."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import CALLED
from nightcall.games.werewords.deck import card_seats, roles_of
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import CARDS
from nightcall.table import Answer, AnyGame, Box, Header, Seat

NAMES: tuple[Seat, ...] = (
    "Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jón", "Kim", "Lea", "Max",
    "Nil", "Oda", "Pia", "Quy", "Rob", "Søren", "李雷", "Seer", "Villager 1", "Mr. O’Hara", "7",
)  # fmt: skip

WORDS: tuple[Answer, ...] = (
    "xylophone", "zeppelin", "Eiffel Tower", "jack-o'-lantern", "quicksand", "hot-air balloon",
    "mosquito", "fjord", "wheelbarrow", "Mount Everest", "yo-yo", "kangaroo", "quill", "zoo",
    ["pyjamas", "pajamas"], ["aubergine", "eggplant"], "buzz", "dodgeball", "phlegm", "vodka",
)  # fmt: skip


class Words:
    """A small supply of words, none of which is part of anything else that is said."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def draw(self, wants: tuple[str, ...], _limits: Mapping[str, Any], /) -> list[Answer]:
        fewer = self._chance.randint(1, len(wants)) if self._chance.random() < 0.1 else len(wants)
        return self._chance.sample(WORDS, fewer)


# Werewords


def werewords(chance: Random) -> Header:
    players = chance.choice((2, 2, 3, 3, 4, *range(2, 21)))
    roles = random_roles(chance, players)
    box = WerewordsBox(**random_options(chance), roles=roles)
    if box.cards == "real":
        seats = card_seats(roles_of(box, players))
    else:
        seats = tuple(chance.sample(NAMES, players))
    series = WerewordsSeries(
        last_mayor=chance.choice((None, *seats)) if box.cards == "dealt" else None,
        unguessed_in_a_row=chance.randint(0, 3),
        unguessed_in_all=chance.randint(3, 5),
        used_words=("frog",),
    )
    return WEREWORDS.header(seats, box, series)


def random_roles(chance: Random, players: int) -> dict[str, int] | None:
    """A deck that Play accepts: a helper, a Werewolf, and what else there is room for."""
    if chance.random() < 0.2:
        return None if players > 2 else {"Seer": 1, "Werewolf": 1}
    helper = chance.choice(("Seer", "Fortune Teller"))
    roles = {helper: 1, "Werewolf": 1}
    if players == 2:
        return roles
    others = [card.name for card in CALLED if card.name not in roles]
    wanted = chance.sample(others, chance.randint(0, len(others)))
    for card in [*wanted, *chance.choice(((), ("Mason",))), *["Werewolf"] * chance.randint(0, 2)]:
        if sum(roles.values()) < players:
            roles[card] = roles.get(card, 0) + 1
    roles["Mason"] = min(roles.get("Mason", 0), 2)
    roles["Villager"] = players - sum(roles.values())
    return {role: count for role, count in roles.items() if count}


def random_options(chance: Random) -> dict[str, Any]:
    """Each option that is a choice of words or yes/no, at random; the others now and then."""
    options = random_choices(chance, WerewordsBox)
    options["small_tables"] = True
    options["edition"] = chance.choice(("base", "deluxe", "german"))
    numbers: dict[str, tuple[Any, ...]] = {
        "offers": (1, 2, 5),
        "letters": (1, 2, 9),
        "yes_no": (1, 2, 5),
        "maybe": (0, 1, 2),
        "so_close": (0, 1, 2),
        "way_off": (0, 1, 2),
        "pace": (0.5, 3.0),
        "day_seconds": (1, 60, 255),
        "night_order": (random_order(chance),),
    }
    for name, values in numbers.items():
        if chance.random() < 0.3:
            options[name] = chance.choice(values)
    return options


def random_order(chance: Random) -> tuple[str, ...]:
    first, *between, last = (card.name for card in CALLED)
    return (first, *chance.sample(between, len(between)), last)


# Werewolf


def werewolf(chance: Random) -> Header:
    """Small tables, where votes without a thought come to a majority."""
    while True:
        seats = tuple(chance.sample(NAMES, chance.choice((6, 6, 7, 8))))
        options = random_choices(chance, WerewolfBox)
        options |= {"werewolves": chance.choice((1, 2, 2, 3)), "seers": chance.choice((0, 1, 1, 2))}
        if options.get("moderator") == "agreed":
            options["moderator_seat"] = chance.choice(seats)
        header = WEREWOLF.header(seats, WerewolfBox(**options))
        if can_start(WEREWOLF, header):
            return header


# Wherewolf


def wherewolf(chance: Random) -> Header:
    """First games, and villages and pools that hardly anybody would choose."""
    while True:
        seats = tuple(chance.sample(NAMES, chance.randint(5, 12)))
        options = random_choices(chance, WherewolfBox)
        options["level"] = chance.choice(("first", "later", "expert"))
        if options["level"] != "first":
            options["roles"] = random_village(chance, len(seats), options["level"])
        options |= {"pause_least": chance.choice((1, 6)), "pause_most": chance.choice((6, 12))}
        header = WHEREWOLF.header(seats, WherewolfBox(**options))
        if can_start(WHEREWOLF, header):
            return header


MONSTERS = (
    ("Pack Leader",), ("Pack Leader", "Werewolf"), ("Pack Leader", "Young Wolf"), ("Vampire",),
    ("Pack Leader", "Traitor"), ("Pack Leader", "Vampire"), ("Vampire", "Ghoul"),
    ("Pack Leader", "Vampire", "Ghoul"), ("Pack Leader", "Werewolf", "Traitor", "Young Wolf"),
)  # fmt: skip


def random_village(chance: Random, players: int, level: str) -> dict[str, int]:
    """Monsters, perhaps Criminals with their Guards, and whoever else there is room for."""
    size = players + (chance.randint(0, players // 2) if level == "expert" else 0)
    roles = dict.fromkeys(chance.choice(MONSTERS), 1)
    if chance.random() < 0.3:
        criminals = [card.name for card in CARDS if card.faction == "Criminals"]
        roles |= {"Guard": 2, **dict.fromkeys(chance.sample(criminals, chance.randint(1, 3)), 1)}
    others = [card.name for card in CARDS if card.faction in ("Village", "none")]
    for card in chance.sample(others, chance.randint(2, len(others))):
        number = 2 if card in ("Guard", "Twin") else 1
        if sum(roles.values()) + number <= size:
            roles[card] = number
    roles["Peasant"] = roles.get("Peasant", 0) + max(0, size - sum(roles.values()))
    return {role: count for role, count in roles.items() if count}


# Every game


def random_choices(chance: Random, box: type[Box]) -> dict[str, Any]:
    """Each option that is a choice of words or yes/no, at random, or left as it is."""
    return {
        name: chance.choice(get_args(kind) if get_origin(kind) is Literal else (True, False))
        for name, kind in get_type_hints(box).items()
        if (get_origin(kind) is Literal or kind is bool) and chance.random() < 0.4
    }


def can_start(game: AnyGame, header: Header) -> bool:
    return all(remark.weight != "refusal" for remark in game.remarks(header))


HEADERS: dict[str, Callable[[Random], Header]] = {
    "werewords": werewords,
    "werewolf": werewolf,
    "wherewolf": wherewolf,
}

"""Random tables for every game: who sits there, and what lies in the box."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import CALLED
from nightcall.games.werewords.deck import card_seats, roles_of
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.table import Answer, Header, Seat

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
    options: dict[str, Any] = {
        name: chance.choice(get_args(kind) if get_origin(kind) is Literal else (True, False))
        for name, kind in get_type_hints(WerewordsBox).items()
        if (get_origin(kind) is Literal or kind is bool) and chance.random() < 0.4
    }
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


HEADERS: dict[str, Callable[[Random], Header]] = {"werewords": werewords}

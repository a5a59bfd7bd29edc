"""Every key the house can say: read from its source, and heard in games that are played."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import nightcall
from nightcall.bots import RandomBot
from nightcall.cli.supply import OwnWords
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import card_seats
from nightcall.table import CLOCK, HOUSE, Ask, Choice, House, Press, Run, Several, Text, start, view

SOURCE = Path(nightcall.__file__).parent
WORDS = ("frog", "ice cream", "Eiffel Tower", "nostalgia", "rock-'n'-roll", "fly")
DELUXE = {
    "Seer": 1,
    "Fortune Teller": 1,
    "Apprentice": 1,
    "Beholder": 1,
    "Mason": 2,
    "Thing": 1,
    "Doppelgänger": 1,
    "Minion": 1,
    "Werewolf": 2,
    "Villager": 1,
}
PEOPLE = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
KIND_IS = {  # which argument of the table's methods names the ask
    "choose": 1,
    "first": 0,
    "all": 0,
    "until": 1,
    "pause": 0,
    "shuffle": 0,
    "pick": 0,
    "draw": 0,
    "salt": 0,
}


def written(folder: str, method: str, place: int) -> set[str]:
    """The constant that stands at this place in each call of a function of this name."""
    found = set()
    for call in calls(folder):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else call.func
        name = called.id if isinstance(called, ast.Name) else called
        if name == method and len(call.args) > place:
            value = call.args[place]
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found.add(value.value)
    return found


def strings(folder: str, prefix: str) -> set[str]:
    """Every text constant in a folder's source that begins like this."""
    found = (text for tree in trees(folder) for text in constants(tree))
    return {text for text in found if text.startswith(prefix)}


def calls(folder: str) -> Iterator[ast.Call]:
    for tree in trees(folder):
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def functions(tree: ast.AST, names: tuple[str, ...]) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in names:
            yield from node.body


def constants(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def trees(folder: str) -> tuple[ast.AST, ...]:
    paths = sorted((SOURCE / folder).rglob("*.py"))
    return tuple(ast.parse(path.read_text("utf-8")) for path in paths)


@cache
def games() -> tuple[Run, ...]:
    """Games between random seats, over the options that make a game say something else."""
    chance = Random(7)
    played = []
    for options in variants():
        box = WerewordsBox(**options)
        seats = PEOPLE[: sum(box.roles.values())] if box.roles else PEOPLE[:5]
        if box.roles == {"Seer": 1, "Werewolf": 1}:
            seats = PEOPLE[:2]
        if box.cards == "real":
            two = {"Villager": 1} if len(seats) == 2 else {}
            seats = card_seats({**(box.roles or {"Seer": 1, "Werewolf": 1, "Villager": 3}), **two})
        for _ in range(25):
            played.append(game(seats, box, chance))
    return tuple(played)


def variants() -> Iterator[dict[str, Any]]:
    for cards in ("dealt", "real"):
        yield {"cards": cards, "roles": DELUXE, "speedwords": True, "new_words": True}
        yield {"cards": cards, "roles": DELUXE, "beholder_sees": "labels", "letters": 2}
        yield {"cards": cards, "roles": {"Seer": 1, "Werewolf": 1}, "speedwords": True}
        yield {"cards": cards, "roles": {"Seer": 1, "Werewolf": 1}}
        yield {"cards": cards, "count_tokens": False, "votes": "counted"}
    yield {"asking": "turns"}
    yield {"questions": "spoken"}


def game(seats: tuple[str, ...], box: WerewordsBox, chance: Random) -> Run:
    """Anything legal may happen, a right guess and a Whoops too."""
    run = start(WEREWORDS, WEREWORDS.header(seats, box))
    house = House(chance, words=OwnWords(WORDS, chance))
    bot = RandomBot(chance, (*(f"is it {word}?" for word in WORDS), "is it alive?"))
    while run.ask is not None:
        options = run.ask.options
        seat = chance.choice([seat for seat in options if seat != CLOCK] or [CLOCK])
        if CLOCK in options and (chance.random() < 0.08 or not run.waiting()):
            run.answer(CLOCK, "time")
        elif seat == HOUSE:
            answer = house.answer(options[HOUSE])
            if answer != "(whoops)" or chance.random() < 0.2:
                run.answer(HOUSE, answer)
        elif fixed := fixed_words(options[seat], chance):
            run.answer(seat, fixed)
        else:
            run.answer(seat, bot.answer(view(run, seat)))
    return run


def fixed_words(options: Any, chance: Random) -> str | None:
    """Now and then the words that take something back, which a bot leaves alone."""
    match options:
        case Choice(values):
            return chance.choice(values) if chance.random() < 0.3 else None
        case Text(also=also) if also:
            return chance.choice(also) if chance.random() < 0.3 else None
        case _:
            return None


def buttons() -> set[str]:
    """Every token and other button of a Mayor."""
    trays = (
        options
        for run in games()
        for item in run.said
        if isinstance(item, Ask)
        for options in item.options.values()
        if isinstance(options, Press)
    )
    return {button for tray in trays for button in tray.buttons}


def options_offered() -> set[str]:
    """Every fixed word on a button in those games, seats and the words of the game left out."""
    offered = set[str]()
    for run in games():
        names = {*run.header.seats, *WORDS}
        for ask in (item for item in run.said if isinstance(item, Ask)):
            for options in ask.options.values():
                match options:
                    case Choice(values):
                        offered |= set(values) - names
                    case Press(buttons):
                        offered |= set(buttons)
                    case Text(also=also) | Several(also=also):
                        offered |= set(also)
    return {value for value in offered if not value.isdecimal()}

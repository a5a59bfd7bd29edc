"""The keyboard goes round in every call of Wherewolf that may ask somebody, and in no other."""

from random import Random
from typing import Any

from nightcall.bots import RandomBot
from nightcall.cli.calls import may_ask
from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import CARDS
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.table import CLOCK, HOUSE, House, Run, Scene, start, view

SEATS = tuple(f"P{number}" for number in range(20))
BOXES: tuple[dict[str, Any], ...] = (
    {"level": "later", "amulet": True, "sword": True},
    {"level": "expert", "amulet": True, "sword": True},
)


def lines_that_asked(chance: Random, seats: int, box: WherewolfBox) -> set[str]:
    """The moderator's line before each question that a player was asked at night."""
    run = start(WHEREWOLF, WHEREWOLF.header(SEATS[:seats], box))
    house, bot, asked = House(chance), RandomBot(chance, ()), set[str]()
    while run.ask is not None:
        if HOUSE in run.waiting():
            run.answer(HOUSE, house.answer(run.ask.options[HOUSE]))
        elif not run.waiting():
            run.answer(CLOCK, "time")
        else:
            scene = last_scene(run)
            if scene.chapter == "night":
                asked.add(scene.line)
            seat = run.waiting()[0]
            run.answer(seat, bot.answer(view(run, seat)))
    return asked


def last_scene(run: Run) -> Scene:
    return next(item for item in reversed(run.said) if isinstance(item, Scene))


def test_every_call_that_asks_is_known() -> None:
    chance = Random(5)
    asked = set[str]()
    for seats in (8, 12, 14, 20):
        for options in BOXES:
            for _ in range(6):
                asked |= lines_that_asked(chance, seats, WherewolfBox(**options))
    assert {line for line in asked if not may_ask("wherewolf", line)} == set()
    assert len(asked) > 10


def test_every_later_call_may_ask() -> None:
    """A card with a new turn in later nights is not forgotten."""
    turns = {card.later.name for card in CARDS if card.later}
    turns |= {later.name for _, later in ITEM_TURNS.values()}
    assert [turn for turn in sorted(turns) if not may_ask("wherewolf", f"wake-{turn}-later")] == []

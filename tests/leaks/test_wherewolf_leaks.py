"""A seat sees the same of two games of Wherewolf that differ only in what it may not know."""

import os
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from nightcall.games.wherewolf import day, items, night
from nightcall.games.wherewolf.call import Call
from nightcall.games.wherewolf.card import Turn
from nightcall.games.wherewolf.cards import card_named
from nightcall.games.wherewolf.deeds import Deeds, bury, work_out
from nightcall.games.wherewolf.village import Player, Village
from nightcall.table import EVERYONE, Scene, Seat, Table, Telling
from tests.leaks.nights import first_difference
from tests.leaks.wherewolf_world import World, a_pair, answers, random_world

PAIRS = int(os.environ.get("NIGHTCALL_LEAK_PAIRS", "700"))


def leaks(world: World, other: World, seat: Seat) -> bool:
    """Played anew, so that a leak planted since then is in it."""
    return replace(world).seen(seat) != replace(other).seen(seat)


def test_no_seat_can_tell_two_villages_apart_that_it_may_not_tell_apart() -> None:
    """APP-03: an undealt role's call and a dealt one's are the same to everybody else."""
    chance = Random(40)
    for _ in range(PAIRS):
        world, other, seat = a_pair(chance)
        mine, yours = world.seen(seat), other.seen(seat)
        if mine != yours:
            pytest.fail(f"{seat}: {first_difference(mine, yours)}\n{world}\n{other}")


def told(world: World) -> set[str]:
    return {item.key for item in world.played[0].said if isinstance(item, Telling)}


def moved(world: World, other: World) -> set[str]:
    """Cards that one of the two has where the other has another."""
    pairs = zip(world.cards, other.cards, strict=True)
    return {card for pair in pairs if pair[0] != pair[1] for card in pair}


def test_the_pairs_reach_what_matters() -> None:
    """Roles that are in one village and out of the other, items, love, bites, both votings."""
    chance = Random(41)
    reached: Counter[str] = Counter()
    for _ in range(400):
        world, other, seat = a_pair(chance)
        reached.update(f"moved {card}" for card in moved(world, other))
        reached.update(f"told {key}" for key in told(world))
        reached["out"] += Counter(world.cards) != Counter(other.cards)
        reached["items elsewhere"] += world.bearers != other.bearers and world.options["amulet"]
        reached["dead and not watching"] += is_dead(world, seat) and not world.options["dead_watch"]
        lines = {item.line for item in world.played[0].said if isinstance(item, Scene)}
        reached.update(line for line in lines if line in ("burned", "hesitation"))
    for card in ("Seer", "Wizard", "Healer", "Juliet", "Vampire", "Guard", "Twin", "Advocate"):
        assert reached[f"moved {card}"], card
    for key in ("item-received", "romeo-is", "loved-by", "bitten", "dying", "recruited"):
        assert reached[f"told {key}"], key
    for what in ("out", "items elsewhere", "dead and not watching", "burned", "hesitation"):
        assert reached[what] > 10, what


def is_dead(world: World, seat: Seat) -> bool:
    scenes = [item for item in world.played[0].said if isinstance(item, Scene)]
    return seat not in (scenes[-1].alive or ())


def test_a_seat_does_see_what_it_may_know() -> None:
    """The first test would also pass if nobody were told anything."""
    chance = Random(42)
    noticed: Counter[str] = Counter()
    for _ in range(150):
        world = random_world(chance)
        cards = list(world.cards)
        chance.shuffle(cards)
        other = replace(world, cards=tuple(cards))
        for place, seat in enumerate(world.seats):
            if answers(world) != answers(other) and leaks(world, other, seat):
                noticed[world.cards[place]] += 1
    assert {"Seer", "Wizard", "Juliet", "Guard", "Pack Leader", "Vampire"} <= set(noticed)


# Planted leaks


def holders(village: Village, turn: Turn) -> list[Player]:
    """The living who wake in this turn."""
    cards = {player: card_named(player.card) for player in village.living}
    return [player for player, card in cards.items() if turn in (card.first, card.later)]


def only_dealt_roles_are_called(patch: pytest.MonkeyPatch) -> None:
    honest = night.turn_card

    def turn_card(village: Village) -> list[Turn]:
        turns = honest(village)
        return [t for t in turns if t.name in village.items or holders(village, t)]

    patch.setattr(night, "turn_card", turn_card)


def shorter_calls_where_nobody_wakes(patch: pytest.MonkeyPatch) -> None:
    honest = Call.__init__

    def init(
        self: Call, table: Table, village: Village, deeds: Deeds, turn: Turn, seconds: int
    ) -> None:
        is_idle = turn.name not in village.items and not holders(village, turn)
        honest(self, table, village, deeds, turn, 3 if is_idle else seconds)

    patch.setattr(Call, "__init__", init)


def no_wait_for_an_item_that_is_gone(patch: pytest.MonkeyPatch) -> None:
    honest = items.is_passed_on

    async def passed_on(call: Call, name: str) -> None:
        if call.village.items[name].holder is not None:
            await honest(call, name)

    patch.setattr(items, "is_passed_on", passed_on)


def table_hears_that_the_amulet_broke(patch: pytest.MonkeyPatch) -> None:
    honest = day.is_saved_by_amulet

    def saved(village: Village, player: Player) -> bool:
        is_saved = honest(village, player)
        if is_saved:
            village.box = msgspec.structs.replace(village.box, assembly_seconds=17)
        return is_saved

    patch.setattr(day, "is_saved_by_amulet", saved)


def everybody_is_told(key: str) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Table.tell

        def tell(self: Table, to: Iterable[Seat] | None, told: str, /, **args: Any) -> None:
            honest(self, EVERYONE if told == key else to, told, **args)

        patch.setattr(Table, "tell", tell)

    return plant


def progress_counts_an_accused_advocate(patch: pytest.MonkeyPatch) -> None:
    honest = day.vote

    async def vote(*args: Any, **more: Any) -> dict[Seat, Any]:
        return await honest(*args, **{**more, "open": True})

    patch.setattr(day, "vote", vote)


def the_dead_watch_whatever_the_box_says(patch: pytest.MonkeyPatch) -> None:
    honest = Village.dies

    def dies(self: Village, player: Player) -> None:
        honest(self, player)
        self.watchers = self.dead

    patch.setattr(Village, "dies", dies)


def the_dead_are_named_in_the_order_of_the_blows(patch: pytest.MonkeyPatch) -> None:
    def named(village: Village, done: Deeds) -> list[Player]:
        dead = bury(village, done)
        return [player for player in done.dying if player in dead]

    patch.setattr(day, "bury", named)


def votes_are_shown_in_secret_votings(patch: pytest.MonkeyPatch) -> None:
    def show(table: Table, _village: Village, votes: Any) -> None:
        table.tell(EVERYONE, "votes", votes=dict(votes))

    patch.setattr(day, "show", show)


def dawn_comes_later_after_a_bite(patch: pytest.MonkeyPatch) -> None:
    def worked_out(village: Village, done: Deeds) -> None:
        bitten = sum(player.role == "Lesser Vampire" for player in village.living)
        village.box = msgspec.structs.replace(village.box, assembly_seconds=180 + bitten)
        work_out(village, done)

    patch.setattr(night, "work_out", worked_out)


PLANTED: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "only dealt roles are called": only_dealt_roles_are_called,
    "shorter calls where nobody wakes": shorter_calls_where_nobody_wakes,
    "no wait for an item that is gone": no_wait_for_an_item_that_is_gone,
    "the day is another after the Amulet broke": table_hears_that_the_amulet_broke,
    "everybody hears who has an item": everybody_is_told("item-received"),
    "everybody hears who is in love": everybody_is_told("loved-by"),
    "everybody hears who was bitten": everybody_is_told("bitten"),
    "the Healer's list is open": everybody_is_told("dying"),
    "progress counts an accused Advocate": progress_counts_an_accused_advocate,
    "the dead watch whatever the box says": the_dead_watch_whatever_the_box_says,
    "the dead are named in the order of the blows": the_dead_are_named_in_the_order_of_the_blows,
    "votes are shown in secret votings": votes_are_shown_in_secret_votings,
    "the day is longer after a bite": dawn_comes_later_after_a_bite,
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED)
def test_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pairs are found in an honest house, and compared in one that leaks."""
    pairs = honest_pairs()
    plant(monkeypatch)
    assert any(leaks(*pair) for pair in pairs)


@cache
def honest_pairs() -> list[tuple[World, World, Seat]]:
    chance = Random(43)
    return [a_pair(chance) for _ in range(600)]

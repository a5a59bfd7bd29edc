"""A seat sees the same of two games of Werewolf that differ only in what it may not know."""

import os
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from nightcall.games.werewolf import script
from nightcall.games.werewolf.village import Village
from nightcall.table import Scene, Seat, Table, Telling, Timer
from tests.leaks.mutants import questions_counted_for_all
from tests.leaks.nights import first_difference
from tests.leaks.werewolf_world import World, a_pair, random_world

PAIRS = int(os.environ.get("NIGHTCALL_LEAK_PAIRS", "400"))


def leaks(world: World, other: World, seat: Seat) -> bool:
    """Played anew, so that a leak planted since then is in it."""
    return replace(world).seen(seat) != replace(other).seen(seat)


def test_no_seat_can_tell_two_villages_apart_that_it_may_not_tell_apart() -> None:
    """APP-03, PW-SET-05, PW-NGT-03"""
    chance = Random(30)
    for _ in range(PAIRS):
        world, other, seat = a_pair(chance)
        mine, yours = world.seen(seat), other.seen(seat)
        if mine != yours:
            pytest.fail(f"{seat}: {first_difference(mine, yours)}\n{world}\n{other}")


def test_the_pairs_reach_every_card_and_differ_in_what_matters() -> None:
    chance = Random(31)
    reached: Counter[str] = Counter()
    for _ in range(200):
        world, other, seat = a_pair(chance)
        reached[f"seen by {world.cards[world.seats.index(seat)]}"] += 1
        reached["cards differ"] += world.cards != other.cards
        moved = {
            card
            for pair in zip(world.cards, other.cards, strict=True)
            for card in pair
            if pair[0] != pair[1]
        }
        reached.update(f"moved {card}" for card in moved)
        reached["somebody is dead"] += any(
            isinstance(item, Telling) and item.key == "killed" for item in world.played[0].said
        )
    for card in ("Villager", "Seer", "Werewolf"):
        assert reached[f"seen by {card}"] > 5
        assert reached[f"moved {card}"] > 5
    assert reached["cards differ"] > 100
    assert reached["somebody is dead"] > 150


def test_a_seat_does_see_what_it_may_know() -> None:
    """The test above would also pass if nobody were told anything."""
    chance = Random(32)
    noticed: Counter[str] = Counter()
    for _ in range(200):
        world = random_world(chance)
        for place, seat in enumerate(world.seats):
            cards = list(world.cards)
            chance.shuffle(cards)
            other = replace(world, cards=tuple(cards))
            if other.known(seat) != world.known(seat) and leaks(world, other, seat):
                noticed[world.cards[place]] += 1
    assert {"Villager", "Seer", "Werewolf", "Moderator"} <= set(noticed)


# Planted leaks


def proposals_told_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def tell(self: Table, to: Iterable[Seat] | None, key: str, /, **args: Any) -> None:
        honest(self, None if key == "proposal" else to, key, **args)

    patch.setattr(Table, "tell", tell)


def scene_names_the_awake(patch: pytest.MonkeyPatch) -> None:
    honest = script.the_werewolves_choose

    async def choose(table: Table, village: Village) -> Seat:
        table._said.append(Scene("night", "wake", alive=village.living("Werewolf")))
        return await honest(table, village)

    patch.setattr(script, "the_werewolves_choose", choose)


def look_as_long_as_what_was_told(patch: pytest.MonkeyPatch) -> None:
    honest = Table.timer

    def timer(self: Table, name: str, seconds: int, warnings: tuple[int, ...] = ()) -> Timer:
        last = [item for item in self._said if isinstance(item, Telling)][-1:]
        return honest(self, name, seconds - len(str(last)) % 3 if last else seconds, warnings)

    patch.setattr(Table, "timer", timer)


def seer_is_told_the_card(patch: pytest.MonkeyPatch) -> None:
    honest = script.the_seer_looks

    async def looks(table: Table, village: Village, victim: Seat) -> None:
        tell = table.__class__.tell

        def more(self: Table, to: Iterable[Seat] | None, key: str, /, **args: Any) -> None:
            if key == "vision":
                args["card"] = village.cards[args["seat"]]
            tell(self, to, key, **args)

        with pytest.MonkeyPatch.context() as inside:
            inside.setattr(Table, "tell", more)
            await honest(table, village, victim)

    patch.setattr(script, "the_seer_looks", looks)


def pack_learns_who_the_seer_is(patch: pytest.MonkeyPatch) -> None:
    honest = script.recognise

    async def recognise(table: Table, village: Village, pack: tuple[Seat, ...]) -> None:
        table.tell(pack, "seer", seats=village.living("Seer"))
        await honest(table, village, pack)

    patch.setattr(script, "recognise", recognise)


def call_left_out_by_where_the_seer_sits(patch: pytest.MonkeyPatch) -> None:
    honest = script.the_seer_looks

    async def looks(table: Table, village: Village, victim: Seat) -> None:
        if (
            village.nights > 1
            and village.living("Seer")[0] < village.alive[len(village.alive) // 2]
        ):
            return
        await honest(table, village, victim)

    patch.setattr(script, "the_seer_looks", looks)


def recognising_lasts_longer_when_they_sit_apart(patch: pytest.MonkeyPatch) -> None:
    honest = script.recognise

    async def recognise(table: Table, village: Village, pack: tuple[Seat, ...]) -> None:
        await honest(table, village, pack)
        if village.players.index(pack[1]) - village.players.index(pack[0]) > 1:
            await table.pause("call", table.timer("call", 1))

    patch.setattr(script, "recognise", recognise)


PLANTED: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "proposals told to all": proposals_told_to_all,
    "a scene that names the awake": scene_names_the_awake,
    "a look as long as what was told before": look_as_long_as_what_was_told,
    "the Seer is told the card": seer_is_told_the_card,
    "the pack learns who the Seer is": pack_learns_who_the_seer_is,
    "a call left out by where the Seer sits": call_left_out_by_where_the_seer_sits,
    "recognising lasts longer when they sit apart": recognising_lasts_longer_when_they_sit_apart,
    "questions counted for all": questions_counted_for_all,
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
    chance = Random(33)
    return [a_pair(chance) for _ in range(150)]

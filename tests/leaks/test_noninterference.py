"""A seat sees the same of two games that differ only in what it may not know (DESIGN §4)."""

import os
from collections import Counter
from random import Random

import pytest

from nightcall.table import Scene
from tests.leaks.mutants import MUTANTS, Mutant
from tests.leaks.seen import play, seen
from tests.leaks.world import World, another_world, may_know, random_world

PAIRS = int(os.environ.get("NIGHTCALL_LEAK_PAIRS", "2500"))


def a_pair(chance: Random) -> tuple[World, World, str]:
    """Two worlds, and a seat that may not tell one from the other."""
    while True:
        world = random_world(chance)
        seat = chance.choice(world.seats)
        other = another_world(chance, world, seat)
        if other is not None:
            return world, other, seat


def leaks(world: World, other: World, seat: str) -> bool:
    word_differs = world.word != other.word
    return seen(world, seat, word_differs=word_differs) != seen(
        other, seat, word_differs=word_differs
    )


def test_no_seat_can_tell_two_worlds_apart_that_it_may_not_tell_apart() -> None:
    """APP-03, WW-NGT-05, WW-NGT-06"""
    chance = Random(20)
    for _ in range(PAIRS):
        world, other, seat = a_pair(chance)
        if leaks(world, other, seat):
            mine = seen(world, seat, word_differs=world.word != other.word)
            yours = seen(other, seat, word_differs=world.word != other.word)
            first = next(
                (pair for pair in zip(mine, yours, strict=False) if pair[0] != pair[1]), ()
            )
            pytest.fail(f"{seat} can tell them apart:\n{world}\n{other}\n{first}")


def test_a_seat_does_see_what_it_may_know() -> None:
    """The test above would also pass if nobody were told anything."""
    chance = Random(21)
    noticed: Counter[str] = Counter()
    for _ in range(1500):
        world, other = random_world(chance), None
        seat = chance.choice(world.seats)
        for _ in range(20):
            other = another_world(chance, world, chance.choice(world.seats))
            if other is not None and may_know(seat, other) != may_know(seat, world):
                break
        else:
            continue
        assert other is not None
        if leaks(world, other, seat):
            noticed[world.cards[seat]] += 1
    roles = {"Seer", "Fortune Teller", "Beholder", "Mason", "Minion", "Werewolf", "Doppelgänger"}
    assert roles <= set(noticed)


def test_the_worlds_reach_every_role_and_both_ends() -> None:
    chance = Random(22)
    reached: Counter[str] = Counter()
    for _ in range(400):
        world, other, seat = a_pair(chance)
        reached[f"seen by {world.cards[seat]}"] += 1
        reached[f"copied {other.copied}"] += 1
        reached["the word differs"] += world.word != other.word
        reached.update({item.chapter for item in play(world)[0].said if isinstance(item, Scene)})
    for role in ("Villager", "Seer", "Apprentice", "Minion", "Beholder", "Thing", "Doppelgänger"):
        assert reached[f"seen by {role}"]
    for copied in ("Thing", "Werewolf", "Minion", "Mason", "Seer", "Fortune Teller", "Villager"):
        assert reached[f"copied {copied}"]
    assert reached["the word differs"] > 50
    assert reached["hunt"] > 20
    assert reached["vote"] > 20


def test_the_seal_tells_nothing_without_its_salt() -> None:
    """The same deal under two salts has two seals, so trying all deals opens nothing."""
    world = random_world(Random(23))
    seals = set()
    for salt in ("0" * 32, "1" * 32):
        run, _ = play(World(**{**vars(world), "salt": salt}))
        seals |= {
            item.args["seal"] for item in run.said if getattr(item, "key", "") == "deal-sealed"
        }
    assert len(seals) == 2


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_planted_leak_is_caught(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these would tell somebody something; the pairs must notice."""
    mutant.plant(monkeypatch)
    chance = Random(24)
    assert any(leaks(*mutant.shape(*a_pair(chance))) for _ in range(PAIRS))

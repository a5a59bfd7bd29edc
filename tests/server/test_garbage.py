"""Garbage is looked for in small steps, and found in the end."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from nightcall.server.garbage import MANY, NEW, Garbage


class Knot:
    """Holds itself, so that only a look for garbage finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    found = Garbage()
    found.begin()
    yield found
    found.end()


def much() -> list[list[int]]:
    return [[] for _ in range(2 * NEW)]


def test_what_is_new_is_looked_at_soon(garbage: Garbage) -> None:
    knot = weakref.ref(Knot())
    kept = much()
    assert knot() is None
    assert garbage.looks
    assert kept


def test_what_was_found_alive_is_not_looked_at_again_until_all_is(garbage: Garbage) -> None:
    knot = Knot()
    held = [much()]
    gone = weakref.ref(knot)
    del knot
    held.append(much())
    assert gone() is not None
    assert not garbage.look_everywhere(), "it is too early"
    while garbage.looks < MANY:
        held.append(much())
    assert garbage.look_everywhere()
    assert gone() is None
    assert garbage.looks == 0


def test_python_has_its_own_ways_again_afterwards() -> None:
    before = gc.get_threshold(), len(gc.callbacks)
    garbage = Garbage()
    garbage.begin()
    garbage.end()
    assert (gc.get_threshold(), len(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0

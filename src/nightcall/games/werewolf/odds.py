"""Exact odds of Werewolf with random lynchings and no Seer (PW-WIN-04)."""

from fractions import Fraction
from functools import lru_cache


@lru_cache(maxsize=4096)
def humans_win(players: int, werewolves: int) -> Fraction:
    """The humans' chance at nightfall, with so many alive."""
    if werewolves == 0:
        return Fraction(1)
    living = players - 1  # somebody is killed in the night
    if 2 * werewolves >= living:
        return Fraction(0)
    wolf_lynched = Fraction(werewolves, living)
    return wolf_lynched * _dusk(living - 1, werewolves - 1) + (1 - wolf_lynched) * _dusk(
        living - 1, werewolves
    )


def _dusk(living: int, werewolves: int) -> Fraction:
    if werewolves and 2 * werewolves >= living:
        return Fraction(0)
    return humans_win(living, werewolves)

"""What a village with a Seer can expect of Werewolves that hide, exactly: when she should reveal.

The village draws lots while it knows nothing; a Seer who has revealed herself dies in the next
night, and what she said stays true. She decides by `hidden` and `revealed`.
"""

from collections.abc import Callable
from functools import lru_cache

REMEMBERED = 1 << 16


def best_known(players: int, werewolves: int = 2) -> float:
    """The village's chance, where a Seer speaks up before the lot is drawn or when it falls on her.

    Bots may do better: theirs may speak up when it falls on somebody else, too.
    """
    return _hidden_night(players, werewolves, 0, 0, False)


def best_for_bots(players: int, werewolves: int = 2) -> float:
    return _hidden_night(players, werewolves, 0, 0, True)


@lru_cache(REMEMBERED)
def revealed(alive: int, wolves: int, innocent: int, guilty: int) -> float:
    """By day, if she speaks up now. She knows so many innocent, without herself, and so many
    guilty who are alive."""
    if (over := _over(alive, wolves)) is not None:
        return over
    if guilty:
        return _revealed_night(alive - 1, wolves - 1, innocent, guilty - 1)
    unknown = alive - 1 - innocent
    chance = wolves / unknown * _revealed_night(alive - 1, wolves - 1, innocent, 0)
    if unknown > wolves:
        chance += (1 - wolves / unknown) * _revealed_night(alive - 1, wolves, innocent, 0)
    return chance


@lru_cache(REMEMBERED)
def hidden(
    alive: int, wolves: int, innocent: int, guilty: int, lot: str, late: bool = True
) -> float:
    """By day, if she keeps silent and somebody is lynched whom she knows to be `innocent` or
    `guilty`, or does not know."""
    if lot == "innocent":
        return _hidden_night(alive - 1, wolves, innocent - 1, guilty, late)
    if lot == "guilty":
        return _hidden_night(alive - 1, wolves - 1, innocent, guilty - 1, late)
    unknown = alive - 1 - innocent - guilty
    unknown_wolves = wolves - guilty
    chance = 0.0
    if unknown_wolves:
        share = unknown_wolves / unknown
        chance += share * _hidden_night(alive - 1, wolves - 1, innocent, guilty, late)
    if unknown > unknown_wolves:
        share = 1 - unknown_wolves / unknown
        chance += share * _hidden_night(alive - 1, wolves, innocent, guilty, late)
    return chance


@lru_cache(REMEMBERED)
def _hidden_day(alive: int, wolves: int, innocent: int, guilty: int, late: bool) -> float:
    if (over := _over(alive, wolves)) is not None:
        return over
    spoken = revealed(alive, wolves, innocent, guilty)
    lots = (("innocent", innocent), ("guilty", guilty), ("", alive - 1 - innocent - guilty))
    silent = spoken / alive  # the lot that falls on her makes her speak
    for lot, number in lots:
        if number:
            chance = hidden(alive, wolves, innocent, guilty, lot, late)
            silent += number / alive * (max(chance, spoken) if late else chance)
    return max(silent, spoken)


@lru_cache(REMEMBERED)
def _hidden_night(alive: int, wolves: int, innocent: int, guilty: int, late: bool) -> float:
    """The pack kills somebody at random, and she looks at somebody she does not know."""
    if (over := _over(alive, wolves)) is not None:
        return over
    humans = alive - wolves
    unknown, unknown_wolves = alive - 1 - innocent - guilty, wolves - guilty
    villagers = unknown - unknown_wolves

    def dawn(innocent: int, guilty: int) -> float:
        return _hidden_day(alive - 1, wolves, innocent, guilty, late)

    chance = _orphaned_day(alive - 1, wolves, 0, 0) / humans  # nobody heard what she knew
    for killed, number in (("innocent", innocent), ("", villagers)):
        if number:
            left = innocent - (killed == "innocent")
            sight = _sight(dawn, left, guilty, unknown_wolves, villagers, killed == "")
            chance += number / humans * sight
    return chance


@lru_cache(REMEMBERED)
def _revealed_night(alive: int, wolves: int, innocent: int, guilty: int) -> float:
    """The pack knows her, and does what is worst for the village: as a rule it kills her."""
    if (over := _over(alive, wolves)) is not None:
        return over
    worst = _orphaned_day(alive - 1, wolves, innocent, guilty)
    unknown_wolves = wolves - guilty
    villagers = alive - 1 - innocent - guilty - unknown_wolves

    def dawn(innocent: int, guilty: int) -> float:
        return revealed(alive - 1, wolves, innocent, guilty)

    for is_unknown, number in ((False, innocent), (True, villagers)):
        if number:
            left = innocent - (not is_unknown)
            sight = _sight(dawn, left, guilty, unknown_wolves, villagers, is_unknown)
            worst = min(worst, sight)
    return worst


def _sight(
    dawn: Callable[[int, int], float],
    innocent: int,
    guilty: int,
    unknown_wolves: int,
    villagers: int,
    is_one_killed: bool,
) -> float:
    """What she sees of one she does not know, while perhaps one of them is killed."""
    unknown = unknown_wolves + villagers
    if not unknown:
        return dawn(innocent, guilty)
    chance = 0.0
    if unknown_wolves:
        chance += unknown_wolves / unknown * dawn(innocent, guilty + 1)
    survivors = villagers - is_one_killed
    if is_one_killed:
        chance += 1 / unknown * dawn(innocent, guilty)
    if survivors:
        chance += survivors / unknown * dawn(innocent + 1, guilty)
    return chance


@lru_cache(REMEMBERED)
def _orphaned_day(alive: int, wolves: int, innocent: int, guilty: int) -> float:
    """She is dead; the village knows what she has said."""
    if (over := _over(alive, wolves)) is not None:
        return over
    if guilty:
        return _orphaned_night(alive - 1, wolves - 1, innocent, guilty - 1)
    unknown = alive - innocent
    chance = wolves / unknown * _orphaned_night(alive - 1, wolves - 1, innocent, 0)
    if unknown > wolves:
        chance += (1 - wolves / unknown) * _orphaned_night(alive - 1, wolves, innocent, 0)
    return chance


@lru_cache(REMEMBERED)
def _orphaned_night(alive: int, wolves: int, innocent: int, guilty: int) -> float:
    if (over := _over(alive, wolves)) is not None:
        return over
    dawns = [
        _orphaned_day(alive - 1, wolves, left, guilty)
        for left, is_there in (
            (innocent - 1, innocent),
            (innocent, alive - innocent - wolves),
        )
        if is_there
    ]
    return min(dawns)


def _over(alive: int, wolves: int) -> float | None:
    if wolves == 0:
        return 1.0
    return 0.0 if 2 * wolves >= alive else None

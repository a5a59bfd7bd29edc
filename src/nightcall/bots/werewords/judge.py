"""Whom to point at: who asked too well to have been guessing, or too badly to want the word.

Both looks need the word, which everybody knows by then.
"""

import math
from collections import defaultdict
from random import Random
from statistics import fmean, stdev

from nightcall.bots.werewords.beliefs import Beliefs, gain
from nightcall.bots.werewords.mayor import MATTERS_OF_OPINION, MAYBE
from nightcall.bots.werewords.meaning import value_of
from nightcall.bots.werewords.mind import Mind
from nightcall.bots.werewords.questions import heard
from nightcall.table import Seat

OPINION = 0.25
"""What an untrue answer about a matter of opinion counts, beside one about a plain fact."""


SHRUG = 0.12
"""What a Maybe counts where the facts are clear."""

MOST_SURPRISE = 8.0
"""Bits of a right guess that nobody would have made: more is no more."""

BLAMED, PRESUMED = 0.55, 0.6
"""How much each untruth speaks against the Mayor, and what does so without any."""


def luck(mind: Mind) -> dict[Seat, float]:
    """For each asker, how many bits the questions brought beyond what was to be expected."""
    found: dict[Seat, float] = defaultdict(float)
    number = mind.number
    if number is None:
        return found
    for put, before, later in zip(mind.notes.answered, mind.public, mind.public[1:], strict=False):
        yes, maybe = mind.world.column(heard(mind.world, put.text))
        came = _bits_of(later, number) - _bits_of(before, number)
        found[put.seat] += came - gain(before, yes, maybe)
    if mind.notes.finder:
        # Naming the word out of the blue is luck too, and the more so the less likely it was.
        before = mind.public[-1]
        surprise = min(MOST_SURPRISE, -_bits_of(before, number))
        found[mind.notes.finder] += surprise - gain(before, 1 << number, 0)
    return found


def effort(mind: Mind) -> dict[Seat, float]:
    """For each asker, how much less a question promised than what the others asked did."""
    promised: dict[Seat, list[float]] = defaultdict(list)
    for put, before in zip(mind.notes.answered, mind.public, strict=False):
        yes, maybe = mind.world.column(heard(mind.world, put.text))
        promised[put.seat].append(gain(before, yes, maybe))
    everything = [bits for some in promised.values() for bits in some]
    mean = sum(everything) / len(everything) if everything else 0.0
    return {seat: sum(some) / len(some) - mean for seat, some in promised.items()}


def untruths(mind: Mind) -> float:
    """How far the Mayor's answers were from the facts, each plain lie counting one."""
    number = mind.number
    if number is None:
        return 0.0
    count = 0.0
    for put in mind.notes.answered:
        meaning = heard(mind.world, put.text)
        honest = value_of(number, mind.world.column(meaning))
        if {put.token, honest} == {"yes", "no"}:
            count += OPINION if meaning.expression in MATTERS_OF_OPINION else 1.0
        elif put.token == MAYBE and honest != MAYBE:
            count += SHRUG
    return count


def seers(mind: Mind, among: tuple[Seat, ...]) -> dict[Seat, float]:
    """How much each looks like somebody who knew the word and helped.

    The Mayor asks nothing, and may be the Seer all the same: how he looks is a matter of chance,
    the same for the whole pack, so that the pack agrees.
    """
    lucky = luck(mind)
    looks = {seat: lucky.get(seat, 0.0) for seat in among}
    mayor = mind.notes.mayor
    asking = [bits for seat, bits in looks.items() if seat != mayor]
    if mayor in looks and len(asking) > 1:
        throw = Random(f"{mind.notes.word} {mayor}")  # noqa: S311  no secret
        looks[mayor] = throw.gauss(fmean(asking), stdev(asking))
    return looks


def wolves(mind: Mind, among: tuple[Seat, ...]) -> dict[Seat, float]:
    """How much each looks like somebody who knew the word and did not want it found."""
    lucky, promised = luck(mind), effort(mind)
    looks = {seat: -0.25 * lucky.get(seat, 0.0) - promised.get(seat, 0.0) for seat in among}
    if mind.notes.mayor in looks:
        looks[mind.notes.mayor] = BLAMED * untruths(mind) + PRESUMED
    return looks


def drawn(mind: Mind, looks: dict[Seat, float]) -> Seat:
    """One of them, the likelier the more it looks so."""
    seats = list(looks)
    weights = [math.exp(min(20.0, mind.skill.sharp * looks[seat])) for seat in seats]
    return mind.chance.choices(seats, weights)[0]


def _bits_of(beliefs: Beliefs, number: int) -> float:
    return math.log2(max(beliefs.chance_of(number), 1e-9))

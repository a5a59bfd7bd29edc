"""Which words it may still be. Answers count against words, and never rule one out for good.

A word that an answer contradicts gets strikes; each strike makes it so much less likely. Words are
kept in sets by their strikes, so that thousands are weighed with a few operations on integers.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from nightcall.bots.werewords.questions import Question

STRIKES = 8
"""Sets that are kept: the last one has all words with as many strikes or more."""

RATE = 0.2
"""How much less likely a word is for each strike."""

WEIGHTS = tuple(RATE**strikes for strikes in range(STRIKES))
LOOK = 3
"""How many sets of words, from the best on, are looked at to choose a question."""

GOOD_ENOUGH = 0.9
"""Bits of a question that is not worth a harder look for another."""

A_LAST_RESORT = 0.2
"""The effort from which on a question is a last resort."""

FEW_LEFT = 40
"""With so many words left or fewer, people begin to ask for letters."""

LIGHT = 0.04
"""The share below which a set is not looked at."""

OPPOSITE, UNSURE = 2, 2
"""Strikes for a word whose answer would be the opposite, or would have been Maybe."""


class Beliefs(NamedTuple):
    """The words with no strike, with one, and so on."""

    sets: tuple[int, ...]

    @property
    def weight(self) -> float:
        return sum(w * words.bit_count() for w, words in zip(WEIGHTS, self.sets, strict=True))

    def weight_of(self, number: int) -> float:
        bit = 1 << number
        return next((w for w, words in zip(WEIGHTS, self.sets, strict=True) if words & bit), 0.0)

    def chance_of(self, number: int) -> float:
        """How likely it is this word."""
        return self.weight_of(number) / (self.weight or 1.0)

    def near(self) -> list[tuple[float, int]]:
        """The best sets that have words in them, each with the weight of its words. A set that
        weighs next to nothing beside the others is left out."""
        first = next((place for place, words in enumerate(self.sets) if words), 0)
        found = [
            (WEIGHTS[place - first], words)
            for place, words in enumerate(self.sets[first : first + LOOK], first)
            if words
        ]
        shares = [weight * words.bit_count() for weight, words in found]
        least = LIGHT * sum(shares)
        return [each for each, share in zip(found, shares, strict=True) if share >= least]


def beginning(likely: int, unlikely: int) -> Beliefs:
    """Nothing was asked yet. Words beside the level start with strikes: they are rarely offered."""
    sets = [0] * STRIKES
    sets[0] = likely
    sets[1] = unlikely
    return Beliefs(tuple(sets))


@lru_cache(maxsize=1500)
def after(beliefs: Beliefs, yes: int, maybe: int, token: str) -> Beliefs:
    """Beliefs once a question has its token: of which words the answer is yes, or may be."""
    everything = 0
    for words in beliefs.sets:
        everything |= words
    no = everything & ~(yes | maybe)
    match token:
        case "yes":
            struck = (yes & everything, maybe & everything, no)
        case "no":
            struck = (no, maybe & everything, yes & everything)
        case "maybe":
            struck = (maybe & everything, (yes | no) & everything, 0)
        case _:
            return beliefs
    sets = []
    for strikes in range(STRIKES):
        kept = beliefs.sets[strikes] & struck[0]
        if strikes >= UNSURE:
            kept |= beliefs.sets[strikes - UNSURE] & struck[1]
        if strikes >= OPPOSITE:
            kept |= beliefs.sets[strikes - OPPOSITE] & struck[2]
        sets.append(kept)
    left_over = everything
    for words in sets:
        left_over &= ~words
    sets[-1] |= left_over
    return Beliefs(tuple(sets))


@lru_cache(maxsize=300)
def without(beliefs: Beliefs, words: int) -> Beliefs:
    """Beliefs once words are known to be wrong: a right guess could not have been hidden."""
    sets = tuple(each & ~words for each in beliefs.sets)
    return Beliefs(sets) if any(sets) else beliefs


def gain(beliefs: Beliefs, yes: int, maybe: int) -> float:
    """Bits that the answer to a question is expected to bring. A Maybe is worth less than its
    share: people mean different things by it."""
    a = b = c = 0.0
    for weight, words in beliefs.near():
        is_yes, is_maybe = (words & yes).bit_count(), (words & maybe).bit_count()
        a += weight * is_yes
        b += weight * is_maybe
        c += weight * (words.bit_count() - is_yes - is_maybe)
    return _bits(a, b, c)


def _bits(a: float, b: float, c: float) -> float:
    sure, total = a + c, a + b + c
    if not total:
        return 0.0
    bits = 0.0
    if a and c:
        share = a / sure
        bits = sure / total * -(share * math.log2(share) + (1 - share) * math.log2(1 - share))
    if b and sure:
        share = b / total
        bits += 0.6 * -(share * math.log2(share) + (1 - share) * math.log2(1 - share))
    return bits


def told(beliefs: Beliefs, yes: int, maybe: int, number: int) -> float:
    """Bits that the true answer brings: how much of the rest it takes away."""
    if yes >> number & 1:
        same = yes
    elif maybe >> number & 1:
        same = maybe
    else:
        same = ~(yes | maybe)
    left = everything = 0.0
    for weight, words in beliefs.near():
        left += weight * (words & same).bit_count()
        everything += weight * words.bit_count()
    return math.log2(everything / left) if left else 0.0


Ranking = list[tuple[float, Question]]


def ranked(beliefs: Beliefs, questions: Sequence[Question], most: int) -> Ranking:
    """The questions that bring most, best first. Those that take an effort come to mind only
    where no plain one splits the words well, and letters only towards the end."""
    plain = [question for question in questions if not question.effort]
    found = _ranked(beliefs, plain)
    if len(plain) < len(questions) and (len(found) < 2 or found[1][0] < GOOD_ENOUGH):
        left = sum(words.bit_count() for _, words in beliefs.near())
        hardest = 1.0 if left <= FEW_LEFT else A_LAST_RESORT
        found = _ranked(beliefs, [each for each in questions if each.effort < hardest])
    return found[:most]


def _ranked(beliefs: Beliefs, questions: Sequence[Question]) -> Ranking:
    near = [(weight, words, words.bit_count()) for weight, words in beliefs.near()]
    found = []
    for question in questions:
        _, _, yes, maybe, effort = question
        a = b = c = 0.0
        for weight, words, count in near:
            is_yes = (words & yes).bit_count()
            is_maybe = (words & maybe).bit_count() if maybe else 0
            a += weight * is_yes
            b += weight * is_maybe
            c += weight * (count - is_yes - is_maybe)
        if (a and c) or (b and a + c):
            found.append((_bits(a, b, c) - effort, question))
    found.sort(key=lambda each: -each[0])
    return found


def best_words(beliefs: Beliefs, most: int, start: int = 0) -> list[tuple[float, int]]:
    """The likeliest words with their chances, best first; of equals those from `start` on, or
    who knows as much as all would only ever name words that begin with A."""
    total = beliefs.weight or 1.0
    found: list[tuple[float, int]] = []
    for weight, words in zip(WEIGHTS, beliefs.sets, strict=True):
        later = words >> start << start
        for part in (later, words ^ later):
            rest = part
            while rest and len(found) < most:
                lowest = rest & -rest
                found.append((weight / total, lowest.bit_length() - 1))
                rest ^= lowest
    return found


def following(beliefs: Beliefs, answers: Iterable[tuple[int, int, str]]) -> Beliefs:
    for yes, maybe, token in answers:
        beliefs = after(beliefs, yes, maybe, token)
    return beliefs

"""What to ask next: as a villager who does not know, as a Seer who does, as a Werewolf."""

import math
from functools import lru_cache

from nightcall.bots.werewords.beliefs import Beliefs, Ranking, best_words, ranked, told, without
from nightcall.bots.werewords.judge import luck
from nightcall.bots.werewords.mind import Mind
from nightcall.bots.werewords.questions import Question, asked_in, guess
from nightcall.bots.werewords.world import World

KNOWS_THE_WORD = ("Seer", "Apprentice", "Werewolf")

WORTH = 1.0
"""Bits that finding the word is worth, besides what a guess tells."""

NOISE = 0.2
"""Bits by which an answer tells less than it seems: some are wrong. A guess never is."""

TOKENS_RUN_OUT = 5
"""With so few Yes/No tokens left, a Seer names the word, if it could be luck."""

TOKENS_RUN_LOW, TOO_MANY = 6, 0.3
"""Where the Werewolves can point at so much of the table, a Seer waits with steering until the
tokens run low."""

COULD_BE_LUCK = 0.04
"""How likely the word must look to all for a Seer to name it. Else all know who she is."""

ALIKE, AT_FIRST = 0.01, 0.2
"""Bits that make no difference between two questions, and between two to open with."""

PLAUSIBLE = 0.6
"""A question that brings less than this part of the best one would look odd."""

LOOKED_AT = 30
MOST = 80
"""How many questions are ranked: some of the best have been asked before."""


def question(mind: Mind) -> str:
    """The question a bot puts now."""
    choice = _choice(mind)
    if mind.notes.is_wolf and mind.number is not None:
        return _burning(mind, choice).text
    if mind.number is not None:
        return _steering(mind, choice).text
    return _plainly(mind, mind.own, choice).text


def _choice(mind: Mind) -> Ranking:
    """The best questions that come to mind, none of them asked before."""
    asked = {put.text for put in mind.notes.asked}
    questions = mind.questions
    beliefs = _looking_like(mind)
    if mind.skill.thinks_of < len(questions):
        found = ranked(beliefs, mind.chance.sample(questions, mind.skill.thinks_of), MOST)
    else:
        found = _of_all(mind.world, beliefs)
    return [each for each in found if each[1].text not in asked][:LOOKED_AT]


@lru_cache(maxsize=600)
def _of_all(world: World, beliefs: Beliefs) -> Ranking:
    """The best of all questions. Tables that begin alike share them."""
    return ranked(beliefs, asked_in(world), MOST)


def _looking_like(mind: Mind) -> Beliefs:
    """Who knows the word asks as if by the beliefs of the others."""
    return mind.own if mind.number is None else mind.public[-1]


def _plainly(mind: Mind, beliefs: Beliefs, choice: Ranking) -> Question:
    """What tells most, or a guess when it pays."""
    words = _guessable(mind, beliefs)
    if words:
        likeliest, number = words[0]
        value = _bits(likeliest) + (WORTH + mind.skill.hasty) * likeliest + NOISE
        if not choice or value >= choice[0][0]:
            return guess(mind.world, number)
    alike = ALIKE if mind.notes.answered else AT_FIRST
    as_good = sum(bits >= choice[0][0] - alike for bits, _ in choice)
    return _one_of(mind, choice[: max(mind.skill.picks, as_good)])


def _one_of(mind: Mind, choice: Ranking) -> Question:
    return mind.chance.choice(choice)[1] if choice else mind.chance.choice(mind.questions)


def _guessable(mind: Mind, beliefs: Beliefs) -> list[tuple[float, int]]:
    """Words that were not guessed yet, likeliest first; equals in no fixed order. Nobody names
    what the answers speak against, whatever else they think of them."""
    likely = 0
    for _, fitting in mind.public[-1].near():
        likely |= fitting
    start = mind.chance.randrange(len(mind.world.texts))
    words = best_words(without(beliefs, mind.world.everything & ~likely), LOOKED_AT, start)
    mind.chance.shuffle(words)
    words.sort(key=lambda each: -each[0])
    return words


def _steering(mind: Mind, choice: Ranking) -> Question:
    """A Seer asks like anybody, and now and then what leads to the word."""
    number = mind.number
    assert number is not None  # noqa: S101  only called for who knows
    beliefs = mind.public[-1]
    tokens = mind.notes.left.get("yes-no", 99)
    if tokens <= TOKENS_RUN_OUT and beliefs.chance_of(number) >= COULD_BE_LUCK:
        return guess(mind.world, number)
    dares = tokens <= TOKENS_RUN_LOW or _pointed_at(mind) < TOO_MANY
    if not dares or mind.chance.random() >= mind.skill.steers or _stands_out(mind):
        return _plainly(mind, beliefs, choice)
    good = [each for each in choice if each[0] >= PLAUSIBLE * choice[0][0]]
    if not good:
        return _plainly(mind, beliefs, choice)
    return max(good[:8], key=lambda each: told(beliefs, each[1].yes, each[1].maybe, number))[1]


def _pointed_at(mind: Mind) -> float:
    """The part of the table that the Werewolves can point at, each at another seat."""
    wolves = mind.notes.roles.get("Werewolf", 1)
    return wolves / (len(mind.notes.seats) - wolves)


def _stands_out(mind: Mind) -> bool:
    """Whether nobody was luckier so far: a Werewolf would point at the bot first, and it had
    better not be any luckier."""
    lucky = luck(mind)
    mine = lucky.pop(mind.notes.seat, 0.0)
    return all(bits <= mine for bits in lucky.values())


def _burning(mind: Mind, choice: Ranking) -> Question:
    """A Werewolf asks what sounds well and leads nowhere, and guesses words that are wrong."""
    number = mind.number
    assert number is not None  # noqa: S101  likewise
    beliefs = mind.public[-1]
    wrong = [each for each in _guessable(mind, beliefs) if each[1] != number]
    if wrong and choice and _bits(wrong[0][0]) + WORTH * wrong[0][0] + NOISE >= choice[0][0]:
        return guess(mind.world, wrong[0][1])
    good = [each for each in choice if each[0] >= PLAUSIBLE * choice[0][0]]
    if not good:
        return guess(mind.world, wrong[0][1]) if wrong else _one_of(mind, choice)
    if mind.chance.random() >= mind.skill.burns:
        return _one_of(mind, good[: mind.skill.picks])
    return min(good[:12], key=lambda each: told(beliefs, each[1].yes, each[1].maybe, number))[1]


def _bits(share: float) -> float:
    if not 0 < share < 1:
        return 0.0
    return -(share * math.log2(share) + (1 - share) * math.log2(1 - share))

"""How well a bot plays: what the levels mean, in numbers."""

from dataclasses import dataclass

from nightcall.bots.bot import Level


@dataclass(frozen=True)
class Skill:
    """`thinks_of` is how many questions come to mind at a time. `differs` is how often the bot sees
    a word otherwise than the Mayor: one in two to this power, never if it is 0. `picks` is from how
    many of the best questions it takes one. `hasty` makes it guess the word too early.

    `steers` is how often a Seer asks what helps, `burns` how often a Werewolf asks what does not.
    `sharp` is how closely it looks when it points at somebody, `slips` how often it follows a
    mere feeling in the hunt.
    """

    thinks_of: int
    differs: int
    picks: int
    hasty: float
    steers: float
    burns: float
    sharp: float
    slips: float


SKILLS: dict[Level, Skill] = {
    "easy": Skill(25, 3, 6, 0.5, 0.3, 0.6, 0.5, 0.6),
    "normal": Skill(46, 5, 3, 0.3, 0.7, 0.9, 1.0, 0.1),
    "hard": Skill(2000, 0, 1, 0.1, 0.4, 0.9, 1.5, 0.0),
}

"""The House and the Clock as programs: chance for tables where no hand shuffles. Knows no game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random, SystemRandom
from typing import Any, Protocol, runtime_checkable

from nightcall.table.ask import TIME_IS_UP
from nightcall.table.options import (
    Answer,
    Arrange,
    Choice,
    Draw,
    Lengths,
    Options,
    Salt,
    Several,
    Tally,
)
from nightcall.table.remark import Remark
from nightcall.table.run import Run
from nightcall.table.seat import CLOCK, HOUSE


class Supply(Protocol):
    """Where drawn things come from, such as a word bank."""

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]: ...


@runtime_checkable
class Critic(Protocol):
    """A supply that knows before Start what it cannot give."""

    def remarks(self, box: Any) -> Iterable[Remark]: ...


class EmptySupply(LookupError):  # noqa: N818  reads as a sentence
    """There is nothing left to draw from, or no such supply at this table."""


class House:
    """Answers what the House is asked. Without a seed nobody can foretell it."""

    def __init__(self, chance: Random | None = None, **supplies: Supply) -> None:
        self._chance = chance or SystemRandom()
        self._supplies = supplies

    def remarks(self, box: Any) -> list[Remark]:
        """What the supplies have to say about a table that is set up so."""
        critics = [supply for supply in self._supplies.values() if isinstance(supply, Critic)]
        return [remark for critic in critics for remark in critic.remarks(box)]

    def answer(self, options: Options) -> Answer:  # noqa: PLR0911  one line a kind
        match options:
            case Arrange(items):
                return self._chance.sample(items, len(items))
            case Choice(values):
                return self._chance.choice(values)
            case Several(values, least, most):
                return self._chance.sample(values, self._chance.randint(least, most))
            case Lengths(count, least, most):
                span = most - least + 1
                return [least + int(span * self._chance.random()) for _ in range(count)]
            case Tally(names, most):
                return dict(Counter(self._chance.choice(names) for _ in range(most)))
            case Salt():
                return f"{self._chance.getrandbits(4 * Salt.LENGTH):0{Salt.LENGTH}x}"
            case Draw(supply, wants, limits):
                if supply not in self._supplies:
                    raise EmptySupply(supply)
                return self._supplies[supply].draw(wants, limits)
            case _:
                raise TypeError(f"the House has no way to answer {options!r}")


def attend(run: Run, house: House, when: int = 0) -> None:
    """Let the House answer whatever a program can, until somebody else is asked."""
    while (options := asked_of_the_house(run)) is not None:
        run.answer(HOUSE, house.answer(options), when)


def asked_of_the_house(run: Run) -> Options | None:
    """What a program may answer for the House now; not what only people at the table can tell."""
    ask = run.ask
    is_for_a_program = ask is not None and not ask.by_people and HOUSE in run.waiting()
    return ask.options[HOUSE] if ask is not None and is_for_a_program else None


def let_time_pass(run: Run, when: int = 0) -> bool:
    """Let the Clock speak if nobody is left to wait for; says whether it did."""
    if run.ask is None or CLOCK not in run.ask.options or run.waiting():
        return False
    run.answer(CLOCK, TIME_IS_UP, when)
    return True

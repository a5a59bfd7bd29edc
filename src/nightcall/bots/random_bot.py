"""A bot that knows no rules: it answers whatever its view asks with a random legal answer."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from nightcall.table import (
    Answer,
    Arrange,
    Asked,
    Choice,
    Lengths,
    Options,
    Press,
    Several,
    Spoken,
    Tally,
    Text,
    View,
)

HELD_BACK = frozenset({"correct", "no-more-tokens", "(withdraw)", "(pass)", "(back)", "(whoops)"})
"""What ends or takes back something. A bot does it only where nothing else is left to do."""


class RandomBot:
    """One for a whole table will do: it remembers nothing. `questions` are what it may ask."""

    def __init__(self, chance: Random, questions: tuple[str, ...]) -> None:
        self._chance = chance
        self._questions = questions

    def answer(self, view: View, talk: Sequence[Spoken] = ()) -> Answer:  # noqa: ARG002  heeds none
        """An answer to what the view asks; raises ValueError where it asks nothing."""
        if view.asked is None:
            raise ValueError(f"{view.seat} is not asked anything")
        if self._is_marked(view.asked):
            return view.asked.args["marked"]
        return self._pick(view.asked.options)

    def says(self, view: View, talk: Sequence[Spoken]) -> Spoken | None:  # noqa: ARG002  silent
        return None

    def _pick(self, options: Options) -> Answer:  # noqa: PLR0911  a case each
        chance = self._chance
        match options:
            case Choice(values):
                return chance.choice(_wanted(values))
            case Several(values, least, most):
                return chance.sample(values, chance.randint(least, most))
            case Arrange(items):
                return chance.sample(items, len(items))
            case Lengths(count, least, most):
                return [chance.randint(least, most) for _ in range(count)]
            case Tally(names, most):
                return dict(Counter(chance.choice(names) for _ in range(most)))
            case Text(longest):
                return chance.choice(self._questions)[:longest]
            case Press(buttons):
                press = chance.choice(_wanted(tuple(buttons)))
                people = buttons[press]
                return {"press": press, "to": chance.choice(people)} if people else press
            case _:
                raise ValueError(f"no bot answers {options!r}")

    def _is_marked(self, asked: Asked) -> bool:
        """A mark that a fellow made needs somebody to agree, or it would never end."""
        marked = asked.args.get("marked")
        return marked is not None and asked.options.refuse(marked) is None


def _wanted(values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(value for value in values if value not in HELD_BACK) or values

"""The sentences of `nightcall words`, and commands whose help is spoken by the texts.

The texts are read when something is said: starting a command must not wait for them.
"""

from collections.abc import Callable
from typing import Any

import click

from nightcall.cli.language import spoken
from nightcall.words.refused import Problem


def say(key: str, **values: str | int | float) -> str:
    """A sentence; whatever in a value a terminal might obey is made visible."""
    return spoken().say(key, **{name: _visible(value) for name, value in values.items()})


def problem_said(problem: Problem, prefix: str = "words-refused-") -> str:
    """What is wrong, and where."""
    what = say(prefix + problem.key, value=problem.value)
    return what if problem.line is None else say("words-at-line", line=str(problem.line), what=what)


class Spoken(click.Command):
    """A command whose help is the text `words-help-<name>`."""

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002  click's
        return say(f"words-help-{self.name}").split("\n", 1)[0]

    def format_help_text(
        self,
        ctx: click.Context,  # noqa: ARG002  click's
        formatter: click.HelpFormatter,
    ) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"words-help-{self.name}"))


class SpokenOption(click.Option):
    """An option whose help is the text `words-option-<name>`."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = say("words-option-" + (self.name or "").replace("_", "-"))
        return super().get_help_record(ctx)


def option(*names: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(*names, cls=SpokenOption, **settings)


def _visible(value: str | int | float) -> str | int | float:
    if not isinstance(value, str):
        return value
    return "".join(char if char.isprintable() or char == "\n" else "\ufffd" for char in value)

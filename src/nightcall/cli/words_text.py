"""The sentences of `nightcall words`, and commands whose help is spoken by the texts.

The texts are read when something is said: starting a command must not wait for them.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import click

from nightcall.words.refused import Problem

TEXTS = Path(__file__).parent.parent / "text" / "en" / "words.ftl"


def say(key: str, **values: str | int | float) -> str:
    """A sentence; whatever in a value a terminal might obey is made visible."""
    bundle, message = _texts(), _texts().get_message(key)
    shown = {name: _visible(value) for name, value in values.items()}
    text, errors = bundle.format_pattern(message.value, shown)
    for error in errors:
        raise error
    return str(text)


def problem_said(problem: Problem, prefix: str = "words-refused-") -> str:
    """What is wrong, and where."""
    what = say(prefix + problem.key, value=problem.value)
    return what if problem.line is None else say("words-at-line", line=str(problem.line), what=what)


def has(key: str) -> bool:
    return bool(_texts().has_message(key))


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


@cache
def _texts() -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  slow to import

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS.read_text("utf-8")))
    return bundle


def _visible(value: str | int | float) -> str | int | float:
    if not isinstance(value, str):
        return value
    return "".join(char if char.isprintable() or char == "\n" else "\ufffd" for char in value)

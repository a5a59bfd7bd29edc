"""The language that the command line speaks: --language, else NIGHTCALL_LANGUAGE, else English."""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from nightcall.text import Texts

VARIABLE = "NIGHTCALL_LANGUAGE"
USUAL = "en"


def _keep(ctx: click.Context, _param: click.Parameter, language: str | None) -> None:
    ctx.meta[VARIABLE] = language


SPOKEN = click.option(
    "--language", callback=_keep, expose_value=False,
    help=f"The language to speak, by its two letters (or set {VARIABLE}).",
)  # fmt: skip


def spoken() -> "Texts":
    """The texts in the language that was asked for."""
    from nightcall.text import NoSuchLanguage, Texts  # noqa: PLC0415  help must not wait for it

    ctx = click.get_current_context(silent=True)
    asked_for = ctx.meta.get(VARIABLE) if ctx else None
    language = asked_for or os.environ.get(VARIABLE) or USUAL
    try:
        return Texts(language)
    except NoSuchLanguage:
        why = Texts(USUAL).say("refused-no-such-language", name=language)
        raise click.UsageError(why) from None

"""`nightcall cards`: cards, tokens, badges, turn cards and score sheets to print."""

import os
import re
from typing import TYPE_CHECKING, Any, Literal, get_args

import click

from nightcall.cli.language import SPOKEN, spoken

if TYPE_CHECKING:
    from nightcall.cards import Order
    from nightcall.text import Texts

Game = Literal["werewords", "werewolf", "wherewolf"]
Sheet = Literal["roles", "tokens", "badges", "turn-card", "score", "all"]
PORT = 8080


@click.command()
@click.argument("game", type=click.Choice(get_args(Game)))
@click.argument("names", nargs=-1)
@click.option("--players", type=click.IntRange(1, 40), help="The cards for so many players.")
@click.option("--roles", metavar="CARD=COUNT,…", help="These cards, by name.")
@click.option("--set", "whole", is_flag=True, help="The whole set of the game.")
@click.option(
    "--sheet", "sheets", multiple=True, type=click.Choice(get_args(Sheet)),
    help="What to print; can be given several times. Without it, the cards.",
)  # fmt: skip
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option("--backs/--no-backs", default=True, show_default=True, help="Print both sides.")
@click.option("--table", default="", help="Add a code to scan, to this address or room code.")
@click.option(
    "--public-url", envvar="NIGHTCALL_PUBLIC_URL", default="",
    help="How people reach your server, for a room code.",
)  # fmt: skip
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="Set an option.")
@click.option("--options", "lists", is_flag=True, help="List all options with their defaults.")
@click.option("--out", type=click.Path(dir_okay=False, allow_dash=True), help="The file to write.")
@SPOKEN
def cards(
    game: str, out: str | None, table: str, public_url: str, *, lists: bool, **given: Any
) -> None:
    """Make a PDF of the cards of GAME, to print and cut out.

    Nine cards of poker size lie on a page, with marks to cut along. Backs lie on every second page:
    print on both sides, turned over the long edge, at 100 %. NAMES are for badges and score sheets.

    \b
    Examples:
      nightcall cards werewords --players 8
      nightcall cards werewords Ann Bob Cid Dee --sheet all --language de
      nightcall cards werewolf --set --paper letter
      nightcall cards wherewolf --roles "Seer=1,Pack Leader=1,Peasant=4" --sheet turn-card
      nightcall cards wherewolf --players 12 --option level=later --table BCDFGH
    """
    from nightcall.cards import CannotPrint, is_ready, pdf, remarks_on  # noqa: PLC0415  help must not wait
    from nightcall.cli.tables import option_lines  # noqa: PLC0415  likewise

    if lists:
        for line in option_lines(game):
            click.echo(line)
        return
    texts = spoken()
    try:
        order = _order(game, texts, **given)
        made = pdf(order, _link(table, public_url) if table else "")
    except CannotPrint as error:
        is_theirs = is_ready()  # without the typesetter no order could be printed
        wrong = click.UsageError if is_theirs else click.ClickException
        raise wrong(error.said(texts)) from None
    for said in remarks_on(order):
        click.echo(said, err=True)
    has_backs = order.backs and not {"turn-card", "score"}.issuperset(order.sheets_wanted())
    _write(made, out or f"nightcall-{game}.pdf", texts, has_backs=has_backs)


def _order(
    game: str,
    texts: "Texts",
    *,
    roles: str | None,
    sheets: tuple[str, ...],
    settings: tuple[str, ...],
    **given: Any,
) -> "Order":
    import msgspec  # noqa: PLC0415  likewise

    from nightcall.cards import Order  # noqa: PLC0415  likewise
    from nightcall.cli.settings import BadSetting, box_from  # noqa: PLC0415  likewise
    from nightcall.games import game_named  # noqa: PLC0415  likewise

    try:
        options = box_from(game_named(game), settings, texts)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None
    wanted = () if "all" in sheets else sheets or ("roles",)
    ordered = {"game": game, "language": texts.language, "options": options, "sheets": wanted}
    counted = None if roles is None else _counted(roles)
    return msgspec.convert({**ordered, "roles": counted, **given}, Order)


def _counted(roles: str) -> dict[str, int]:
    """`Seer=1,Werewolf=2`; a name alone is one card."""
    from nightcall.cards import CannotPrint  # noqa: PLC0415  likewise

    deck: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in roles.split(","))):
        found = re.fullmatch(r"([^=:]+?)\s*(?:[=:]\s*(\d{1,4}))?", part)
        if found is None:
            raise CannotPrint("bad-roles", text=part)
        deck[found[1]] = deck.get(found[1], 0) + int(found[2] or 1)
    return deck


def _link(table: str, public_url: str) -> str:
    """An address as it is; of a code, the way into that room."""
    from nightcall.cards import CannotPrint  # noqa: PLC0415  likewise
    from nightcall.server.codes import LENGTH, SIGNS, clean_code  # noqa: PLC0415  likewise
    from nightcall.server.run import own_address  # noqa: PLC0415  likewise

    if re.fullmatch(r"https?://[!-~]{1,180}", table):
        return table
    code = clean_code(table)
    if len(code) != LENGTH or not set(code) <= set(SIGNS):
        raise CannotPrint("bad-table", table=table)
    here = f"http://{own_address('')}:{os.environ.get('NIGHTCALL_PORT', PORT)}"
    return f"{public_url.rstrip('/') or here}/join/{code}"


def _write(made: bytes, file: str, texts: "Texts", *, has_backs: bool) -> None:
    try:
        with click.open_file(file, "wb") as stream:
            stream.write(made)
    except OSError as error:
        why = error.strerror or str(error)
        unwritable = texts.say("print-unwritable", file=file, error=why)
        raise click.ClickException(unwritable) from error
    pages, sides = made.count(b"/Type/Page/"), "two" if has_backs else "one"
    said = texts.say("print-made", file=file, pages=pages, sides=sides)
    click.echo(said, err=file == "-")

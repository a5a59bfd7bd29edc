"""`nightcall play` and `nightcall resume`: a whole game for people passing one keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from nightcall.cli.language import SPOKEN

if TYPE_CHECKING:
    from nightcall.cli.sitting import Sitting

WORDS = click.option(
    "--words", "words_file", type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Draw from this file, one word a line, instead of our own words.",
)  # fmt: skip
PACE = click.option(
    "--pace", type=click.FloatRange(0, 60), default=1.5, show_default=True,
    help="Seconds that each call of the night takes.",
)  # fmt: skip
SEED = click.option("--seed", type=int, help="Deal, words and bots as they were with this number.")

OF_EVERY_TABLE = (
    click.argument("names", nargs=-1),
    click.option("--players", type=click.IntRange(2, 20), help="How many seats there are."),
    click.option("--bots", is_flag=True, help="Bots take the seats that are left."),
    click.option(
        "--option", "settings", multiple=True, metavar="NAME=VALUE", help="Set an option."
    ),
    click.option("--options", "lists", is_flag=True, help="List all options with their defaults."),
    click.option(
        "--journal", type=click.Path(path_type=Path, dir_okay=False),
        help="Keep the game in this file, instead of your data folder.",
    ),
    PACE,
    SEED,
    SPOKEN,
)  # fmt: skip


def at_table(command: Callable[..., None]) -> Callable[..., None]:
    """The arguments that every game has at one keyboard."""
    for add in reversed(OF_EVERY_TABLE):
        command = add(command)
    return command


@click.group()
def play() -> None:
    """Play a game in this terminal, passing one keyboard.

    \b
    Examples:
      nightcall play werewords
      nightcall play werewolf
      nightcall play wherewolf
    """


@play.command()
@at_table
@click.option(
    "--level", type=click.Choice(["easy", "medium", "hard", "ridiculous"]),
    help="How hard the words are.",
)  # fmt: skip
@click.option("--speedwords", is_flag=True, help="Half the time, and one letter shown to all.")
@WORDS
def werewords(**given: Any) -> None:
    """Find the Magic Word, and the Werewolf who hides it.

    NAMES are the people at this keyboard. Without any, you are asked.

    \b
    Examples:
      nightcall play werewords
      nightcall play werewords Ann Bob Cid --bots --players 6
      nightcall play werewords Ann Bob Cid Dee --level easy --speedwords
      nightcall play werewords Ann Bob Cid --option day_seconds=120 --words words.txt
      nightcall play werewords --language de
    """
    play_at("werewords", **given)


@play.command()
@at_table
def werewolf(**given: Any) -> None:
    """Night and day, until the Werewolves are dead or as many as the rest.

    NAMES are the people at this keyboard. Without any, you are asked.

    \b
    Examples:
      nightcall play werewolf
      nightcall play werewolf Ann Bob Cid --bots --players 10
      nightcall play werewolf Ann Bob --bots --option deadlock=timer --option day_seconds=180
    """
    play_at("werewolf", **given)


@play.command()
@at_table
@click.option(
    "--level", type=click.Choice(["first", "later", "expert"]),
    help="Few cards, a village of your number, or more cards than players.",
)  # fmt: skip
def wherewolf(**given: Any) -> None:
    """A village of 33 roles talks, accuses and burns, until one side is left.

    NAMES are the people at this keyboard. Without any, you are asked.

    \b
    Examples:
      nightcall play wherewolf
      nightcall play wherewolf Ann Bob Cid --bots --players 12 --level later
      nightcall play wherewolf Ann Bob --bots --option reveal=yes --option assembly_seconds=300
    """
    play_at("wherewolf", **given)


def play_at(game: str, *, lists: bool, **given: Any) -> None:
    from nightcall.cli import tables  # noqa: PLC0415  help must not wait for the games

    if lists:
        for line in tables.option_lines(game):
            click.echo(line)
    else:
        in_series(lambda: tables.set_up(game, **given))


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@WORDS
@PACE
@SEED
@SPOKEN
def resume(**given: Any) -> None:
    """Go on with the game in FILE, a journal that was left in the middle.

    \b
    Example:
      nightcall resume ~/.local/share/nightcall/journals/werewords-20260101-200000.jsonl
    """
    from nightcall.cli import tables  # noqa: PLC0415  likewise

    in_series(lambda: tables.resumed(**given))


def in_series(table: "Callable[[], Sitting]") -> None:
    """However it ends, it ends with a sentence, and with where the game is kept."""
    from nightcall.cli.series import games  # noqa: PLC0415  likewise
    from nightcall.cli.stop import CannotPlay, Stopped  # noqa: PLC0415  likewise

    try:
        games(table())
    except CannotPlay as error:
        raise click.ClickException(str(error)) from None
    except Stopped as stopped:
        click.echo(f"\n{stopped}")
        raise click.exceptions.Exit(stopped.code) from None

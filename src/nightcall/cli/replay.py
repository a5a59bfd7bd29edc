"""`nightcall replay`: prints a game that was played, from its journal."""

from pathlib import Path

import click

from nightcall.cli.language import SPOKEN, spoken


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--seat", metavar="NAME", help="Only what this player saw.")
@click.option("--keys", is_flag=True, help="The bare playthrough, as the rules know it.")
@SPOKEN
def replay(file: Path, seat: str | None, *, keys: bool) -> None:
    """Print the game in FILE from the deal to the end.

    A game that is not over shows only what everybody saw, or with --seat what that player saw.

    \b
    Examples:
      nightcall replay game.jsonl
      nightcall replay game.jsonl --seat Ann
    """
    from nightcall.cli.stop import CannotPlay  # noqa: PLC0415  help must not wait for the games

    try:
        show(file, seat, keys=keys)
    except CannotPlay as error:
        raise click.ClickException(str(error)) from None


def show(file: Path, seat: str | None, *, keys: bool) -> None:
    """By the script where it is still the same, otherwise from what the record says."""
    from nightcall.cli.book import opened  # noqa: PLC0415  likewise
    from nightcall.cli.retold import from_record, retold  # noqa: PLC0415  likewise
    from nightcall.cli.stop import CannotPlay  # noqa: PLC0415  likewise
    from nightcall.games import GAMES  # noqa: PLC0415  likewise
    from nightcall.table import (  # noqa: PLC0415  likewise
        JournalMismatch,
        Run,
        ScriptFailed,
        playthrough,
    )

    texts = spoken()
    try:
        journal, stored, _ = opened(file)
    except (ValueError, OSError) as error:
        raise CannotPlay(texts.say("refused-bad-journal", error=str(error))) from error
    header = journal.header
    if seat is not None and seat not in header.seats:
        names = texts.listed(header.seats)
        raise CannotPlay(texts.say("cli-replay-who", seat=seat, names=names))
    game = next((game for game in GAMES if game.name == header.game), None)
    if game is not None and game.rules == header.rules:
        try:
            run = Run(game, header, journal.entries)
        except (JournalMismatch, ScriptFailed, ValueError) as error:
            click.echo(texts.say("cli-replay-mismatch", error=str(error)), err=True)
        else:
            for line in [playthrough(run)] if keys and run.is_over else retold(run, seat):
                click.echo(line)
            return
    else:
        click.echo(texts.say("cli-replay-stored", rules=str(header.rules)), err=True)
    for line in from_record(header, stored, seat):
        click.echo(line)

"""`nightcall backup`: checked copies of rooms and word lists, also while a server runs."""

import sqlite3
from contextlib import ExitStack
from pathlib import Path

import click

from nightcall.cli.language import SPOKEN, spoken
from nightcall.cli.serve import DATA, FOLDER


@click.command(context_settings={"auto_envvar_prefix": "NIGHTCALL", "show_default": True})
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=DATA, default=FOLDER, help="The folder where rooms are kept.")
@SPOKEN
def backup(file: Path, data: Path) -> None:
    """Copy all rooms to FILE and check the copy. A server may go on serving meanwhile.
    Word lists of the server go to a second file beside it, with -words in its name.

    To go back to them, stop the server and copy them to rooms.db and words.db in its data folder.

    \b
    Examples:
      nightcall backup rooms-monday.db
      nightcall backup /mnt/copies/rooms.db --data /var/lib/nightcall
    """
    from nightcall.store.backup import (  # noqa: PLC0415  help must not wait for it
        BadCopy,
        backup,
        backup_lists,
    )

    texts = spoken()
    rooms, words = data / "rooms.db", data / "words.db"
    beside = file.with_name(f"{file.stem}-words{file.suffix}")
    if words.is_file() and beside.exists():
        raise click.ClickException(texts.say("room-backup-exists", file=str(beside)))
    try:
        with ExitStack() as both_or_none:
            held = backup(rooms, file)
            both_or_none.callback(file.unlink)
            lists = backup_lists(words, beside) if words.is_file() else None
            both_or_none.pop_all()
    except FileNotFoundError as error:
        raise click.ClickException(texts.say("room-backup-nothing", data=str(data))) from error
    except FileExistsError as error:
        raise click.ClickException(texts.say("room-backup-exists", file=str(file))) from error
    except (OSError, sqlite3.Error, BadCopy) as error:
        raise click.ClickException(texts.say("room-backup-failed", error=str(error))) from error
    click.echo(texts.say("room-backup-done", file=str(file), **held._asdict()))
    if lists is not None:
        click.echo(texts.say("room-backup-words", file=str(beside), lists=lists))

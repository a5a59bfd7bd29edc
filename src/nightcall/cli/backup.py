"""`nightcall backup`: a checked copy of all rooms, also while a server runs."""

import sqlite3
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

    To go back to it, stop the server and copy FILE to rooms.db in its data folder.

    \b
    Examples:
      nightcall backup rooms-monday.db
      nightcall backup /mnt/copies/rooms.db --data /var/lib/nightcall
    """
    from nightcall.store.backup import BadCopy, backup  # noqa: PLC0415  help must not wait for it

    texts = spoken()
    try:
        held = backup(data / "rooms.db", file)
    except FileNotFoundError as error:
        raise click.ClickException(texts.say("room-backup-nothing", data=str(data))) from error
    except FileExistsError as error:
        raise click.ClickException(texts.say("room-backup-exists", file=str(file))) from error
    except (OSError, sqlite3.Error, BadCopy) as error:
        raise click.ClickException(texts.say("room-backup-failed", error=str(error))) from error
    click.echo(texts.say("room-backup-done", file=str(file), **held._asdict()))

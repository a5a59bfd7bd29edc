"""`nightcall serve`: rooms for phones, until it is stopped."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from nightcall.cli.language import SPOKEN, spoken

FOLDER = Path(click.get_app_dir("nightcall"))
DATA = click.Path(path_type=Path, file_okay=False)


def rate(value: str) -> tuple[float, float]:
    """`40/15`: so many at once, and so many more in each second."""
    try:
        burst, per_second = (float(part) for part in value.split("/"))
    except ValueError:
        burst = per_second = 0
    if burst < 1 or per_second <= 0:
        raise ValueError(f"{value} is no rate such as 40/15")
    return burst, per_second


Kind = click.IntRange | click.FloatRange | Callable[[str], tuple[float, float]]

ANY = click.IntRange(1)
SOME = click.FloatRange(0)

LIMITS: tuple[tuple[str, Kind, str, str], ...] = (
    ("rooms", ANY, "10000", "The most rooms in memory at once."),
    ("connections", ANY, "20000", "The most devices at once."),
    ("connections-of-an-address", ANY, "200", "The most devices at once from one address."),
    ("devices-of-a-place", ANY, "6", "The most devices of one player."),
    ("watchers-of-a-room", ANY, "30", "The most devices that only watch one room."),
    ("message-bytes", click.IntRange(1024), "8192", "The longest message of a device."),
    ("write-buffer", click.IntRange(4096), "32768", "The most bytes that may lie unread."),
    ("hello-seconds", SOME, "10", "How long a connection may wait with its greeting."),
    ("hours-in-memory", SOME, "24", "How long an unused room stays in memory."),
    ("archive-days", SOME, "30", "After how many unused days a room is archived; 0 for never."),
    ("commands", rate, "40/15", "Messages of one connection."),
    ("room-commands", rate, "300/100", "Messages of all connections of a room."),
    ("says", rate, "8/0.8", "Table talk of one player."),
    ("joins", rate, "100/1", "Tries to come in from one address."),
    ("mistakes", rate, "20/0.2", "Wrong codes and keys from one address."),
    ("room-joins", rate, "60/0.5", "People and devices that come into one room."),
    ("rooms-opened", rate, "20/0.1", "Rooms opened from one address."),
    ("lists-read", rate, "120/1", "Word lists read from one address."),
    ("lists-changed", rate, "30/0.05", "Word lists made and changed from one address."),
    ("lists-reported", rate, "5/0.01", "Word lists reported from one address."),
    ("papers", rate, "10/0.05", "Exports and deletions from one address, and of one room."),
    ("cards", rate, "10/0.1", "Cards printed from one address."),
    ("calls", rate, "60/0.5", "Turn cards shown to moderators at one address."),
    ("qr-codes", rate, "120/2", "Codes to scan drawn for one address."),
)  # fmt: skip
"""Name, type, usual value and help of every limit: the fields of `nightcall.server.limits`."""


def limits(command: Callable[..., None]) -> Callable[..., None]:
    for name, kind, default, help_ in reversed(LIMITS):
        option = click.option(f"--{name}", type=kind, default=default, help=help_)
        command = option(command)
    return command


@click.command(context_settings={"auto_envvar_prefix": "NIGHTCALL", "show_default": True})
@click.option("--host", default="0.0.0.0", help="The address to listen on.")  # noqa: S104  for phones
@click.option("--port", type=click.IntRange(0, 65535), default=8080, help="The port; 0 for any.")
@click.option("--data", type=DATA, default=FOLDER, help="The folder where rooms are kept.")
@click.option("--public-url", default="", help="How people reach it, if not by this machine.")
@click.option("--behind-proxy", is_flag=True, help="Trust the last X-Forwarded-For.")
@click.option("--metrics-token", default="", help="Show /metrics to who has this token.")
@click.option("--qr/--no-qr", default=True, help="Show a code for phones to scan.")
@limits
@SPOKEN
def serve(
    host: str,
    port: int,
    data: Path,
    public_url: str,
    *,
    behind_proxy: bool,
    metrics_token: str,
    qr: bool,
    **most: Any,
) -> None:
    """Hold rooms that people join with their phones.

    Each option can be given by an environment variable too: NIGHTCALL_PORT, NIGHTCALL_DATA,
    NIGHTCALL_PUBLIC_URL and so on. A rate such as 40/15 is 40 at once and 15 more each second.

    A language service that helps bots is named there alone: NIGHTCALL_LANGUAGE_URL,
    NIGHTCALL_LANGUAGE_MODEL, NIGHTCALL_LANGUAGE_KEY, NIGHTCALL_LANGUAGE_USE.

    \b
    Examples:
      nightcall serve
      nightcall serve --port 80 --public-url https://play.example
    """
    from msgspec import convert  # noqa: PLC0415  help must not wait for it

    from nightcall.bots.language import BadSettings, from_environment  # noqa: PLC0415  likewise
    from nightcall.server.limits import Limits  # noqa: PLC0415  likewise
    from nightcall.server.run import Config, run  # noqa: PLC0415  likewise
    from nightcall.words.refused import Refused  # noqa: PLC0415  likewise

    texts = spoken()
    try:
        language = from_environment(os.environ)
    except BadSettings as error:
        wrong = texts.say("room-serve-language-bad", name=error.name)
        raise click.ClickException(wrong) from error
    config = Config(
        host=host,
        port=port,
        data=data,
        public_url=public_url,
        behind_proxy=behind_proxy,
        metrics_token=metrics_token,
        limits=convert(most, Limits),
        language=language,
    )

    def ready(url: str) -> None:
        click.echo(texts.say("room-serve-ready", url=url))
        if qr:
            _show_code(url, texts.say("room-serve-scan"))
        click.echo(texts.say("room-serve-stop", data=str(data)))
        sys.stdout.flush()

    try:
        _check_folder(data)
    except OSError as error:
        bad = texts.say("room-serve-data-bad", data=str(data), error=str(error))
        raise click.ClickException(bad) from error
    try:
        run(config, ready)
    except OSError as error:
        taken = texts.say("room-serve-port-taken", port=str(port), error=str(error))
        raise click.ClickException(taken) from error
    except Refused as refused:
        (problem,) = refused.problems
        said = texts.say(f"words-refused-{problem.key}", value=problem.value)
        raise click.ClickException(said) from refused
    click.echo(texts.say("room-serve-stopped"))


def _check_folder(data: Path) -> None:
    data.mkdir(parents=True, exist_ok=True)
    probe = data / ".writable"
    probe.touch()
    probe.unlink()


def _show_code(url: str, caption: str) -> None:
    import segno  # noqa: PLC0415  likewise

    click.echo(caption)
    segno.make(url, micro=False).terminal(out=sys.stdout, compact=True)

"""`nightcall serve`: rooms for phones, until it is stopped."""

import sys
from pathlib import Path

import click

FOLDER = Path(click.get_app_dir("nightcall"))


@click.command(context_settings={"auto_envvar_prefix": "NIGHTCALL", "show_default": True})
@click.option("--host", default="0.0.0.0", help="The address to listen on.")  # noqa: S104  for phones
@click.option("--port", type=click.IntRange(0, 65535), default=8080, help="The port; 0 for any.")
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), default=FOLDER,
    help="The folder where rooms are kept.",
)  # fmt: skip
@click.option("--public-url", default="", help="How people reach it, if not by this machine.")
@click.option("--behind-proxy", is_flag=True, help="Trust the last X-Forwarded-For.")
@click.option("--metrics-token", default="", help="Show /metrics to who has this token.")
@click.option("--rooms", type=click.IntRange(1), default=10_000, help="The most rooms at once.")
@click.option(
    "--connections", type=click.IntRange(1), default=20_000, help="The most devices at once."
)
@click.option("--qr/--no-qr", default=True, help="Show a code for phones to scan.")
def serve(
    host: str,
    port: int,
    data: Path,
    public_url: str,
    *,
    behind_proxy: bool,
    metrics_token: str,
    rooms: int,
    connections: int,
    qr: bool,
) -> None:
    """Hold rooms that people join with their phones.

    Each option can be given by an environment variable too: NIGHTCALL_PORT, NIGHTCALL_DATA,
    NIGHTCALL_PUBLIC_URL and so on.

    \b
    Examples:
      nightcall serve
      nightcall serve --port 80 --public-url https://play.example
    """
    from nightcall.server.limits import Limits  # noqa: PLC0415  help must not wait for it
    from nightcall.server.run import Config, run  # noqa: PLC0415  likewise
    from nightcall.text import Texts  # noqa: PLC0415  likewise

    texts = Texts()
    config = Config(
        host=host,
        port=port,
        data=data,
        public_url=public_url,
        behind_proxy=behind_proxy,
        metrics_token=metrics_token,
        limits=Limits(rooms=rooms, connections=connections),
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

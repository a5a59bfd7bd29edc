"""`nightcall serve` as people start and stop it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner

from nightcall.cli.main import nightcall
from nightcall.cli.serve import LIMITS, rate, serve
from nightcall.client import Client, Key
from nightcall.server.limits import Limits
from tests.server.party import run


def test_it_says_where_it_is_and_stops_when_it_is_told(tmp_path: Path) -> None:
    with started(tmp_path) as (server, url):
        assert url.startswith("http://127.0.0.1:")
        assert not url.endswith(":0")

        async def party() -> None:
            host = await Client.opens(url, "Ann")
            server.send_signal(signal.SIGTERM)
            async with asyncio.timeout(40):
                while not host.reconnects:  # it was told, and tries to come back
                    await asyncio.sleep(0.02)
            await host.goes()

        run(party)
        assert "█" in stopped_well(server)
    assert (tmp_path / "rooms.db").stat().st_size > 0


def test_it_begins_again_with_bots_that_read_while_it_says_where_it_is(tmp_path: Path) -> None:
    async def begins(url: str) -> Key:
        ann = await Client.opens(url, "Ann")
        for name in ("Alba", "Bruno", "Clio", "Dario"):
            await ann.does("bot", name=name)
        await ann.does("start")
        await ann.until(lambda seen: seen.asked is not None)
        await ann.goes()
        return ann.key

    async def goes_on(url: str, key: Key) -> None:
        ann = await Client(url, key).comes()
        await ann.until(lambda seen: seen.asked is not None)
        asked, heard = ann.seen.asked or {}, len(ann.seen.said)
        await ann.does("answers", number=asked["number"], answer="seen")
        await ann.until(lambda seen: len(seen.said) > heard)  # all bots have looked too
        await ann.goes()

    with started(tmp_path) as (server, url):
        key = asyncio.run(begins(url))
        server.send_signal(signal.SIGTERM)
        stopped_well(server)
    with started(tmp_path) as (server, url):
        asyncio.run(goes_on(url, key))
        server.send_signal(signal.SIGTERM)
        stopped_well(server)


@contextmanager
def started(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program, and the address that it says."""
    command = [sys.executable, "-m", "nightcall", "serve", "--host", "127.0.0.1"]
    with subprocess.Popen(  # noqa: S603  ours
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "NIGHTCALL_PORT": "0"},
    ) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def stopped_well(server: subprocess.Popen[str]) -> str:
    """What it has said to its end, which is as it should be."""
    assert server.stdout is not None
    assert server.stderr is not None
    said, logged = server.stdout.read(), server.stderr.read()  # of which a line may be read already
    server.wait()
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert events == ["rooms are back", "ready", "stopped"]
    assert "Every room is kept." in said
    assert server.returncode == 0
    return said


def test_a_port_that_is_taken_and_a_bad_folder_are_said_plainly(tmp_path: Path) -> None:
    async def taken() -> int:
        other = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        port: int = other.sockets[0].getsockname()[1]
        command = [sys.executable, "-m", "nightcall", "serve", "--host", "127.0.0.1"]
        process = await asyncio.create_subprocess_exec(
            *command, "--port", str(port), "--data", str(tmp_path), stderr=subprocess.PIPE
        )
        _, error = await process.communicate()
        other.close()
        assert b"Choose another with --port." in error
        assert b"Traceback" not in error
        return process.returncode or 0

    assert asyncio.run(taken()) == 1
    (tmp_path / "file").touch()
    result = CliRunner().invoke(nightcall, ["serve", "--data", str(tmp_path / "file" / "below")])
    assert result.exit_code == 1
    assert "cannot be used as data folder" in result.output


def test_every_option_has_a_sentence_and_an_environment_variable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = [
        option
        for option in serve.params
        if isinstance(option, click.Option) and option.expose_value
    ]
    given = {option.name: example(option) for option in options}
    for name, value in given.items():
        monkeypatch.setenv(f"NIGHTCALL_{(name or '').upper()}", value)
    taken = serve.make_context("serve", [], auto_envvar_prefix="NIGHTCALL").params
    for option in options:
        assert option.help
        assert taken[option.name or ""] == option.type_cast_value(
            click.Context(serve), given[option.name]
        )
        assert taken[option.name or ""] != option.get_default(click.Context(serve))


def example(option: click.Option) -> str:
    """Something else than the usual."""
    match option.default:
        case _ if isinstance(option.type, click.types.BoolParamType):
            return "0" if option.default is True else "1"
        case str() if "/" in option.default:
            return "7/0.7"
        case _ if isinstance(option.type, click.types.IntParamType):
            return "5001"
        case _ if isinstance(option.type, click.types.FloatParamType):
            return "7.5"
        case _:
            return "elsewhere"


def test_every_limit_of_the_server_can_be_set_and_is_what_help_says() -> None:
    usual = {name.replace("-", "_"): default for name, _, default, _ in LIMITS}
    for field in msgspec.structs.fields(Limits):
        default = field.default
        said = usual.pop(field.name)
        assert (rate(said) == tuple(default)) if "/" in said else (float(said) == default)
    assert usual == {}
    for wrong in ("", "40", "40/", "a/b", "0/1", "5/0", "1/2/3"):
        with pytest.raises(ValueError, match="no rate"):
            rate(wrong)

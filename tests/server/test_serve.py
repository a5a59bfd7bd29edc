"""`nightcall serve` as people start and stop it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner

from nightcall.cli.main import nightcall
from nightcall.cli.serve import LIMITS, rate, serve
from nightcall.client import Client
from nightcall.server.limits import Limits
from tests.server.party import run


def test_it_says_where_it_is_and_stops_when_it_is_told(tmp_path: Path) -> None:
    env = {**os.environ, "NIGHTCALL_PORT": "0"}
    command = [sys.executable, "-m", "nightcall", "serve", "--host", "127.0.0.1"]
    with subprocess.Popen(  # noqa: S603  ours
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        url = server.stdout.readline().split()[-1]
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
        rest = server.stdout.read()
        assert "█" in rest
        assert "Every room is kept." in rest
        logged = [json.loads(line) for line in server.stderr.read().splitlines()]
        assert [entry["event"] for entry in logged] == ["rooms are back", "ready", "stopped"]
        assert server.wait() == 0
    assert (tmp_path / "rooms.db").stat().st_size > 0


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

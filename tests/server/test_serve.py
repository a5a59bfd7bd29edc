"""`nightcall serve` as people start and stop it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from nightcall.cli.main import nightcall
from nightcall.client import Client
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
            async with asyncio.timeout(10):
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

"""The server is killed with SIGKILL while games are played: no answer that was acknowledged is
lost, every room resumes, and the clients recover by themselves.

NIGHTCALL_KILLS sets how often.
"""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from socket import socket

import msgspec
import pytest

from nightcall.client import Client, Refusal, ShownOut, Unknown
from nightcall.games import GAMES
from nightcall.room.events import Answered, decode
from nightcall.store.sqlite import SqliteStore
from tests.server.party import NAMES, Player, all_go, run, seated

KILLS = int(os.environ.get("NIGHTCALL_KILLS", "30"))
ROOMS = 6


class Mortal:
    """A server process on one port and one folder, killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None

    async def lives(self) -> None:
        command = [sys.executable, "-m", "tests.server.crash_server", str(self._folder)]
        self._process = subprocess.Popen(  # noqa: S603  ours
            [*command, str(self.port)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        await asyncio.to_thread(self._process.stdout.readline)

    async def dies(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self._process.wait)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Believer(Player):
    """Plays game after game, and remembers each answer that the server acknowledged."""

    def __init__(self, client: Client, seed: int) -> None:
        super().__init__(client, seed, pause=0.02)
        self.acknowledged: list[str] = []
        does = client.does

        async def remembering(do: str, **fields: object) -> object:
            done = await does(do, **fields)
            if do == "answers":
                self.acknowledged.append(self._last_id())
            return done

        client.does = remembering  # type: ignore[method-assign]
        self._sent: list[str] = []
        ids = client._ids

        def remembered() -> object:
            for id_ in ids:
                self._sent.append(id_)
                yield id_

        client._ids = remembered()  # type: ignore[assignment]

    def _last_id(self) -> str:
        return self._sent[-1]

    async def goes_on(self) -> None:
        while True:
            with suppress(Refusal, Unknown):
                await self.plays()
                if self.client.key.place == "p1":
                    await self.client.does("start")
            await asyncio.sleep(0.05)


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def party() -> None:
        server, chance = Mortal(tmp_path), Random(11)
        await server.lives()
        rooms = [await seated(server.url, NAMES[:6]) for _ in range(ROOMS)]
        for number, people in enumerate(rooms):
            await people[0].does("choose", game=GAMES[number % len(GAMES)].name)
            await people[0].does("start")
        players = [Believer(client, n) for people in rooms for n, client in enumerate(people)]
        tasks = [asyncio.create_task(player.goes_on()) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            await server.dies()
            await server.lives()
            acknowledged = sum(len(player.acknowledged) for player in players)
            await recovered(players, acknowledged)
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError, ShownOut):
            await asyncio.gather(*tasks)
        for people in rooms:
            assert all(client.shown_out is None for client in people)
            await all_go(people)
        await server.dies()
        await nothing_is_missing(tmp_path, players)

    run(party)


async def recovered(players: list[Believer], acknowledged: int) -> None:
    """All phones are back, and somebody gets on with the game."""
    async with asyncio.timeout(20):
        while not all(player.client._socket is not None for player in players):
            await asyncio.sleep(0.02)
        while sum(len(player.acknowledged) for player in players) <= acknowledged:
            await asyncio.sleep(0.02)


async def nothing_is_missing(folder: Path, players: list[Believer]) -> None:
    """Every acknowledged answer stands in its room's record, once."""
    store = SqliteStore(folder / "rooms.db")
    kept: dict[str, list[str]] = {}
    async for code, records in store.rooms():
        assert [record.n for record in records] == list(range(1, len(records) + 1))
        events = [decode(record.body) for record in records]
        kept[code] = [e.id for e in events if isinstance(e, Answered) and e.id is not None]
    await store.close()
    for player in players:
        found = kept[player.client.key.code]
        for id_ in player.acknowledged:
            assert found.count(id_) == 1
    total = sum(len(player.acknowledged) for player in players)
    assert total > KILLS, msgspec.json.encode(total)

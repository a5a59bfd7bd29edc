"""People with phones round a real server on 127.0.0.1, with a real SQLite file behind it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from nightcall.bots import RandomBot
from nightcall.bots.language import Service
from nightcall.client import Client, Refusal, Seen, ShownOut, Unknown
from nightcall.server.app import Server
from nightcall.server.keys import HALL, Site
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Limits, Rate
from nightcall.server.live import LiveRoom
from nightcall.server.world import Wall, World
from nightcall.store import Store
from nightcall.store.sqlite import SqliteStore
from nightcall.table import Asked, House, View
from tests.word_list import WordList

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
QUESTIONS = ("Is it alive?", "Can I eat it?", "Is it a frog?", "Is it bigger than a house?")
FAST = 150
"""How much faster than ours the clock of these parties runs."""

PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(
    commands=PLENTY,
    room_commands=PLENTY,
    says=PLENTY,
    joins=PLENTY,
    mistakes=PLENTY,
    room_joins=PLENTY,
    rooms_opened=PLENTY,
    connections_of_an_address=10_000,
)


class Place:
    """A running server: its address, and a look inside for what a test may know."""

    def __init__(self, url: str, server: Server) -> None:
        self.url = url
        self.server = server

    def live(self, client: Client) -> LiveRoom:
        return self.server.app[HALL].rooms[client.key.code].live


class TestWall(Wall):
    """A clock that can be put forward, and made to run faster or slower."""

    __test__ = False

    def __init__(self, speed: float) -> None:
        super().__init__(speed)
        self._since = self._shown = time.monotonic() * 1000

    def now(self) -> int:
        return int(self._shown + (time.monotonic() * 1000 - self._since) * self._speed)

    def runs(self, speed: float, ahead: int = 0) -> None:
        """From now on at this speed, after so many milliseconds at once."""
        self._shown = self.now() + ahead
        self._since = time.monotonic() * 1000
        self._speed = speed


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    limits: Limits = GENEROUS,
    speed: float = FAST,
    seed: int = 1,
    port: int = 0,
    wall: Wall | None = None,
    store: Callable[[Path], Store] = SqliteStore,
    language: Service | None = None,
    **site: Any,
) -> AsyncIterator[Place]:
    house = House(Random(seed), words=WordList())
    world = World(store(folder / "rooms.db"), house, limits, wall or Wall(speed), Random(seed))
    world.librarian = Librarian(folder / "words.db")
    world.language = language
    about = Site(**{"public_url": "", "behind_proxy": False, "metrics_token": "", **site})
    server = Server(world, about)
    port = await server.start("127.0.0.1", port)
    try:
        yield Place(f"http://127.0.0.1:{port}", server)
    finally:
        await server.stop()


async def seated(url: str, names: tuple[str, ...] = NAMES[:5]) -> list[Client]:
    """These people in one room, the first as host."""
    host = await Client.opens(url, names[0])
    code = host.key.code
    others = [await Client.joins(url, code, name) for name in names[1:]]
    return [host, *others]


async def all_go(clients: list[Client]) -> None:
    for client in clients:
        await client.goes()


def asked_of(seen: Seen) -> Asked | None:
    return msgspec.convert(seen.asked, Asked) if seen.asked else None


class Player:
    """Answers whatever a client is asked, at random, until the game is over; a talker tries to
    say something as well, whether it may or not."""

    def __init__(
        self, client: Client, seed: int, pause: float = 0.01, *, talks: bool = False
    ) -> None:
        self.client = client
        self.answered = 0
        self._chance = Random(seed)
        self._talks = talks
        self._bot = RandomBot(Random(seed), QUESTIONS)
        self._pause = pause

    async def plays(self) -> None:
        while not is_over(self.client.seen):
            asked = asked_of(self.client.seen)
            if asked is not None and self.client.seen.given is None:
                with suppress(Refusal, Unknown):
                    answer = self._bot.answer(View(None, (), asked))
                    await self.client.does("answers", number=asked.number, answer=answer)
                    self.answered += 1
            if self._talks and self._chance.random() < 0.03:
                with suppress(Refusal):
                    await self.client.does("say", text=f"remark {self._chance.random()}")
            await asyncio.sleep(self._pause)

    async def plays_while_let(self) -> None:
        with suppress(ShownOut):
            await self.plays()


def is_over(seen: Seen) -> bool:
    return seen.outcome is not None


async def play(
    clients: list[Client], seconds: float = 120, *, talking: bool = False
) -> list[Player]:
    """Everybody plays until the end."""
    players = [Player(client, number, talks=talking) for number, client in enumerate(clients)]
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.plays() for player in players))
    return players


def run(party: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(party())

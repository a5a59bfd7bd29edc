"""A server with word lists, as tests ask it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec

from nightcall.client import Client
from nightcall.room.supply import BankWords
from nightcall.server.app import Server
from nightcall.server.keys import Site
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Limits
from nightcall.server.world import Wall, World
from nightcall.store.sqlite import SqliteStore
from nightcall.table import House
from nightcall.words.shelf import Shelf
from tests.server.party import FAST, GENEROUS, PLENTY

POND = "frog\teasy\tanimals\t\tfrogs\ntoad\nWalden Pond\thard\tplaces\tp\n"
AMPLE = msgspec.structs.replace(
    GENEROUS, lists_read=PLENTY, lists_changed=PLENTY, lists_reported=PLENTY
)

# so that no such word need stand here in the clear
RUDE = bytes([115, 104, 105, 116]).decode()


@asynccontextmanager
async def library(folder: Path, limits: Limits = AMPLE) -> AsyncIterator[str]:
    """The address of a running server with a shelf. Behind a proxy, so that a test can come from
    several networks."""
    with Shelf(folder / "words.db") as shelf:
        house = House(Random(1), words=BankWords(Random(1), shelf))
        store = SqliteStore(folder / "rooms.db")
        librarian = Librarian(folder / "words.db")
        world = World(store, house, limits, Wall(FAST), Random(1), librarian=librarian)
        site = Site("https://play.example", behind_proxy=True, metrics_token="")
        server = Server(world, site)
        port = await server.start("127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            await server.stop()


async def ask(method: str, url: str, key: str = "", **rest: Any) -> tuple[int, Any]:
    """What the server says, as JSON, and its status."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    headers |= rest.pop("headers", {})
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, headers=headers, **rest) as reply,
    ):
        return reply.status, await reply.json()


async def send(
    url: str, data: str | bytes, kind: str = "text/plain", key: str = "", **query: str
) -> tuple[int, Any]:
    """Make a list of this file; with a key, change the one at this address."""
    wished = {"name": "Pond", "language": "en", **query}
    reader = wished.pop("reader", "en")
    body = BytesIO(data.encode() if isinstance(data, str) else data)
    headers = {"Content-Type": kind, "Accept-Language": reader}
    method = "PUT" if key else "POST"
    return await ask(method, url, key, params=wished, data=body, headers=headers)


async def made(url: str, data: str = POND, *, publish: bool = False, **query: str) -> Any:
    """A list that was made, as its owner sees it, with its `key`."""
    status, found = await send(f"{url}/api/lists", data, **query)
    assert status == 201, found
    mine = {**found["list"], "key": found["key"]}
    if publish:
        path = f"{url}/api/lists/{mine['handle']}/publish"
        status, found = await ask("POST", path, mine["key"])
        assert status == 200, found
        mine |= found["list"]
    return mine


async def reason(asked: Any) -> str:
    """Why that was refused."""
    _, found = await asked
    return str(found["refused"]["reason"])


def on_the_shelf(folder: Path) -> list[str]:
    with Shelf(folder / "words.db") as shelf:
        return [each.name for each in shelf.listed()]


def remarks(client: Client) -> dict[str, str]:
    room = client.seen.room
    assert room is not None
    return {
        remark["key"]: remark["weight"]
        for remark in room["remarks"]
        if remark["key"].startswith("room-words-")
    }

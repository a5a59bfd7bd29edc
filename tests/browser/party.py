"""A party: a real server with a real SQLite file, and a page of a real browser for each person."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from nightcall.server.keys import HALL, SITE
from nightcall.server.live import LiveRoom
from tests.browser.chromium import TELEVISION, Chromium
from tests.browser.phone import Phone
from tests.browser.player import play
from tests.server.party import Place, TestWall, serving

BRISK = 20
"""How much faster than ours the clock runs where whole games are played. Else time passes when a
test says so."""


class Party:
    """People come to it one by one, with `ways` for what their phones are like. When it ends, no
    page may have had a fault of its own."""

    def __init__(self, chromium: Chromium, folder: Path, **ways: Any) -> None:
        self._chromium = chromium
        self._folder = folder
        self.ways = ways
        self._open = AsyncExitStack()
        self._place: Place | None = None
        self._wall = TestWall(1)
        self.phones: list[Phone] = []
        self.code = ""

    async def begins(self, *, speed: float = 1, seed: int = 1, port: int = 0) -> None:
        """The server starts; without this it does when somebody comes."""
        self._wall = TestWall(speed)
        serves = serving(self._folder, wall=self._wall, seed=seed, port=port)
        self._place = await self._open.enter_async_context(serves)
        self._place.server.app[SITE].public_url = self._place.url

    async def restarts(self, *, speed: float = 1) -> None:
        """The server stops, and comes back at the same address with what it has kept."""
        assert self._place is not None
        port = int(self._place.url.rpartition(":")[2])
        await self._open.aclose()
        await self.begins(speed=speed, port=port)

    async def ends(self) -> None:
        faults = [f"{phone.name}: {fault}" for phone in self.phones for fault in phone.faults]
        await asyncio.gather(*(phone.page.context.close() for phone in self.phones))
        await self._open.aclose()
        assert not faults, faults

    async def is_drawn(self) -> bool:
        return all(await asyncio.gather(*(phone.is_drawn() for phone in self.phones)))

    async def begins_anew(self) -> None:
        """Nobody has come yet, and the browser is a new one."""
        await self._open.aclose()
        await self._chromium.starts_anew()
        self._folder /= "anew"
        self._folder.mkdir()
        self._place, self.phones, self.code, self.ways = None, [], "", {}

    @property
    def url(self) -> str:
        assert self._place is not None
        return self._place.url

    @property
    def live(self) -> LiveRoom:
        """The room as the server has it: for cutting wires, never for playing."""
        assert self._place is not None
        return self._place.server.app[HALL].rooms[self.code].live

    def passes(self, seconds: int) -> None:
        """So much time has passed at the table."""
        self._wall.runs(1, seconds * 1000)
        self.live.arm()

    async def plays(self, people: Sequence[Phone], until: str) -> None:
        """Everybody plays in a hurry until this is on their screens; then time stands again."""
        self._wall.runs(BRISK)
        self.live.arm()
        await play(people, until)
        self._wall.runs(1)
        self.live.arm()

    async def takes_the_network_of(self, phone: Phone) -> None:
        """Its wires are cut at our end too: a browser keeps the sockets that are open."""
        await phone.page.context.set_offline(True)
        place = (await phone.watch()).client.key.place
        for device in tuple(self.live.crier.streams[place].readers):
            device.close(1001)
        await phone.sees(phone.say("lost"))

    # Who comes

    async def device(self, name: str, **ways: Any) -> Phone:
        """Somebody with a device that shows nothing yet."""
        if self._place is None:
            await self.begins()
        wanted = {"language": "en", **self.ways, **ways}
        context = await self._chromium.device(**wanted)
        phone = Phone(name, await context.new_page(), self.url, wanted["language"])
        self.phones.append(phone)
        return phone

    async def host(self, name: str, **ways: Any) -> Phone:
        """Somebody opens a table."""
        phone = await self.device(name, **ways)
        self.code = await phone.opens_a_table()
        return phone

    async def guest(self, name: str, **ways: Any) -> Phone:
        """Somebody comes by the table's link and sits down."""
        phone = await self.device(name, **ways)
        await phone.sits_down_at(self.code)
        return phone

    async def seated(self, *names: str) -> list[Phone]:
        """These people at one table, the first as host, in this order."""
        host = await self.host(names[0])
        guests = await asyncio.gather(*(self.device(name) for name in names[1:]))
        await asyncio.gather(*(guest.goes_to(f"/join/{self.code}") for guest in guests))
        for guest in guests:
            await guest.gives_its_name()
        return [host, *guests]

    async def television(self) -> Phone:
        television = await self.device("TV", size=TELEVISION)
        await television.page.goto(f"{self.url}/tv/{self.code}")
        await television.page.locator(".tv .code-shown", has_text=self.code).wait_for()
        return television

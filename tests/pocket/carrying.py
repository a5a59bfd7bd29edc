"""A device that carries a table: a client whose room is in its own pocket, not on a server."""

import asyncio

import msgspec

from nightcall.client import Client, Json, Key
from nightcall.pocket import Pocket, begin


class Carrier(Client):
    """Speaks with a pocket as a client does with a socket. `kept` is what its browser has kept."""

    def __init__(self, key: Key, records: list[Json]) -> None:
        super().__init__("", key)
        self.kept = list(records)
        self.closed_with: int | None = None
        self.is_full = False
        self._told: asyncio.Queue[Json] = asyncio.Queue()
        self._pocket: Pocket | None = None

    async def comes(self) -> "Carrier":
        copied = msgspec.json.encode(self.kept).decode()
        self._pocket = begin(self.key.code, copied, self._keeps, self._tells)
        self._life = asyncio.create_task(self._hears())
        hello = {"code": self.key.code, "place": self.key.place, "secret": self.key.secret}
        await self._send(hello)
        if self.closed_with is None:
            await self.until(lambda seen: seen.n)
        return self

    async def _keeps(self, records: str) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no room left on the device")
        self.kept += msgspec.json.decode(records)

    def _tells(self, text: str) -> None:
        message = msgspec.json.decode(text)
        if "closed" in message:
            self.closed_with = message["closed"]
        elif message.get("id") != "hello":
            self._told.put_nowait(message)

    async def _hears(self) -> None:
        while True:
            await self._take(await self._told.get())

    async def _send(self, command: Json) -> None:
        assert self._pocket is not None
        await self._pocket.hears(msgspec.json.encode(command).decode())

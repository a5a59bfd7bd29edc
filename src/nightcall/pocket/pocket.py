"""One room and the one device that reads it: both are in the same browser."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import SystemRandom

import msgspec

from nightcall.pocket.copied import CopiedStore
from nightcall.room.refused import Refused
from nightcall.room.supply import BankWords
from nightcall.server import closing
from nightcall.server.counter import Counter, refused_reply
from nightcall.server.hall import Hall
from nightcall.server.messages import Copied
from nightcall.server.stream import Stream
from nightcall.server.wire import BadMessage, hello
from nightcall.server.world import World
from nightcall.store import Record
from nightcall.table import House
from nightcall.words.shelf import Shelf

Tell = Callable[[str], object]

_encode = msgspec.json.encode
_records = msgspec.json.Decoder(list[Copied])


class Page:
    """The page, as a room knows it. Nothing is lost on the way to it, and it is never slow."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self.heard = time.monotonic()

    def send(self, payload: bytes, *, is_whole: bool = False) -> None:  # noqa: ARG002  a protocol
        self._tell(payload.decode())

    def hold(self) -> None: ...

    def let_go(self) -> None: ...

    def close(self, code: int) -> None:
        self._tell(_encode({"closed": code}).decode())


class Pocket:
    """Hears a greeting, then commands, one after the other, as a socket would."""

    def __init__(self, world: World, tell: Tell) -> None:
        self._hall = Hall(world)
        self._page = Page(tell)
        self._here: tuple[Counter, Stream] | None = None
        self._turn = asyncio.Lock()

    async def hears(self, text: str) -> None:
        async with self._turn:
            self._page.heard = time.monotonic()
            if self._here is None:
                await self._greets(text)
                return
            counter, stream = self._here
            await counter.hears(stream, self._page, text)

    async def _greets(self, text: str) -> None:
        try:
            greeting = hello(text)
            counter = await self._hall.find(greeting.code)
            self._here = counter, await counter.comes(greeting, self._page)
        except BadMessage as error:
            self._refuses(Refused("bad-message", error=str(error)))
        except Refused as refused:
            self._refuses(refused)

    def _refuses(self, refused: Refused) -> None:
        self._page.send(refused_reply("hello", refused))
        self._page.close(closing.NOT_ADMITTED)


def begin(code: str, copied: str, keep: Callable[[str], Awaitable[object]], tell: Tell) -> Pocket:
    """A room from the records that a server has sent, as JSON; `keep` is given new ones so."""

    async def keeps(records: Sequence[Record]) -> None:
        found = [Copied(record.n, record.at, msgspec.Raw(record.body)) for record in records]
        await keep(_encode(found).decode())

    records = [Record(one.n, one.at, bytes(one.body)) for one in _records.decode(copied)]
    chance = SystemRandom()
    shelf = Shelf(Path(tempfile.mkdtemp()) / "words.db")  # lists of people stay with their server
    house = House(chance, words=BankWords(chance, shelf))
    store = CopiedStore(code, records, keeps)
    return Pocket(World(store, house, chance=chance, is_pocket=True), tell)

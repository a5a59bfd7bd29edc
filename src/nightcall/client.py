"""A client for programs: bots, tests, whoever wants to sit at a table without a browser.

It keeps the view of its place up to date, and comes back by itself when the connection is lost.
"""

import asyncio
import contextlib
from collections.abc import Callable
from itertools import count
from random import uniform
from secrets import token_hex
from typing import Any, NamedTuple

import aiohttp
import msgspec

from nightcall.server import closing

Json = dict[str, Any]


class Key(NamedTuple):
    """What a device keeps of its place. A watcher has neither place nor secret."""

    code: str
    place: str | None = None
    secret: str = ""


class Refusal(Exception):  # noqa: N818  reads as a sentence
    """The server said no; nothing has happened."""

    def __init__(self, refused: Json) -> None:
        self.reason: str = refused["reason"]
        self.refused = refused
        super().__init__(f"{self.reason}: {refused.get('text')}")


class ShownOut(Exception):  # noqa: N818  reads as a sentence
    """The server closed the door for good: kicked, moved to another device, left."""


class Unknown(Exception):  # noqa: N818  reads as a sentence
    """The server was restarted before its reply came; whether it was done is not known."""


class Seen:
    """All that the server has told this place, added up."""

    def __init__(self) -> None:
        self.n = 0
        self.era = ""
        self.room: Json = {}
        self.said: list[Json] = []
        self.asked: Json | None = None
        self.given: Any = None
        self.house: Json | None = None
        self.steps: list[Json] = []
        self.ask: Json | None = None
        self.progress: Json | None = None
        self.clock: Json | None = None
        self.outcome: Json | None = None
        self.talk: list[Json] = []
        self.notes: dict[str, str] = {}
        self.untold: Json | None = None
        self.nudged = False
        self.understood: list[Json] = []
        self.notices: list[Json] = []

    def take(self, message: Json) -> None:
        if message.get("whole"):
            notices = self.notices
            self.__init__()  # type: ignore[misc]
            self.notices = notices
        self.said += message.pop("said", ())
        self.steps += message.pop("steps", ())
        self.notices += message.pop("notices", ())
        self.talk += message.pop("talk", ())
        self.understood += message.pop("understood", ())
        self.nudged = self.nudged and not {"asked", "given"} & message.keys()
        for name, value in message.items():
            setattr(self, name, value)


class Client:
    """Made by `opens`, `joins`, `watches` or `brings`, or from a key that was kept."""

    def __init__(self, url: str, key: Key, on_frame: Callable[[str], None] | None = None) -> None:
        self.url = url.rstrip("/")
        self.key = key
        self.seen = Seen()
        self.records: list[Json] = []  # of a table that this device carries
        self.reconnects = 0
        self.shown_out: int | None = None
        self._on_frame = on_frame
        self._again = ""
        self._ids = (f"{token_hex(4)}-{number}" for number in count(1))
        self._pending: dict[str, tuple[Json, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._life: asyncio.Task[None] | None = None

    # Coming

    @classmethod
    async def opens(
        cls, url: str, name: str, language: str = "en", stage: str = "phones"
    ) -> "Client":
        """As host; with the stage `device` or `console`, as keeper."""
        wanted = {"name": name, "language": language, "stage": stage}
        found = await post(url, "/api/rooms", wanted)
        return await cls(url, Key(**found)).comes()

    @classmethod
    async def joins(
        cls, url: str, code: str, name: str, kind: str = "person", instead: str | None = None
    ) -> "Client":
        """With `instead`, at the place of a bot or of somebody who is gone."""
        wanted = {"name": name, "kind": kind, "instead": instead}
        found = await post(url, f"/api/rooms/{code}/sit", wanted)
        return await cls(url, Key(**found)).comes()

    @classmethod
    async def brings(cls, url: str, code: str, ticket: str) -> "Client":
        """Another device for a place, by a ticket."""
        found = await post(url, f"/api/rooms/{code}/device", {"ticket": ticket})
        return await cls(url, Key(**found)).comes()

    @classmethod
    async def watches(cls, url: str, code: str) -> "Client":
        return await cls(url, Key(code)).comes()

    async def comes(self) -> "Client":
        """Connect, and stay so. Raises Refusal if this key opens nothing."""
        arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._life = asyncio.create_task(self._live(arrived))
        await arrived
        return self

    async def goes(self) -> None:
        """Close the connection. The place stays ours."""
        if self._life is not None:
            self._life.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._life
        self._fail(ShownOut("we went"))

    # Asking

    async def does(self, do: str, **fields: Any) -> Any:
        """Send a command and wait for its reply; raises Refusal."""
        if self.shown_out is not None:
            raise ShownOut(self.shown_out)
        command = {"do": do, "id": next(self._ids), **fields}
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[command["id"]] = (command, reply)
        await self._send(command)
        return await reply

    async def answers(self, answer: Any) -> Any:
        """Answer what this place is asked now."""
        number = self.seen.asked["number"] if self.seen.asked else 0
        return await self.does("answers", number=number, answer=answer)

    async def enters(self, seat: str, answer: Any, *, sure: bool = False) -> Any:
        """As keeper: answer the open question for this seat."""
        entered = {"seat": seat, "answer": answer, "n": self.seen.steps[-1]["n"]}
        return await self.does("enter", **entered, sure=sure)

    async def rewinds(self, to: int, *, sure: bool = False, after: int | None = None) -> Any:
        """As keeper: so many answers stay; refused if others came `after` so many."""
        return await self.does("rewind", to=to, sure=sure, after=after)

    async def corrects(
        self, n: int, answer: Any, *, sure: bool = False, after: int | None = None
    ) -> Json:
        """As keeper: answer `n` was another; what comes of it, and with `sure` it is done. `after`
        so many answers: refused if others came since."""
        told: Json = await self.does("correct", n=n, answer=answer, sure=sure, after=after)
        return told

    async def until(self, holds: Callable[[Seen], Any], seconds: float = 20) -> Seen:
        """Wait until this holds of what was seen."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: holds(self.seen) or self.shown_out)
        return self.seen

    # Living

    async def _live(self, arrived: asyncio.Future[None]) -> None:
        wait = 0.05
        async with aiohttp.ClientSession() as session:
            while self.shown_out is None:
                try:
                    async with session.ws_connect(
                        f"{self.url}/ws", compress=0, heartbeat=20, max_msg_size=0
                    ) as socket:
                        await self._greet(socket)
                        wait = 0.05
                        if not arrived.done():
                            arrived.set_result(None)
                        await self._listen(socket)
                except Refusal as refusal:
                    if not arrived.done():
                        arrived.set_exception(refusal)
                        return
                    if refusal.reason in ("no-such-room", "not-your-place", "room-locked"):
                        self.shown_out = closing.NOT_ADMITTED
                except (aiohttp.ClientError, OSError, TimeoutError) as error:
                    if not arrived.done():
                        arrived.set_exception(error)
                        return
                self._socket = None
                if self.shown_out is None:
                    self.reconnects += 1
                    await asyncio.sleep(wait * uniform(0.5, 1))  # noqa: S311  no secret
                    wait = min(2.0, wait * 2)
        self._fail(ShownOut(self.shown_out))
        async with self._changed:
            self._changed.notify_all()

    async def _greet(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        code, place, secret = self.key
        hello = {"code": code, "place": place, "secret": secret, "again": self._again}
        resume = {"seen": self.seen.n, "era": self.seen.era}
        await socket.send_str(msgspec.json.encode({**hello, **resume}).decode())
        first = await socket.receive(timeout=10)
        if first.type is not aiohttp.WSMsgType.TEXT:
            raise aiohttp.ClientConnectionError("no greeting")
        reply = msgspec.json.decode(first.data)
        if "refused" in reply:
            raise Refusal(reply["refused"])
        self._again = reply["done"].get("again", "")
        is_same = reply["done"]["era"] == self.seen.era
        self._socket = socket
        for command, future in list(self._pending.values()):
            if is_same or command["do"] in ("answers", "enter", "note"):
                await self._send(command)  # under its first id: nothing happens twice
            elif not future.done():
                future.set_exception(Unknown(command["do"]))

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                break
            if self._on_frame is not None:
                self._on_frame(frame.data)
            await self._take(msgspec.json.decode(frame.data))
        if socket.close_code in closing.FOR_GOOD:
            self.shown_out = socket.close_code

    async def _take(self, message: Json) -> None:
        if "records" in message:
            copied = message["records"]
            after = copied[0]["n"] - 1 if copied else 0
            self.records = [*self.records[:after], *copied]
        elif "n" in message:
            self.seen.take(message)
            async with self._changed:
                self._changed.notify_all()
        else:
            self._hear(message)

    def _hear(self, reply: Json) -> None:
        _, future = self._pending.pop(reply["id"], (None, None))
        if future is None or future.done():
            return
        if "refused" in reply:
            future.set_exception(Refusal(reply["refused"]))
        else:
            future.set_result(reply["done"])

    async def _send(self, command: Json) -> None:
        """What cannot be sent now is sent after the next greeting."""
        if self._socket is not None and not self._socket.closed:
            with contextlib.suppress(ConnectionError, aiohttp.ClientError):
                await self._socket.send_str(msgspec.json.encode(command).decode())

    def _fail(self, error: Exception) -> None:
        for _, future in self._pending.values():
            if not future.done():
                future.set_exception(error)
        self._pending.clear()


async def export(url: str, key: Key) -> list[Json]:
    """The finished games that this place was there for, line by line."""
    wanted = {"place": key.place, "secret": key.secret}
    lines = await _sent(url, f"/api/rooms/{key.code}/export", wanted)
    return [msgspec.json.decode(line) for line in lines.splitlines()]


async def delete(url: str, key: Key) -> None:
    """The room and all that is kept of it, by its host; there is no way back."""
    wanted = {"place": key.place, "secret": key.secret, "sure": True}
    await post(url, f"/api/rooms/{key.code}/delete", wanted)


async def go_on(url: str, key: Key, after: int, records: list[Json]) -> None:
    """As keeper of one device: what it has played by itself, after so many of the server's."""
    wanted = {"place": key.place, "secret": key.secret, "after": after, "records": records}
    await post(url, f"/api/rooms/{key.code}/records", wanted)


async def post(url: str, path: str, body: Json) -> Json:
    """One request to the HTTP interface; raises Refusal."""
    found: Json = msgspec.json.decode(await _sent(url, path, body))
    return found


async def _sent(url: str, path: str, body: Json) -> bytes:
    headers = {"Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(
            url.rstrip("/") + path, data=msgspec.json.encode(body), headers=headers
        ) as got,
    ):
        found = await got.read()
    if not got.ok:
        raise Refusal(msgspec.json.decode(found)["refused"])
    return found

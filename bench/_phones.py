"""Phones that cost little: a WebSocket client of just what the measurement needs."""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any, cast

import msgspec

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Phone(asyncio.Protocol):
    """Calls `hear` with every message; keeps the question it is asked."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.hear: Callable[[Phone, bytes], None] = lambda _, __: None
        self.arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = hello
        self._buffer = b""
        self.is_closed = False
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(UPGRADE)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise SystemExit(head.decode())
            self._is_open, self._buffer = True, rest
            self.send(self._hello)
        self._read_frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_closed:
            raise SystemExit(f"a phone was dropped: {error}")

    def send(self, message: dict[str, Any]) -> None:
        payload = msgspec.json.encode(message)
        size = len(payload)
        head = pack("!BB", TEXT, 0x80 | size) if size < 126 else pack("!BBH", TEXT, 0xFE, size)
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of noughts changes nothing

    def close(self) -> None:
        self.is_closed = True
        if self._transport is not None:
            self._transport.abort()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126 and len(buffer) - at >= 4:
                size, start = unpack_from("!H", buffer, at + 2)[0], at + 4
            elif size == 127 and len(buffer) - at >= 10:
                size, start = unpack_from("!Q", buffer, at + 2)[0], at + 10
            elif size > 125:
                break
            if len(buffer) < start + size:
                break
            if buffer[at] == PING and self._transport is not None:
                self._transport.write(pack("!BB", PONG, 0x80) + b"\0\0\0\0")
            elif buffer[at] == TEXT:
                if not self.arrived.done():
                    self.arrived.set_result(None)
                self.hear(self, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]


async def phone(port: int, hello: dict[str, Any]) -> Phone:
    loop = asyncio.get_running_loop()
    _, found = await loop.create_connection(lambda: Phone(hello), "127.0.0.1", port)
    await found.arrived
    return found

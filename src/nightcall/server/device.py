"""A device on its WebSocket. Sending never waits: who does not read is dropped, and comes back."""

import asyncio
import time
from struct import pack

from aiohttp import web

TEXT = 0x81  # one whole frame of text
PONG = 0x8A


class Device:
    """Frames are written to the transport itself, so that a fan-out costs one write a device."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, most_unread: int
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._most_unread = most_unread
        self._held: list[bytes] | None = None
        self.heard = time.monotonic()
        self.was_slow = False
        self.closed_with: int | None = None

    def send(self, payload: bytes, *, is_whole: bool = False) -> None:
        transport = self._transport
        if self.closed_with is not None or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._most_unread:
            self.was_slow = True
            transport.abort()
            return
        if is_whole:  # one view may be larger than what may lie unread otherwise
            self._most_unread = max(self._most_unread, len(payload) + self._most_unread // 2)
        if self._held is None:
            transport.write(frame(payload))
        else:
            self._held.append(frame(payload))

    def hold(self) -> None:
        """Whatever is sent now goes out with the reply that follows at once, in one write."""
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held, None
        if held and self.closed_with is None and not self._transport.is_closing():
            self._transport.write(b"".join(held))

    def pong(self, payload: bytes) -> None:
        if self.closed_with is None and not self._transport.is_closing():
            self._transport.write(pack("!BB", PONG, len(payload)) + payload)

    def close(self, code: int) -> None:
        """Say why, and go; a frozen device is not waited for."""
        if self.closed_with is None and not self._transport.is_closing():
            self.let_go()
            self.closed_with = code
            self._transport.write(pack("!BBH", 0x88, 2, code))
            asyncio.get_running_loop().call_later(2, self._transport.abort)


def frame(payload: bytes) -> bytes:
    """A server's text frame: it is never masked nor compressed (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return pack("!BB", TEXT, size) + payload
    if size < 65536:
        return pack("!BBH", TEXT, 126, size) + payload
    return pack("!BBQ", TEXT, 127, size) + payload

"""Connections on which nobody asks for anything. They cost a file each, and a process has not so
many of them: who opens them by the thousand would shut everybody else out."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from nightcall.server.keys import network_of
from nightcall.server.limits import Limits

A_LOOK = 1
IDLE = 120
"""Seconds that a connection stays open for another request, or for a slow one to read a reply."""

AN_UPLOAD = 120
"""Seconds within which a request has to be there, and its answer."""


class Loiterers:
    """`knows_addresses` is not so behind a proxy, to which all connections belong."""

    def __init__(self, limits: Limits, *, knows_addresses: bool) -> None:
        self._most = limits.connections_of_an_address
        self._first_words = limits.hello_seconds
        self._knows_addresses = knows_addresses
        self._busy: set[object] = set()
        self._have_asked: set[object] = set()
        self._since: dict[object, float] = {}

    @contextmanager
    def asks(self, connection: object) -> Iterator[None]:
        """While a request is answered, and a WebSocket is one for as long as it is open."""
        self._busy.add(connection)
        self._have_asked.add(connection)
        try:
            yield
        finally:
            self._busy.discard(connection)

    async def shown_out(self, server: web.Server) -> None:
        """Again and again, until it is cancelled."""
        while True:
            await asyncio.sleep(A_LOOK)
            self.look(server.connections, monotonic())

    def look(self, connections: list[RequestHandler], now: float) -> None:
        since: dict[object, float] = {}
        each: Counter[str] = Counter()
        for connection in connections:
            if connection in self._busy:
                continue
            since[connection] = self._since.get(connection, now)
            longest = IDLE if connection in self._have_asked else self._first_words
            address = self._address(connection)
            each[address] += 1
            is_one_too_many = self._knows_addresses and each[address] > self._most
            if now - since[connection] > longest or is_one_too_many:
                connection.force_close()
        self._since = since
        self._have_asked &= {*connections}

    def _address(self, connection: RequestHandler) -> str:
        name = connection.transport.get_extra_info("peername") if connection.transport else None
        return network_of(str(name[0])) if name else ""

"""What an aiohttp application carries for its handlers."""

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network

from aiohttp import web

from nightcall.room.refused import Refused
from nightcall.server.hall import Hall
from nightcall.server.limits import Buckets, Limits
from nightcall.server.papers import Papers


class Doors:
    """Who may come in how often, by address."""

    def __init__(self, limits: Limits) -> None:
        self._joins = Buckets(limits.joins, time.monotonic)
        self._mistakes = Buckets(limits.mistakes, time.monotonic)
        self._rooms = Buckets(limits.rooms_opened, time.monotonic)
        self._papers = Buckets(limits.papers, time.monotonic)
        self._most_of_an_address = limits.connections_of_an_address
        self.here: Counter[str] = Counter()
        self.connections = 0

    def connects(self, address: str) -> None:
        """One connection more; `disconnects` is to follow if this is not refused."""
        if self.here[address] >= self._most_of_an_address:
            raise Refused("too-many-connections", most=self._most_of_an_address)
        self.here[address] += 1
        self.connections += 1

    def disconnects(self, address: str) -> None:
        self.connections -= 1
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]

    def comes(self, address: str) -> None:
        """Somebody tries to join; who was wrong too often has to wait, right or not."""
        if self._mistakes.is_empty(address) or not self._joins.take(address):
            raise Refused("too-many-tries")

    def opens(self, address: str) -> None:
        if not self._rooms.take(address):
            raise Refused("too-many-tries")

    def takes_papers(self, address: str, code: str) -> None:
        """Somebody wants what is kept of a room, which costs more than anything else."""
        self.comes(address)
        if not self._papers.take(f"from {address}") or not self._papers.take(f"of {code}"):
            raise Refused("too-many-tries")

    def was_wrong(self, address: str) -> None:
        self._mistakes.take(address)


class Site:
    """Where this server is reached from: its public address, and a proxy before it if any."""

    def __init__(self, public_url: str, *, behind_proxy: bool, metrics_token: str) -> None:
        self.public_url = public_url.rstrip("/")
        self.behind_proxy = behind_proxy
        self.metrics_token = metrics_token


HALL = web.AppKey("hall", Hall)
PAPERS = web.AppKey("papers", Papers)
DOORS = web.AppKey("doors", Doors)
SITE = web.AppKey("site", Site)

MISTAKES = ("no-such-room", "room-archived", "not-your-place", "no-such-ticket")


def address_of(request: web.Request) -> str:
    """The address of whoever asks; behind a proxy, the one the proxy saw."""
    forwarded = request.headers.getall("X-Forwarded-For", [])
    if request.app[SITE].behind_proxy and forwarded:
        return network_of(forwarded[-1].rpartition(",")[2].strip())
    return network_of(request.remote or "")


def network_of(address: str) -> str:
    """Whoever has one address of version 6 has 2^64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)

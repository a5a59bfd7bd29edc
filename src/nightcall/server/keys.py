"""What an aiohttp application carries for its handlers."""

import time

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
        self.connections = 0

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
        return forwarded[-1].rpartition(",")[2].strip()
    return request.remote or ""

"""Running a server until it is told to stop."""

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom

import msgspec

from nightcall.bots.language import Service, Settings
from nightcall.room.supply import BankWords
from nightcall.server.app import Server
from nightcall.server.garbage import Garbage
from nightcall.server.keys import Site
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Limits
from nightcall.server.logs import log_to_stderr
from nightcall.server.world import Wall, World
from nightcall.store.sqlite import SqliteStore
from nightcall.table import House
from nightcall.words.shelf import Shelf

log = logging.getLogger("nightcall")

MANY_FILES = 65_536
A_MINUTE = 60


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """`public_url` is how people reach it; empty: this machine's address in its network."""

    host: str
    port: int
    data: Path
    public_url: str = ""
    behind_proxy: bool = False
    metrics_token: str = ""
    limits: Limits = Limits()
    language: Settings | None = None
    speed: float = 1.0


def run(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told the address. OSError: port or folder."""
    log_to_stderr()
    allow_many_files()
    try:
        import uvloop  # noqa: PLC0415  not there on Windows
    except ImportError:
        asyncio.run(serve(config, ready))
    else:
        uvloop.run(serve(config, ready))


async def serve(config: Config, ready: Callable[[str], None]) -> None:
    config.data.mkdir(parents=True, exist_ok=True)
    chance = SystemRandom()
    lists = config.data / "words.db"
    house = House(chance, words=BankWords(chance, Shelf(lists)))
    store = SqliteStore(config.data / "rooms.db")
    wall = Wall(config.speed)
    world = World(store, house, config.limits, wall, chance, librarian=Librarian(lists))
    world.language = Service(config.language) if config.language is not None else None
    site = Site(
        config.public_url, behind_proxy=config.behind_proxy, metrics_token=config.metrics_token
    )
    server = Server(world, site)
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    try:
        port = await server.start(config.host, config.port)
    except OSError:
        await server.stop()  # the store has a thread of its own, which must end first
        raise
    site.public_url = config.public_url or f"http://{own_address(config.host)}:{port}"
    garbage = Garbage()
    garbage.begin()
    log.info("ready", extra={"port": port})
    ready(site.public_url)
    tidying = asyncio.create_task(_tidy(garbage))
    await stop.wait()
    tidying.cancel()
    await server.stop()
    garbage.end()


def allow_many_files() -> None:
    """Every device is an open file, and a shell allows a thousand where the system has no need."""
    try:
        import resource  # noqa: PLC0415  not there on Windows
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY:
        with contextlib.suppress(ValueError, OSError):
            wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


async def _tidy(garbage: Garbage) -> None:
    while True:
        await asyncio.sleep(A_MINUTE)
        garbage.look_everywhere()


def own_address(host: str) -> str:
    """How others in the same network reach this machine."""
    if host not in ("", "0.0.0.0", "::"):  # noqa: S104  it is only compared
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks which way packets would go
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"

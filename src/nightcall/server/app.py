"""The server as one application: rooms, handlers, static files, start and stop."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

from aiohttp import web

from nightcall.server.api import bring_device, delete, export, games, go_on, open_room, sit
from nightcall.server.cards import add_cards
from nightcall.server.guard import LOITERERS, guard
from nightcall.server.hall import Hall
from nightcall.server.keys import DOORS, HALL, PAPERS, SITE, Doors, Site
from nightcall.server.lists import add_lists
from nightcall.server.loiterers import Loiterers
from nightcall.server.metrics import healthz, metrics
from nightcall.server.pages import add_pages
from nightcall.server.papers import Papers
from nightcall.server.pocket_files import add_pocket
from nightcall.server.sockets import websocket
from nightcall.server.world import World

log = logging.getLogger("nightcall")

AN_HOUR = 3600


def make_app(world: World, site: Site) -> web.Application:
    app = web.Application(middlewares=[guard], client_max_size=world.limits.message_bytes)
    app[HALL] = Hall(world)
    app[PAPERS] = Papers(app[HALL])
    app[DOORS] = Doors(world.limits)
    app[SITE] = site
    app[LOITERERS] = Loiterers(world.limits, knows_addresses=not site.behind_proxy)
    app.router.add_get("/ws", websocket)
    app.router.add_post("/api/rooms", open_room)
    app.router.add_post("/api/rooms/{code}/sit", sit)
    app.router.add_post("/api/rooms/{code}/device", bring_device)
    app.router.add_post("/api/rooms/{code}/export", export)
    app.router.add_post("/api/rooms/{code}/delete", delete)
    app.router.add_post("/api/rooms/{code}/records", go_on)
    app.router.add_get("/api/games", games)
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)
    add_pages(app, world.limits)
    add_pocket(app)
    add_lists(app, world.librarian, world.limits)
    add_cards(app, world.limits)
    app.cleanup_ctx.append(_rooms)
    return app


async def _rooms(app: web.Application) -> AsyncIterator[None]:
    """All rooms come back before anybody is let in; on the way out everybody is told first."""
    hall, begin = app[HALL], time.perf_counter()
    rooms = await hall.open_again()
    seconds = round(time.perf_counter() - begin, 3)
    log.info("rooms are back", extra={"rooms": rooms, "seconds": seconds})
    resting = asyncio.create_task(_let_rooms_rest(hall, app[PAPERS]))
    yield
    resting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await resting
    if hall.world.language is not None:
        await hall.world.language.close()
    await hall.world.store.close()
    log.info("stopped")


async def _let_rooms_rest(hall: Hall, papers: Papers) -> None:
    while True:
        hall.rest()
        await papers.put_away()
        await asyncio.sleep(AN_HOUR)


class Server:
    """An application on its port. `stop` lets every device know that it may come back."""

    def __init__(self, world: World, site: Site) -> None:
        self.app = make_app(world, site)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=3)
        self._showing_out: asyncio.Task[None] | None = None

    async def start(self, host: str, port: int) -> int:
        """Says on which port, which matters if that was left open by 0."""
        await self._runner.setup()
        if self._runner.server is not None:
            shown_out = self.app[LOITERERS].shown_out(self._runner.server)
            self._showing_out = asyncio.create_task(shown_out)
        await web.TCPSite(self._runner, host, port, backlog=1024).start()
        address = self._runner.addresses[0]
        return int(address[1])

    async def stop(self) -> None:
        self.app[HALL].stop()
        if self._showing_out is not None:
            self._showing_out.cancel()
        await self._runner.cleanup()

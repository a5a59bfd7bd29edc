"""/api/cards: cards to print, as PDF. See docs/cards.md. /api/calls: a turn card for a screen.

Texts are looked up in a thread and set in a process of its own, so that no room waits for it.
"""

import asyncio
import json
import logging
import sys
import time
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from nightcall.cards import CannotPrint, Order, is_ready
from nightcall.cards.deck import village_of
from nightcall.cards.order import sheets_of
from nightcall.cards.press import CHILD, GET_IT, job_of
from nightcall.games import GAMES
from nightcall.room.refused import Refused
from nightcall.server.guard import check_origin
from nightcall.server.keys import DOORS, HALL, MISTAKES, SITE, address_of
from nightcall.server.limits import Buckets, Limits
from nightcall.server.messages import encode
from nightcall.server.refusals import texts
from nightcall.text import LANGUAGES

log = logging.getLogger("nightcall")

SECONDS = 20  # a large order takes one or two
MOST_WAITING = 8


class Wanted(Order, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`code` is a room whose door is to be printed too, as a picture to scan."""

    code: Annotated[str, Meta(max_length=16)] = ""


class Press:
    """One order is set at a time; who comes when too many wait has to come again."""

    def __init__(self, limits: Limits) -> None:
        self.orders = Buckets(limits.cards, time.monotonic)
        self.calls = Buckets(limits.calls, time.monotonic)
        self.waiting = 0
        self._one = asyncio.Semaphore(1)

    async def sets(self, job: bytes) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise Refused("too-fast")
        self.waiting += 1
        try:
            async with self._one:
                return await _apart(job)
        finally:
            self.waiting -= 1


PRESS = web.AppKey("press", Press)


def add_cards(app: web.Application, limits: Limits) -> None:
    app[PRESS] = Press(limits)
    app.router.add_get("/api/cards", ready)
    app.router.add_post("/api/cards", cards)
    app.router.add_post("/api/calls", calls)


async def ready(_request: web.Request) -> web.Response:
    """Whether this server can print at all, and which sheets each game has."""
    sheets = {game.name: sheets_of(game.name) for game in GAMES}
    body = encode({"ready": is_ready(), "sheets": sheets})
    return web.Response(body=body, content_type="application/json")


async def cards(request: web.Request) -> web.Response:
    wanted = await _body(request)
    press = request.app[PRESS]
    if not press.orders.take(address_of(request)):
        raise Refused("too-many-tries")
    if not is_ready():
        return _refused(CannotPrint("not-here", command=GET_IT), _reader(request, wanted))
    try:
        link = await _link(request, wanted.code)
        job = await asyncio.to_thread(job_of, wanted, link)
    except CannotPrint as error:
        return _refused(error, _reader(request, wanted))
    made = await press.sets(json.dumps(job).encode())
    name = f"nightcall-{wanted.game}-{wanted.language}-{wanted.paper}.pdf"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(body=made, content_type="application/pdf", headers=headers)


async def calls(request: web.Request) -> web.Response:
    """The turn card of a village, for whoever leads its nights from a screen."""
    wanted = await _body(request)
    if not request.app[PRESS].calls.take(address_of(request)):
        raise Refused("too-many-tries")
    try:
        village = await asyncio.to_thread(village_of, wanted)
        nights = await asyncio.to_thread(village.nights)
    except CannotPrint as error:
        return _refused(error, _reader(request, wanted))
    body = encode({"nights": nights, "day": village.printed.day})
    return web.Response(body=body, content_type="application/json")


async def _apart(job: bytes) -> bytes:
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable, str(CHILD), stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        made, wrong = await asyncio.wait_for(child.communicate(job), SECONDS)
    except (TimeoutError, asyncio.CancelledError) as error:
        child.kill()
        await child.wait()
        if isinstance(error, asyncio.CancelledError):
            raise
        log.exception("cards were not set in time", extra={"seconds": SECONDS})
        raise Refused("our-fault") from error
    if child.returncode != 0:
        log.error("cards were not set", extra={"why": wrong.decode(errors="replace")[-400:]})
        raise Refused("our-fault")
    return made


async def _link(request: web.Request, typed: str) -> str:
    """The way into a room of this server. Codes are tried here no more often than at its door."""
    if not typed:
        return ""
    doors, address = request.app[DOORS], address_of(request)
    doors.comes(address)
    try:
        counter = await request.app[HALL].find(typed)
    except Refused as refused:
        if refused.reason not in MISTAKES:
            raise
        doors.was_wrong(address)
        raise CannotPrint("bad-table", table=typed) from refused
    return f"{request.app[SITE].public_url}/join/{counter.live.code}"


def _refused(error: CannotPrint, language: str) -> web.Response:
    said = error.said(texts(language))
    refused = {"reason": "cannot-print", "args": {"why": error.reason}, "text": said}
    body = encode({"refused": refused})
    return web.Response(body=body, status=422, content_type="application/json")


def _reader(request: web.Request, wanted: Wanted) -> str:
    """The language of the page, if the house speaks it; a program may only name the cards'."""
    first = request.headers.get("Accept-Language", "").partition(",")[0][:2].lower()
    return first if first in LANGUAGES else wanted.language


async def _body(request: web.Request) -> Wanted:
    check_origin(request)
    if request.content_type != "application/json":
        raise Refused("bad-message", error="application/json")
    try:
        return msgspec.json.decode(await request.read(), type=Wanted)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad-message", error=str(error)[:200]) from error

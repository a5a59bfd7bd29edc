"""/ws: a greeting, then commands and their replies, beside the numbered messages of the place."""

import asyncio
import logging
import time

from aiohttp import WSMsgType, web

from nightcall.room.refused import Refused
from nightcall.server import closing
from nightcall.server.counter import Counter, refused_reply
from nightcall.server.device import Device
from nightcall.server.guard import check_origin
from nightcall.server.keys import DOORS, HALL, MISTAKES, address_of
from nightcall.server.limits import Buckets
from nightcall.server.stream import Stream
from nightcall.server.wire import BadMessage, hello, id_of

log = logging.getLogger("nightcall")

HEARTBEAT = 20
PASSING = (
    "too-many-tries",
    "too-many-connections",
    "too-many-devices",
    "room-too-busy",
    "not-kept",
    "our-fault",
)
"""Refusals of a greeting that may not hold in a moment: nobody loses a place by them."""

CONTROL = (WSMsgType.PING, WSMsgType.PONG)

PATIENCE = 40
"""How many commands too fast are refused before the connection is closed."""


async def websocket(request: web.Request) -> web.StreamResponse:
    check_origin(request)
    hall, doors, address = request.app[HALL], request.app[DOORS], address_of(request)
    limits = hall.world.limits
    if doors.connections >= limits.connections:
        raise web.HTTPServiceUnavailable
    socket = web.WebSocketResponse(
        compress=False,
        heartbeat=HEARTBEAT,
        max_msg_size=limits.message_bytes,
        timeout=2,
        autoclose=False,
        autoping=False,  # or pings would have no limit
    )
    await socket.prepare(request)
    transport = request.transport
    if transport is None:
        return socket
    device = Device(socket, transport, limits.write_buffer)
    try:
        doors.connects(address)
    except Refused as refused:  # said on the socket: a browser tells a page nothing else of it
        device.send(refused_reply("hello", refused))
        device.close(closing.TRY_AGAIN)
        transport.close()
        return socket
    counter: Counter | None = None
    stream: Stream | None = None
    try:
        counter, stream = await _admit(request, socket, device)
        await _listen(counter, stream, socket, device)
    except Refused as refused:
        device.send(refused_reply("hello", refused))
        is_passing = refused.reason in PASSING
        device.close(closing.TRY_AGAIN if is_passing else closing.NOT_ADMITTED)
    except TimeoutError:
        device.close(closing.NO_HELLO)
    finally:
        if device.closed_with is not None:
            transport.close()  # a second goodbye would make a browser forget the first one's code
        doors.disconnects(address)
        hall.world.counts["dropped"] += device.was_slow
        if counter is not None and stream is not None:
            await counter.goes(stream, device)
    return socket


async def _admit(
    request: web.Request, socket: web.WebSocketResponse, device: Device
) -> tuple[Counter, Stream]:
    hall, doors, address = request.app[HALL], request.app[DOORS], address_of(request)
    async with asyncio.timeout(hall.world.limits.hello_seconds):
        first = await socket.receive()
    try:
        doors.comes(address)
        greeting = hello(first.data if first.type is WSMsgType.TEXT else "")
        counter = await hall.find(greeting.code)
        return counter, await counter.comes(greeting, device)
    except BadMessage as error:
        raise Refused("bad-message", error=str(error)) from error
    except Refused as refused:
        if refused.reason in MISTAKES:
            doors.was_wrong(address)
        raise


async def _listen(
    counter: Counter, stream: Stream, socket: web.WebSocketResponse, device: Device
) -> None:
    """Commands one after the other, until the device goes."""
    pace = Buckets(counter.live.world.limits.commands, time.monotonic)
    hurries = 0
    async for message in socket:
        device.heard = time.monotonic()
        is_text = message.type is WSMsgType.TEXT
        if device.closed_with is not None or not (is_text or message.type in CONTROL):
            break
        if not pace.take():
            hurries += 1
            if is_text:
                device.send(refused_reply(id_of(message.data), Refused("too-fast"), counter.live))
            if hurries > PATIENCE:
                device.close(closing.TOO_FAST)
                break
            continue
        if not is_text:
            if message.type is WSMsgType.PING:
                device.pong(message.data)
            continue
        await counter.hears(stream, device, message.data)

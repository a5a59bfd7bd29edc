"""What stands before every handler: headers that keep pages strict, one shape for refusals."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from nightcall.room.refused import Refused
from nightcall.server.keys import SITE
from nightcall.server.loiterers import AN_UPLOAD, Loiterers
from nightcall.server.messages import encode
from nightcall.server.refusals import refusal

log = logging.getLogger("nightcall")

LOITERERS = web.AppKey("loiterers", Loiterers)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; media-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

STATUS = {
    "no-such-room": 404,
    "room-archived": 410,
    "not-found": 404,
    "no-such-ticket": 403,
    "not-your-place": 403,
    "wrong-origin": 403,
    "too-many-tries": 429,
    "room-too-busy": 429,
    "hall-full": 503,
    "not-kept": 503,
    "our-fault": 500,
}
"""Of a refusal; any other is 409: the request is fine and the room says no."""


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    longest = None if request.path == "/ws" else AN_UPLOAD
    try:
        with request.app[LOITERERS].asks(request.protocol):
            async with asyncio.timeout(longest):
                response = await handler(request)
    except Refused as refused:
        response = refused_response(refused)
    except web.HTTPException as error:
        response = refused_response(Refused(_reason(error.status)), error.status)
    except TimeoutError:
        response = refused_response(Refused("bad-request"), 408)
    except ConnectionError:
        response = refused_response(Refused("bad-request"))  # and nobody is there to read it
    except Exception:
        log.exception("fault in a request", extra={"handler": handler.__qualname__})
        response = refused_response(Refused("our-fault"))
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers["Server"] = "nightcall"
        if request.path.startswith("/api"):
            response.headers["Cache-Control"] = "no-store"
    return response


def refused_response(refused: Refused, status: int | None = None) -> web.Response:
    body = encode({"refused": refusal(refused, "en")})
    code = status or STATUS.get(refused.reason, 409)
    return web.Response(body=body, status=code, content_type="application/json")


def check_origin(request: web.Request) -> None:
    """A page of another site may not speak for its visitor. Programs send no Origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    allowed = {request.host, urlsplit(request.app[SITE].public_url).netloc}
    if urlsplit(origin).netloc not in allowed:
        raise Refused("wrong-origin")


def _reason(status: int) -> str:
    return {404: "not-found", 405: "not-found", 413: "too-large"}.get(status, "bad-request")

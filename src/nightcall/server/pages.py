"""What a browser fetches besides messages: the page, texts, icons, and codes to scan."""

import gzip
import hashlib
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import segno
from aiohttp import web

from nightcall.room.refused import Refused
from nightcall.server.guard import check_origin
from nightcall.server.keys import SITE, address_of
from nightcall.server.limits import Buckets, Limits
from nightcall.server.refusals import texts
from nightcall.text import FOLDER, LANGUAGES

STATIC = Path(__file__).parent / "static"
ICONS = Path(__file__).parent.parent / "icons"
PAGES = (
    "/", "/join/{code}", "/table/{code}", "/tv/{code}", "/help", "/help/{game}", "/lists",
    "/lists/{name}", "/cards", "/{code:[A-Za-z0-9]{6}}",
)  # fmt: skip
VOICE = Path(__file__).parent.parent / "voice"
FILES = ("table", "cards", "client", "room", "voice", "werewords", "werewolf", "wherewolf")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LONGEST_PATH = 200
QR_CODES = web.AppKey("qr_codes", Buckets)


def add_pages(app: web.Application, limits: Limits) -> None:
    app[QR_CODES] = Buckets(limits.qr_codes, time.monotonic)
    for page in PAGES:
        app.router.add_get(page, _page)
    app.router.add_get("/static/{name}", _static)
    app.router.add_get("/worker.js", _worker)
    app.router.add_get("/text/{language}.ftl", _text)
    app.router.add_get("/voice/{language}.json", _voice)
    app.router.add_get("/voice/{language}/{name}", _recording)
    app.router.add_get("/icons.svg", _icons)
    app.router.add_get("/icon.svg", _icon)
    app.router.add_post("/api/qr", _qr)


class Made(NamedTuple):
    """A body that is made once, and sent compressed to all who can read it so."""

    plain: bytes
    packed: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> "Made":
        tag = hashlib.sha256(body).hexdigest()[:16]
        return cls(body, gzip.compress(body, mtime=0), f'"{tag}"')


async def _page(request: web.Request) -> web.StreamResponse:
    if not (STATIC / "index.html").is_file():
        return web.Response(text=texts("en").say("room-no-client") + "\n")
    return _sent(request, _file("index.html"), "text/html", ASK_AGAIN)


async def _static(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    kinds = {".js": "text/javascript", ".css": "text/css"}
    if Path(name).suffix not in kinds or not _is_in(STATIC, name):
        raise web.HTTPNotFound
    return _sent(request, _file(name), kinds[Path(name).suffix], FOR_EVER)


async def _worker(request: web.Request) -> web.StreamResponse:
    """Keeps the page on a device. It may do so for all pages, since it lies beside them."""
    if not (STATIC / "worker.js").is_file():
        raise web.HTTPNotFound
    return _sent(request, _file("worker.js"), "text/javascript", ASK_AGAIN)


async def _text(request: web.Request) -> web.StreamResponse:
    language = request.match_info["language"]
    if language not in LANGUAGES:
        raise web.HTTPNotFound
    return _sent(request, _texts(language), "text/plain", ASK_AGAIN)


async def _voice(request: web.Request) -> web.StreamResponse:
    """What is recorded in a language; no lines where the engine does not speak it."""
    language = request.match_info["language"]
    if language not in LANGUAGES:
        raise web.HTTPNotFound
    return _sent(request, _recorded(language), "application/json", ASK_AGAIN)


async def _recording(request: web.Request) -> web.StreamResponse:
    language, name = request.match_info["language"], request.match_info["name"]
    kinds = {".opus": "audio/ogg", ".mp3": "audio/mpeg"}
    path = VOICE / language / name
    if language not in LANGUAGES or path.suffix not in kinds or not _is_in(VOICE / language, name):
        raise web.HTTPNotFound
    headers = {"Content-Type": kinds[path.suffix], "Cache-Control": "public, max-age=86400"}
    return web.FileResponse(path, headers=headers)


def _is_in(folder: Path, name: str) -> bool:
    """Whether a file of this folder is called so. A name can hold %2F, which comes as a slash."""
    return name == Path(name).name and (folder / name).is_file()


async def _icons(request: web.Request) -> web.StreamResponse:
    return _sent(request, _sprite(), "image/svg+xml", ASK_AGAIN)


async def _icon(request: web.Request) -> web.StreamResponse:
    return _sent(request, _one_icon("nightcall"), "image/svg+xml", ASK_AGAIN)


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A path of this site. A ticket stands behind # in it, and so in no log."""

    path: str


async def _qr(request: web.Request) -> web.StreamResponse:
    """A code to scan that leads to this path. Nothing is kept of it."""
    check_origin(request)
    try:
        wanted = msgspec.json.decode(await request.read(), type=Code)
    except msgspec.DecodeError as error:
        raise Refused("bad-message", error=str(error)[:200]) from error
    if not wanted.path.startswith("/") or len(wanted.path) > LONGEST_PATH:
        raise Refused("bad-request")
    if not request.app[QR_CODES].take(address_of(request)):
        raise Refused("too-many-tries")
    address = request.app[SITE].public_url.rstrip("/") + wanted.path
    drawn = segno.make(address, error="m", micro=False).svg_inline(
        scale=1, border=3, omitsize=True, dark="#000", light="#fff", svgclass=None, lineclass=None
    )
    body = msgspec.json.encode({"url": address, "svg": drawn})
    return web.Response(body=body, content_type="application/json")


def _sent(request: web.Request, made: Made, kind: str, caching: str) -> web.Response:
    headers = {"Cache-Control": caching, "ETag": made.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == made.tag:
        return web.Response(status=304, headers=headers)
    body = made.plain
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = made.packed
    return web.Response(body=body, headers=headers, content_type=kind, charset="utf-8")


@cache
def _file(name: str) -> Made:
    return Made.of((STATIC / name).read_bytes())


@cache
def _texts(language: str) -> Made:
    """All that a browser says in this language; what is not there yet it says in English."""
    folder = FOLDER / language
    paths = [folder / f"{name}.ftl" for name in FILES]
    return Made.of(b"\n".join(path.read_bytes() for path in paths if path.is_file()))


@cache
def _recorded(language: str) -> Made:
    path = VOICE / f"{language}.json"
    return Made.of(path.read_bytes() if path.is_file() else b'{"lines":[]}')


@cache
def _sprite() -> Made:
    """All icons as symbols of one picture."""
    symbols = [_symbol(path) for path in sorted(ICONS.glob("*.svg"))]
    return Made.of(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'.encode())


@cache
def _one_icon(name: str) -> Made:
    return Made.of((ICONS / f"{name}.svg").read_bytes())


def _symbol(path: Path) -> str:
    drawn = path.read_text("utf-8")
    inside = drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]
    return f'<symbol id="i-{path.stem}" viewBox="0 0 24 24">{inside.strip()}</symbol>'

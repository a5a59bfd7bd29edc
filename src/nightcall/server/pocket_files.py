"""What a device fetches to go on by itself: a Python for browsers, and this program as one file.

The Python is built into the package with the client; the program is packed from what runs here, so
that both play by the same rules.
"""

import asyncio
import hashlib
import io
import zipfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

HOUSE = Path(__file__).parent.parent
PYTHON = Path(__file__).parent / "static" / "pocket"
PARTS = ("bots", "games", "pocket", "room", "server", "store", "table", "text", "words")
KINDS = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}
STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'"
"""For the worker alone: a page may compile nothing."""


class Packed(NamedTuple):
    body: bytes
    tag: str


def add_pocket(app: web.Application) -> None:
    app.router.add_get("/pocket/house.zip", _house)
    app.router.add_get("/pocket/{version}/{name}", _python)


async def _python(request: web.Request) -> web.StreamResponse:
    version, name = request.match_info["version"], request.match_info["name"]
    path = PYTHON / version / name
    is_ours = {version, name} == {Path(version).name, Path(name).name} and path.is_file()
    if not is_ours or path.suffix not in KINDS:
        raise web.HTTPNotFound
    headers = {
        "Content-Type": KINDS[path.suffix],
        "Content-Security-Policy": STRICT,
        "Cache-Control": "public, max-age=31536000, immutable",
    }
    return web.FileResponse(path, headers=headers)  # packed, where it lies there so too


async def _house(request: web.Request) -> web.StreamResponse:
    packed = await asyncio.to_thread(house)
    headers = {"Cache-Control": "no-cache", "ETag": packed.tag}
    if request.headers.get("If-None-Match") == packed.tag:
        return web.Response(status=304, headers=headers)
    return web.Response(body=packed.body, headers=headers, content_type="application/zip")


@cache
def house() -> Packed:
    """Every module that a room needs, and the words that it draws from."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted([HOUSE / "__init__.py", *_of_parts()]):
            name = f"nightcall/{path.relative_to(HOUSE).as_posix()}"
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    found = body.getvalue()
    return Packed(found, f'"{hashlib.sha256(found).hexdigest()[:16]}"')


def _of_parts() -> list[Path]:
    paths = [path for part in PARTS for path in (HOUSE / part).rglob("*") if path.is_file()]
    return [path for path in paths if _is_read(path)]


def _is_read(path: Path) -> bool:
    """No bot plays in a pocket, so what bots know stays here. The page has all texts: one of each
    language says that there is such a language."""
    is_word = path.is_relative_to(HOUSE / "words") and path.suffix in (".tsv", ".hashes")
    return is_word or path.suffix == ".py" or path.name == "table.ftl"

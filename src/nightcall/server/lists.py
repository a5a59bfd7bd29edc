"""/api/lists: word lists that people keep on this server, share and report. See docs/protocol.md.

A list is made and changed by sending its file. The owner's key is in a header, never in an address.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
from aiohttp import web
from msgspec import Meta

from nightcall.room.refused import Refused
from nightcall.server.guard import check_origin
from nightcall.server.keys import DOORS, address_of
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Buckets, Limits
from nightcall.server.messages import encode
from nightcall.server.shown_lists import mine, refusal, said, theirs, with_estimates
from nightcall.words.entries import MOST_PROBLEMS
from nightcall.words.estimate import estimated
from nightcall.words.exchange import LARGEST, read_list, write_list
from nightcall.words.refused import Refused as ListRefused
from nightcall.words.refused import refuse
from nightcall.words.shelf import Shelf
from nightcall.words.wordlist import WordList

FORMS = {"text/plain": "text", "text/csv": "csv", "application/json": "json"}
KINDS = {"text": "text/plain", "csv": "text/csv", "json": "application/json"}
ENDINGS = {"text": "txt", "csv": "csv", "json": "json"}
SECONDS_TO_SEND = 60
STATUS = {
    "no-such-list": 404,
    "not-the-owner": 403,
    "withdrawn": 409,
    "too-large": 413,
    "shelf-full": 503,
}
"""Of what the shelf refuses; any other is 422: something in the list is wrong."""

Result = TypeVar("Result")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(max_length=40)]
    note: Annotated[str, Meta(max_length=400)] = ""


class Lists:
    """The librarian, and how often anybody may come to them, by address."""

    def __init__(self, librarian: Librarian, limits: Limits) -> None:
        self.librarian = librarian
        self.read = Buckets(limits.lists_read, time.monotonic)
        self.changed = Buckets(limits.lists_changed, time.monotonic)
        self.reported = Buckets(limits.lists_reported, time.monotonic)


LISTS = web.AppKey("lists", Lists)


def add_lists(app: web.Application, librarian: Librarian | None, limits: Limits) -> None:
    """A server without a shelf has none of these."""
    if librarian is None:
        return
    app[LISTS] = Lists(librarian, limits)
    for method, path, handler in (
        ("GET", "", find),
        ("POST", "", make),
        ("GET", "/{name}", show),
        ("PUT", "/{name}", change),
        ("DELETE", "/{name}", drop),
        ("GET", "/{name}/file", export),
        ("POST", "/{name}/publish", publish),
        ("POST", "/{name}/unpublish", unpublish),
        ("POST", "/{name}/report", report),
    ):
        app.router.add_route(method, f"/api/lists{path}", in_words(handler))
    app.cleanup_ctx.append(_stays_open)


async def _stays_open(app: web.Application) -> AsyncIterator[None]:
    yield
    await app[LISTS].librarian.close()


def in_words(handler: Handler) -> Handler:
    """What the shelf refuses, as the reader can read it."""

    @wraps(handler)
    async def speaks(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except ListRefused as refused:
            body = {"refused": refusal(refused, _language(request))}
            return _json(body, STATUS.get(refused.problems[0].key, 422))
        except sqlite3.Error as error:
            raise Refused("not-kept") from error

    return speaks


# Lists and their owners


async def make(request: web.Request) -> web.Response:
    """The key is told here and never again."""
    _comes(request, request.app[LISTS].changed)
    data, form = await _file(request)

    def work(shelf: Shelf) -> dict[str, Any]:
        new, repeated = _gathered(request, data, form)
        handle, key = shelf.add(new)
        return {"key": key, "list": mine(shelf.look(handle)), "repeated": repeated}

    return _json(await _at_the_shelf(request, work), 201)


async def change(request: web.Request) -> web.Response:
    """Name, language and entries; the file takes the place of all entries."""
    handle, key = await _owner(request)
    data, form = await _file(request)

    def work(shelf: Shelf) -> dict[str, Any]:
        changed, repeated = _gathered(request, data, form)
        shelf.put(handle, key, changed)
        return {"list": mine(shelf.look(handle)), "repeated": repeated}

    return _json(await _at_the_shelf(request, work))


async def drop(request: web.Request) -> web.Response:
    handle, key = await _owner(request)
    await _at_the_shelf(request, lambda shelf: shelf.drop(handle, key))
    return _json({"dropped": True})


async def publish(request: web.Request) -> web.Response:
    handle, key = await _owner(request)
    await _at_the_shelf(request, lambda shelf: shelf.publish(handle, key))
    listed = await _at_the_shelf(request, lambda shelf: shelf.look(handle))
    return _json({"list": mine(listed)})


async def unpublish(request: web.Request) -> web.Response:
    handle, key = await _owner(request)
    await _at_the_shelf(request, lambda shelf: shelf.unpublish(handle, key))
    listed = await _at_the_shelf(request, lambda shelf: shelf.look(handle))
    return _json({"list": mine(listed)})


# What anybody may see


async def find(request: web.Request) -> web.Response:
    _comes(request, request.app[LISTS].read)
    wanted = request.query.get("find", "")[:100]
    found = await _at_the_shelf(request, lambda shelf: shelf.find(wanted))
    return _json({"lists": [theirs(listed) for listed in found]})


async def show(request: web.Request) -> web.Response:
    """A list, and its entries if it is published or yours. Who has the handle alone may draw from
    it, and see what it is called."""
    _comes(request, request.app[LISTS].read)
    name, key = request.match_info["name"], _key(request)
    is_short = request.query.get("words") == "no"

    def work(shelf: Shelf) -> bytes:
        listed, is_mine = shelf.look(name), shelf.is_owned(name, key)
        body = encode({"list": mine(listed) if is_mine else theirs(listed)})
        if is_short or not (is_mine or listed.published):
            return body
        words = with_estimates(shelf.words_of(name), listed.language)
        return body[:-1] + b',"words":' + words + b"}"

    body = await _at_the_shelf(request, work)
    return web.Response(body=body, content_type="application/json")


async def export(request: web.Request) -> web.Response:
    _comes(request, request.app[LISTS].read)
    name, key = request.match_info["name"], _key(request)
    form = request.query.get("format", "text")

    def work(shelf: Shelf) -> tuple[str, bytes]:
        listed = shelf.look(name)
        if not listed.published and not shelf.is_owned(name, key):
            raise refuse("not-the-owner", listed.name)
        return listed.name, write_list(shelf.words_of(name), form)

    title, data = await _at_the_shelf(request, work)
    file = quote(f"{title}.{ENDINGS[form]}", safe="")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{file}"}
    return web.Response(body=data, headers=headers, content_type=KINDS[form], charset="utf-8")


async def report(request: web.Request) -> web.Response:
    """One of each network counts; a household is one."""
    _comes(request, request.app[LISTS].reported)
    if request.content_type != "application/json":
        raise Refused("bad-message", error="application/json")
    try:
        wanted = msgspec.json.decode(await request.read(), type=Report)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad-message", error=str(error)[:200]) from error
    name, reporter = request.match_info["name"], address_of(request)
    await _at_the_shelf(
        request, lambda shelf: shelf.report(name, wanted.reason, reporter, wanted.note)
    )
    return _json({"reported": True})


# Within


def _comes(request: web.Request, buckets: Buckets) -> None:
    check_origin(request)
    if not buckets.take(address_of(request)):
        raise Refused("too-many-tries")


async def _owner(request: web.Request) -> tuple[str, str]:
    """Handle and key of the owner's list, before a large file is read for nothing. Who was wrong
    too often has to wait."""
    _comes(request, request.app[LISTS].changed)
    doors, address = request.app[DOORS], address_of(request)
    doors.comes(address)
    name, key = request.match_info["name"], _key(request)

    def work(shelf: Shelf) -> str:
        listed = shelf.look(name)
        if not shelf.is_owned(name, key):
            raise refuse("not-the-owner", listed.name)
        return listed.handle

    try:
        return await _at_the_shelf(request, work), key
    except ListRefused:
        doors.was_wrong(address)
        raise


def _key(request: web.Request) -> str:
    return request.headers.get("Authorization", "").removeprefix("Bearer ").strip()


async def _file(request: web.Request) -> tuple[bytes, str]:
    """The body, as large as a list may be, and what kind of file it says it is."""
    form = FORMS.get(request.content_type)
    if form is None:
        raise Refused("bad-message", error=", ".join(FORMS))
    try:
        async with asyncio.timeout(SECONDS_TO_SEND):
            return await request.clone(client_max_size=LARGEST + 1).read(), form
    except web.HTTPRequestEntityTooLarge:
        raise refuse("too-large", str(LARGEST // 1024 // 1024)) from None
    except TimeoutError:
        raise web.HTTPRequestTimeout from None


def _gathered(request: web.Request, data: bytes, form: str) -> tuple[WordList, list[Any]]:
    """The list that was sent, and in words what was in it twice."""
    query = request.query
    name, language = query.get("name", "")[:200], query.get("language", "en")[:40]
    gathered = read_list(data, form)
    words = gathered.words
    if query.get("levels") == "estimated":
        words = estimated(words, language)
    twice = gathered.repeated[:MOST_PROBLEMS]
    return WordList(name, language, words), [said(each, _language(request)) for each in twice]


async def _at_the_shelf(request: web.Request, work: Callable[[Shelf], Result]) -> Result:
    return await request.app[LISTS].librarian.does(work)


def _language(request: web.Request) -> str:
    """The language that the reader likes best, as browsers and our pages say it."""
    return request.headers.get("Accept-Language", "en").partition(",")[0][:2].lower()


def _json(value: dict[str, Any], status: int = 200) -> web.Response:
    return web.Response(body=encode(value), status=status, content_type="application/json")

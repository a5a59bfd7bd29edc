"""/api/lists: word lists that people keep on this server, share and report. See docs/protocol.md.

A list is made and changed by sending its file. The owner's key is in a header, never in an address.
"""

import asyncio
import ipaddress
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache, wraps
from typing import Annotated, Any
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
from nightcall.server.refusals import texts
from nightcall.words.entries import Gathered
from nightcall.words.estimate import estimated, estimator
from nightcall.words.exchange import LARGEST, as_json, read_list, write_list
from nightcall.words.refused import Problem, refuse
from nightcall.words.refused import Refused as ListRefused
from nightcall.words.shelf import Listed, Shelf
from nightcall.words.word import Word
from nightcall.words.wordlist import WordList

FORMS = {"text/plain": "text", "text/csv": "csv", "application/json": "json"}
KINDS = {"text": "text/plain", "csv": "text/csv", "json": "application/json"}
ENDINGS = {"text": "txt", "csv": "csv", "json": "json"}
SECONDS_TO_SEND = 60
LONGEST_VALUE = 80
STATUS = {
    "no-such-list": 404,
    "not-the-owner": 403,
    "withdrawn": 409,
    "too-large": 413,
    "shelf-full": 503,
}
"""Of what the shelf refuses; any other is 422: something in the list is wrong."""

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
            return _refused(request, refused)
        except sqlite3.Error as error:
            raise Refused("not-kept") from error

    return speaks


# Lists and their owners


async def make(request: web.Request) -> web.Response:
    """The key is told here and never again."""
    _comes(request, request.app[LISTS].changed)
    data, form = await _file(request)

    def work(shelf: Shelf) -> dict[str, Any]:
        gathered, new = _gathered(request, data, form)
        handle, key = shelf.add(new)
        repeated = [said(problem, _language(request)) for problem in gathered.repeated[:20]]
        return {"key": key, "list": _mine(shelf.look(handle)), "repeated": repeated}

    return _json(await _at_the_shelf(request, work), 201)


async def change(request: web.Request) -> web.Response:
    """Name, language and entries; the file takes the place of all entries."""
    _comes(request, request.app[LISTS].changed)
    await _owns(request)
    data, form = await _file(request)
    name, key = request.match_info["name"], _key(request)

    def work(shelf: Shelf) -> dict[str, Any]:
        gathered, changed = _gathered(request, data, form)
        shelf.put(name, key, changed)
        repeated = [said(problem, _language(request)) for problem in gathered.repeated[:20]]
        return {"list": _mine(shelf.look(name)), "repeated": repeated}

    return _json(await _at_the_shelf(request, work))


async def drop(request: web.Request) -> web.Response:
    _comes(request, request.app[LISTS].changed)
    await _owns(request)
    name, key = request.match_info["name"], _key(request)
    await _at_the_shelf(request, lambda shelf: shelf.drop(name, key))
    return _json({"dropped": True})


async def publish(request: web.Request) -> web.Response:
    _comes(request, request.app[LISTS].changed)
    await _owns(request)
    name, key = request.match_info["name"], _key(request)

    def work(shelf: Shelf) -> Listed:
        shelf.publish(name, key)
        return shelf.look(name)

    return _json({"list": _mine(await _at_the_shelf(request, work))})


async def unpublish(request: web.Request) -> web.Response:
    _comes(request, request.app[LISTS].changed)
    await _owns(request)
    name, key = request.match_info["name"], _key(request)
    handle = (await _at_the_shelf(request, lambda shelf: shelf.look(name))).handle

    def work(shelf: Shelf) -> Listed:
        shelf.unpublish(handle, key)
        return shelf.look(handle)

    return _json({"list": _mine(await _at_the_shelf(request, work))})


# What anybody may see


async def find(request: web.Request) -> web.Response:
    _comes(request, request.app[LISTS].read)
    wanted = request.query.get("find", "")[:100]
    found = await _at_the_shelf(request, lambda shelf: shelf.find(wanted))
    return _json({"lists": [_theirs(listed) for listed in found]})


async def show(request: web.Request) -> web.Response:
    """A list, and its entries if it is published or yours. Who has the handle alone may draw from
    it, and see what it is called."""
    _comes(request, request.app[LISTS].read)
    name, key = request.match_info["name"], _key(request)

    def work(shelf: Shelf) -> bytes:
        listed, is_mine = shelf.look(name), shelf.is_owned(name, key)
        body = encode({"list": _mine(listed) if is_mine else _theirs(listed)})
        if not is_mine and not listed.published:
            return body
        words = _with_estimates(shelf.words_of(name), listed.language)
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
    name, reporter = request.match_info["name"], network_of(address_of(request))
    await _at_the_shelf(
        request, lambda shelf: shelf.report(name, wanted.reason, reporter, wanted.note)
    )
    return _json({"reported": True})


# Within


def _comes(request: web.Request, buckets: Buckets) -> None:
    check_origin(request)
    if not buckets.take(address_of(request)):
        raise Refused("too-many-tries")


async def _owns(request: web.Request) -> None:
    """Before a large file is read for nothing. Who was wrong too often has to wait."""
    doors, address = request.app[DOORS], address_of(request)
    doors.comes(address)
    name, key = request.match_info["name"], _key(request)

    def work(shelf: Shelf) -> None:
        if not shelf.is_owned(name, key):
            raise refuse("not-the-owner", shelf.look(name).name)

    try:
        await _at_the_shelf(request, work)
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


def _gathered(request: web.Request, data: bytes, form: str) -> tuple[Gathered, WordList]:
    query = request.query
    name, language = query.get("name", "")[:200], query.get("language", "en")[:40]
    gathered = read_list(data, form)
    words = gathered.words
    if query.get("levels") == "estimated":
        words = estimated(words, language)
    return gathered, WordList(name, language, words)


async def _at_the_shelf(request: web.Request, work: Callable[[Shelf], Any]) -> Any:
    return await request.app[LISTS].librarian.does(work)


def _mine(listed: Listed) -> dict[str, Any]:
    return {
        **_theirs(listed),
        "handle": listed.handle,
        "is_hidden": listed.is_hidden,
        "reports": listed.reports,
        "changed": listed.changed,
    }


def _theirs(listed: Listed) -> dict[str, Any]:
    """A handle works for ever and is the owner's to give; others know a list by its code."""
    return {
        "name": listed.name,
        "language": listed.language,
        "entries": listed.entries,
        "code": listed.code if listed.published else None,
        "is_published": listed.published,
    }


@lru_cache(maxsize=8)
def _with_estimates(words: tuple[Word, ...], language: str) -> bytes:
    """Estimating ten thousand levels takes a third of a second."""
    levels = estimator(language)
    return encode(
        [as_json(word) | ({} if word.level else {"estimate": levels.level(word)}) for word in words]
    )


def _refused(request: web.Request, refused: ListRefused) -> web.Response:
    first = refused.problems[0]
    problems = [said(problem, _language(request)) for problem in refused.problems]
    body = {
        "reason": f"words-{first.key}",
        "args": {"value": visible(first.value), "line": first.line},
        "text": " ".join(problem["text"] for problem in problems),
        "problems": problems,
    }
    status = STATUS.get(first.key, 422)
    return _json({"refused": body}, status)


def said(problem: Problem, language: str) -> dict[str, Any]:
    """What is wrong and where, in this language."""
    value, speech = visible(problem.value), texts(language)
    text = speech.say(f"words-refused-{problem.key}", value=value)
    if problem.line is not None:
        text = speech.say("words-at-line", line=str(problem.line), what=text)
    return {"key": problem.key, "value": value, "line": problem.line, "text": text}


def visible(value: str) -> str:
    """As much of what was sent as fits a sentence, and nothing in it that turns or hides text."""
    return "".join(char if char.isprintable() else "\ufffd" for char in value[:LONGEST_VALUE])


def network_of(address: str) -> str:
    """Whoever has one address of version 6 has 2^64 of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def _language(request: web.Request) -> str:
    """The language that the reader likes best, as browsers and our pages say it."""
    return request.headers.get("Accept-Language", "en").partition(",")[0][:2].lower()


def _json(value: dict[str, Any], status: int = 200) -> web.Response:
    return web.Response(body=encode(value), status=status, content_type="application/json")

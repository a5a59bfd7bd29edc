"""/api: opening a room, sitting down, bringing another device, taking along or deleting what is
kept of a room. Everything else is on /ws."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from aiohttp import web
from msgspec import Meta

from nightcall.games import GAMES
from nightcall.room.refused import Refused
from nightcall.room.samples import samples
from nightcall.server.codes import clean_code
from nightcall.server.guard import check_origin
from nightcall.server.keys import DOORS, HALL, MISTAKES, PAPERS, address_of
from nightcall.server.messages import encode
from nightcall.server.refusals import in_words, texts
from nightcall.server.schemas import schema_of
from nightcall.store import Record
from nightcall.table import AnyGame, StageName

Short = Annotated[str, Meta(max_length=80)]


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With a stage other than phones, whoever opens the room is its keeper and does not play."""

    name: Short
    language: Short = "en"
    stage: StageName = "phones"


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`instead` is the place of a bot, or of somebody who is gone."""

    name: Short
    kind: Literal["person", "watcher"] = "person"
    instead: Annotated[str, Meta(max_length=16)] | None = None


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Short


class Export(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    place: Short
    secret: Short


class Delete(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    place: Short
    secret: Short
    sure: bool = False


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One record of what a device has played by itself."""

    n: int
    at: int
    body: msgspec.Raw


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows the first `after` records of a room."""

    place: Short
    secret: Short
    after: Annotated[int, Meta(ge=0)]
    records: list[Played]


Body = TypeVar("Body", Open, Sit, Bring, Export, Delete, GoOn)

LONGEST_STORY = 2 * 1024 * 1024
"""Bytes that a device may bring: many evenings."""


async def open_room(request: web.Request) -> web.Response:
    wanted = await _body(request, Open)
    request.app[DOORS].opens(address_of(request))
    code, place, secret = await request.app[HALL].opens(wanted.name, wanted.language, wanted.stage)
    return _json({"code": code, "place": place, "secret": secret}, 201)


async def sit(request: web.Request) -> web.Response:
    wanted = await _body(request, Sit)
    counter = await _room(request)
    if wanted.instead is not None:
        place, secret = await counter.sits_instead(wanted.instead, wanted.name)
    else:
        place, secret = await counter.sits(wanted.name, wanted.kind)
    return _json({"code": counter.live.code, "place": place, "secret": secret}, 201)


async def bring_device(request: web.Request) -> web.Response:
    wanted = await _body(request, Bring)
    counter = await _room(request)
    with _counting_mistakes(request):
        place, secret = await counter.moves(wanted.ticket)
    return _json({"code": counter.live.code, "place": place, "secret": secret}, 201)


async def export(request: web.Request) -> web.Response:
    """The records of finished games as JSON Lines: for who has a place in the room."""
    wanted = await _body(request, Export)
    code = clean_code(request.match_info["code"])
    request.app[DOORS].takes_papers(address_of(request), code)
    with _counting_mistakes(request):
        lines = await request.app[PAPERS].export(code, wanted.place, wanted.secret)
    name = f'attachment; filename="nightcall-{code}.jsonl"'
    body = "".join(f"{line}\n" for line in lines).encode()
    headers = {"Content-Disposition": name}
    return web.Response(body=body, content_type="application/x-ndjson", headers=headers)


async def delete(request: web.Request) -> web.Response:
    wanted = await _body(request, Delete)
    code = clean_code(request.match_info["code"])
    request.app[DOORS].takes_papers(address_of(request), code)
    with _counting_mistakes(request):
        await request.app[PAPERS].delete(code, wanted.place, wanted.secret, is_sure=wanted.sure)
    return _json({"deleted": code}, 200)


async def go_on(request: web.Request) -> web.Response:
    """A device that carries its table has played without the network, and brings what happened."""
    wanted = await _body(request.clone(client_max_size=LONGEST_STORY), GoOn)
    code = clean_code(request.match_info["code"])
    request.app[DOORS].takes_papers(address_of(request), code)
    records = [Record(one.n, one.at, bytes(one.body)) for one in wanted.records]
    with _counting_mistakes(request):
        counter = await request.app[HALL].find(code)
        await counter.is_brought(wanted.place, wanted.secret, wanted.after, records)
    return _json({"code": code}, 200)


async def games(request: web.Request) -> web.Response:
    language = texts(request.query.get("language", "en")[:8]).language
    return web.Response(body=_games(language), content_type="application/json")


async def _room(request: web.Request) -> Any:
    request.app[DOORS].comes(address_of(request))
    with _counting_mistakes(request):
        return await request.app[HALL].find(request.match_info["code"])


@contextmanager
def _counting_mistakes(request: web.Request) -> Iterator[None]:
    """Who is wrong too often has to wait."""
    try:
        yield
    except Refused as refused:
        if refused.reason in MISTAKES:
            request.app[DOORS].was_wrong(address_of(request))
        raise


async def _body(request: web.Request, kind: type[Body]) -> Body:
    """JSON only: a form of another site cannot send it unasked."""
    check_origin(request)
    if request.content_type != "application/json":
        raise Refused("bad-message", error="application/json")
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad-message", error=str(error)[:200]) from error


def _json(value: dict[str, str], status: int) -> web.Response:
    return web.Response(body=encode(value), status=status, content_type="application/json")


@cache
def _games(language: str) -> bytes:
    return encode({"games": [described(game, language) for game in GAMES]})


def described(game: AnyGame, language: str) -> dict[str, Any]:
    """A game with its options: name, default, type as JSON Schema, and a sentence each."""
    options = [
        {
            "name": field.name,
            "default": field.default,
            "type": schema_of(game, field),
            "text": _option_said(game.name, field.name, language),
            "stages": [
                stage
                for stage in get_args(StageName)
                if field.name not in game.left_out.get(stage, ())
            ],
        }
        for field in msgspec.structs.fields(game.box)
    ]
    decks = {str(players): deck for players, deck in samples(game.name).items()}
    return {
        "name": game.name,
        "rules": game.rules,
        "options": options,
        "samples": decks,
        "cards": game.faces,
        "nights_are_pointed": game.nights_are_pointed,
        "sayings": game.sayings,
    }


def _option_said(game: str, name: str, language: str) -> str:
    text_id = f"{game}-box-{name.replace('_', '-')}"
    return in_words(lambda: texts(language).say(text_id), name)

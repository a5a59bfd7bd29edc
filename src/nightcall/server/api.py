"""/api: opening a room, sitting down, bringing another device. Everything else is on /ws."""

from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from aiohttp import web
from msgspec import Meta

from nightcall.games import GAMES
from nightcall.room.refused import Refused
from nightcall.room.samples import samples
from nightcall.server.guard import check_origin
from nightcall.server.keys import DOORS, HALL, MISTAKES, address_of
from nightcall.server.messages import encode
from nightcall.server.refusals import in_words, texts
from nightcall.table import AnyGame

Short = Annotated[str, Meta(max_length=80)]


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short
    language: Short = "en"


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`instead` is the place of a bot, or of somebody who is gone."""

    name: Short
    kind: Literal["person", "watcher"] = "person"
    instead: Annotated[str, Meta(max_length=16)] | None = None


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Short


Body = TypeVar("Body", Open, Sit, Bring)


async def open_room(request: web.Request) -> web.Response:
    wanted = await _body(request, Open)
    request.app[DOORS].opens(address_of(request))
    code, place, secret = await request.app[HALL].opens(wanted.name, wanted.language)
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
    try:
        place, secret = await counter.moves(wanted.ticket)
    except Refused as refused:
        if refused.reason in MISTAKES:
            request.app[DOORS].was_wrong(address_of(request))
        raise
    return _json({"code": counter.live.code, "place": place, "secret": secret}, 201)


async def games(request: web.Request) -> web.Response:
    language = texts(request.query.get("language", "en")[:8]).language
    return web.Response(body=_games(language), content_type="application/json")


async def _room(request: web.Request) -> Any:
    doors, address = request.app[DOORS], address_of(request)
    doors.comes(address)
    try:
        return await request.app[HALL].find(request.match_info["code"])
    except Refused as refused:
        if refused.reason in MISTAKES:
            doors.was_wrong(address)
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
            "type": msgspec.json.schema(field.type),
            "text": _option_said(game.name, field.name, language),
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
        "sayings": game.sayings,
    }


def _option_said(game: str, name: str, language: str) -> str:
    text_id = f"{game}-box-{name.replace('_', '-')}"
    return in_words(lambda: texts(language).say(text_id), name)

"""How the table is set for the next game: its seats and options, as the room is staged."""

from typing import Any

import msgspec

from nightcall.games import game_named
from nightcall.room.room import Room
from nightcall.table import AnyGame, Header, Staging
from nightcall.words import languages


def header_of(room: Room) -> Header:
    """What a game would start from now. Raises CannotStart if its options mean nothing."""
    game = game_named(room.game)
    options, series = _options(room, game), room.series.get(game.name, {})
    names = tuple(place.name for place in room.players)
    plain = Header(game.name, game.rules, names, options, series)
    if room.stage == "phones":
        return plain
    staging = Staging(
        stage=room.stage,
        names=names,
        all_guests=all(place.kind == "guest" for place in room.players),
        by_hand=room.is_by_hand,
    )
    box, seats = game.staged(game.unpack(plain)[0], staging)
    return Header(game.name, game.rules, seats, game.header(seats, box).options, series)


def _options(room: Room, game: AnyGame) -> dict[str, Any]:
    """Words are in the table's language, where the host has not chosen another."""
    options = room.options.get(game.name, {})
    usual = next(
        (f.default for f in msgspec.structs.fields(game.box) if f.name == "language"), None
    )
    if usual is None or usual == room.language or room.language not in languages():
        return options
    return {"language": room.language, **options}

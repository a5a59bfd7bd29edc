"""Rules of speech: who may say something now, and who hears it. The scene decides, no game does."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from nightcall.games import game_named
from nightcall.room.events import PlaceId, Said
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.table import Saying, Text, is_said_rightly

LONGEST = 200
MOST = 5000
"""Remarks from one start of a game to the next."""


class Remark(NamedTuple):
    """What somebody wants to say: words of their own, or a ready saying with its blanks filled."""

    text: str = ""
    key: str = ""
    args: Mapping[str, Any] = {}


def said(room: Room, place: PlaceId, remark: Remark, at: int) -> Said:
    """The remark as it will be heard; raises Refused if it may not be made now, or so."""
    among_dead = is_among_dead(room, place)
    if room.remarks_made >= MOST:
        raise Refused("too-much-talk", most=MOST)
    if remark.key:
        _check_saying(room, remark)
    elif reason := Text(LONGEST).refuse(remark.text):
        raise Refused(reason)
    name = (room.seat_of(place) if room.is_playing else None) or room.places[place].name
    return Said(place, at, remark.text.strip(), remark.key, dict(remark.args), name, among_dead)


def is_among_dead(room: Room, place: PlaceId) -> bool:
    """Whether only the dead would hear this place; raises Refused if it has to be silent."""
    if room.places[place].kind == "watcher":
        raise Refused("only-watching")
    if place == room.keeper:
        return False
    if not room.is_talk_on:
        raise Refused("talk-is-off")
    sitting = room.sitting
    if sitting is None or sitting.is_over:
        return False
    seat = sitting.seat_of(place)
    if seat is None:
        raise Refused("no-seat")
    if seat in sitting.dead:
        if not room.may_dead_talk:
            raise Refused("dead-are-silent")
        return True
    scene = sitting.scene
    if scene is not None and scene.speakers != "everyone" and seat not in scene.speakers:
        raise Refused("be-silent")
    return False


def _check_saying(room: Room, remark: Remark) -> None:
    sitting = room.sitting if room.is_playing else None
    game = game_named(sitting.header.game if sitting else room.game)
    seats = sitting.header.seats if sitting else tuple(place.name for place in room.players)
    cards = tuple(face.name for face in game.faces)
    saying: Saying | None = next((one for one in game.sayings if one.key == remark.key), None)
    if saying is None or remark.text or not is_said_rightly(saying, remark.args, seats, cards):
        raise Refused("no-such-saying")

"""What the whole room is told about itself when something happens, beside the game."""

from collections.abc import Iterable, Iterator, Mapping

from nightcall.room.events import (
    AnyEvent,
    Cut,
    Ended,
    Extended,
    HostIs,
    Left,
    PlaceId,
    Rekeyed,
    Replaced,
    StoodIn,
    TakenUp,
)
from nightcall.server.messages import Notice


def notices_of(events: Iterable[AnyEvent], names: Mapping[PlaceId, str]) -> Iterator[Notice]:
    """`names` are those from before, so that whoever left still has one."""
    for event in events:
        match event:
            case Cut():
                yield Notice("undone", {})
            case Ended():
                yield Notice("given-up", {})
            case TakenUp():
                yield Notice("taken-up", {})
            case Extended(_, seconds):
                yield Notice("extended", {"seconds": seconds})
            case Rekeyed(place, ""):
                yield Notice("kicked", {"name": names[place]})
            case Rekeyed(place, _):
                yield Notice("moved", {"name": names[place]})
            case Left(place):
                yield Notice("left", {"name": names[place]})
            case Replaced(place, name):
                yield Notice("replaced", {"name": name, "before": names[place]})
            case HostIs(place):
                yield Notice("host", {"name": names[place]})
            case StoodIn(place, on):
                yield Notice("stand-in" if on else "back", {"name": names[place]})

"""From a device's command to what the desk does. Who may ask for what is decided here."""

import time

from nightcall.room import keeper
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, PlaceId
from nightcall.room.overrule import overrules
from nightcall.room.refused import Refused
from nightcall.room.talk import Remark
from nightcall.server.refusals import check_language
from nightcall.server.wire import (
    FOR_THE_HOST,
    FOR_THE_KEEPER,
    Answers,
    AnyCommand,
    Bot,
    ByHand,
    Choose,
    Enter,
    Evenings,
    Extend,
    GiveUp,
    Guest,
    HandOver,
    House,
    Kick,
    Language,
    Leave,
    Level,
    Lock,
    Manual,
    Name,
    Note,
    Options,
    Order,
    Overrule,
    Patience,
    Pause,
    Rewind,
    Role,
    Say,
    StandIn,
    Start,
    TakeOver,
    TakeUp,
    Talk,
    Told,
    Undo,
    Watch,
)


def check_right(desk: Desk, place: PlaceId | None, command: AnyCommand) -> PlaceId:
    """The place that asks; raises Refused if this is not for it to ask."""
    if place is None or place not in desk.room.places:
        raise Refused("only-watching")
    is_host = place == desk.room.host
    if isinstance(command, FOR_THE_HOST) and not is_host:
        raise Refused("host-only")
    if isinstance(command, FOR_THE_KEEPER) and place != desk.room.keeper:
        raise Refused("keeper-only")
    is_for_another = isinstance(command, Name) and command.place not in (None, place)
    if is_for_another and place != desk.room.keeper:
        raise Refused("keeper-only")
    if isinstance(command, StandIn) and not is_host and command.place != place:
        raise Refused("host-only")
    return place


def obey(  # noqa: PLR0911, PLR0912  a line a command
    desk: Desk, place: PlaceId, command: AnyCommand, wall: int
) -> list[AnyEvent]:
    match command:
        case Answers(id_, number, answer):
            return desk.answers(place, number, answer, id_, wall)
        case Name(_, name, other):
            is_own = other in (None, place)
            return desk.is_named(place, name) if is_own else desk.renames(str(other), name)
        case Watch(_, on):
            return desk.watches(place, on=on)
        case Leave():
            return desk.leaves(place)
        case TakeOver():
            return desk.takes_over(place)
        case Say(_, text, saying, args):
            return desk.says(place, Remark(text, saying, args), int(time.time() * 1000))
        case Order(_, places):
            return desk.moves(places)
        case Kick(_, other):
            return desk.is_kicked(other)
        case HandOver(_, other):
            return desk.hands_over(other)
        case Lock(_, on):
            return desk.locks(on=on)
        case Choose(_, game):
            return desk.chooses(game)
        case Options(_, options):
            return desk.sets(options)
        case Role(_, card, count):
            return desk.gives_role(card, count)
        case Talk(_, on, dead):
            return desk.lets_talk(on=on, dead=dead)
        case Language(_, language):
            return desk.speaks(check_language(language))
        case Patience(_, seconds, then):
            return desk.has_patience(seconds, then)
        case Evenings(_, key):
            return desk.remembers(key)
        case Bot(_, name, level):
            place = desk.room.next_place
            return desk.sits(place, name, "", "bot") + desk.plays_at(place, level)
        case Level(_, other, level):
            return desk.plays_at(other, level)
        case Start():
            return desk.starts(wall)
        case House(_, answer):
            return desk.house_says(answer, wall)
        case Undo(_, steps, sure, after):
            if place == desk.room.keeper:
                keeper.nothing_since(desk, after)
            return desk.undoes_steps(place, steps, wall, is_sure=sure)
        case Overrule(_, number, token):
            return overrules(desk, number, token, wall)
        case Pause(_, on):
            return desk.pauses(wall) if on else desk.resumes(wall)
        case Extend(_, seconds):
            return desk.extends(seconds)
        case StandIn(_, other, on):
            return desk.stands_in(other, on=on)
        case GiveUp():
            return desk.gives_up(wall)
        case TakeUp():
            return desk.takes_up(wall)
        case Guest(_, name):
            return desk.sits(desk.room.next_place, name, "", "guest")
        case ByHand(_, on):
            return desk.deals_by_hand(on=on)
        case Manual(_, on):
            return desk.clock_waits(wall, on=on)
        case Enter(id_, seat, answer, n, sure):
            return keeper.enters(desk, keeper.Entered(seat, answer, n, sure), id_, wall)
        case Rewind(_, to, sure, after):
            keeper.nothing_since(desk, after)
            return keeper.rewinds(desk, to, wall, is_sure=sure)
        case Note(_, other, text):
            return desk.notes(other, text)
        case Told(_, corrections):
            return desk.has_told(corrections)
        case _:
            raise TypeError(f"no desk does {command!r}")

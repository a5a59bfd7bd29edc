"""Programs at the table: they move for bots, and for people who are away, after a while that
people might take, and say what they think. Each sees the view of its own seat and hears what that
seat hears, and nothing else."""

import logging
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from nightcall.bots import Bot, Helped, RandomBot, make_bot
from nightcall.bots.temper import EVEN, Temper, temper_of
from nightcall.room.events import Level, PlaceId
from nightcall.room.people import Place
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.room.talk import Remark, is_among_dead
from nightcall.server.helping import Help
from nightcall.server.refusals import in_words, texts
from nightcall.server.understood import HELPED, Understood, read_now
from nightcall.table import Answer, Run, Spoken, Text, View, view

log = logging.getLogger("nightcall")

A_WHILE = (900, 2600)
"""Milliseconds. Drawn for every move alike, so that it tells nothing of the move. Only where all
know whose move it is a bot has a pace of its own: at night it would tell who was called."""

AT_NIGHT = (4000, 9000)
"""Where the call lasts until they have answered: in less it would be plain that no person was
called, and nobody could read or hear how the day has ended."""

TO_THINK = (3500, 8000)
"""Before a question of one's own, so that people come to word too."""

TO_TALK = (7000, 16000)
"""Before an answer, while the table may talk about it."""

BETWEEN_REMARKS = (2500, 6000)

AMONG_BOTS = 0.4
"""So much of the time to talk is enough where no person is in the game any more."""


class Mind(NamedTuple):
    """A bot in its seat, for as long as this run of the game lasts."""

    run: Run
    level: Level
    bot: Bot


class StandIns:
    """`help` is that of a language service, where there is one."""

    def __init__(self, chance: Random, help_: Help | None = None) -> None:
        self._chance = chance
        self._help = help_
        self._understood: Understood | None = None
        self._due: dict[tuple[PlaceId, int], int] = {}
        self._minds: dict[PlaceId, Mind] = {}
        self._speech: tuple[int, PlaceId] | None = None  # when somebody may speak next, and who
        self._quiet: set[PlaceId] = set()  # had nothing to say since the last news
        self._news: tuple[int, ...] = ()
        self._held: set[tuple[PlaceId, int]] = set()  # until help has come

    def wakes_at(self, room: Room, wall: int, to_say: int = 0) -> int | None:
        """When the next of them moves or speaks, in wall time. A call that a screen has `to_say`
        is heard before it is answered."""
        self._forget(room)
        turns = dict(_turns(room, to_say))
        self._due = {turn: due for turn, due in self._due.items() if turn in turns}
        for turn in sorted(turns.keys() - self._due.keys()):
            self._due[turn] = wall + self._chance.randint(*turns[turn])
        if self._help is not None:
            self._held = {turn for turn in turns if self._help.is_awaited(room, turn[0])}
        ripe = [due for turn, due in self._due.items() if turn not in self._held]
        times = [*ripe, self._next_remark(room, wall)]
        return min((due for due in times if due is not None), default=None)

    def turn(self, wall: int) -> tuple[PlaceId, int] | None:
        """Whose time to move has come, and the number of its question."""
        due = self._due.items()
        ripe = [(at, turn) for turn, at in due if at <= wall and turn not in self._held]
        if not ripe:
            return None
        _, turn = min(ripe)
        del self._due[turn]
        return turn

    def answer(self, room: Room, place: PlaceId) -> Answer:
        """A legal answer. Should a bot be at a loss, anything legal is: the table goes on."""
        sitting = _sitting(room)
        seen = view(sitting.run, sitting.seat_of(place))
        try:
            bot = self._mind(room, sitting, place)
            self._understood = self._reads(sitting, seen, bot)
            answer = bot.answer(seen, self._talk(room, place))
            if seen.asked is not None and seen.asked.options.refuse(answer) is None:
                return answer
            log.warning("illegal answer of a bot", extra={"room": room.code})
        except Exception:
            log.exception("a bot is at a loss", extra={"room": room.code})
        return RandomBot(self._chance, _questions(room, sitting)).answer(seen)

    def _reads(self, sitting: Sitting, seen: View, bot: Bot) -> Understood | None:
        """The question before it, with what help there is."""
        read = read_now(sitting, seen)
        token = self._help.token(sitting, read.number) if self._help and read else None
        if read is None or token is None or not isinstance(bot, Helped):
            return read
        bot.is_helped(read.number, token)
        return Understood(read.number, HELPED)

    def understood(self) -> Understood | None:
        """What the last answer was an answer to, once."""
        found, self._understood = self._understood, None
        return found

    def remark(self, room: Room, wall: int) -> tuple[PlaceId, Remark] | None:
        """What one of them says now, and which; its turn to speak is over either way."""
        if self._speech is None or self._speech[0] > wall:
            return None
        (_, place), self._speech = self._speech, None
        if place in self._quiet or all(speaker.id != place for speaker in _speakers(room)):
            return None
        spoken = self._said(room, place)
        if spoken is None:
            self._quiet.add(place)
            return None
        return place, Remark(key=spoken.key, args=spoken.args)

    def _said(self, room: Room, place: PlaceId) -> Spoken | None:
        sitting = _sitting(room)
        seen: View = view(sitting.run, sitting.seat_of(place))
        try:
            return self._mind(room, sitting, place).says(seen, self._talk(room, place))
        except Exception:
            log.exception("a bot is at a loss for words", extra={"room": room.code})
            return None

    def _talk(self, room: Room, place: PlaceId) -> list[Spoken]:
        """What the place has heard. A remark that was read later comes again when it was: what a
        bot has heard once stays as it was."""
        heard = []
        for said in room.heard_by(place):
            spoken = Spoken(said.name, said.remark, said.args, said.text, said.among_dead)
            later = self._help.read if self._help is not None else ()
            heard += [spoken, *(read.spoken for read in later if read.after is said)]
        return heard

    def _next_remark(self, room: Room, wall: int) -> int | None:
        """One at a time, and none while there is nothing new to talk about."""
        sitting = room.sitting
        if sitting is None:
            return None
        read = len(self._help.read) if self._help is not None else 0
        news = (id(sitting.run), sitting.run.length, room.remarks_made, read)
        if news != self._news:
            self._news, self._quiet = news, set()
        speakers = [place for place in _speakers(room) if place.id not in self._quiet]
        if not speakers:
            self._speech = None
        elif self._speech is None:
            ready = [_temper(place).talks for place in speakers]
            (speaker,) = self._chance.choices(speakers, ready)
            pause = _paced(BETWEEN_REMARKS, _temper(speaker).pause * _hurry(room))
            self._speech = wall + self._chance.randint(*pause), speaker.id
        return self._speech[0] if self._speech is not None else None

    def _forget(self, room: Room) -> None:
        """What they thought in a game that is over takes room and is of no use."""
        run = room.sitting.run if room.sitting is not None and room.is_playing else None
        if any(mind.run is not run for mind in self._minds.values()):
            self._minds = {place: mind for place, mind in self._minds.items() if mind.run is run}

    def _mind(self, room: Room, sitting: Sitting, place: PlaceId) -> Bot:
        """An undo or another level makes a new one: it remembers nothing that was taken back."""
        level = room.places[place].level
        known = self._minds.get(place)
        if known is None or known.run is not sitting.run or known.level != level:
            bot = _bot(room, sitting, place, self._chance)
            known = self._minds[place] = Mind(sitting.run, level, bot)
        return known.bot


def _bot(room: Room, sitting: Sitting, place: PlaceId, chance: Random) -> Bot:
    header, asks, here = sitting.header, _questions(room, sitting), room.places[place]
    seat, temper = sitting.seats[place], _temper(here)
    return make_bot(header.game, seat, header, here.level, chance, temper=temper, questions=asks)


def _temper(place: Place) -> Temper:
    """Who plays for a person has none of its own."""
    return temper_of(place.name) if place.kind == "bot" else EVEN


def _paced(between: tuple[int, int], times: float) -> tuple[int, int]:
    return round(between[0] * times), round(between[1] * times)


def _questions(room: Room, sitting: Sitting) -> tuple[str, ...]:
    """What may be asked by a bot that knows no words of its own, a line each."""
    text_id = f"{sitting.header.game}-bot-questions"
    return tuple(in_words(lambda: texts(room.language).say(text_id), "?").split("\n"))


def _sitting(room: Room) -> Sitting:
    if room.sitting is None:
        raise ValueError("nobody is playing")
    return room.sitting


def _programs(room: Room) -> Iterator[Place]:
    return (place for place in room.places.values() if place.kind == "bot" or place.stand_in)


def _speakers(room: Room) -> list[Place]:
    """Bots that may speak to all now. A program that stands in does not speak for a person."""
    sitting = room.sitting
    if sitting is None or sitting.is_over or sitting.is_paused:
        return []
    return [place for place in _programs(room) if place.kind == "bot" and _may_speak(room, place)]


def _may_speak(room: Room, place: Place) -> bool:
    try:
        return not is_among_dead(room, place.id)
    except Refused:
        return False


def _turns(room: Room, to_say: int = 0) -> Iterator[tuple[tuple[PlaceId, int], tuple[int, int]]]:
    """The places a program moves for, whose move it is: the number of its question, and how long
    somebody might think about it."""
    sitting = room.sitting
    if sitting is None or sitting.is_over or sitting.is_paused:
        return
    waiting = sitting.run.waiting()
    for place in _programs(room):
        if sitting.seat_of(place.id) in waiting:
            viewer = sitting.viewer(place.id)
            viewer.news()
            if viewer.asked is not None:
                pace = A_WHILE
                if isinstance(viewer.asked.options, Text):
                    pace = TO_THINK
                elif _is_called(sitting):
                    least, most = _paced(AT_NIGHT, _hurry(room))
                    pace = to_say + least, to_say + most
                elif room.is_talk_on and _is_talked_over(sitting):
                    pace = _paced(TO_TALK, _hurry(room))
                if _is_in_the_open(sitting):
                    pace = _paced(pace, _temper(place).pace)
                yield (place.id, viewer.asked.number), pace


def _hurry(room: Room) -> float:
    """Bots among themselves talk and vote faster, and those who are out need not wait so long.
    Both alike, since what they say decides how they vote."""
    sitting = _sitting(room)
    people = (place for place in room.places.values() if place.kind == "person")
    seats = (sitting.seat_of(place.id) for place in people if not place.stand_in)
    is_anybody_in = any(seat is not None and seat not in sitting.dead for seat in seats)
    return 1.0 if is_anybody_in else AMONG_BOTS


def _is_in_the_open(sitting: Sitting) -> bool:
    """Whether everybody knows whose move it is: that of all who may speak, or it is said so."""
    ask, scene = sitting.run.ask, sitting.scene
    if ask is None or scene is None:
        return False
    speakers = scene.alive or sitting.header.seats
    if scene.speakers != "everyone":
        speakers = scene.speakers
    return ask.open or (bool(speakers) and set(speakers) <= ask.options.keys())


def _is_called(sitting: Sitting) -> bool:
    """Whether this is a call of the night that takes as long as they need."""
    ask, scene = sitting.run.ask, sitting.scene
    is_night = scene is not None and scene.chapter == "night"
    return is_night and ask is not None and ask.timer is None


def _is_talked_over(sitting: Sitting) -> bool:
    """Whether everybody knows of the question and several may speak about it."""
    ask, scene = sitting.run.ask, sitting.scene
    if ask is None or scene is None or len(ask.waits_for) < 2 or scene.chapter == "deal":
        return False
    return scene.speakers == "everyone" or len(scene.speakers) > 1

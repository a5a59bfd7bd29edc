"""The desk: what people ask of a room, checked and turned into events. Refuses by name.

Every method returns the events that now hold; they have been applied already, and must be kept
before anybody is told of them.
"""

from collections.abc import Iterable
from typing import Any

from nightcall.games import GAMES, game_named
from nightcall.room.events import (
    Answered,
    AnyEvent,
    ByHandIs,
    Chose,
    Cut,
    Ended,
    EveningsOf,
    Extended,
    HostIs,
    Keyed,
    LanguageIs,
    Left,
    Level,
    LevelIs,
    Locked,
    ManualIs,
    Named,
    Opened,
    Ordered,
    PatienceIs,
    Paused,
    PlaceId,
    Rekeyed,
    Replaced,
    Resumed,
    Sat,
    Set,
    Started,
    StoodIn,
    TalkIs,
    Went,
)
from nightcall.room.people import MOST_PLACES, PLAYERS, Kind, Place, check_name, hash_of
from nightcall.room.refused import Refused
from nightcall.room.roles import resized, with_card
from nightcall.room.room import Room
from nightcall.room.setting import header_of
from nightcall.room.sitting import Sitting
from nightcall.room.supply import with_evenings
from nightcall.room.talk import Remark as Spoken
from nightcall.room.talk import said
from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Answer,
    CannotStart,
    Header,
    House,
    IllegalAnswer,
    Remark,
    Seat,
    StageName,
    start,
)

LONGEST_EXTENSION = 600
LEAST_PATIENCE, MOST_PATIENCE = 15, 600
MOST_ENTRIES = 5000


class Desk:
    """`wall` is a steady clock in milliseconds, given with whatever needs the time."""

    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self._house = house

    # Coming and going

    def opens(self, code: str, language: str, stage: StageName = "phones") -> list[AnyEvent]:
        """How it is staged stays so: nobody who sat down by phone finds a keeper there later."""
        return self._now(Opened(code, GAMES[0].name, language, stage))

    def sits(self, place: PlaceId, name: str, secret: str, kind: Kind) -> list[AnyEvent]:
        """Somebody comes in. Nobody joins a game that has begun."""
        if self.room.is_locked and kind == "person":
            raise Refused("room-locked")
        if self.room.stage == "device" and kind in ("person", "bot"):
            raise Refused("one-device")
        if len(self.room.places) >= MOST_PLACES:
            raise Refused("room-full", most=MOST_PLACES)
        if self.room.is_playing and kind != "watcher":
            raise Refused("game-running")
        clean = check_name(name, self._names())
        sat = self._now(Sat(place, clean, hash_of(secret) if secret else "", kind))
        return sat + (self._resize(has_grown=True) if kind in PLAYERS else [])

    def sits_instead(self, place: PlaceId, name: str, secret: str) -> list[AnyEvent]:
        """A person takes the place of a bot, or of somebody who is gone; in a game too,
        where the seat keeps its name."""
        if self.room.is_locked:
            raise Refused("room-locked")
        if not self._known(place).is_open:
            raise Refused("place-is-taken", name=self.room.places[place].name)
        others = [other.name for other in self.room.places.values() if other.id != place]
        seats = self.room.sitting.seats.items() if self.room.sitting else ()
        others += [seat for other, seat in seats if other != place and self.room.is_playing]
        return self._now(Replaced(place, check_name(name, others), hash_of(secret)))

    def is_named(self, place: PlaceId, name: str) -> list[AnyEvent]:
        self._not_while_playing()
        others = [other.name for other in self.room.places.values() if other.id != place]
        return self._now(Named(place, check_name(name, others)))

    def leaves(self, place: PlaceId) -> list[AnyEvent]:
        """Before a game the place is free; in a game a program plays on. A host is followed."""
        self._known(place)
        if place == self.room.keeper:
            raise Refused("keeper-stays")
        stays = self.room.is_playing and self.room.seat_of(place) is not None
        events: list[AnyEvent] = [Went(place), StoodIn(place, on=True)] if stays else [Left(place)]
        heir = self._heir_of(place)
        if self.room.host == place and heir is not None:
            events.append(HostIs(heir.id))
        return self._now(*events) + self._resize(has_grown=False)

    def is_kicked(self, place: PlaceId) -> list[AnyEvent]:
        """Out, and no key of that place opens anything any more."""
        if place == self.room.host:
            raise Refused("host-stays")
        if self._known(place).kind == "guest":
            self._not_while_playing()
            return self.leaves(place)
        return self._now(Rekeyed(place, "")) + self.leaves(place)

    def is_rekeyed(self, place: PlaceId, secret: str) -> list[AnyEvent]:
        """Another device takes the place over; the old one is out."""
        return self._now(Rekeyed(self._known(place).id, hash_of(secret)))

    def is_shared(self, place: PlaceId, secret: str) -> list[AnyEvent]:
        """A second device for the same place; the first one stays."""
        return self._now(Keyed(self._known(place).id, hash_of(secret)))

    def takes_over(self, place: PlaceId) -> list[AnyEvent]:
        """Anybody may be host when the host's devices are gone."""
        host = self.room.places.get(self.room.host or "")
        if host is not None and host.is_here:
            raise Refused("host-is-here", name=host.name)
        return self.hands_over(place)

    # The host's table

    def moves(self, places: tuple[PlaceId, ...]) -> list[AnyEvent]:
        self._not_while_playing()
        if sorted(places) != sorted(self.room.places):
            raise Refused("unknown-place")
        return self._now(Ordered(places))

    def hands_over(self, place: PlaceId) -> list[AnyEvent]:
        if self.room.keeper is not None:
            raise Refused("keeper-stays")
        if self._known(place).kind != "person":
            raise Refused("not-a-person")
        return self._now(HostIs(place))

    def locks(self, *, on: bool) -> list[AnyEvent]:
        return self._now(Locked(on))

    def chooses(self, game: str) -> list[AnyEvent]:
        self._not_while_playing()
        if game not in {known.name for known in GAMES}:
            raise Refused("unknown-game", game=game)
        return self._now(Chose(game)) + self._resize(has_grown=False)

    def sets(self, options: dict[str, Any]) -> list[AnyEvent]:
        """All options of the chosen game that are not as usual; unknown or bad ones are refused."""
        self._not_while_playing()
        game = game_named(self.room.game)
        try:
            game.unpack(Header(game.name, game.rules, (), options))
        except CannotStart as error:
            raise Refused("bad-options", error=str(error.remarks[0].args["error"])) from error
        return self._now(Set(game.name, options))

    def gives_role(self, card: str, count: int) -> list[AnyEvent]:
        """So many of this card; the deck stays as large as the table."""
        self._not_while_playing()
        options = self.room.options.get(self.room.game, {})
        game, players = game_named(self.room.game), len(self.room.players)
        return self.sets(with_card(game, options, players, card, count))

    def lets_talk(self, *, on: bool, dead: bool) -> list[AnyEvent]:
        return self._now(TalkIs(on, dead))

    def speaks(self, language: str) -> list[AnyEvent]:
        """The table's language, one that there are texts in."""
        return self._now(LanguageIs(language))

    def has_patience(self, seconds: int, then: str) -> list[AnyEvent]:
        if seconds and not LEAST_PATIENCE <= seconds <= MOST_PATIENCE:
            raise Refused("patience-bounds", least=LEAST_PATIENCE, most=MOST_PATIENCE)
        return self._now(PatienceIs(seconds, then))

    def remembers(self, key: str) -> list[AnyEvent]:
        """No word of the evenings of who has this key comes again; without one they may."""
        return self._now(EveningsOf(hash_of(key) if key else ""))

    # The keeper's table

    def renames(self, guest: PlaceId, name: str) -> list[AnyEvent]:
        if self._known(guest).kind != "guest":
            raise Refused("not-a-guest", name=self._known(guest).name)
        return self.is_named(guest, name)

    def deals_by_hand(self, *, on: bool) -> list[AnyEvent]:
        """Real cards, dealt by people; the keeper of a console enters who has which."""
        self._not_while_playing()
        if self.room.stage != "console":
            raise Refused("console-only")
        return self._now(ByHandIs(on))

    def clock_waits(self, *, on: bool) -> list[AnyEvent]:
        """Whether the Clock waits for the keeper to speak for it."""
        return self._now(ManualIs(on))

    # Talk

    def says(self, place: PlaceId, spoken: Spoken, at: int) -> list[AnyEvent]:
        """Table talk, as far as the scene lets this place speak. `at` is for people only."""
        return self._now(said(self.room, self._known(place).id, spoken, at))

    # The game

    def header(self) -> Header:
        """What a game would start from now. Raises CannotStart if its options mean nothing."""
        return header_of(self.room)

    def remarks(self) -> list[Remark]:
        """What there is to say before Start, by the game and by what its House draws from."""
        game, header = game_named(self.room.game), self.header()
        return [*game.remarks(header), *self._house.remarks(game.unpack(header)[0])]

    def starts(self, wall: int) -> list[AnyEvent]:
        self._not_while_playing()
        try:
            header = self.header()
            start(game_named(header.game), header)
        except CannotStart as error:
            raise Refused("cannot-start", remarks=error.remarks) from error
        if refusals := [remark for remark in self.remarks() if remark.weight == "refusal"]:
            raise Refused("cannot-start", remarks=refusals)
        seats = {place.id: place.name for place in self.room.players}
        if header.seats != tuple(seats.values()):  # the seats are cards, and nobody's in particular
            seats = {}
        return self._now(Started(header, seats, self.room.is_by_hand)) + self._go_on(wall)

    def answers(
        self, place: PlaceId, number: int, answer: Answer, id_: str | None, wall: int
    ) -> list[AnyEvent]:
        """An answer to the question of that number. The same id again changes nothing; a question
        that has passed is refused politely."""
        sitting = self.playing()
        seat = sitting.seat_of(place)
        if seat is None:
            raise Refused("no-seat")
        if id_ is not None and sitting.has_taken(seat, id_):
            return []
        if sitting.is_paused:
            raise Refused("paused")
        viewer = sitting.viewer(place)
        viewer.news()
        if viewer.asked is None or viewer.asked.number != number:
            raise Refused("question-has-passed")
        return self.enters(sitting, seat, answer, id_, wall)

    def answers_for(self, place: PlaceId, answer: Answer, wall: int) -> list[AnyEvent]:
        """A program answers this one question for somebody silent."""
        sitting = self.playing()
        return self.enters(sitting, sitting.seats[place], answer, None, wall)

    def enters(
        self, sitting: Sitting, seat: Seat, answer: Answer, id_: str | None, wall: int
    ) -> list[AnyEvent]:
        """Whoever has the right to answer for this seat does so."""
        if sitting.run.length >= MOST_ENTRIES:
            raise Refused("too-many-entries", most=MOST_ENTRIES)
        when = sitting.clock.now(wall)
        try:
            return self._now(Answered(seat, answer, when, id_)) + self._go_on(wall)
        except IllegalAnswer as error:
            raise Refused(error.reason) from error

    def house_says(self, answer: Answer, wall: int) -> list[AnyEvent]:
        """The host speaks for the House where it may: Whoops, going on, a deadlock."""
        sitting = self.playing()
        if sitting.is_paused:
            raise Refused("paused")
        try:
            said = Answered(HOUSE, answer, sitting.clock.now(wall))
            return self._now(said) + self._go_on(wall)
        except IllegalAnswer as error:
            # What else is asked now is not the host's to know.
            raise Refused("not-asked") from error

    def undoes(self, entries: int, wall: int) -> list[AnyEvent]:
        sitting = self.sitting()
        if not 0 <= entries < sitting.run.length or sitting.is_given_up:
            raise Refused("nothing-to-undo")
        return self.redoes(Cut(entries, sitting.clock.now(wall)), (), wall)

    def redoes(self, cut: Cut, answered: Iterable[Answered], wall: int) -> list[AnyEvent]:
        """Takes back, and enters what was checked already."""
        return self._now(cut, *answered) + self._go_on(wall)

    def undoes_steps(
        self, place: PlaceId, steps: int, wall: int, *, is_sure: bool
    ) -> list[AnyEvent]:
        """Takes back so many answers of people, or all there are. What cannot be seen by everybody
        is taken back only by a host who is sure of it."""
        sitting = self.sitting()
        entries = sitting.before_steps(steps)
        if not is_sure and not sitting.is_plain_since(entries, place):
            raise Refused("undo-needs-your-word")
        if entries is None:
            raise Refused("nothing-to-undo")
        return self.undoes(entries, wall)

    def pauses(self, wall: int) -> list[AnyEvent]:
        sitting = self.playing()
        if sitting.is_paused:
            return []
        return self._now(Paused(sitting.clock.now(wall)))

    def resumes(self, wall: int) -> list[AnyEvent]:
        sitting = self.playing()
        if not sitting.is_paused:
            return []
        return self._now(Resumed(sitting.clock.now(wall))) + self._go_on(wall)

    def extends(self, seconds: int) -> list[AnyEvent]:
        """Only a timer that everybody sees: whether there is another is nobody's business."""
        timer = self.playing().shown_timer()
        if timer is None:
            raise Refused("no-timer")
        if not 1 <= seconds <= LONGEST_EXTENSION:
            raise Refused("extension-too-long", most=LONGEST_EXTENSION)
        return self._now(Extended(timer.number, seconds))

    def stands_in(self, place: PlaceId, *, on: bool) -> list[AnyEvent]:
        if self._known(place).kind != "person":
            raise Refused("not-a-person")
        return self._now(StoodIn(place, on))

    def plays_at(self, place: PlaceId, level: Level) -> list[AnyEvent]:
        """How well a program plays there: for a bot, or should it stand in for somebody."""
        if self._known(place).kind == "watcher":
            raise Refused("not-a-person")
        return self._now(LevelIs(place, level))

    def gives_up(self, wall: int) -> list[AnyEvent]:
        return self._now(Ended(self.playing().clock.now(wall)))

    # Time

    def wakes_at(self, wall: int) -> int | None:
        """When `time_passes` has something to do next, in wall time."""
        sitting = self.room.sitting
        if sitting is None or sitting.is_over or (deadline := sitting.deadline()) is None:
            return None
        sitting.clock.go(wall)
        return None if self.room.is_manual else sitting.clock.wall_of(deadline)

    def time_passes(self, wall: int) -> list[AnyEvent]:
        """Let the Clock speak if its time has come."""
        sitting = self.room.sitting
        if sitting is None or sitting.is_over or self.room.is_manual:
            return []
        when, deadline = sitting.clock.now(wall), sitting.deadline()
        if deadline is None or when < deadline:
            return []
        return self._now(Answered(CLOCK, TIME_IS_UP, when)) + self._go_on(wall)

    # Within

    def _now(self, *events: AnyEvent) -> list[AnyEvent]:
        for event in events:
            self.room.apply(event)
        return list(events)

    def _go_on(self, wall: int) -> list[AnyEvent]:
        """The House answers whatever a program can, and the clock runs."""
        sitting = self.sitting()
        events: list[AnyEvent] = []
        if not sitting.is_paused:
            sitting.clock.go(wall)
        while (options := sitting.asked_of_a_program()) is not None:
            answer = self._house.answer(with_evenings(options, self.room.evenings))
            events += self._now(Answered(HOUSE, answer, sitting.clock.now(wall)))
            if not sitting.is_paused:
                sitting.clock.go(wall)
        return events

    def _resize(self, *, has_grown: bool) -> list[AnyEvent]:
        """Roles that were chosen by hand fit the table again after somebody came or left."""
        if self.room.is_playing:
            return []
        game, seats = game_named(self.room.game), tuple(place.name for place in self.room.players)
        options = self.room.options.get(game.name, {})
        fitting = resized(game, options, seats, has_grown=has_grown)
        return self._now(Set(game.name, fitting)) if fitting is not None else []

    def sitting(self) -> Sitting:
        """The game in this room, running or over; raises Refused if there is none."""
        if self.room.sitting is None:
            raise Refused("no-game")
        return self.room.sitting

    def playing(self) -> Sitting:
        """The game that is running; raises Refused if there is none."""
        sitting = self.sitting()
        if sitting.is_over:
            raise Refused("game-over")
        return sitting

    def _not_while_playing(self) -> None:
        if self.room.is_playing:
            raise Refused("game-running")

    def _known(self, place: PlaceId) -> Place:
        if place not in self.room.places:
            raise Refused("unknown-place")
        return self.room.places[place]

    def _heir_of(self, place: PlaceId) -> Place | None:
        """Who follows a host that leaves: somebody who is here, if there is anybody."""
        people = [p for p in self.room.places.values() if p.kind == "person" and p.id != place]
        people = [person for person in people if person.keys and not person.stand_in]
        return next((person for person in people if person.is_here), next(iter(people), None))

    def _names(self) -> list[str]:
        return [place.name for place in self.room.places.values()]

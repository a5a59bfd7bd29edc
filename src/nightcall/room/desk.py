"""The desk: what people ask of a room, checked and turned into events. Refuses by name.

Every method returns the events that now hold; they have been applied already, and must be kept
before anybody is told of them.
"""

from collections.abc import Callable, Iterable

from nightcall.games import game_named
from nightcall.room.events import (
    Answered,
    AnyEvent,
    Cut,
    Ended,
    Extended,
    Lengthened,
    Paused,
    PlaceId,
    Resumed,
    Started,
    TakenUp,
    ToTell,
)
from nightcall.room.lobby import Lobby
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.room.setting import header_of
from nightcall.room.sitting import Sitting
from nightcall.room.supply import with_evenings
from nightcall.room.talk import Remark as Spoken
from nightcall.room.talk import said
from nightcall.room.untold import Untold
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
    refusal,
    start,
)

LONGEST_EXTENSION = 600
MOST_ENTRIES = 5000


class Desk(Lobby):
    """`wall` is a steady clock in milliseconds, given with whatever needs the time."""

    def __init__(self, room: Room, house: House) -> None:
        super().__init__(room)
        self._house = house

    # Talk

    def says(self, place: PlaceId, spoken: Spoken, at: int) -> list[AnyEvent]:
        """Table talk, as far as the scene lets this place speak. `at` is for people only."""
        return self._now(said(self.room, self._known(place).id, spoken, at))

    # The game

    def header(self) -> Header:
        """What a game would start from now. Raises CannotStart if its options mean nothing."""
        return header_of(self.room)

    def remarks(self) -> list[Remark]:
        """What there is to say before Start, by the game, by what its House draws from, and by who
        would have to raise a hand."""
        game, header = game_named(self.room.game), self.header()
        box = game.unpack(header)[0]
        remarks = [*game.remarks(header), *self._house.remarks(box)]
        is_counted = getattr(box, "votes", None) == "counted"
        if is_counted and any(place.kind == "bot" for place in self.room.players):
            remarks.append(refusal("room-bots-raise-no-hands"))
        return remarks

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
        sitting = self.sitting()
        seat = sitting.seat_of(place)
        if seat is not None and id_ is not None and sitting.has_taken(seat, id_):
            return []  # though it was the last one of the game
        self.playing()
        if seat is None:
            raise Refused("no-seat")
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
        """So many answers stay. Where time that had run out is taken back, and would run out again
        at once, the game waits."""
        sitting = self.sitting()
        if not 0 <= entries < sitting.run.length or sitting.is_given_up:
            raise Refused("nothing-to-undo")
        was_time = sitting.run.entries[entries].seat == CLOCK
        events = self.redoes(Cut(entries, sitting.clock.now(wall)), (), wall)
        due = self.wakes_at(wall)
        is_up = due is not None and due <= wall
        return events + self.pauses(wall) if was_time and is_up else events

    def redoes(
        self, cut: Cut, answered: Iterable[Answered], wall: int, *, is_all: bool = False
    ) -> list[AnyEvent]:
        """Takes back, and enters what was checked already. A game that is over goes on by it. If it
        `is_all` that was taken back, timers have again what they were given."""
        sitting = self.sitting()
        self._sit_as_then(sitting)
        given = sitting.clock.extra
        events = self._now(cut, *answered)
        lost = given.keys() - sitting.clock.extra.keys() if is_all else ()
        events += self._now(*(Lengthened(number, given[number]) for number in sorted(lost)))
        return events + self._go_on(wall)

    def has_to_tell(self, untold: Untold) -> list[AnyEvent]:
        """By whoever leads, in silence."""
        is_known = untold == self.sitting().untold
        return [] if is_known else self._now(ToTell(untold))

    def has_told(self, corrections: int) -> list[AnyEvent]:
        """All that there was to tell when there had been so many corrections."""
        if corrections != self.sitting().corrections:
            raise Refused("entered-meanwhile")
        return self.has_to_tell(Untold())

    def undoes_steps(
        self, place: PlaceId, steps: int, wall: int, *, is_sure: bool
    ) -> list[AnyEvent]:
        """Takes back so many answers of people, or all there are. What cannot be seen by everybody
        is taken back only by a host who is sure of it."""
        sitting = self.sitting()
        entries = sitting.before_steps(steps)
        is_keeper = place == self.room.keeper
        if not is_sure and not sitting.is_plain_since(entries, place, is_keeper=is_keeper):
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

    def lengthens_call(self, seconds: Callable[[Sitting], int]) -> list[AnyEvent]:
        """A call of the night that has just begun has these beside its own."""
        sitting = self.room.sitting
        timer = sitting.shown_timer() if sitting is not None and not sitting.is_over else None
        if sitting is None or timer is None or not sitting.is_night:
            return []
        if timer.number in sitting.clock.extra:
            return []
        return self._now(Lengthened(timer.number, seconds(sitting)))

    def gives_up(self, wall: int) -> list[AnyEvent]:
        return self._now(Ended(self.playing().clock.now(wall)))

    def takes_up(self, wall: int) -> list[AnyEvent]:
        """A game that was given up goes on, but waits until all are ready: eyes were open."""
        sitting = self.sitting()
        if not sitting.is_given_up:
            raise Refused("not-given-up")
        self._sit_as_then(sitting)
        return self._now(TakenUp(sitting.clock.now(wall))) + self.pauses(wall)

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

    def _sit_as_then(self, sitting: Sitting) -> None:
        """Only those by whom a game was ended go on with it."""
        if not self.room.sits_as_in(sitting):
            raise Refused("others-sit-here", names=[name for _, name in sitting.ended_by or ()])

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

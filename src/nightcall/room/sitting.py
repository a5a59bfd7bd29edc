"""A sitting: one game in a room, from Start to the result. Holds the run, its clock and viewers."""

from collections.abc import Mapping
from typing import Any

from nightcall.games import game_named
from nightcall.room.clock import TableClock
from nightcall.room.events import PlaceId
from nightcall.room.untold import Untold, first_in_sight
from nightcall.table import (
    CLOCK,
    HOUSE,
    Answer,
    Arrange,
    Ask,
    Header,
    Options,
    Run,
    Scene,
    ScriptFailed,
    Seat,
    Telling,
    Timer,
    Viewer,
    asked_of_the_house,
)


class Sitting:
    """`seats` says which place plays which seat; House and Clock are programs of the room. Round
    one device, `by_voice`, a timer starts when the voice has said what it is for. `chosen` are the
    options that the table had set for it."""

    def __init__(
        self,
        header: Header,
        seats: dict[PlaceId, Seat],
        before: "Sitting | None" = None,
        *,
        by_hand: bool = False,
        by_voice: bool = False,
        chosen: Mapping[str, Any] | None = None,
    ) -> None:
        self.header = header
        self.chosen = dict(chosen or {})
        self.seats = seats
        self.clock = TableClock()
        self.is_paused = False
        self.is_given_up = False
        self.ended_by: tuple[tuple[PlaceId, str], ...] | None = None  # who sat there when it ended
        self.is_by_hand = by_hand
        self._is_by_voice = by_voice
        self.failed: str | None = None
        self.ids: dict[tuple[Seat, str], int] = {}  # the device's id of an answer, its entry
        self.untold = Untold()
        self.corrections = 0  # after which something was left to tell, or was told
        self._ids_before = frozenset(before.ids if before is not None else ())
        self._scene: Scene | None = None
        self._lived: set[Seat] = set()
        self._looked_at = 0
        self._set_run(Run(game_named(header.game), header))

    @property
    def is_over(self) -> bool:
        return self.is_given_up or self.run.is_over

    def go_on(self, places: list[PlaceId]) -> None:
        """After its end. They sit as they sat then, some perhaps in the place of who is gone."""
        self.is_given_up, self.ended_by = False, None
        if self.seats:
            self.seats = dict(zip(places, self.seats.values(), strict=True))

    def call_again(self, when: int) -> None:
        """A call of the night has its whole time."""
        if self._timer is not None and self.is_night:
            self.clock.forget(self._timer)
            self._see_timer(when)

    def seat_of(self, place: PlaceId | None) -> Seat | None:
        return self.seats.get(place) if place is not None else None

    @property
    def entered(self) -> frozenset[int]:
        """The numbers of the answers that people gave, on a device or by the keeper."""
        return frozenset(self.ids.values())

    def has_to_tell(self, untold: Untold) -> None:
        self.untold = untold
        self.corrections += 1

    def has_taken(self, seat: Seat, id_: str) -> bool:
        """Whether an answer with this id was entered, now or in the game before: a device may send
        its last answer again when the next game has begun already."""
        return (seat, id_) in self.ids or (seat, id_) in self._ids_before

    def viewer(self, place: PlaceId | None) -> Viewer:
        """The one viewer of a seat; everybody who watches shares one."""
        seat = self.seat_of(place)
        if seat not in self._viewers:
            self._viewers[seat] = Viewer(self.run, seat)
        return self._viewers[seat]

    def enter(self, seat: Seat, answer: Answer, when: int, id_: str | None = None) -> None:
        """Raises IllegalAnswer and changes nothing, or brings the game one step on."""
        try:
            self.run.answer(seat, answer, when)
        except ScriptFailed as fault:
            self.failed = str(fault)
        if id_ is not None:
            self.ids[seat, id_] = self.run.length
        self._see_timer(when)

    def cut(self, entries: int, when: int) -> None:
        """Undo. Answers that were taken back may be given again under the same id. By day there is
        as much time as when the first of them was given; a call of the night has its whole time."""
        kept, taken = self.run.entries[:entries], self.run.entries[entries:]
        self.failed = None
        self.ids = {key: number for key, number in self.ids.items() if number <= entries}
        self._set_run(Run(self.run.game, self.header, kept))
        if self.untold != Untold():
            self.untold = self.untold.until(entries, first_in_sight(self.run, self.entered))
        before = kept[-1:] if self.is_night else taken[:1]
        self.clock.go_back(before[0].when if before else 0, when)
        self._see_timer(when)

    @property
    def awaits_voice(self) -> bool:
        """Whether a timer waits for the line to which it belongs to be said."""
        timer = self._timer
        return self._is_by_voice and timer is not None and not self.clock.has_started(timer)

    def voice_has_called(self, when: int) -> None:
        """Older records have no time: then it is that of the answer before."""
        self.clock.see(self._timer, max(when, self.clock.now(0)))

    def asked_of_a_program(self) -> Options | None:
        """What the House is asked now and a program answers. Cards that people have dealt with
        their own hands are not a program's to deal."""
        options = asked_of_the_house(self.run)
        return None if self.is_by_hand and isinstance(options, Arrange) else options

    def deadline(self) -> int | None:
        """The table time at which the Clock will speak, if it is asked."""
        ask = self.run.ask
        if ask is None or ask.timer is None or CLOCK not in ask.options or self.is_paused:
            return None
        return self.clock.deadline(ask.timer)

    @property
    def scene(self) -> Scene | None:
        """What is openly visible now."""
        for item in self.run.said[self._looked_at :]:
            if isinstance(item, Scene):
                self._scene = item
                self._lived.update(item.alive or ())
        self._looked_at = len(self.run.said)
        return self._scene

    @property
    def dead(self) -> set[Seat]:
        """Who was alive in an earlier scene, and is not in this one."""
        scene = self.scene
        alive = scene.alive if scene is not None else None
        return set() if alive is None else self._lived.difference(alive)

    def shown_timer(self) -> Timer | None:
        """The timer of the scene, which everybody sees."""
        scene = self.scene
        return scene.timer if scene is not None and self.run.ask is not None else None

    def before_steps(self, steps: int) -> int | None:
        """How many entries stay when so many answers of people are taken back. What whoever keeps
        the table entered for all of it is one, too."""
        entered = self.entered
        people = [
            entry.n
            for entry in self.run.entries
            if entry.seat != CLOCK and (entry.seat != HOUSE or entry.n in entered)
        ]
        return people[-min(steps, len(people))] - 1 if people else None

    def is_plain_since(self, entries: int | None, place: PlaceId, *, is_keeper: bool) -> bool:
        """Whether this place saw everything that has happened since, and nobody saw more.

        It depends on the open question first, so that asking tells nothing about the others; a
        keeper knows all of it.
        """
        run, seat = self.run, self.seat_of(place)
        if entries is None or run.ask is None:
            return False
        if not (is_keeper or run.ask.open or seat in run.ask.options):
            return False
        is_open = False  # whether everybody may know of each answer to the question of that moment
        for number in range(run.length + 1):
            said = run.said_at(number)
            if number > entries:
                if any(isinstance(item, Telling) and item.to is not None for item in said):
                    return False
                is_seen = is_open or any(not isinstance(item, Ask) for item in said)
                if run.entries[number - 1].seat not in (HOUSE, CLOCK) and not is_seen:
                    return False
            is_open = next((item.open for item in said if isinstance(item, Ask)), is_open)
        return True

    def _set_run(self, run: Run) -> None:
        self.run = run
        self._viewers: dict[Seat | None, Viewer] = {}
        self._scene, self._lived, self._looked_at = None, set(), 0

    @property
    def is_night(self) -> bool:
        return self.scene is not None and self.scene.chapter == "night"

    @property
    def _timer(self) -> Timer | None:
        return self.run.ask.timer if self.run.ask is not None else None

    def _see_timer(self, when: int) -> None:
        if not self._is_by_voice:
            self.clock.see(self._timer, when)

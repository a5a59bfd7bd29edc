"""A sitting: one game in a room, from Start to the result. Holds the run, its clock and viewers."""

from nightcall.games import game_named
from nightcall.room.clock import TableClock
from nightcall.room.events import PlaceId
from nightcall.table import (
    CLOCK,
    Answer,
    Header,
    Run,
    ScriptFailed,
    Seat,
    Viewer,
)


class Sitting:
    """`seats` says which place plays which seat; House and Clock are programs of the room."""

    def __init__(self, header: Header, seats: dict[PlaceId, Seat]) -> None:
        self.header = header
        self.seats = seats
        self.clock = TableClock()
        self.is_paused = False
        self.is_given_up = False
        self.failed: str | None = None
        self.ids: dict[tuple[Seat, str], int] = {}  # the device's id of an answer, its entry
        self._set_run(Run(game_named(header.game), header))

    @property
    def is_over(self) -> bool:
        return self.is_given_up or self.run.is_over

    def seat_of(self, place: PlaceId | None) -> Seat | None:
        return self.seats.get(place) if place is not None else None

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
        """Undo. Answers that were taken back may be given again under the same id."""
        kept = self.run.entries[:entries]
        self.failed = None
        self.ids = {key: number for key, number in self.ids.items() if number <= entries}
        self.clock.forget_after(kept[-1].when if kept else 0)
        self._set_run(Run(self.run.game, self.header, kept))
        self._see_timer(when)

    def deadline(self) -> int | None:
        """The table time at which the Clock will speak, if it is asked."""
        ask = self.run.ask
        if ask is None or ask.timer is None or CLOCK not in ask.options or self.is_paused:
            return None
        return self.clock.deadline(ask.timer)

    def undo_would_hide(self, entries: int) -> bool:
        """Whether somebody was told something in private since then: that cannot be unlearnt."""
        for number in range(entries + 1, self.run.length + 1):
            for item in self.run.said_at(number):
                if getattr(item, "to", None):
                    return True
        return False

    def _set_run(self, run: Run) -> None:
        self.run = run
        self._viewers: dict[Seat | None, Viewer] = {}

    def _see_timer(self, when: int) -> None:
        self.clock.see(self.run.ask.timer if self.run.ask else None, when)

"""A room with its desk, as tests use it: a wall clock that jumps, and everything written down."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, decode, encode
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.room.talk import Remark
from nightcall.table import HOUSE, Choice, House, Press, Text
from tests.word_list import WordList

FIVE = ("Ann", "Bob", "Cid", "Dee", "Eve")


class Table:
    """People in one room; the first of them is host."""

    def __init__(self, names: tuple[str, ...] = FIVE, seed: int = 1) -> None:
        self.wall = 1_000_000
        self.kept: list[bytes] = []
        self.chance = Random(seed)
        self.desk = Desk(Room(), House(Random(seed), words=WordList()))
        self.ids: Iterator[int] = count()
        self.does(self.desk.opens("ELM", "en"))
        for number, name in enumerate(names):
            self.does(self.desk.sits(f"p{number}", name, f"secret of {name}", "person"))

    @property
    def room(self) -> Room:
        return self.desk.room

    def does(self, events: list[AnyEvent]) -> None:
        self.kept += map(encode, events)

    @property
    def sitting(self) -> Sitting:
        assert self.room.sitting is not None
        return self.room.sitting

    def says(self, name: str, text: str = "", key: str = "", **args: str) -> None:
        self.does(self.desk.says(self.place(name), Remark(text, key, args), self.wall))

    def hears(self, name: str | None) -> list[str]:
        """The talk that would be told to this person anew."""
        heard = self.room.heard_by(self.place(name) if name else None)
        return [said.text or said.remark for said in heard]

    def plays_until(self, line: str) -> None:
        """To the scene with this line."""
        while self.sitting.scene is None or self.sitting.scene.line != line:
            self.plays_a_step()

    def starts(self) -> None:
        self.does(self.desk.starts(self.wall))

    def place(self, name: str) -> str:
        return next(p.id for p in self.room.places.values() if p.name == name)

    def answers(self, name: str, answer: Any, id_: str | None = None) -> None:
        assert self.room.sitting is not None
        place = self.place(name)
        viewer = self.room.sitting.viewer(place)
        viewer.news()
        number = viewer.asked.number if viewer.asked else 0
        id_ = id_ or f"id-{next(self.ids)}"
        self.does(self.desk.answers(place, number, answer, id_, self.wall))

    def time_passes(self, seconds: float) -> None:
        """Second by second, as a server would wake up."""
        end = self.wall + int(1000 * seconds)
        while (due := self.desk.wakes_at(self.wall)) is not None and due <= end:
            self.wall = max(self.wall, due)
            self.does(self.desk.time_passes(self.wall))
        self.wall = end

    def plays_a_step(self) -> None:
        """Somebody whose move it is does something, or time passes."""
        assert self.room.sitting is not None
        run = self.room.sitting.run
        assert run.ask is not None
        waiting = [seat for seat in run.waiting() if seat != HOUSE]
        if not waiting:
            due = self.desk.wakes_at(self.wall)
            assert due is not None
            self.wall = max(self.wall, due)
            self.does(self.desk.time_passes(self.wall))
            return
        seat = self.chance.choice(waiting)
        options = run.ask.options[seat]
        if isinstance(options, Choice):
            self.answers(seat, self.chance.choice(options.values))
        elif isinstance(options, Press):
            self.answers(seat, self.chance.choice(list(options.buttons)))
        elif isinstance(options, Text):
            self.answers(seat, "is it alive?")

    def plays_to_the_end(self) -> None:
        while self.room.is_playing:
            self.plays_a_step()

    def after_a_restart(self) -> "Table":
        """Another process reads what was written down."""
        other = Table(())
        other.desk = Desk(Room(), House(Random(9), words=WordList()))
        other.room.apply_all(decode(body) for body in self.kept)
        other.kept = list(self.kept)
        other.wall = self.wall + 3_600_000
        return other

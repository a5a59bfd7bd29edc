"""A room that a keeper leads, as tests use it: guests, and a wall clock that jumps."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from nightcall.bots import RandomBot
from nightcall.room import keeper
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, decode, encode
from nightcall.room.keeper import Entered
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Ask, Asked, House, Seat, StageName, View
from tests.word_list import WordList

SEVEN = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")


class Kept:
    """Kay keeps the table; the others are guests. Round one device, a voice takes no time, unless
    it `is_speaking`."""

    def __init__(
        self,
        game: str,
        stage: StageName = "console",
        guests: tuple[str, ...] = SEVEN,
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.wall = 1_000_000
        self.kept: list[bytes] = []
        self.chance = Random(seed)
        self.bot = RandomBot(self.chance, ("is it alive?",))
        self.house = House(Random(seed), words=WordList())
        self.desk = Desk(Room(), self.house)
        self.ids: Iterator[int] = count()
        self.is_speaking = False
        self.does(self.desk.opens("ELM", "en", stage))
        self.does(self.desk.sits("p1", "Kay", "secret of Kay", "keeper"))
        self.does(self.desk.chooses(game))
        for name in guests:
            self.does(self.desk.sits(self.room.next_place, name, "", "guest"))
        if options:
            self.does(self.desk.sets(options))

    @property
    def room(self) -> Room:
        return self.desk.room

    @property
    def sitting(self) -> Sitting:
        assert self.room.sitting is not None
        return self.room.sitting

    @property
    def ask(self) -> Ask:
        assert self.sitting.run.ask is not None
        return self.sitting.run.ask

    @property
    def length(self) -> int:
        return self.sitting.run.length

    def does(self, events: list[AnyEvent]) -> None:
        self.kept += map(encode, events)
        sitting = self.room.sitting
        if sitting is not None and sitting.awaits_voice and not self.is_speaking:
            self.voice_has_called()

    def voice_has_called(self) -> None:
        self.is_speaking = False
        self.does(self.desk.clock_waits(self.wall, on=False))

    @property
    def time_left(self) -> int:
        """Milliseconds of the timer that the Clock waits for."""
        deadline = self.sitting.deadline()
        assert deadline is not None
        return deadline - self.sitting.clock.now(self.wall)

    def place(self, name: str) -> str:
        return next(p.id for p in self.room.places.values() if p.name == name)

    def starts(self) -> None:
        self.does(self.desk.starts(self.wall))

    def enters(self, seat: Seat, answer: Any, *, sure: bool = False, n: int | None = None) -> None:
        entered = Entered(seat, answer, self.length if n is None else n, sure)
        self.does(keeper.enters(self.desk, entered, f"id-{next(self.ids)}", self.wall))

    def rewinds(self, to: int, *, sure: bool = False) -> None:
        self.does(keeper.rewinds(self.desk, to, self.wall, is_sure=sure))

    def corrects(self, n: int, answer: Any) -> keeper.Consequence:
        better = keeper.consequence(self.desk, n, answer)
        self.does(keeper.corrects(self.desk, n, better, self.wall))
        return better

    def time_passes(self, seconds: float) -> None:
        end = self.wall + int(1000 * seconds)
        while (due := self.desk.wakes_at(self.wall)) is not None and due <= end:
            self.wall = max(self.wall, due)
            self.does(self.desk.time_passes(self.wall))
        self.wall = end

    def plays_a_step(self) -> None:
        """Somebody whose move it is does something; or else time passes, or is entered."""
        waiting = self.sitting.run.waiting()
        if waiting:
            seat = self.chance.choice(waiting)
            self.enters(seat, self.answer(seat))
        elif (due := self.desk.wakes_at(self.wall)) is not None:
            self.wall = max(self.wall, due)
            self.does(self.desk.time_passes(self.wall))
        else:
            self.enters(CLOCK, TIME_IS_UP)

    def answer(self, seat: Seat) -> Any:
        """Any that is allowed."""
        options = self.ask.options[seat]
        if seat == HOUSE:
            return self.house.answer(options)
        asked = Asked(1, self.ask.kind, options, self.ask.settle, self.ask.args)
        return self.bot.answer(View(None, (), asked))

    def plays_until(self, *kinds: str) -> None:
        while self.ask.kind not in kinds:
            self.plays_a_step()

    def plays_to_the_end(self) -> None:
        while self.room.is_playing:
            self.plays_a_step()

    def after_a_restart(self) -> "Kept":
        """Another process reads what was written down."""
        other = Kept(self.room.game, self.room.stage, ())
        other.desk = Desk(Room(), House(Random(9), words=WordList()))
        other.room.apply_all(decode(body) for body in self.kept)
        other.kept = list(self.kept)
        other.wall = self.wall + 3_600_000
        return other


def started(game: str = "wherewolf", stage: Any = "console", **options: Any) -> Kept:
    table = Kept(game, stage, **options)
    table.starts()
    return table


def mixed(game: str = "werewolf") -> Kept:
    """Five guests, Zoe with a phone, and a bot."""
    table = Kept(game, "console", SEVEN[:5])
    table.does(table.desk.sits("p7", "Zoe", "secret of Zoe", "person"))
    table.does(table.desk.sits("p8", "Oak", "", "bot"))
    table.starts()
    return table

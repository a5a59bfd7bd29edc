"""Tables with their screens: what is really sent to each device, added up as a page adds it up."""

from random import Random
from typing import Any

import msgspec

from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, PlaceId
from nightcall.server.crier import Crier
from nightcall.table import CLOCK, HOUSE, House, Options, Press, Seat, StageName, Supply, Text
from tests.room.at_keeper import SEVEN, Kept
from tests.room.at_table import Table

Json = dict[str, Any]


class Screen:
    """A device of one place. Of a game it knows only what came to it: on a phone its own
    questions, at a keeper's place the whole ones."""

    heard = 0.0

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.seen: list[Json] = []  # scenes, tellings and questions, in their order
        self.ask: Json | None = None
        self.outcome: Json | None = None

    def send(self, payload: bytes, *, is_whole: bool = False) -> None:  # noqa: ARG002  a protocol
        message = msgspec.json.decode(payload)
        if message.get("whole"):
            self.seen, self.ask, self.outcome = [], None, None
        self.frames.append(payload)
        self.seen += message.get("said", ())
        self.seen += (item for step in message.get("steps", ()) for item in step["said"])
        self.outcome = message.get("outcome", self.outcome)
        for name in ("ask", "asked"):
            if name in message:
                self.ask = message[name]
                self.seen += [self.ask] if self.ask else []

    def hold(self) -> None:
        raise AssertionError("nobody asks here")

    def let_go(self) -> None:
        raise AssertionError("nobody asks here")

    def close(self, code: int) -> None:
        raise AssertionError(code)

    # Looking

    @property
    def line(self) -> str:
        """What was spoken last."""
        return next((str(item["line"]) for item in reversed(self.seen) if "line" in item), "")

    @property
    def secrets(self) -> list[Json]:
        """What one device for all shows now to whoever is called: the twin of `secrets` in the
        client's seen.ts."""
        found: list[Json] = []
        for item in self.seen:
            if "scene" in item:
                found = []
            elif "told" in item and item["to"]:
                found.append(item)
        return found

    def told(self, key: str) -> list[Json]:
        return [item for item in self.seen if item.get("told") == key]

    @property
    def asks(self) -> list[Json]:
        """Every question that was put here."""
        return [item for item in self.seen if "kind" in item]

    @property
    def kinds(self) -> set[str]:
        """What somebody was to answer here; what only the Clock can is no question to anybody."""
        return {ask["kind"] for ask in self.asks if answerers(ask)}


def answerers(ask: Json) -> list[Seat]:
    """The seats for which something can be tapped. A phone's question is for its own seat."""
    options = ask["options"]
    return [""] if "type" in options else [seat for seat in options if seat != CLOCK]


class Led(Kept):
    """A keeper leads, and is sure of what is entered for others; somebody watches on a screen."""

    _crier: Crier | None = None

    def __init__(
        self,
        game: str,
        stage: StageName,
        guests: tuple[str, ...] = SEVEN,
        seed: int = 1,
        **options: Any,
    ) -> None:
        super().__init__(game, stage, guests, seed, **options)
        self._crier = Crier()
        self.screen = screen_at(self._crier, self.room.keeper)
        self.watched = screen_at(self._crier, None)
        self._crier.cry(self.desk, self.wall)

    def has_words(self, words: Supply) -> None:
        self.desk = Desk(self.room, House(Random(1), words=words))

    def does(self, events: list[AnyEvent]) -> None:
        super().does(events)
        if self._crier is not None:
            self._crier.cry(self.desk, self.wall)

    def enters(self, seat: Seat, answer: Any, *, sure: bool = True, n: int | None = None) -> None:
        super().enters(seat, answer, sure=sure, n=n)

    def answer(self, seat: Seat) -> Any:
        return anything(self.ask.options[seat], self.house, self.chance)

    @property
    def not_entered(self) -> set[Seat]:
        """For whom something was answered that the keeper has not entered."""
        entered = self.sitting.entered
        return {entry.seat for entry in self.sitting.run.entries if entry.n not in entered}


class OnPhones(Table):
    """Everybody has a phone, and the game has begun."""

    def __init__(self, game: str, names: tuple[str, ...], seed: int = 1, **options: Any) -> None:
        super().__init__(names, seed)
        self.house = House(self.chance)
        self.does(self.desk.chooses(game))
        self.does(self.desk.sets(options))
        self.starts()
        self._crier = Crier()
        self.screens = {name: screen_at(self._crier, self.place(name)) for name in names}
        self._crier.cry(self.desk, self.wall)

    def plays_a_step(self) -> None:
        run = self.sitting.run
        waiting = [seat for seat in run.waiting() if seat != HOUSE]
        if waiting and run.ask is not None:
            seat = self.chance.choice(waiting)
            self.answers(seat, anything(run.ask.options[seat], self.house, self.chance))
        else:
            super().plays_a_step()
        self._crier.cry(self.desk, self.wall)


def screen_at(crier: Crier, place: PlaceId | None) -> Screen:
    screen = Screen()
    crier.stream_of(place).readers.add(screen)
    return screen


def anything(options: Options, house: House, chance: Random) -> Any:
    """Any answer that is allowed, also one that ends or takes back something."""
    match options:
        case Press(buttons):
            return chance.choice(list(buttons))
        case Text():
            return "is it alive?"
        case _:
            return house.answer(options)


def many(count: int) -> tuple[str, ...]:
    return tuple(f"P{number}" for number in range(1, count + 1))

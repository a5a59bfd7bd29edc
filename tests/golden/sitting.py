"""A game told as what people did: the House and the Clock do the rest."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Answer,
    Arrange,
    Draw,
    Run,
    Salt,
    Seat,
    Text,
    start,
)

Move = tuple[Seat, Answer]


@dataclass(frozen=True)
class Sitting:
    """`deal` has each seat with its card, and `centre` the one in the middle (of two: the extra
    card). `words` are offered to the Mayor, who takes the first. `night` are the taps of the
    night, `day` lines such as "Dee: Is it alive? — yes", `ending` all that comes after.

    With real cards the seats are the cards: `deal` is empty and `mayor` the Mayor's secret role.
    """

    name: str
    deal: dict[Seat, str]
    centre: str
    words: tuple[str, ...]
    night: tuple[Move, ...] = ()
    day: tuple[str, ...] = ()
    ending: tuple[Move, ...] = ()
    mayor: Seat | None = None
    seats: tuple[Seat, ...] = ()
    roles: dict[str, int] | None = None
    series: WerewordsSeries | None = None
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def salt(self) -> str:
        """Nobody's secret, but another for every game."""
        return self.name.encode().hex()[:32].ljust(32, "0")

    def play(self) -> Run:
        cards = [*self.deal.values(), self.centre]
        roles = self.roles or {card: cards.count(card) for card in cards if card != "Mayor"}
        box = WerewordsBox(roles=roles, **self.options)
        run = start(WEREWORDS, WEREWORDS.header(self.seats or tuple(self.deal), box, self.series))
        moves = self._moves()
        move = next(moves, None)
        time = Times()
        while run.ask is not None:
            if move and is_legal(run, move):
                seat, answer = move
                move = next(moves, None)
            elif HOUSE in run.waiting():
                seat, answer = HOUSE, self._house(run)
            else:
                seat, answer = CLOCK, TIME_IS_UP
            run.answer(seat, answer, time.of(run, seat))
        assert move is None, f"{self.name}: nobody asked for {move}"
        return run

    def _moves(self) -> Iterator[Move]:
        mayor = self.mayor or next(seat for seat, card in self.deal.items() if card == "Mayor")
        yield from ((seat, "seen") for seat in self.deal)
        if not self.deal:
            yield (HOUSE, mayor)
        yield from ((mayor, self.words[0]), (mayor, "ok"), *self.night)
        for text in self.day:
            spoken, _, token = text.partition("— ")
            asker, _, question = spoken.strip().partition(": ")
            if question:
                yield (asker, question)
            if token:
                press, _, to = token.partition(" to ")
                yield (mayor, {"press": press, "to": to} if to else press)
        if self.day and not self.day[-1].endswith(("— correct", "— no-more-tokens")):
            yield (CLOCK, TIME_IS_UP)
        yield from self.ending

    def _house(self, run: Run) -> Answer:
        assert run.ask is not None
        match run.ask.options[HOUSE]:
            case Arrange():
                return [*self.deal.values(), self.centre]
            case Salt():
                return self.salt
            case Draw(_, wants):
                return list(self.words[: len(wants)])
            case _:
                return self.mayor


def is_legal(run: Run, move: Move) -> bool:
    seat, answer = move
    options = run.ask.options.get(seat) if run.ask else None
    return options is not None and options.refuse(answer) is None


class Times:
    """Table time in ms, as people take it: the Clock is exact."""

    def __init__(self) -> None:
        self.now = 0
        self._started: dict[int, int] = {}

    def of(self, run: Run, seat: Seat) -> int:
        assert run.ask is not None
        timer = run.ask.timer
        if timer is not None:
            self._started.setdefault(timer.number, self.now)
        if seat == CLOCK and timer is not None:
            self.now = self._started[timer.number] + 1000 * timer.seconds
        elif seat != HOUSE:
            self.now += 6400 if isinstance(run.ask.options[seat], Text) else 1700
        return self.now

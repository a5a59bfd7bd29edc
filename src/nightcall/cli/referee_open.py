"""One open game of the referee: what was entered, and what its programs answer by themselves."""

from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Answer,
    House,
    Run,
    ScriptFailed,
    Seat,
    asked_of_the_house,
)


class Open:
    """An open game, and who answers for its House and its Clock.

    `entered` has what the journal has, without the fingerprints: those are made when asked for.
    """

    def __init__(self, run: Run, house: House | None, *, has_clock: bool) -> None:
        self.run = run
        self.house = house
        self.has_clock = has_clock
        self.entered: list[tuple[Seat, Answer]] = [
            (entry.seat, entry.answer) for entry in run.entries
        ]

    def enter(self, seat: Seat, answer: Answer, when: int = 0) -> None:
        try:
            self.run.answer(seat, answer, when)
        except ScriptFailed:
            self.entered.append((seat, answer))
            raise
        self.entered.append((seat, answer))

    def attend(self) -> None:
        """Let House and Clock answer, where they are programs, until somebody else is asked."""
        while (ask := self.run.ask) is not None:
            options = asked_of_the_house(self.run)
            if self.house is not None and options is not None:
                self.enter(HOUSE, self.house.answer(options))
            elif self.has_clock and CLOCK in ask.options and not self.run.waiting():
                self.enter(CLOCK, TIME_IS_UP)
            else:
                return

    def cut(self, number: int) -> None:
        self.run = self.run.cut(number)
        del self.entered[number:]

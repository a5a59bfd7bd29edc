"""A run: a script brought to the end of its journal. The one place that drives scripts."""

from collections.abc import Iterable
from typing import Any

from nightcall.table.ask import Ask
from nightcall.table.game import AnyGame, Outcome
from nightcall.table.journal import Entry, Header, Journal, JournalMismatch
from nightcall.table.options import Answer
from nightcall.table.remark import CannotStart
from nightcall.table.seat import CLOCK, HOUSE, Seat
from nightcall.table.table import Table
from nightcall.table.telling import Said


class IllegalAnswer(ValueError):  # noqa: N818  reads as a sentence
    """A seat's answer was refused; nothing has changed. `reason` is a key for the texts."""

    def __init__(self, reason: str, seat: Seat, answer: Answer, kind: str | None) -> None:
        self.reason = reason
        self.seat = seat
        self.answer = answer
        self.kind = kind
        super().__init__(f"{reason}: {seat} answered {answer!r} to {kind}")


class ScriptFailed(RuntimeError):  # noqa: N818  reads as a sentence
    """The script itself broke. The journal is whole, and a cut brings the game back."""


class Run:
    """A game in progress. Answers go in; `said`, `ask` and `outcome` come out."""

    __slots__ = (
        "_entries",
        "_given",
        "_marks",
        "_script",
        "_taken",
        "_waiting",
        "ask",
        "game",
        "header",
        "outcome",
        "said",
    )

    def __init__(self, game: AnyGame, header: Header, entries: Iterable[Entry] = ()) -> None:
        """Runs the script over `entries`; raises JournalMismatch where they do not fit."""
        if (header.game, header.rules) != (game.name, game.rules):
            raise JournalMismatch(
                f"the journal is of {header.game} with rules {header.rules}, "
                f"the script of {game.name} with rules {game.rules}"
            )
        box, series = game.unpack(header)
        self.game = game
        self.header = header
        self.said: list[Said | Ask] = []
        self.ask: Ask | None = None
        self.outcome: Outcome | None = None
        self._entries: list[Entry] = []
        self._taken: list[tuple[Ask, Seat, Answer, int]] = []
        self._given: dict[Seat, Answer] = {}
        self._waiting: list[Seat] = []
        self._marks: list[int] = []
        self._script = game.script(Table(header.seats, self.said), box, series)
        self._go_on(None)
        self._replay(entries)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def length(self) -> int:
        """How many answers were entered so far."""
        return len(self._entries) + len(self._taken)

    @property
    def entries(self) -> list[Entry]:
        """The journal so far. Fingerprints are made here, once, and not while nobody asks."""
        for ask, seat, answer, when in self._taken:
            number = len(self._entries) + 1
            self._entries.append(Entry(number, ask.fingerprint(), seat, answer, when))
        self._taken.clear()
        return self._entries

    @property
    def journal(self) -> Journal:
        return Journal(self.header, tuple(self.entries))

    @property
    def given(self) -> dict[Seat, Answer]:
        """What has been answered to the open ask and may still be changed."""
        return self._given

    def waiting(self) -> list[Seat]:
        """The seats whose answer the open ask is waiting for."""
        return self._waiting.copy()

    def said_at(self, number: int) -> list[Said | Ask]:
        """What entry `number` brought about; 0 is the opening of the game."""
        start = self._marks[number - 1] if number else 0
        return self.said[start : self._marks[number]]

    def answer(self, seat: Seat, answer: Answer, when: int = 0) -> None:
        """Enter an answer and bring the script to its next question, or to the end."""
        ask = self.ask
        options = ask.options.get(seat) if ask is not None else None
        if ask is None or options is None:
            raise IllegalAnswer(self._why_not_asked(seat), seat, answer, ask.kind if ask else None)
        reason = options.refuse(answer)
        if reason is not None:
            raise IllegalAnswer(reason, seat, answer, ask.kind)
        self._taken.append((ask, seat, answer, when))
        settle = ask.settle
        if settle == "one":
            self._go_on(answer)
        elif settle == "first":
            self._go_on((seat, answer))
        else:
            self._collect(ask, seat, answer)

    def cut(self, number: int) -> "Run":
        """The same game as it stood after `number` entries."""
        if not 0 <= number <= len(self.entries):
            raise ValueError(f"there are {len(self.entries)} entries, not {number}")
        return Run(self.game, self.header, self.entries[:number])

    def _collect(self, ask: Ask, seat: Seat, answer: Answer) -> None:
        given, waiting = self._given, self._waiting
        if seat != CLOCK:
            given[seat] = answer
            if seat in waiting:
                waiting.remove(seat)
        is_settled = (
            seat == CLOCK
            or (ask.settle == "all" and not waiting)
            or (ask.at_once and answer in ask.at_once)
        )
        if is_settled:
            # In the order of the seats: who answered first is nobody's business.
            self._go_on({seat: given[seat] for seat in ask.options if seat in given})
        else:
            self._marks.append(len(self.said))

    def _go_on(self, value: Any) -> None:
        self._given = {}
        try:
            ask = self._script.send(value)
        except StopIteration as end:
            self._stop()
            self.outcome = end.value
        except Exception as fault:
            self._stop()
            raise ScriptFailed(f"{self.header.game}: {fault!r}") from fault
        else:
            if type(ask) is not Ask:
                self._stop()
                raise ScriptFailed(f"{self.header.game} awaited {ask!r}, which no table gave it")
            self.ask = ask
            self._waiting = list(ask.waits_for)
            self.said.append(ask)
        finally:
            self._marks.append(len(self.said))

    def _stop(self) -> None:
        self.ask = None
        self._waiting = []

    def _replay(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if self.ask is None:
                raise JournalMismatch(f"entry {entry.n} comes after the end of the game")
            if entry.ask != self.ask.fingerprint():
                raise JournalMismatch(
                    f"entry {entry.n} answers {entry.ask}, "
                    f"the script asks {self.ask.kind} ({self.ask.fingerprint()})"
                )
            try:
                self.answer(entry.seat, entry.answer, entry.when)
            except IllegalAnswer as error:
                raise JournalMismatch(f"entry {entry.n}: {error}") from error

    def _why_not_asked(self, seat: Seat) -> str:
        if self.ask is None:
            return "game-over"
        return "not-asked" if seat in (*self.header.seats, HOUSE, CLOCK) else "unknown-seat"


def start(game: AnyGame, header: Header) -> Run:
    """Begin a game, or raise CannotStart with every reason."""
    remarks = game.remarks(header)
    if any(remark.weight == "refusal" for remark in remarks):
        raise CannotStart(remarks)
    return Run(game, header)

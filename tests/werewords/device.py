"""A device in the middle of a table with real cards, as tests use it: tapped by name, and read."""

from collections.abc import Mapping
from typing import Any

from nightcall.games.werewords.series import WerewordsOutcome
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Answer, Seat
from tests.room.at_screens import Json, Led, answerers, many

TWO = {"Seer": 1, "Werewolf": 1}

PAUSE = "‖"


class Words:
    """Draws this word and two others; knows which levels were wanted."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.wanted: list[list[str]] = []

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:  # noqa: ARG002  any will do
        self.wanted.append(sorted(wants))
        return [self.word, "apple", "kite"][: len(wants)]


class Device:
    """A device in the middle of the table, and what is sent to it. Only words are drawn by a
    program."""

    def __init__(self, roles: dict[str, int], word: str = "frog", **options: Any) -> None:
        self.table = Led("werewords", "device", many(sum(roles.values())), roles=roles, **options)
        self.begins(word)

    def begins(self, word: str) -> None:
        self.words = Words(word)
        self.table.has_words(self.words)
        self.table.starts()

    def taps(self, kind: str, answer: Answer, seat: Seat = HOUSE) -> None:
        """This is asked now, on the device, and this is what is tapped."""
        assert self.ask["kind"] == kind
        assert seat in self.ask["options"]
        self.table.enters(seat, answer)

    def time_is_up(self) -> None:
        self.table.enters(CLOCK, TIME_IS_UP)

    def mayor(self, card: Seat) -> None:
        """Rows 2 to 4: the Mayor taps a secret role, a word, and OK."""
        self.taps("mayor-card", card)
        self.taps("choose-word", self.words.word, card)
        self.taps("confirm-word", "ok", card)

    def until(self, kind: str) -> None:
        while self.ask["kind"] != kind:
            self.time_is_up()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.sitting.header.seats

    @property
    def ask(self) -> Json:
        """The question, with the options of all who may answer it."""
        assert self.table.screen.ask is not None
        return self.table.screen.ask

    @property
    def screen(self) -> list[tuple[str, dict[str, Any]]]:
        """What is on the screen for those whose eyes are open."""
        return [(told["told"], told["args"]) for told in self.table.screen.secrets]

    @property
    def line(self) -> str:
        return self.table.screen.line

    @property
    def rows(self) -> list[tuple[str, list[str], list[str]]]:
        """Each line spoken, what is shown in secret, and the taps or the pause that follow."""
        rows: list[tuple[str, list[str], list[str]]] = []
        for item in self.table.screen.seen:
            if "line" in item:
                rows.append((item["line"], [], []))
            elif "told" in item:
                rows[-1][1].extend([item["told"]] if item["to"] is not None else [])
            else:
                rows[-1][2].append(item["kind"] if answerers(item) else PAUSE)
        return rows

    @property
    def outcome(self) -> WerewordsOutcome:
        outcome = self.table.sitting.run.outcome
        assert isinstance(outcome, WerewordsOutcome)
        return outcome


def at_the_day_of_two(mayor: str) -> Device:
    device = Device(TWO)
    device.mayor(mayor)
    device.until("day")
    return device

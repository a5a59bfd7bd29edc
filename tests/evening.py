"""An evening of any game played by name: answer for anyone, see what they saw."""

from abc import ABC, abstractmethod
from typing import Any

from nightcall.table import CLOCK, HOUSE, Answer, Options, Run, Salt, Scene, Seat, Telling, view

SALT = "0123456789abcdef" * 2


class PlayedByName(ABC):
    """Each game's own Evening deals by hand, and begins with `_settle_house`."""

    run: Run

    # Driving

    def answers(self, seat: Seat, answer: Answer) -> None:
        self.run.answer(seat, answer)
        self._settle_house()

    def time_is_up(self) -> None:
        self.answers(CLOCK, "time")

    # Looking

    @property
    def asking(self) -> str | None:
        return self.run.ask.kind if self.run.ask else None

    def told(self, seat: Seat | None, key: str) -> list[dict[str, Any]]:
        """The arguments of every telling of that key which this seat got, private or public."""
        said = view(self.run, seat).said
        return [item.args for item in said if isinstance(item, Telling) and item.key == key]

    def learnt(self, seat: Seat) -> list[tuple[str, dict[str, Any]]]:
        """What was told to this seat and not to everybody, after the look at its card."""
        said = view(self.run, seat).said
        private = [item for item in said if isinstance(item, Telling) and item.to is not None]
        return [(item.key, item.args) for item in private if item.key != "your-card"]

    def options(self, seat: Seat) -> Any:
        """What this seat may answer now; None if it is not asked."""
        asked = view(self.run, seat).asked
        return asked.options if asked else None

    @property
    def scenes(self) -> list[Scene]:
        return [item for item in self.run.said if isinstance(item, Scene)]

    @property
    def lines(self) -> list[str]:
        """What the moderator has said so far."""
        return [scene.line for scene in self.scenes]

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    # The House

    def _settle_house(self) -> None:
        """The House does what this evening was told, until somebody else is asked."""
        while self.run.ask is not None and HOUSE in self.run.waiting():
            options = self.run.ask.options[HOUSE]
            answer = SALT if isinstance(options, Salt) else self._drawn(self.run.ask.kind, options)
            if answer is None:
                return
            self.run.answer(HOUSE, answer)

    @abstractmethod
    def _drawn(self, kind: str, options: Options) -> Answer | None:
        """What the House deals and draws; None where a person is to press."""

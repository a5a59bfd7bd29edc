"""Questions: what can be asked, of whom, and when a question is settled. Knows no game."""

from collections.abc import Generator, Mapping
from hashlib import blake2b
from typing import Any, Literal, TypeAlias

import msgspec

from nightcall.table.options import Choice, Options, Shown
from nightcall.table.seat import CLOCK, Seat
from nightcall.table.timer import Timer

Settle: TypeAlias = Literal["one", "first", "all", "time"]
"""When a question is settled: by its only answer, by the first of several, when all have
answered, or only when the Clock says so. Answers to `all` and `time` may be changed until then."""

TIME_IS_UP = "time"
TIME = Choice((TIME_IS_UP,))


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one or more seats, each with its own options.

    A seat in `options` may answer; a seat in `waits_for` is waited for. An answer in `at_once`
    settles the question whoever else is still thinking. With `open`, everybody may know that the
    question is put and how many have answered it. With `by_people`, the House is asked for what
    only people at the table can tell, so no program may answer for it. Where all have one device,
    it goes through these `hands` for it, also of those who have nothing to answer.
    """

    kind: str
    options: Mapping[Seat, Options]
    settle: Settle
    waits_for: tuple[Seat, ...]
    args: dict[str, Shown] = {}
    timer: Timer | None = None
    at_once: tuple[str, ...] = ()
    remind: int | None = None
    open: bool = False
    by_people: bool = False
    hands: tuple[Seat, ...] = ()

    def __await__(self) -> Generator["Ask", Any, Any]:
        return (yield self)

    def fingerprint(self) -> str:
        """Twelve characters that differ when the question does, on every Python alike."""
        parts = (
            self.kind,
            self.options,
            self.settle,
            self.waits_for,
            self.args,
            self.timer,
            self.at_once,
            self.remind,
            self.open,
        )
        return blake2b(msgspec.json.encode(parts), digest_size=6).hexdigest()


def wait_for_the_clock(kind: str, timer: Timer, args: dict[str, Shown]) -> Ask:
    return Ask(kind, {CLOCK: TIME}, "one", (), args, timer)

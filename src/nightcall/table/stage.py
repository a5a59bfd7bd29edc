"""Stages: who answers for each seat, and on which device its tellings appear. Knows no game.

The same script is staged on phones, on one device among real cards, or by a moderator.
"""

from collections.abc import Iterable

import msgspec

from nightcall.table.run import Run
from nightcall.table.seat import CLOCK, HOUSE, Seat
from nightcall.table.telling import Scene, Telling

ONE_DEVICE = "the device"
MODERATOR = "the moderator"


class Stage(msgspec.Struct, frozen=True):
    """`devices` says which device speaks for each seat; a seat without one is a program's.

    With `forgets`, a device shows a private telling only until the next scene, because it lies
    open on the table.
    """

    devices: dict[Seat, str]
    forgets: bool = False

    def questions(self, run: Run, device: str) -> list[Seat]:
        """The seats for which this device is asked now."""
        asked = run.ask.options if run.ask is not None else ()
        return [seat for seat in asked if self.devices.get(seat) == device]

    def screen(self, run: Run, device: str) -> list[Telling]:
        """The private tellings this device shows now."""
        shown: list[Telling] = []
        for item in run.said:
            if isinstance(item, Scene) and self.forgets:
                shown.clear()
            elif isinstance(item, Telling) and self._shows(device, item):
                shown.append(item)
        return shown

    def _shows(self, device: str, telling: Telling) -> bool:
        return any(self.devices.get(seat) == device for seat in telling.to or ())


def phones(seats: Iterable[Seat]) -> Stage:
    """A device for every seat; the House is a program."""
    return Stage({seat: seat for seat in seats})


def one_device(seats: Iterable[Seat]) -> Stage:
    """One device in the middle; the seats are the cards, and the House is the people."""
    return Stage(dict.fromkeys([*seats, HOUSE], ONE_DEVICE), forgets=True)


def moderated(seats: Iterable[Seat]) -> Stage:
    """A person who sees everything and answers for everybody, the House and the Clock too."""
    return Stage(dict.fromkeys([*seats, HOUSE, CLOCK], MODERATOR))

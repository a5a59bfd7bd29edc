"""Looking for garbage in small steps.

Rooms live long and hold few cycles, and Python looks through all that was made since the last time
at once: no room gets an answer meanwhile. So it looks often, at what is new only, and never again
at what was found alive; everything is looked at when that much has become a lot.
"""

import gc
from typing import Any

NEW = 2_000
"""How many objects more than before make a look: less than a millisecond, as a rule."""

MANY = 250
"""After how many looks all that lives is looked at once."""


class Garbage:
    """One for a process, for as long as it serves."""

    def __init__(self) -> None:
        self.looks = 0
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, 1_000_000, 1_000_000)
        gc.callbacks.append(self._looked)

    def look_everywhere(self) -> bool:
        """Whether it was time to. It takes about 100 ms for each 1,000 connections."""
        if self.looks < MANY:
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looks = 0
        return True

    def end(self) -> None:
        gc.callbacks.remove(self._looked)
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    def _looked(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "stop":
            self.looks += 1
            gc.freeze()

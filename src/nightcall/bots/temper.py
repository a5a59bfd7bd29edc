"""The temper of a bot: how quickly it moves, how much it says, and which way it leans where choices
are equal. It comes of the name alone, never of a card, and makes nobody play better or worse."""

from hashlib import sha256
from typing import NamedTuple


class Temper(NamedTuple):
    """`pace` and `pause` multiply how long a move and a remark take; `talks` is how readily it
    speaks up beside others; `leans` from -1, its own first thought, to 1, what others think."""

    name: str
    pace: float = 1.0
    pause: float = 1.0
    talks: float = 1.0
    leans: float = 0.0


EVEN = Temper("even")
"""Of whoever plays for a person, and of bots among themselves."""

TEMPERS = (
    Temper("quick", pace=0.6, pause=0.85),
    Temper("thoughtful", pace=1.5, pause=1.3),
    Temper("talkative", pause=0.8, talks=2.5),
    Temper("quiet", pause=1.4, talks=0.4),
    Temper("stubborn", leans=-0.8),
    Temper("easily-led", leans=0.8),
)


def temper_of(name: str) -> Temper:
    """The same for a name at every table."""
    drawn = sha256(f"mood {name.casefold()}".encode()).digest()
    return TEMPERS[int.from_bytes(drawn[:4], "big") % len(TEMPERS)]

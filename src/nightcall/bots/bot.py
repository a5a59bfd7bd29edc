"""What a bot is: something that sits in one seat for one game, sees a view, and answers asks."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from nightcall.table import Answer, Spoken, View

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

Manner: TypeAlias = Literal["stealthy", "bluffing"]
"""How a bot hides, where the game lets it choose: it blends in, or it claims what it is not."""

MANNERS: tuple[Manner, ...] = ("stealthy", "bluffing")


class Bot(Protocol):
    """Sits in one seat for one game. Sees what a person there sees, and nothing else.

    `talk` is everything the seat has heard, oldest first: each call has what the last one had,
    and whatever was said since.
    """

    def answer(self, view: View, talk: Sequence[Spoken]) -> Answer:
        """A legal answer to what the view asks; raises ValueError where it asks nothing."""

    def says(self, view: View, talk: Sequence[Spoken]) -> Spoken | None:
        """A ready saying of the game, or None: nothing to say now.

        Asked only while the scene lets the seat speak. Asked again when something has been said
        or done since; a bot that says nothing twice with nothing new between is not asked more.
        """


@runtime_checkable
class Helped(Protocol):
    """A bot that takes advice about questions; what it makes of it is its own business."""

    def is_helped(self, number: int, token: str) -> None:
        """An honest Mayor would hand over this token for the question of this number."""

"""What a card of Wherewolf is: its attributes, and its turns in the first and the later nights."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from nightcall.games.wherewolf.call import Call

Faction = Literal["Village", "Werewolves", "Vampire", "Criminals", "none"]
Aura = Literal["White", "Dark"]
Kind = Literal["human", "werewolf", "vampire"]


@dataclass(frozen=True)
class Turn:
    """A call in the night. Cards that wake together share one; `place` is its number on the
    turn card. `names` is a role that its line names only where that is in the pool."""

    name: str
    place: int
    plays: Callable[["Call"], Awaitable[None]]
    names: str | None = None


@dataclass(frozen=True)
class Card:
    """A card that only is something has no turn; one that looks or acts has one coroutine."""

    name: str
    faction: Faction
    weight: int
    aura: Aura = "White"
    kind: Kind = "human"
    is_mystic: bool = False
    is_antagonist: bool = False
    is_vote_role: bool = False
    most: int = 1
    tier: Literal[1, 2, 3] = 1
    first: Turn | None = None
    later: Turn | None = None

    @property
    def slug(self) -> str:
        return self.name.lower().replace(" ", "-")

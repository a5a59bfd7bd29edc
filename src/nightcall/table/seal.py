"""The seal on a deal: published before anyone sees a card, opened at the end, for all to check."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from nightcall.table.table import Table
from nightcall.table.telling import EVERYONE


def seal(salt: str, deal: Sequence[tuple[str, str]]) -> str:
    """The hash that stands for a deal. Each place and its card is one line under the salt."""
    lines = [salt, *(f"{place}: {card}" for place, card in deal)]
    return sha256("\n".join(lines).encode()).hexdigest()


class SealedDeal(msgspec.Struct, frozen=True):
    """Each place with the card that was dealt to it, under a salt."""

    salt: str
    places: list[tuple[str, str]]

    def announce(self, table: Table) -> None:
        """To be said before anybody is told a card."""
        table.tell(EVERYONE, "deal-sealed", seal=seal(self.salt, self.places))

    def open(self, table: Table) -> None:
        table.tell(EVERYONE, "deal-opened", salt=self.salt, places=self.places)

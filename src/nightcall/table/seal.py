"""The seal on a deal: published before anyone sees a card, opened at the end, for all to check."""

from collections.abc import Sequence
from hashlib import sha256


def seal(salt: str, deal: Sequence[tuple[str, str]]) -> str:
    """The hash that stands for a deal. Each place and its card is one line under the salt."""
    lines = [salt, *(f"{place}: {card}" for place, card in deal)]
    return sha256("\n".join(lines).encode()).hexdigest()

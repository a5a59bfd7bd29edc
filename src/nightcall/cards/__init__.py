"""Cards to print: any set of roles of the three games as PDF, with tokens, badges, turn cards and
score sheets. Knows rules only as data, and no server."""

from nightcall.cards.deck import remarks_on
from nightcall.cards.order import SHEETS, CannotPrint, Order
from nightcall.cards.press import is_ready, pages, pdf

__all__ = ["SHEETS", "CannotPrint", "Order", "is_ready", "pages", "pdf", "remarks_on"]

"""Sheets as they come out of the press, for tests to look at."""

import json
from typing import Any

import typst

from nightcall.cards import Order, pdf
from nightcall.cards.press import job_of
from tests.cards.reader import Box, File, Page

CARD = (63, 88)
TOKEN = (27, 27)
BADGE = (86, 52)
EVERYBODY = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
LINK = "https://play.example/join/BCDFGH"


def printed(game: str, *, link: str = "", **ordered: Any) -> list[Page]:
    return File(pdf(Order(game=game, **ordered), link)).pages


def pieces(page: Page, size: tuple[float, float] = CARD) -> list[Box]:
    """The pieces of this size on a page, row by row."""
    found = [piece for piece in page.pieces if is_of(piece, size)]
    return sorted(found, key=lambda piece: (round(piece.y), round(piece.x)))


def is_of(piece: Box, size: tuple[float, float]) -> bool:
    width, height = size
    return abs(piece.width - width) < 0.01 and abs(piece.height - height) < 0.01


def too_long(game: str, *, link: str = "", **ordered: Any) -> list[str]:
    """What the typesetter could not make small enough."""
    job = job_of(Order(game=game, **ordered), link)
    found: list[str] = json.loads(typst.query(selector="<overflow>", field="value", **job))
    return found

"""The press: sets a description of sheets with typst, which is an extra and may be missing."""

import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec

from nightcall.cards.order import CannotPrint, Order
from nightcall.cards.sheets import described

FOLDER = Path(__file__).parent / "typst"
CHILD = Path(__file__).parent / "child.py"
ICONS = Path(__file__).parent.parent / "icons"
LAST_OF_LATIN = 0x24F
WRITTEN = ("LATIN", "GREEK", "CYRILLIC", "COMBINING", "RIGHT SINGLE", "LEFT SINGLE")
GET_IT = 'pip install "nightcall[cards]"'


def is_ready() -> bool:
    return find_spec("typst") is not None


def pdf(order: Order, link: str = "") -> bytes:
    """The order as one file. Raises CannotPrint; the same order is the same file, byte by byte."""
    (file,) = _set(order, link, "pdf")
    return file


def pages(order: Order, link: str = "", dots_per_inch: float = 72) -> list[bytes]:
    """Each page as a picture, to look at."""
    return _set(order, link, "png", ppi=dots_per_inch)


def job_of(order: Order, link: str = "") -> dict[str, Any]:
    """What the typesetter is given, all of it JSON: the sheets, and the fonts it may use."""
    job = {**described(order, link), "icons": _icons()}
    return {
        "input": str(FOLDER / "main.typ"),
        "root": str(FOLDER),
        "sys_inputs": {"job": msgspec.json.encode(job).decode()},
        "ignore_system_fonts": not _needs_more_letters(order.names),
    }


def _set(order: Order, link: str, form: Literal["pdf", "png"], **how: Any) -> list[bytes]:
    job = job_of(order, link)
    try:
        import typst  # noqa: PLC0415  an extra that may be missing
    except ImportError:
        raise CannotPrint("no-typesetter", command=GET_IT) from None
    made = typst.compile(format=form, **job, **how)
    return made if isinstance(made, list) else [made]


def _needs_more_letters(names: Sequence[str]) -> bool:
    """Our fonts write Latin, Greek and Cyrillic; for other names the system's are looked through,
    which makes the file differ from machine to machine."""
    letters = (sign for name in names for sign in name if ord(sign) > LAST_OF_LATIN)
    return any(not unicodedata.name(sign, "").startswith(WRITTEN) for sign in letters)


@cache
def _icons() -> dict[str, str]:
    return {path.stem: path.read_text("utf-8") for path in ICONS.glob("*.svg")}

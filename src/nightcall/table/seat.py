"""Seats: the places at a table, and the two that are always taken. Knows no game."""

from collections.abc import Sequence
from typing import TypeAlias

from nightcall.table.options import is_one_plain_line
from nightcall.table.remark import Remark, refusal

Seat: TypeAlias = str

HOUSE: Seat = "House"
"""Shuffles, deals, draws and turns cards over: a program, or the people themselves."""

CLOCK: Seat = "Clock"
"""Says that time is up."""

LONGEST_NAME = 40


def check_seats(seats: Sequence[Seat]) -> list[Remark]:
    """What is wrong with these names, each as a sentence with its name in it."""
    remarks = []
    for name in seats:
        if name in (HOUSE, CLOCK) or name.startswith("("):
            remarks.append(refusal("seat-reserved", name=name))
        elif not name.strip() or name != name.strip() or not is_one_plain_line(name):
            remarks.append(refusal("seat-blank", name=name))
        elif len(name) > LONGEST_NAME:
            remarks.append(refusal("seat-too-long", name=name, most=LONGEST_NAME))
    for name in sorted({name for name in seats if seats.count(name) > 1}):
        remarks.append(refusal("seat-twice", name=name))
    return remarks

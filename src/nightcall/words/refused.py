"""Refusals: whose fault it is not is never said, what is wrong and where always is.

A problem is a key for the texts (`words-refused-<key>`), a value and a line; never a sentence.
"""

from typing import NamedTuple


class Problem(NamedTuple):
    """One thing that is wrong, and the line of the file or the number of the entry it is in."""

    key: str
    value: str = ""
    line: int | None = None


class Refused(ValueError):  # noqa: N818  reads as a sentence
    """Something was asked for that cannot be; nothing has changed."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(f"{p.key} {p.value!r} (line {p.line})" for p in problems))
        self.problems = problems


def refuse(key: str, value: str = "", line: int | None = None) -> Refused:
    return Refused(Problem(key, value, line))

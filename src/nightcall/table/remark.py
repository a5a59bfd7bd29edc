"""Remarks on a table that is being set up: why it cannot start, or why it may be unwise."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from nightcall.table.options import Shown


class Remark(msgspec.Struct, frozen=True):
    """A key and arguments for a sentence; only a refusal keeps the game from starting."""

    weight: Literal["refusal", "warning", "hint"]
    key: str
    args: dict[str, Shown]


def refusal(key: str, **args: Shown) -> Remark:
    return Remark("refusal", key, args)


def warning(key: str, **args: Shown) -> Remark:
    return Remark("warning", key, args)


def hint(key: str, **args: Shown) -> Remark:
    return Remark("hint", key, args)


class CannotStart(ValueError):  # noqa: N818  reads as a sentence
    """The table as it is set up has no legal game; `remarks` say why."""

    def __init__(self, remarks: Iterable[Remark]) -> None:
        self.remarks = [remark for remark in remarks if remark.weight == "refusal"]
        super().__init__("; ".join(f"{remark.key} {remark.args}" for remark in self.remarks))

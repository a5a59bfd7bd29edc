"""Refusals: a request that changes nothing, with a key for the texts."""

from typing import Any


class Refused(ValueError):  # noqa: N818  reads as a sentence
    """Nothing has happened. `reason` is a key, `args` fill its sentence."""

    def __init__(self, reason: str, **args: Any) -> None:
        self.reason = reason
        self.args_of_text = args
        super().__init__(f"{reason} {args}" if args else reason)

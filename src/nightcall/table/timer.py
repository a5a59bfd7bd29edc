"""Timers: how long the Clock lets something last. They count table time and know no clock."""

import msgspec


class Timer(msgspec.Struct, frozen=True):
    """One start of a timer. Several asks may share it; a restart has another `number`."""

    name: str
    seconds: int
    number: int
    warnings: tuple[int, ...] = ()
    """Seconds before the end at which a voice or a screen says how much is left."""

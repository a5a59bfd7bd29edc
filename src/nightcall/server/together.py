"""Answers that come at the same moment are kept at once, and everybody is told of them once.

A table that votes sends ten answers within a breath. One by one they would be ten writes to the
disk and a hundred messages, and the last to tap would wait for all of them.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from nightcall.room.refused import Refused
from nightcall.server.live import LiveRoom, Work
from nightcall.server.stream import Reader, Stream
from nightcall.server.wire import Answers


class Given(NamedTuple):
    stream: Stream
    reader: Reader
    command: Answers
    outcome: "asyncio.Future[Refused | None]"


class Together:
    """`work_of` says what is to happen for an answer. It may refuse."""

    def __init__(self, live: LiveRoom, work_of: Callable[[Given], Work]) -> None:
        self._live = live
        self._work_of = work_of
        self._waiting: list[Given] = []
        self._entering: asyncio.Task[None] | None = None

    async def enters(self, stream: Stream, reader: Reader, command: Answers) -> None:
        """Comes back when the answer is kept; raises Refused if it is not."""
        loop = asyncio.get_running_loop()
        given = Given(stream, reader, command, loop.create_future())
        self._waiting.append(given)
        if self._entering is None or self._entering.done():
            # A task of its own: a device that goes away takes nobody else's answer along.
            self._entering = loop.create_task(self._enter_all())
        if (refused := await given.outcome) is not None:
            raise refused

    async def _enter_all(self) -> None:
        while self._waiting:
            async with self._live.lock:
                group, self._waiting = self._waiting, []
                await self._enter(group)

    async def _enter(self, group: list[Given]) -> None:
        outcomes: list[Refused | None] = [Refused("our-fault")] * len(group)
        try:
            wished = [(self._work_of(given), given.reader) for given in group]
            done = await self._live.happen_now(wished)
            outcomes = [each if isinstance(each, Refused) else None for each in done]
        except Refused as refused:
            outcomes = [refused] * len(group)
        finally:
            for given, outcome in zip(group, outcomes, strict=True):
                if not given.outcome.done():
                    given.outcome.set_result(outcome)

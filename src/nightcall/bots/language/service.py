"""The service itself: one question, one JSON object, or nothing. It never raises and never takes
longer than its time; what went wrong is logged once, and never with what was asked or the key."""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from nightcall.bots.language.settings import Settings

if TYPE_CHECKING:  # a pocket has none, and asks nobody
    from aiohttp import ClientSession

log = logging.getLogger("nightcall")

SECONDS = 4.0
"""The most that anybody waits for it, from asking to having the answer."""

LONGEST = 20_000
"""Bytes of a reply. What is longer is no answer to such a question."""


Object = dict[str, Any]
Answer = TypeVar("Answer")


class _Declined(ValueError):  # noqa: N818  reads as a sentence
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


FAULTS = (
    TimeoutError,
    OSError,
    ValueError,
    LookupError,
    RecursionError,
    msgspec.MsgspecError,
)


class _Message(msgspec.Struct):
    content: str


class _Choice(msgspec.Struct):
    message: _Message


class _Completion(msgspec.Struct):
    choices: list[_Choice]


_completions = msgspec.json.Decoder(_Completion)


class Service:
    """Made where the event loop runs; `close` when nobody asks any more."""

    def __init__(self, settings: Settings, seconds: float = SECONDS) -> None:
        self.settings = settings
        self.seconds = seconds
        self.asked = 0
        self._has_failed = False
        self._session: ClientSession | None = None

    async def answers(
        self, task: str, about: object, checked: Callable[[Object], Answer], turn: asyncio.Lock
    ) -> Answer | None:
        """What it answers, as far as it is `checked`, which raises ValueError for rubbish; None
        for whatever goes wrong. Those who share a `turn` ask one at a time, and waiting for it
        counts: nobody waits longer than that."""
        self.asked += 1
        try:
            async with asyncio.timeout(self.seconds), turn:
                answer = await self._post(task, msgspec.json.encode(about).decode())
            found = checked(answer)
        except FAULTS as error:
            self._fails(error)
            return None
        self._has_failed = False
        return found

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def _post(self, task: str, about: str) -> Object:
        import aiohttp  # noqa: PLC0415  as above

        if self._session is None:
            key = self.settings.key
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            self._session = aiohttp.ClientSession(headers=headers)
        body = {
            "model": self.settings.model,
            "messages": [{"role": "system", "content": task}, {"role": "user", "content": about}],
            "response_format": {"type": "json_object"},
        }
        # A redirection would take the key elsewhere.
        url = f"{self.settings.url}/chat/completions"
        try:
            async with self._session.post(url, json=body, allow_redirects=False) as reply:
                if reply.status != HTTPStatus.OK:
                    raise _Declined(reply.status)
                said = await reply.content.read(LONGEST + 1)
                while not reply.content.at_eof() and len(said) <= LONGEST:
                    said += await reply.content.read(LONGEST + 1 - len(said))
        except aiohttp.ClientError as error:
            raise ConnectionError from error
        if len(said) > LONGEST:
            raise ValueError("too long")
        content = _completions.decode(said).choices[0].message.content
        return msgspec.json.decode(content, type=Object)

    def _fails(self, error: Exception) -> None:
        """Named by its kind alone: the text of an error may quote a header or a reply."""
        kind = type(error.__cause__ or error).__name__
        why = f"status {error.status}" if isinstance(error, _Declined) else kind
        if not self._has_failed:
            log.warning("no help from the language service", extra={"error": why})
        self._has_failed = True

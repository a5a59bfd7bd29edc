"""Help from the language service for the bots of one room: never more than one question at a time,
so many in a game, and nothing that waits for it longer than its time."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from nightcall.bots import language_of
from nightcall.bots.language import Service, read_remark, token_for
from nightcall.games import game_named
from nightcall.room.events import PlaceId, Said
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.server.limits import Buckets, Rate
from nightcall.server.understood import question, read_now
from nightcall.table import Press, Saying, Spoken, Telling, view
from nightcall.text import Texts

A_GAME = 150
"""Questions to the service in one game, undone or not."""

ALL_ROOMS = Rate(300, 2)
"""How many all rooms may put: whoever opens many tables shall not spend somebody's money."""

MOST_AT_ONCE = 4
"""Remarks that wait to be read. In a heated talk some go unread."""

Question = tuple[int, str]


class Read(NamedTuple):
    """A remark as it was read, and the last one that all had heard by then."""

    spoken: Spoken
    after: Said


class Help:
    """What the service is asked for everybody in the Mayor's place alike, whatever their card."""

    def __init__(self, service: Service, calls: Buckets, then: Callable[[], None]) -> None:
        self._service = service
        self._calls = calls
        self._then = then
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._game: Sitting | None = None
        self._spent = 0
        self._tokens: dict[Question, str | None] = {}
        self._pending: set[Question] = set()
        self.read: list[Read] = []

    def token(self, sitting: Sitting, number: int) -> str | None:
        """What is known of a question by now."""
        self._attend(sitting)
        return self._tokens.get((number, question(sitting.run, number) or ""))

    def is_awaited(self, room: Room, place: PlaceId) -> bool:
        """Whether this place had better wait a moment with its token. Asks, if nobody has yet."""
        sitting = room.sitting
        seen = view(sitting.run, sitting.seat_of(place)) if sitting is not None else None
        if sitting is None or seen is None or seen.asked is None:
            return False
        options = seen.asked.options
        if not isinstance(options, Press) or options.about is None or len(options.buttons) < 2:
            return False
        self._attend(sitting)
        asked = options.about, question(sitting.run, options.about) or ""
        if asked not in self._tokens and asked not in self._pending:
            told = [i for i in seen.said if isinstance(i, Telling) and i.key == "word"]
            read = read_now(sitting, seen)
            is_clear = read is not None and read.meaning.key != "unknown"
            if told and not (is_clear and self._service.settings.use == "unknown"):
                word = str(told[-1].args["word"])
                self._begin(self._asks(sitting, asked, word), lambda: self._pending.add(asked))
        return asked in self._pending

    def hears(self, room: Room, said: Said) -> None:
        """Somebody has spoken to all in words of their own."""
        sitting = room.sitting
        if sitting is None or not room.is_playing or not said.text or said.among_dead:
            return
        has_bots = any(place.kind == "bot" for place in room.places.values())
        if has_bots and said.name in sitting.header.seats and len(self._tasks) < MOST_AT_ONCE:
            self._attend(sitting)
            self._begin(self._reads(room, sitting, said))

    def stop(self) -> None:
        self._game = None
        for task in self._tasks:
            task.cancel()

    def _attend(self, sitting: Sitting) -> None:
        """A new game, and nothing of the last one."""
        if sitting is not self._game:
            self._game, self._spent = sitting, 0
            self._tokens, self._pending, self.read = {}, set(), []

    def _begin(
        self, work: Coroutine[Any, Any, None], begun: Callable[[], None] = lambda: None
    ) -> None:
        if self._spent >= A_GAME or not self._calls.take():
            work.close()
            return
        self._spent += 1
        begun()
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _asks(self, sitting: Sitting, asked: Question, word: str) -> None:
        service, language = self._service, language_of(sitting.header)
        token = await token_for(service, self._turn, word, language, asked[1])
        if sitting is self._game:
            self._pending.discard(asked)
            self._tokens[asked] = token
            self._then()

    async def _reads(self, room: Room, sitting: Sitting, said: Said) -> None:
        game, seats = game_named(sitting.header.game), sitting.header.seats
        sayings = [(saying, _shown(game.name, saying)) for saying in game.sayings]
        cards = tuple(face.name for face in game.faces)
        remark = Spoken(said.name, text=said.text)
        read = await read_remark(self._service, self._turn, remark, sayings, seats, cards)
        if read is not None and sitting is self._game:
            last = next((heard.said for heard in reversed(room.talk) if heard.by is None), said)
            self.read.append(Read(read, last))
            self._then()


def help_for_all() -> Buckets:
    """One for all rooms of a server."""
    return Buckets(ALL_ROOMS, time.monotonic)


def _shown(game: str, saying: Saying) -> str:
    """A sentence that says it, with the names of its blanks where something is to be filled in."""
    texts = Texts("en")
    own = f"{game}-saying-{saying.key}"
    text_id = own if texts.has(own) else f"saying-{saying.key}"
    blanks = saying.blanks.items()
    return texts.say(
        text_id, **{name: f"<{name}>" if isinstance(b, str) else b[0] for name, b in blanks}
    )

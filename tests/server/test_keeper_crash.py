"""The server is killed with SIGKILL while keepers lead their tables: nothing that was acknowledged
is lost or happens twice, and they lead on by themselves. NIGHTCALL_KILLS sets how often."""

import asyncio
from contextlib import suppress
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from nightcall.client import Client, Refusal, ShownOut, Unknown
from nightcall.games import GAMES
from nightcall.room.events import Answered, decode
from nightcall.store.sqlite import SqliteStore
from tests.server.keeping import Leader, opened
from tests.server.party import NAMES, is_over, run
from tests.server.test_crash import KILLS, Mortal


class Steadfast:
    """Leads game after game, and remembers the id of each answer that was acknowledged."""

    def __init__(self, keeper: Client, seed: int) -> None:
        self.keeper = keeper
        self.acknowledged = 0
        self.ids: list[str] = []
        self._leader = Leader(keeper, seed)
        self._ids = keeper._ids

    async def goes_on(self) -> None:
        while True:
            with suppress(Refusal, Unknown, TimeoutError):
                if is_over(self.keeper.seen) or not self.keeper.seen.room["is_playing"]:
                    await self.keeper.does("start")
                    await self.keeper.until(lambda seen: seen.ask)
                await self._enters()
            await asyncio.sleep(0.01)

    async def _enters(self) -> None:
        turn = self._leader.turn(manual=True)
        if turn is None or self.keeper.seen.ask is None:
            return
        sent = next(self._ids)
        self.keeper._ids = chain([sent], self._ids)  # type: ignore[assignment]
        await self.keeper.enters(turn, self._leader.answer(turn, self.keeper.seen.ask))
        self.ids.append(sent)
        self.acknowledged += 1


@pytest.mark.slow
def test_no_answer_that_a_keeper_entered_is_lost_or_entered_twice(tmp_path: Path) -> None:
    async def party() -> None:
        server, chance = Mortal(tmp_path), Random(5)
        await server.lives()
        tables = []
        for number, game in enumerate(GAMES):
            for stage in ("device", "console"):
                keeper = await opened(server.url, stage, NAMES[:7], game.name)
                tables.append(Steadfast(keeper, number))
        tasks = [asyncio.create_task(table.goes_on()) for table in tables]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.05, 0.4))
            await server.dies()
            before = [table.acknowledged for table in tables]
            await server.lives()
            async with asyncio.timeout(20):
                while any(t.acknowledged <= n for t, n in zip(tables, before, strict=True)):
                    await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, ShownOut):
                await task
        for table in tables:
            assert table.keeper.shown_out is None
            await table.keeper.goes()
        await server.dies()
        await each_is_there_once(tmp_path, tables)

    run(party)


async def each_is_there_once(folder: Path, tables: list[Steadfast]) -> None:
    store = SqliteStore(folder / "rooms.db")
    kept: dict[str, list[str | None]] = {}
    async for code, records in store.rooms():
        events = [decode(record.body) for record in records]
        kept[code] = [event.id for event in events if isinstance(event, Answered)]
    await store.close()
    for table in tables:
        found = kept[table.keeper.key.code]
        assert table.ids
        assert all(found.count(id_) == 1 for id_ in table.ids)

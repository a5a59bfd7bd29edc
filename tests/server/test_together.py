"""Answers of the same moment: kept at once, told at once, and each of them its own."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from nightcall.client import Client, Refusal, Seen
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent
from nightcall.server.live import LiveRoom
from nightcall.store import Gone, Record
from nightcall.store.sqlite import SqliteStore
from tests.server.party import NAMES, all_go, run, seated, serving
from tests.server.wire_watch import Watch


class Held(SqliteStore):
    """A store that lets everybody wait while it is shut, and counts what it was given."""

    fails = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.groups: list[int] = []

    async def append(self, room: str, records: Sequence[Record]) -> None:
        await self.is_open.wait()
        self.groups.append(len(records))
        if self.fails:
            raise Gone("the disk is full")
        await super().append(room, records)


class Table:
    """Eight people who are to look at their cards, and a store that can be shut."""

    def __init__(self, people: list[Client], live: LiveRoom) -> None:
        assert isinstance(live.world.store, Held)
        self.people = people
        self.live = live
        self.store = live.world.store

    async def look(self, wrong: Client | None = None) -> list[Any]:
        """The first waits for the disk, and the others come meanwhile: what each is replied."""
        self.store.groups.clear()
        self.store.is_open.clear()
        looks = [
            await self.sends(client, "nonsense" if client is wrong else "seen")
            for client in self.people
        ]
        self.store.is_open.set()
        return await asyncio.gather(*looks, return_exceptions=True)

    async def sends(self, client: Client, answer: Any) -> "asyncio.Task[Any]":
        before = self.live.world.counts["commands"]
        task = asyncio.create_task(client.answers(answer))
        async with asyncio.timeout(60):
            while self.live.world.counts["commands"] == before:
                await asyncio.sleep(0.001)
        return task

    def waiting(self) -> list[str]:
        assert self.live.room.sitting is not None
        return list(self.live.room.sitting.run.waiting())


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[Table]:
    async with serving(folder, store=Held, speed=1) as place:
        people = await seated(place.url, NAMES)
        await people[0].does("start")
        for client in people:
            await client.until(lambda seen: seen.asked)
        yield Table(people, place.live(people[0]))
        await all_go(people)


def _is_past_the_look(seen: Seen) -> bool:
    return not seen.asked or seen.asked["kind"] != "look"


def test_a_table_that_answers_at_once_is_kept_and_told_at_once(tmp_path: Path) -> None:
    async def party() -> None:
        async with table(tmp_path) as eight:
            watch = Watch(eight.people[1])
            assert await eight.look() == [True] * 8
            assert len(eight.store.groups) == 2, "the first, and all who came meanwhile"
            await eight.people[1].until(_is_past_the_look)
            counts = [
                message["progress"]["answered"]
                for message in watch.messages()
                if (message.get("progress") or {}).get("kind") == "look"
            ]
            assert counts == [1], "between one and all nobody was told of two, three and four"

    run(party)


def test_one_that_is_refused_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    async def party() -> None:
        async with table(tmp_path) as eight:
            cid = eight.people[2]
            replies = await eight.look(wrong=cid)
            assert [reply for reply in replies if reply is not True] == [replies[2]]
            assert isinstance(replies[2], Refusal)
            assert eight.waiting() == ["Cid"]
            assert len(eight.store.groups) == 2
            await cid.answers("seen")

    run(party)


def test_a_fault_with_one_answer_costs_nobody_else_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Desk.answers

    async def party() -> None:
        async with table(tmp_path) as eight:
            cid = eight.people[2]

            def sometimes(desk: Desk, place: str, *rest: Any) -> list[AnyEvent]:
                if place == cid.key.place:
                    answers(desk, place, *rest)
                    raise ZeroDivisionError("a bug of ours, when half of it is done")
                return answers(desk, place, *rest)

            with monkeypatch.context() as patch:
                patch.setattr(Desk, "answers", sometimes)
                replies = await eight.look()
            assert [type(reply) for reply in replies] == [bool, bool, Refusal] + [bool] * 5
            assert replies[2].reason == "our-fault"
            assert eight.waiting() == ["Cid"]
            assert eight.live.world.counts["faults"] == 1
            await cid.answers("seen")

    run(party)


def test_what_is_not_kept_is_taken_from_nobody(tmp_path: Path) -> None:
    async def party() -> None:
        async with table(tmp_path) as eight:
            eight.store.fails = True
            replies = await eight.look()
            assert {reply.reason for reply in replies} == {"not-kept"}
            assert len(eight.waiting()) == 8
            eight.store.fails = False
            assert await eight.look() == [True] * 8

    run(party)


def test_a_device_that_goes_takes_no_answer_along(tmp_path: Path) -> None:
    """Not even the one whose answer the others have been waiting behind, nor its own."""

    async def party() -> None:
        async with table(tmp_path) as eight:
            eight.store.is_open.clear()
            looks = [await eight.sends(client, "seen") for client in eight.people]
            for gone in eight.people[:2]:
                await gone.goes()
            eight.store.is_open.set()
            replies = await asyncio.gather(*looks, return_exceptions=True)
            assert replies[2:] == [True] * 6
            await eight.people[2].until(_is_past_the_look)

    run(party)

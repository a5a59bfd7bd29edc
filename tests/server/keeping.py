"""A keeper who leads a whole table through a real socket: answers what is asked, from its options,
for everybody who has no device."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from nightcall.bots import RandomBot
from nightcall.client import Client, Refusal, Unknown
from nightcall.table import CLOCK, HOUSE, Asked, House, Options, View
from tests.server.party import QUESTIONS, is_over
from tests.word_list import WordList

Json = dict[str, Any]
Chooses = Callable[[str, Json], Any]
"""What to answer for this seat to this ask; None leaves it to chance."""


async def opened(url: str, stage: str, guests: Sequence[str], game: str, **options: Any) -> Client:
    """A room of that stage with these guests, ready to start."""
    keeper = await Client.opens(url, "Kay", stage=stage)
    await keeper.does("choose", game=game)
    for name in guests:
        await keeper.does("guest", name=name)
    if options:
        await keeper.does("options", options=options)
    return keeper


class Leader:
    """Leads until the end: a manual one speaks for the Clock when nobody else is waited for."""

    def __init__(self, keeper: Client, seed: int = 1, chooses: Chooses | None = None) -> None:
        self.keeper = keeper
        self.entered = 0
        self._chance = Random(seed)
        self._bot = RandomBot(self._chance, QUESTIONS)
        self._house = House(self._chance, words=WordList())
        self._chooses = chooses or (lambda *_: None)

    async def leads(self, seconds: float = 120, *, manual: bool = False) -> None:
        async with asyncio.timeout(seconds):
            while not is_over(self.keeper.seen):
                if not await self.enters_one(manual=manual):
                    await asyncio.sleep(0.01)

    async def leads_until(self, holds: Callable[[Json], Any], *, manual: bool = False) -> Json:
        """Up to the question of which this holds, and not further."""
        async with asyncio.timeout(60):
            while not ((ask := self.keeper.seen.ask) and holds(ask)):
                assert not is_over(self.keeper.seen), "the game ended before"
                if not await self.enters_one(manual=manual):
                    await asyncio.sleep(0.01)
        return ask

    async def enters_one(self, *, manual: bool = False) -> bool:
        """One answer for somebody without a device, if there is one to give. Round one device, a
        voice takes no time."""
        ask, room = self.keeper.seen.ask, self.keeper.seen.room
        if room["stage"] == "device" and room["manual"] and not manual:
            await self.keeper.does("manual", on=False)
        turn = self.turn(manual=manual)
        if ask is None or turn is None:
            return False
        seen = self.keeper.seen.steps[-1]["n"]
        try:
            with suppress(Unknown):
                await self.keeper.enters(turn, self.answer(turn, ask))
                self.entered += 1
                await self.keeper.until(lambda now: now.steps and now.steps[-1]["n"] != seen)
        except Refusal as refusal:
            if refusal.reason not in ("question-has-passed", "game-over"):
                raise  # else the Clock, or a phone, was first
        return True

    def answer(self, seat: str, ask: Json) -> Any:
        chosen = self._chooses(seat, ask)
        if chosen is not None:
            return chosen
        options = msgspec.convert(ask["options"][seat], Options)
        if seat == HOUSE:
            return self._house.answer(options)
        asked = Asked(1, ask["kind"], options, ask["settle"], ask["args"])
        return self._bot.answer(View(None, (), asked))

    def turn(self, *, manual: bool) -> str | None:
        """For whom to answer now, if for anybody."""
        ask, away = self.keeper.seen.ask, self._with_devices()
        if ask is None:
            return None
        waiting = [seat for seat in ask["waiting"] if seat not in away]
        ready = [seat for seat in ask["options"] if self._chooses(seat, ask) is not None]
        if ready or waiting:
            seats: list[str] = [seat for seat in ready if seat not in away] or waiting
            return self._chance.choice(seats)
        can_go_on = manual and CLOCK in ask["options"] and not ask["waiting"]
        return CLOCK if can_go_on else None

    def _with_devices(self) -> set[str]:
        room = self.keeper.seen.room
        kinds = {person["place"]: person["kind"] for person in room["people"]}
        return {seat for place, seat in room["seats"].items() if kinds[place] != "guest"}

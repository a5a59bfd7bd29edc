"""A person without a plan: looks at the screen, answers whatever it asks, until the game is over.

Draws only from what is visible; what it cannot see on its phone it does not know.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.async_api import Error, Locator

from tests.browser.phone import Phone
from tests.server.party import QUESTIONS
from tests.word_list import WORDS

A_WHILE = 700
"""Milliseconds after which a screen that stays the same is answered again."""
A_TRY = 2000

LOOK = """(end) => {
  const isShown = (element) => element.getClientRects().length > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(isShown);
  const ask = ".ask:not(.dream):not(.house)";
  return {
    isOver: !!all(end).length,
    caption: all(".caption").map((e) => e.innerText).join(),
    isAsleep: !!all(".dream").length,
    isDeal: !!all(".chapter-deal").length,
    confirms: all(`${ask} .confirm`).length,
    tiles: all(`${ask} .tiles button:not(:disabled)`).map((e) => ({
      isChosen: e.getAttribute("aria-pressed") === "true",
      pointed: e.querySelector(".pointing")?.innerText.split(",").length ?? 0,
    })),
    sends: all(`${ask} .row > button.main:not(:disabled)`).length,
    tokens: all(`${ask} .token:not([aria-disabled=true])`).length,
    question: all(".question-now .asked").map((e) => e.innerText).join(),
    boxes: all(`${ask} .question-box input`).length,
    house: all(".house").length,
  };
}"""
CHANGED = f"([before, end]) => JSON.stringify(({LOOK})(end)) !== JSON.stringify(before)"


class Player:
    """`hurries`: as host it ends what the host may end. `guesses`: it tries words as well."""

    def __init__(
        self, phone: Phone, seed: int, *, hurries: bool = True, guesses: bool = True
    ) -> None:
        self.phone = phone
        self.moves = 0
        self.captions: set[str] = set()
        self._chance = Random(seed)
        self._hurries = hurries
        self._words = list(WORDS) if guesses else []
        self._has_looked = False

    async def plays(self, until: str) -> None:
        """Until something like this is on the screen."""
        page = self.phone.page
        await page.locator(".play").wait_for()
        while True:
            sight = await page.evaluate(LOOK, until)
            self.captions.add(sight["caption"])
            if sight["isOver"]:
                return
            with suppress(Error):  # it was there a moment ago
                await self._moves(sight)
            now = await page.evaluate(LOOK, until)
            with suppress(Error):
                await page.wait_for_function(
                    CHANGED, arg=[now, until], polling=100, timeout=A_WHILE
                )

    async def _moves(self, sight: dict[str, Any]) -> None:
        asked = self.phone.asked
        if sight["isDeal"] and not self._has_looked:
            self._has_looked = True
            await self.phone.card_name()
        if sight["confirms"]:
            await self._press(asked.locator(".confirm"))
        elif sight["sends"] and not sight["boxes"]:
            await self._press(asked.locator(".row > button.main"))
        elif sight["tiles"]:
            await self._press(
                asked.locator(".tiles button:enabled").nth(self._choice(sight["tiles"]))
            )
        elif sight["tokens"] and sight["question"]:
            tokens = asked.locator(".token:not([aria-disabled=true])")
            await self._press(tokens.nth(self._chance.randrange(min(3, sight["tokens"]))))
        elif sight["boxes"] and not sight["question"]:
            await self._asks()
        elif sight["house"] and self._hurries:
            await self._press(self.phone.page.locator(".house").get_by_role("button").first)

    def _choice(self, tiles: list[dict[str, Any]]) -> int:
        """Where others point, if that can be seen: so a crowd comes to an end."""
        most = max(tile["pointed"] for tile in tiles)
        if most:
            return next(i for i, tile in enumerate(tiles) if tile["pointed"] == most)
        chosen = [i for i, tile in enumerate(tiles) if tile["isChosen"]]
        return chosen[0] if chosen else self._chance.randrange(len(tiles))

    async def _asks(self) -> None:
        if self._words and self._chance.random() < 0.6:
            await self.phone.guesses(self._words.pop(self._chance.randrange(len(self._words))))
        else:
            await self.phone.asks(self._chance.choice(QUESTIONS))
        self.moves += 1

    async def _press(self, button: Locator) -> None:
        """This very button: what has come to its place meanwhile is another question."""
        for found in (await button.element_handles())[:1]:
            await found.click(timeout=A_TRY)
            self.moves += 1


async def play(
    phones: Iterable[Phone], until: str = ".result", seconds: float = 90, **ways: Any
) -> list[Player]:
    """Everybody plays until the end, or until this is on their screens."""
    players = [Player(phone, number, **ways) for number, phone in enumerate(phones)]
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.plays(until) for player in players))
    return players

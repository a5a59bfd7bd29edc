"""Somebody with a phone: presses what is shown, reads what is there, and knows nothing else.

Buttons are called by the ids of their texts, so that a phone in any language can be used.
"""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from playwright.async_api import ConsoleMessage, Error, Locator, Page, Response, WebSocket, expect

from nightcall.client import Client, Key
from nightcall.text import Texts
from tests.server.wire_watch import Watch

NO_FAULT = re.compile(
    "ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed|status of 4.. .*/api/(rooms|lists)"
    "|status of 404 .*/voice/|Service Worker registration blocked"
)
"""What a browser complains of when the network is gone, when the server says no, where a
language has no recorded voice, and where a test does not let pages be kept."""

IS_DRAWN = """() => new Promise((tell) => {
  requestAnimationFrame(() => tell(true));
  setTimeout(() => tell(false), 5000);
})"""

texts_in = cache(Texts)


def draws_a_ticket(response: Response) -> bool:
    asked = response.request.post_data or ""
    return response.url.endswith("/api/qr") and "#ticket=" in asked


class Phone:
    """`faults` are errors of the page itself; `frames` is all that came over its connections."""

    def __init__(self, name: str, page: Page, url: str, language: str) -> None:
        self.name = name
        self.page = page
        self.url = url
        self.language = language
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.connections = 0
        page.on("pageerror", self._fails)
        page.on("console", self._complains)
        page.on("websocket", self._connects)

    # Texts and things on the screen

    def words(self, text_id: str, **args: str | int) -> str:
        return texts_in(self.language).say(text_id, **args)

    def say(self, client_id: str, **args: str | int) -> str:
        return self.words(f"client-{client_id}", **args)

    def button(self, client_id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(client_id, **args), exact=True)

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def caption(self) -> Locator:
        return self.page.locator(".caption")

    @property
    def asked(self) -> Locator:
        """The question that is put to this phone, with all that can be pressed for it."""
        return self.page.locator(".ask:not(.dream):not(.house)")

    @property
    def toast(self) -> Locator:
        return self.page.locator(".toast")

    async def presses(self, client_id: str, **args: str | int) -> None:
        await self.button(client_id, **args).first.click()

    async def chooses(self, name: str) -> None:
        """A tile of the open question, by what is written on it."""
        await self.asked.get_by_role("button", name=name).first.click()

    async def sees(self, sentence: str | re.Pattern[str]) -> None:
        await expect(self.page.get_by_text(sentence).first).to_be_visible()

    async def hears(self, text_id: str, **args: str | int) -> None:
        """The moderator says this."""
        await expect(self.caption).to_have_text(self.words(text_id, **args))

    async def sees_chapter(self, name: str) -> None:
        heading = self.page.locator("h1.chapter", has_text=self.say(f"chapter-{name}"))
        await heading.wait_for()

    async def picks_game(self, game: str) -> None:
        """As host: what will be played."""
        tile = self.page.locator("button.game", has_text=self.say(f"game-{game}-is"))
        await tile.click()
        await expect(tile).to_have_attribute("aria-pressed", "true")

    async def sets(self, text_id: str, wanted: str = "", *, on: bool | None = None) -> None:
        """As host: an option, by its sentence in the lobby; `on` is for one that is ticked."""
        field = self.page.locator("label.option", has_text=self.words(text_id))
        if on is None:
            await field.get_by_role("combobox").select_option(label=wanted)
            return
        box = field.get_by_role("checkbox")
        if await box.is_checked() != on:
            await box.click()
        await expect(box).to_be_checked(checked=on)

    async def is_drawn(self) -> bool:
        """Whether the browser still draws this page: else it can be read, but never pressed."""
        try:
            return bool(await self.page.evaluate(IS_DRAWN))
        except Error:  # it is gone, or elsewhere by now: another matter
            return True

    # Coming and going

    async def opens_a_table(self) -> str:
        """The code of the new table, of which this phone is host."""
        await self.page.goto(self.url)
        form = self.page.locator("form", has=self.button("front-host-go"))
        await form.get_by_label(self.say("your-name")).fill(self.name)
        await self.presses("front-host-go")
        await self.page.wait_for_url("**/table/*")
        await self.page.locator("ol.seats").wait_for()
        return self.page.url.rpartition("/")[2]

    async def goes_to(self, path: str) -> None:
        await self.page.goto(self.url + path)

    async def sits_down_at(self, code: str) -> None:
        await self.goes_to(f"/join/{code}")
        await self.gives_its_name()

    async def gives_its_name(self) -> None:
        await self.page.get_by_label(self.say("your-name")).fill(self.name)
        await self.presses("join-sit")
        await self.page.wait_for_url("**/table/*")
        await self.page.locator("ol.seats").wait_for()

    async def opens_the_menu(self) -> None:
        await self.presses("menu")
        await self.sheet.wait_for()

    @property
    def question(self) -> Locator:
        """What is asked before something is done that others feel."""
        return self.page.get_by_role("alertdialog")

    async def is_sure(self) -> None:
        question = self.page.get_by_role("alertdialog")
        await question.locator("button.main").click()
        await question.wait_for(state="detached")

    async def closes_the_sheet(self) -> None:
        await self.sheet.get_by_role("button", name=self.say("close"), exact=True).click()
        await self.sheet.wait_for(state="detached")

    async def link_drawn_by(self, pressed: Locator) -> str:
        """The address in the code to scan that this button brings up: with a ticket, unlike the
        table's own, which the menu draws too."""
        async with self.page.expect_response(draws_a_ticket) as drawn:
            await pressed.click()
        return str((await (await drawn.value).json())["url"])

    # In a game

    @property
    def cover(self) -> Locator:
        return self.button("hold")

    @asynccontextmanager
    async def card(self) -> AsyncIterator[Locator]:
        """The card, for as long as it is held."""
        await self.cover.hover()
        await self.page.mouse.down()
        await self.page.locator(".hold.open .card").wait_for()
        yield self.page.locator(".hold.open")
        await self.page.mouse.up()

    async def card_name(self) -> str:
        async with self.card() as card:
            return await card.locator("h3").inner_text()

    async def asks(self, question: str) -> None:
        await self.page.get_by_label(self.say("question-label")).fill(question)
        await self.presses("put-question")

    async def guesses(self, word: str) -> None:
        await self.presses("ask-guess")
        await self.page.get_by_label(self.say("guess-label")).fill(word)
        await self.presses("put-question")

    async def presses_token(self, token: str) -> None:
        """As Mayor."""
        name = self.words(f"werewords-option-{token}")
        await self.asked.get_by_role("button", name=re.compile(f"^{name}\\b")).click()

    # What the tests watch

    async def watch(self) -> Watch:
        """All frames so far, to be checked as those of any other device are."""
        code = self.page.url.rpartition("/")[2]
        kept = await self.page.evaluate(
            "(name) => sessionStorage.getItem(name)", f"nightcall.{code}"
        )
        place = json.loads(kept or "{}")
        key = Key(code, place.get("place"), place.get("secret", ""))
        watch = Watch(Client(self.url, key))
        watch.frames = self.frames
        return watch

    def _connects(self, socket: WebSocket) -> None:
        self.connections += 1
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _fails(self, error: Error) -> None:
        self.faults.append(str(error))

    def _complains(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location['url']})"
        if message.type in ("error", "warning") and not NO_FAULT.search(said):
            self.faults.append(said)

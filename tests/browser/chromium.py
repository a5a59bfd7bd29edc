"""The browser that the tests drive."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from playwright.async_api import Browser, BrowserContext, Playwright, async_playwright, expect

from scripts.browser import NONE_FOUND, find

QUIET = (
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 40_000
"""Milliseconds until what should be there is missed, on a machine with other things to do."""

PHONE = (390, 844)
SMALL_PHONE = (320, 568)
TABLET = (820, 1180)
TELEVISION = (1920, 1080)


@dataclass
class Chromium:
    playwright: Playwright
    path: str
    browser: Browser

    @classmethod
    async def launched(cls) -> "Chromium":
        path = find()
        if path is None:
            raise FileNotFoundError(NONE_FOUND)
        expect.set_options(timeout=PATIENCE)
        playwright = await async_playwright().start()
        return cls(playwright, path, await launch(playwright, path))

    async def starts_anew(self) -> None:
        """A new browser in the place of one that has come to a stand."""
        await self.browser.close()
        self.browser = await launch(self.playwright, self.path)

    async def closes(self) -> None:
        await self.browser.close()
        await self.playwright.stop()

    async def device(
        self,
        size: tuple[int, int] = PHONE,
        *,
        language: str = "en",
        still: bool = False,
        keeps: bool = False,
        prefs: Mapping[str, object] | None = None,
    ) -> BrowserContext:
        """A device that has never been here. `still`: its owner asked it for less motion; `prefs`:
        what was chosen on it before, as the client keeps it. `keeps`: pages may be kept for when
        the network is away; what goes through that is out of a test's hands."""
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        if prefs:
            kept = json.dumps(json.dumps(prefs))
            await context.add_init_script(f"localStorage['nightcall.prefs'] ??= {kept};")
        return context


async def launch(playwright: Playwright, path: str) -> Browser:
    return await playwright.chromium.launch(executable_path=path, args=QUIET)

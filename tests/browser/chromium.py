"""The browser that the tests drive."""

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
PATIENCE = 15_000
"""Milliseconds until what should be there is missed, on a machine with other things to do."""

PHONE = (390, 844)
SMALL_PHONE = (320, 568)
TELEVISION = (1920, 1080)


@dataclass
class Chromium:
    playwright: Playwright
    browser: Browser

    @classmethod
    async def launched(cls) -> "Chromium":
        path = find()
        if path is None:
            raise FileNotFoundError(NONE_FOUND)
        expect.set_options(timeout=PATIENCE)
        playwright = await async_playwright().start()
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        return cls(playwright, browser)

    async def closes(self) -> None:
        await self.browser.close()
        await self.playwright.stop()

    async def device(
        self,
        size: tuple[int, int] = PHONE,
        *,
        language: str = "en",
        still: bool = False,
        lax: bool = False,
    ) -> BrowserContext:
        """A device that has never been here. `still`: it asks for less motion; `lax`: scripts
        of ours may run in its pages beside the client's own."""
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            bypass_csp=lax,
        )
        context.set_default_timeout(PATIENCE)
        return context

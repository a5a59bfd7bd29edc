"""One device in the night of each game: turned, locked, loaded again, its server killed. The same
question stands there, and the line that led to it is said again where it may have been missed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.at_device import night
from tests.browser.chromium import Chromium
from tests.browser.keeper import HURRY, LISTEN, STILL, Keeper
from tests.server.test_crash import Mortal

FASTER = 8
"""Not more: how long the page gives a server to greet it is hurried too."""
LANDSCAPE = (1024, 768)
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
AT_NIGHT = ".is-night .ask:not([aria-hidden])"
ASKS = {
    "werewords": "werewords-ask-mayor-card",
    "werewolf": "werewolf-ask-victim",
    "wherewolf": "wherewolf-ask-look-into",
}


@pytest.fixture
def server(runner: asyncio.Runner, tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    runner.run(server.lives())
    yield server
    runner.run(server.dies())


async def device_of(chromium: Chromium, url: str) -> Keeper:
    context = await chromium.device(LANDSCAPE)
    device = Keeper("Kay", await context.new_page(), url, "en")
    for script in (LISTEN, HURRY % FASTER, STILL):
        await device.page.add_init_script(script)
    return device


async def shown(device: Keeper) -> tuple[str, str, list[str]]:
    """The line, the question and what can be tapped."""
    tiles = device.question.locator(".tiles button")
    await tiles.first.wait_for()
    question = await device.question.locator(".ask-line").inner_text()
    return await device.caption.inner_text(), question, await tiles.all_inner_texts()


async def is_turned(device: Keeper) -> None:
    for width, height in (LANDSCAPE[::-1], (568, 320), LANDSCAPE):
        await device.page.set_viewport_size({"width": width, "height": height})
        await expect(device.question.locator(".tiles button").first).to_be_visible()


IS_SEEN = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""A browser without a window never hides a page by itself."""


async def is_locked(device: Keeper) -> None:
    """The page is hidden and frozen, as on a phone whose screen is off, and woken again."""
    session = await device.page.context.new_cdp_session(device.page)
    before = len(await device.heard())
    await device.page.evaluate(IS_SEEN, "hidden")
    for state in ("frozen", "active"):
        await session.send("Page.setWebLifecycleState", {"state": state})
    await device.page.evaluate(IS_SEEN, "visible")
    is_more = "(count) => nightcall.narrator.spoken.length > count"
    await device.page.wait_for_function(is_more, arg=before)
    await device.has_spoken()


async def is_loaded_again(device: Keeper) -> None:
    await device.page.reload()
    await device.presses("voice-unlock")
    await device.has_spoken()


@pytest.mark.parametrize("game", ASKS)
async def test_what_befalls_a_device_at_night_loses_nothing(
    chromium: Chromium, server: Mortal, game: str
) -> None:
    device = await device_of(chromium, server.url)
    await device.opens("device", game, *NAMES)
    await device.begins()
    await device.taps_on(AT_NIGHT)
    await device.asked_for(ASKS[game])
    await device.has_spoken()
    before = await shown(device)
    for befalls in (is_turned, is_locked, is_loaded_again):
        await befalls(device)
        assert await shown(device) == before, befalls.__name__
        assert (await device.heard())[-1].text == before[0]
    await server.dies()
    await device.sees(device.say("lost"))
    await server.lives()
    await expect(device.page.get_by_text(device.say("lost"))).to_have_count(0)
    assert await shown(device) == before
    await device.question.locator(".tiles button:enabled").first.click()
    if await device.page.locator(".confirm").count():
        await device.page.locator(".confirm").click()
    await expect(device.question.locator(".ask-line", has_text=before[1])).to_have_count(0)
    await device.page.context.close()


async def test_a_day_that_was_loaded_again_has_its_clock_when_the_server_is_back(
    chromium: Chromium, server: Mortal
) -> None:
    """APP-06"""
    device = await device_of(chromium, server.url)
    await device.opens("device", "werewords", *NAMES[:5])
    await night(device)
    clock = device.page.locator("header .timer, main .timer").first
    await expect(clock).to_be_visible()
    await device.page.reload()
    await expect(clock).to_be_visible()
    await server.dies()
    await server.lives()
    await device.sees(device.say("lost"))
    await expect(device.page.get_by_text(device.say("lost"))).to_have_count(0)
    await expect(clock).to_be_visible()
    await device.page.context.close()

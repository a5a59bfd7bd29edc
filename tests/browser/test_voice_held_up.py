"""A voice that is paused, skipped, switched off or left, at whatever moment: while it speaks, while
its line is on the way, while the bell rings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Route, expect

from tests.browser.at_device import night
from tests.browser.chromium import TELEVISION
from tests.browser.keeper import Keeper, keeper, script
from tests.browser.party import Party

FASTER = 10
NAMES = ("Ann", "Bob", "Cid", "Dee")

PLAYED = """(() => {
  window.played = [];
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (!this.src.startsWith("data:")) played.push(this.src);
    return play.call(this);
  };
})();"""

ENDLESS = "HTMLMediaElement.prototype.play = () => Promise.resolve();"

A_WHILE = "() => new Promise((done) => setTimeout(done, 5000))"
"""By the clock of the page, and longer than it waits for a list of recordings or a bell."""


async def table(party: Party, how: str = PLAYED, *, faster: int = FASTER) -> Keeper:
    await party.begins(speed=faster)
    device = await keeper(party, faster=faster)
    await device.page.add_init_script(how)
    party.code = await device.opens("device", "werewords", *NAMES)
    return device


@asynccontextmanager
async def on_the_way(device: Keeper) -> AsyncIterator[None]:
    """The game has begun, and the recording of its first line is still to be found."""
    is_there = asyncio.Event()

    async def waits(route: Route) -> None:
        await is_there.wait()
        await route.continue_()

    await device.page.route("**/voice/en.json", waits)
    await device.begins()
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 1")
    yield
    is_there.set()
    await device.page.evaluate("nightcall.narrator.recordings.list('en')")


async def test_a_paused_voice_that_is_switched_off_lets_the_night_wait(party: Party) -> None:
    device = await table(party)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.presses("voice-pause")
    await device.presses("voice-off")
    await expect(device.page.locator(".paused")).to_be_visible()
    await expect(device.question).to_have_count(0)
    await device.presses("resume")
    await device.taps("Villager")
    await device.asked_for("werewords-ask-choose-word")
    assert not await device.page.evaluate("nightcall.narrator.isPaused")


async def test_a_paused_screen_that_is_switched_off_speaks_when_it_is_on_again(
    party: Party,
) -> None:
    await party.begins(speed=FASTER)
    await party.host("Ann")
    television = await keeper(party, "TV", size=TELEVISION, faster=FASTER)
    await television.goes_to(f"/tv/{party.code}")
    await television.presses("voice-let-speak")
    await television.presses("voice-pause")
    await television.presses("voice-off")
    await television.presses("voice-let-speak")
    await television.presses("voice-settings")
    await television.presses("voice-try")
    await television.page.wait_for_function("() => nightcall.narrator.spoken.length === 1")


async def test_a_line_that_is_on_its_way_can_be_paused(party: Party) -> None:
    device = await table(party, faster=1)
    async with on_the_way(device):
        await device.presses("voice-pause")
    assert await device.page.evaluate("played") == []
    await device.presses("voice-pause")
    await device.page.wait_for_function("() => played.length === 1")


async def test_a_line_that_is_on_its_way_can_be_skipped(party: Party) -> None:
    device = await table(party, faster=1)
    async with on_the_way(device):
        await device.presses("voice-skip")
    await device.page.wait_for_function("() => played.length === 1")
    assert "wake-mayor" in await device.page.evaluate("played[0]")


async def test_a_line_that_is_on_its_way_is_not_spoken_to_an_empty_room(party: Party) -> None:
    device = await table(party, faster=1)
    async with on_the_way(device):
        await device.page.evaluate("history.back()")
        await device.button("front-device").wait_for()
    assert await device.page.evaluate("[played, nightcall.narrator.spoken.length]") == [[], 1]


async def test_nobody_is_called_while_the_menu_has_paused_the_game(party: Party) -> None:
    """Nor does the voice go on before it says that the game does. What was broken off is said
    anew."""
    device = await table(party, faster=1)
    await device.begins()
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 1")
    await device.opens_the_menu()
    await device.sheet.get_by_role("button", name=device.say("pause"), exact=True).click()
    await device.closes_the_sheet()
    await expect(device.page.locator(".paused")).to_be_visible()
    await device.page.wait_for_function("() => !nightcall.narrator.isSpeaking")
    await device.presses("resume")
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length >= 4")
    paused, goes_on = (device.words(f"voice-{line}") for line in ("paused", "go-on"))
    spoken = [line.text for line in await device.heard()][:4]
    assert spoken == [spoken[0], paused, goes_on, spoken[0]]


async def test_whatever_happens_while_the_game_is_paused_calls_nobody(party: Party) -> None:
    """Not a screen that was locked, nor a step that is taken back: that is said when it goes on."""
    device = await table(party)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.taps("Villager")
    await device.asked_for("werewords-ask-choose-word")
    await party.live.happens(lambda desk, wall: desk.pauses(wall))
    await expect(device.page.locator(".paused")).to_be_visible()
    await device.page.wait_for_function("() => !nightcall.narrator.isSpeaking")
    before = len(await device.heard())
    await device.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await party.live.happens(lambda desk, wall: desk.undoes(0, wall))
    await device.sees(device.words("werewords-say-wake-mayor", cards="real"))
    await device.page.wait_for_timeout(500)
    assert len(await device.heard()) == before
    await device.presses("resume")
    await device.asked_for("werewords-ask-mayor-card")
    said = [line.text for line in await device.heard()][before:]
    assert said == [
        device.words("voice-go-on"),
        device.words("werewords-say-wake-mayor", cards="real"),
    ]


async def test_a_day_that_is_found_paused_is_called_once_it_goes_on(party: Party) -> None:
    """Whoever was to wake by it has perhaps not heard it to its end."""
    device = await table(party)
    await night(device)
    await party.live.happens(lambda desk, wall: desk.pauses(wall))
    await expect(device.page.locator(".paused")).to_be_visible()
    day = script(party)[-1][:2]
    await device.page.reload()
    await device.presses("voice-unlock")
    await device.presses("resume")
    await device.page.wait_for_function(
        "(day) => nightcall.narrator.spoken.some(({ text }) => day.includes(text))", arg=day
    )


async def test_a_voice_that_goes_on_where_it_was_says_so_itself(party: Party) -> None:
    device = await table(party, faster=1)
    await device.begins()
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 1")
    await device.presses("voice-pause")
    await expect(device.page.locator(".paused")).to_be_visible()
    await device.presses("voice-pause")
    await expect(device.page.locator(".paused")).to_have_count(0)
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 2")
    spoken = [line.text for line in await device.heard()]
    assert device.words("voice-go-on") not in spoken


async def test_what_follows_a_bell_can_be_paused_while_it_rings(party: Party) -> None:
    device = await table(party)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    before = await device.page.evaluate(
        """() => {
          const { narrator } = nightcall;
          narrator.say({ text: "Time is up.", language: "en", bell: true });
          narrator.pause(true);
          return played.length;
        }"""
    )
    await device.page.evaluate(A_WHILE)
    assert await device.page.evaluate("played.length") == before
    await device.page.evaluate("nightcall.narrator.pause(false)")
    await device.page.wait_for_function("(before) => played.length > before", arg=before)
    assert "time-up" in await device.page.evaluate("(before) => played[before]", before)


async def test_a_slow_voice_has_as_much_time_after_a_pause(party: Party) -> None:
    device = await table(party, ENDLESS)
    await device.page.evaluate("nightcall.narrator.prefer({ rate: 0.6 })")
    await device.begins()
    await device.page.wait_for_function("() => nightcall.narrator.playing")
    [at_first] = [wait for wait in await device.waits() if wait > 6000]
    await device.presses("voice-pause")
    await device.presses("voice-pause")
    [again] = [wait for wait in await device.waits() if wait > 6000]
    assert again == at_first

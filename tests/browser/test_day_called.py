"""A day round one device begins, and its time, when the voice has called everybody to it; and so
does every other chapter that has a time."""

from tests.browser.at_device import night, table
from tests.browser.keeper import Keeper
from tests.browser.party import Party

SENT = """(() => {
  window.begun = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    const { do: what, on } = JSON.parse(message);
    if (what === "manual" && !on) begun.push(nightcall.narrator.isSpeaking);
    return send.call(this, message);
  };
})();"""
"""Keeps whether somebody was speaking when the page let a clock run."""


async def by_day(party: Party, people: int = 4) -> Keeper:
    """Its clock runs."""
    device = await table(party, people)
    await device.page.add_init_script(SENT)
    await device.page.reload()
    await night(device)
    await device.page.wait_for_function("() => begun.length")
    return device


async def test_the_clock_of_a_day_waits_for_the_voice(party: Party) -> None:
    """WW-TIM-01"""
    device = await by_day(party)
    assert await device.page.evaluate("begun") == [False]


async def test_the_clock_of_a_hunt_waits_for_the_voice(party: Party) -> None:
    """WW-TIM-03: it stands at its beginning for as long as something is being said."""
    device = await by_day(party)
    await device.page.locator(".tray").get_by_role("button", name="Correct").click()
    await device.presses("press-sure", button=device.words("werewords-option-correct"))
    await device.sees_chapter("hunt")
    await device.page.wait_for_function("() => begun.length === 2")
    assert await device.page.evaluate("begun") == [False, False]
    line, length = (await device.heard())[-2:]
    roles = {"roles-or": device.words("card-seer")}
    assert line.shown == device.words("werewords-say-word-found-one-werewolf", **roles)
    assert length.shown == device.words("voice-fifteen-seconds")


async def test_two_players_hear_how_long_when_the_clock_begins(party: Party) -> None:
    """WW-P2-04: first they say whether the Werewolf is among them, and that takes its time."""
    device = await by_day(party, 2)
    await device.page.locator(".tray").get_by_role("button", name="Correct").click()
    await device.presses("press-sure", button=device.words("werewords-option-correct"))
    await device.asked_for("werewords-ask-werewolf-shows")
    await device.has_spoken()
    length = device.words("voice-fifteen-seconds")
    assert length not in [one.text for one in await device.heard()]
    await device.taps(device.words("werewords-option-yes"))
    await device.page.wait_for_function("() => begun.length === 2")
    assert await device.page.evaluate("begun") == [False, False]
    assert [one.text for one in await device.heard()].count(length) == 1

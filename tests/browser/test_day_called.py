"""A day round one device begins, and its time, when the voice has called everybody to it."""

from tests.browser.party import Party
from tests.browser.test_device import night, table

SENT = """(() => {
  window.begun = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    const { do: what, on } = JSON.parse(message);
    if (what === "manual" && !on) begun.push(nightcall.narrator.isSpeaking);
    return send.call(this, message);
  };
})();"""
"""Keeps whether somebody was speaking when the page let the day's clock run."""


async def test_the_clock_of_a_day_waits_for_the_voice(party: Party) -> None:
    """WW-TIM-01"""
    device = await table(party, 4)
    await device.page.add_init_script(SENT)
    await device.page.reload()
    await night(device)
    await device.page.wait_for_function("() => begun.length")
    assert await device.page.evaluate("begun") == [False]

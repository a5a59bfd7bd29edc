"""One device that is loaded again, whose server is started again, or whose voice fails, is paused
or switched off: the night goes on."""

import pytest
from playwright.async_api import Route, expect

from tests.browser.at_device import MANY, ends_the_day, table, wakes_the_mayor
from tests.browser.keeper import (
    keeper,
    script,
    sha16,
)
from tests.browser.party import Party


async def test_a_refresh_loses_nothing_and_says_the_last_line_again(party: Party) -> None:
    device = await table(party, 4)
    await device.begins()
    word = await wakes_the_mayor(device)
    await device.hears_by_card("wake-seer")
    await device.page.reload()
    await device.hears_by_card("wake-seer")
    shown = device.page.locator(".shown:not([aria-hidden])")
    assert await shown.count() == 0, "nobody has been called yet"
    await device.presses("voice-unlock")
    await device.sees(device.words("werewords-told-word", word=word))
    await device.sees_chapter("day")
    await device.has_spoken()
    lines = [line.caption for line in script(party)]
    again = lines.index(device.words("werewords-say-wake-seer", cards="real"))
    assert [one.text for one in await device.heard()] == lines[again:]
    await device.page.locator(".token-maybe").click()
    await device.sees(device.say("tokens-left", count=9))
    await device.page.reload()
    await device.presses("voice-unlock")
    await device.has_spoken()
    await device.sees(device.say("tokens-left", count=9))
    assert [one.text for one in await device.heard()] == lines[-1:]


async def test_a_server_that_is_restarted_at_night_goes_on(party: Party) -> None:
    device = await table(party, 7, faster=4)
    await device.begins()
    await wakes_the_mayor(device)
    await device.hears_by_card("wake-seer")
    await party.restarts(speed=4)
    await device.sees_chapter("day")
    await device.has_spoken()
    lines, heard = [line.caption for line in script(party)], await device.heard()
    assert list(dict.fromkeys(one.text for one in heard)) == lines, "one may come twice"
    await ends_the_day(device, "correct")
    await device.sees_chapter("hunt")


async def test_the_voice_is_paused_repeated_skipped_and_switched_off(party: Party) -> None:
    device = await table(party, 4, faster=4)
    await device.page.route("**/voice/en.json", lambda route: route.fulfill(json={"lines": []}))
    await device.begins()
    await device.presses("voice-skip")
    await device.asked_for("werewords-ask-mayor-card")
    first, second = await device.heard()
    assert first.until - first.at < second.until - second.at, "the first was cut short"
    await device.presses("voice-repeat")
    await device.asked_for("werewords-ask-mayor-card")
    assert [one.text for one in (await device.heard())[1:]] == [second.text] * 2
    await device.presses("voice-pause")
    await expect(device.question).to_have_count(0)
    await device.presses("voice-pause")
    await device.taps("Villager")
    await device.asked_for("werewords-ask-choose-word")
    await device.presses("voice-off")
    await device.taps("frog")
    await device.asked_for("werewords-ask-confirm-word", word="frog")
    last = (await device.heard())[-1]
    words = device.words("werewords-say-remember-and-give-back")
    assert (last.text, last.by) == (words, "caption")
    await device.presses("voice-let-speak")
    await device.button("voice-off").wait_for()


async def test_a_recording_that_cannot_be_loaded_does_not_hold_the_night_up(party: Party) -> None:
    device = await table(party, 4)
    key = "werewords-say-night-falls"
    line = device.words(key)
    files = {"opus": "en/gone.opus", "mp3": "en/gone.mp3"}
    recorded = {"lines": [{"key": key, "hash": sha16(line), "seconds": 60, "files": files}]}

    async def fails(route: Route) -> None:
        await route.abort()

    await device.page.route("**/voice/en.json", lambda route: route.fulfill(json=recorded))
    await device.page.route("**/voice/en/gone.*", fails)
    # What cannot be had does not end, however late the browser finds out.
    await device.page.evaluate("HTMLMediaElement.prototype.play = () => Promise.resolve()")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    heard = await device.heard()
    assert (heard[0].text, heard[0].by) == (line, "caption")
    assert heard[0].until - heard[0].at < 60_000
    assert all("gone.opus" in fault for fault in device.faults)
    device.faults.clear()


FAULTS = {
    "a list of recordings that never comes": "",
    "a sound that neither begins nor ends": "play = () => new Promise(() => {})",
    "a browser that plays nothing": "play = () => { throw new Error('no sound') }",
    "voices that are refused": "play = () => Promise.reject(new Error('not now'))",
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_whatever_a_voice_does_the_night_goes_on(party: Party, fault: str) -> None:
    device = await table(party, 4)
    if FAULTS[fault]:
        await device.page.add_init_script(f"HTMLMediaElement.prototype.{FAULTS[fault]}")
        refused = "throw new Error('no voices')"
        await device.page.add_init_script(f"speechSynthesis.getVoices = () => {{ {refused} }}")
    else:
        await device.page.route("**/voice/en.json", lambda _: None)
    await device.page.reload()
    await device.begins()
    await wakes_the_mayor(device)
    await device.sees_chapter("day")
    await device.has_spoken()
    heard = await device.heard()
    assert [one.shown for one in heard] == [line.caption for line in script(party)]
    is_mute = heard[-1].by == "caption"
    mute = device.page.get_by_text(device.say("voice-mute"))
    await expect(mute).to_have_count(1 if is_mute else 0)
    assert is_mute or fault == "a sound that neither begins nor ends"


async def test_a_line_that_is_recorded_is_played(party: Party) -> None:
    """Not in a hurry: the browser plays what the package ships."""
    await party.begins()
    device = await keeper(party)
    party.code = await device.opens("device", "werewords", *MANY[:4])
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    for one in await device.heard():
        assert one.by == "recording"
        assert 1000 < one.until - one.at < 10_000

"""What a voice says of the time that is left."""

import json
from pathlib import Path

import pytest

import nightcall
from tests.browser.at_device import night, of_the_clock, table, taps_a_letter, wakes_the_mayor
from tests.browser.keeper import SPEEDWORDS_LINES
from tests.browser.party import Party
from tests.browser.test_wrong_taps import takes_back

VOICES = Path(nightcall.__file__).parent / "voice"


async def test_in_speedwords_half_the_time_is_said_to_be_left(party: Party) -> None:
    """WW-TIM-07"""
    device = await table(party, 5, faster=2)  # a second is long enough to be met
    halved = {"speedwords": True, "day_seconds": 70}
    await party.live.happens(lambda desk, _: desk.sets(halved))
    await device.begins()
    await wakes_the_mayor(device)
    await taps_a_letter(device)
    await device.sees_chapter("vote")
    await device.asked_for("client-keeper-asks-singled-out")
    await device.has_spoken()
    _, clock = of_the_clock(await device.heard())
    left = [name for name in clock if name.endswith("-left")]
    assert left == list(SPEEDWORDS_LINES)


async def test_a_clock_that_was_set_back_says_again_what_is_left(party: Party) -> None:
    """WW-TIM-07"""
    device = await table(party, 5, faster=4)  # with time for the menu
    await party.live.happens(lambda desk, _: desk.sets({"day_seconds": 90}))
    await night(device)
    await device.has_spoken()
    await device.page.locator(".token-yes").click()
    said = """([line, times]) =>
      nightcall.narrator.spoken.filter(({ text }) => text === line).length === times"""
    line = device.words("voice-minute-left")
    await device.page.wait_for_function(said, arg=[line, 1])
    await takes_back(device)
    await device.page.wait_for_function(said, arg=[line, 2])


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_five_seconds_left_is_said_before_the_count_begins(language: str) -> None:
    lines = json.loads((VOICES / f"{language}.json").read_text())["lines"]
    [five] = [line for line in lines if line["id"] == "voice-five-seconds-left"]
    assert five["seconds"] < 5 - 3

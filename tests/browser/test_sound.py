"""The voice and the weather of one device: chosen, tried, kept; wind at night and never while
people vote; and a screen that stays awake."""

import pytest
from playwright.async_api import expect

from tests.browser.at_device import ends_the_day, listened, of_the_clock, wakes_the_mayor
from tests.browser.keeper import Keeper, keeper, script
from tests.browser.party import Party

FASTER = 20
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
WEATHER = """(() => {
  localStorage["nightcall.sound-device"] = JSON.stringify({ sound: "wind", soundVolume: 0.4 });
  window.blowing = 0;
  window.blown = [];
  const { start, stop } = AudioBufferSourceNode.prototype;
  const chapter = () => document.querySelector(".play.is-night") ? "night" : "day";
  AudioBufferSourceNode.prototype.start = function () {
    blowing += 1;
    blown.push(chapter());
    return start.call(this);
  };
  AudioBufferSourceNode.prototype.stop = function () {
    blowing -= 1;
    return stop.call(this);
  };
})();"""
"""Counts the noises that the browser is playing, and notes when each began."""

AWAKE = """(() => {
  window.asked = [];
  navigator.wakeLock.request = async (what) => {
    asked.push(what);
    return { release: async () => asked.push("released") };
  };
})();"""


async def table(party: Party, game: str, script: str) -> Keeper:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER)
    await device.page.add_init_script(script)
    party.code = await device.opens("device", game, *NAMES)
    return device


async def test_the_wind_blows_at_night_and_never_while_people_vote(party: Party) -> None:
    """APP-04."""
    device = await table(party, "wherewolf", WEATHER)
    await device.begins()
    assert await device.page.evaluate("blowing") == 0, "it is still day"
    await device.taps_on(".is-night")
    await device.page.wait_for_function("() => blowing === 1")
    for chapter in ("assembly", "first-voting", "second-voting"):
        await device.taps_on(f"h1 use[href='#i-phase-{chapter}']")
        await device.page.wait_for_function("() => blowing === 0")
    await device.taps_on(".play.is-night")
    await device.page.wait_for_function("() => blowing === 1")
    assert await device.page.evaluate("blown") == ["night", "night"], "once for each night"


async def test_a_game_that_begins_at_night_begins_with_the_wind(party: Party) -> None:
    device = await table(party, "werewords", WEATHER)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert await device.page.evaluate("blowing") == 1
    await device.gives_up()
    await device.page.wait_for_function("() => blowing === 0")


BELL = """(() => {
  window.rung = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    rung.push(document.querySelector("h1.chapter").textContent.trim());
    return start.call(this, when);
  };
})();"""


async def test_a_bell_rings_when_the_time_is_up(party: Party) -> None:
    """APP-06."""
    device = await table(party, "werewords", BELL)
    await device.begins()
    await device.taps_on(".tray")
    correct = device.words("werewords-option-correct")
    await device.page.locator(".tray").get_by_role("button", name=correct).click()
    await device.presses("press-sure", button=correct)
    await device.asked_for("client-keeper-asks-hunt")
    assert set(await device.page.evaluate("rung")) == {device.say("chapter-hunt")}


NO_SOUNDS = {
    "it has none": "delete window.AudioContext;",
    "it gives none": "window.AudioContext = class { constructor() { throw new Error('none') } };",
}


@pytest.mark.parametrize("why", NO_SOUNDS)
async def test_a_browser_without_such_sounds_says_every_line_all_the_same(
    party: Party, why: str
) -> None:
    device = await table(party, "werewords", WEATHER + NO_SOUNDS[why])
    await device.begins()
    await wakes_the_mayor(device)
    await device.taps_on(".tray")
    assert await device.page.locator(".play").count() == 1
    await ends_the_day(device, "correct")
    await device.asked_for("client-keeper-asks-hunt")
    await device.has_spoken()
    heard, _ = of_the_clock(await device.heard())
    listened(party, heard)
    assert device.words("voice-time-up") in [one.text for one in await device.heard()]


async def test_a_voice_is_chosen_tried_and_kept(party: Party) -> None:
    device = await table(party, "werewords", "")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.presses("voice-settings")
    page = device.page
    wanted = {"voice-volume": "0.3", "voice-rate": "1.4", "voice-sound-volume": "0.2"}
    for name, value in wanted.items():
        await page.get_by_label(device.say(name)).fill(value)
    weather = page.locator("label", has_text=device.say("voice-sound")).locator("select")
    await weather.select_option("rain")
    await device.presses("voice-try")
    await page.wait_for_function("() => nightcall.narrator.spoken.length === 3")
    assert (await device.heard())[-1].text == device.words("voice-sample")
    await device.has_spoken()
    playing = await page.evaluate(
        "[nightcall.narrator.audio.volume, nightcall.narrator.audio.playbackRate]"
    )
    assert playing == [0.3, 1.4]
    await page.reload()
    await device.presses("voice-unlock")
    await device.presses("voice-settings")
    for name, value in wanted.items():
        await expect(page.get_by_label(device.say(name))).to_have_value(value)
    await expect(weather).to_have_value("rain")


async def test_a_screen_speaks_the_language_that_was_chosen_for_it(party: Party) -> None:
    """Captions too; the table keeps its own, and what is open stays open."""
    device = await table(party, "werewords", "")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.presses("voice-settings")
    language = device.page.locator("label", has_text=device.say("voice-language"))
    await language.get_by_role("combobox").select_option("fr")
    device.language = "fr"
    await device.hears_by_card("wake-mayor")
    await device.asked_for("werewords-ask-mayor-card")
    await device.presses("voice-repeat")
    await device.presses("voice-try")
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 4")
    await device.has_spoken()
    said = [device.words("werewords-say-wake-mayor", cards="real"), device.words("voice-sample")]
    again, tried = (await device.heard())[2:]
    assert [again.text, tried.text] == said
    assert {again.by, tried.by} == {"recording"}
    assert party.live.room.language == "en"
    await device.page.reload()
    await device.presses("voice-unlock")
    await device.taps_on(".tray")
    await device.has_spoken()
    captions = {line.caption for line in script(party, "fr")}
    assert {one.shown for one in await device.heard()} <= captions


async def test_the_screen_stays_awake_for_as_long_as_a_game_is_on_it(party: Party) -> None:
    device = await table(party, "werewords", AWAKE)
    assert await device.page.evaluate("asked") == []
    await device.begins()
    await device.page.wait_for_function("() => asked.length === 1")
    await device.asked_for("werewords-ask-mayor-card")
    await device.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await device.page.wait_for_function("() => asked.length === 2")
    await device.gives_up()
    await device.page.wait_for_function("() => asked.at(-1) === 'released'")


async def test_where_the_screen_cannot_be_kept_awake_the_lobby_says_so(party: Party) -> None:
    """As by plain http."""
    device = await table(party, "werewolf", "delete Navigator.prototype.wakeLock;")
    await device.sees(device.say("device-sleeps"))


TAPS = """(() => {
  localStorage["nightcall.sound-device"] = JSON.stringify({ sound: "taps", soundVolume: 0.5 });
  window.taps = [];
  const { setValueAtTime } = AudioParam.prototype;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    if (value >= 380) taps.push(value);
    return setValueAtTime.call(this, value, when);
  };
})();"""
"""Keeps how high each finger sounds."""


async def test_fingers_on_the_table_cover_who_moves_at_night(party: Party) -> None:
    device = await table(party, "werewords", TAPS)
    assert await device.page.evaluate("taps") == []
    await device.begins()
    await device.page.wait_for_function("() => taps.length >= 5")
    assert {hertz for hertz in await device.page.evaluate("taps") if hertz > 620} == set()
    await device.gives_up()
    silent = "new Promise((done) => setTimeout(done, 1000))"  # longer than between two fingers
    before = await device.page.evaluate(f"{silent}.then(() => taps.length)")
    assert await device.page.evaluate(f"{silent}.then(() => taps.length)") == before


LEVELS = """(() => {
  window.levels = [];
  const { setTargetAtTime } = AudioParam.prototype;
  AudioParam.prototype.setTargetAtTime = function (value, when, within) {
    const isSaid = nightcall.narrator.now !== null;
    if (value > 0) levels.push([isSaid, Math.round(1000 * value)]);
    return setTargetAtTime.call(this, value, when, within);
  };
})();"""
"""Keeps how loud the weather was to be, and whether somebody was speaking."""


async def test_the_weather_steps_back_while_somebody_speaks(party: Party) -> None:
    device = await table(party, "werewords", WEATHER + LEVELS)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.has_spoken()
    levels = {(is_said, level) for is_said, level in await device.page.evaluate("levels")}
    assert levels == {(True, 66), (False, 200)}, "a third of 0.4, at the half that is loudest"


GROUND = """() => {
  const grounds = new Set();
  const [across, down] = [innerWidth / 12, innerHeight / 12];
  for (let x = across / 2; x < innerWidth; x += across)
    for (let y = down / 2; y < innerHeight; y += down) {
      let found = document.elementFromPoint(x, y);
      if (found.closest("button, input, .ask, .caption")) continue;
      const colour = () => getComputedStyle(found).backgroundColor;
      while (found.parentElement && colour() === "rgba(0, 0, 0, 0)") found = found.parentElement;
      grounds.add(colour());
    }
  return [...grounds];
}"""
"""The colours that lie behind everything, all over the screen."""


async def test_the_night_dims_the_screen_evenly(party: Party) -> None:
    device = await table(party, "wherewolf", "")
    await device.begins()
    await device.taps_on(".play.is-night")
    night = await ground(device)
    await device.taps_on(".play.is-day h1 use[href='#i-phase-assembly']")
    day = await ground(device)
    assert sum(night) < sum(day) / 4, f"{night} is not dark, or {day} is not light"


async def ground(device: Keeper) -> list[int]:
    """Red, green and blue, once the light has changed and is the same everywhere."""
    await device.page.wait_for_function(f"() => ({GROUND})().length === 1")
    await device.page.wait_for_function("() => !document.getAnimations().length")
    [colour] = await device.page.evaluate(GROUND)
    return [int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]

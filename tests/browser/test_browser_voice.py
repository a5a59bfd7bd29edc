"""The browser's own voice, the only one that German has. A stand-in for it: what a browser without
voices can tell is what it was asked for."""

from typing import Any

from playwright.async_api import expect

from tests.browser.keeper import Keeper, keeper, script
from tests.browser.party import Party

FASTER = 10
NAMES = ("Ann", "Bob", "Cid", "Dee")
NIGHT_FALLS = "werewords-say-night-falls"

VOICES = """(() => {
  const known = [["Anna", "de-DE"], ["Hans", "de_AT"], ["Daniel", "en-GB"]];
  const voices = known.map(([name, lang]) => ({ name, lang }));
  window.handed = [];
  window.asked = [];
  class Speech extends EventTarget {
    isThere = true;
    begins = true;
    ends = true;
    isStuck = false;
    isPaused = false;
    said = null;
    getVoices() {
      return this.isThere ? voices : [];
    }
    speak(said) {
      this.isStuck ||= !said.text;
      if (this.isStuck || !said.text.trim()) return;
      const { text, voice, lang, rate, volume } = said;
      handed.push({ text, voice: voice.name, lang, rate, volume });
      this.said = said;
      if (this.begins) said.onstart?.();
      if (this.ends) setTimeout(() => this.finishes(said), 500);
    }
    finishes(said) {
      if (this.said === said && !this.isPaused) said.onend?.();
    }
    pause() {
      asked.push("pause");
      this.isPaused = true;
    }
    resume() {
      asked.push("resume");
      this.isPaused = false;
      if (this.ends && this.said) this.finishes(this.said);
    }
    cancel() {
      asked.push("cancel");
      this.said = null;
    }
    come() {
      this.isThere = true;
      this.dispatchEvent(new Event("voiceschanged"));
    }
  }
  class Utterance {
    constructor(text) {
      this.text = text;
    }
  }
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  Object.defineProperty(window, "speechSynthesis", { value: new Speech() });
})();"""
"""Like a browser's, a pause stays when what is being said is cancelled; and nothing is said any
more once it was given nothing to say."""

HOLDS_ON = "speechSynthesis.ends = false;"
HANGS = "speechSynthesis.begins = speechSynthesis.ends = false;"
NONE_YET = "speechSynthesis.isThere = false;"
WHEN_ASKED = """(() => {
  speechSynthesis.isThere = false;
  const { getVoices } = speechSynthesis;
  speechSynthesis.getVoices = function () {
    if (!this.isThere) setTimeout(() => this.come(), 300);
    return getVoices.call(this);
  };
})();"""


async def table(party: Party, language: str = "de", how: str = "") -> Keeper:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER, language=language)
    await device.page.add_init_script(VOICES)
    await device.page.add_init_script(how)
    party.code = await device.opens("device", "werewords", *NAMES)
    return device


async def handed(device: Keeper, count: int = 1) -> list[dict[str, Any]]:
    """What the browser was given to say, once it is so much."""
    await device.page.wait_for_function("(count) => handed.length >= count", arg=count)
    found: list[dict[str, Any]] = await device.page.evaluate("handed")
    return found


async def test_german_is_spoken_by_the_browser(party: Party) -> None:
    device = await table(party)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    heard = await device.heard()
    assert [one.text for one in heard] == [line.caption for line in script(party, "de")]
    assert {one.by for one in heard} == {"browser"}
    said = await handed(device)
    assert [one["text"] for one in said] == [one.text for one in heard]
    assert {(one["voice"], one["lang"]) for one in said} == {("Anna", "de-DE")}


async def test_a_voice_is_chosen_instead_of_the_recordings(party: Party) -> None:
    device = await table(party, "en")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert {one.by for one in await device.heard()} == {"recording"}
    await device.presses("voice-settings")
    which = device.page.get_by_label(device.say("voice-which"))
    assert await which.locator("option").all_inner_texts() == [
        device.say("voice-recorded"),
        "Daniel",
    ]
    await which.select_option("Daniel")
    await device.page.get_by_label(device.say("voice-rate")).fill("0.8")
    await device.page.get_by_label(device.say("voice-volume")).fill("0.3")
    await device.presses("voice-try")
    [tried] = await handed(device)
    assert tried == {
        "text": device.words("voice-sample"),
        "voice": "Daniel",
        "lang": "en-GB",
        "rate": 0.8,
        "volume": 0.3,
    }


async def test_a_voice_of_another_language_leaves_a_line_to_its_recording(party: Party) -> None:
    device = await table(party, "en")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.page.evaluate("nightcall.narrator.prefer({ voice: 'Anna' })")
    await device.presses("voice-repeat")
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 3")
    await device.has_spoken()
    assert (await device.heard())[-1].by == "recording"


async def test_a_voice_of_the_browser_is_paused_and_goes_on(party: Party) -> None:
    device = await table(party, how=HOLDS_ON)
    await device.begins()
    await handed(device)
    await device.presses("voice-pause")
    await device.presses("voice-pause")
    assert await device.page.evaluate("asked") == ["pause", "resume"]
    await device.page.evaluate("speechSynthesis.said.onend()")
    first, second = await handed(device, 2)
    assert first["text"] == device.words(NIGHT_FALLS)
    assert second["text"] == device.words("werewords-say-wake-mayor", cards="real")


async def test_a_line_that_is_skipped_while_paused_does_not_silence_the_next(party: Party) -> None:
    device = await table(party, how=HOLDS_ON)
    await device.begins()
    await handed(device)
    await device.presses("voice-pause")
    await device.presses("voice-skip")
    assert await device.page.evaluate("[asked, speechSynthesis.isPaused]") == [
        ["pause", "cancel", "resume"],
        False,
    ]
    await device.presses("voice-pause")
    await handed(device, 2)


async def test_a_line_of_the_browser_is_skipped(party: Party) -> None:
    device = await table(party, how=HOLDS_ON)
    await device.begins()
    await handed(device)
    await device.presses("voice-skip")
    assert "cancel" in await device.page.evaluate("asked")
    await handed(device, 2)


async def test_a_voice_that_never_ends_is_given_up_and_cancelled(party: Party) -> None:
    """By the length of its line: a short one does not cost a night twenty seconds."""
    device = await table(party, how=HOLDS_ON)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert (await device.page.evaluate("asked")).count("cancel") == len(await handed(device)) == 2
    short, long = (len(one["text"]) for one in await handed(device))
    waits = [wait for wait in await device.waits() if 5000 < wait < 20_000]
    assert waits == [110 * short + 4000, 110 * long + 4000]


async def test_a_voice_that_never_begins_is_mute_and_the_screen_says_so(party: Party) -> None:
    """And whoever waited for it does not wait for the caption too."""
    device = await table(party, how=HANGS)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert {one.by for one in await device.heard()} == {"caption"}
    await device.sees(device.say("voice-mute"))
    read = [60 * len(one.text) for one in await device.heard()]
    assert not [wait for wait in await device.waits() if wait in read]


async def test_the_voice_that_the_system_prefers_speaks_first(party: Party) -> None:
    device = await table(party, how="speechSynthesis.getVoices()[1].default = true;")
    await device.begins()
    assert [one["voice"] for one in await handed(device)] == ["Hans"]


async def test_voices_that_come_when_asked_for_speak_the_first_line(party: Party) -> None:
    device = await table(party, how=WHEN_ASKED)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert {one.by for one in await device.heard()} == {"browser"}


async def test_voices_that_come_late_can_be_chosen(party: Party) -> None:
    device = await table(party, how=NONE_YET)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert {one.by for one in await device.heard()} == {"caption"}
    await device.presses("voice-settings")
    which = device.page.get_by_label(device.say("voice-which"))
    await expect(which.locator("option")).to_have_count(1)
    await device.page.evaluate("speechSynthesis.come()")
    await expect(which.locator("option")).to_have_count(3)
    await device.presses("voice-repeat")
    [again] = await handed(device)
    assert again["voice"] == "Anna"


async def test_a_voice_is_tried_before_the_game_begins(party: Party) -> None:
    device = await table(party, "en")
    await device.page.locator("details.narration summary").click()
    which = device.page.get_by_label(device.say("voice-which"))
    await which.select_option("Daniel")
    await device.presses("voice-try")
    [tried] = await handed(device)
    assert (tried["text"], tried["voice"]) == (device.words("voice-sample"), "Daniel")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    said = await handed(device, 3)
    assert {one["voice"] for one in said} == {"Daniel"}


async def test_a_name_that_no_recording_knows_is_said_after_it(party: Party) -> None:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER)
    await device.page.add_init_script(VOICES)
    people = (*NAMES, "Eve", "Fay")
    party.code = await device.opens("device", "werewolf", *people)
    await device.begins()
    await device.taps_on(".is-night")
    await device.taps_on(".device.is-day .ask")
    await device.has_spoken()
    heard = [one for one in await device.heard() if one.by != "caption"]
    morning = device.words("voice-werewolf-say-morning")
    said = next(at for at, one in enumerate(heard) if one.text == morning)
    assert heard[said].by == "recording"
    assert heard[said + 1].by == "browser"
    assert heard[said + 1].text in people
    assert heard[said].until <= heard[said + 1].at
    handed = [one["text"] for one in await device.page.evaluate("handed")]
    assert handed == [heard[said + 1].text], "at night nobody is named"
    line = next(one for one in script(party) if one.short == morning)
    assert heard[said + 1].text in line.caption

"""Round one device, what was taken back is not said to its end, and what is not for all eyes is not
shown to open ones."""

import asyncio
from contextlib import suppress

from playwright.async_api import Error, Locator, expect

from tests.browser.at_device import ends_the_day, night, table, wakes_the_mayor
from tests.browser.keeper import Keeper, keeper
from tests.browser.party import Party
from tests.browser.test_passed_round import dealt
from tests.browser.test_sides import NAMES
from tests.browser.test_wrong_taps import takes_back

FASTER = 20

SPEAKS_ON = """(() => {
  const { setTimeout: later } = window;
  window.setTimeout = (what, wait = 0, ...args) =>
    window.speaksOn && wait > 2000 ? 0 : later(what, wait, ...args);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    return window.speaksOn ? Promise.resolve() : play.call(this);
  };
})();"""
"""A voice that does not come to an end for as long as the page is told so."""


async def speaking_on(party: Party, game: str, *names: str) -> Keeper:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER)
    await device.page.add_init_script(SPEAKS_ON)
    party.code = await device.opens("device", game, *names)
    return device


async def test_a_day_that_is_taken_back_waits_for_eyes_to_be_shut(party: Party) -> None:
    device = await table(party, 5)
    word = await night(device)
    await device.has_spoken()
    said = len(await device.heard())
    await takes_back(device, was_shown=True)
    await device.sees(device.say("device-shut-eyes"))
    await expect(device.page.locator("main")).not_to_contain_text(word)
    assert await device.question.count() == 0
    for chip in ("voice-repeat", "voice-pause", "voice-pause", "voice-skip", "voice-off"):
        await device.presses(chip)
    await device.presses("voice-let-speak")
    assert len(await device.heard()) == said, "nobody is called before that"
    await device.page.reload()
    await device.sees(device.say("device-shut-eyes"))
    await expect(device.page.locator("main")).not_to_contain_text(word)
    assert await device.heard() == []
    await device.presses("resume")
    question = await device.asked_for("werewords-ask-confirm-word", word=word)
    await expect(question).to_be_visible()
    assert await device.heard()


async def test_a_day_that_is_taken_back_while_it_is_called_is_not_paused(party: Party) -> None:
    device = await speaking_on(party, "werewords", *NAMES[:5])
    word = await night(device)
    await device.has_spoken()
    await device.page.evaluate("window.speaksOn = true")
    await device.presses("voice-repeat")
    await device.page.wait_for_function("() => nightcall.narrator.isSpeaking")
    await takes_back(device, was_shown=True)
    await device.sees(device.say("device-shut-eyes"))
    await device.page.evaluate("window.speaksOn = false")
    await device.presses("resume")
    await device.asked_for("werewords-ask-confirm-word", word=word)
    assert party.live.room.sitting is not None
    assert not party.live.room.sitting.is_paused


async def test_who_takes_back_further_than_the_night_waits_for_nobody(party: Party) -> None:
    device = await speaking_on(party, "wherewolf", *NAMES)
    await device.begins()
    assembly = "h1 use[href='#i-phase-assembly']"
    await device.taps_on(assembly)
    await device.taps_on(".is-night")
    await device.taps_on(assembly)
    eyes = device.page.get_by_text(device.say("device-shut-eyes"))
    await device.opens_the_menu()
    await takes_steps_back(party, device, "night")
    await expect(eyes).to_have_count(1)
    await takes_steps_back(party, device, "assembly")
    await device.closes_the_sheet()
    await expect(eyes).to_have_count(0)
    await device.question.wait_for()


async def takes_steps_back(party: Party, device: Keeper, chapter: str) -> None:
    """In the menu that is open, until the game is in this chapter."""
    sure = device.button("undo-sure")
    sitting = party.live.room.sitting
    assert sitting is not None
    while sitting.scene is None or sitting.scene.chapter != chapter:
        cuts = party.live.cuts
        await device.presses("undo")
        while party.live.cuts == cuts:
            if await sure.count():
                with suppress(Error):  # it has gone with the step
                    await sure.click(timeout=1000)
            await asyncio.sleep(0.05)


async def test_a_whoops_breaks_off_what_was_said_by_mistake(party: Party) -> None:
    device = await speaking_on(party, "werewords", *NAMES[:5])
    await night(device)
    await device.has_spoken()
    await device.page.evaluate("window.speaksOn = true")
    await ends_the_day(device, "correct")
    roles = {"roles-or": device.words("card-seer")}
    found = device.words("werewords-say-word-found-one-werewolf", **roles)
    await expect(device.caption).to_have_text(found)
    await device.presses("keeper-whoops")
    whoops = device.page.get_by_role("button", name=device.words("werewords-option-whoops"))
    await whoops.click()
    await device.page.evaluate("window.speaksOn = false")
    await device.hears("werewords-say-word-not-found")


async def choosing_a_word(party: Party) -> tuple[Keeper, Locator]:
    """What only the Mayor may read is on the screen."""
    device = await table(party, 5)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.taps("Villager")
    return device, await device.asked_for("werewords-ask-choose-word")


async def test_a_pause_at_night_covers_what_is_not_for_all(party: Party) -> None:
    device, offer = await choosing_a_word(party)
    await device.opens_the_menu()
    await device.sheet.get_by_role("button", name=device.say("pause")).click()
    await device.closes_the_sheet()
    await expect(device.page.locator(".paused")).to_be_visible()
    await expect(offer).to_have_count(0)
    await device.presses("voice-pause")  # which is the same as to go on
    await expect(offer).to_be_visible()
    await expect(device.page.locator(".paused")).to_have_count(0)


async def test_a_network_that_is_gone_at_night_covers_it_too(party: Party) -> None:
    """Nobody is told to shut their eyes again while nothing can go on."""
    device, offer = await choosing_a_word(party)
    await party.takes_the_network_of(device)
    await expect(offer).to_have_count(0)
    await device.page.context.set_offline(False)
    await expect(offer).to_be_visible()


async def test_a_call_that_the_network_broke_off_is_there_when_it_is_back(party: Party) -> None:
    """The time in which nothing could be seen is not the Seer's."""
    device = await table(party, 5, faster=2)
    await device.begins()
    word = await wakes_the_mayor(device)
    shown = device.page.locator(".shown", has_text=word)
    await device.hears("werewords-say-wake-seer", cards="real")
    await device.has_spoken()
    await expect(shown).to_be_visible()
    await party.takes_the_network_of(device)
    await expect(shown).to_have_count(0)
    await device.page.wait_for_timeout(6000)  # a call has four seconds here
    await device.page.context.set_offline(False)
    await expect(shown).to_be_visible()
    await device.hears("werewords-say-wake-seer", cards="real")


async def test_a_pause_under_the_voice_at_night_holds_whatever_is_pressed(party: Party) -> None:
    device, offer = await choosing_a_word(party)
    paused = device.page.locator(".paused")
    await device.presses("voice-pause")
    await expect(paused).to_be_visible()
    await expect(offer).to_have_count(0)
    await device.presses("voice-off")
    await device.button("voice-let-speak").wait_for()
    await device.page.reload()
    await expect(paused).to_be_visible()
    await expect(offer).to_have_count(0)
    await device.presses("resume")
    await expect(offer).to_be_visible()


async def test_a_game_that_was_ended_at_night_goes_on_behind_a_cover(party: Party) -> None:
    device, offer = await choosing_a_word(party)
    await device.has_spoken()
    before = [one.text for one in await device.heard()]
    await device.gives_up()
    await device.presses("take-up")
    await expect(device.page.locator(".paused")).to_be_visible()
    await expect(offer).to_have_count(0)
    await device.presses("resume")
    await expect(offer).to_be_visible()
    await device.has_spoken()
    said = [one.text for one in (await device.heard())[len(before) :]]
    assert said == before[-1:], "who is called is called again, and nobody else"
    await device.gives_up()
    await device.begins()
    await expect(offer).to_have_count(0)  # of another game
    await expect(device.button("take-up")).to_have_count(0)


async def test_a_game_that_was_ended_in_its_first_call_waits_for_eyes_to_be_shut(
    party: Party,
) -> None:
    device = await table(party, 5, faster=2)  # a call is long enough to be broken off
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.gives_up()
    await device.presses("take-up")
    await device.sees(device.say("device-shut-eyes"))
    await expect(device.question).to_have_count(0)
    await device.presses("resume")
    await wakes_the_mayor(device)
    await device.hears("werewords-say-wake-seer", cards="real")
    await device.gives_up()
    await device.presses("take-up")
    await device.page.evaluate("nightcall.narrator.spoken = []")
    await device.presses("resume")
    await device.has_said(device.words("werewords-say-wake-seer", cards="real"))
    await device.sees_chapter("day")


async def test_an_end_that_came_at_night_is_taken_back_behind_a_cover(party: Party) -> None:
    device = await speaking_on(party, "werewolf", *NAMES, "Gus")
    await device.begins()
    await device.taps_on(".is-night")
    assert party.live.room.sitting is not None
    cards = dealt(party)
    humans = [name for name in cards if cards[name] != "Werewolf"]
    await device.taps_on(".result", *humans)
    await device.has_spoken()
    *before, won = [one.text for one in await device.heard()]
    await device.presses("console-back")
    await device.sees(device.say("device-shut-eyes"))
    await device.presses("voice-repeat")
    await device.opens_the_menu()
    await device.sheet.get_by_role("button", name=device.say("pause")).click()
    await device.closes_the_sheet()
    await expect(device.button("resume")).to_have_count(1)
    await device.presses("resume")
    await expect(device.page.locator(".paused")).to_have_count(0)
    await device.question.wait_for()
    said = [one.text for one in (await device.heard())[len(before) + 1 :]]
    assert said
    assert won not in said


async def defending(party: Party) -> tuple[Keeper, str, str]:
    """Who is accused first speaks; what ends it, and the line that has called them."""
    device = await speaking_on(party, "wherewolf", *NAMES)
    await device.begins()
    await device.taps_on("h1 use[href='#i-phase-first-voting']")
    await device.taps_on("h1 use[href='#i-phase-defence']", "Ann")
    done = device.words("wherewolf-option-done")
    await device.question.get_by_role("button", name=done).wait_for()
    await device.has_spoken()
    return device, done, await device.caption.inner_text()


async def test_who_speaks_next_is_called_before_they_are_asked(party: Party) -> None:
    """A second tap on “that is all” is not the next one's."""
    device, done, first = await defending(party)
    await device.page.evaluate("window.speaksOn = true")
    await device.presses("voice-repeat")
    await device.page.wait_for_function("() => nightcall.narrator.isSpeaking")
    await device.taps(done, sure=True)
    await expect(device.question).to_have_count(0)
    await device.page.evaluate("window.speaksOn = false")
    await device.presses("voice-skip")
    await device.question.get_by_role("button", name=done).wait_for()
    await expect(device.caption).not_to_have_text(first)


async def test_who_speaks_next_is_not_asked_in_the_moment_they_are_called(party: Party) -> None:
    """Where nothing is being said their line begins at once, and a finger may tap twice."""
    device, done, first = await defending(party)
    await device.page.evaluate("sights.length = 0")
    await device.taps(done, sure=True)
    await expect(device.caption).not_to_have_text(first)
    await device.question.get_by_role("button", name=done).wait_for()
    sights = await device.page.evaluate("sights")
    shown = [sight["shown"] for sight in sights if sight["text"] not in ("", first)]
    assert done not in shown[0]
    assert done in shown[-1]


async def test_who_is_called_and_taps_nothing_is_called_again(party: Party) -> None:
    """WW-TIM-06"""
    device = await table(party, 5)
    await device.presses("options-all")
    asked = device.words("werewords-box-remind-seconds")
    field = device.sheet.locator("label.option", has_text=asked).get_by_role("spinbutton")
    await field.fill("20")
    await field.press("Enter")
    await device.closes_the_sheet()
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    said = device.words("werewords-say-wake-mayor", cards="real")
    await device.page.wait_for_function(
        "(said) => nightcall.narrator.spoken.filter(({ text }) => text === said).length > 1",
        arg=said,
    )
    await wakes_the_mayor(device)


async def test_any_tap_lets_a_page_speak_that_was_loaded_again(party: Party) -> None:
    device = await table(party, 5)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.page.reload()
    await device.button("voice-unlock").wait_for()
    await device.page.locator("main .caption").click()
    await expect(device.button("voice-unlock")).to_have_count(0)
    await device.asked_for("werewords-ask-mayor-card")


async def test_the_lobby_says_how_to_deal_real_cards(party: Party) -> None:
    """WW-SET-04, WW-MAY-01, WW-P2-01"""
    device = await table(party, 2)
    await device.page.get_by_text(device.say("device-lobby-how")).click()
    await device.sees(device.say("device-lobby-deal-two"))
    await device.seats("Zoe")
    await device.sees(device.say("device-lobby-deal"))

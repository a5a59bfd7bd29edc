"""Werewords with real cards round one device, which speaks and is tapped on.

Listened to: what is handed to a voice is the script, line for line, and never a secret.
"""

import msgspec
import pytest
from playwright.async_api import expect

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from tests.browser.at_device import (
    FASTER,
    MANY,
    ends_the_day,
    in_time,
    listened,
    night,
    of_the_clock,
    table,
    taps_a_letter,
    wakes_the_mayor,
)
from tests.browser.axe import faults_of
from tests.browser.chromium import SMALL_PHONE, TABLET
from tests.browser.keeper import (
    CLOCK_LINES,
    Keeper,
    keeper,
    script,
)
from tests.browser.party import Party

# The night


async def takes_every_role(device: Keeper) -> None:
    """Three Werewolves and a Seer are among eighteen as it is."""
    for role in ("Doppelgänger", "Fortune Teller", "Apprentice", "Beholder", "Thing", "Minion"):
        tile = device.page.locator(".role .tile", has_text=role)
        await tile.click()
        await expect(tile).to_have_attribute("aria-pressed", "true")
    masons = device.page.locator(".role .tile", has_text="Mason")
    for count in (1, 2):
        await masons.click()
        await expect(masons.locator("output")).to_have_text(str(count))


TABLES = {
    "base 4": (4, "Villager"),
    "seven": (7, "Werewolf"),
    "Deluxe 18": (18, "Minion"),
    "two players": (2, "Werewolf"),
    "Speedwords": (7, "Villager"),
    "Mayor and Seer": (5, "Seer"),
}


@pytest.mark.parametrize("name", TABLES)
async def test_the_voice_says_the_script_and_no_secret(party: Party, name: str) -> None:
    people, mayor = TABLES[name]
    device = await table(party, people)
    if name == "Deluxe 18":
        await takes_every_role(device)
    if name == "Speedwords":
        await device.sets("werewords-box-speedwords", on=True)
    await device.begins()
    await wakes_the_mayor(device, mayor)
    if name == "Deluxe 18":
        await device.asked_for("client-keeper-asks-copy")
        await device.taps("Seer")
    if name == "Speedwords":
        await taps_a_letter(device)
    await device.sees_chapter("day")
    await device.has_spoken()
    heard = await device.heard()
    listened(party, heard)
    in_time(party, heard, await device.waits_set())


async def test_a_german_table_is_spoken_to_in_german_from_the_first_line(party: Party) -> None:
    device = await table(party, 4)
    field = device.page.locator("label.option", has_text=device.say("table-language"))
    await field.get_by_role("combobox").select_option("de")
    await expect(field.get_by_role("combobox")).to_have_value("de")
    device.language = "de"
    await device.page.locator(".start-button").click()
    await wakes_the_mayor(device)
    await device.sees_chapter("day")
    await device.has_spoken()
    listened(party, await device.heard(), "de")
    await expect(device.page.locator(".device")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("people", [5, 8])
async def test_ten_deals_of_a_roleset_sound_the_same_and_last_as_long(
    party: Party, people: int
) -> None:
    """WW-NGT-06: with real cards a deal is what the Mayor taps and takes."""
    device = await table(party, people, faster=60)
    cards = [name for name in ("Seer", "Werewolf", "Villager") for _ in range(4)][:10]
    nights = set()
    await device.waits()
    for mayor in cards:
        before = len(await device.heard())
        await device.begins()
        await device.taps_on(".tray", mayor)
        await device.has_spoken()
        said = [one.text for one in (await device.heard())[before:]]
        nights.add((*said, *await device.waits()))
        assert party.live.room.sitting is not None
        assert party.live.room.sitting.run.entries[0].answer.startswith(mayor)
        await device.gives_up()
        await device.waits()
    assert len(nights) == 1


async def test_a_night_sounds_the_same_whatever_the_doppelganger_copies(party: Party) -> None:
    """The same line for every copy, and the same time for it."""
    device = await table(party, 7)
    for role in ("Doppelgänger", "Fortune Teller", "Minion"):
        await device.page.locator(".role .tile", has_text=role).click()
    nights = set()
    for copied in ("Seer", "Werewolf", "Villager", "Minion", "Fortune Teller"):
        before = len(await device.heard())
        await device.begins()
        await wakes_the_mayor(device, "Villager")
        await device.asked_for("client-keeper-asks-copy")
        await device.taps(copied)
        await device.sees_chapter("day")
        await device.has_spoken()
        heard = (await device.heard())[before:]
        nights.add(tuple(one.text for one in heard))
        in_time(party, heard, await device.waits_set())
        await device.gives_up()
    assert len(nights) == 1


async def test_nobody_sees_the_word_while_another_is_still_told_to_sleep(party: Party) -> None:
    """The Minion's eyes are open until that line is spoken; the word is for the Werewolves."""
    device = await table(party, 8)
    minion = device.page.locator(".role .tile", has_text="Minion")
    await minion.click()
    await expect(minion).to_have_attribute("aria-pressed", "true")
    word = await night(device)
    heard, sights = await device.heard(), await device.page.evaluate("sights")
    seen = [sight for sight in sights if word in sight["shown"]]
    texts = ("choose-a-word", "remember-and-give-back", "wake-seer", "werewolves-read")
    lines = [device.words(f"werewords-say-{name}", cards="real") for name in texts]
    assert list(dict.fromkeys(sight["text"] for sight in seen)) == lines
    for sight in seen:
        said = next(one for one in heard if one.text == sight["text"])
        assert said.until <= sight["at"], "shown before its line was spoken"


async def test_a_doppelganger_is_told_what_her_new_card_asks_of_her(party: Party) -> None:
    """WW-DOP-01; and WW-DOP-12: a wrong tap is taken back until her turn closes."""
    device = await table(party, 7, faster=4)
    for role in ("Doppelgänger", "Thing", "Minion"):
        await device.page.locator(".role .tile", has_text=role).click()
    await device.begins()
    await wakes_the_mayor(device)
    for card, joins in (("Thing", "no"), ("Minion", "yes"), ("Seer", "no")):
        await device.asked_for("client-keeper-asks-copy")
        await device.taps(card)
        await device.sees(
            device.say("keeper-told-copied", card=card, which=card.lower(), joins=joins)
        )
        assert await device.page.locator(".ask .main").count() == 0, "nothing has to be pressed"
        if card != "Seer":
            back = device.words("werewords-option-back")
            await device.question.get_by_role("button", name=back).click()
    await device.sees_chapter("day")


async def test_a_call_with_nothing_to_read_looks_as_if_there_were(party: Party) -> None:
    """WW-DUT-02: a Mayor who is the Seer has read the word already."""
    device = await table(party, 5)
    await night(device, "Seer")
    captions, sights = await device.page.evaluate("[captions, sights]")
    call = device.words("werewords-say-wake-seer", cards="real")
    calls = [number for number, caption in enumerate(captions) if caption["text"] == call]
    over = captions[calls[0] + 1]["at"]
    before = [sight for sight in sights if sight["at"] < over]
    assert before[-1]["shown"] == "· · ·"
    assert {sight["shown"] for sight in before if sight["text"] == call} <= {"· · ·"}


UNCOVERED = """(button) => {
  const { left, width, bottom } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}"""


@pytest.mark.parametrize(("size", "text"), [(SMALL_PHONE, "usual"), (TABLET, "largest")])
async def test_what_was_tapped_is_confirmed_in_sight_and_nothing_moves(
    party: Party, size: tuple[int, int], text: str
) -> None:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER, size=size, prefs={"size": text})
    party.code = await device.opens("device", "werewords", *MANY)
    await takes_every_role(device)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    tile, confirm = device.question.locator(".tiles button").first, device.page.locator(".confirm")
    before = await tile.bounding_box()
    await tile.click()
    await expect(confirm).to_be_in_viewport(ratio=1)
    assert await confirm.evaluate(UNCOVERED)
    assert await tile.bounding_box() == before


# The whole game


async def test_the_word_is_found_and_a_werewolf_points_at_the_seer(party: Party) -> None:
    device = await table(party, 5)
    word = await night(device, "Werewolf")
    day = await device.page.locator("main").inner_text()
    assert not [secret for secret in (word, "Werewolf") if secret in day]
    await device.page.locator(".token-yes").click()
    await device.sees(device.say("tokens-left", count=35))
    await ends_the_day(device, "correct")
    await device.sees_chapter("hunt")
    await device.sees(device.words("werewords-told-magic-word", word=word))
    await device.asked_for("client-keeper-asks-hunt")
    await device.has_spoken()  # whoever is faster than the voice reads on while it speaks
    await device.taps("Seer", sure=True)
    await device.page.locator(".result").wait_for()
    await device.sees(device.words("werewords-why", guessed="yes", team="werewolves"))
    await device.has_spoken()
    lines, clock = of_the_clock(await device.heard())
    listened(party, lines)
    assert clock == ["fifteen-seconds", "time-up"], "the hunt is timed (WW-TIM-03)"


async def test_a_hunt_says_which_of_the_werewolves_it_asks(party: Party) -> None:
    """WW-EGA-03: each of them points, and a tap for the first looks like a tap."""
    device = await table(party, 7)
    await night(device)
    await ends_the_day(device, "correct")
    await device.asked_for("client-keeper-asks-hunt")
    await device.has_spoken()
    for which, card in ((1, "Villager"), (2, "Seer")):
        await device.sees(device.say("keeper-one", card="Werewolf", which=which, of=2))
        await device.taps(card, sure=True)
    await device.page.locator(".result").wait_for()
    wins = device.words("voice-werewords-say-result", team="werewolves")
    assert script(party)[-1].short == wins


async def test_pause_under_the_voice_stops_the_clock_of_the_day(party: Party) -> None:
    device = await table(party, 5)
    await night(device)
    await device.has_spoken()
    await device.presses("voice-pause")
    await device.sees(device.say("paused"))
    assert party.live.room.sitting is not None
    assert party.live.room.sitting.is_paused
    for goes_on in ("resume", "voice-pause"):
        await device.presses(goes_on)
        await expect(device.page.locator(".paused")).to_have_count(0)
        await device.presses("voice-pause")
        await device.sees(device.say("paused"))


async def test_time_runs_out_and_the_vote_finds_a_werewolf(party: Party) -> None:
    device = await table(party, 5, faster=4)  # a second is long enough to be met
    seconds = device.page.locator(
        "label.option", has_text=device.words("werewords-box-day-seconds")
    )
    await seconds.get_by_role("spinbutton").fill("70")
    await seconds.get_by_role("spinbutton").press("Enter")
    await night(device)
    await device.sees_chapter("vote")
    await device.asked_for("client-keeper-asks-singled-out")
    await device.has_spoken()
    await device.question.get_by_role("button", name="Werewolf", exact=True).click()
    await device.presses("confirm-several", names="Werewolf")
    await device.page.locator(".result").wait_for()
    await device.sees(device.words("werewords-why", guessed="no", team="village"))
    await device.has_spoken()
    lines, clock = of_the_clock(await device.heard())
    assert script(party)[-1].caption.startswith(lines[-1].text.rstrip("."))
    assert clock == [*CLOCK_LINES, "minute", "time-up"], "the day's, and the vote's (WW-TIM-04)"


@pytest.mark.parametrize("pressed", ["correct", "no-more-tokens"])
async def test_whoops_takes_the_table_to_the_other_ending(party: Party, pressed: str) -> None:
    device = await table(party, 5)
    await night(device)
    await ends_the_day(device, pressed)
    await device.presses("keeper-whoops")
    await device.presses("undo-not")  # whoever only looked leaves it as it is
    await device.presses("keeper-whoops")
    await device.taps(device.words("werewords-option-whoops"), sure=True)
    if pressed == "correct":
        await device.sees_chapter("vote")
        await device.asked_for("client-keeper-asks-singled-out")
        await device.has_spoken()
        await device.presses("confirm-none")
    else:
        await device.sees_chapter("hunt")
        await device.asked_for("client-keeper-asks-hunt")
        await device.has_spoken()
        await device.taps("Villager", sure=True)
    await device.page.locator(".result").wait_for()
    await device.has_spoken()
    lines, _ = of_the_clock(await device.heard())
    listened(party, lines)
    await device.presses("play-again")
    await device.asked_for("werewords-ask-mayor-card")


# What it shows


async def test_no_screen_of_the_device_has_a_serious_fault(party: Party) -> None:
    device = await table(party, 7)
    faults = await faults_of(device.page)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    faults += await faults_of(device.page)
    await wakes_the_mayor(device)
    await device.presses("voice-settings")
    await device.sees_chapter("day")
    await device.has_spoken()  # and the light has changed
    faults += await faults_of(device.page)
    assert not faults, "\n".join(faults)


TYPE_ON = """async (field) => {
  const type = (text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return new Promise((done) => queueMicrotask(() => setTimeout(done)));
  };
  await type("Ann");
  field.form.requestSubmit();
  await type("Ben");
}"""
"""Faster than any server replies."""


async def test_a_name_typed_while_another_is_sent_stays(party: Party) -> None:
    device = await table(party, 0)
    field = device.page.get_by_label(device.say("guest-name"))
    await field.evaluate(TYPE_ON)
    await device.page.locator("ol.seats > li", has_text="Ann").wait_for()
    await device.page.wait_for_timeout(200)
    await expect(field).to_have_value("Ben")
    await field.press("Enter")
    await device.page.locator("ol.seats > li", has_text="Ben").wait_for()


async def test_options_that_would_change_nothing_there_are_not_offered(party: Party) -> None:
    device = await table(party, 5)
    await device.presses("options-all")
    names = [option.name for option in msgspec.structs.fields(WerewordsBox)]
    told = {name: device.words(f"werewords-box-{name.replace('_', '-')}") for name in names}
    await device.sees(told["late_guess"])
    shown = await device.page.locator(".options .option").all_inner_texts()
    offered = {name for name in names if any(told[name].lower() in text.lower() for text in shown)}
    assert {"day_seconds", "level", "hunt_seconds", "late_guess"} <= offered
    assert not offered & WEREWORDS.left_out["device"]

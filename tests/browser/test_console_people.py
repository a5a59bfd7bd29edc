"""What a moderator's console knows of cards: which side somebody is on by now, which village a deal
makes, and who has read all they were given."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.at_device import takes_a_word, wakes_the_mayor
from tests.browser.chromium import PHONE, SMALL_PHONE, TABLET, TELEVISION
from tests.browser.keeper import DESK, Keeper
from tests.browser.party import Party
from tests.browser.phone import texts_in
from tests.browser.test_passed_round import dealt, passed_round
from tests.browser.test_running_sheet import (
    NAMES,
    begins,
    console,
    draws,
    goes_on,
    holds,
)

CHAPTER = ".console h1 use[href='#i-phase-{}']"


def tile(kay: Keeper, card: str) -> Locator:
    return kay.page.locator(".roles").get_by_role("button", name=card, exact=True)


async def adds(kay: Keeper, card: str) -> None:
    if await tile(kay, card).get_attribute("aria-pressed") == "false":
        await tile(kay, card).click()
    await expect(tile(kay, card)).to_have_attribute("aria-pressed", "true")


async def test_who_has_changed_sides_stands_so_among_the_people_and_in_the_result(
    party: Party,
) -> None:
    """RR-03"""
    kay = await console(party, "wherewolf", *NAMES)
    await adds(kay, "Cursed")
    await begins(kay, Bob="Seer", Cid="Pack Leader", Dee="Cursed")
    dee = kay.page.locator(".who-is-what > li", has_text="Dee")
    pack = kay.say("team-werewolves")
    await kay.taps_on(CHAPTER.format("first-voting"))
    await expect(dee).not_to_contain_text(pack)
    await kay.taps_on(CHAPTER.format("night"), "Ann")
    await kay.taps_on(CHAPTER.format("assembly"), "Dee")
    news = kay.page.locator(".console-now").locator(".line-before, .private")
    told, awake = (
        kay.words(f"wherewolf-{line}", dead="", **{"dead-count": 0})
        for line in ("told-turned", "say-day-breaks")
    )
    await expect(news.filter(has_text=told).or_(news.filter(has_text=awake))).to_contain_text(
        [told, awake]  # she is told while all eyes are shut
    )
    await expect(dee).to_contain_text(pack)
    await kay.taps_on(".result", "Bob")
    await expect(kay.page.locator(".result li", has_text="Dee").first).to_contain_text(pack)


async def test_whoever_deals_from_a_pool_is_told_that_the_first_cards_make_no_village(
    party: Party,
) -> None:
    """WH-SET-07"""
    kay = await console(party, "wherewolf", *NAMES)
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.sets("wherewolf-box-level", kay.say("value-level-expert"))
    villagers = ("Healer", "Seer", "Cursed", "Warden", "Monk", "Bard", "Hermit")
    await expect(tile(kay, villagers[0])).to_have_attribute("aria-pressed", "true")  # as experts do
    for card in villagers:
        await adds(kay, card)
    await kay.begins()
    await holds(kay, dict(zip(NAMES, villagers, strict=True)))
    others = kay.page.get_by_text(kay.say("arrange-others"))
    await kay.presses("arrange-leave-out")
    await expect(others).to_have_count(0)
    await kay.presses("arrange-go")
    await kay.asked_for("wherewolf-ask-deal")
    await expect(others).to_be_visible()
    ann = kay.page.get_by_label(kay.say("arrange-card-of", name="Ann"))
    await expect(ann).to_have_value("")
    await expect(ann.get_by_role("option", name="Pack Leader")).to_have_count(1)


async def test_a_pool_that_is_taken_back_lies_as_it_was_entered(party: Party) -> None:
    """And what is dealt next is of the pool as it lies now."""
    kay = await console(party, "wherewolf", *NAMES)
    villagers = ("Healer", "Seer", "Sinner", "Medium", "Juliet", "Peasant", "Peasant")
    await draws(kay, *villagers)
    await kay.presses("console-back")
    await kay.asked_for("wherewolf-ask-draw-deck")
    for name, card in zip(NAMES, villagers, strict=True):
        place = kay.page.get_by_label(kay.say("arrange-card-of", name=name))
        await expect(place).to_have_value(card)
    await holds(kay, {"Gus": "Pack Leader"})
    await kay.presses("arrange-go")
    await kay.asked_for("wherewolf-ask-deal")
    await kay.sees(kay.say("arrange-taken"))
    for name, card in (("Ann", ""), ("Bob", "Healer"), ("Ann", "Seer")):
        await kay.page.get_by_label(kay.say("arrange-card-of", name=name)).select_option(card)
    await kay.sees(kay.say("arrange-none-left"))


async def test_the_next_game_begins_with_no_card_placed(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await draws(kay, "Pack Leader", "Seer", "Sinner", "Medium", "Healer", "Peasant", "Peasant")
    await kay.presses("arrange-go-taken")
    await kay.taps_on(".result", "Ann")
    await kay.presses("play-again")
    await kay.asked_for("wherewolf-ask-draw-deck")
    for name in NAMES:
        place = kay.page.get_by_label(kay.say("arrange-card-of", name=name))
        await expect(place).to_have_value("")


async def test_beside_real_cards_a_doppelganger_can_only_go_back(party: Party) -> None:
    """WW-DOP-01"""
    kay = await console(party, "werewords", *NAMES)
    await adds(kay, "Doppelgänger")
    await kay.begins()
    await wakes_the_mayor(kay)
    await kay.asked_for("client-keeper-asks-copy")
    await kay.taps("Seer")
    asked = await kay.asked_for("werewords-ask-instructions")
    await expect(asked.get_by_role("button")).to_have_text([kay.words("werewords-option-back")])
    await goes_on(kay, "werewords-say-instructions")
    await kay.hears("werewords-say-wake-seer", cards="real")


async def test_a_doppelganger_who_has_read_is_not_asked_again(party: Party) -> None:
    """WW-DOP-01"""
    kay = await console(party, "werewords", *NAMES)
    zoe = await party.guest("Zoe")
    await adds(kay, "Doppelgänger")
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("werewords-ask-deal")
    cards = ("Doppelgänger", "Seer", "Werewolf", "Werewolf", "Mayor")
    await holds(kay, dict(zip(NAMES, cards, strict=False)))
    await kay.presses("arrange-rest", card="Villager")
    await kay.presses("arrange-go")
    await kay.presses("keeper-all", answer=kay.words("werewords-option-seen"))
    await zoe.chooses(zoe.words("werewords-option-seen"))
    mayor = kay.page.get_by_label(kay.say("is-mayor"))
    await expect(kay.page.locator(".who-is-what > li", has=mayor)).to_contain_text("Eve")
    await takes_a_word(kay)
    await kay.asked_for("werewords-ask-copy")
    await kay.taps("Bob")
    asked = await kay.asked_for("werewords-ask-instructions")
    await kay.taps(kay.words("werewords-option-read"), sure=True)
    await expect(asked).to_have_count(0)
    await goes_on(kay, "werewords-say-instructions")
    await kay.hears("werewords-say-wake-seer", cards="real")


async def test_cards_that_the_app_has_dealt_go_round_and_nobody_sees_the_console(
    party: Party,
) -> None:
    kay = await console(party, "wherewolf", *NAMES[:5])
    zoe = await party.guest("Zoe")
    await kay.begins()
    await kay.page.get_by_label(kay.say("console-manual")).uncheck()
    await kay.presses("console-round")
    await expect(kay.page.locator(".console")).to_have_count(0)
    seen = await passed_round(kay, NAMES[0])
    await kay.page.reload()
    seen |= await passed_round(kay, *NAMES[1:5])
    assert seen.keys() == dealt(party).keys() - {"Zoe"}
    for name, card in dealt(party).items():
        assert name == "Zoe" or card in seen[name]
    await zoe.chooses(zoe.words("wherewolf-option-seen"))
    await kay.sees(kay.say("console-round-back"))
    await kay.presses("console-round-end")
    await expect(kay.page.locator(".console")).to_have_count(0)
    sitting = party.live.room.sitting
    assert sitting is not None
    assert sitting.scene is not None
    assert sitting.scene.chapter == "deal", "nothing of the night begins meanwhile"
    sure = kay.page.get_by_role("alertdialog")
    await sure.get_by_role("button", name=kay.say("console-round-end")).click()
    await kay.sees_chapter("night")
    await expect(kay.page.get_by_label(kay.say("console-manual"))).not_to_be_checked()


async def test_a_game_that_was_given_up_in_a_round_does_not_send_the_next_one_round(
    party: Party,
) -> None:
    kay = await console(party, "wherewolf", *NAMES[:5])
    await kay.begins()
    await kay.presses("console-round")
    await kay.sees(kay.say("device-pass-to", name=NAMES[0]))
    await party.live.happens(lambda desk, wall: desk.gives_up(wall))
    await kay.begins()
    await expect(kay.page.locator(".console")).to_have_count(1)


async def test_a_game_that_was_ended_goes_on_with_its_sheet(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-look-into")
    before = await kay.page.locator(".running").inner_text()
    await kay.gives_up()
    ann = next(place for place in party.live.room.players if place.name == "Ann").id
    await party.live.happens(lambda desk, _: desk.renames(ann, "Nan"))
    await kay.sees("Nan")
    await kay.presses("take-up")
    names = texts_in("en").listed(NAMES)
    await expect(kay.toast).to_contain_text(kay.words("room-refused-others-sit-here", names=names))
    await party.live.happens(lambda desk, _: desk.renames(ann, "Ann"))
    await kay.sees("Ann")
    await kay.button("take-up").dblclick()
    await kay.presses("resume")
    await expect(kay.toast).not_to_contain_text(kay.words("room-refused-not-given-up"))
    await kay.asked_for("wherewolf-ask-look-into")
    assert await kay.page.locator(".running").inner_text() == before
    await kay.taps("Ann")
    await goes_on(kay, "wherewolf-say-wake-seer-first")


async def test_a_console_that_speaks_calls_again_whom_it_had_called(party: Party) -> None:
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.presses("voice-let-speak")
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await kay.sees_chapter("night")
    await kay.has_spoken()
    call = await kay.caption.inner_text()
    await kay.gives_up()
    await kay.presses("take-up")
    await kay.page.evaluate("nightcall.narrator.spoken = []")
    await kay.presses("resume")
    await kay.page.wait_for_function("() => nightcall.narrator.spoken.length > 1")
    await kay.has_spoken()
    said = [one.text for one in await kay.heard()]
    assert said == [kay.words("voice-go-on"), call]


async def test_who_goes_on_by_the_keyboard_keeps_their_place(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-look-into")
    await kay.taps("Ann")
    await kay.button("console-next").focus()
    for line in ("wherewolf-say-wake-seer-first", "wherewolf-say-wake-werewolves-first"):
        await kay.hears(line, traitor="false")
        await expect(kay.button("console-next")).to_be_focused()
        await expect(kay.button("console-next")).not_to_have_attribute("aria-disabled", "true")
        await kay.page.keyboard.press("Enter")
    await kay.sees_chapter("assembly")
    await expect(kay.page.locator(".console-now")).to_be_focused()
    await kay.page.keyboard.press("Tab")
    first = kay.page.locator(".console-now").get_by_role("button").first
    await expect(first).to_be_focused()


async def test_what_would_be_taken_back_is_named(party: Party) -> None:
    """A phone may have voted since the moderator entered something."""
    kay = await console(party, "wherewolf", *NAMES[:6])
    zoe = await party.guest("Zoe")
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    seen = zoe.words("wherewolf-option-seen")
    back = kay.page.locator(".taken-back")
    await expect(back).to_have_text(kay.say("story-did", seat=NAMES[5], answer=seen))
    await zoe.chooses(seen)
    await expect(back).to_have_text(kay.say("story-did", seat="Zoe", answer=seen))


async def test_a_call_that_was_answered_does_not_speak_of_nobody(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await adds(kay, "Warden")
    await begins(kay, Bob="Seer", Cid="Pack Leader", Dee="Warden")
    await kay.taps_on(CHAPTER.format("first-voting"))
    await kay.taps_on(CHAPTER.format("night"), "Ann")
    await kay.taps_on(".are-awake [href*=warden]", "Ann")
    await kay.asked_for("wherewolf-ask-ward")
    await kay.taps("Gus")
    await kay.button("console-next").wait_for()
    await expect(kay.page.get_by_text(kay.say("console-wait"))).to_have_count(0)
    assert await entered(kay) == kay.say("story-did", seat="Dee", answer="Gus")


async def entered(kay: Keeper) -> str:
    """What was entered last."""
    return await kay.page.locator(".running .name").first.inner_text()


async def test_an_advocates_client_is_entered_and_read_as_such(party: Party) -> None:
    """§4 Advocate, WH-V1-03"""
    kay = await console(party, "wherewolf", *NAMES)
    await adds(kay, "Advocate")
    await begins(kay, Bob="Seer", Cid="Pack Leader", Eve="Advocate")
    await kay.taps_on(CHAPTER.format("first-voting"))
    await kay.sees(kay.say("vote-more-accuse", name="Eve"))
    clients = kay.page.get_by_role("group", name=kay.say("beside-accuse"))
    await clients.get_by_role("button", name="Bob").click()
    await kay.presses("vote-by-person")
    who = kay.page.get_by_role("group", name=kay.say("keeper-who"))
    await who.get_by_role("button", name="Eve").click()
    await expect(clients.get_by_role("button", pressed=True)).to_have_text("Bob")
    await clients.get_by_role("button", name="Ann").click()
    await kay.presses("vote-by-hands")
    await kay.page.locator(".for-whom .chip", has_text="Dee").last.click()
    await kay.question.locator(".tile", has_text="Eve").click()
    pressed = kay.say("story-press-accuse", press="Dee", to="Ann")
    await kay.sees(kay.say("story-did", seat="Eve", answer=pressed))
    await kay.presses("console-back")
    nobody = kay.say("beside-nobody-accuse")
    await expect(clients.get_by_role("button", pressed=True)).to_have_text(nobody)
    await clients.get_by_role("button", name="Ann").click()
    await kay.page.locator(".for-whom .chip", has_text="Gus").last.click()
    await kay.question.locator(".tile", has_text="Eve").click()
    pressed = kay.say("story-press-accuse", press="Gus", to="Ann")
    await kay.sees(kay.say("story-did", seat="Eve", answer=pressed))
    await clients.get_by_role("button", name=kay.say("beside-nobody-accuse")).click()
    await kay.sees(kay.say("story-did", seat="Eve", answer="Gus"))
    await clients.get_by_role("button", name="Ann").click()
    await kay.sees(kay.say("story-did", seat="Eve", answer=pressed))
    await kay.question.locator(".tile", has_text="Bob").click()
    plain = kay.page.locator(
        ".running > li", has_text=kay.say("story-did", seat="Bob", answer="Gus")
    )
    await plain.get_by_role("button", name=kay.say("console-change")).click()
    await plain.get_by_role("combobox").select_option("Fay")
    await kay.presses("console-correct")
    await kay.sees(kay.say("story-did", seat="Bob", answer="Fay"))
    entry = kay.page.locator(".running > li", has_text=pressed).first
    await entry.get_by_role("button", name=kay.say("console-change")).click()
    other = entry.get_by_role("group", name=kay.say("beside-accuse"))
    pressed_now = entry.locator("[aria-pressed=true]")
    await expect(pressed_now).to_contain_text(["Ann", "Gus"])
    await entry.locator(".tile", has_text="Fay").click()
    await kay.button("console-correct").wait_for()
    await other.get_by_role("button", name="Bob").click()
    await expect(pressed_now).to_contain_text(["Bob", "Fay"])
    await kay.presses("console-correct")
    pressed = kay.say("story-press-accuse", press="Fay", to="Bob")
    await kay.sees(kay.say("story-did", seat="Eve", answer=pressed))


async def test_what_was_entered_already_is_not_entered_twice(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.taps_on(CHAPTER.format("first-voting"))
    await kay.presses("vote-by-person")
    eve = kay.page.get_by_role("group", name=kay.say("keeper-who")).get_by_text("Eve")
    for vote in ("Dee", "Dee", "Gus"):
        await eve.click()
        await kay.taps(vote, sure=True)
        await kay.sees(kay.say("story-did", seat="Eve", answer=vote))
    sitting = party.live.room.sitting
    assert sitting is not None
    answers = [entry.answer for entry in sitting.run.entries if entry.seat == "Eve"]
    assert answers[-3:] == ["seen", "Dee", "Gus"]


LONG = (
    "Jean-Baptiste Grenou", "Annegret-Wilhelmine!", "Prof. Karl-Friedrich", "Maximiliane Schröder",
    "Bartholomäus Kühnert", "Donaudampfschiffahrt", "Maria del Carmen 3rd", "Wilhelmina-Alexandra",
    "Zoé", "Konstantin-Ferdinand", "Anna-Lena Mayerhofer", "François-Xavier Roux",
    "Giovanna Bernardini", "Theodora-Philippa Ng", "Hieronymus Bosch jr.", "Uwe",
    "Oberstudienrat Wolff", "Katharina Schmitt-L.", "Mohammed al-Chwarizm", "Evangeline Whitmore",
)  # fmt: skip

UNREADABLE = """() => {
  const all = (what) => [...document.querySelectorAll(`.seat-circle ${what}`)];
  const circle = document.querySelector(".seat-circle").getBoundingClientRect();
  const lies = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const [names, marks] = [all("text"), all(".seat-mark circle, .seat-mark use")];
  const box = (e) => e.getBoundingClientRect();
  return names.flatMap((name, at) => {
    const faults = [];
    const others = [...names.slice(at + 1), ...marks];
    if (others.some((other) => lies(box(name), box(other)))) faults.push("lies on another");
    if (box(name).left < circle.left - 1 || box(name).right > circle.right + 1)
      faults.push("is cut off");
    if (name.querySelectorAll("tspan").length > 2) faults.push("has more than two lines");
    const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
    if (size < 9.5) faults.push(`is ${size} pixels tall`);
    return faults.map((fault) => `${name.textContent} ${fault}`);
  });
}"""


@pytest.mark.parametrize("people", [5, 7, 12, 20])
async def test_long_names_round_the_table_lie_beside_each_other(party: Party, people: int) -> None:
    kay = await console(party, "wherewolf", *LONG[:people])
    for item in ("amulet", "sword"):
        await kay.sets(f"wherewolf-box-{item}", on=True)
    await kay.begins()
    await kay.taps_on(CHAPTER.format("assembly"))
    names = kay.page.locator(".seat-circle text title")
    assert await names.all_text_contents() == list(LONG[:people])
    for width, height in (SMALL_PHONE, PHONE, TABLET, DESK, TELEVISION):
        await kay.page.set_viewport_size({"width": width, "height": height})
        unreadable = await kay.page.evaluate(UNREADABLE)
        assert not unreadable, (width, unreadable)

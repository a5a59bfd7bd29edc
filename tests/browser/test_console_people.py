"""What a moderator's console knows of cards: which side somebody is on by now, which village a deal
makes, and who has read all they were given."""

from playwright.async_api import Locator, expect

from tests.browser.at_device import takes_a_word, wakes_the_mayor
from tests.browser.keeper import Keeper
from tests.browser.party import Party
from tests.browser.test_running_sheet import NAMES, begins, console, goes_on, holds

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
    await kay.hears("werewords-say-wake-seer", cards="dealt")

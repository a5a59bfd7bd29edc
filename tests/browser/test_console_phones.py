"""A moderator leads people of whom some have a phone, and some have none."""

from playwright.async_api import expect

from tests.browser.keeper import Keeper
from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.test_console import NAMES, console, goes_on


async def a_pack_awake(party: Party, *pack: str) -> tuple[Keeper, Phone]:
    """Zoe sits first and has a phone, nobody else has one; these hold the Werewolves."""
    kay = await console(party, "werewolf")
    zoe = await party.guest("Zoe")
    for name in NAMES:
        await kay.seats(name)
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("werewolf-ask-deal")
    for name, card in {**dict.fromkeys(pack, "Werewolf"), "Bob": "Seer"}.items():
        await kay.page.get_by_label(kay.say("arrange-card-of", name=name)).select_option(label=card)
    await kay.presses("arrange-rest", card="Villager")
    await kay.presses("arrange-go")
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await zoe.chooses(zoe.words("werewolf-option-seen"))
    await goes_on(kay, "werewolf-say-wake-werewolves-first")
    await kay.asked_for("werewolf-ask-victim")
    return kay, zoe


async def points_at(kay: Keeper, name: str) -> None:
    """Whoever else points there already stands on the tile, too."""
    await kay.question.locator(".tiles button", has_text=name).click()
    await kay.presses("confirm", choice=name)


async def test_a_pack_agrees_of_whom_one_has_a_phone(party: Party) -> None:
    """PW-NGT-03"""
    kay, zoe = await a_pack_awake(party, "Zoe", "Dee")
    await points_at(kay, "Ann")
    await kay.sees(kay.say("keeper-phone", name="Zoe"))
    await zoe.chooses("Cid")
    tile = kay.question.get_by_role("button", name="Cid")
    await expect(tile).to_contain_text("Zoe")
    await points_at(kay, "Cid")
    await kay.asked_for("werewolf-ask-look-into")


async def test_a_moderator_can_answer_for_a_phone_of_the_pack(party: Party) -> None:
    kay, _ = await a_pack_awake(party, "Zoe", "Dee")
    await points_at(kay, "Ann")
    await kay.presses("keeper-instead", name="Zoe")
    await points_at(kay, "Cid")
    who = kay.page.get_by_role("group", name=kay.say("keeper-who"))
    await expect(who.get_by_role("button", pressed=True)).to_have_text("Dee")
    await who.get_by_text("Zoe").click()
    await points_at(kay, "Ann")
    await kay.asked_for("werewolf-ask-look-into")

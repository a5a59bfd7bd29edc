"""A moderator leads people of whom some have a phone, and some have none."""

from playwright.async_api import expect

from nightcall.table import Telling
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


async def asked_at_a_console(party: Party) -> tuple[Keeper, list[Phone], str]:
    """By day, with typed questions: the Mayor has no phone, and two of the others have."""
    kay = await console(party, "werewords", *NAMES[:4])
    phones = [await party.guest(name) for name in ("Yan", "Zoe")]
    await kay.begins()
    while (mayor := mayor_of(party)) not in NAMES:
        await kay.gives_up()
        await kay.begins()
    for phone in phones:
        await phone.chooses(phone.words("werewords-option-seen"))
    await kay.presses("keeper-all", answer=kay.words("werewords-option-seen"))
    await kay.taps_on(".question-box, .tray")
    return kay, phones, mayor


def mayor_of(party: Party) -> str:
    sitting = party.live.room.sitting
    assert sitting is not None
    told = (item for item in sitting.run.said if isinstance(item, Telling))
    return str(next(item.args["seat"] for item in told if item.key == "mayor"))


async def test_a_moderator_reads_which_question_a_token_is_for(party: Party) -> None:
    """WW-DAY-02"""
    kay, [yan, zoe], _ = await asked_at_a_console(party)
    asked = kay.page.locator(".question-now .asked")
    await yan.asks("Is it alive?")
    await expect(asked).to_have_text("Is it alive?")
    await zoe.asks("Can I eat it?")
    await kay.sees(kay.say("in-line", count=1))
    await expect(asked).to_have_text("Is it alive?")
    await kay.page.locator(".token-no").click()
    await expect(asked).to_have_text("Can I eat it?")


async def test_a_question_that_is_begun_for_somebody_stays(party: Party) -> None:
    kay, [yan, _], mayor = await asked_at_a_console(party)
    other = next(name for name in NAMES[:4] if name != mayor)
    who = kay.page.get_by_role("group", name=kay.say("keeper-who"))
    await who.get_by_text(other).click()
    box = kay.page.get_by_label(kay.say("question-label"))
    await box.fill("Is it")
    await yan.asks("Is it alive?")
    await kay.page.locator(".question-now .asked").wait_for()
    await expect(box).to_have_value("Is it")
    await expect(who.get_by_role("button", pressed=True)).to_have_text(other)
    await who.get_by_text(mayor).click()
    await kay.page.locator(".token-no").click()
    await who.get_by_text(other).click()
    await expect(box).to_have_value("Is it")
    await box.fill("Is it big?")
    await kay.presses("put-question")
    await kay.sees(kay.say("story-did", seat=other, answer="Is it big?"))
    await who.get_by_text(other).click()
    await expect(box).to_have_value("")

"""What a moderator has in sight at a console: what is pressed stays where it is, what is corrected
offers what was possible, a word is held out alone, and the end is told with what led to it."""

from playwright.async_api import Locator, expect

from nightcall.games.werewords.letters import first_letters, letter_places
from nightcall.table import Scene
from nightcall.text import Sentences, Texts
from tests.browser.at_device import taps_a_letter, wakes_the_mayor
from tests.browser.keeper import Keeper
from tests.browser.party import Party
from tests.browser.test_console_people import adds
from tests.browser.test_running_sheet import NAMES, begins, console, holds

BACKDROP = """() => {
  const [sheet, page] = [document.querySelector(".sheet"), document.querySelector(".play")];
  const colour = getComputedStyle(sheet, "::backdrop").backgroundColor;
  return colour === getComputedStyle(page).backgroundColor;
}"""


PLACE = "(thing) => thing.getBoundingClientRect().y + scrollY"
"""On the page: whoever clicks may have had to scroll."""


async def by_day(party: Party) -> Keeper:
    kay = await console(party, "werewords", *NAMES[:5])
    await kay.begins()
    await kay.taps_on(".tray", "Villager")
    return kay


async def answers(kay: Keeper, token: str, left: int) -> None:
    await kay.page.locator(f".tray .token-{token}").click()
    await kay.sees(kay.say("tokens-left", count=left))


async def change(kay: Keeper, entry: str) -> Locator:
    """What opens under an entry of the running sheet."""
    row = kay.page.locator(".running > li", has=kay.page.get_by_text(entry, exact=True)).first
    await row.get_by_role("button", name=kay.say("console-change")).click()
    panel = row.locator(".panel")
    await panel.wait_for()
    return panel


async def test_the_tray_stays_where_it_is_however_many_tokens(party: Party) -> None:
    kay = await by_day(party)
    yes = kay.page.locator(".tray .token-yes")
    await answers(kay, "yes", 35)
    before = await yes.evaluate(PLACE)
    for left in range(34, 24, -1):
        await answers(kay, "yes", left)
    assert await yes.evaluate(PLACE) == before
    await expect(yes).to_be_in_viewport(ratio=1)


async def test_an_earlier_token_is_put_right_by_any_that_was_possible(party: Party) -> None:
    kay = await by_day(party)
    await answers(kay, "no", 35)
    await answers(kay, "yes", 34)
    no, maybe = (kay.words(f"werewords-option-{token}") for token in ("no", "maybe"))
    mayor = kay.words("card-mayor")
    panel = await change(kay, f"{mayor}: {no}")
    await expect(panel.get_by_role("combobox")).to_be_in_viewport()
    await panel.get_by_role("combobox").select_option(label=maybe)
    sure = panel.get_by_role("button", name=kay.say("console-correct"))
    await expect(sure).to_be_in_viewport(ratio=1)
    await sure.click()
    await kay.page.get_by_text(f"{mayor}: {maybe}", exact=True).wait_for()
    await kay.sees(kay.say("tokens-left", count=35))


async def test_only_who_could_be_chosen_is_offered_instead(party: Party) -> None:
    """WH-V1-01: nobody accuses themselves, and nobody may pass."""
    kay = await console(party, "wherewolf", *NAMES[:6])
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-look-into")
    await kay.taps("Ann")
    panel = await change(kay, "Bob: Ann")
    offered = panel.get_by_role("combobox").locator("option")
    await expect(offered).to_have_text(["…", "Cid", "Dee", "Eve", "Fay"])


async def test_cards_of_a_kind_are_offered_once(party: Party) -> None:
    kay = await by_day(party)
    panel = await change(kay, "Villager")
    offered = panel.get_by_role("combobox").locator("option")
    await expect(offered).to_have_text(["…", "Seer", "Werewolf"])


async def test_two_cards_that_were_entered_change_places(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES[:6])
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.asked_for("wherewolf-ask-look")
    dealt = kay.page.locator(".running > li", has=kay.page.get_by_text("Bob: Seer")).first
    await dealt.get_by_role("button", name=kay.say("console-change")).click()
    cards = {name: dealt.get_by_label(kay.say("arrange-card-of", name=name)) for name in NAMES[:6]}
    await cards["Cid"].select_option(label="Seer")
    await expect(cards["Bob"]).to_have_value("Pack Leader")
    await dealt.get_by_role("button", name=kay.say("arrange-go")).click()
    await dealt.get_by_role("button", name=kay.say("console-correct")).click()
    people = kay.page.locator(".who-is-what li")
    await expect(people.filter(has_text="Cid")).to_contain_text("Seer")
    await expect(people.filter(has_text="Bob")).to_contain_text("Pack Leader")


async def test_a_word_is_held_out_alone(party: Party) -> None:
    kay = await console(party, "werewords", *NAMES[:5])
    await kay.begins()
    await kay.taps_on(".private .chip", "Villager")
    await kay.presses("console-show-large")
    word = await kay.page.locator(".shown-large").inner_text()
    assert word in (await kay.page.locator(".console-now .private").first.inner_text())
    assert await kay.page.evaluate(BACKDROP), "nothing behind it can be read"
    await kay.closes_the_sheet()
    await expect(kay.page.locator(".shown-large")).to_have_count(0)


async def test_who_taps_on_a_console_sees_nothing_but_the_question(party: Party) -> None:
    """WW-SPD-02: the Mayor's card is nothing for Werewolves (rules 5.1, information table)."""
    kay = await console(party, "werewords", *NAMES[:4])
    await kay.sets("werewords-box-speedwords", on=True)
    await kay.begins()
    await kay.asked_for("werewords-ask-mayor-card")
    await kay.presses("console-only-this")
    word = await wakes_the_mayor(kay, "Seer")
    await expect(kay.sheet).to_contain_text(kay.say("console-give-back"))
    await expect(kay.question).to_have_count(0)
    await kay.closes_the_sheet()
    await kay.taps_on(".letters")
    await kay.presses("console-only-this")
    assert await kay.page.evaluate(BACKDROP), "nothing behind it can be read"
    await taps_a_letter(kay)
    await expect(kay.sheet).to_contain_text(kay.say("console-give-back"))
    assert "Seer" not in await kay.sheet.inner_text()
    await kay.closes_the_sheet()
    entry = kay.page.locator(".running .name").first
    await expect(entry).to_contain_text(f"{kay.words('card-werewolf')}: {word[0]}")


async def test_the_mayor_is_not_shown_the_question_of_the_next(party: Party) -> None:
    """WW-NGT-03: whoever is sent to sleep gives the device back."""
    kay = await console(party, "werewords", *NAMES[:5])
    await adds(kay, "Doppelgänger")
    await kay.begins()
    await kay.asked_for("werewords-ask-mayor-card")
    await kay.presses("console-only-this")
    await wakes_the_mayor(kay)
    await kay.caption.get_by_text(kay.words("werewords-say-wake-doppelganger")).wait_for()
    await expect(kay.sheet).to_contain_text(kay.say("console-give-back"))
    await expect(kay.question).to_have_count(0)
    await kay.page.keyboard.press("Escape")
    await expect(kay.page.locator(".console-now")).to_be_focused()
    await kay.presses("console-only-this")
    await expect(kay.sheet.locator(".tiles")).to_be_visible()


async def test_a_letter_is_tapped_by_the_keyboard_on_a_console(party: Party) -> None:
    kay = await console(party, "werewords", *NAMES[:4])
    await kay.sets("werewords-box-speedwords", on=True)
    await kay.begins()
    await kay.taps_on(".letters")
    await kay.presses("console-only-this")
    second = kay.sheet.locator(".letters button").nth(1)
    await second.focus()
    await kay.page.keyboard.press("Enter")
    await expect(second).to_have_attribute("aria-pressed", "true")
    await expect(second).to_be_focused()
    await kay.page.keyboard.press("Enter")
    await expect(kay.sheet).to_contain_text(kay.say("console-give-back"))


async def test_the_covered_word_stays_in_sight_at_a_console(party: Party) -> None:
    """WW-SPD-03, WW-SPD-05"""
    kay = await console(party, "werewords", *NAMES[:4])
    await kay.sets("werewords-box-speedwords", on=True)
    await kay.begins()
    word = await wakes_the_mayor(kay)
    await kay.taps_on(".letters")
    await taps_a_letter(kay)
    await kay.taps_on(".tray")
    shape = kay.page.locator("main .shape")
    await expect(shape.locator(".blank")).to_have_count(len(letter_places(word)) - 1)
    await answers(kay, "yes", 35)
    await answers(kay, "no", 34)
    await kay.page.reload()
    await expect(shape).to_be_visible()


async def test_who_sees_only_letters_or_nothing_is_not_shown_the_word(party: Party) -> None:
    """WW-FTL-01, WW-ROL-08"""
    kay = await console(party, "werewords", *NAMES)
    for card in ("Fortune Teller", "Apprentice"):
        await adds(kay, card)
    await kay.begins()
    word = await wakes_the_mayor(kay)
    held_out = kay.page.locator(".shown-large")
    for role, shown in (
        ("seer", word),
        ("fortune-teller", first_letters(word, 1)),
        ("apprentice", kay.words("werewords-told-nothing-tonight")),
    ):
        await kay.hears(f"werewords-say-wake-{role}", cards="real")
        await kay.presses("console-show-large")
        await expect(held_out).to_have_text(shown)
        await kay.closes_the_sheet()
        await kay.presses("console-next")


async def test_what_ended_the_game_is_still_to_be_said(party: Party) -> None:
    kay = await console(party, "werewolf", *NAMES)
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("werewolf-ask-deal")
    await holds(kay, {"Ann": "Seer", "Bob": "Werewolf", "Cid": "Werewolf"})
    await kay.presses("arrange-rest", card=kay.words("card-villager"))
    await kay.presses("arrange-go")
    await kay.taps_on(".result", "Dee", "Eve")
    sitting = party.live.room.sitting
    assert sitting is not None
    scenes = [item for item in sitting.run.said if isinstance(item, Scene)]
    said = Sentences(Texts("en"), "werewolf", sitting.header.seats).scene(scenes[-2])
    await expect(kay.page.locator(".result .line-before", has_text=said)).to_be_visible()
    await expect(kay.page.locator(".seal")).to_have_count(0)

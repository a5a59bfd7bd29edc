"""A moderator puts an entry right when its moment has passed: what comes of it is said first, and
what is then to be told, or was told in error, is listed until it is said."""

from playwright.async_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.keeper import DESK, Keeper, keeper
from tests.browser.party import Party
from tests.browser.test_console_people import CHAPTER, adds
from tests.browser.test_running_sheet import NAMES, begins, console, draws, to_the_first_voting


async def corrects(kay: Keeper, seat: str, wrong: str, right: str) -> Locator:
    """What comes of it is shown; nothing is done yet."""
    said = kay.say("story-did", seat=seat, answer=wrong)
    of_it = kay.page.locator(".running > li", has=kay.page.get_by_text(said, exact=True)).last
    await of_it.get_by_role("button", name=kay.say("console-change")).click()
    await of_it.get_by_role("combobox").select_option(right)
    await kay.button("console-correct").wait_for()
    return of_it.locator(".foreseen")


async def test_a_consequence_lists_what_is_said_otherwise_and_nothing_else(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await to_the_first_voting(kay)
    await kay.taps_on(CHAPTER.format("night"), "Dee")
    await kay.taps_on(CHAPTER.format("assembly"), "Ann")
    foreseen = await corrects(kay, "Bob", "Ann", "Fay")
    told = kay.words("wherewolf-told-aura", seat="Fay", aura="Bright")
    line = kay.say("console-silently", to="Bob", told=told)
    before = kay.words("wherewolf-told-aura", seat="Ann", aura="Bright")
    wrong = kay.say("console-in-error", to="Bob", told=before)
    await expect(foreseen.locator(".told > li")).to_have_text([wrong, line])


async def with_a_romeo_who_lives(party: Party) -> Keeper:
    """It was entered that Ann has shown Bob; in the second night Eve has died."""
    kay = await console(party, "wherewolf", *NAMES)
    await draws(kay, "Juliet", "Seer", "Pack Leader", "Medium", "Sinner", "Peasant", "Peasant")
    await kay.presses("arrange-go-taken")  # it is there already
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-romeo")
    await kay.taps("Bob")
    await kay.taps_on(CHAPTER.format("first-voting"), "Fay")
    await kay.taps_on(CHAPTER.format("night"), "Gus")
    await kay.taps_on(CHAPTER.format("assembly"), "Eve")
    await expect(kay.page.locator(".who-is-what .dead .name")).to_have_text(["Eve", "Gus"])
    return kay


async def test_what_a_correction_tells_in_silence_stays_until_it_is_told(party: Party) -> None:
    """§4 Juliet: by day no line of the night comes again."""
    kay = await with_a_romeo_who_lives(party)
    await corrects(kay, "Ann", "Bob", "Fay")
    await kay.presses("console-correct")
    await kay.sees(kay.say("console-still-to-tell"))
    await kay.page.reload()
    loved = kay.words("wherewolf-told-loved-by", seat="Ann")
    told = kay.page.locator(".console-now").get_by_text(
        kay.say("console-silently", to="Fay", told=loved)
    )
    await expect(told).to_be_in_viewport(ratio=1)
    await kay.sees(kay.say("console-in-error", to="Bob", told=loved))
    await kay.presses("console-told")
    await expect(told).to_have_count(0)
    await corrects(kay, "Ann", "Fay", "Dee")
    await kay.presses("console-correct")
    await kay.button("console-told").wait_for()
    await kay.presses("console-back")
    await kay.button("console-told").wait_for()
    await corrects(kay, "Ann", "Dee", "Fay")
    await kay.presses("console-correct")
    await expect(kay.button("console-told")).to_have_count(0)  # Fay has been told, and Dee has not


async def test_what_was_told_in_error_is_unsaid_and_hands_stay_where_they_were(
    party: Party,
) -> None:
    """§4 Vampire: whoever was bitten would wake with him. By then the next name is called."""
    kay = await console(party, "wherewolf", *NAMES)
    await adds(kay, "Vampire")
    await begins(kay, Ann="Vampire", Bob="Seer", Cid="Pack Leader")
    await kay.taps_on(CHAPTER.format("first-voting"))
    await kay.taps_on(CHAPTER.format("night"), "Gus")
    await kay.taps_on(".are-awake use[href='#i-vampire']", "Eve")
    await kay.asked_for("wherewolf-ask-bite")
    await kay.taps("Fay")
    await kay.taps_on(CHAPTER.format("first-voting"))
    hands = kay.page.locator(".vote-by-name")
    await hands.get_by_role("button", name="Dee 0").click()
    await kay.taps("Bob", sure=True)
    await hands.get_by_role("button", name="Dee 1").wait_for()
    foreseen = await corrects(kay, "Ann", "Fay", kay.words("wherewolf-option-pass"))
    bitten = kay.words("wherewolf-told-bitten", vampire="Ann")
    wrong = kay.say("console-in-error", to="Fay", told=bitten)
    await expect(foreseen.locator(".told > li", has_text=wrong)).to_have_count(1)
    await kay.presses("console-correct")
    await kay.sees(wrong)
    await expect(hands.get_by_role("heading")).to_have_text(kay.say("vote-hands", name="Dee"))
    await hands.get_by_role("button", name="Dee 1").wait_for()
    await kay.presses("console-told")
    await expect(kay.page.get_by_text(wrong)).to_have_count(0)


async def test_whoever_leads_on_is_reminded_of_what_is_to_be_told(party: Party) -> None:
    kay = await with_a_romeo_who_lives(party)
    await corrects(kay, "Ann", "Bob", "Fay")
    await kay.presses("console-correct")
    await kay.button("console-told").wait_for()
    await kay.opens_the_menu()
    link = await kay.link_drawn_by(kay.button("keeper-over"))
    lea = await keeper(party, "Lea", size=DESK)
    await lea.page.goto(link)
    loved = lea.words("wherewolf-told-loved-by", seat="Ann")
    await lea.sees(lea.say("console-silently", to="Fay", told=loved))
    await lea.presses("console-told")
    await expect(lea.button("console-told")).to_have_count(0)
    await lea.page.reload()
    await lea.button("console-back").wait_for()
    await expect(lea.button("console-told")).to_have_count(0)


async def test_a_correction_says_first_who_is_dead_by_it(party: Party) -> None:
    """§4 Juliet: her Romeo was Eve. It is in sight where there is no room for all of it."""
    kay = await with_a_romeo_who_lives(party)
    await kay.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await kay.page.evaluate("document.documentElement.dataset.size = 'largest'")
    foreseen = await corrects(kay, "Ann", "Bob", "Eve")
    dead = foreseen.get_by_text(kay.say("console-dead-then", names="Ann", count=1))
    await expect(dead).to_be_in_viewport(ratio=1)

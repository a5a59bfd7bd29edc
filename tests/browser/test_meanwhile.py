"""Whoever is asked whether they are sure is asked about what will be done, though others enter
something meanwhile, or a finger taps twice."""

import pytest
from playwright.async_api import Locator, expect

from nightcall.room.keeper import Entered, enters
from nightcall.table import CLOCK
from tests.browser.at_device import night, table
from tests.browser.keeper import Keeper
from tests.browser.party import Party
from tests.browser.test_running_sheet import NAMES, begins, console, counting, raises
from tests.browser.test_wrong_taps import run_of


@pytest.mark.parametrize("where", ["sheet", "menu"])
async def test_a_question_whether_to_take_back_closes_when_something_else_is_entered(
    party: Party, where: str
) -> None:
    """Here by another device of the moderator. Else it would take back that, too."""
    kay = await console(party, "wherewolf", *NAMES[:6])
    zoe = await party.guest("Zoe")
    await begins(kay, Zoe="Seer", Cid="Pack Leader")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await zoe.chooses(zoe.words("wherewolf-option-seen"))
    await zoe.chooses("Ann")
    if where == "menu":
        await kay.opens_the_menu()
    within = kay.sheet if where == "menu" else kay.page
    await expect(within.locator(".taken-back").first).to_contain_text("Zoe")
    for is_answered in (True, False):
        await within.get_by_role("button", name=kay.say("console-back")).click()
        await expect(kay.button("undo-sure")).to_be_visible()
        if is_answered:
            await kay.presses("undo-not")
        else:
            await goes_on_elsewhere(party)
        await expect(kay.button("undo-sure")).to_have_count(0)


async def goes_on_elsewhere(party: Party) -> None:
    time = Entered(CLOCK, "time", run_of(party).length)
    await party.live.happens(lambda desk, wall: enters(desk, time, "other", wall))


async def accusing(party: Party) -> tuple[Keeper, Locator]:
    """A console where Dee and Eve are accused, and that entry in the sheet."""
    kay = await counting(party)
    await counts(kay, Dee=4, Eve=3)
    return kay, kay.page.locator(".running > li", has_text="Dee 4 and Eve 3")


async def counts(kay: Keeper, **hands: int) -> None:
    await raises(kay.question, kay, **hands)
    await kay.presses("confirm-count", total=7, most=7)


async def test_what_comes_of_a_change_is_worked_out_anew_when_something_is_entered(
    party: Party,
) -> None:
    kay, wrong = await accusing(party)
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await raises(wrong, kay, Eve=-3, Fay=3)
    await wrong.get_by_role("button", name=kay.say("confirm-count", total=7, most=7)).click()
    await expect(wrong).to_contain_text(kay.say("console-consequence", kept=0, lost=0))
    for name in ("Dee", "Eve"):
        await kay.hears("wherewolf-say-defence", seat=name)
        await kay.taps(kay.words("wherewolf-option-done"), sure=True)
    await expect(wrong).to_contain_text(kay.say("console-consequence", kept=1, lost=1))
    await kay.presses("console-correct")
    await kay.hears("wherewolf-say-defence", seat="Fay")


async def test_hands_that_are_counted_further_are_foreseen_anew(party: Party) -> None:
    kay, wrong = await accusing(party)
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    count = wrong.get_by_role("button", name=kay.say("confirm-count", total=7, most=7))
    for changed in ({"Eve": -3, "Fay": 3}, {"Fay": -1, "Ann": 1}):
        await raises(wrong, kay, **changed)
        await expect(kay.button("console-correct")).to_have_count(0)
        await count.click()
        await expect(kay.button("console-correct")).to_be_visible()
    await kay.presses("console-correct")
    await kay.page.locator(".running > li", has_text="Fay 2").wait_for()


async def test_a_deal_that_is_changed_further_is_foreseen_anew(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    dealt = kay.page.locator(".running > li", has_text="Cid: Pack Leader")
    await dealt.get_by_role("button", name=kay.say("console-change")).click()
    for name in ("Ann", "Dee"):
        card = dealt.get_by_label(kay.say("arrange-card-of", name=name))
        await card.select_option(label="Seer")
        await expect(kay.button("console-correct")).to_have_count(0)
        await dealt.get_by_role("button", name=kay.say("arrange-go")).click()
        await expect(kay.button("console-correct")).to_be_visible()
    await kay.presses("console-correct")
    await kay.page.locator(".running > li", has_text="Dee: Seer").wait_for()


async def test_a_change_of_what_was_taken_back_is_not_there_for_what_comes_after(
    party: Party,
) -> None:
    kay, wrong = await accusing(party)
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await wrong.locator(".panel").wait_for()
    await kay.presses("console-back")
    await expect(wrong).to_have_count(0)
    await counts(kay, Ann=7)
    await kay.page.locator(".running > li", has_text="Ann 7").wait_for()
    await expect(kay.page.locator(".running .panel")).to_have_count(0)


async def test_a_second_tap_in_the_menu_takes_back_no_second_step(party: Party) -> None:
    device = await table(party, 5)
    await night(device)
    for token in ("yes", "no"):
        await device.page.locator(f".tray .token-{token}").click()
        await device.page.wait_for_timeout(500)  # else it would be a second tap itself
    await device.opens_the_menu()
    undo = device.button("undo")
    await undo.dblclick()
    await expect(undo).not_to_have_attribute("aria-disabled", "true")
    assert [entry.answer for entry in run_of(party).entries][-1] == "yes"

"""Wrong taps on the one device in the middle, and the way back from each of them."""

from playwright.async_api import expect

from nightcall.games.werewords.series import WerewordsOutcome
from nightcall.table import Run
from tests.browser.at_device import ends_the_day, night, table, wakes_the_mayor
from tests.browser.keeper import Keeper
from tests.browser.party import Party

TAP_AT_ONCE = """selector => new MutationObserver((_, observer) => {
  const button = document.querySelector(selector);
  if (!button) return;
  observer.disconnect();
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  setTimeout(() => (window.tapped = true), 300);
}).observe(document.body, { childList: true, subtree: true })"""


async def takes_back(device: Keeper, *, was_shown: bool = False) -> None:
    """By the menu: where others have looked by now, it is asked whether that is meant."""
    await device.opens_the_menu()
    await device.presses("undo")
    if was_shown:
        await device.presses("undo-sure")
    else:
        await device.sees(device.say("undone-here"))
    await device.closes_the_sheet()


def run_of(party: Party) -> Run:
    assert party.live.room.sitting is not None
    return party.live.room.sitting.run


async def test_the_mayors_card_tapped_wrong_is_taken_back(party: Party) -> None:
    """WW-DUT-02"""
    device = await table(party, 5)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.taps("Werewolf")
    await device.asked_for("werewords-ask-choose-word")
    await takes_back(device)
    await wakes_the_mayor(device, "Seer")
    await device.sees_chapter("day")
    assert [entry.answer for entry in run_of(party).entries if entry.answer == "Werewolf"] == []


async def test_a_card_tapped_wrong_that_ended_the_game_is_taken_back(party: Party) -> None:
    device = await table(party, 5)
    await night(device)
    await ends_the_day(device, "correct")
    for card, team in (("Villager", "village"), ("Seer", "werewolves")):
        await device.asked_for("client-keeper-asks-hunt")
        await device.has_spoken()
        await device.taps(card, sure=True)
        await device.page.locator(".result").wait_for()
        outcome = run_of(party).outcome
        assert isinstance(outcome, WerewordsOutcome)
        assert outcome.team == team
        if team == "village":
            await device.presses("console-back")
            await expect(device.page.locator(".result")).to_have_count(0)
    assert party.live.room.series["werewords"]["games"] == 1


async def test_a_second_tap_of_what_ended_the_game_begins_no_other(party: Party) -> None:
    device = await table(party, 5)
    await night(device)
    await ends_the_day(device, "correct")
    await device.asked_for("client-keeper-asks-hunt")
    await device.has_spoken()
    await device.page.evaluate(TAP_AT_ONCE, ".result .start-button")
    await device.taps("Seer", sure=True)
    await device.page.wait_for_function("() => window.tapped")
    ended = run_of(party)
    assert ended.is_over
    await device.presses("play-again")
    await expect(device.page.locator(".result")).to_have_count(0)
    assert run_of(party) is not ended


async def test_a_call_that_is_gone_back_to_has_its_whole_time_again(party: Party) -> None:
    device = await table(party, 7, faster=4)
    tile = device.page.locator(".role .tile", has_text="Doppelgänger")
    await tile.click()
    await expect(tile).to_have_attribute("aria-pressed", "true")
    await device.begins()
    await wakes_the_mayor(device)
    for card in ("Werewolf", "Seer"):
        await device.asked_for("client-keeper-asks-copy")
        await device.has_spoken()
        await device.waits()
        await device.taps(card)
        await device.page.wait_for_function("() => waits.some(({ wait }) => wait === 8000)")
        ask = run_of(party).ask
        assert ask is not None
        assert ask.kind == "instructions", "what is left of the first time is too short"
        if card == "Werewolf":
            await device.page.wait_for_timeout(500)  # of the two seconds that it has here
            await takes_back(device, was_shown=True)


async def test_a_token_that_is_tapped_twice_is_given_once(party: Party) -> None:
    """WW-DUT-04: a single token that is used up keeps its place, and can be tapped no more."""
    device = await table(party, 4)
    await night(device)
    near = device.page.locator(".token-so-close")
    box = await near.bounding_box()
    assert box is not None
    await device.page.locator(".token-yes").evaluate("(token) => (token.click(), token.click())")
    await near.click()
    await expect(near).to_contain_text(device.say("tokens-left", count=0))
    await device.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await device.page.locator(".token-no").click()
    await device.sees(device.say("tokens-left", count=34))
    await expect(near).to_have_attribute("aria-disabled", "true")
    answers = [entry.answer for entry in run_of(party).entries]
    assert answers[-3:] == ["yes", "so-close", "no"]

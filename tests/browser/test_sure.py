"""What others feel or what cannot be taken back is asked about first, with what comes of it."""

from playwright.async_api import expect

from tests.browser.axe import faults_of
from tests.browser.party import Party
from tests.browser.werewords import deal


async def test_somebody_is_sent_away_only_when_the_host_is_sure(party: Party) -> None:
    """By keyboard alone: the harmless button has the focus, and Escape changes nothing."""
    ann, bob = await party.seated("Ann", "Bob")
    seats = ann.page.locator("ol.seats > li")
    cross = ann.button("kick-name", name="Bob")
    gone = ann.page.locator("dialog")  # closed is not enough: it could not be opened again yet
    await cross.focus()
    await ann.page.keyboard.press("Enter")
    await expect(ann.question).to_have_accessible_description(ann.say("kick-sure", name="Bob"))
    await expect(ann.button("undo-not")).to_be_focused()
    assert not await faults_of(ann.page)
    await ann.page.keyboard.press("Escape")
    await expect(gone).to_have_count(0)
    await expect(cross).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(ann.button("undo-not")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(gone).to_have_count(0)
    await expect(seats).to_have_count(2)
    await expect(cross).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(ann.button("undo-not")).to_be_focused()
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.press("Enter")
    await expect(seats).to_have_count(1)
    await bob.sees(bob.say("out-4003"))


async def test_a_bot_is_sent_away_without_a_question(party: Party) -> None:
    ann = await party.host("Ann")
    await ann.presses("add-bot")
    seats = ann.page.locator("ol.seats > li")
    await expect(seats).to_have_count(2)
    await seats.nth(1).locator("button").last.click()
    await expect(seats).to_have_count(1)


async def test_to_leave_a_game_one_has_to_be_sure(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    ann, bob, _ = people
    await deal(people)
    for phone, more in ((bob, ""), (ann, ann.say("leave-host-sure"))):
        await phone.opens_the_menu()
        await phone.presses("leave")
        await expect(phone.question).to_contain_text(phone.say("leave-playing-sure"))
        await expect(phone.question).to_contain_text(more)
        await phone.page.keyboard.press("Escape")
        await expect(phone.question).to_have_count(0)
        await expect(phone.sheet).to_be_visible()
    await bob.presses("leave")
    await bob.question.get_by_role("button", name=bob.say("leave")).click()
    await bob.button("front-host-go").wait_for()
    await ann.sees(ann.words("room-notice-stand-in", name="Bob"))


async def test_the_host_is_told_what_handing_over_and_deleting_means(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    await ann.opens_the_menu()
    await ann.sheet.get_by_role("button", name=ann.say("hand-over"), exact=True).click()
    await expect(ann.question).to_contain_text(ann.say("hand-over-sure", name="Bob"))
    await ann.page.keyboard.press("Escape")
    await ann.presses("delete-table")
    await expect(ann.question).to_contain_text(ann.say("delete-sure"))
    await ann.page.keyboard.press("Escape")
    await expect(ann.button("delete-table")).to_be_focused()
    await ann.presses("delete-table")
    await ann.is_sure()
    await bob.sees(bob.say("out-4005"))
    await ann.button("front-host-go").wait_for()

"""What is said for a moment can be read, whatever lies over the screen."""

from playwright.async_api import expect

from tests.browser.party import Party


async def test_what_is_said_while_a_sheet_is_open_is_said_on_the_sheet(party: Party) -> None:
    """A sheet lies over all else and is all that a screen reader reads: behind it nobody would know
    why the host's command was refused."""
    ann, bob, cid = await party.seated("Ann", "Bob", "Cid")
    await ann.opens_the_menu()
    for leaver in (bob, cid):
        await leaver.opens_the_menu()
        await leaver.presses("leave")
        said = ann.words("room-notice-left", name=leaver.name)
        await expect(ann.sheet.locator(".toast span")).to_have_text(said)
        await expect(ann.toast).to_have_count(1)
        await leaver.button("front-host-go").wait_for()
        back = leaver.button("front-back-to", code=party.code)
        await expect(back, "there is no seat to go back to").to_have_count(0)
    await ann.closes_the_sheet()
    await expect(ann.toast).to_have_count(1)
    await expect(ann.toast.locator("span")).to_be_visible()

"""What the tests do when the browser itself has come to a stand."""

from tests.browser.party import Party


async def test_a_browser_that_draws_no_more_is_found_out_and_replaced(party: Party) -> None:
    ann = await party.host("Ann")
    assert await party.is_drawn()
    await ann.page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    assert not await party.is_drawn()
    await party.begins_anew()
    assert party.phones == []
    await party.host("Ann")
    assert await party.is_drawn()

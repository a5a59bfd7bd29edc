"""Screens that come when they are opened, on a network that is not always there."""

from playwright.async_api import Request, Route, expect

from tests.browser.party import Party


async def test_a_page_that_did_not_come_comes_by_itself(party: Party) -> None:
    phone = await party.device("Ann")
    asked = 0

    async def lost_at_first(route: Route) -> None:
        nonlocal asked
        asked += 1
        if asked == 1:
            await route.abort()
        else:
            await route.continue_()

    await phone.page.route("**/static/elsewhere*.js", lost_at_first)
    await phone.page.goto(f"{party.url}/help")
    await expect(phone.page.locator("h1")).to_be_visible()
    assert asked > 1
    phone.faults.clear()  # the browser says so too


async def test_a_page_whose_server_has_become_newer_comes_anew(party: Party) -> None:
    """Files of the older page are gone; only another page knows the new ones."""
    phone = await party.device("Ann")
    pages = 0

    def comes(request: Request) -> None:
        nonlocal pages
        pages += request.is_navigation_request()

    async def of_the_second(route: Route) -> None:
        if pages == 1:
            await route.fulfill(status=404)
        else:
            await route.continue_()

    phone.page.on("request", comes)
    await phone.page.route("**/static/elsewhere*.js", of_the_second)
    await phone.page.goto(f"{party.url}/help")
    await expect(phone.page.locator("[aria-busy]")).to_be_visible()
    await expect(phone.page.locator("h1")).to_be_visible()
    assert pages == 2
    phone.faults.clear()

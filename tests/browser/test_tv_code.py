"""How a shared screen shows the way to its table."""

import pytest
from playwright.async_api import expect

from tests.browser.party import Party
from tests.browser.werewords import night

LINES = "(code) => code.getClientRects().length"


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
async def test_the_code_in_an_address_stays_whole(party: Party, width: int, height: int) -> None:
    await party.seated("Ann")
    television = await party.television()
    await television.page.set_viewport_size({"width": width, "height": height})
    address = television.page.locator(".tv-join")
    await expect(address).to_have_text(f"{party.url.partition('//')[2]}/join/{party.code}")
    code = address.locator(".tv-path b")
    assert await code.evaluate(LINES) == 1
    long = "a-table.with-a-rather-long-name.example"
    await address.locator("figcaption").evaluate(f"(name) => name.textContent = '{long}'")
    assert await code.evaluate(LINES) == 1


async def test_at_night_the_picture_of_the_code_is_dimmed(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await party.television()
    picture = television.page.locator(".tv-join .qr div")
    await expect(picture).to_have_css("filter", "none")
    await night(people)
    await expect(picture).to_have_css("filter", "brightness(0.55)")

"""On phones, a game that was ended goes on where it was."""

from playwright.async_api import expect

from tests.browser.party import Party
from tests.browser.werewords import deal


async def test_who_left_meanwhile_comes_back_to_their_card_and_question(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    host, *_, dee = people
    await deal(people)
    seen = dee.words("werewords-option-seen")
    for phone in people[:3]:
        await phone.chooses(seen)
    await host.opens_the_menu()
    await host.presses("give-up")
    alert = host.sheet.get_by_role("alert")
    await alert.get_by_role("button", name=host.say("give-up")).click()
    await host.button("take-up").wait_for()
    await party.live.happens(lambda desk, _: desk.leaves(place_of(party, "Dee")))
    again = await party.guest("Dee")
    await expect(again.button("take-up")).to_have_count(0)
    await host.presses("take-up")
    await host.presses("resume")
    await again.chooses(seen)
    for phone in (*people[:3], again):
        await phone.sees_chapter("night")


def place_of(party: Party, name: str) -> str:
    return next(place.id for place in party.live.room.players if place.name == name)

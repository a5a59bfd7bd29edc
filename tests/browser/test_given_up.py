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


async def test_another_game_begins_only_when_the_host_is_sure_that_the_ended_one_is_gone(
    party: Party,
) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    host = people[0]
    await deal(people)
    ended = party.live.room.sitting
    await host.opens_the_menu()
    await host.presses("give-up")
    alert = host.sheet.get_by_role("alert")
    await alert.get_by_role("button", name=host.say("give-up")).click()
    await host.presses("start")
    await expect(host.question).to_have_accessible_description(host.say("start-sure"))
    await host.presses("undo-not")
    await host.presses("take-up")
    await host.presses("resume")
    await host.sees_chapter("deal")
    assert party.live.room.sitting is ended
    await host.opens_the_menu()
    await host.presses("give-up")
    await alert.get_by_role("button", name=host.say("give-up")).click()
    await host.presses("start")
    await host.is_sure()
    for phone in people:
        await phone.sees_chapter("deal")
    assert party.live.room.sitting is not ended


def place_of(party: Party, name: str) -> str:
    return next(place.id for place in party.live.room.players if place.name == name)

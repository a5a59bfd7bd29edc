"""Who has won is said to those who played, whatever they are called, and to nobody else; and in the
words of the game that was played, whatever the host chooses next."""

import re

from playwright.async_api import expect

from tests.browser.party import BRISK, Party


async def test_who_watches_has_not_lost_and_a_substitute_wins_with_the_seat(party: Party) -> None:
    await party.begins(speed=BRISK)
    ann = await party.host("Ann")
    for bots in range(1, 6):
        await ann.presses("add-bot")
        await expect(ann.page.locator("ol.seats > li")).to_have_count(1 + bots)
    zoe = await party.device("Zoe")
    await zoe.goes_to(f"/join/{party.code}")
    await zoe.page.get_by_label(zoe.say("your-name")).fill("Zoe")
    await zoe.presses("join-watch")
    await ann.picks_game("werewolf")
    await ann.presses("start")
    bob = await party.device("Bob")
    await bob.goes_to(f"/join/{party.code}")
    await bob.page.get_by_label(bob.say("your-name")).fill("Bob")
    await bob.page.locator("ul.tiles button").first.click()
    await bob.page.wait_for_url("**/table/*")
    for phone in (ann, bob):
        await phone.opens_the_menu()
        await phone.presses("play-for-me")
        await phone.closes_the_sheet()
    for phone in (ann, bob, zoe):
        await phone.page.locator(".result").wait_for(timeout=120_000)
    room = party.live.room
    assert room.sitting is not None
    assert room.sitting.run.outcome is not None
    winners = room.sitting.run.outcome.winners
    for phone in (ann, bob):
        place = next(place.id for place in room.places.values() if place.name == phone.name)
        has_won = room.sitting.seats[place] in winners
        verdict = phone.say("you-won" if has_won else "you-lost")
        await expect(phone.page.locator(".verdict")).to_contain_text(verdict)
    await expect(zoe.page.locator(".verdict")).to_have_count(0)
    caption = await zoe.caption.inner_text()
    await ann.presses("change-table")
    await ann.picks_game("werewords")
    await zoe.page.reload()
    await expect(zoe.caption).to_have_text(caption)
    card = zoe.page.locator(".all-cards .team")
    await expect(card).to_have_count(len(room.sitting.seats))
    await zoe.presses("story")
    await expect(zoe.sheet.locator(".story")).not_to_contain_text(re.compile("were(words|wolf)-"))

"""A shared screen at a locked table and at one of another language, and a phone whose tab was
closed."""

from playwright.async_api import expect

from tests.browser.keeper import keeper
from tests.browser.party import Party
from tests.browser.werewords import deal


async def test_a_television_that_has_watched_comes_back_to_a_locked_table(party: Party) -> None:
    ann = await party.host("Ann")
    seen, late = await party.device("seen"), await party.device("late")
    await seen.goes_to(f"/tv/{party.code}")
    await expect(seen.page.locator(".tv-code")).to_have_text(party.code)
    await ann.opens_the_menu()
    await ann.sheet.get_by_label(ann.say("lock")).check()
    await expect(ann.sheet.get_by_label(ann.say("lock"))).to_be_checked()
    await seen.page.reload()
    await expect(seen.page.locator(".tv-code")).to_have_text(party.code)
    await late.goes_to(f"/tv/{party.code}")
    await late.sees(late.words("room-refused-room-locked"))
    await ann.presses("front-tv")
    await expect(ann.page.locator(".tv-code")).to_have_text(party.code)
    await ann.page.go_back()
    await ann.opens_the_menu()
    await ann.sheet.get_by_label(ann.say("lock")).uncheck()
    await expect(ann.sheet.get_by_label(ann.say("lock"))).not_to_be_checked()
    await late.presses("try-again")
    await expect(late.page.locator(".tv-code")).to_have_text(party.code)


async def test_who_was_sent_away_may_still_look_at_the_shared_screen(party: Party) -> None:
    """The key that this browser kept opens nothing any more; an open table shows itself to all."""
    ann, bob = await party.seated("Ann", "Bob")
    other = await bob.page.context.new_page()
    await bob.page.close()
    await ann.presses("kick-name", name="Bob")
    await ann.is_sure()
    await other.goto(f"{bob.url}/tv/{party.code}")
    await expect(other.locator(".tv-code")).to_have_text(party.code)


async def test_screens_of_a_german_table_are_read_out_as_german(party: Party) -> None:
    kay, television = await keeper(party), await party.device("TV")
    party.code = await kay.opens("console", "werewolf", "Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
    field = kay.page.locator("label.option", has_text=kay.say("table-language"))
    await field.get_by_role("combobox").select_option("de")
    await television.goes_to(f"/tv/{party.code}")
    await expect(television.page.locator(".tv")).to_have_attribute("lang", "de")
    await kay.begins()
    await expect(kay.page.locator(".console")).to_have_attribute("lang", "de")
    for page in (kay.page, television.page):
        await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_who_closes_the_tab_has_the_seat_in_a_new_one(party: Party) -> None:
    _, bob = await party.seated("Ann", "Bob")
    other = await bob.page.context.new_page()
    await bob.page.close()
    await other.goto(f"{bob.url}/table/{party.code}")
    await expect(other.locator("input.own-name")).to_have_value("Bob")


async def test_who_left_a_game_and_comes_back_is_told_that_a_bot_plays(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    _, bob, _ = people
    await deal(people)
    await bob.opens_the_menu()
    await bob.presses("leave")
    await bob.is_sure()
    await bob.presses("front-back-to", code=party.code)
    await bob.sees(bob.say("bot-plays"))
    await bob.presses("play-again-myself")
    await expect(bob.page.get_by_text(bob.say("bot-plays"))).to_have_count(0)

"""Hands: keys only, a card that shows while it is held, and less motion for who wants less."""

import asyncio
from contextlib import suppress

from playwright.async_api import Locator, expect

from tests.browser.keyboard import Keyboard, NoWay
from tests.browser.party import BRISK, Party
from tests.browser.phone import Phone
from tests.browser.werewords import deal, night

A_GAME = 120


async def test_a_whole_game_is_played_by_keys_alone(party: Party) -> None:
    """Ann hosts, moves people, starts, looks at her card and plays to the end without a pointer."""
    await party.begins(speed=BRISK)
    ann = await party.device("Ann")
    await ann.goes_to("/")
    keys = Keyboard(ann.page)
    await keys.goes_to("form input")
    await ann.page.keyboard.type("Ann")
    await keys.press("Enter")
    await ann.page.locator("ol.seats").wait_for()
    for count in (2, 3, 4):
        await keys.presses(ann.say("add-bot"))
        await expect(ann.page.locator("ol.seats > li")).to_have_count(count)
    await moves_a_seat(ann, keys)
    await keys.goes_to("label.option select")
    await keys.press("ArrowUp")
    await keys.goes_to("label.option input[type=number]")
    await keys.press("Control+A")
    await ann.page.keyboard.type("60")
    await keys.presses(ann.say("start"))
    await ann.sees_chapter("deal")
    await keys.goes_to(".cover")
    await ann.page.keyboard.down("Space")
    await expect(ann.page.locator(".hold.open .card")).to_be_visible()
    await ann.page.keyboard.up("Space")
    await expect(ann.page.locator(".card")).to_have_count(0)
    async with asyncio.timeout(A_GAME):
        while not await ann.page.locator(".result").count():
            with suppress(NoWay):  # the scene has changed meanwhile
                await answers(ann, keys)
    await keys.presses(ann.say("story"))
    await ann.sheet.locator("ol.story > li").first.wait_for()
    await keys.press("Escape")
    await expect(ann.sheet).to_have_count(0)
    await keys.presses(ann.say("play-again"), "Space")
    await ann.sees_chapter("deal")


async def moves_a_seat(ann: Phone, keys: Keyboard) -> None:
    """The last one up by one; the focus stays with whoever was moved."""
    names = ann.page.locator("ol.seats .name")
    before = [name.split()[0] for name in (await names.all_inner_texts())[1:]]
    await keys.presses(ann.say("move-up", name=before[-1]))
    await expect(names.nth(2)).to_contain_text(before[-1])
    moved = ann.page.locator("ol.seats > li", has_text=before[-1])
    await expect(moved.locator(":focus")).to_have_count(1)


async def answers(ann: Phone, keys: Keyboard) -> None:
    """Whatever is open: a tile and its confirmation, a token, a question."""
    ask = ".ask:not(.dream):not(.house)"
    page = ann.page
    if await shown(page.locator(f"{ask} .question-box input")):
        if await page.locator(".question-now .asked").count() == 0:
            await keys.goes_to(".question-box input")
            await page.keyboard.type("Is it alive?")
            await keys.press("Enter")
    elif await shown(page.locator(f"{ask} .confirm")):
        await keys.goes_to(".confirm")
        await keys.press("Enter")
    elif await shown(page.locator(f"{ask} .token")) and await shown(page.locator(".asked")):
        await keys.goes_to(".token")
        await keys.press("Space")
    elif await shown(page.locator(f"{ask} .tiles button[aria-pressed='true']")):
        pass
    elif await shown(page.locator(f"{ask} .tiles button")):
        await keys.goes_to(f"{ask} .tiles button")
        await keys.press("Enter")


async def shown(things: Locator) -> bool:
    return await things.count() > 0


async def test_a_card_shows_only_while_it_is_held(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    await deal(people)
    ann = people[0]
    card = ann.page.locator(".card")
    await expect(card).to_have_count(0)
    async with ann.card():
        await expect(card).to_be_visible()
    await expect(card).to_have_count(0)
    async with ann.card():
        await ann.page.evaluate("() => dispatchEvent(new Event('blur'))")
        await expect(card).to_have_count(0)
    async with ann.card():
        await ann.page.keyboard.press("Tab")
        await expect(card).to_have_count(0)


async def test_a_finger_holds_the_card_until_it_lets_go(party: Party) -> None:
    ann, *_ = people = await party.seated("Ann", "Bob", "Cid")
    await deal(people)
    box = await ann.cover.bounding_box()
    assert box is not None
    point = {"x": box["x"] + 40, "y": box["y"] + 20}
    touch = await ann.page.context.new_cdp_session(ann.page)
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await expect(ann.page.locator(".card")).to_be_visible()
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(ann.page.locator(".card")).to_have_count(0)


async def test_what_was_told_in_private_stays_covered_in_the_notes(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    mayor = await night(people)
    await mayor.presses("notes")
    card = mayor.words("werewords-told-your-card", card="").strip(" .")
    await expect(mayor.sheet).not_to_contain_text(card)
    await mayor.sheet.get_by_role("button", name=mayor.say("notes-mine")).hover()
    await mayor.page.mouse.down()
    await expect(mayor.sheet).to_contain_text(card)
    await mayor.page.mouse.up()
    await expect(mayor.sheet).not_to_contain_text(card)


MOVES = """(what) => {
  const { animationName, transitionDuration } = getComputedStyle(document.querySelector(what));
  return animationName !== "none" || transitionDuration !== "0s";
}"""


async def test_nothing_moves_for_who_asked_for_less_motion(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    cid = await party.guest("Cid", still=True)
    await bob.opens_the_menu()
    await bob.sheet.locator("summary", has_text=bob.say("settings")).click()
    await bob.sheet.get_by_label(bob.say("settings-motion")).uncheck()
    await bob.closes_the_sheet()
    await deal([ann, bob, cid])
    for phone, is_moved in ((ann, True), (bob, False), (cid, False)):
        async with phone.card():
            assert await phone.page.evaluate(MOVES, ".card") == is_moved
            assert await phone.page.evaluate(MOVES, ".play") == is_moved


async def test_a_change_of_scene_is_said_to_whoever_cannot_see_it(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    await night(people)
    for phone in people:
        said = phone.page.get_by_role("status").and_(phone.caption)
        await expect(said).to_have_text(phone.words("werewords-say-choose-a-word"))

"""What somebody types or has open stays, whatever comes from the network meanwhile."""

import asyncio
from collections.abc import Callable

from playwright.async_api import WebSocketRoute, expect

from tests.browser.party import Party
from tests.browser.werewords import day


async def test_the_talk_stays_open_with_what_is_typed_when_a_game_begins_and_ends(
    party: Party,
) -> None:
    ann, bob, cid = await party.seated("Ann", "Bob", "Cid")
    await bob.page.get_by_role("button", name=bob.say("talk")).click()
    own = bob.sheet.get_by_label(bob.say("talk-own"))
    await own.fill("half a sen")
    await ann.presses("start")
    await cid.sees_chapter("deal")
    await expect(own).to_have_value("half a sen")
    await ann.opens_the_menu()
    await ann.presses("give-up")
    await ann.sheet.get_by_role("alert").get_by_role("button", name=ann.say("give-up")).click()
    await cid.page.locator("ol.seats").wait_for()
    await expect(own).to_have_value("half a sen")
    await expect(ann.sheet, "who has ended it is done there").to_have_count(0)


async def test_a_sheet_says_what_the_caption_behind_it_says(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    ann, bob, _ = people
    await ann.presses("start")
    for phone in people:
        await phone.sees_chapter("deal")
    for phone in people[1:]:
        await phone.chooses(phone.words("werewords-option-seen"))
    await bob.presses("notes")
    await ann.chooses(ann.words("werewords-option-seen"))
    await ann.sees_chapter("night")
    await expect(bob.sheet.locator(".toast span")).to_have_text(await bob.caption.inner_text())


def replies_wait(gates: list[asyncio.Event]) -> Callable[[WebSocketRoute], None]:
    """A network on which replies wait for the first of these gates, if there is one."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        async def hear(frame: str | bytes) -> None:
            if gates and str(frame).startswith('{"id"'):
                await gates[0].wait()
            socket.send(frame)

        server.on_message(hear)

    return route


async def test_a_guess_that_is_begun_before_the_reply_stays_a_guess(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    gate, gates = asyncio.Event(), list[asyncio.Event]()
    for phone in people:
        await phone.page.route_web_socket("**/ws", replies_wait(gates))
        await phone.page.reload()
        await phone.page.locator("ol.seats").wait_for()
    _, others, _ = await day(party, people)
    asker = others[0]
    gates.append(gate)
    await asker.guesses("frog")
    await asker.page.get_by_label(asker.say("guess-label")).fill("toad")
    gate.set()
    await asker.sees(asker.say("guess-form", word="frog"))
    await asyncio.sleep(0.3)
    await expect(asker.page.get_by_label(asker.say("guess-label"))).to_have_value("toad")


async def test_a_name_that_was_changed_elsewhere_is_not_changed_back(party: Party) -> None:
    """A second device of the same place still shows the old one until it hears of it."""
    _, bob = await party.seated("Ann", "Bob")
    other = await bob.page.context.new_page()
    await other.goto(f"{bob.url}/table/{party.code}")
    second = other.locator("input.own-name")
    await expect(second).to_have_value("Bob")
    first = bob.page.locator("input.own-name")
    await first.fill("Bobby")
    await first.blur()
    await expect(second).to_have_value("Bobby")
    await second.focus()
    await second.blur()
    await expect(first).to_have_value("Bobby")
    await second.fill("Ann")
    await second.blur()
    await expect(second, "it is taken").to_have_value("Bobby")

"""Lost and found: a network that goes and returns, a page loaded again, an answer sent twice."""

import asyncio
import json
from collections import Counter

from playwright.async_api import WebSocketRoute, expect

from tests.browser.party import BRISK, Party
from tests.browser.player import play
from tests.browser.werewords import A_CALL, deal, night, takes_a_word

BACK_WITHIN = 1000
"""Milliseconds after the network's return."""

MANY_TRIES = 8
"""After so many in vain a phone rests for up to two seconds between them."""

WAIT_TO_BE_BACK = """() => {
  addEventListener("online", () => {
    const begin = performance.now();
    const look = () => {
      if (document.querySelector(".lost")) requestAnimationFrame(look);
      else window.wasBackAfter = performance.now() - begin;
    };
    requestAnimationFrame(look);
  });
}"""


async def test_a_phone_without_network_at_night_is_back_within_a_second(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    mayor = await night(people)
    sleeper = next(phone for phone in people if phone is not mayor)
    await sleeper.page.evaluate(WAIT_TO_BE_BACK)
    await party.takes_the_network_of(sleeper)
    before = await sleeper.caption.inner_text()
    await takes_a_word(mayor)
    await expect(mayor.caption).not_to_have_text(before)
    party.passes(A_CALL)
    now = mayor.words("werewords-say-wake-werewolf")
    await expect(mayor.caption).to_have_text(now)
    await expect(sleeper.caption).to_have_text(before)
    while sleeper.connections < MANY_TRIES:
        await sleeper.page.wait_for_event("websocket")
    await sleeper.page.context.set_offline(False)
    await sleeper.page.wait_for_function("() => window.wasBackAfter !== undefined")
    assert await sleeper.page.evaluate("() => window.wasBackAfter") < BACK_WITHIN
    await expect(sleeper.caption).to_have_text(now)


async def test_what_was_pressed_without_network_is_sent_once_it_is_back(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    await deal(people)
    ann, bob, _ = people
    await party.takes_the_network_of(bob)
    await bob.chooses(bob.words("werewords-option-seen"))
    await expect(ann.page.locator(".progress")).to_contain_text(
        ann.say("progress", answered=0, of=3)
    )
    await bob.page.context.set_offline(False)
    await ann.sees(ann.say("progress", answered=1, of=3))


async def test_an_answer_whose_reply_was_lost_is_sent_again_and_counts_once(party: Party) -> None:
    """The first reply to an answer is swallowed with its connection, so the phone repeats it."""
    sent: Counter[str] = Counter()
    again = asyncio.Event()

    def losing(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message.get("do") == "answers":
                sent[message["id"]] += 1
                if sent[message["id"]] > 1:
                    again.set()
            server.send(frame)

        async def to_page(frame: str | bytes) -> None:
            id_ = json.loads(frame).get("id")
            if sent[id_] == 1:
                await route.close(code=1001)
            else:
                route.send(frame)

        route.on_message(to_server)
        server.on_message(to_page)

    ann, cid = await party.seated("Ann", "Cid")
    bob = await party.device("Bob")
    await bob.page.route_web_socket("**/ws", losing)
    await bob.sits_down_at(party.code)
    await deal([ann, cid, bob])
    await bob.chooses(bob.words("werewords-option-seen"))
    await ann.sees(ann.say("progress", answered=1, of=3))
    await asyncio.wait_for(again.wait(), timeout=30)
    await expect(bob.page.locator(".lost")).to_have_count(0)
    await bob.page.wait_for_function("() => !document.querySelector('.ask [aria-disabled=true]')")
    assert list(sent.values()) == [2]
    assert party.live.room.sitting is not None
    seats = [entry.seat for entry in party.live.room.sitting.run.journal.entries]
    assert seats.count("Bob") == 1


async def test_a_page_loaded_again_during_a_vote_keeps_the_choice(party: Party) -> None:
    await party.begins(speed=BRISK)
    ann, bob, *_ = people = await party.seated("Ann", "Bob", "Cid", "Dee", "Eve")
    await ann.picks_game("wherewolf")
    await ann.presses("start")
    await play(people, until=".chapter-first-voting")
    await bob.chooses("Cid")
    cid = bob.asked.get_by_role("button", name="Cid")
    await expect(cid).to_have_attribute("aria-pressed", "true")
    await bob.page.reload()
    await expect(cid).to_have_attribute("aria-pressed", "true")
    await ann.sees(ann.say("progress", answered=1, of=5))
    await bob.chooses("Dee")
    dee = bob.asked.get_by_role("button", name="Dee")
    await expect(dee).to_have_attribute("aria-pressed", "true")
    await expect(cid).to_have_attribute("aria-pressed", "false")
    await expect(ann.page.locator(".progress")).to_contain_text(
        ann.say("progress", answered=1, of=5)
    )


async def test_a_server_that_restarts_is_not_noticed_for_long(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    await deal(people)
    card = await people[1].card_name()
    await party.restarts()
    for phone in people:
        await phone.chooses(phone.words("werewords-option-seen"))
    for phone in people:
        await phone.sees_chapter("night")
    assert await people[1].card_name() == card

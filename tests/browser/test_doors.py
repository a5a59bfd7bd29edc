"""Doors that stick: a refusal that passes, a connection that is dead, a browser that keeps nothing,
and a host who is faster than the network."""

import asyncio
import json

from playwright.async_api import WebSocketRoute, expect

from tests.browser.party import Party

KEEPS_NOTHING = """() => {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError") } });
}"""


async def test_a_phone_that_is_refused_for_now_keeps_its_seat(party: Party) -> None:
    greetings = 0

    def refusing(route: WebSocketRoute) -> None:
        nonlocal greetings
        greetings += 1
        if greetings > 1:
            route.connect_to_server()
            return

        async def refuse(_: str | bytes) -> None:
            refused = {"reason": "too-many-tries", "args": {}, "text": ""}
            route.send(json.dumps({"id": "hello", "refused": refused}))
            await route.close(code=1013)

        route.on_message(refuse)

    _, bob = await party.seated("Ann", "Bob")
    await bob.page.route_web_socket("**/ws", refusing)
    await bob.page.reload()
    await expect(bob.page.locator("ol.seats")).to_contain_text("Ann")
    assert greetings == 2
    await expect(bob.page.locator("input.own-name")).to_have_value("Bob")


async def test_a_connection_that_died_in_silence_is_noticed(party: Party) -> None:
    """Nothing closes it, and nobody taps: a shared screen would show the same for ever."""
    ann, bob = await party.seated("Ann", "Bob")
    frozen: list[WebSocketRoute] = []

    def freezing(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda frame: None if route in frozen else server.send(frame))
        server.on_message(lambda frame: None if route in frozen else route.send(frame))
        if not frozen:
            routes.append(route)

    routes: list[WebSocketRoute] = []
    await bob.page.route_web_socket("**/ws", freezing)
    await bob.page.clock.install()
    await bob.page.reload()
    await expect(bob.page.locator("ol.seats")).to_contain_text("Ann")
    frozen += routes
    await ann.picks_game("wherewolf")
    played = bob.page.locator("button.game[aria-pressed=true]")
    await expect(played).to_contain_text(bob.say("game-werewords"))
    for _ in range(3):
        await bob.page.clock.run_for(15_000)
    await expect(played).to_contain_text(bob.say("game-wherewolf"))


async def test_who_plays_where_a_browser_keeps_nothing(party: Party) -> None:
    ann = await party.device("Ann")
    await ann.page.add_init_script(f"({KEEPS_NOTHING})()")
    code = await ann.opens_a_table()
    bob = await party.device("Bob")
    await bob.page.add_init_script(f"({KEEPS_NOTHING})()")
    await bob.sits_down_at(code)
    await expect(ann.page.locator("ol.seats")).to_contain_text("Bob")


async def test_two_quick_changes_of_options_both_hold(party: Party) -> None:
    ann, _ = await party.seated("Ann", "Bob")
    await ann.picks_game("wherewolf")
    ticked = await ann.page.evaluate("""() => {
      const boxes = [...document.querySelectorAll("label.option.check input")].slice(0, 2);
      boxes.forEach((box) => box.click());
      return boxes.length;
    }""")
    assert ticked == 2
    async with asyncio.timeout(40):
        while len(party.live.room.options.get("wherewolf", ())) < 2:
            await asyncio.sleep(0.05)


async def test_two_quick_moves_are_two_places(party: Party) -> None:
    ann, *_ = await party.seated("Ann", "Bob", "Cid")
    down = ann.page.get_by_role("button", name=ann.say("move-down", name="Ann"))
    await down.evaluate("(button) => { button.click(); button.click(); }")
    names = ann.page.locator("ol.seats li .name")
    await expect(names.nth(0)).to_contain_text("Bob")
    await expect(names.nth(1)).to_contain_text("Cid")
    await expect(down).to_be_focused()


async def test_a_wrong_code_asks_nobody_for_a_name(party: Party) -> None:
    bob = await party.device("Bob")
    await bob.goes_to("/join/ZZZZZZ")
    await bob.sees(bob.words("room-refused-no-such-room", code="ZZZZZZ"))
    await expect(bob.button("join-sit")).to_have_count(0)
    await bob.presses("to-front")
    await expect(bob.button("front-join-go")).to_be_visible()


async def test_the_code_alone_is_enough_behind_the_address(party: Party) -> None:
    ann = await party.host("Ann")
    bob = await party.device("Bob")
    await bob.goes_to(f"/{party.code.lower()}")
    await bob.gives_its_name()
    await expect(ann.page.locator("ol.seats")).to_contain_text("Bob")


async def test_one_press_mends_a_table_that_is_too_full(party: Party) -> None:
    ann = await party.host("Ann")
    seats = ann.page.locator("ol.seats > li")
    for people in range(2, 22):
        await ann.presses("add-bot")
        await expect(seats).to_have_count(people)
    await expect(ann.button("start")).to_be_disabled()
    await ann.presses("fix-fewer-bots", count=1)
    await expect(ann.button("start")).to_be_enabled()
    await expect(seats).to_have_count(20)

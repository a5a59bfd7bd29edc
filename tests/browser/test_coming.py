"""Coming to a table: by its link, by its code, with a second device, in somebody's place."""

from playwright.async_api import Route, expect

from tests.browser.chromium import TABLET
from tests.browser.party import Party
from tests.browser.werewords import deal

DRAWING = "**/api/qr"
NEXT_PICTURE = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""


async def test_a_guest_comes_by_the_link_that_the_host_shows(party: Party) -> None:
    ann = await party.host("Ann")
    link = f"{party.url}/join/{party.code}"
    await expect(ann.page.locator(".invite figcaption")).to_have_text(link)
    bob = await party.device("Bob")
    await bob.page.goto(link)
    await bob.gives_its_name()
    await expect(ann.page.locator("ol.seats > li")).to_have_count(2)
    await expect(ann.page.locator("ol.seats > li", has_text="Bob")).to_be_visible()
    await bob.page.reload()
    await expect(bob.page.locator("ol.seats .own-name")).to_have_value("Bob")


async def test_a_guest_types_the_code_as_people_type(party: Party) -> None:
    await party.host("Ann")
    bob = await party.device("Bob")
    await bob.goes_to("/")
    typed = f"{party.code[:3].lower()}-{party.code[3:].lower()} "
    await bob.page.get_by_label(bob.say("code"), exact=True).fill(typed)
    await bob.presses("front-join-go")
    await bob.gives_its_name()
    assert bob.page.url == f"{party.url}/table/{party.code}"


async def test_a_name_has_no_more_letters_than_the_table_takes(party: Party) -> None:
    ann = await party.device("Ann")
    await ann.goes_to("/")
    await ann.page.get_by_label(ann.say("your-name")).first.press_sequentially("A" * 25)
    await ann.presses("front-host-go")
    await expect(ann.page.locator("ol.seats .own-name")).to_have_value("A" * 20)


async def test_what_is_wrong_at_the_door_is_said_in_a_sentence(party: Party) -> None:
    await party.host("Ann")
    cid = await party.device("ann")
    await cid.goes_to(f"/join/{party.code}")
    await cid.page.get_by_label(cid.say("your-name")).fill("ann")
    await cid.presses("join-sit")
    await cid.sees(cid.words("room-refused-name-taken", name="ann"))
    await cid.goes_to("/join/ZZZZZZ")
    await cid.sees(cid.words("room-refused-no-such-room", code="ZZZZZZ"))


async def test_a_second_device_comes_by_the_seats_own_code(party: Party) -> None:
    ann, *_ = people = await party.seated("Ann", "Bob", "Cid")
    await deal(people)
    card = await ann.card_name()
    await ann.opens_the_menu()
    link = await ann.link_drawn_by(ann.button("second-device"))
    await ann.closes_the_sheet()
    tablet = await party.device("Ann's tablet", size=TABLET)
    await tablet.page.goto(link)
    await tablet.page.wait_for_url(f"**/table/{party.code}")
    assert await tablet.card_name() == card
    await tablet.chooses(tablet.words("werewords-option-seen"))
    for phone in people:
        await phone.sees(phone.say("progress", answered=1, of=3))
    again = await party.device("Mallory")
    await again.page.goto(link)
    await again.sees(again.words("room-refused-no-such-ticket"))


async def test_a_code_that_is_drawn_late_does_not_take_the_place_of_a_newer_one(
    party: Party,
) -> None:
    ann = await party.host("Ann")
    await ann.opens_the_menu()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    await ann.page.route(DRAWING, hold, times=1)
    async with ann.page.expect_request(DRAWING):
        await ann.presses("second-device")
    await ann.link_drawn_by(ann.button("second-device"))
    picture = ann.sheet.locator(".panel .qr svg")
    await picture.wait_for()
    async with ann.page.expect_response(DRAWING):
        await held[0].fulfill(json={"url": party.url, "svg": "<svg class='late'></svg>"})
    await ann.page.evaluate(NEXT_PICTURE)
    await expect(picture).to_have_count(1)
    await expect(picture).not_to_have_class("late")


async def test_a_substitute_takes_the_seat_of_somebody_who_is_gone(party: Party) -> None:
    ann, bob, _ = people = await party.seated("Ann", "Bob", "Cid")
    await deal(people)
    card = await bob.card_name()
    await bob.page.context.close()
    party.phones.remove(bob)
    await ann.opens_the_menu()
    tools = ann.sheet.locator(".people-tools li", has_text="Bob")
    away = tools.locator("small", has_text=ann.say("is-away"))
    await expect(away).to_be_visible()
    link = await ann.link_drawn_by(tools.get_by_role("button", name=ann.say("replace")))
    zoe = await party.device("Zoe")
    await zoe.page.goto(link)
    await zoe.page.wait_for_url(f"**/table/{party.code}")
    assert await zoe.card_name() == card
    await expect(away).to_have_count(0)


async def test_who_is_sent_away_reads_why_and_can_come_again(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    await ann.presses("kick-name", name="Bob")
    await ann.is_sure()
    await bob.sees(bob.say("out-4003"))
    await bob.presses("out-again")
    await bob.gives_its_name()
    await expect(ann.page.locator("ol.seats > li")).to_have_count(2)


async def test_nobody_can_sit_down_at_a_locked_table(party: Party) -> None:
    ann = await party.host("Ann")
    await ann.opens_the_menu()
    await ann.sheet.get_by_label(ann.say("lock")).check()
    await expect(ann.sheet.get_by_label(ann.say("lock"))).to_be_checked()
    bob = await party.device("Bob")
    await bob.goes_to(f"/join/{party.code}")
    await bob.sees(bob.words("room-refused-room-locked"))
    await ann.sheet.get_by_label(ann.say("lock")).uncheck()
    await expect(ann.sheet.get_by_label(ann.say("lock"))).not_to_be_checked()
    await bob.presses("try-again")
    await bob.gives_its_name()
    await expect(bob.page.locator("ol.seats > li")).to_have_count(2)


async def test_a_watcher_sees_what_all_see_and_is_asked_nothing(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    zoe = await party.device("Zoe")
    await zoe.goes_to(f"/join/{party.code}")
    await zoe.page.get_by_label(zoe.say("your-name")).fill("Zoe")
    await zoe.presses("join-watch")
    await people[0].sees(people[0].say("who-watches", names="Zoe"))
    mayor = await deal(people)
    await zoe.sees_chapter("deal")
    await zoe.sees(zoe.words("werewords-told-mayor", seat=mayor.name))
    await zoe.sees(zoe.say("watching"))
    await expect(zoe.asked).to_have_count(0)
    await expect(zoe.cover).to_have_count(0)


async def test_the_host_hands_the_table_over(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    await expect(bob.button("start")).to_have_count(0)
    await ann.opens_the_menu()
    tools = ann.sheet.locator(".people-tools li", has_text="Bob")
    await tools.get_by_role("button", name=ann.say("hand-over")).click()
    await ann.is_sure()
    await bob.sees(bob.words("room-notice-host", name="Bob"))
    await expect(bob.button("start")).to_be_visible()
    await expect(ann.page.locator("footer.start")).not_to_contain_text(ann.say("start"))


async def test_anybody_can_be_host_when_the_host_is_gone(party: Party) -> None:
    ann, bob, cid = await party.seated("Ann", "Bob", "Cid")
    await bob.opens_the_menu()
    await expect(bob.button("take-over")).to_have_count(0)
    await ann.page.context.close()
    party.phones.remove(ann)
    await bob.sees(bob.say("host-gone", name="Ann"))
    await bob.presses("take-over")
    await cid.sees(cid.words("room-notice-host", name="Bob"))
    await bob.closes_the_sheet()
    await expect(bob.button("start")).to_be_visible()
    await expect(cid.page.locator("ol.seats > li", has_text="Ann")).to_contain_text(
        cid.say("is-away")
    )


async def test_who_comes_while_a_game_is_on_watches_and_sits_down_after_it(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    await deal(people)
    zoe = await party.device("Zoe")
    await zoe.goes_to(f"/join/{party.code}")
    await zoe.sees(zoe.say("join-wait"))
    await expect(zoe.button("join-sit")).to_have_count(0)
    await zoe.page.get_by_label(zoe.say("your-name")).fill("Zoe")
    await zoe.presses("join-watch")
    await zoe.sees(zoe.say("watching"))
    ann = people[0]
    await ann.opens_the_menu()
    await ann.presses("give-up")
    await ann.sheet.get_by_role("alert").get_by_role("button", name=ann.say("give-up")).click()
    await zoe.presses("join-sit")
    await expect(zoe.page.locator("ol.seats > li")).to_have_count(5)
    await zoe.presses("join-watch")
    await expect(zoe.page.locator("ol.seats > li")).to_have_count(4)

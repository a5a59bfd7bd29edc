"""Wherewolf on phones: Amulet and Sword go round, and the village votes twice."""

from playwright.async_api import expect

from tests.browser.party import BRISK, Party
from tests.browser.phone import Phone
from tests.browser.player import play

FIRST_NIGHT = ("wake-amulet-first", "wake-sword-first")
VOTINGS = ("first-voting", "accused", "defence", "second-voting")


async def test_amulet_and_sword_are_called_and_both_votings_held(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
    host, television = people[0], await party.television()
    await host.picks_game("wherewolf")
    await host.sets("wherewolf-box-amulet", on=True)
    await host.sets("wherewolf-box-sword", on=True)
    await host.presses("start")
    await play(people)
    await expect(television.caption).to_have_text(await host.caption.inner_text())
    await host.presses("story")
    story = host.sheet.locator("ol.story")
    for line in (*FIRST_NIGHT, *VOTINGS):
        await expect(story).to_contain_text(begin(host, line))
    amulet, sword = [await who_was_given(people, item) for item in ("amulet", "sword")]
    assert amulet != sword


def begin(phone: Phone, line: str) -> str:
    """As much of what is said as does not depend on names."""
    args: dict[str, str | int] = {"names": "|", "names-count": 1, "counts": "none", "seat": "|"}
    return max(phone.words(f"wherewolf-say-{line}", **args).split("|"), key=len)


async def who_was_given(people: list[Phone], item: str) -> str:
    """First, as the record tells it when the game is over."""
    told = people[0].words("wherewolf-told-item-received", item=item)
    given = await people[0].sheet.locator("li.private", has_text=told).first.inner_text()
    (bearer,) = [p.name for p in people if p.name in given.removesuffix(told)]
    return bearer


async def test_in_the_morning_all_read_who_is_dead_and_the_dead_are_silent(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
    host, television = people[0], await party.television()
    await host.picks_game("werewolf")
    await host.presses("start")
    await play(people, until=".chapter-day")
    dead = [phone for phone in people if not await phone.asked.count()]
    assert len(dead) == 1
    await dead[0].sees(dead[0].say("you-are-out"))
    for phone in (*people, television):
        told = phone.words("werewolf-told-killed", seat=dead[0].name, card="|").partition("|")[0]
        await expect(phone.page.locator(".public-log")).to_contain_text(told)
    voter, accused, *_ = [phone for phone in people if phone is not dead[0]]
    await voter.chooses(accused.name)
    stands = television.page.locator(".circle li", has_text=accused.name)
    await expect(stands).to_contain_text(host.say("pointing", names=voter.name))
    await dead[0].presses("talk")
    await dead[0].sheet.get_by_label(dead[0].say("talk-own")).fill("It was Bob!")
    await dead[0].presses("talk-send")
    await expect(dead[0].toast).to_contain_text(dead[0].words("room-refused-dead-are-silent"))
    await dead[0].closes_the_sheet()
    for phone in people:
        await expect(phone.page.get_by_text("It was Bob!")).to_have_count(0)


async def test_who_sleeps_can_press_all_that_who_is_awake_can(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid", "Dee", "Eve")
    await people[0].picks_game("wherewolf")
    await people[0].presses("start")
    await party.plays(people, until=".chapter-night")
    await people[0].opens_the_menu()
    await people[0].presses("pause")
    await people[0].closes_the_sheet()
    for phone in people:
        await phone.sees(phone.say("paused"))
    sleeper, *_ = [phone for phone in people if not await phone.asked.count()]
    dream = sleeper.page.locator(".dream")
    await dream.locator("button:enabled").first.click()
    await expect(dream.locator("[aria-pressed=true]")).to_have_count(1)
    await dream.locator(".confirm").click()
    await expect(dream.locator("[aria-pressed=true], .confirm")).to_have_count(0)


async def test_the_cards_that_we_pick_can_be_played_at_once(party: Party) -> None:
    ann = await party.host("Ann")
    await ann.picks_game("wherewolf")
    await ann.presses("fix-bots", count=4)
    await expect(ann.page.locator("ol.seats > li")).to_have_count(5)
    for _ in range(2):
        await ann.presses("add-bot")
    pick = ann.button("roles-sample", players=7)
    await pick.click()
    await expect(pick).to_have_attribute("aria-pressed", "true")
    await expect(ann.button("start")).to_be_enabled()
    await expect(ann.page.locator(".remarks .refusal")).to_have_count(0)

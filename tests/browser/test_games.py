"""Each game from the lobby to the result: five phones, a bot and a shared screen, wires watched."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from nightcall.games import GAMES
from nightcall.table import Scene, Telling
from tests.browser.party import BRISK, Party
from tests.browser.phone import Phone
from tests.browser.player import play
from tests.server.wire_watch import check, check_clocks

NAMED = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMED)
async def test_a_party_plays_from_the_lobby_to_the_result(party: Party, game: str) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid", "Dee", "Eve")
    host, television = people[0], await party.television()
    await expect(television.page.locator(".circle li")).to_have_count(5)
    await host.presses("add-bot")
    await host.picks_game(game)
    await host.presses("start")
    night = asyncio.create_task(television.page.locator(".tv.is-night").wait_for())
    players = await play(people)
    await night
    assert all(player.moves for player in players)
    caption = await host.caption.inner_text()
    for phone in people:
        await everything_is_told(phone, players=6)
        await expect(phone.caption).to_have_text(caption)
    await expect(television.caption).to_have_text(caption)
    await nothing_was_for_another([*people, television], party)


async def everything_is_told(phone: Phone, *, players: int) -> None:
    """Who won, every card, the seal, and the night step by step."""
    page = phone.page
    await expect(page.locator(".all-cards li")).to_have_count(players)
    await expect(page.locator(".verdict")).to_be_visible()
    await phone.sees(phone.say("seal-true"))
    await phone.presses("story")
    steps = phone.sheet.locator("ol.story > li")
    await expect(steps.first).to_be_visible()
    assert await steps.count() > players
    await expect(phone.sheet).not_to_contain_text(phone.words("werewords-option-seen"))
    await expect(phone.sheet).not_to_contain_text(re.compile("client-|-told-|-say-|undefined"))
    await phone.closes_the_sheet()


async def nothing_was_for_another(devices: list[Phone], party: Party) -> None:
    """Every frame that every page got obeys the rules that any other device's frames obey."""
    watches = [await device.watch() for device in devices]
    secrets = {watch.client.key.secret for watch in watches if watch.client.key.secret}
    assert len(secrets) == len(devices) - 1  # the television has none
    for watch in watches:
        check(watch, party.live.room, secrets)
        check_clocks(watch.messages())


@pytest.mark.parametrize("game", ["werewolf", "wherewolf"])
async def test_how_the_day_has_ended_is_read_in_the_night_after_it(party: Party, game: str) -> None:
    """On every phone alike, and on the shared screen."""
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid")
    host, television = people[0], await party.television()
    for _ in range(9):
        await host.presses("add-bot")
    await host.picks_game(game)
    await host.presses("start")
    await party.plays(people, ".chapter-day, .chapter-second-voting")
    await pauses_at_night(party, people)
    sitting = party.live.room.sitting
    assert sitting is not None
    *_, ended = [say(host, game, item) for item in sitting.run.said if ends_a_day(item)]
    for screen in (*people, television):
        await expect(screen.page.locator(".is-night .public-log li")).to_have_text([ended])


async def pauses_at_night(party: Party, people: list[Phone]) -> None:
    """The game may be in its next day by then, and goes on to the next night."""
    while True:
        await party.plays(people, ".is-night")
        await party.live.happens(lambda desk, wall: desk.pauses(wall))
        sitting = party.live.room.sitting
        if sitting is not None and sitting.is_night:
            return
        await party.live.happens(lambda desk, wall: desk.resumes(wall))


def ends_a_day(item: object) -> bool:
    if isinstance(item, Telling):
        return item.key == "lynched"
    return isinstance(item, Scene) and item.chapter == "stake"


def say(phone: Phone, game: str, item: object) -> str:
    assert isinstance(item, (Scene, Telling))
    said = f"told-{item.key}" if isinstance(item, Telling) else f"say-{item.line}"
    return phone.words(f"{game}-{said}", **{name: str(item.args[name]) for name in item.args})


async def test_the_next_game_is_one_press_away_and_keeps_score(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid")
    ann = people[0]
    for games in (1, 2):
        await ann.presses("start" if games == 1 else "play-again")
        await play(people)
        for phone in people:
            await phone.sees(phone.say("score", games=games))


async def test_the_host_ends_a_game_that_nobody_wants_to_finish(party: Party) -> None:
    ann, bob, _ = await party.seated("Ann", "Bob", "Cid")
    await ann.presses("start")
    await bob.sees_chapter("deal")
    await ann.opens_the_menu()
    await ann.presses("give-up")
    await ann.sees(ann.say("give-up-sure"))
    await ann.sheet.get_by_role("alert").get_by_role("button", name=ann.say("give-up")).click()
    await bob.sees(bob.words("room-notice-given-up"))
    await expect(bob.page.locator(".all-cards li")).to_have_count(0)
    await expect(ann.button("start")).to_be_enabled()


async def test_one_person_plays_now_with_bots(party: Party) -> None:
    await party.begins(speed=BRISK)
    ann = await party.device("Ann")
    await ann.goes_to("/")
    now = ann.page.get_by_role("region", name=ann.say("play-now"))
    await now.get_by_role("button", name=ann.say("game-werewolf")).click()
    await play([ann])
    await expect(ann.page.locator(".all-cards li").first).to_be_visible()

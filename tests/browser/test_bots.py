"""Bots at the table, as people with phones meet them: before a game, in it, and in their seats."""

import pytest
from playwright.async_api import Locator, expect

from nightcall.bots.temper import temper_of
from nightcall.games import GAMES
from tests.bots.oracle import an_oracle
from tests.browser.chromium import SMALL_PHONE
from tests.browser.party import Party
from tests.browser.phone import Phone

NAMED = [game.name for game in GAMES]


async def plays_now(ann: Phone, game: str) -> None:
    await ann.goes_to("/")
    now = ann.page.get_by_role("region", name=ann.say("play-now"))
    await now.get_by_role("button", name=ann.say(f"game-{game}")).click()
    await ann.page.locator(".play").wait_for()


@pytest.mark.parametrize("game", NAMED)
async def test_one_tap_leads_into_a_game_and_bots_bring_it_to_its_end(
    party: Party, game: str
) -> None:
    ann = await party.device("Ann")
    await plays_now(ann, game)
    party.code = ann.page.url.rpartition("/")[2]
    seats = 6 if game == "werewords" else 8
    await party.plays([ann], until=".result")
    await expect(ann.page.locator(".all-cards li")).to_have_count(seats)
    await expect(ann.page.locator(".verdict")).to_be_visible()
    await ann.presses("play-again")
    await ann.sees_chapter("deal")


async def test_the_host_fills_up_the_table_and_says_how_well_each_bot_plays(party: Party) -> None:
    ann, bob, *_ = await party.seated("Ann", "Bob", "Cid", "Dee", "Eve")
    await ann.picks_game("wherewolf")
    seats = ann.page.locator("ol.seats > li")
    for count in (6, 7, 8):
        await ann.presses("add-bot")
        await expect(seats).to_have_count(count)
    names = ann.say("bot-names").split("\n")[:3]
    for name, level in zip(names, ("easy", "normal", "hard"), strict=True):
        await expect(row(ann, name)).to_contain_text(ann.say("is-bot"))
        temper = ann.say(f"temper-{temper_of(name).name}")
        await expect(row(ann, name)).to_contain_text(temper)
        how_well = ann.page.get_by_label(ann.say("bot-level", name=name))
        await how_well.select_option(label=ann.say(f"bot-level-{level}"))
        await expect(row(bob, name)).to_contain_text(bob.say(f"bot-level-{level}"))
        await expect(row(bob, name)).to_contain_text(temper)
    await ann.presses("kick-name", name=names[1])
    await expect(seats).to_have_count(7)
    await ann.presses("add-bot")
    await expect(row(ann, names[1])).to_be_visible()
    await ann.presses("start")
    await bob.sees_chapter("deal")
    kinds = [place.kind for place in party.live.room.places.values()]
    levels = {p.name: p.level for p in party.live.room.places.values() if p.kind == "bot"}
    assert kinds.count("bot") == 3
    assert levels == {names[0]: "easy", names[1]: "normal", names[2]: "hard"}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
async def test_a_bots_row_fits_a_small_phone_in_every_language(party: Party, language: str) -> None:
    ann = await party.host("Ann", language=language, size=SMALL_PHONE)
    names = ann.say("bot-names").split("\n")[:7]
    for count in range(2, 9):
        await ann.presses("add-bot")
        await expect(ann.page.locator("ol.seats > li")).to_have_count(count)
    for name in names:
        await expect(row(ann, name)).to_contain_text(ann.say(f"temper-{temper_of(name).name}"))
    wide = await ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


async def test_the_lobby_says_that_a_language_service_helps(party: Party) -> None:
    ann = await party.host("Ann")
    said = ann.page.get_by_text(ann.say("bots-helped"))
    await expect(said).to_have_count(0)
    async with an_oracle() as oracle:
        party.live.world.language = oracle.service()
        bea = await party.host("Bea")
        await bea.sees(bea.say("bots-helped"))
        assert not oracle.heard


async def test_a_person_takes_a_bots_seat_and_a_bot_a_persons(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    await ann.picks_game("werewolf")
    for count in range(3, 9):
        await ann.presses("add-bot")
        await expect(ann.page.locator("ol.seats > li")).to_have_count(count)
    await ann.presses("start")
    await bob.sees_chapter("deal")
    bots = ann.say("bot-names").split("\n")[:6]
    zoe = await party.device("Zoe")
    await zoe.goes_to(f"/join/{party.code}")
    free = zoe.page.get_by_role("region", name=zoe.say("join-instead"))
    await expect(free.get_by_role("button")).to_have_count(len(bots))
    await zoe.page.get_by_label(zoe.say("your-name")).fill("Zoe")
    await free.get_by_role("button", name=bots[0]).click()
    await zoe.page.wait_for_url(f"**/table/{party.code}")
    await ann.sees(ann.words("room-notice-replaced", name="Zoe", before=bots[0]))
    assert await zoe.card_name() in {
        zoe.words(f"card-{c}") for c in ("werewolf", "seer", "villager")
    }
    await bob.opens_the_menu()
    await bob.presses("leave")
    await bob.is_sure()
    await bob.button("front-host-go").wait_for()
    await ann.sees(ann.words("room-notice-stand-in", name="Bob"))
    await party.plays([ann, zoe], until=".result")
    for phone in (ann, zoe):
        await expect(phone.page.locator(".all-cards li")).to_have_count(8)


async def test_hints_of_a_first_game_go_one_by_one_or_all_at_once(party: Party) -> None:
    ann = await party.device("Ann")
    await plays_now(ann, "werewolf")
    hint = ann.page.get_by_role("complementary", name=ann.say("hint"))
    await expect(hint).to_contain_text(ann.say("hint-werewolf-deal"))
    await ann.presses("hint-close")
    await expect(hint).to_have_count(0)
    await ann.page.reload()
    await ann.sees_chapter("deal")
    await expect(hint).to_have_count(0)
    bea = await party.device("Bea")
    await plays_now(bea, "wherewolf")
    party.code = bea.page.url.rpartition("/")[2]
    await bea.presses("hint-none")
    await party.plays([bea], until=".chapter-night")
    await expect(bea.page.locator(".first-hint")).to_have_count(0)
    await bea.opens_the_menu()
    await bea.sheet.locator("summary", has_text=bea.say("settings")).click()
    switch = bea.sheet.get_by_label(bea.say("settings-hints"))
    await expect(switch).not_to_be_checked()
    await switch.check()
    await bea.closes_the_sheet()
    await expect(bea.page.locator(".first-hint")).to_have_count(1)


async def test_a_bot_mayor_says_how_it_read_a_question_and_is_overruled(party: Party) -> None:
    ann = await with_a_bot_as_mayor(party)
    asked = "Is it bigger than a house?"
    await ann.asks(asked)
    answered = ann.page.locator(".question-log li", has_text=asked)
    await expect(answered).to_have_count(1)
    await expect(answered.locator(".understood")).to_be_visible()
    understood = await answered.locator(".understood").inner_text()
    await ann.page.reload()
    await expect(answered.locator(".understood")).to_have_text(understood)
    given = await tokens_of(answered)
    better = next(t for t in ("yes", "no") if ann.words(f"werewords-option-{t}") not in given)
    name = ann.words(f"werewords-option-{better}")
    await answered.get_by_label(ann.say("overrule")).select_option(label=name)
    await expect(answered.locator(".given-tokens")).to_have_text(name)
    await expect(answered.locator(".understood")).to_have_text(understood)


async def with_a_bot_as_mayor(party: Party) -> Phone:
    """By day, with Ann as host; another table if she is Mayor herself."""
    for _ in range(12):
        ann = await party.device("Ann")
        await plays_now(ann, "werewords")
        party.code = ann.page.url.rpartition("/")[2]
        you = ann.page.get_by_text(ann.words("werewords-told-mayor", seat="Robin"))
        if (
            not await you.count()
            and not await ann.page.get_by_text(ann.say("you-are-mayor")).count()
        ):
            await party.plays([ann], until=".chapter-day")
            return ann
    raise AssertionError("Ann was always Mayor")


async def tokens_of(answered: Locator) -> str:
    return await answered.locator(".given-tokens").inner_text()


def row(phone: Phone, name: str) -> Locator:
    return phone.page.locator("ol.seats > li", has_text=name)

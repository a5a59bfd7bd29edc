"""One device in the middle of the table loses its network in the middle of a game, and goes on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect

from nightcall.client import Client, Key
from nightcall.games import GAMES
from nightcall.games.werewords.series import WerewordsOutcome
from nightcall.server.pages import VOICE
from tests.browser.at_device import FASTER, MANY, ends_the_day, takes_a_word
from tests.browser.keeper import Keeper, keeper
from tests.browser.party import Party
from tests.browser.test_kept_page import IS_KEPT
from tests.server.keeping import Leader

PARTS = 8
"""What a pocket is made of: its worker, Python in five files, a library, and our own."""


HAS_PARTS = """async (parts) => {
  const [name] = await caches.keys();
  const kept = name ? await (await caches.open(name)).keys() : [];
  return kept.filter(({ url }) => url.includes("/pocket/")).length >= parts;
}"""


async def table(party: Party, game: str, people: int, **ways: Any) -> Keeper:
    """A device that has begun a game, and has all that it takes to go on by itself."""
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER, **ways)
    is_fetched = fetching(device, game)
    party.code = await device.opens("device", game, *MANY[:people])
    await device.begins()
    await is_fetched()
    return device


def fetching(device: Keeper, game: str) -> Callable[[], Awaitable[None]]:
    """Until all has come that it takes, and all that may be said."""
    others = {f"{each.name}-say-" for each in GAMES} - {f"{game}-say-"}
    lines = json.loads((VOICE / "en.json").read_text())["lines"]
    own = [line for line in lines if not any(other in line["key"] for other in others)]
    recordings = len({line["hash"] for line in own})
    fetched = set[str]()
    device.page.on("requestfinished", lambda request: fetched.add(request.url))

    async def wait() -> None:
        async with asyncio.timeout(40):
            while (
                len([url for url in fetched if "/pocket/" in url]) < PARTS
                or len([url for url in fetched if ".opus" in url]) < recordings
            ):
                await asyncio.sleep(0.05)

    return wait


async def loses_its_network(party: Party, device: Keeper) -> None:
    await party.takes_the_network_of(device)
    await device.sees(device.say("alone"))


def records(party: Party) -> int:
    return party.live.room.length


async def comes_back(party: Party, device: Keeper, known: int) -> None:
    """Between two games, once there is a network again."""
    await device.page.context.set_offline(False)
    await expect(device.page.get_by_text(device.say("alone"))).to_have_count(0)
    async with asyncio.timeout(40):
        while records(party) <= known:
            await asyncio.sleep(0.05)


async def test_a_game_goes_on_without_the_network_and_is_told_to_the_server_later(
    party: Party,
) -> None:
    device = await table(party, "werewords", 4)
    await device.asked_for("werewords-ask-mayor-card")
    known = records(party)
    await loses_its_network(party, device)
    await device.taps(device.words("card-villager"))
    word = await takes_a_word(device)
    await device.sees_chapter("day")
    lines = await device.heard()
    assert {one.by for one in lines} == {"recording"}
    heard = [one.text for one in lines]
    assert len(heard) > 6, "the night was called to its end"
    assert len(heard) == len(set(heard)), "and nothing twice"
    await ends_the_day(device, "correct")
    await device.asked_for("client-keeper-asks-hunt")
    await device.opens_the_menu()
    await device.presses("undo")
    await device.page.keyboard.press("Escape")
    await device.sees_chapter("day")
    await ends_the_day(device, "correct")
    await device.asked_for("client-keeper-asks-hunt")
    await device.taps(device.words("card-villager"), sure=True)
    await device.page.locator(".result").wait_for()
    assert records(party) == known, "the server has heard nothing of it"
    await comes_back(party, device, known)
    sitting = party.live.room.sitting
    assert sitting is not None
    outcome = sitting.run.outcome
    assert isinstance(outcome, WerewordsOutcome)
    assert outcome.word.lower() == word.lower()
    await device.presses("play-again")
    await device.asked_for("werewords-ask-mayor-card")


@pytest.mark.parametrize("game", ["werewolf", "wherewolf"])
async def test_a_village_goes_on_without_the_network(party: Party, game: str) -> None:
    device = await table(party, game, 7)
    known = records(party)
    await loses_its_network(party, device)
    await device.taps_on(".result")
    assert records(party) == known
    await comes_back(party, device, known)
    sitting = party.live.room.sitting
    assert sitting is not None
    assert sitting.run.outcome is not None


async def test_a_page_that_is_loaded_again_without_the_network_goes_on(party: Party) -> None:
    device = await table(party, "werewords", 7, keeps=True)
    await device.page.wait_for_function(IS_KEPT)
    await device.page.wait_for_function(HAS_PARTS, arg=PARTS)
    await device.asked_for("werewords-ask-mayor-card")
    known = records(party)
    await loses_its_network(party, device)
    await device.taps(device.words("card-villager"))
    offer = await device.asked_for("werewords-ask-choose-word")
    words = await offer.locator(".tiles").inner_text()
    await device.page.reload()
    await device.presses("voice-unlock")
    offer = await device.asked_for("werewords-ask-choose-word")
    assert await offer.locator(".tiles").inner_text() == words, "the answer was kept"
    await device.sees(device.say("alone"))
    assert records(party) == known

    await device.page.context.set_offline(False)
    await device.page.reload()
    await device.presses("voice-unlock")
    offer = await device.asked_for("werewords-ask-choose-word")
    assert await offer.locator(".tiles").inner_text() == words
    assert records(party) > known, "a reload with the network brings it to the server"
    await expect(device.page.get_by_text(device.say("alone"))).to_have_count(0)
    await takes_a_word(device)
    await device.sees_chapter("day")


async def test_the_next_game_is_set_up_without_the_network_too(party: Party) -> None:
    """After a reload, though the page was never loaded before."""
    device = await table(party, "werewords", 7, keeps=True)
    await device.page.wait_for_function(IS_KEPT)
    await device.page.wait_for_function(HAS_PARTS, arg=PARTS)
    await loses_its_network(party, device)
    await device.page.reload()
    await device.presses("voice-unlock")
    await device.asked_for("werewords-ask-mayor-card")
    await device.gives_up()
    await expect(device.page.locator(".tiles.roles").first).to_be_visible()
    await device.presses("options-all")
    await device.sees(device.words("werewords-box-day-seconds"))


async def test_where_a_browser_cannot_go_on_it_says_so(party: Party) -> None:
    device = await keeper(party)
    await device.page.add_init_script("delete window.Worker")
    party.code = await device.opens("device", "werewords", *MANY[:4])
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await party.takes_the_network_of(device)
    await device.sees(device.say("alone-impossible"))
    await device.page.context.set_offline(False)
    await expect(device.page.get_by_text(device.say("lost"))).to_have_count(0)
    await device.taps(device.words("card-villager"))
    await device.asked_for("werewords-ask-choose-word")


async def test_whose_table_counts_is_for_people_to_say(party: Party) -> None:
    """Another device has gone on with it meanwhile."""
    device = await table(party, "werewords", 7)
    await device.asked_for("werewords-ask-mayor-card")
    await loses_its_network(party, device)
    await device.taps(device.words("card-villager"))
    await device.asked_for("werewords-ask-choose-word")
    key = await device.page.evaluate(f"JSON.parse(sessionStorage['nightcall.{party.code}'])")
    other = await Client(party.url, Key(party.code, key["place"], key["secret"])).comes()
    await other.until(lambda seen: seen.ask)
    await Leader(other).enters_one()
    await device.gives_up()
    await device.page.context.set_offline(False)
    await device.sees(device.say("alone-elsewhere"))
    await device.presses("alone-give")
    asked = device.page.get_by_role("alertdialog")
    await asked.get_by_role("button", name=device.say("alone-give")).click()
    await device.asked_for("werewords-ask-choose-word")
    assert party.live.room.is_playing
    await other.goes()

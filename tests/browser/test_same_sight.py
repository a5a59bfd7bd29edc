"""A call of the night looks the same whether somebody acts in it or nobody can: whoever blinks sees
every name in its place, and nothing lights up."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.chromium import PHONE, TABLET
from tests.browser.keeper import Keeper, keeper
from tests.browser.party import Party

FASTER = 10
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")

LOOK = """async () => {
  const moment = () => new Promise((done) => setTimeout(done, 300));
  const all = (what) => [...document.querySelectorAll(`.is-night main ${what}`)];
  const sights = [];
  while (document.querySelector(".is-night")) {
    const [line] = all("> .caption");
    const tiles = all(".people button");
    if (line && tiles.length && !nightcall.narrator.isSpeaking) {
      const below = line.getBoundingClientRect().bottom;
      sights.push({
        line: line.getBoundingClientRect().top,
        asked: all(".ask:not([aria-hidden])").length > 0,
        told: all(".shown").length > 0,
        tiles: tiles.map((tile) => {
          const { left, top, width, height } = tile.getBoundingClientRect();
          return [tile.textContent, left, top - below, width, height].map(String);
        }),
      });
    }
    const asked = ".ask:not([aria-hidden])";
    const off = ":disabled, [aria-disabled=true], [aria-pressed=true]";
    const [first] = all(`${asked} .tiles button:not(${off})`);
    (all(`${asked} .confirm`)[0] ?? first)?.click();
    await moment();
  }
  return sights;
}"""
"""Somebody who takes the first that can be chosen; what stood there before every tap."""


async def sights(device: Keeper) -> list[dict[str, Any]]:
    await device.begins()
    await device.taps_on(".is-night")
    found: list[dict[str, Any]] = await device.page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("size", [TABLET, PHONE, (1024, 768)])
async def test_every_name_has_its_place_whoever_is_called(
    party: Party, size: tuple[int, int]
) -> None:
    """WH-NGT-05: of the cards of experts some were not dealt, and are called all the same."""
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER, size=size)
    party.code = await device.opens("device", "wherewolf", *NAMES)
    await device.sets("wherewolf-box-level", device.say("value-level-expert"))
    seen = await sights(device)
    # A pack reads its names above its question; whoever is of it is called every night.
    lone = [sight for sight in seen if not (sight["asked"] and sight["told"])]
    for kind in ("asked", "told"):
        assert {sight[kind] for sight in lone} == {False, True}
    assert len({sight["line"] for sight in lone}) == 1
    marked = {str(tile[0]).strip()[-3:] for sight in lone for tile in sight["tiles"]}
    assert marked == set(NAMES)
    places = {tuple(tuple(tile[1:]) for tile in sight["tiles"]) for sight in lone}
    assert len(places) == 1, places


TILES = """() => {
  const list = document.querySelector(".is-night .tiles.people");
  const pressed = list.querySelectorAll("[aria-pressed=true] .pointing");
  return [list.getBoundingClientRect().height, pressed.length];
}"""


LOW = """() => {
  globalThis.low = 0;
  const lower = ".is-night .person:not(:has(.room-to-point, .pointing))";
  const look = () => void (low += document.querySelectorAll(lower).length);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Counts tiles that have no room for who points there, as often as anything is drawn."""


async def test_on_phones_a_werewolf_who_points_looks_like_anybody(party: Party) -> None:
    long = "Wilhelmina Feathers"
    people = await party.seated(*NAMES[:6], long, "Gus")
    await people[0].picks_game("werewolf")
    for phone in people:
        await phone.page.evaluate(LOW)
    await people[0].presses("start")
    await party.plays(people, ".is-night .tiles.people")
    await people[0].hears("werewolf-say-choose-a-victim")
    asked = [phone for phone in people if await phone.asked.count()]
    assert len(asked) == 2, "they have not agreed yet"
    heights = []
    for phone in people:
        tiles = phone.page.locator(".is-night .tiles.people")
        height, pressed = await phone.page.evaluate(TILES)
        assert not pressed
        await tiles.locator("button:enabled").nth(0 if phone is asked[0] else -1).click()
        await expect(tiles.locator("[aria-pressed=true] .pointing")).to_contain_text(phone.name)
        assert await phone.page.evaluate(TILES) == [height, 1]
        if phone.name != long:  # who is the only one to read "(you)" under a name of two lines
            heights.append(height)
        assert await phone.page.evaluate("low") == 0, "not even for a moment"
    assert len(set(heights)) == 1


async def test_nothing_lights_up_when_somebody_chooses_at_night(party: Party) -> None:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER)
    party.code = await device.opens("device", "wherewolf", *NAMES[:6])
    await device.begins()
    await device.taps_on(".is-night")
    question = await device.asked_for("wherewolf-ask-look-into")
    await question.locator(".tiles button:not(:disabled, [aria-disabled=true])").first.click()
    ground = "(element) => getComputedStyle(element).backgroundColor"
    confirm = await device.page.locator(".confirm").evaluate(ground)
    assert confirm == await device.page.locator("body").evaluate(ground)

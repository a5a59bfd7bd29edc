"""Small phones, large letters and long names: nothing lies beside the screen, nothing is cut off,
nothing is too small to press or, on the shared screen, to be read from four metres."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.async_api import Page, expect

from nightcall.client import Client
from tests.browser.chromium import PHONE, SMALL_PHONE, TABLET
from tests.browser.party import Party
from tests.browser.tour import tour
from tests.browser.werewords import night

LARGEST = {"size": "largest", "language": "de"}

LOST = """() => {
  const wide = innerWidth;
  const sheet = document.querySelector("dialog[open]");
  const lost = [];
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} “${e.innerText?.slice(0, 40)}”`;
  if (document.scrollingElement.scrollWidth > wide) lost.push("the page scrolls sideways");
  for (const e of (sheet ?? document.body).querySelectorAll("*")) {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || e.closest(".hidden, .sprite, svg")) continue;
    const isBeside = (one) => one.right > wide + 1 || one.left < -1;
    const within = [...e.children].filter((child) => !child.closest("svg"));
    const isInside = within.some((child) => isBeside(child.getBoundingClientRect()));
    if (isBeside(box) && !isInside) lost.push(`beside the screen: ${name(e)}`);
    const { overflowX, overflowY } = getComputedStyle(e);
    const isField = ["SELECT", "INPUT", "TEXTAREA"].includes(e.tagName);
    if (!isField && overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1)
      lost.push(`cut at its side: ${name(e)}`);
    if (overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1)
      lost.push(`cut below: ${name(e)}`);
  }
  for (const e of document.querySelectorAll("button, select, input, textarea, summary, a")) {
    const { width, height } = (e.closest("label.check") ?? e).getBoundingClientRect();
    const isSmall = width && height && (width < 47.5 || height < 47.5);
    if (isSmall && !e.closest(".hidden")) lost.push(`hard to press: ${name(e)}`);
  }
  const bars = [...document.querySelectorAll(".bar, .mine, .start")].filter(
    (e) => !sheet && getComputedStyle(e).position === "sticky");
  const room = bars.reduce((left, e) => left - e.getBoundingClientRect().height, innerHeight);
  if (room < innerHeight / 4) lost.push(`bars leave ${Math.round(room)} pixels`);
  return lost;
}"""


@pytest.mark.parametrize("prefs", [{"size": "usual"}, LARGEST], ids=["usual", "largest"])
async def test_nothing_is_lost_on_a_small_phone(party: Party, prefs: Mapping[str, Any]) -> None:
    party.ways = {"size": SMALL_PHONE, "language": prefs.get("language", "en"), "prefs": prefs}
    lost: list[str] = []
    async for stop in tour(party):
        lost += [f"{stop.name}: {what}" for what in await lost_on(stop.phone.page)]
        if stop.name.startswith("tv-"):
            far = await stop.phone.page.evaluate(TOO_FAR)
            lost += [f"{stop.name}: too small from afar: {what}" for what in far]
    assert not lost, "\n".join(lost)


TOO_FAR = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const far = [];
  while (texts.nextNode()) {
    const e = texts.currentNode.parentElement;
    const isShown = texts.currentNode.data.trim() && e.getClientRects().length;
    const isSmall = parseFloat(getComputedStyle(e).fontSize) < innerHeight / 40;
    if (isShown && isSmall && !e.closest(".hidden")) far.push(e.innerText);
  }
  return far;
}"""


async def lost_on(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(LOST)
    return found


OUTSIDE = """() => [...document.querySelectorAll(".circle li, .qr div, figcaption, .code-shown")]
  .filter((e) => {
    const box = e.getBoundingClientRect();
    return box.bottom > innerHeight || box.right > innerWidth || !box.height;
  })
  .map((e) => e.innerText)"""


async def test_twenty_people_with_long_names_fit_on_the_shared_screen(party: Party) -> None:
    await party.host("Annegret-Wilhelmine")
    television = await party.television()
    for number in range(2, 21):
        guest = await Client.joins(party.url, party.code, f"Prof. Karl-Fried. {number:2}")
        await guest.goes()
    await expect(television.page.locator(".circle li")).to_have_count(20)
    assert await television.page.evaluate(OUTSIDE) == []


LONG = (
    "Annegret-Wilhelmine!",
    "Prof. Karl-Friedrich",
    "Maximiliane Schröder",
    "Bartholomäus Kühnert",
)
BROKEN = """() => [...document.querySelectorAll(".tile.person .name")].flatMap((e) => {
  const text = e.firstChild;
  return [...text.data.matchAll(/[^ -]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
}).map(([word]) => word)"""


async def test_a_long_name_is_not_broken_inside_a_word(party: Party) -> None:
    people = await party.seated(*LONG)
    mayor = await night(people)
    asleep = next(phone for phone in people if phone is not mayor)
    for width, height in (SMALL_PHONE, PHONE, TABLET):
        await asleep.page.set_viewport_size({"width": width, "height": height})
        await expect(asleep.page.locator(".tile.person .name")).to_have_count(len(LONG))
        assert await asleep.page.evaluate(BROKEN) == [], width

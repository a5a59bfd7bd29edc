"""An evening of Werewords up to a chapter, by what people press on their phones."""

from collections.abc import Sequence

from playwright.async_api import expect

from tests.browser.party import Party
from tests.browser.phone import Phone

A_CALL = 8
"""Seconds that each role of the night has."""


async def deal(people: Sequence[Phone]) -> Phone:
    """The host starts; who is Mayor stands on every screen."""
    await people[0].presses("start")
    for phone in people:
        await phone.sees_chapter("deal")
    host = people[0]
    told = await host.page.locator(".public-log").inner_text()
    return next(p for p in people if host.words("werewords-told-mayor", seat=p.name) in told)


async def night(people: Sequence[Phone]) -> Phone:
    """Everybody has looked, and the Mayor has the words before him."""
    mayor = await deal(people)
    for phone in people:
        await phone.chooses(phone.words("werewords-option-seen"))
    for phone in people:
        await phone.sees_chapter("night")
    return mayor


async def takes_a_word(mayor: Phone) -> str:
    """The first of those that are offered."""
    tile = mayor.asked.locator(".tiles button").first
    word = (await tile.inner_text()).strip()
    await tile.click()
    await mayor.presses("confirm", choice=word)
    await mayor.chooses(mayor.words("werewords-option-ok"))
    return word


async def day(party: Party, people: Sequence[Phone]) -> tuple[Phone, list[Phone], str]:
    """The Mayor, the others and the word, when the day has just begun."""
    mayor = await night(people)
    word = await takes_a_word(mayor)
    await sleep(party, people)
    return mayor, [phone for phone in people if phone is not mayor], word


async def sleep(party: Party, people: Sequence[Phone]) -> None:
    """One call after the other, until it is day on every phone."""
    caption = people[0].caption
    line = (
        await caption.inner_text()
    )  # before it is asked whether it is night: day may come between
    while await people[0].page.locator(".chapter-night").count():
        party.passes(A_CALL)
        await expect(caption).not_to_have_text(line)
        line = await caption.inner_text()
    for phone in people:
        await phone.sees_chapter("day")

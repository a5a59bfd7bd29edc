"""Werewords with real cards round one device, as tests play it and listen to it."""

from collections.abc import Sequence
from itertools import pairwise

from playwright.async_api import expect

from nightcall.text import Texts
from tests.browser.keeper import (
    CLOCK_LINES,
    LENGTH_LINES,
    SPEEDWORDS_LINES,
    Heard,
    Keeper,
    keeper,
    script,
    secrets,
)
from tests.browser.party import Party

FASTER = 20
AT_ONCE = ("Night falls", "Sleep now")
"""Lines that nobody has to do anything after."""
A_REST = 1300
"""Milliseconds that a voice leaves at most for eyes to be shut, or a bell to be heard."""
MANY = tuple(f"P{number}" for number in range(1, 19))


async def table(party: Party, people: int, *, faster: int = FASTER) -> Keeper:
    await party.begins(speed=faster)
    device = await keeper(party, faster=faster)
    party.code = await device.opens("device", "werewords", *MANY[:people])
    return device


async def wakes_the_mayor(device: Keeper, card: str = "Villager") -> str:
    """Whoever is Mayor taps a card and takes a word."""
    await device.asked_for("werewords-ask-mayor-card")
    await device.taps(device.words(f"card-{card.lower()}"))
    return await takes_a_word(device)


async def takes_a_word(device: Keeper) -> str:
    offer = await device.asked_for("werewords-ask-choose-word")
    word = (await offer.locator(".tiles button").first.inner_text()).strip()
    await device.taps(word)
    await device.asked_for("werewords-ask-confirm-word", word=word)
    await device.taps(device.words("werewords-option-ok"), sure=True)
    return word


async def taps_a_letter(device: Keeper) -> None:
    """The Werewolves of Speedwords: a first tap marks it, a second is meant."""
    letter = await device.asked_for("werewords-ask-letter")
    await letter.locator(".tiles button").first.click()
    await expect(letter.locator("[aria-pressed=true]")).to_have_count(1)
    await letter.locator(".tiles button").first.click()


async def night(device: Keeper, mayor: str = "Villager") -> str:
    """From Start to the day; the word."""
    await device.begins()
    word = await wakes_the_mayor(device, mayor)
    await device.sees_chapter("day")
    return word


def listened(party: Party, heard: Sequence[Heard], language: str = "en") -> None:
    """What was heard is the script: every line, in its order, one after the other, with its
    caption, and no secret among them."""
    lines = script(party, language)
    assert [one.shown for one in heard] == [line.caption for line in lines]
    for one, line in zip(heard, lines, strict=True):
        assert one.text in (line[:2] if one.by == "recording" else line[:1])
    for before, after in pairwise(heard):
        assert before.until <= after.at, "two lines at once"
    hidden = secrets(party, language)
    assert hidden
    spoken = " / ".join(one.text for one in heard).lower()
    assert not [secret for secret in hidden if secret.lower() in spoken]


def in_time(party: Party, heard: Sequence[Heard], waits: Sequence[tuple[float, int]]) -> None:
    """A call lasts as long as the script has it, from the end of its line to the next one; a line
    that waits for nothing is followed by the next at once. Of the page's clock, which is set to the
    millisecond, however late the machine is."""
    calls = 0
    for (line, said), (_, after) in pairwise(zip(script(party), heard, strict=True)):
        silence = (after.at - said.until) / 1000
        planned = [wait for at, wait in waits if said.until <= at < after.at and wait > A_REST]
        if line.chapter == "night" and line.timer:
            calls += 1
            assert line.timer.seconds <= silence, line.caption
            first, *more = planned
            assert first == 1000 * line.timer.seconds, line.caption
            assert all(wait < first for wait in more), "no tap gives a call its time again"
        elif line.caption.startswith(AT_ONCE):
            assert planned == [], line.caption
    assert calls


def of_the_clock(heard: Sequence[Heard]) -> tuple[list[Heard], list[str]]:
    """The script's lines, and what was said of time beside them."""
    texts = Texts("en")
    of_time = CLOCK_LINES + SPEEDWORDS_LINES + LENGTH_LINES
    names = {texts.say(f"voice-{name}"): name for name in of_time}
    lines = [one for one in heard if one.text not in names]
    return lines, [names[one.text] for one in heard if one.text in names]


async def ends_the_day(device: Keeper, press: str) -> None:
    """The Mayor presses it, and means it."""
    name = device.words(f"werewords-option-{press}")
    await device.page.locator(".tray").get_by_role("button", name=name).click()
    await device.presses("press-sure", button=name)

"""Whoever leads a table in a browser: taps for everybody, and listens to what is said.

The page's own time runs as many times faster as its server's, so that a night of minutes takes
seconds; what it waits for, and what it says when, stays what it is.
"""

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from playwright.async_api import Locator, expect

from nightcall.table import Scene, Telling, Timer
from nightcall.text import Sentences, Texts
from tests.browser.chromium import TABLET
from tests.browser.party import Party
from tests.browser.phone import Phone

DESK = (1280, 800)

CLOCK_LINES = (
    "minute-left", "half-minute-left", "ten-seconds-left", "count-3", "count-2", "count-1",
    "time-up",
)  # fmt: skip
"""What a voice says of the time, in the order in which it runs out."""

SPEEDWORDS_LINES = ("half-minute-left", "fifteen-seconds-left", "five-seconds-left")
"""Of those that are halved in Speedwords."""

LENGTH_LINES = ("minute", "half-minute", "fifteen-seconds")
"""How long something lasts, where the clock waits for the voice."""

HURRY = """(() => {
  const faster = %d;
  const now = performance.now.bind(performance);
  const { setTimeout: later, setInterval: often } = window;
  // How long a server may take, to reply, to greet or to send a recording, is no part of a night;
  // nor is how long a hand may take before it is called again.
  const isOfTheWire = (wait) => [3100, 4100, 8100, 30000].includes(wait);
  const sooner = (wait) => {
    if (isOfTheWire(wait)) return wait;
    if (wait > 300) waits.push({ at: performance.now(), wait: Math.round(wait) });
    return wait / faster;
  };
  window.waits = [];
  performance.now = () => now() * faster;
  const [begin, date] = [Date.now(), Date.now.bind(Date)];
  Date.now = () => begin + (date() - begin) * faster;
  window.setTimeout = (what, wait = 0, ...args) => later(what, sooner(wait), ...args);
  window.setInterval = (what, wait, ...args) => often(what, Math.max(15, wait / faster), ...args);
  HTMLMediaElement.prototype.play = function () {
    later(() => this.dispatchEvent(new Event("ended")), 30);
    return Promise.resolve();
  };
})();"""
"""Sounds are as good as over when they begin; whether they can be had is the browser's to find."""

STILL = "localStorage['nightcall.sound-device'] ??= JSON.stringify({ sound: 'none' });"
"""No wind: it blows when it likes."""

LISTEN = """(() => {
  window.captions = [];
  window.sights = [];
  const read = (what) => document.querySelector(what)?.textContent ?? "";
  const look = () => {
    const [text, shown] = [read("main .caption"), read(".shown") + read(".ask:not([aria-hidden])")];
    if (text !== captions.at(-1)?.text) captions.push({ text, at: performance.now() });
    if (shown !== sights.at(-1)?.shown) sights.push({ text, shown, at: performance.now() });
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, characterData: true,
  });
})();"""
"""Keeps every line that stood on the screen, and all that was shown or asked under it."""

TAP_ON = """async ([until, wanted]) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const moment = () => new Promise((done) => setTimeout(done, 300));
  while (!document.querySelector(until)) {
    const asked = ".play .ask:not([aria-hidden])";
    const hands = `${asked}.vote-by-name`;
    const isUp = (one) => one.matches("[aria-pressed=true], :has(.pointing)");
    const tiles = all(`${asked} .tiles button:not(:disabled, [aria-disabled=true])`).filter(
      (one) => !one.closest(hands) || !isUp(one),
    );
    const nameOf = (one) => (one.querySelector(".name") ?? one).textContent.trim();
    const called = all(`${hands} .chip:not([aria-pressed=true])`).find((one) =>
      wanted.some((name) => one.textContent === `${name} 0`),
    );
    const tile =
      called ??
      tiles.find((one) => wanted.includes(nameOf(one))) ??
      tiles.find((one) => one.getAttribute("aria-pressed") !== "true");
    const main = all(`${asked} > button.main`).map((one) =>
      one.disabled ? document.querySelector(".cover") : one,
    );
    const [sure] = [...all(`${asked} .confirm`), ...main];
    const [goOn] = [...all(`${asked} .next-name`), ...all(".console-now > button.main")];
    (sure ?? tile ?? goOn)?.click();
    await moment();
  }
}"""
"""Somebody who taps without a pause: one of these if it is there, else the first that is."""


@dataclass(frozen=True)
class Heard:
    """A line that was handed to a voice, by the page's own clock; `shown` stood on the screen."""

    text: str
    shown: str
    at: float
    until: float
    by: Literal["recording", "browser", "caption"]


class Keeper(Phone):
    """The device in the middle, or a moderator's."""

    async def opens(self, stage: Literal["device", "console"], game: str, *names: str) -> str:
        """The code of a new table with these people at it, none of whom has a device."""
        await self.goes_to("/")
        await self.presses("front-device" if stage == "device" else "front-moderate")
        await self.page.locator(".lobby").wait_for()
        await self.picks_game(game)
        for name in names:
            await self.seats(name)
        return self.page.url.rpartition("/")[2]

    async def seats(self, name: str) -> None:
        field = self.page.get_by_label(self.say("guest-name"))
        await field.fill(name)
        await field.press("Enter")
        await self.page.locator("ol.seats > li", has_text=name).wait_for()

    async def begins(self) -> None:
        """Instead of a game that was ended, if there is one."""
        await self.button("start").wait_for()
        is_ended = await self.button("take-up").count()
        await self.presses("start")
        if is_ended:
            await self.is_sure()
        await self.page.locator(".play").wait_for()

    @property
    def caption(self) -> Locator:
        """Which stands there a second time, for those who sit opposite."""
        return self.page.locator("main .caption")

    # Questions

    @property
    def question(self) -> Locator:
        """Whatever is asked: of people, or of the table as such."""
        return self.page.locator(".play .ask:not([aria-hidden])")

    async def asked_for(self, text_id: str, **args: str | int) -> Locator:
        """This question, when it is put."""
        line = self.page.locator(".ask-line", has_text=self.words(text_id, **args))
        await line.wait_for()
        return self.question.filter(has=line)

    async def taps(self, name: str, *, sure: bool = False) -> None:
        """A tile of the open question, and that it is meant."""
        tiles = self.question.locator(".tiles")
        await tiles.get_by_role("button", name=name, exact=True).first.click()
        if not sure:
            await self.presses("confirm", choice=name)

    async def gives_up(self) -> None:
        """This game is left; the lobby is there again."""
        await self.opens_the_menu()
        await self.presses("give-up")
        sure = self.sheet.get_by_role("alert")
        await sure.get_by_role("button", name=self.say("give-up")).click()
        await self.button("start").wait_for()

    async def taps_on(self, until: str, *wanted: str) -> None:
        """In a hurry, until this is on the screen."""
        async with asyncio.timeout(60):
            await self.page.evaluate(TAP_ON, [until, wanted])

    # What is heard

    async def hears_by_card(self, line: str) -> None:
        """A line of Werewords with real cards is being said."""
        said = self.words(f"werewords-say-{line}", cards="real")
        await expect(self.caption).to_have_text(said)

    async def heard(self) -> list[Heard]:
        """All that was spoken since the page was loaded, and what stood there meanwhile."""
        log = await self.page.evaluate("[nightcall.narrator.spoken, captions]")
        spoken, captions = log
        lines = []
        for said in spoken:
            until = said["until"] or said["at"]
            shown = [caption["text"] for caption in captions if caption["at"] <= until]
            lines.append(Heard(said["text"], shown[-1], said["at"], until, said["by"]))
        return lines

    async def waits(self) -> list[int]:
        """How long each line and each silence of a hurried page was to last, in milliseconds,
        since this was asked last."""
        return [wait for _, wait in await self.waits_set()]

    async def waits_set(self) -> list[tuple[float, int]]:
        """The same, with when it was set."""
        waited = await self.page.evaluate("waits.splice(0)")
        return [(one["at"], one["wait"]) for one in waited]

    async def has_spoken(self) -> None:
        """Until nothing is being said, and nothing waits to be."""
        await self.page.wait_for_function("() => !nightcall.narrator.isSpeaking")

    async def has_said(self, line: str) -> list[str]:
        """All that was said, once this was and nothing more is to be."""
        await self.page.wait_for_function(
            "(text) => nightcall.narrator.spoken.some((said) => said.text === text)", arg=line
        )
        await self.has_spoken()
        return [one.text for one in await self.heard()]


async def keeper(
    party: Party,
    name: str = "Kay",
    *,
    size: tuple[int, int] = TABLET,
    faster: float = 1,
    **ways: Any,
) -> Keeper:
    """Somebody with a device to lead a table with, which shows nothing yet."""
    phone = await party.device(name, size=size, **ways)
    party.phones.remove(phone)
    await phone.page.add_init_script(LISTEN)
    if faster != 1:
        await phone.page.add_init_script(HURRY % faster)
        await phone.page.add_init_script(STILL)
    found = Keeper(name, phone.page, party.url, phone.language)
    found.faults = phone.faults
    party.phones.append(found)
    return found


# What the script says


class Line(NamedTuple):
    """With its names, and as a recording says it, which knows none."""

    caption: str
    short: str
    chapter: str
    timer: Timer | None


def script(party: Party, language: str = "en") -> list[Line]:
    """Every line of the game so far, as the server has it."""
    sitting = party.live.room.sitting
    assert sitting is not None
    header, texts = sitting.header, Texts(language)
    are_cards = any(seat.startswith("Werewolf") for seat in header.seats)
    sentences = Sentences(texts, header.game, () if are_cards else header.seats)
    lines = []
    for item in sitting.run.said:
        if isinstance(item, Scene):
            text_id, caption = f"voice-{header.game}-say-{item.line}", sentences.scene(item)
            short = texts.say(text_id, **sentences.shaped(item.args)) if texts.has(text_id) else ""
            lines.append(Line(caption, short or caption, item.chapter, item.timer))
    return lines


def sha16(text: str) -> str:
    """How a recording is found for a line."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def secrets(party: Party, language: str = "en") -> set[str]:
    """All that was told to some and not to all, in words, and the words that were offered."""
    sitting = party.live.room.sitting
    assert sitting is not None
    header, run = sitting.header, sitting.run
    sentences = Sentences(Texts(language), header.game, header.seats)
    told = [item for item in run.said if isinstance(item, Telling) and item.to is not None]
    found = {sentences.telling(item) for item in told}
    found |= {str(item.args["word"]) for item in told if "word" in item.args}
    return found

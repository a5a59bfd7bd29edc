"""The page for printing, in a real browser: what is chosen there is what comes out."""

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from nightcall.cards import Order, pdf
from nightcall.client import Client
from nightcall.text import Texts
from tests.browser.chromium import SMALL_PHONE, Chromium
from tests.server.party import run, serving

URL = "https://play.example"


def opened(
    folder: Path, does: Callable[[Page], Awaitable[None]], language: str = "en", phone: str = ""
) -> None:
    """The page on a small phone, of this language or another, reached from the front page."""

    async def party() -> None:
        chromium = await Chromium.launched()
        try:
            async with serving(folder, public_url=URL) as place:
                device = await chromium.device(
                    SMALL_PHONE, language=phone or language, prefs={"language": language}
                )
                page = await device.new_page()
                await page.goto(place.url)
                title = Texts(language).say("client-cards")
                await page.get_by_role("button", name=title).click()
                await does(page)
        finally:
            await chromium.closes()

    run(party)


def test_what_is_chosen_on_the_page_is_printed(tmp_path: Path) -> None:
    say = Texts("de").say

    async def chooses(page: Page) -> None:
        host = await Client.opens(page.url.removesuffix("/cards"), "Ann")
        await host.goes()
        code = host.key.code
        await page.get_by_role("button", name=say("client-game-werewords")).click()
        await page.get_by_role("button", name=say("card-minion")).click()
        fewer = say("client-fewer", name=say("card-villager"))
        await page.get_by_role("button", name=fewer).click()
        await page.get_by_label(say("client-cards-sheet-badges")).check()
        await page.get_by_label(say("client-cards-names")).fill("Ann\n\n Bob ")
        await page.get_by_label(say("client-cards-paper")).select_option("letter")
        await page.get_by_label(say("client-cards-language")).select_option("it")
        await page.get_by_label(say("client-cards-code")).fill(f"{code[:3]}-{code[3:]}".lower())
        async with page.expect_download() as download:
            await page.get_by_role("button", name=say("client-cards-make")).click()
        file = await (await download.value).path()
        roles = {"Seer": 1, "Beholder": 1, "Werewolf": 2, "Villager": 3, "Minion": 1}
        order = Order(
            game="werewords", language="it", paper="letter", sheets=("roles", "badges"),
            roles=roles, names=("Ann", "Bob"),
        )  # fmt: skip
        assert Path(file).read_bytes() == pdf(order, f"{URL}/join/{code}")
        await expect(page.locator(".toast")).to_contain_text(say("client-cards-made-both"))
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SMALL_PHONE[0]

    opened(tmp_path, chooses, "de")


def test_the_set_of_sixteen_is_one_click(tmp_path: Path) -> None:
    """PW-SET-04"""
    say = Texts("en").say

    async def chooses(page: Page) -> None:
        await page.get_by_role("button", name=say("client-game-werewolf"), exact=True).click()
        await page.get_by_role("button", name=say("client-cards-whole-werewolf")).click()
        async with page.expect_download() as download:
            await page.get_by_role("button", name=say("client-cards-make")).click()
        file = await download.value
        assert file.suggested_filename == "nightcall-werewolf-en-a4.pdf"
        assert Path(await file.path()).read_bytes() == pdf(Order(game="werewolf", whole=True))

    opened(tmp_path, chooses)


def test_the_page_offers_what_the_chosen_game_has(tmp_path: Path) -> None:
    say = Texts("en").say

    async def chooses(page: Page) -> None:
        tokens = page.get_by_label(say("client-cards-sheet-tokens"))
        badges = page.get_by_label(say("client-cards-sheet-badges"))
        mayors = page.get_by_text(say("client-cards-on-top-werewords"))
        first = page.get_by_role("button", name=say("client-game-werewords"))
        await expect(first).to_have_attribute("aria-pressed", "true")
        await expect(tokens).to_be_visible()
        await expect(mayors).to_be_visible()
        await page.get_by_role("button", name=say("client-game-wherewolf")).click()
        await expect(tokens).to_have_count(0)
        await expect(mayors).to_have_count(0)
        await expect(badges).to_be_visible()

    opened(tmp_path, chooses)


def test_a_refusal_is_read_on_the_page(tmp_path: Path) -> None:
    say = Texts("en").say

    async def chooses(page: Page) -> None:
        await page.get_by_label(say("client-cards-sheet-badges")).check()
        await page.get_by_role("button", name=say("client-cards-make")).click()
        await expect(page.get_by_role("alert")).to_have_text(say("print-refused-no-names"))

    opened(tmp_path, chooses)


def test_a_refusal_is_in_the_language_of_the_page_not_of_the_cards_or_the_phone(
    tmp_path: Path,
) -> None:
    say = Texts("en").say

    async def chooses(page: Page) -> None:
        await page.get_by_label(say("client-cards-language")).select_option("it")
        await page.get_by_label(say("client-cards-code")).fill("BCDFGH")
        await page.get_by_role("button", name=say("client-cards-make")).click()
        refused = say("print-refused-bad-table", table="BCDFGH")
        await expect(page.get_by_role("alert")).to_have_text(refused)

    opened(tmp_path, chooses, phone="de")


def test_the_page_is_used_with_keys_alone(tmp_path: Path) -> None:
    """What has the focus keeps it while the file is made, and twice is two files."""
    say = Texts("en").say

    async def presses(page: Page) -> None:
        make = page.get_by_role("button", name=say("client-cards-make"))
        cards = page.get_by_role("checkbox", name=say("client-cards-sheet-roles"), exact=True)
        await cards.focus()
        await page.keyboard.press("Space")
        await expect(page.get_by_text(say("client-cards-nothing"))).to_be_visible()
        await expect(make).to_have_attribute("aria-disabled", "true")
        await page.keyboard.press("Space")
        await expect(page.get_by_text(say("client-cards-nothing"))).to_have_count(0)
        for _ in range(20):
            if await make.evaluate("button => button === document.activeElement"):
                break
            await page.keyboard.press("Tab")
        for _ in range(2):
            async with page.expect_download():
                await page.keyboard.press("Enter")
            await expect(make).to_be_focused()

    opened(tmp_path, presses)


def test_a_server_that_cannot_print_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    say = Texts("en").say

    async def looks(page: Page) -> None:
        await expect(page.get_by_role("alert")).to_have_text(say("client-cards-not-here"))
        await expect(page.get_by_role("button", name=say("client-cards-make"))).to_have_count(0)

    opened(tmp_path, looks)

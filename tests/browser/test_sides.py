"""The device lies in the middle: everybody can read it, and nobody sees another's vote."""

import re
from itertools import product

import pytest
from playwright.async_api import expect

from nightcall.table import Telling
from nightcall.text import FOLDER, LANGUAGES, Texts
from tests import word_list
from tests.browser.at_device import taps_a_letter, wakes_the_mayor
from tests.browser.chromium import PHONE, TABLET
from tests.browser.keeper import Keeper, keeper
from tests.browser.party import Party

FASTER = 20
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
LANDSCAPE = (1024, 768)
BOXES = """() => ["opposite", "left", "right"].map((side) => {
  const caption = document.querySelector(`.side-${side} .caption`);
  const { x, y, width, height } = caption.getBoundingClientRect();
  return { text: caption.textContent, x, y, width, height };
})"""


async def table(party: Party, game: str, size: tuple[int, int]) -> Keeper:
    await party.begins(speed=FASTER)
    device = await keeper(party, size=size, faster=FASTER)
    party.code = await device.opens("device", game, *NAMES)
    return device


async def by_day(device: Keeper) -> None:
    await device.begins()
    await device.taps_on(".tray")
    await device.has_spoken()


async def test_no_side_counts_what_is_not_in_the_box(party: Party) -> None:
    """WW-TOK-01: only the Deluxe box has a Way Way Off."""
    device = await table(party, "werewords", LANDSCAPE)
    await device.presses("options-all")
    await device.sets("werewords-box-edition", device.say("value-edition-base"))
    await device.closes_the_sheet()
    await by_day(device)
    await device.page.locator(".token-yes").click()
    tokens = device.page.locator(".side-left .side-tokens")
    await expect(tokens.locator("span")).to_have_count(3)
    await expect(tokens).not_to_contain_text(device.words("werewords-option-way-off"))


async def test_a_tablet_is_read_from_four_sides(party: Party) -> None:
    device = await table(party, "werewords", LANDSCAPE)
    await by_day(device)
    await device.page.locator(".token-yes").click()
    await device.sees(device.say("tokens-left", count=35))
    for side in ("opposite", "left", "right"):
        shown = device.page.locator(f".side-{side}")
        await expect(shown.locator(".timer")).to_contain_text(":")
        await expect(shown.locator(".side-tokens")).to_contain_text("35")
    middle = await device.caption.inner_text()
    opposite, left, right = await device.page.evaluate(BOXES)
    assert [side["text"] for side in (opposite, left, right)] == [middle] * 3
    assert opposite["width"] > opposite["height"], "it runs across"
    assert left["height"] > left["width"], "it runs down"
    assert right["height"] > right["width"]
    assert 0 <= left["x"] < LANDSCAPE[0] * 0.2
    assert LANDSCAPE[0] * 0.8 < right["x"] + right["width"] <= LANDSCAPE[0]
    # All that can be tapped is on the screen with it, and read out once.
    await expect(device.page.locator(".tray")).to_be_in_viewport(ratio=1)
    assert await device.page.locator(".sides:not([aria-hidden=true])").count() == 0


async def test_the_letters_of_speedwords_are_read_from_four_sides(party: Party) -> None:
    """WW-SPD-03"""
    device = await table(party, "werewords", LANDSCAPE)
    await device.sets("werewords-box-speedwords", on=True)
    await device.begins()
    await wakes_the_mayor(device)
    await taps_a_letter(device)
    await device.sees_chapter("day")
    shape = await device.page.locator("main .shape").inner_text()
    for side in ("opposite", "left", "right"):
        turned = device.page.locator(f".side-{side} .shape")
        await expect(turned).to_have_text(shape)
        fits = "(edge) => edge.scrollWidth <= edge.clientWidth + 1"
        assert await device.page.locator(f".side-{side}").evaluate(fits)
        under = "(blank) => getComputedStyle(blank).border{}Style === 'solid'"
        edge = "Bottom" if side == "opposite" else "Left"  # of letters that run down
        assert await turned.locator(".blank").first.evaluate(under.format(edge))


PLACES = """() => [...document.querySelectorAll(".side")].flatMap((side) => {
  if (!side.checkVisibility()) return [];
  const [edge, style] = [side.getBoundingClientRect(), getComputedStyle(side)];
  const places = [...side.querySelectorAll(".blank, .letter")];
  const isOutside = ({ left, right, top, bottom }) =>
    left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
  const boxes = places.map((place) => place.getBoundingClientRect());
  const rows = new Set(boxes.map(({ x, y }) => (style.writingMode === "horizontal-tb" ? y : x)));
  const isCut = side.scrollWidth > side.clientWidth || side.scrollHeight > side.clientHeight;
  const [letter] = side.querySelectorAll(".letter");
  const size = parseFloat(getComputedStyle(letter).fontSize);
  return [[places.length, boxes.filter(isOutside).length, rows.size, isCut, size >= 8]];
})"""
"""Of each side: the places of the word, how many are not on it, and in how many rows they stand;
whether anything is cut, and whether a letter can be read."""


@pytest.mark.parametrize(
    "word", ["Supercalifragilisticexpialidocious", "pneumonoultramicroscopicsilicovolcanoconiosis"]
)
async def test_every_place_of_a_long_word_is_on_each_side(
    party: Party, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WW-SPD-03: how long it is stays plain."""
    monkeypatch.setattr(word_list, "WORDS", (word, "frog"))
    device = await table(party, "werewords", (1180, 820))
    await device.sets("werewords-box-speedwords", on=True)
    await device.begins()
    assert await wakes_the_mayor(device) == word
    await taps_a_letter(device)
    await device.sees_chapter("day")
    for width, height, sides in ((1180, 820, 3), (1024, 600, 2)):
        await device.page.set_viewport_size({"width": width, "height": height})
        await device.is_drawn()
        assert await device.page.evaluate(PLACES) == [[len(word), 0, 1, False, True]] * sides


async def test_the_word_that_was_not_found_is_read_from_four_sides(party: Party) -> None:
    """WW-EGB-01: all know it when they talk."""
    device = await table(party, "werewords", LANDSCAPE)
    await by_day(device)
    ended = device.words("werewords-option-no-more-tokens")
    await device.page.locator(".tray").get_by_role("button", name=ended).click()
    await device.presses("press-sure", button=ended)
    await device.sees_chapter("vote")
    told = device.page.locator("main .public-log").get_by_text("“")
    word = await told.first.inner_text()
    for side in ("opposite", "left", "right"):
        await expect(device.page.locator(f".side-{side}")).to_contain_text(word)


async def test_the_result_is_read_from_four_sides(party: Party) -> None:
    device = await table(party, "werewords", LANDSCAPE)
    await by_day(device)
    await device.page.locator(".tray").get_by_role("button", name="Correct").click()
    await device.presses("press-sure", button=device.words("werewords-option-correct"))
    await device.asked_for("client-keeper-asks-hunt")
    await device.taps("Seer", sure=True)
    await device.page.locator(".result").wait_for()
    sides = device.page.locator(".side .caption")
    said = await device.page.locator(".result .caption").inner_text()
    await expect(sides).to_have_text([said] * 3)
    for place in range(3):
        await expect(sides.nth(place)).to_be_in_viewport(ratio=0.9)
    await device.presses("change-table")
    await device.button("start").wait_for()
    await expect(sides.first).not_to_be_visible()


async def test_on_a_phone_what_is_asked_has_the_room(party: Party) -> None:
    device = await table(party, "werewords", PHONE)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    for side in ("opposite", "left", "right"):
        await expect(device.page.locator(f".side-{side}")).not_to_be_visible()


async def test_a_phone_on_its_side_has_clock_tokens_and_voice_in_sight(party: Party) -> None:
    device = await table(party, "werewords", (PHONE[1], PHONE[0]))
    voice = device.page.locator("footer .narration button")
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    assert await voice.count() == 5
    for thing in [*await device.question.locator(".tiles button").all(), *await voice.all()]:
        await expect(thing).to_be_in_viewport(ratio=1)
    await device.taps_on(".tray")
    await device.has_spoken()
    pressed = device.page.locator("main .tray button, footer .narration button")
    assert await pressed.count() == 7 + 5
    for thing in [device.page.locator("main .timer"), *await pressed.all()]:
        await expect(thing).to_be_in_viewport(ratio=1)


async def test_turning_the_tablet_changes_nothing(party: Party) -> None:
    device = await table(party, "werewords", LANDSCAPE)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await device.page.set_viewport_size({"width": 768, "height": 1024})
    await device.question.get_by_role("button", name="Seer", exact=True).click()
    await device.page.set_viewport_size({"width": 1024, "height": 768})
    await device.presses("confirm", choice="Seer")
    await device.asked_for("werewords-ask-choose-word")


async def takes_it(device: Keeper, name: str) -> None:
    await device.sees(device.say("device-pass-to", name=name))
    assert await device.page.locator(".ask .tiles").count() == 0, "it is nobody's yet"
    await device.presses("device-i-am", name=name)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
async def test_votes_are_given_in_secret_from_hand_to_hand(
    party: Party, size: tuple[int, int]
) -> None:
    """WH-V1-01. The accused hold it too, or an Advocate who votes among them would be known."""
    device = await table(party, "wherewolf", size)
    await device.begins()
    await device.taps_on("h1 use[href='#i-phase-assembly']")
    await device.taps(device.words("wherewolf-option-go-on"), sure=True)
    for name in NAMES:
        await takes_it(device, name)
        assert not await device.question.locator("[aria-pressed=true]").count()
        await device.taps("Bob" if name == "Ann" else "Ann")
    await device.sees_chapter("defence")
    for name in ("Ann", "Bob"):
        await device.hears("wherewolf-say-defence", seat=name)
        await device.taps(device.words("wherewolf-option-done"), sure=True)
    await device.sees_chapter("second-voting")
    for name in ("Ann", "Bob"):
        await takes_it(device, name)
        await device.sees(device.say("device-no-vote"))
        await expect(device.button("device-pass-on")).to_be_enabled()
        if name == "Bob":
            await device.page.evaluate("window.setTimeout = () => 0")  # no time passes
        await device.presses("device-pass-on")
    # A second tap of his is not hers.
    await expect(device.button("device-i-am", name="Cid")).to_be_disabled()
    await device.page.reload()
    await device.presses("voice-unlock")
    for name in NAMES[2:]:
        await takes_it(device, name)
        await device.taps("Ann")
    burned = device.words("wherewolf-say-burned", seat="Ann")
    has_stood = "(line) => captions.some(({ text }) => text === line)"
    await device.page.wait_for_function(has_stood, arg=burned)
    sitting = party.live.room.sitting
    assert sitting is not None
    told = [item.key for item in sitting.run.said if isinstance(item, Telling) and item.to is None]
    assert "votes" not in told, "nobody hears who voted how"


LONG_NAMES = tuple(f"Annegret-Wilhelmine{letter}" for letter in "ABCDEFGHIJKL")
STAYS = "nightcall.narrator.pause = () => {}"
SAYS = """(text) => {
  const { narrator } = nightcall;
  narrator.hush();
  narrator.isPaused = true;
  narrator.say({ text, language: "en" });
}"""
"""A line is handed to the narrator, whose voice is paused, so that it stands on every side."""
CUT = """() => [...document.querySelectorAll(".side")].flatMap((side) => {
  const { className, scrollHeight, clientHeight, scrollWidth, clientWidth } = side;
  const { bottom } = side.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(side.querySelector(".caption")).fontSize);
  const isCut = scrollHeight > clientHeight || scrollWidth > clientWidth || bottom > innerHeight;
  return isCut || size < 10 ? [`${className} ${size}`] : [];
})"""


def longest_lines(language: str, game: str) -> list[str]:
    """The longest of a game's lines with twelve long names in them; those that are only read with
    the device in hand, or are for phones, aside."""
    texts = Texts(language)
    many = texts.listed(LONG_NAMES)
    args: dict[str, str | int] = {
        **dict.fromkeys(("names", "dead", "winners"), many),
        **dict.fromkeys(("helpers", "counts", "roles-or"), texts.listed(LONG_NAMES[:3])),
        **dict.fromkeys(("names-count", "dead-count", "winners-count"), len(LONG_NAMES)),
        "cards": "real",
        "team": "village",
        "faction": "Criminals",
        "majority": 7,
        "ghoul": "yes",
        "traitor": "yes",
        "seat": LONG_NAMES[0],
        "card": texts.say("card-werewolf"),
    }
    lines = (FOLDER / language / f"{game}.ftl").read_text()
    ids = re.findall(rf"^({game}-say-[\w-]+) =", lines, re.MULTILINE)
    said = [texts.say(name, **args) for name in ids if not name.endswith("-say-deal")]
    return sorted(said, key=len)[-3:]


@pytest.mark.parametrize("size", [LANDSCAPE, TABLET])
async def test_no_line_is_cut_at_an_edge_however_long_and_large(
    party: Party, size: tuple[int, int]
) -> None:
    """By day, where the clock and the tokens stand beside it."""
    party.ways = {"prefs": {"size": "largest"}}
    device = await table(party, "werewords", size)
    option = device.page.locator("label.option", has_text=device.words("werewords-box-day-seconds"))
    await option.get_by_role("spinbutton").fill("3600")
    await option.get_by_role("spinbutton").press("Enter")
    await by_day(device)
    await device.page.locator(".token-yes").click()
    await device.sees(device.say("tokens-left", count=35))
    await device.page.evaluate(STAYS)
    cut: list[str] = []
    for language, game in product(LANGUAGES, ("werewords", "werewolf", "wherewolf")):
        for line in longest_lines(language, game):
            await device.page.evaluate(SAYS, line)
            await expect(device.page.locator(".side .caption")).to_have_text([line] * 3)
            cut += [f"{side}: {line}" for side in await device.page.evaluate(CUT)]
    assert not cut, "\n".join(cut[:6])

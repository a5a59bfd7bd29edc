"""Word lists in a browser: made, mended by the line, published, found by others, and chosen."""

import asyncio
from pathlib import Path

from playwright.async_api import Locator, expect

from tests.browser.party import Party
from tests.browser.phone import Phone


def entries(phone: Phone) -> Locator:
    return phone.page.get_by_label(phone.say("lists-entries"))


def words(phone: Phone) -> Locator:
    return phone.page.locator(".list-words li")


async def makes(phone: Phone, name: str, text: str) -> None:
    """From the front page, by what is written there."""
    await phone.goes_to("/")
    await phone.presses("lists")
    await phone.presses("lists-new")
    await phone.page.get_by_label(phone.say("lists-name"), exact=True).fill(name)
    await entries(phone).fill(text)
    await phone.presses("lists-save")


async def publishes(phone: Phone) -> str:
    await phone.presses("lists-publish")
    code = phone.page.locator(".code-shown")
    await code.wait_for()
    return await code.inner_text()


async def test_a_wrong_line_is_told_and_can_be_found_and_mended(party: Party) -> None:
    ann = await party.device("Ann", language="de")
    await makes(ann, "Teich", "Frosch\nKröte\tleicht\nUn\u202eke\n")
    alert = ann.page.get_by_role("alert")
    await expect(alert.get_by_role("button")).to_have_count(2)
    first = alert.get_by_role("button").first
    await expect(first).to_contain_text("Zeile 2: „leicht“")
    await first.click()
    await expect(entries(ann)).to_be_focused()
    marked = "a => a.value.slice(a.selectionStart, a.selectionEnd)"
    assert await entries(ann).evaluate(marked) == "Kröte\tleicht"
    await entries(ann).fill("Frosch\nKröte\teasy\nUnke\n")
    await ann.presses("lists-save")
    await expect(words(ann)).to_have_count(3)
    await expect(words(ann).nth(0)).to_contain_text(
        ann.say("lists-about", level="").strip(), use_inner_text=True
    )
    await expect(words(ann).nth(1)).to_contain_text(ann.say("value-level-easy"))


async def test_a_file_is_taken_and_comes_back_as_a_file(party: Party, tmp_path: Path) -> None:
    ann = await party.device("Ann")
    await ann.goes_to("/lists/new")
    file = tmp_path / "Party.csv"
    file.write_bytes("text,level\npi\u00f1ata,easy\n=2+2,easy\n".encode())
    chosen = ann.page.get_by_label(ann.say("lists-file"))
    await chosen.set_input_files(file)
    await ann.presses("lists-save")
    await expect(ann.page.get_by_role("alert")).to_contain_text("Line 3")
    file.write_bytes("text,level\npi\u00f1ata,easy\nclown,hard\n".encode())
    await ann.presses("lists-no-file")
    await chosen.set_input_files(file)
    await ann.presses("lists-save")
    await ann.page.get_by_role("heading", name="Party", exact=True).wait_for()
    async with ann.page.expect_download() as downloading:
        await ann.presses("lists-format-csv")
    download = await downloading.value
    assert download.suggested_filename == "Party.csv"
    saved = Path(await download.path()).read_text("utf-8")
    assert saved.splitlines()[1:] == ["piñata,easy,,,", "clown,hard,,,"]


async def test_a_published_list_is_found_reported_and_later_gone(party: Party) -> None:
    ann, bob = await party.device("Ann"), await party.device("Bob")
    await makes(ann, "Our village", "the old mill\nbowling club\n")
    await expect(words(ann)).to_have_count(2)
    code = await publishes(ann)
    await bob.goes_to("/lists")
    await bob.sees(bob.say("lists-none-mine"))
    await bob.page.get_by_label(bob.say("lists-name-or-code")).fill("vill")
    await bob.presses("lists-find-go")
    await bob.page.get_by_role("link", name="Our village").click()
    await expect(words(bob)).to_have_count(2)
    await expect(bob.page.locator(".code-shown")).to_have_text(code)
    await bob.page.get_by_text(bob.say("lists-report"), exact=True).click()
    await bob.presses("lists-report-go")
    await expect(bob.toast).to_have_text(bob.say("lists-reported"))
    await ann.page.reload()
    await ann.presses("lists-drop")
    await ann.page.get_by_role("alert").get_by_role("button", name=ann.say("lists-drop")).click()
    await ann.sees(ann.say("lists-none-mine"))
    await bob.page.reload()
    await bob.sees(bob.words("words-refused-no-such-list", value=code))


async def test_a_change_is_saved_or_left(party: Party) -> None:
    ann = await party.device("Ann")
    await makes(ann, "Pond", "frog\ntoad\n")
    await ann.presses("lists-edit")
    await expect(entries(ann)).to_have_value("frog\ntoad\n")
    await entries(ann).fill("newt\n")
    await ann.presses("lists-leave")
    await expect(words(ann)).to_have_count(2)
    await ann.presses("lists-edit")
    await entries(ann).fill("newt\n")
    await ann.presses("lists-save")
    await expect(words(ann)).to_have_count(1)
    await expect(words(ann)).to_contain_text("newt")
    await ann.page.reload()
    await expect(words(ann)).to_have_count(1)


async def test_the_host_chooses_lists_kinds_language_and_evenings(party: Party) -> None:
    bob = await party.device("Bob")
    await makes(bob, "Bob’s pond", "frog\ntoad\n")
    code = await publishes(bob)
    ann = await party.host("Ann")
    await makes(ann, "My own", "newt\n")
    await ann.page.locator(".list-words").wait_for()
    await ann.goes_to(f"/table/{party.code}")
    await ann.presses("options-all")
    await ann.sheet.get_by_label(ann.say("lists-add-mine")).select_option(label="My own")
    await ann.sheet.get_by_label(ann.say("lists-add-published")).fill(code.lower())
    await ann.sheet.get_by_role("button", name=ann.say("lists-find-go"), exact=True).click()
    await ann.sheet.get_by_role("button", name="Bob’s pond").click()
    for name in ("My own", "Bob’s pond"):
        await ann.sheet.get_by_role("button", name=ann.say("lists-remove", name=name)).wait_for()
    animals = ann.sheet.get_by_role("button", name=ann.say("category-animals"), exact=True)
    await animals.click()
    await expect(animals).to_have_attribute("aria-pressed", "true")
    await ann.sets("werewords-box-language", "Deutsch")
    await ann.sheet.get_by_label(ann.say("lists-evenings")).check()
    room = party.live.room
    async with asyncio.timeout(40):
        while not room.evenings:
            await asyncio.sleep(0.02)
    chosen = room.options["werewords"]
    assert (chosen["language"], chosen["categories"]) == ("de", ["animals"])
    assert chosen["word_lists"][1] == code
    await ann.sheet.get_by_role("button", name=ann.say("lists-remove", name="My own")).click()
    await ann.sheet.get_by_label(ann.say("lists-only")).check()
    await expect(animals).to_be_disabled()
    assert room.options["werewords"]["word_lists"] == [code]

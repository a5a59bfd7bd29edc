"""A moderator's notes: typed on one device, there for whoever leads, and never lost on the way."""

from playwright.async_api import Locator, expect

from nightcall.room.room import Room
from tests.browser.keeper import DESK, Keeper, keeper
from tests.browser.party import Party

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")

TYPES = """(field, text) => {
  field.focus();
  for (let i = 1; i <= text.length; i++) {
    field.value = text.slice(0, i);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}"""
"""So fast that nobody pauses."""


async def leading(party: Party) -> Keeper:
    """A game has begun, and stands still until somebody does something."""
    kay = await keeper(party, size=DESK)
    party.code = await kay.opens("console", "wherewolf", *NAMES)
    await kay.begins()
    await kay.sees_chapter("deal")
    return kay


def note(kay: Keeper, name: str) -> Locator:
    return kay.page.get_by_label(kay.say("console-note", name=name))


def written(room: Room) -> dict[str, str]:
    return {room.places[place].name: text for place, text in room.notes.items()}


async def another(party: Party, kay: Keeper, way: str) -> Keeper:
    """Somebody scans a code of the menu, and leads too or instead."""
    await kay.opens_the_menu()
    link = await kay.link_drawn_by(kay.button(way))
    lea = await keeper(party, "Lea", size=DESK)
    await lea.page.goto(link)
    await lea.sees_chapter("deal")
    return lea


async def test_whoever_the_table_is_handed_to_reads_the_notes(party: Party) -> None:
    kay = await leading(party)
    await note(kay, "Cid").fill("talks too much")
    await note(kay, "Dee").fill("blinked")
    await note(kay, "Dee").blur()
    lea = await another(party, kay, "keeper-over")
    await kay.sees(kay.say("out-4002"))
    await expect(note(lea, "Cid")).to_have_value("talks too much")
    await expect(note(lea, "Dee")).to_have_value("blinked")
    await note(lea, "Dee").fill("")
    await note(lea, "Dee").blur()
    await lea.page.reload()
    await expect(note(lea, "Cid")).to_have_value("talks too much")
    await expect(note(lea, "Dee")).to_have_value("")


async def test_notes_are_there_when_the_server_comes_back(party: Party) -> None:
    kay = await leading(party)
    await note(kay, "Cid").fill("talks too much")
    lea = await another(party, kay, "second-device")
    await kay.closes_the_sheet()
    await expect(note(lea, "Cid")).to_have_value("talks too much")
    await party.restarts()
    await note(lea, "Dee").fill("blinked")
    await expect(note(kay, "Dee")).to_have_value("blinked")
    await expect(note(kay, "Cid")).to_have_value("talks too much")


async def test_typing_writes_one_note_and_not_one_for_each_key(party: Party) -> None:
    kay = await leading(party)
    lea = await another(party, kay, "second-device")
    await kay.closes_the_sheet()
    before = party.live.room.length
    await note(kay, "Cid").evaluate(TYPES, "talks too much")
    await expect(note(lea, "Cid")).to_have_value("talks too much")
    assert party.live.room.length == before + 1


async def test_what_was_just_typed_is_kept_though_the_page_is_closed(party: Party) -> None:
    kay = await leading(party)
    lea = await another(party, kay, "second-device")
    await kay.closes_the_sheet()
    await note(kay, "Cid").evaluate(TYPES, "talks too much")
    await kay.page.goto("about:blank")
    await expect(note(lea, "Cid")).to_have_value("talks too much")


async def test_what_another_device_writes_does_not_disturb_who_types(party: Party) -> None:
    kay = await leading(party)
    lea = await another(party, kay, "second-device")
    await kay.closes_the_sheet()
    await party.takes_the_network_of(kay)
    await note(kay, "Cid").press_sequentially("talks ")
    await note(lea, "Cid").fill("silent")
    await note(lea, "Dee").fill("blinked")
    await note(lea, "Dee").blur()
    await kay.page.context.set_offline(False)
    await expect(note(kay, "Dee")).to_have_value("blinked")
    await note(kay, "Cid").press_sequentially("too much")
    await expect(note(kay, "Cid")).to_have_value("talks too much")
    await expect(note(lea, "Cid")).to_have_value("talks too much")
    await note(lea, "Cid").fill("quiet now")
    await expect(note(kay, "Cid")).to_have_value("quiet now")
    assert written(party.live.room) == {"Cid": "quiet now", "Dee": "blinked"}

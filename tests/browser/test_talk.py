"""Table talk: ready sayings in everybody's own language, and who has to be silent."""

from playwright.async_api import expect

from tests.browser.party import Party
from tests.browser.werewords import day


async def test_a_ready_saying_is_read_in_the_readers_language(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    grete = await party.guest("Grete", language="de")
    await ann.presses("start")
    await bob.sees_chapter("deal")
    await bob.presses("talk")
    await bob.sheet.get_by_role("combobox", name=bob.say("sayings")).select_option("claim")
    await bob.sheet.get_by_role("combobox", name=bob.say("blank-card")).select_option("Seer")
    claim = bob.words("saying-claim", card=bob.words("card-seer"))
    await bob.sheet.get_by_role("button", name=claim).click()
    await expect(bob.sheet.locator(".talked")).to_contain_text(claim)
    await expect(grete.page.locator(".badge")).to_have_text("1")
    await grete.page.get_by_role("button", name=grete.say("talk")).click()
    in_german = grete.words("saying-claim", card=grete.words("card-seer"))
    assert in_german != claim
    await expect(grete.sheet.locator(".talked")).to_contain_text(in_german)
    await expect(grete.page.locator("html")).to_have_attribute("lang", "de")


async def test_own_words_are_shown_as_they_were_typed_and_never_as_markup(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    typed = "<img src=x onerror=alert(1)> & “so”"
    await ann.page.get_by_role("button", name=ann.say("talk")).click()
    await ann.sheet.get_by_label(ann.say("talk-own")).fill(typed)
    await ann.page.keyboard.press("Enter")
    await bob.page.get_by_role("button", name=bob.say("talk")).click()
    await expect(bob.sheet.locator(".talked")).to_contain_text(typed)
    await expect(bob.sheet.locator(".talked img")).to_have_count(0)


async def test_the_mayor_is_mute_by_day(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    mayor, others, _ = await day(party, people)
    await mayor.presses("talk")
    await mayor.sheet.get_by_label(mayor.say("talk-own")).fill("It is a frog")
    await mayor.presses("talk-send")
    await expect(mayor.toast).to_contain_text(mayor.words("room-refused-be-silent"))
    await others[0].presses("talk")
    await others[0].sheet.get_by_label(others[0].say("talk-own")).fill("Hm.")
    await others[0].presses("talk-send")
    await expect(mayor.sheet.locator(".talked")).to_contain_text("Hm.")


async def test_the_host_switches_talk_off(party: Party) -> None:
    ann, bob = await party.seated("Ann", "Bob")
    await ann.opens_the_menu()
    await ann.sheet.get_by_label(ann.say("talk-allowed"), exact=True).uncheck()
    await bob.page.get_by_role("button", name=bob.say("talk")).click()
    await bob.sees(bob.say("talk-off"))
    await expect(bob.sheet.get_by_label(bob.say("talk-own"))).to_have_count(0)

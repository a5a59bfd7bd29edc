"""A moderator leads from a console: real cards that are entered, a phone among people without
one, mistakes that are put right, and another person who takes over."""

import asyncio
import re
from contextlib import suppress

from playwright.async_api import Locator, expect

from tests.browser.axe import faults_of
from tests.browser.keeper import DESK, Keeper, keeper
from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.player import play
from tests.browser.test_passed_round import dealt
from tests.server.wire_watch import check

FASTER = 20
NIGHT = ".console h1 use[href='#i-phase-night']"
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


LEFT_AND_TWICE = """async (correct) => {
  const after = (wait) => new Promise((done) => setTimeout(done, wait));
  const row = correct.parentElement;
  const at = [...row.children].indexOf(correct);
  document.querySelector(".token-yes").click();
  await after(330);
  row.children[at].click();
  await after(170);
  row.children[at].click();
}"""
"""A finger that leaves Correct for a token, comes back at once and taps twice."""


async def console(party: Party, game: str, *names: str) -> Keeper:
    await party.begins(speed=FASTER)
    kay = await keeper(party, size=DESK)
    party.code = await kay.opens("console", game, *names)
    return kay


async def deals_by_hand(kay: Keeper, cards: dict[str, str], rest: str) -> None:
    """The people hold real cards; the moderator goes round and enters them."""
    await kay.asked_for("wherewolf-ask-deal")
    left = kay.page.locator(".arranging [role=status]")
    for name, card in cards.items():
        await expect(left).to_contain_text(f"1 {card}")
        await kay.page.get_by_label(kay.say("arrange-card-of", name=name)).select_option(label=card)
    await expect(left).not_to_contain_text(re.compile("|".join(cards.values())))
    await expect(kay.button("arrange-go")).to_be_disabled()
    await kay.presses("arrange-rest", card=rest)
    await expect(left).to_have_text(kay.say("arrange-none-left"))
    await kay.presses("arrange-go")


def entry(kay: Keeper, seat: str, answer: str) -> Locator:
    """The newest line of the running sheet that says so."""
    said = kay.say("story-did", seat=seat, answer=answer)
    return (
        kay.page.locator(".running > li").filter(has=kay.page.get_by_text(said, exact=True)).first
    )


async def goes_on(kay: Keeper, line: str) -> None:
    """The moderator has said it."""
    await kay.hears(line)
    await kay.presses("console-next")


async def dead(kay: Keeper) -> list[str]:
    return await kay.page.locator(".who-is-what .dead .name").all_inner_texts()


async def test_a_whole_wherewolf_with_three_mistakes_a_phone_and_two_moderators(
    party: Party,
) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    zoe = await party.guest("Zoe")
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await expect(kay.page.locator("ol.seats > li")).to_have_count(7)
    await kay.begins()
    await deals_by_hand(kay, {"Bob": "Seer", "Cid": "Pack Leader"}, rest="Peasant")
    await all_look(kay, zoe)
    await the_first_night(kay)
    await the_wrong_answer_is_corrected(kay)
    await two_votes_are_taken_back(kay)
    async with asyncio.TaskGroup() as group:
        group.create_task(play([zoe], hurries=False))
        await the_second_night(kay)
        await the_wrong_victim_is_changed(kay)
        lea = await hands_over(kay, party)
        await lea.taps_on(".result")
    room = party.live.room
    assert room.sitting is not None
    assert room.sitting.run.outcome is not None
    check(await zoe.watch(), room, {(await lea.watch()).client.key.secret})


async def all_look(kay: Keeper, zoe: Phone) -> None:
    """Six say so, and one on a phone, for whom nobody answers unasked."""
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.sees(kay.say("keeper-phone", name="Zoe"))
    assert await zoe.card_name() == "Peasant"
    await zoe.chooses(zoe.words("wherewolf-option-seen"))
    await kay.sees_chapter("night")


async def the_first_night(kay: Keeper) -> None:
    """The Seer's answer is entered wrong. Notes outlive a reload, and so does all the rest."""
    await expect(kay.page.locator(".are-awake")).to_have_text(re.compile(r"Bob\s*\(Seer\)"))
    coming = kay.page.locator(".coming-up")
    await expect(coming).to_contain_text(
        kay.words("wherewolf-say-wake-werewolves-first", traitor="no")
    )
    note = kay.page.get_by_label(kay.say("console-note", name="Cid"))
    await note.fill("talks too much")
    await note.press("Tab")
    await kay.taps("Ann")
    await kay.page.reload()
    await expect(note).to_have_value("talks too much")
    await expect(kay.page.locator(".told .private")).to_contain_text("Ann")
    await kay.presses("console-next")
    await kay.presses("console-next")
    await kay.sees_chapter("assembly")


async def the_wrong_answer_is_corrected(kay: Keeper) -> None:
    """The Seer pointed at Cid. What would come of it is shown, and only then it is done."""
    wrong = entry(kay, "Bob", "Ann")
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await wrong.get_by_label(kay.say("console-instead")).select_option("Cid")
    told = wrong.locator(".told")
    await expect(told).to_contain_text(kay.words("wherewolf-told-aura", seat="Cid", aura="Dark"))
    await expect(wrong).to_contain_text(kay.say("console-consequence", kept=2, lost=0))
    assert await entry(kay, "Bob", "Cid").count() == 0, "nothing has changed yet"
    await kay.presses("console-correct")
    await entry(kay, "Bob", "Cid").wait_for()
    await kay.sees_chapter("assembly")


async def two_votes_are_taken_back(kay: Keeper) -> None:
    """The moderator counted the wrong hands, and begins again."""
    await kay.taps(kay.words("wherewolf-option-go-on"), sure=True)
    await kay.asked_for("client-vote-hands", name="Ann")
    await kay.question.get_by_role("button", name="Eve 0").click()
    await kay.asked_for("client-vote-hands", name="Eve")
    for voter in ("Ann", "Bob"):
        await kay.taps(voter, sure=True)
        await entry(kay, voter, "Eve").wait_for()
    await kay.question.get_by_role("button", name="Eve 2").wait_for()
    first = entry(kay, "Ann", "Eve")
    await first.get_by_role("button", name=kay.say("console-change")).click()
    await kay.presses("console-rewind", count=2)
    sure = kay.page.get_by_role("alertdialog")
    for voter in ("Ann", "Bob"):
        await expect(sure).to_contain_text(kay.say("story-did", seat=voter, answer="Eve"))
    assert await entry(kay, "Bob", "Eve").count() == 1, "nothing has changed yet"
    await sure.locator("button.main").click()
    await expect(entry(kay, "Ann", "Eve")).to_have_count(0)
    await expect(entry(kay, "Bob", "Eve")).to_have_count(0)
    await kay.question.get_by_role("button", name="Eve 0").wait_for()


async def the_second_night(kay: Keeper) -> None:
    """Votes by name; then the clock goes by itself for a while, and waits again."""
    pace = kay.page.get_by_label(kay.say("console-manual"))
    await kay.taps_on(NIGHT, "Fay")
    assert await dead(kay) == ["Fay"]
    await pace.uncheck()
    asked = await kay.asked_for("wherewolf-ask-look-into")
    # The clock may speak in the moment of a tap, which then came too late and is made again.
    while await asked.count():
        await kay.taps("Zoe")
        with suppress(AssertionError):
            await expect(asked).to_have_count(0, timeout=3000)
    await kay.asked_for("wherewolf-ask-victim")
    await pace.check()
    await expect(pace).to_be_checked()
    await kay.taps("Dee")
    await goes_on(kay, "wherewolf-say-wake-werewolves-later")
    await kay.sees_chapter("assembly")
    assert "Dee" in await dead(kay)


async def the_wrong_victim_is_changed(kay: Keeper) -> None:
    """It was Eve: who is dead changes, though the village has met already."""
    wrong = entry(kay, "Cid", "Dee")
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await wrong.get_by_label(kay.say("console-instead")).select_option("Eve")
    await expect(wrong.locator(".told")).to_contain_text("Eve")
    await kay.presses("console-correct")
    await entry(kay, "Cid", "Eve").wait_for()
    assert "Eve" in await dead(kay)
    assert "Dee" not in await dead(kay)


async def hands_over(kay: Keeper, party: Party) -> Keeper:
    """Somebody else scans a code and leads on; the first is out."""
    await kay.opens_the_menu()
    link = await kay.link_drawn_by(kay.button("keeper-over"))
    lea = await keeper(party, "Lea", size=DESK)
    await lea.page.goto(link)
    await lea.sees_chapter("assembly")
    await kay.sees(kay.say("out-4002"))
    return lea


async def test_the_middle_of_the_table_has_a_card_too(party: Party) -> None:
    """Werewords of three, one of them with a phone: one card more than there are people."""
    kay = await console(party, "werewords", *NAMES[:2])
    await party.guest("Zoe")
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await expect(kay.page.locator("ol.seats > li")).to_have_count(3)
    await kay.begins()
    await kay.asked_for("werewords-ask-deal")
    places = kay.page.locator(".arranging label > span")
    names = [kay.say("arrange-card-of", name=name) for name in ("Ann", "Bob", "Zoe")]
    await expect(places).to_have_text([*names, kay.say("arrange-middle")])


async def test_a_whole_werewords_is_led_with_real_cards_and_no_voice(party: Party) -> None:
    """Nobody has a phone: the seats are the cards, and one button goes on at every step."""
    kay = await console(party, "werewords", *NAMES)
    await kay.begins()
    await kay.asked_for("werewords-ask-mayor-card")
    await kay.taps_on(".tray", "Villager")
    await kay.page.locator(".token-no").click()
    await entry(kay, "Mayor", kay.words("werewords-option-no")).wait_for()
    correct = kay.words("werewords-option-correct")
    await kay.page.locator(".tray").get_by_role("button", name=correct).click()
    sure = kay.button("press-sure", button=correct)
    await expect(sure).to_be_enabled()
    await sure.evaluate(LEFT_AND_TWICE)
    await expect(sure).to_be_enabled()
    await kay.sees_chapter("day")
    await sure.click()
    await kay.sees_chapter("hunt")
    await kay.presses("console-next")
    await kay.asked_for("client-keeper-asks-hunt")
    await kay.taps("Villager", sure=True)
    await kay.page.locator(".result").wait_for()
    await kay.sees(re.compile(r"The village wins"))


async def test_a_pack_is_entered_as_one_and_taken_back_by_one_tap(party: Party) -> None:
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await goes_on(kay, "werewolf-say-wake-werewolves-first")
    pack = kay.page.locator(".are-awake > span")
    for is_wrong in (True, False):
        await kay.asked_for("werewolf-ask-victim")
        await expect(pack).to_have_count(2)
        await kay.question.locator(".tiles button").first.click()
        await kay.page.locator(".confirm").click()
        await kay.asked_for("werewolf-ask-look-into")
        if is_wrong:
            await kay.presses("console-back")


async def test_who_died_is_among_what_to_say(party: Party) -> None:
    """Between two lines: first that it is morning, then who is dead, then that all may talk."""
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await goes_on(kay, "werewolf-say-wake-werewolves-first")
    await kay.asked_for("werewolf-ask-victim")
    victim = await kay.question.locator(".tiles .name").first.inner_text()
    await kay.taps(victim)
    await kay.asked_for("werewolf-ask-look-into")
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await goes_on(kay, "werewolf-say-seer-sees")
    await kay.sees_chapter("day")
    before = kay.page.locator(".line-before")
    await expect(before).to_have_count(3)
    await expect(before.nth(1)).to_have_text(kay.words("werewolf-say-morning", seat=victim))
    await expect(before.nth(2)).to_contain_text(victim)


async def test_a_correction_says_who_lives_again_and_where_the_game_stands_then(
    party: Party,
) -> None:
    """PW-DAY-03: without that vote nobody was lynched, and the night has not begun. Taken back with
    all that follows, it is the same."""
    kay = await console(party, "werewolf", *NAMES, "Gus", "Hal")
    await kay.begins()
    await kay.taps_on("h1 use[href='#i-phase-day']")
    sitting = party.live.room.sitting
    assert sitting is not None
    assert sitting.scene is not None
    villagers = {seat for seat, card in dealt(party).items() if card == "Villager"}
    living = sitting.scene.alive or ()
    lynched = next(seat for seat in living if seat in villagers)
    await kay.taps_on("h1 use[href='#i-phase-night']", lynched)
    voter, other = [seat for seat in living if seat != lynched][:2]
    wrong = entry(kay, voter, lynched).last
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await wrong.get_by_role("combobox").select_option(other)
    day = f"{kay.say('chapter-day')} 1"
    await expect(wrong).to_contain_text(kay.say("console-then-at", chapter=day))
    again = kay.say("console-alive-again", names=lynched, count=1)
    await expect(wrong).to_contain_text(again)
    await kay.sees_chapter("night")
    await wrong.get_by_role("button").filter(has=kay.page.locator("[href$=undo]")).last.click()
    sure = kay.page.get_by_role("alertdialog")
    for sentence in (kay.say("console-then-at", chapter=day), again):
        await expect(sure).to_contain_text(sentence)
    await kay.page.keyboard.press("Escape")
    await kay.presses("console-correct")
    await kay.sees_chapter("day")


async def test_all_who_have_looked_stand_in_one_row(party: Party) -> None:
    """And are taken back together."""
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.sees(re.compile(r"Ann\s*\((Villager|Seer|Werewolf)\)"))
    seen = kay.words("werewolf-option-seen")
    await kay.presses("keeper-all", answer=seen)
    await kay.sees_chapter("night")
    row = entry(kay, "Ann, Bob, Cid, Dee, Eve and Fay", seen)
    await row.get_by_role("button", name=kay.say("console-change")).click()
    await kay.presses("console-rewind", count=6)
    await kay.page.get_by_role("alertdialog").locator("button.main").click()
    await kay.sees_chapter("deal")


async def test_who_was_picked_to_answer_may_not_be_asked_next(party: Party) -> None:
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    seen = kay.words("werewolf-option-seen")
    await kay.presses("keeper-all", answer=seen)
    await kay.sees_chapter("night")
    await kay.presses("console-back")
    await kay.page.locator(".for-whom .chip", has_text="Fay").click()
    await kay.taps(seen, sure=True)
    await goes_on(kay, "werewolf-say-wake-werewolves-first")
    await kay.asked_for("werewolf-ask-victim")


async def test_a_second_tap_of_the_same_finger_ends_one_call(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-look-into")
    await expect(kay.button("console-time-up")).to_have_count(0)
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await kay.button("console-next").dblclick()
    await kay.hears("wherewolf-say-wake-werewolves-first", traitor="no")
    await expect(kay.button("console-next")).to_be_enabled()
    await expect(kay.toast).to_be_empty()


async def test_a_turn_card_is_printed_from_the_menu(party: Party) -> None:
    kay = await console(party, "werewolf", *NAMES)
    await kay.opens_the_menu()
    async with kay.page.context.expect_page() as opened:
        await kay.presses("cards")
    await (await opened.value).wait_for_url("**/cards")


async def test_no_screen_of_the_console_has_a_serious_fault(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    faults = await faults_of(kay.page)
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("wherewolf-ask-deal")
    faults += await faults_of(kay.page)
    await deals_by_hand(kay, {"Bob": "Seer", "Cid": "Pack Leader"}, rest="Peasant")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.sees_chapter("night")
    faults += await faults_of(kay.page)
    await kay.taps("Ann")
    await entry(kay, "Bob", "Ann").get_by_role("button").click()
    await kay.presses("console-next")
    await kay.presses("console-next")
    await kay.sees_chapter("assembly")
    faults += await faults_of(kay.page)
    assert not faults, "\n".join(faults)

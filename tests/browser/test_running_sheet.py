"""What a moderator's console tells whoever leads: what to say, what comes, whom to call all the
same, in which order names are called; and the way to paper."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from nightcall.cards import Order, pdf
from tests.browser.keeper import DESK, Keeper, keeper
from tests.browser.party import Party

FASTER = 20
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")


async def console(party: Party, game: str, *names: str) -> Keeper:
    await party.begins(speed=FASTER)
    kay = await keeper(party, size=DESK)
    party.code = await kay.opens("console", game, *names)
    return kay


async def begins(kay: Keeper, **cards: str) -> None:
    """With these cards for these people, who hold them in their hands, and plain ones."""
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("wherewolf-ask-deal")
    await holds(kay, cards)
    await kay.presses("arrange-rest", card="Peasant")
    await kay.presses("arrange-go")


async def holds(kay: Keeper, cards: dict[str, str]) -> None:
    for name, card in cards.items():
        await kay.page.get_by_label(kay.say("arrange-card-of", name=name)).select_option(label=card)


async def draws(kay: Keeper, *cards: str) -> None:
    """Experts deal by hand: these, one each, and the others of the pool stay out."""
    await kay.sets("wherewolf-box-level", kay.say("value-level-expert"))
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("wherewolf-ask-draw-deck")
    await holds(kay, dict(zip(NAMES, cards, strict=True)))
    await kay.presses("arrange-leave-out")
    await kay.presses("arrange-go")
    await kay.asked_for("wherewolf-ask-deal")


async def goes_on(kay: Keeper, line: str, **args: str) -> None:
    await kay.hears(line, **args)
    await kay.presses("console-next")


async def all_accuse(kay: Keeper, accused: str, *, counted: bool) -> list[str]:
    """All raise their hands for one, who raises one for another. The names as they are called."""
    if not counted:
        chips = kay.page.locator(".vote-by-name .chip")
        await chips.first.wait_for()
        called = [text.split()[0] for text in await chips.all_inner_texts()]
        await kay.taps_on("h1 use[href='#i-phase-defence']", accused)
        return called
    rows = kay.page.locator(".counts li")
    await rows.first.wait_for()
    called = [(await row.locator("span").inner_text()).strip() for row in await rows.all()]
    for _ in called:
        await kay.page.get_by_label(kay.say("more", name=accused)).click()
    await kay.presses("confirm-count", total=len(called), most=len(called))
    return called


async def to_the_first_voting(kay: Keeper) -> None:
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-look-into")
    await kay.taps("Ann")
    await goes_on(kay, "wherewolf-say-wake-seer-first")
    await goes_on(kay, "wherewolf-say-wake-werewolves-first", traitor="false")
    await kay.taps(kay.words("wherewolf-option-go-on"), sure=True)


async def raises(counts: Locator, kay: Keeper, **hands: int) -> None:
    """So many hands more for these; fewer where it is less than nothing."""
    for name, by in hands.items():
        for _ in range(abs(by)):
            await counts.get_by_label(kay.say("more" if by > 0 else "fewer", name=name)).click()


async def counting(party: Party) -> Keeper:
    """A console in the first voting, where hands are counted together."""
    kay = await console(party, "wherewolf", *NAMES)
    await kay.presses("options-all")
    await kay.sets("wherewolf-box-votes", kay.say("value-votes-counted"))
    await kay.closes_the_sheet()
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await to_the_first_voting(kay)
    return kay


async def test_a_wrong_count_is_put_right_three_steps_later(party: Party) -> None:
    """WH-V1-08: nor can one be entered in which a hand is missing."""
    kay = await counting(party)
    await raises(kay.question, kay, Dee=4, Eve=2)
    await kay.button("confirm-count", total=6, most=7).wait_for()
    await kay.page.reload()
    await expect(kay.button("confirm-count", total=6, most=7)).to_be_disabled()
    await raises(kay.question, kay, Eve=1)
    await kay.presses("confirm-count", total=7, most=7)
    for name in ("Dee", "Eve"):
        await kay.hears("wherewolf-say-defence", seat=name)
        await kay.taps(kay.words("wherewolf-option-done"), sure=True)
    await kay.sees_chapter("second-voting")
    wrong = kay.page.locator(".running > li", has_text="Dee 4 and Eve 3")
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await raises(wrong, kay, Eve=-3)
    four = wrong.get_by_role("button", name=kay.say("confirm-count", total=4, most=7))
    await expect(four).to_be_disabled()
    await raises(wrong, kay, Fay=3)
    await expect(wrong.get_by_label(kay.say("more", name="Fay"))).to_be_focused()
    await wrong.get_by_role("button", name=kay.say("confirm-count", total=7, most=7)).click()
    await expect(wrong).to_contain_text(kay.say("console-consequence", kept=1, lost=1))
    await expect(wrong).to_contain_text(kay.say("console-then"))
    await expect(wrong.locator(".panel .told")).to_contain_text("Dee and Fay")
    await kay.sees_chapter("second-voting")
    await kay.presses("console-correct")
    await kay.sees_chapter("defence")
    await kay.hears("wherewolf-say-defence", seat="Fay")


async def test_a_correction_that_ends_the_game_says_so(party: Party) -> None:
    kay = await counting(party)
    await raises(kay.question, kay, Cid=4, Dee=3)
    await kay.presses("confirm-count", total=7, most=7)
    for name in ("Cid", "Dee"):
        await kay.hears("wherewolf-say-defence", seat=name)
        await kay.taps(kay.words("wherewolf-option-done"), sure=True)
    await kay.sees_chapter("second-voting")
    await raises(kay.question, kay, Dee=5)
    await kay.presses("confirm-count", total=5, most=5)
    await kay.sees_chapter("night")
    wrong = kay.page.locator(".running > li", has_text="Dee 5")
    await wrong.get_by_role("button", name=kay.say("console-change")).click()
    await raises(wrong, kay, Dee=-5, Cid=5)
    await wrong.get_by_role("button", name=kay.say("confirm-count", total=5, most=5)).click()
    await expect(wrong).to_contain_text(kay.say("console-then-over"))
    await expect(wrong).to_contain_text(kay.say("console-dead-then", names="Cid", count=1))
    await expect(wrong).to_contain_text(kay.say("console-alive-again", names="Dee", count=1))


async def test_hands_are_counted_name_by_name_to_the_last_one(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await to_the_first_voting(kay)
    hands = kay.page.locator(".vote-by-name")
    await hands.get_by_role("button", name="Dee 0").click()
    others = [name for name in NAMES if name != "Dee"]
    for number, name in enumerate(others, 1):
        await kay.taps(name, sure=True)
        await hands.get_by_role("button", name=f"Dee {number}").wait_for()
    await kay.sees(kay.say("vote-missing", names="Dee"))
    await hands.get_by_role("button", name="Ann 0").click()
    await kay.taps("Dee", sure=True)
    await kay.sees_chapter("defence")


async def test_a_hand_that_was_tapped_by_mistake_is_put_down_by_another_tap(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await to_the_first_voting(kay)
    hands = kay.page.locator(".vote-by-name")
    hand = hands.locator(".tile", has_text="Bob")
    await hands.get_by_role("button", name="Dee 0").click()
    await kay.taps("Ann", sure=True)
    await hands.get_by_role("button", name="Dee 1").wait_for()
    await hand.dblclick()
    await hands.get_by_role("button", name="Dee 2").wait_for()
    while await hand.get_attribute("aria-pressed") == "true":
        await hand.click()
        with suppress(AssertionError):  # a tap so soon may be the second of the same finger
            await expect(hand).to_have_attribute("aria-pressed", "false", timeout=3000)
    await hands.get_by_role("button", name="Dee 1").wait_for()
    bob = kay.say("story-did", seat="Bob", answer="Dee")
    await expect(kay.page.locator(".running").get_by_text(bob)).to_have_count(0)
    await expect(kay.toast).to_be_empty()


async def test_the_name_that_is_called_outlives_a_reload_and_no_other_voting(party: Party) -> None:
    """Else whoever taps on gives the next hands to the first name."""
    kay = await console(party, "wherewolf", *NAMES)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await to_the_first_voting(kay)
    hands = kay.page.locator(".vote-by-name")
    called = hands.get_by_role("heading")
    await hands.get_by_role("button", name="Dee 0").click()
    await kay.taps("Ann", sure=True)
    await hands.get_by_role("button", name="Dee 1").wait_for()
    await kay.page.reload()
    await expect(called).to_have_text(kay.say("vote-hands", name="Dee"))
    await kay.taps("Bob", sure=True)
    await hands.get_by_role("button", name="Dee 2").wait_for()
    for votes in (1, 0):
        await kay.presses("console-back")
        await hands.get_by_role("button", name=f"Dee {votes}").wait_for()
    await kay.presses("console-back")
    await expect(hands).to_have_count(0)
    await kay.taps(kay.words("wherewolf-option-go-on"), sure=True)
    await expect(called).to_have_text(kay.say("vote-hands", name="Ann"))


@pytest.mark.parametrize("counted", [False, True], ids=["each", "counted"])
async def test_names_turn_round_and_the_dead_are_called(party: Party, *, counted: bool) -> None:
    """WH-V1-03, WH-NGT-05."""
    kay = await console(party, "wherewolf", *NAMES)
    if counted:
        await kay.presses("options-all")
        await kay.sets("wherewolf-box-votes", kay.say("value-votes-counted"))
        await kay.closes_the_sheet()
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.asked_for("wherewolf-ask-look-into")
    await kay.taps("Ann")
    await goes_on(kay, "wherewolf-say-wake-seer-first")
    await goes_on(kay, "wherewolf-say-wake-werewolves-first", traitor="false")
    await kay.taps(kay.words("wherewolf-option-go-on"), sure=True)
    assert await all_accuse(kay, "Bob", counted=counted) == list(NAMES)
    await kay.taps_on("h1 use[href='#i-phase-second-voting']")
    if counted:
        await kay.page.locator(".counts").wait_for()
        for _ in NAMES[1:]:
            await kay.page.get_by_label(kay.say("more", name="Bob")).click()
        await kay.presses("confirm-count", total=6, most=6)
    else:
        await kay.taps_on("h1 use[href='#i-phase-night']", "Bob")
    await kay.hears("wherewolf-say-wake-seer-later")
    await kay.sees(kay.say("console-holder-out", names="Bob", count=1, card="Seer"))
    await kay.presses("console-next")
    await kay.asked_for("wherewolf-ask-victim")
    assert not await kay.page.locator(".console-now .banner").count(), "they are alive"
    await kay.taps("Ann")
    await kay.presses("console-next")
    await kay.taps(kay.words("wherewolf-option-go-on"), sure=True)
    living = [name for name in NAMES if name not in ("Ann", "Bob")]
    called = await all_accuse(kay, "Dee", counted=counted)
    assert called == living[::-1]


async def test_a_card_that_nobody_was_dealt_is_called_all_the_same(party: Party) -> None:
    """With more cards than players the moderator leaves some out (WH-SET-04)."""
    kay = await console(party, "wherewolf", *NAMES)
    await draws(kay, "Seer", "Sinner", "Pack Leader", "Medium", "Healer", "Peasant", "Peasant")
    await kay.presses("arrange-go-taken")  # it is there already
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.sees_chapter("night")
    await kay.sees(kay.say("console-nobody-holds", card="Juliet"))


async def test_an_amulet_that_nobody_has_any_more_is_called_all_the_same(party: Party) -> None:
    """WH-VAR-AMU-05: it has saved its bearer from the stake, and nobody is to be tapped."""
    kay = await console(party, "wherewolf", *NAMES)
    await kay.sets("wherewolf-box-amulet", on=True)
    await begins(kay, Bob="Seer", Cid="Pack Leader")
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.hears("wherewolf-say-wake-amulet-first")
    meanwhile = kay.page.locator(".meanwhile")
    await expect(meanwhile).to_have_text(kay.words("print-do-wherewolf-amulet-first"))
    amulet = kay.page.locator("use[href='#i-amulet']")
    bearer = kay.page.locator(".who-is-what > li", has=amulet).locator(".name")
    saved = await bearer.inner_text()
    await kay.taps_on("h1 use[href='#i-phase-first-voting']")
    await kay.taps_on("h1 use[href='#i-phase-night']", saved)
    await kay.hears("wherewolf-say-wake-amulet-later")
    await kay.sees(kay.say("console-nobody-bears", item="amulet"))
    await expect(meanwhile).to_have_count(0)
    await expect(kay.page.get_by_text(kay.say("console-wait"))).to_have_count(0)


async def test_the_sheet_has_every_line_and_what_comes_after_it(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await kay.begins()
    coming = kay.page.locator(".coming-up li")
    seer, wolves = (
        kay.words(f"wherewolf-say-wake-{name}-first", traitor="false")
        for name in ("seer", "werewolves")
    )
    await expect(coming).to_have_text([seer, wolves])
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.hears("wherewolf-say-wake-seer-first")
    await expect(kay.page.locator(".line-before")).to_have_text(
        kay.words("wherewolf-say-night-falls")
    )
    day = [kay.say(f"chapter-{name}") for name in ("dawn", "assembly", "first-voting", "defence")]
    await expect(coming).to_have_text([wolves, *day])
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await goes_on(kay, "wherewolf-say-wake-seer-first")
    await goes_on(kay, "wherewolf-say-wake-werewolves-first", traitor="false")
    await kay.sees_chapter("assembly")
    await expect(coming.first).to_have_text(kay.say("chapter-first-voting"))
    await expect(coming.nth(4)).to_have_text(kay.say("chapter-night"))


async def test_the_turn_card_of_this_village_is_printed_from_the_lobby(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await kay.sets("wherewolf-box-amulet", on=True)
    link = kay.page.get_by_role("link", name=kay.say("console-paper"))
    async with kay.page.context.expect_page() as opened:
        await link.click()
    paper = await opened.value
    await paper.get_by_text(kay.say("cards-for-table", code=party.code)).wait_for()
    await expect(paper.get_by_label(kay.say("cards-sheet-turn-card"))).to_be_checked()
    roles = paper.get_by_role("checkbox", name=kay.say("cards-sheet-roles"), exact=True)
    await expect(roles).not_to_be_checked()
    await paper.get_by_label(kay.say("cards-paper")).select_option("a4")
    async with paper.expect_download() as download:
        await paper.get_by_role("button", name=kay.say("cards-make")).click()
    made = Path(await (await download.value).path()).read_bytes()
    order = Order(
        game="wherewolf", players=7, options={"amulet": True}, sheets=("turn-card", "score"),
        names=NAMES,
    )  # fmt: skip
    assert made == pdf(order, f"{party.url}/join/{party.code}")


async def test_a_note_and_the_bearer_of_the_amulet_stay_over_a_reload(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await kay.sets("wherewolf-box-amulet", on=True)
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("wherewolf-option-seen"))
    await kay.sees_chapter("night")
    note = kay.page.get_by_label(kay.say("console-note", name="Dee"))
    await note.fill("blinked")
    await note.blur()
    await kay.page.reload()
    await expect(note).to_have_value("blinked")
    await expect(kay.page.locator(".who-is-what use[href='#i-amulet']")).to_have_count(1)


async def to_the_first_day_of_werewolf(kay: Keeper) -> None:
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await goes_on(kay, "werewolf-say-wake-werewolves-first")
    await kay.asked_for("werewolf-ask-victim")
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await kay.asked_for("werewolf-ask-look-into")
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await goes_on(kay, "werewolf-say-seer-sees")
    await kay.sees_chapter("day")


async def test_votes_that_stand_are_counted_by_name_and_moved(party: Party) -> None:
    """PW-DAY-03. A second tap of the same finger is no vote, and no reason to be told off."""
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await to_the_first_day_of_werewolf(kay)
    hands = kay.page.locator(".vote-by-name")
    await hands.wait_for()
    chips = await hands.locator(".chip").all_inner_texts()
    one, other, voter, *_ = [chip.split()[0] for chip in chips]
    hand = hands.locator(".tiles button").filter(
        has=kay.page.locator(".name", has_text=re.compile(f"^{voter}$"))
    )
    await hands.get_by_role("button", name=f"{one} 0").click()
    await hand.dblclick()
    await hands.get_by_role("button", name=f"{one} 1").wait_for()
    await expect(kay.toast).to_be_empty()
    await hands.get_by_role("button", name=f"{other} 0").click()
    await expect(hand).to_contain_text(f"→ {one}")
    await hand.click()
    await hands.get_by_role("button", name=f"{other} 1").wait_for()
    await hands.get_by_role("button", name=f"{one} 0").wait_for()
    await hands.locator(".tiles").evaluate(
        "(tiles) => [...tiles.querySelectorAll('[aria-pressed=false]')].slice(0, 2)"
        ".forEach((hand) => hand.click())"
    )
    await hands.get_by_role("button", name=f"{other} 3").wait_for()
    await expect(kay.toast).to_be_empty()


async def test_a_second_tap_on_all_others_does_not_end_the_deal(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES)
    await kay.page.get_by_label(kay.say("by-hand")).check()
    await kay.begins()
    await kay.asked_for("wherewolf-ask-deal")
    await holds(kay, {"Bob": "Seer", "Cid": "Pack Leader"})
    await kay.button("arrange-rest", card="Peasant").dblclick()
    await expect(kay.button("arrange-go")).to_be_enabled()
    await kay.presses("arrange-go")
    await kay.asked_for("wherewolf-ask-look")


async def test_a_call_of_two_lines_has_its_second_one_next(party: Party) -> None:
    """And says what to do when it is to be done."""
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await kay.hears("werewolf-say-wake-werewolves-first")
    coming = kay.page.locator(".coming-up")
    does = kay.page.locator(".meanwhile", has_text=kay.words("print-do-werewolf-werewolves"))
    await expect(coming.locator("li").first).to_have_text(kay.words("werewolf-say-choose-a-victim"))
    await expect(does).to_have_count(0)
    await kay.presses("console-next")
    await expect(does).to_be_visible()


async def test_a_wrong_tap_that_ended_the_game_is_taken_back(party: Party) -> None:
    """And who won by it has not won twice when it ends again."""
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.taps_on(".result")
    await kay.presses("console-back")
    await kay.page.locator(".console").wait_for()
    await kay.taps_on(".result")
    await kay.sees(kay.say("score", games=1))


async def test_a_language_chosen_in_the_menu_is_the_consoles(party: Party) -> None:
    """Whoever leads on may speak another than the table."""
    kay = await console(party, "werewolf", *NAMES)
    await kay.begins()
    await kay.opens_the_menu()
    await kay.sheet.get_by_text(kay.say("settings"), exact=True).click()
    await kay.sheet.get_by_label(kay.say("settings-language")).select_option("de")
    kay.language = "de"
    await kay.closes_the_sheet()
    await kay.sees(kay.say("console-say"))


async def test_cards_that_are_half_entered_outlive_a_reload_and_no_other_game(party: Party) -> None:
    kay = await console(party, "wherewolf", *NAMES[:6])
    await kay.page.get_by_label(kay.say("by-hand")).check()
    for is_first in (True, False):
        await kay.begins()
        await kay.asked_for("wherewolf-ask-deal")
        place = kay.page.get_by_label(kay.say("arrange-card-of", name="Bob"))
        await expect(place).to_have_value("")
        if is_first:
            await holds(kay, {"Bob": "Seer"})
            await kay.page.reload()
            await expect(place).to_have_value("Seer")
            await kay.gives_up()

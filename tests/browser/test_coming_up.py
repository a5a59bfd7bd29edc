"""What a moderator's console says beside the line: what is done meanwhile without a word, and what
comes next; and in its lobby, only what has an effect."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.keeper import DESK, Keeper, keeper
from tests.browser.party import Party
from tests.browser.test_running_sheet import goes_on

FASTER = 20
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
CHAPTER = ".console h1 use[href='#i-phase-{}']"


async def console(party: Party, game: str) -> Keeper:
    await party.begins(speed=FASTER)
    kay = await keeper(party, size=DESK)
    party.code = await kay.opens("console", game, *NAMES)
    return kay


def done(kay: Keeper) -> Locator:
    return kay.page.locator(".meanwhile")


def coming(kay: Keeper) -> Locator:
    return kay.page.locator(".coming-up li")


@pytest.mark.parametrize("public", ["no", "yes"])
async def test_eyes_are_shut_in_both_votings_unless_they_are_public(
    party: Party, public: str
) -> None:
    """WH-V1-01, WH-V1-02, WH-V2-01, WH-VAR-PUB"""
    kay = await console(party, "wherewolf")
    if public == "yes":
        await kay.sets("wherewolf-box-public", on=True)
    await kay.begins()
    await kay.taps_on(CHAPTER.format("assembly"))
    await expect(done(kay)).to_have_count(0)
    for voting in ("first-voting", "second-voting"):
        await kay.taps_on(CHAPTER.format(voting))
        meanwhile = kay.say(f"console-does-wherewolf-{voting}", public=public, spy="no")
        await expect(done(kay)).to_have_text(meanwhile)
        assert ("stay open" in meanwhile) == (public == "yes")


async def test_a_spy_in_play_may_look(party: Party) -> None:
    """WH-V1-01"""
    kay = await console(party, "wherewolf")
    roles = {"Seer": 1, "Pack Leader": 1, "Spy": 1, "Guard": 2, "Peasant": 2}
    await party.live.happens(lambda desk, _: desk.sets({"roles": roles, "level": "expert"}))
    await kay.begins()
    await kay.taps_on(CHAPTER.format("first-voting"))
    may_look = kay.say("console-does-wherewolf-first-voting", public="no", spy="yes")
    await expect(done(kay)).to_have_text(may_look)
    assert kay.words("card-spy") in may_look


async def test_the_mayor_finds_a_word_on_the_console_and_writes_nothing(party: Party) -> None:
    """WW-NGT-03"""
    kay = await console(party, "werewords")
    await kay.begins()
    await kay.asked_for("werewords-ask-mayor-card")
    await expect(done(kay)).to_have_text(kay.say("console-does-werewords-wake-mayor"))
    await expect(coming(kay).first).to_have_text(kay.words("werewords-say-choose-a-word"))
    await kay.taps("Villager")
    await kay.hears("werewords-say-choose-a-word")
    await expect(done(kay)).to_have_text(kay.say("console-does-werewords-choose-a-word"))
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await kay.hears("werewords-say-remember-the-word")
    await expect(done(kay)).to_have_text(kay.say("console-does-werewords-remember-the-word"))


@pytest.mark.parametrize(("button", "ending"), [("correct", "hunt"), ("no-more-tokens", "vote")])
async def test_the_day_of_werewords_ends_by_the_hunt_or_the_vote(
    party: Party, button: str, ending: str
) -> None:
    """WW-EGA-01, WW-EGB-01"""
    kay = await console(party, "werewords")
    await kay.begins()
    await kay.taps_on(".tray", "Villager")
    await expect(coming(kay)).to_have_text([kay.say("chapter-hunt-or-vote")])
    pressed = kay.words(f"werewords-option-{button}")
    await kay.page.locator(".tray").get_by_role("button", name=pressed).click()
    await kay.presses("press-sure", button=pressed)
    await kay.sees_chapter(ending)
    await expect(coming(kay)).to_have_count(0)


async def test_the_seer_of_werewolf_is_not_among_what_comes_when_she_is_dead(party: Party) -> None:
    """PW-NGT-04, PW-NGT-05"""
    kay = await console(party, "werewolf")
    await kay.begins()
    await kay.presses("keeper-all", answer=kay.words("werewolf-option-seen"))
    await goes_on(kay, "werewolf-say-wake-werewolves-first")
    seer = kay.words("werewolf-say-wake-seer")
    await expect(coming(kay).first).to_have_text(seer)
    of_seer = kay.page.locator(".who-is-what li", has_text=kay.words("card-seer"))
    await kay.taps(await of_seer.locator(".name").inner_text())
    await kay.asked_for("werewolf-ask-look-into")
    await kay.question.locator(".tiles button").first.click()
    await kay.page.locator(".confirm").click()
    await goes_on(kay, "werewolf-say-seer-sees")
    await kay.sees_chapter("day")
    wolves = kay.words("werewolf-say-wake-werewolves-later")
    await expect(coming(kay)).to_have_text([kay.say("chapter-night"), wolves])


async def test_who_holds_what_is_entered_only_where_it_is_asked(party: Party) -> None:
    """With cards for seats nobody asks; a phone needs to know its card."""
    kay = await console(party, "wherewolf")
    by_hand = kay.page.get_by_label(kay.say("by-hand"))
    await by_hand.wait_for()
    await kay.picks_game("werewords")
    await expect(by_hand).to_have_count(0)
    await party.guest("Zoe")
    await by_hand.wait_for()

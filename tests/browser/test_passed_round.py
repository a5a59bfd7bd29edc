"""Werewolf and Wherewolf round one device: it goes from hand to hand to be dealt, lies in the
middle at night, and asks everybody by name by day."""

import asyncio
from functools import partial
from itertools import pairwise

import pytest
from playwright.async_api import expect

from nightcall.room import keeper as keeper_of
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent
from nightcall.room.keeper import Entered
from nightcall.table import CLOCK, Telling
from tests.browser.keeper import Keeper, keeper, script, secrets
from tests.browser.party import Party

FASTER = 10
IN_HAND = ".is-day .ask > button.main"
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


TAKEN_TWICE = """async (button) => {
  const isThere = new Promise((done) =>
    new MutationObserver(() => button.isConnected || done()).observe(document.body, {
      childList: true, subtree: true,
    }),
  );
  button.click();
  await isThere;
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 300));
  document.querySelector(".ask .tiles button, .ask > button.main").click();
}"""
"""Whoever has the device now taps a second time what is there by then."""


async def table(party: Party, game: str, *names: str) -> Keeper:
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER)
    party.code = await device.opens("device", game, *names)
    return device


async def passed_round(device: Keeper, *names: str) -> dict[str, str]:
    """Each takes it, holds to look and lets go; what each has seen."""
    seen = {}
    for name in names:
        await device.sees(device.say("device-pass-to", name=name))
        assert await device.page.locator(".card, .secrets").count() == 0, "it is nobody's yet"
        await device.presses("device-i-am", name=name)
        cover = device.button("device-hold", name=name)
        assert await device.page.locator(".card, .secrets").count() == 0, "it is covered"
        await cover.hover()
        await device.page.mouse.down()
        seen[name] = await device.page.locator(".hold.open .under").inner_text()
        await device.page.mouse.up()
        await expect(device.page.locator(".card, .secrets")).to_have_count(0)
        seen_it = device.words("wherewolf-option-seen")
        await device.question.get_by_role("button", name=seen_it, exact=True).click()
    return seen


def dealt(party: Party) -> dict[str, str]:
    sitting = party.live.room.sitting
    assert sitting is not None
    told = [item for item in sitting.run.said if isinstance(item, Telling)]
    return {item.to[0]: item.args["card"] for item in told if item.key == "your-card" and item.to}


async def night_was_heard(party: Party, device: Keeper) -> None:
    """Every line of every night, in its order, none with a name in it; by day no secret either."""
    heard = await device.heard()
    nights = [line.caption for line in script(party) if line.chapter == "night"]
    assert [one.text for one in heard if one.text in nights] == nights
    assert not [name for name in NAMES if name in " ".join(nights)]
    for before, after in pairwise(heard):
        assert before.until <= after.at
    spoken = " / ".join(one.text for one in heard)
    assert not [secret for secret in secrets(party) if secret in spoken]


@pytest.mark.parametrize(("game", "people"), [("werewolf", 6), ("wherewolf", 5)])
async def test_a_whole_game_is_dealt_led_and_voted_on_one_device(
    party: Party, game: str, people: int
) -> None:
    names = NAMES[:people]
    device = await table(party, game, *names)
    await device.begins()
    seen = await passed_round(device, *names)
    cards = dealt(party)
    for name in names:
        assert device.words(f"card-{cards[name].lower().replace(' ', '-')}") in seen[name]
    await device.sees_chapter("night")
    if game == "wherewolf":
        await device.taps_on(IN_HAND)
        news = await passed_round(device, *names)
        assert set(news.values()) == {device.say("device-no-news")}
    await device.taps_on(".result")
    await device.has_spoken()
    await night_was_heard(party, device)
    assert await device.page.locator(".all-cards li").count() == people


async def test_a_lynching_and_the_end_of_the_last_night_are_heard(party: Party) -> None:
    """PW-DAY-03: what the dead turn up is on the screen meanwhile. Whoever has shut their eyes when
    the game ends is woken before the result is said."""
    names = (*NAMES, "Gus")
    device = await table(party, "werewolf", *names)
    await device.begins()
    await passed_round(device, *names)
    humans = [name for name, card in dealt(party).items() if card != "Werewolf"]
    await device.taps_on(".play.is-night")
    await device.taps_on(".play.is-day")
    await device.taps_on(".play.is-night", *humans)
    await device.taps_on(".result")
    await device.has_spoken()
    lines, heard = script(party), await device.heard()
    said = [one.text for one in heard]
    at = said.index(device.words("voice-werewolf-say-lynched"))
    assert heard[at].shown in [line.caption for line in lines]
    assert [name for name in humans if name in heard[at].shown]
    assert said[at + 1] == device.words("werewolf-say-night-falls")
    assert said[-2:] == [line.short for line in lines[-2:]]
    assert said[-2] == device.words("voice-werewolf-say-morning")


async def test_a_call_lasts_as_long_whether_somebody_taps_or_nobody_can(party: Party) -> None:
    """WH-NGT-05: from the line that wakes to the line that sends to sleep."""
    device = await table(party, "wherewolf", *NAMES)
    await device.begins()
    await passed_round(device, *NAMES)
    await device.asked_for("wherewolf-ask-look-into")
    await asyncio.sleep(6 / FASTER)  # the Seer thinks it over
    await device.taps_on(IN_HAND)
    await device.has_spoken()
    waits, lines = await device.waits_set(), script(party)
    heard = {one.text: one for one in await device.heard()}
    calls = [
        (line, after) for line, after in pairwise(lines) if line.chapter == "night" and line.timer
    ]
    assert len(calls) == 2
    for wakes, sleeps in calls:
        assert wakes.timer is not None
        begin, end = heard[wakes.caption].until, heard[sleeps.caption].at
        assert wakes.timer.seconds <= (end - begin) / 1000, wakes.caption
        first, *more = (wait for at, wait in waits if begin <= at < end)
        assert first == 1000 * wakes.timer.seconds, "and a tap adds no more than a moment"
        assert all(wait < 1000 * wakes.timer.seconds - 1 for wait in more), wakes.caption


async def test_whoever_has_no_news_has_seen_it_no_sooner(party: Party) -> None:
    """APP-07: at dawn all look for as long."""
    device = await table(party, "wherewolf", *NAMES)
    await device.begins()
    await passed_round(device, *NAMES)
    await device.sees_chapter("night")
    await device.taps_on(IN_HAND)
    await device.has_spoken()
    await device.presses("device-i-am", name=NAMES[0])
    await device.waits_set()
    seen_it = device.question.get_by_role("button", name=device.words("wherewolf-option-seen"))
    cover = device.button("device-hold", name=NAMES[0])
    await expect(seen_it).to_be_disabled()
    await cover.hover()
    await device.page.mouse.down()
    await device.page.mouse.up()
    await expect(device.page.locator(".hold.open")).to_have_count(0)
    sitting = party.live.room.sitting
    assert sitting is not None
    assert sitting.run.ask is not None
    seconds = sitting.run.ask.args["seconds"]
    await device.sees(device.say("device-look-alike", seconds=seconds))
    assert 1000 * int(str(seconds)) in await device.waits()
    await seen_it.click()
    await device.sees(device.say("device-pass-to", name=NAMES[1]))


async def test_an_advocates_vote_is_confirmed_like_any_other(party: Party) -> None:
    """§4 Advocate: it looks the same from the other side of the table, and the client is not lost
    by one tap."""
    device = await table(party, "wherewolf", *NAMES, "Gus")
    roles = {"Seer": 1, "Pack Leader": 1, "Advocate": 1, "Peasant": 4}
    await party.live.happens(lambda desk, _: desk.sets({"roles": roles, "level": "expert"}))
    await device.begins()
    advocate = {card: seat for seat, card in dealt(party).items()}["Advocate"]
    await device.taps_on(".for-whom")
    await expect(device.question.locator(".tile").first).to_be_enabled()
    voted, client, *_ = [name for name in (*NAMES, "Gus") if name != advocate]
    await device.question.locator(".tile", has_text=voted).click()
    clients = device.page.locator(".for-whom").get_by_role("button", name=client)
    await clients.click()
    twice = "(button) => { button.click(); button.click(); }"
    await device.button("confirm", choice=voted).evaluate(twice)
    await expect(device.page.locator(".for-whom")).to_have_count(0)
    await expect(device.toast).to_be_empty()
    sitting = party.live.room.sitting
    assert sitting is not None
    votes = [entry for entry in sitting.run.entries if entry.seat == advocate]
    assert votes[-1].answer == {"press": voted, "to": client}


TAPS_ON = """async () => {
  const tiles = () => [...document.querySelectorAll(".ask:not([aria-hidden]) .tiles button")];
  for (let tap = 0; tap < 600 && tiles().length; tap++) {
    tiles()[tap % tiles().length].click();
    await new Promise((done) => setTimeout(done, 200));
  }
}"""
"""For two minutes by the page's clock, or until nothing is asked any more."""


async def test_a_call_is_not_kept_open_by_tapping(party: Party) -> None:
    """APP-03: how long it lasts would tell that somebody is awake."""
    device = await table(party, "wherewolf", *NAMES)
    await device.begins()
    await passed_round(device, *NAMES)
    await device.asked_for("wherewolf-ask-look-into")
    await device.page.evaluate(TAPS_ON)
    sitting = party.live.room.sitting
    assert sitting is not None
    assert [entry.answer for entry in sitting.run.entries if entry.seat == CLOCK] == ["time"]


async def test_after_a_reload_a_ballot_goes_on_where_it_was(party: Party) -> None:
    """Were it to go again only to the accused who has no vote, the other one's card were known."""
    device = await table(party, "wherewolf", *NAMES, "Gus")
    roles = {"Seer": 1, "Pack Leader": 1, "Advocate": 1, "Peasant": 4}
    await party.live.happens(lambda desk, _: desk.sets({"roles": roles, "level": "expert"}))
    await device.begins()
    dealt_to = {card: seat for seat, card in dealt(party).items()}
    accused = {dealt_to["Advocate"], dealt_to["Seer"]}
    await device.taps_on("h1 use[href='#i-phase-first-voting']", dealt_to["Peasant"])
    sitting = party.live.room.sitting
    assert sitting is not None
    while (ask := sitting.run.ask) is not None and ask.kind != "condemn":
        seat = sitting.run.waiting()[0]
        answer = next(iter(accused - {seat})) if ask.kind == "accuse" else "done"
        entered = Entered(seat, answer, sitting.run.length)
        await party.live.happens(partial(enters, entered=entered, id_=f"{ask.kind} {seat}"))
    assert ask is not None
    *first, voter = ask.hands[:3]
    assert set(first) == accused
    for seat in first:
        await device.button("device-i-am", name=seat).click(trial=True)
        await device.button("device-i-am", name=seat).evaluate(TAKEN_TWICE)
        await expect(device.page.locator(".confirm")).to_have_count(0)
        if seat in ask.options:
            await device.taps(next(iter(accused - {seat})))
        else:
            await device.presses("device-pass-on")
    await device.sees(device.say("device-pass-to", name=voter))
    await device.page.reload()
    await device.presses("voice-unlock")
    await device.sees(device.say("device-pass-to", name=voter))


def enters(desk: Desk, wall: int, *, entered: Entered, id_: str) -> list[AnyEvent]:
    return keeper_of.enters(desk, entered, id_, wall)


async def test_a_ballot_is_covered_while_the_connection_is_lost(party: Party) -> None:
    """Whoever votes is told that there is nothing to do: the device may be laid down."""
    device = await table(party, "wherewolf", *NAMES)
    await device.begins()
    await device.taps_on("h1 use[href='#i-phase-first-voting']")
    await device.presses("device-i-am", name="Ann")
    await device.taps("Bob", sure=True)
    await device.button("confirm", choice="Bob").wait_for()
    await party.takes_the_network_of(device)
    await device.sees(device.say("device-pass-to", name="Ann"))
    await expect(device.page.locator(".confirm, .tiles")).to_have_count(0)
    await device.page.context.set_offline(False)
    await device.presses("device-i-am", name="Ann")
    await device.taps("Cid")
    await device.sees(device.say("device-pass-to", name="Bob"))

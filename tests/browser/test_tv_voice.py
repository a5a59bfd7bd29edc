"""A shared screen is the voice of a game on phones: the same narrator, the same lines. The game
does not wait for it, so it has to keep up."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.chromium import TELEVISION
from tests.browser.keeper import CLOCK_LINES, Keeper, keeper, script, secrets
from tests.browser.party import BRISK, Party
from tests.browser.player import play
from tests.browser.test_taken_back import SPEAKS_ON
from tests.browser.werewords import day, night, takes_a_word

SLOWLY = """(() => {
  localStorage["nightcall.sound-tv"] = JSON.stringify({ rate: 0.6, sound: "none" });
  const lengths = fetch("/voice/en.json")
    .then((reply) => reply.json())
    .then(({ lines }) => new Map(lines.map(({ files, seconds }) => [files.opus, seconds])))
    .catch(() => new Map());
  const of = new WeakMap();
  HTMLMediaElement.prototype.pause = function () {
    clearTimeout(of.get(this));
  };
  HTMLMediaElement.prototype.play = async function () {
    this.pause();
    const file = new URL(this.src).pathname.replace("/voice/", "");
    const seconds = (await lengths).get(file) ?? 0;
    const isOver = () => this.dispatchEvent(new Event("ended"));
    of.set(this, setTimeout(isOver, (1000 * seconds) / this.playbackRate));
  };
})();"""
"""Every recording takes its own time, at the slowest rate there is."""

COUNTS_WIND = """(() => {
  window.blowing = 0;
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function () {
    blowing += 1;
    return start.call(this);
  };
  AudioBufferSourceNode.prototype.stop = function () {
    blowing -= 1;
    return stop.call(this);
  };
})();"""

NIGHT = "h1 use[href='#i-phase-night']"
VOTE = {
    "werewolf": "h1 use[href='#i-phase-day']",
    "wherewolf": "h1 use[href='#i-phase-first-voting']",
}

COMES = """() => {
  const { narrator } = nightcall;
  const say = narrator.say.bind(narrator);
  window.come = [];
  narrator.say = (...lines) => {
    const calls = lines.filter(({ scene }) => scene);
    if (calls.length) come.push({ text: calls.at(-1).text, at: performance.now() });
    say(...lines);
  };
}"""
"""Notes when the scene changes, and to what."""

CALLED = """async ([seconds, isTimeUp]) => {
  const { narrator } = nightcall;
  const line = (text, chapter) => ({ text, language: "en", scene: { scene: chapter } });
  const night = "Night falls. Close your eyes, everyone. Drum softly, and not a word to anybody.";
  const begin = performance.now();
  narrator.say(
    ...(isTimeUp ? [{ text: "Time is up.", language: "en", bell: true }] : []),
    line("The village lights the fire. Ann burns.", "stake"),
    { ...line(night, "night"), opens: true },
    { ...line("Seer, wake up.", "night"), by: begin + 1000 * seconds },
  );
  while (narrator.isSpeaking) await new Promise((done) => setTimeout(done, 50));
  return narrator.spoken.map(({ text, at, until }) => [text.split(/[ ,]/)[0], until - at]);
}"""
"""A death, perhaps as the time was up, a night and a call at once, and how long each was spoken."""


async def shared_screen(party: Party, faster: float, script: str = "") -> Keeper:
    television = await keeper(party, "TV", size=TELEVISION, faster=faster)
    await television.page.add_init_script(script)
    await television.goes_to(f"/tv/{party.code}")
    await television.presses("voice-let-speak")
    return television


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), TELEVISION])
async def test_a_voice_is_chosen_beside_the_line(party: Party, size: tuple[int, int]) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    television = await shared_screen(party, 1)
    await television.page.set_viewport_size({"width": size[0], "height": size[1]})
    await people[0].presses("start")
    await television.sees_chapter("deal")
    await television.presses("voice-settings")
    await expect(television.caption).to_be_in_viewport(ratio=1)
    await expect(television.page.locator(".tv-join .qr")).to_be_in_viewport(ratio=1)
    tried = television.button("voice-try")
    await tried.scroll_into_view_if_needed()
    await expect(tried).to_be_in_viewport(ratio=1)
    before = len(await television.heard())
    await tried.click()
    await television.has_said(television.words("voice-sample"))
    assert len(await television.heard()) > before


async def test_a_television_says_what_the_script_says(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid")
    television = await shared_screen(party, BRISK)
    await people[0].presses("start")
    await play(people, until=".result", guesses=False)
    await television.has_spoken()
    await expect(television.page.locator(".why")).to_be_visible()
    heard = await television.heard()
    times = {television.words(f"voice-{name}") for name in CLOCK_LINES}
    lines = [one for one in heard if one.text not in times]
    to_say = iter(script(party))
    for one in lines:  # in order; where the page was late, some are left out
        assert any(one.text in (line.caption, line.short) for line in to_say)
    assert next(to_say, None) is None
    assert 2 * len(lines) > len(script(party)), "most of it is said, however late the page was"
    for before, after in pairwise(heard):
        assert before.until <= after.at
    hidden = secrets(party)
    assert hidden
    assert not [secret for secret in hidden if secret in " / ".join(one.text for one in heard)]


@pytest.mark.parametrize("game", ["werewolf", "wherewolf"])
async def test_a_television_speaks_beside_a_console(party: Party, game: str) -> None:
    """APP-04: the wind blows at night there, too, and never while people vote."""
    names = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
    kay = await keeper(party)
    party.code = await kay.opens("console", game, *names)
    television = await shared_screen(party, BRISK, COUNTS_WIND)
    await kay.begins()
    await kay.taps_on(NIGHT)
    await television.page.wait_for_function("() => blowing > 0")
    await kay.taps_on(VOTE[game])
    await television.page.wait_for_function("() => blowing === 0")
    await kay.taps_on(".result")
    await television.has_spoken()
    assert await television.page.evaluate("blowing") == 0
    heard = await television.heard()
    to_say = iter(script(party))
    for one in heard:  # in order; where the moderator was quicker, some are left out
        assert any(one.text in (line.caption, line.short) for line in to_say), one.text
    assert next(to_say, None) is None, "how it has ended is said"
    assert len(heard) > 3
    for before, after in pairwise(heard):
        assert before.until <= after.at
    hidden = secrets(party)
    assert hidden
    assert not [secret for secret in hidden if secret in " / ".join(one.text for one in heard)]


async def test_a_slow_voice_calls_everybody_while_they_are_called(party: Party) -> None:
    await party.begins(speed=4)
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    roles = {"Seer": 1, "Apprentice": 1, "Minion": 1, "Werewolf": 1}
    await party.live.happens(lambda desk, _: desk.sets({"roles": roles, "level": "expert"}))
    television = await shared_screen(party, 4, SLOWLY)
    await television.page.evaluate(COMES)
    await people[0].presses("start")
    await play(people, until=".play.is-day h1 use[href='#i-phase-day']", guesses=False)
    await television.has_spoken()
    heard = await television.heard()
    come: list[dict[str, Any]] = await television.page.evaluate("come")
    ends = {before["text"]: after["at"] for before, after in pairwise(come)}
    calls = [line.caption for line in script(party) if line.chapter == "night" and line.timer]
    assert len(calls) >= 3
    for call in calls:
        [said] = [one for one in heard if one.text == call]
        assert said.at < ends[call]
    captions = {line.short: line.caption for line in script(party)}
    for one in heard:
        assert one.shown == captions.get(one.text, one.text)
    for before, after in pairwise(heard):
        assert before.until <= after.at


async def test_a_call_lasts_longer_only_while_a_television_speaks(party: Party) -> None:
    """APP-03"""
    ann = await party.host("Ann")
    for _ in range(6):
        await ann.presses("add-bot")
    await ann.picks_game("wherewolf")
    television = await shared_screen(party, 1)
    await ann.presses("start")
    await play([ann], until=".is-night")
    sitting = party.live.room.sitting
    assert sitting is not None
    first = sitting.shown_timer()
    assert first is not None
    assert sitting.clock.extra[first.number] > 0
    await television.presses("voice-off")
    while party.live.is_aloud:
        await asyncio.sleep(0.02)
    party.passes(60)
    while (timer := sitting.shown_timer()) in (None, first):
        await asyncio.sleep(0.02)
    assert timer is not None
    assert timer.number not in sitting.clock.extra


async def test_what_comes_before_a_call_leaves_it_its_time(party: Party) -> None:
    """Whoever is to shut their eyes hears that first; what all can read is left out for it."""
    await party.begins()
    await party.seated("Ann")
    television = await shared_screen(party, 4)
    await television.page.route("**/voice/en.json", lambda route: route.fulfill(json={"lines": []}))
    all_three = await television.page.evaluate(CALLED, [60, False])
    assert [word for word, _ in all_three] == ["The", "Night", "Seer"]
    whole = dict(all_three)
    await television.page.evaluate("nightcall.narrator.spoken = []")
    hurried = await television.page.evaluate(CALLED, [5, False])
    assert [word for word, _ in hurried] == ["Night", "Seer"]
    shortened = dict(hurried)
    assert 2000 <= shortened["Night"] < whole["Night"]


async def test_that_the_time_is_up_is_said_rather_than_what_all_can_read(party: Party) -> None:
    """WW-TIM-07"""
    await party.begins()
    await party.seated("Ann")
    television = await shared_screen(party, 4)
    await television.page.route("**/voice/en.json", lambda route: route.fulfill(json={"lines": []}))
    for seconds, said in ((7, ["Time", "Night", "Seer"]), (4, ["Night", "Seer"])):
        hurried = await television.page.evaluate(CALLED, [seconds, True])
        assert [word for word, _ in hurried] == said
        await television.page.evaluate("nightcall.narrator.spoken = []")


async def test_what_comes_is_not_shown_before_it_is_said(party: Party) -> None:
    """Also while the clock has a word in between."""
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4, SPEAKS_ON)
    mayor, others, _ = await day(party, people)
    await television.has_spoken()
    await television.page.evaluate("window.speaksOn = true")
    minute = television.words("voice-minute-left")
    say = "text => nightcall.narrator.say({ text, language: 'en' })"
    await television.page.evaluate(say, minute)
    await others[0].asks("Is it made of cheese?")
    await mayor.presses_token("correct")
    await mayor.presses("press-sure", button=mayor.words("werewords-option-correct"))
    await television.page.wait_for_function("() => nightcall.narrator.waiting?.scene")
    await expect(television.caption).to_have_text(minute)
    await television.sees_chapter("day")
    await television.page.evaluate("window.speaksOn = false")
    await television.presses("voice-skip")
    await television.sees_chapter("hunt")


async def test_a_television_breaks_off_what_a_whoops_has_undone(party: Party) -> None:
    """WW-WHO-02"""
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4, SPEAKS_ON)
    mayor, others, _ = await day(party, people)
    await television.has_spoken()
    await television.page.evaluate("window.speaksOn = true")
    await others[0].asks("Is it made of cheese?")
    await mayor.presses_token("correct")
    await mayor.presses("press-sure", button=mayor.words("werewords-option-correct"))
    roles = {"roles-or": television.words("card-seer")}
    await television.hears("werewords-say-word-found-one-werewolf", **roles)
    host = people[0]
    await host.presses("house-more")
    await host.page.get_by_role("button", name=host.words("werewords-option-whoops")).click()
    await host.sees_chapter("vote")
    await television.hears("werewords-say-word-not-found")


async def test_a_late_voice_says_first_that_night_falls(party: Party) -> None:
    """Though the Mayor has long been called, and has taken a word."""
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4, SPEAKS_ON)
    await television.page.evaluate("window.speaksOn = true")
    await takes_a_word(await night(people))
    await people[0].hears("werewords-say-wake-seer", cards="dealt")
    await television.page.evaluate("window.speaksOn = false")
    await television.presses("voice-skip")
    said = await television.has_said(television.words("werewords-say-night-falls"))
    assert television.words("werewords-say-wake-mayor", cards="dealt") not in said


async def test_nobody_is_sent_to_sleep_whose_call_was_left_out(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4)
    await television.presses("voice-pause")
    await day(party, people)
    await television.sees_chapter("day")
    await television.presses("voice-pause")
    await television.hears("werewords-say-day-breaks", cards="dealt")
    await television.has_spoken()
    said = [one.text for one in await television.heard()]
    assert television.words("werewords-say-day-breaks", cards="dealt") in said
    assert television.words("werewords-say-sleep-werewolf") not in said


@pytest.mark.parametrize("is_loaded_again", [False, True])
async def test_nobody_is_called_while_the_game_is_paused(
    party: Party, *, is_loaded_again: bool
) -> None:
    """What was being said, and what was to be, is said when it goes on; of a page that was loaded
    again, who is called."""
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4, SPEAKS_ON)
    await television.page.evaluate("window.speaksOn = true")
    await night(people)
    await television.presses("voice-skip")
    await television.hears("werewords-say-night-falls")
    await television.page.evaluate("[window.speaksOn, nightcall.narrator.spoken] = [false, []]")
    await party.live.happens(lambda desk, wall: desk.pauses(wall))
    paused, on = (television.words(f"voice-{name}") for name in ("paused", "go-on"))
    assert await television.has_said(paused) == [paused]
    if is_loaded_again:
        await television.page.reload()
        await television.presses("voice-unlock")
        assert await television.heard() == []
    await party.live.happens(lambda desk, wall: desk.resumes(wall))
    falls, call = (
        television.words(f"werewords-say-{name}") for name in ("night-falls", "choose-a-word")
    )
    said = await television.has_said(call)
    assert said[:3] == ([on, call] if is_loaded_again else [paused, on, falls])
    assert said[-1] == call


async def test_a_day_that_goes_on_can_be_heard_again(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4)
    await day(party, people)
    await television.has_spoken()
    await party.live.happens(lambda desk, wall: desk.gives_up(wall))
    await television.sees(television.say("tv-lobby"))
    await television.page.evaluate("nightcall.narrator.spoken = []")
    await party.live.happens(lambda desk, wall: desk.takes_up(wall))
    await party.live.happens(lambda desk, wall: desk.resumes(wall))
    on = television.words("voice-go-on")
    assert await television.has_said(on) == [on]
    await television.presses("voice-repeat")
    breaks = television.words("werewords-say-day-breaks", cards="dealt")
    assert await television.has_said(breaks) == [on, breaks]


@pytest.mark.parametrize("is_loaded_again", [False, True])
async def test_an_ended_game_falls_silent_and_calls_again_when_it_goes_on(
    party: Party, *, is_loaded_again: bool
) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await shared_screen(party, 4, SPEAKS_ON)
    await television.page.evaluate("window.speaksOn = true")
    await night(people)
    await television.page.evaluate("nightcall.narrator.spoken = []")
    await party.live.happens(lambda desk, wall: desk.gives_up(wall))
    await expect(television.page.locator(".caption")).to_have_text(television.say("tv-lobby"))
    if is_loaded_again:
        await television.page.reload()
        await television.presses("voice-unlock")
    await television.page.evaluate("window.speaksOn = false")
    await television.has_spoken()
    assert await television.heard() == []
    await party.live.happens(lambda desk, wall: desk.takes_up(wall))
    await people[0].presses("resume")
    call = television.words("werewords-say-choose-a-word")
    assert await television.has_said(call) == [television.words("voice-go-on"), call]

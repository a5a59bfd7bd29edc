"""Werewords on phones: mistakes of the Mayor, two players, spoken questions, Speedwords, undo."""

import asyncio
import re

from playwright.async_api import expect

from tests.browser.party import BRISK, Party
from tests.browser.phone import Phone
from tests.browser.player import play
from tests.browser.werewords import day, night, sleep, takes_a_word


def token(phone: Phone, name: str) -> str:
    return phone.words(f"werewords-option-{name}")


async def test_questions_and_tokens_are_read_by_all(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await party.television()
    mayor, others, word = await day(party, people)
    asker, waiting, _ = others
    await asker.asks("Is it alive?")
    await waiting.asks("Can I eat it?")
    for phone in (*people, television):
        await expect(phone.page.get_by_text("Is it alive?").first).to_be_visible()
    await mayor.sees(mayor.say("in-line", count=1))
    await mayor.presses_token("maybe")
    for phone in people:
        answered = phone.page.locator(".question-log li", has_text="Is it alive?")
        await expect(answered).to_contain_text(token(phone, "maybe"))
        await expect(phone.page.locator(".question-now")).to_contain_text("Can I eat it?")
    await expect(television.page.locator(".tv-tokens")).to_contain_text("9")
    await mayor.presses_token("no")
    for phone in people:
        await phone.sees(phone.say("no-question"))
    await expect(television.page.locator("body")).not_to_contain_text(word)


CUT = """main => [...main.querySelectorAll(".tv-tokens, .tv-question, .tv-log li")]
  .filter((line) => {
    const [all, own] = [main.getBoundingClientRect(), line.getBoundingClientRect()];
    const isUnseen = own.left >= all.right || own.top >= all.bottom;
    return !isUnseen && (own.bottom > all.bottom || own.right > all.right);
  })
  .map((line) => line.textContent)"""


async def test_a_long_question_hides_no_tokens_on_a_shared_screen(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await party.television()
    mayor, [asker, *_], _ = await day(party, people)
    for question in ("Is it alive?", "Can I eat it?", "Is it red?", "Is it big?"):
        await asker.asks(question)
        await mayor.presses_token("no")
        await television.sees(question)
    await asker.asks("Would anybody who lives in a house of stone " * 3)
    await television.page.locator(".tv-question").wait_for()
    for width, height in ((1920, 1080), (1280, 720), (1024, 768)):
        await television.page.set_viewport_size({"width": width, "height": height})
        await expect(television.page.locator(".tv-tokens")).to_be_in_viewport(ratio=1)
        assert await television.page.locator("main").evaluate(CUT) == []


TWICE = """async (button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const spot = [left + width / 2, top + height / 3];
  const tap = () => document.elementFromPoint(...spot).closest("button")?.click();
  tap();
  await new Promise((done) => setTimeout(done, 150));
  tap();
}"""
"""A finger that taps a second time what is there by then."""


async def test_a_second_tap_of_the_mayor_is_no_second_answer(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    mayor, others, _ = await day(party, people)
    first, second, third = ("Is it alive?", "Can I eat it?", "Is it big?")
    before = mayor.page.locator(".question-now .asked")
    for phone, text in zip(others, (first, second, third), strict=True):
        await phone.asks(text)
        await expect(before).to_have_text(first)
    await mayor.sees(mayor.say("in-line", count=2))
    no = mayor.page.locator(".tray .token-no")
    for following in (second, third):
        await no.evaluate(TWICE)
        await expect(before).to_have_text(following)
        await expect(no).to_be_enabled()
    await no.evaluate(TWICE)
    await mayor.sees(mayor.say("no-question"))
    # Without a question Way Way Off lies where the answers were.
    way_off = mayor.page.locator(".tray .token-way-off")
    await expect(way_off).to_contain_text(mayor.say("tokens-left", count=1))
    await others[0].asks("Is it made of cheese?")
    correct = mayor.asked.get_by_role("button", name=token(mayor, "correct"))
    await correct.evaluate(TWICE)
    sure = mayor.button("press-sure", button=token(mayor, "correct"))
    await expect(sure).to_be_enabled()
    await mayor.sees_chapter("day")
    await sure.click()
    await mayor.sees_chapter("hunt")


async def test_correct_is_guarded_and_whoops_takes_the_table_to_the_other_ending(
    party: Party,
) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    mayor, others, word = await day(party, people)
    await others[0].asks("Is it made of cheese?")
    await mayor.presses_token("correct")
    await mayor.sees_chapter("day")
    await mayor.presses("press-sure", button=token(mayor, "correct"))
    for phone in people:
        await phone.sees_chapter("hunt")
    host = people[0]
    await host.presses("house-more")
    await host.page.get_by_role("button", name=token(host, "whoops")).click()
    for phone in people:
        await phone.sees_chapter("vote")
        await phone.sees(re.compile(re.escape(word)))
        await phone.asked.get_by_role("button").first.click()
    for phone in people:
        await phone.sees(phone.say("progress", answered=4, of=4))
    party.passes(60)
    for phone in people:
        await expect(phone.page.locator(".all-cards li")).to_have_count(4)


async def test_a_guess_from_a_phone_in_another_language_is_understood(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    people.append(await party.guest("Grete", language="de"))
    mayor, others, word = await day(party, people)
    grete = people[-1]
    assert grete in others
    await grete.guesses(word)
    await expect(mayor.asked.get_by_role("button")).to_have_count(1)
    await mayor.presses_token("correct")
    await mayor.sees_chapter("hunt")


async def test_two_people_play_werewords(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob")
    await people[0].presses("start")
    await play(people)
    for phone in people:
        await expect(phone.page.locator(".all-cards li")).to_have_count(2)
        await phone.sees(re.compile(phone.words("werewords-option-extra-card"), re.IGNORECASE))


async def test_with_spoken_questions_only_the_mayor_has_something_to_press(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    await people[0].sets("werewords-box-questions", people[0].say("value-questions-spoken"))
    mayor, others, _ = await day(party, people)
    for phone in others:
        await expect(phone.page.locator("main input")).to_have_count(0)
        await phone.sees(phone.say("ask-aloud"))
    await mayor.page.get_by_role("button", name=others[0].name, exact=True).click()
    await mayor.presses_token("yes")
    await mayor.presses_token("no")
    for phone in people:
        log = phone.page.locator(".question-log li")
        await expect(log).to_have_count(2)
        await expect(log.last).to_contain_text(token(phone, "yes"))
        await expect(log.last).to_contain_text(others[0].name)
        await expect(log.first).not_to_contain_text(others[0].name)


async def test_speedwords_shows_all_one_letter_and_covers_the_others(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    television = await party.television()
    await people[0].sets("werewords-box-speedwords", on=True)
    mayor = await night(people)
    word = await takes_a_word(mayor)
    await asyncio.gather(play(people, until=".chapter-day"), sleep(party, people))
    for phone in people:
        await expect(phone.page.locator(".shape .blank")).to_have_count(len(word) - 1)
        letter = await phone.page.locator(".shape .letter").inner_text()
        assert letter.lower() in word.lower()
    await expect(television.page.locator(".tv-shape")).to_be_visible()
    await expect(television.page.locator("body")).not_to_contain_text(word)


async def test_taking_back_what_was_private_needs_the_hosts_word(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid", "Dee")
    host = people[0]
    await takes_a_word(await night(people))
    await host.hears("werewords-say-wake-seer", cards="dealt")
    await host.opens_the_menu()
    heard = host.words("werewords-say-wake-seer", cards="dealt")
    await host.sees(host.say("undo-last", last=heard))
    await host.presses("undo")
    await host.sees(host.words("room-refused-undo-needs-your-word"))
    await host.presses("undo-not")
    await host.hears("werewords-say-wake-seer", cards="dealt")
    await host.presses("undo")
    await host.presses("undo-sure")
    for phone in people:
        await expect(phone.toast).to_contain_text(phone.words("room-notice-undone"))
        await expect(phone.caption).to_have_text(phone.words("werewords-say-remember-the-word"))


async def test_the_host_pauses_and_gives_more_time(party: Party) -> None:
    people = await party.seated("Ann", "Bob", "Cid")
    host = people[0]
    await day(party, people)
    await host.opens_the_menu()
    await host.presses("pause")
    for phone in people:
        await phone.sees(phone.say("paused"))
    before = await host.page.get_by_role("timer").first.inner_text()
    party.passes(100)
    await host.presses("extend", seconds=30)
    for phone in people:
        await expect(phone.toast).to_contain_text(phone.words("room-notice-extended", seconds=30))
    await host.closes_the_sheet()
    await host.presses("resume")
    await expect(host.page.get_by_text(host.say("paused"))).to_have_count(0)
    after = await host.page.get_by_role("timer").first.inner_text()
    assert 0 < seconds(after) - seconds(before) <= 30


def seconds(shown: str) -> int:
    minutes, rest = shown.split(":")
    return int(minutes) * 60 + int(rest)

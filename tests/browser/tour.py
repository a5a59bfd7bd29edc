"""A walk past every screen: an evening of all three games, with a stop at each of them.

Whoever walks along looks at each stop: for accessibility, for sizes, for pictures.
"""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from playwright.async_api import expect

from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.player import play
from tests.browser.werewords import deal, sleep, takes_a_word

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


class Stop(NamedTuple):
    """A screen by its name, whose phone shows it, and what it is in one line."""

    name: str
    phone: Phone
    about: str


async def tour(party: Party) -> AsyncIterator[Stop]:
    """All of it. Between two stops people play on."""
    ann = await party.host("Ann")
    bob = await party.device("Bob")
    async for stop in at_the_door(party, bob):
        yield stop
    guests = [await party.guest(name) for name in NAMES[2:]]
    people = [ann, bob, *guests]
    television = await party.television()
    for part in (
        in_the_lobby(people, television),
        in_werewords(party, people, television),
        in_werewolf(party, people, television),
        in_wherewolf(party, people, television),
        lost_and_sent_away(party, ann, bob),
        with_one_device(party),
    ):
        async for stop in part:
            yield stop


async def at_the_door(party: Party, bob: Phone) -> AsyncIterator[Stop]:
    await bob.goes_to("/")
    await bob.button("front-host-go").wait_for()
    yield Stop("front", bob, "The front page: host a table, join with a code, or read.")
    await bob.goes_to("/help/werewords")
    await bob.page.locator(".help-cards").wait_for()
    yield Stop("help", bob, "Each game in a page, each card in a few lines, searchable.")
    await bob.goes_to("/lists")
    await bob.button("lists-new").wait_for()
    yield Stop("lists", bob, "Word lists: one’s own, and those that others published.")
    await bob.presses("lists-new")
    await bob.page.wait_for_url("**/lists/new")
    yield Stop("list-new", bob, "A new word list.")
    await bob.goes_to("/cards")
    await bob.page.locator(".tiles").first.wait_for()
    yield Stop("print-cards", bob, "Cards to print.")
    await bob.goes_to(f"/join/{party.code}")
    await bob.button("join-sit").wait_for()
    yield Stop("join", bob, "By the link: a name, and one press.")
    await bob.gives_its_name()


async def in_the_lobby(people: Sequence[Phone], television: Phone) -> AsyncIterator[Stop]:
    ann, bob, *_ = people
    await expect(ann.page.locator("ol.seats > li")).to_have_count(len(people))
    await expect(ann.page.locator(".invite .qr svg")).to_be_visible()
    yield Stop("lobby-host", ann, "The host’s lobby: the code, who sits where, the game, Start.")
    yield Stop("lobby-guest", bob, "A guest’s lobby: who is here and what will be played.")
    yield Stop("tv-lobby", television, "The shared screen before the game: scan to sit down.")
    await ann.presses("options-all")
    await ann.sheet.wait_for()
    yield Stop("options", ann, "Every option of a game, with a sentence each.")
    await ann.closes_the_sheet()
    await bob.presses("role-read", name=bob.words("card-seer"))
    await bob.sheet.wait_for()
    yield Stop("role", bob, "A card to read before the game.")
    await bob.closes_the_sheet()
    await ann.opens_the_menu()
    yield Stop("menu-lobby", ann, "The host’s menu between games.")
    await ann.closes_the_sheet()


async def in_werewords(
    party: Party, people: Sequence[Phone], television: Phone
) -> AsyncIterator[Stop]:
    ann = people[0]
    await deal(people)
    yield Stop("deal", ann, "The deal: the card lies under its cover.")
    async with ann.card():
        yield Stop("card", ann, "The card, for as long as a finger holds it.")
    await ann.opens_the_menu()
    yield Stop(
        "menu", ann, "The host’s tools in a game: pause, take back, stand-ins, handing over."
    )
    await ann.closes_the_sheet()
    await play(people, until=".chapter-night")
    (mayor,) = await who_are_asked(people, 1)
    others = [phone for phone in people if phone is not mayor]
    yield Stop("night-asleep", others[0], "Night, asleep: something to tap for everybody.")
    yield Stop("night-awake", mayor, "Night, awake: the Mayor chooses the word.")
    yield Stop("tv-night", television, "The shared screen at night.")
    word = await takes_a_word(mayor)
    await sleep(party, people)
    asker, second, *_ = others
    for question, token in (("Is it alive?", "yes"), ("Can I eat it?", "maybe")):
        await asker.asks(question)
        await mayor.page.locator(".question-now .asked").wait_for()
        await mayor.presses_token(token)
        await mayor.sees(mayor.say("no-question"))
    await second.asks("Is it bigger than a house?")
    await asker.asks("Does it live in a pond?")
    await mayor.sees(mayor.say("in-line", count=1))
    yield Stop("day-asker", asker, "Day: the question before the Mayor, the tokens so far, my box.")
    yield Stop("day-mayor", mayor, "Day as Mayor: the tray, what is left of it, and the queue.")
    yield Stop("tv-day", television, "The shared screen by day: timer, question, tokens.")
    for name, about in (
        ("notes", "What I was told so far; what is mine alone under its cover."),
        ("talk", "Table talk: own words, or ready sayings in every reader’s language."),
        ("people", "Who sits where, who is in, who may speak."),
    ):
        await asker.presses(name)
        await asker.sheet.wait_for()
        yield Stop(name, asker, about)
        await asker.closes_the_sheet()
    await mayor.presses_token("no")
    await expect(mayor.page.locator(".question-now")).to_contain_text("pond")
    await mayor.presses_token("no")
    await mayor.sees(mayor.say("no-question"))
    await second.guesses(word)
    await mayor.presses_token("correct")
    await ann.sees_chapter("hunt")
    wolf, *_ = await who_are_asked(people, 1)
    yield Stop("hunt", wolf, "The word is found: a Werewolf looks for the Seer.")
    await ann.presses("house-more")
    await ann.page.get_by_role("button", name=ann.words("werewords-option-whoops")).click()
    for phone in people:
        await phone.sees_chapter("vote")
    await asker.asked.get_by_role("button").first.click()
    await expect(asker.asked.locator("button:enabled[aria-pressed=true]")).to_have_count(1)
    yield Stop("vote", asker, "The word is not found: everybody points, and may change it.")
    party.passes(60)
    for phone in people:
        await phone.page.locator(".result").wait_for()
    yield Stop("result", ann, "The end: who won and why, every card, play again.")
    yield Stop("tv-result", television, "The shared screen at the end.")
    await asker.presses("story")
    await asker.sheet.locator("ol.story > li").first.wait_for()
    yield Stop("story", asker, "What happened, step by step, from the opened record.")
    await asker.closes_the_sheet()


async def in_werewolf(
    party: Party, people: Sequence[Phone], television: Phone
) -> AsyncIterator[Stop]:
    ann = people[0]
    await ann.presses("change-table")
    await ann.picks_game("werewolf")
    await ann.presses("start")
    await play(people, until=".chapter-night")
    party.passes(10)
    one, other = await who_are_asked(people, 2)
    await one.asked.locator("button:enabled").first.click()
    await other.page.locator(".pointing").wait_for()
    yield Stop("night-pack", other, "Night, awake: the pack agrees on a victim.")
    await party.plays(people, until=".chapter-day")
    living = await who_are_asked(people, len(people) - 1)
    (dead,) = [phone for phone in people if phone not in living]
    await dead.sees(dead.say("you-are-out"))
    yield Stop("dead", dead, "Out: what I may watch, and that I am silent.")
    await living[0].chooses(living[2].name)
    await living[1].page.locator(".pointing").wait_for()
    yield Stop("day-village", living[1], "Day in Werewolf: who stands against whom.")
    yield Stop("tv-village", television, "The shared screen: the living, the dead, the votes.")
    await ends(ann)


async def in_wherewolf(
    party: Party, people: Sequence[Phone], television: Phone
) -> AsyncIterator[Stop]:
    ann, bob, cid, *_ = people
    await ann.picks_game("wherewolf")
    await ann.sets("wherewolf-box-amulet", on=True)
    await ann.sets("wherewolf-box-sword", on=True)
    yield Stop("lobby-wherewolf", ann, "The lobby of Wherewolf: many cards, variants, warnings.")
    await ann.presses("start")
    await ann.is_sure()
    await party.plays(people, until=".chapter-first-voting")
    await ann.chooses("Bob")
    yield Stop("first-voting", ann, "First voting: in secret, changeable until all have voted.")
    for phone in people[1:]:
        await phone.chooses("Cid" if phone is bob else "Bob")
    for phone in people:
        await phone.sees_chapter("defence")
    yield Stop("defence", bob, "Defence: whose turn it is to speak.")
    yield Stop("tv-defence", television, "The shared screen: whose turn it is to speak.")
    for accused in (bob, cid):
        await accused.chooses(accused.words("wherewolf-option-done"))
    for phone in people:
        await phone.sees_chapter("second-voting")
    yield Stop("second-voting", ann, "Second voting: one of the accused burns, or nobody.")
    await ends(ann)


async def lost_and_sent_away(party: Party, ann: Phone, bob: Phone) -> AsyncIterator[Stop]:
    await ann.button("start").wait_for()
    await party.takes_the_network_of(bob)
    yield Stop("lost", bob, "The connection is lost: what still works, and back by itself.")
    await bob.page.context.set_offline(False)
    await bob.page.locator(".lost").wait_for(state="detached")
    await ann.presses("kick-name", name="Bob")
    await ann.is_sure()
    await bob.button("out-again").wait_for()
    yield Stop("sent-away", bob, "No longer at this table: why, and what to do.")


async def who_are_asked(people: Sequence[Phone], many: int) -> list[Phone]:
    """The phones that have a question, when there are so many of them."""
    found: list[Phone] = []
    while len(found) != many:
        found = [phone for phone in people if await phone.asked.count()]
    return found


async def ends(host: Phone) -> None:
    """The host gives the game up."""
    await host.opens_the_menu()
    await host.presses("give-up")
    await host.sheet.get_by_role("alert").get_by_role("button", name=host.say("give-up")).click()
    await host.page.locator("ol.seats").wait_for()


async def with_one_device(party: Party) -> AsyncIterator[Stop]:
    """The two stagings without a phone each."""
    lying = {"size": (1024, 768)}
    for way, name, game, ways, about in (
        ("front-device", "device", "werewolf", {}, "One device, which speaks and goes round."),
        ("front-device", "tablet", "werewords", lying, "A large one is read from four sides."),
        ("front-moderate", "console", "werewolf", {}, "A console: what to say, what to enter."),
    ):
        keeper = await party.device(name, **ways)
        await keeper.goes_to("/")
        await keeper.presses(way)
        await keeper.page.get_by_label(keeper.say("guest-name")).wait_for()
        for number, guest in enumerate(NAMES, 1):
            await keeper.page.get_by_label(keeper.say("guest-name")).fill(guest)
            await keeper.presses("guest-add")
            await expect(keeper.page.locator("ol.seats > li")).to_have_count(number)
        if not ways:
            yield Stop(f"{name}-lobby", keeper, f"{about} Before the game.")
        await keeper.picks_game(game)
        await keeper.presses("start")
        await keeper.page.locator(".play").wait_for()
        yield Stop(name, keeper, about)

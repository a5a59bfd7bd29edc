"""The cards of Werewords, and what each does at night.

A card that looks is one entry that names what it sees; a card that acts has a turn of its own.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from nightcall.games.werewords.letters import letter_places
from nightcall.games.werewords.series import Team
from nightcall.games.werewords.village import Village
from nightcall.table import Choice, Seat, Table, Timer

ANY_NUMBER = 20
BACK = "(back)"
READ = Choice(("read",))
HELPERS = ("Seer", "Fortune Teller", "Apprentice")

Seen = tuple[str, dict[str, Any]]
"""The key and arguments of what a called player is told."""


@dataclass(frozen=True)
class Card:
    """`sees` is what its holder is told when it is called; `turn` is the call of a card that acts.

    With `joins`, a Doppelgänger who copied it wakes with it; otherwise she sees or acts at once.
    """

    name: str
    team: Team
    most: int = 1
    sees: Callable[[Village, Seat], Seen] | None = None
    turn: Callable[[Table, Village], Awaitable[None]] | None = None
    joins: bool = False

    @property
    def slug(self) -> str:
        return self.name.lower().replace("ä", "a").replace(" ", "-")


# What is seen


def the_word(village: Village, seat: Seat) -> Seen:
    return "word", {"word": village.word}


def the_first_letters(village: Village, seat: Seat) -> Seen:
    return "letters", {"letters": village.first_letters}


def what_the_mayor_would_see(village: Village, seat: Seat) -> Seen:
    """The Apprentice stands in for a Mayor who is Seer or Fortune Teller (WW-ROL-08)."""
    stand_in = {"Seer": the_word, "Fortune Teller": the_first_letters}.get(village.mayors_card)
    return stand_in(village, seat) if stand_in else ("nothing-tonight", {})


def the_helpers(village: Village, seat: Seat) -> Seen:
    """In the order of the seats, so that nobody can tell which is which (WW-ROL-05, WW-ROL-06)."""
    seen = (
        village.acting(*HELPERS) if village.box.beholder_sees_copies else village.holders(*HELPERS)
    )
    fellows = [other for other in village.acting("Beholder") if other != seat]
    labels = {other: village.becomes(other) for other in seen}
    helpers = labels if village.box.beholder_sees == "labels" else list(seen)
    return "helpers", {"helpers": helpers, "beholders": fellows}


def the_other_masons(village: Village, seat: Seat) -> Seen:
    return "masons", {"masons": [other for other in village.acting("Mason") if other != seat]}


def the_werewolves(village: Village, seat: Seat) -> Seen:
    """A Minion sees a Doppelgänger among the Werewolves too (WW-DOP-10)."""
    pack = (
        village.acting("Werewolf")
        if village.box.minion_sees_copies
        else village.holders("Werewolf")
    )
    fellows = [other for other in village.acting("Minion") if other != seat]
    return "werewolves", {"werewolves": list(pack), "minions": fellows}


# What is done


async def looks(table: Table, village: Village, card: Card) -> None:
    """The turn of a card that only looks: as long for everybody, whoever holds it (WW-NGT-06)."""
    timer = table.timer("call", village.box.at_pace(village.box.view_seconds))
    helpers = [helper for helper in HELPERS if helper in village.roles]
    table.scene("night", f"wake-{card.slug}", timer=timer, helpers=helpers, cards=village.box.calls)
    for seat in village.acting(card.name) if card.joins else village.holders(card.name):
        if card.sees and not is_neutral(village, card, seat):
            key, args = card.sees(village, seat)
            table.tell((seat,), key, **args)
    await table.pause("call", timer, card=card.name)
    table.scene("night", f"sleep-{card.slug}", cards=village.box.calls)


def is_neutral(village: Village, card: Card, seat: Seat) -> bool:
    """A Mayor who is the Seer knows the word already (WW-NGT-05); and players with real cards
    find each other by their eyes, the screen has no names for them (WW-NGT-07)."""
    knows = seat == village.mayor and card.sees in (the_word, the_first_letters)
    return knows or (card.joins and village.box.cards == "real")


async def copies_a_card(table: Table, village: Village) -> None:
    """The Doppelgänger looks at one other card and becomes it (WW-DOP-01)."""
    (me,) = village.holders("Doppelgänger")
    while True:
        table.scene("night", "wake-doppelganger")
        others = Choice(table.others(me))
        looked_at = await table.choose(me, "copy", others, remind=village.box.remind_seconds)
        village.copied = village.cards[looked_at]
        if not await follows_instructions(table, village, me, looked_at):
            break
    table.scene("night", "sleep-doppelganger")


async def follows_instructions(table: Table, village: Village, me: Seat, looked_at: Seat) -> bool:
    """What she copied decides what the screen says, not what is spoken. With real cards a wrong
    tap can be taken back until her turn closes (WW-DOP-12); True means that it was."""
    copied = card_named(village.becomes(me))
    timer = table.timer("call", village.box.at_pace(village.box.view_seconds))
    table.scene("night", "instructions", timer=timer)
    table.tell((me,), "copied", card=copied.name, seat=looked_at, joins=copied.joins)
    if copied.sees and not copied.joins:
        key, args = copied.sees(village, me)
        table.tell((me,), key, **args)
    if village.box.cards == "real":
        answer = await table.first("instructions", {me: Choice((BACK,))}, waits_for=(), timer=timer)
        return answer == (me, BACK)
    if copied.name == "Thing":
        await taps(table, me, timer)
    else:
        await table.until(timer, "instructions", {me: READ}, optional=(me,))
    return False


async def taps_a_neighbour(table: Table, village: Village) -> None:
    """The Thing taps the left or the right neighbour (WW-ROL-11)."""
    timer = table.timer("call", village.box.at_pace(village.box.view_seconds))
    table.scene("night", "wake-thing", timer=timer)
    thing = village.holder("Thing")
    if village.box.cards == "real" or thing is None:
        await table.pause("call", timer, card="Thing")
    else:
        await taps(table, thing, timer)
    table.scene("night", "sleep-thing")


def is_one_werewolf(roles: Mapping[str, int]) -> bool:
    """Whether one is called, who has nobody to find; a Doppelgänger may become another."""
    return roles.get("Werewolf") == 1 and "Doppelgänger" not in roles


async def hunts_as_a_pack(table: Table, village: Village) -> None:
    """Werewolves find each other, then read the word, then in Speedwords tap a letter."""
    pack = village.acting("Werewolf")
    is_one = is_one_werewolf(village.roles)
    line = "wake-werewolf"
    if not is_one:
        timer = table.timer("call", village.box.at_pace(village.box.recognise_seconds))
        table.scene("night", "wake-werewolves", timer=timer)
        for wolf in pack if village.box.cards == "dealt" else ():
            table.tell((wolf,), "pack", pack=[other for other in pack if other != wolf])
        await table.pause("call", timer, card="Werewolf")
        line = "werewolves-read"
    timer = table.timer("call", village.box.at_pace(village.box.view_seconds))
    table.scene("night", line, timer=timer)
    table.tell(pack, "word", word=village.word)
    await table.pause("call", timer, card="Werewolf")
    if village.box.speedwords:
        table.scene("night", "tap-a-letter-one-werewolf" if is_one else "tap-a-letter")
        village.tapped = await tap_a_letter(table, village, pack)
    table.scene("night", "sleep-werewolf" if is_one else "sleep-werewolves")


async def taps(table: Table, thing: Seat, timer: Timer) -> None:
    """One neighbour must be tapped; if no hand moves in time, the House moves it, so that the
    step lasts the same."""
    neighbours = table.neighbours(thing)
    tapped = (await table.until(timer, "tap", {thing: Choice(neighbours)})).get(thing)
    neighbour = tapped or await table.pick("tap", neighbours)
    table.tell((neighbour,), "tapped", by=thing)


async def tap_a_letter(table: Table, village: Village, pack: tuple[Seat, ...]) -> int:
    """The first tap marks a letter, a second confirms or moves it (WW-SPD-02, WW-SPD-04)."""
    places = tuple(str(place) for place in letter_places(village.word))
    letters = dict.fromkeys(pack, Choice(places))
    if village.for_two:
        # The Werewolf may be the card nobody holds: it takes as long either way (WW-P2-08).
        timer = table.timer("letter", village.box.hunt_seconds)
        tapped = await table.until(timer, "letter", letters, optional=pack, word=village.word)
        return int(next(iter(tapped.values()), None) or await table.pick("letter", places))
    marked: str | None = None
    while True:
        wolf, place = await table.first(
            "letter", letters, remind=village.box.remind_seconds, word=village.word, marked=marked
        )
        if place == marked:
            return int(place)
        marked = place
        if village.box.cards == "dealt":  # round one device all of them see it
            table.tell(pack, "letter-marked", place=int(place), by=wolf)


# The cards

VILLAGER = Card("Villager", "village", most=ANY_NUMBER)
SEER = Card("Seer", "village", sees=the_word)
FORTUNE_TELLER = Card("Fortune Teller", "village", sees=the_first_letters)
APPRENTICE = Card("Apprentice", "village", sees=what_the_mayor_would_see)
BEHOLDER = Card("Beholder", "village", sees=the_helpers, joins=True)
MASON = Card("Mason", "village", most=2, sees=the_other_masons, joins=True)
THING = Card("Thing", "village", turn=taps_a_neighbour)
DOPPELGANGER = Card("Doppelgänger", "village", turn=copies_a_card)
MINION = Card("Minion", "werewolves", sees=the_werewolves, joins=True)
WEREWOLF = Card("Werewolf", "werewolves", most=4, turn=hunts_as_a_pack, joins=True)

CALLED = (  # WW-NGT-02
    DOPPELGANGER,
    SEER,
    FORTUNE_TELLER,
    APPRENTICE,
    BEHOLDER,
    MASON,
    THING,
    MINION,
    WEREWOLF,
)
CARDS = (*CALLED, VILLAGER)


def card_named(name: str) -> Card:
    return _BY_NAME[name]


_BY_NAME = {card.name: card for card in CARDS}

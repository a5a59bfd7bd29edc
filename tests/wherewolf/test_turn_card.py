"""The turn card: who is called in which night, in which order, held or not."""

import pytest

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import CARDS
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.games.wherewolf.night import turn_card
from nightcall.games.wherewolf.village import Item, Village
from nightcall.table import CLOCK, Ask, Lengths, Scene, Telling, messages
from tests.wherewolf.evening import Evening

FIRST_NIGHT = [
    "amulet", "sword", "juliet", "seer", "wizard", "monk", "priest", "twins", "guards", "criminals",
    "vampire-hunter", "vampire", "werewolves",
]  # fmt: skip
LATER_NIGHTS = [
    "amulet", "sword", "seer", "medium", "wizard", "warden", "crime-boss", "assassin", "vampire",
    "werewolves", "healer",
]  # fmt: skip


@pytest.mark.parametrize(("nights", "order"), [(1, FIRST_NIGHT), (2, LATER_NIGHTS)])
def test_the_whole_turn_card_in_order(nights: int, order: list[str]) -> None:
    """§5, WH-NGT-02, D-48"""
    village = Village(WherewolfBox(), {}, CARDS, nights=nights)
    village.items = {"amulet": Item("amulet", None), "sword": Item("sword", None)}
    turns = turn_card(village)
    assert [turn.name for turn in turns] == order
    assert [turn.place for turn in turns] == list(range(1, len(order) + 1))


def test_what_is_not_in_the_pool_is_skipped() -> None:
    """§5"""
    pool = tuple(card for card in CARDS if card.name in ("Seer", "Pack Leader", "Peasant"))
    assert [turn.name for turn in turn_card(Village(WherewolfBox(), {}, pool, nights=1))] == [
        "seer",
        "werewolves",
    ]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_alone_in_the_pool_is_called_when_the_summary_says(card: object) -> None:
    """RR-05, WH-SET-05, WH-NGT-06"""
    assert card in CARDS
    (known,) = [known for known in CARDS if known is card]
    for nights, turn in ((1, known.first), (2, known.later), (7, known.later)):
        called = turn_card(Village(WherewolfBox(), {}, (known,), nights=nights))
        assert called == ([turn] if turn else [])


def test_amulet_and_sword_have_their_turns_first() -> None:
    """§5, D-48, WH-VAR-AMU-05"""
    places = {name: [turn.place for turn in turns] for name, turns in ITEM_TURNS.items()}
    assert places == {"amulet": [1, 1], "sword": [2, 2]}


TWELVE = [
    "Seer", "Healer", "Hermit", "Wizard", "Peasant", "Cursed", "Sinner", "Huntsman", "Peasant",
    "Pack Leader", "Werewolf", "Traitor",
]  # fmt: skip
EXTRA = ("Medium", "Warden", "Juliet", "Twin", "Twin", "Vampire")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")


def experts() -> Evening:
    return Evening(dict(zip(NAMES, TWELVE, strict=True)), extra=EXTRA)


def test_every_pool_role_is_called_though_nobody_holds_it() -> None:
    """WH-NGT-05, WH-SET-05, RR-05"""
    evening = experts()
    evening.night()
    assert evening.calls(1) == ["juliet", "seer", "wizard", "twins", "vampire", "werewolves"]
    evening.night(victim="Ida")
    assert evening.calls(2) == [
        "seer", "medium", "wizard", "warden", "vampire", "werewolves", "healer",
    ]  # fmt: skip


def test_the_roles_of_the_dead_are_called_every_night() -> None:
    """WH-NGT-05, D-49"""
    evening = Evening(dict(zip(NAMES, TWELVE, strict=True)), extra=EXTRA, reveal=True)
    evening.night()
    evening.day(burn="Ann")
    evening.night(victim="Bob")
    evening.day(burn="Dee")
    evening.night(victim="Ida")
    assert evening.calls(3) == evening.calls(2)
    assert "seer" in evening.calls(3)


def test_each_call_lasts_as_long_as_the_house_drew_whoever_acts() -> None:
    """WH-NGT-05, APP-03, WH-MOD-02"""
    evening = experts()
    evening.until("assembly")
    lengths = [ask for ask in evening.run.said if isinstance(ask, Ask) and ask.kind == "lengths"]
    assert lengths[0].options == {"House": Lengths(6, 6, 12)}
    timers = [scene.timer for scene in evening.scenes if scene.line.startswith("wake-")]
    assert all(timer is not None and timer.seconds == 6 for timer in timers)
    waits = [ask for ask in evening.run.said if isinstance(ask, Ask) and ask.kind == "call"]
    assert len(waits) == len(timers), "each call ends when its time is up, and not before"
    assert all(set(wait.options) == {CLOCK} for wait in waits)


def test_pauses_are_never_empty() -> None:
    """WH-NGT-05: "long enough to be believable" """
    box = WherewolfBox()
    assert 1 <= box.pause_least <= box.pause_most


def heard(evening: Evening, seat: str) -> list[object]:
    """All that a seat got to see since its card."""
    seen: list[object] = []
    for _, item in messages(evening.run, seat):
        is_public = isinstance(item, Scene) or (isinstance(item, Telling) and item.to is not None)
        if is_public:
            seen.append(item)
    return seen


@pytest.mark.parametrize(
    ("dealt", "absent"),
    [
        ("Healer", "Medium"),
        ("Wizard", "Warden"),
        ("Seer", "Juliet"),
        ("Huntsman", "Vampire Hunter"),
        ("Huntsman", "Monk"),
    ],
)
def test_a_sleeper_cannot_tell_a_dealt_role_from_an_absent_one(dealt: str, absent: str) -> None:
    """WH-NGT-05, APP-03, RR-06: two nights and a day look the same to a Peasant, to the letter"""
    pool = [*TWELVE, *EXTRA, "Vampire Hunter", "Monk"]
    deals = []
    for drop, put in ((None, None), (dealt, absent)):
        cards = list(TWELVE)
        if drop and put:
            cards[cards.index(drop)] = put
        rest = list(pool)
        for card in cards:
            rest.remove(card)
        evening = Evening(dict(zip(NAMES, cards, strict=True)), extra=tuple(sorted(rest)))
        evening.night()
        evening.night(victim="Ida")
        deals.append(evening)
    one, other = deals
    assert heard(one, "Eve") == heard(other, "Eve")


def test_who_acts_late_does_not_change_what_others_are_sent() -> None:
    """APP-03: not even the numbers of later timers"""
    early, late = experts(), experts()
    early.night()
    late.call("look-into")
    late.time_is_up()
    late.night()
    assert heard(early, "Eve") == heard(late, "Eve")


def test_a_called_player_keeps_the_eyes_open_until_the_turn_ends() -> None:
    """WH-NGT-02"""
    evening = experts()
    evening.until("assembly")
    lines = evening.lines
    for name in evening.calls(1):
        wake, sleep = lines.index(f"wake-{name}-first"), lines.index(f"sleep-{name}")
        assert sleep == wake + 1


def test_the_game_begins_with_a_night_and_nights_and_days_alternate() -> None:
    """WH-GEN-03, WH-DAY-03"""
    evening = experts()
    evening.night()
    evening.day(burn="Lou")
    evening.night(victim="Ida")
    chapters: list[str] = []
    for scene in evening.scenes:
        if not chapters or chapters[-1] != scene.chapter:
            chapters.append(scene.chapter)
    day = ["dawn", "assembly", "first-voting", "defence", "second-voting", "stake"]
    assert chapters == ["deal", "night", *day, "night", "dawn", "assembly"]
    assert "Lou" not in (evening.scenes[-1].alive or ())


def test_nobody_may_speak_in_the_night() -> None:
    """WH-NGT-01"""
    evening = experts()
    evening.night()
    nights = [scene for scene in evening.scenes if scene.chapter == "night"]
    assert nights[0].line == "night-falls"
    assert all(scene.speakers == () for scene in nights)

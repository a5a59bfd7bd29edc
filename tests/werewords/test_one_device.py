"""One device among real cards: the sequence of screens and taps, row by row.

The seats are the cards, and the House is the people who say what happened on the table.
"""

from typing import Any

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import SAMPLES
from nightcall.table import CLOCK, HOUSE, CannotStart, start
from tests.werewords.device import PAUSE, TWO, Device, at_the_day_of_two

BASE = SAMPLES[4]
PACK = {"Seer": 1, "Werewolf": 2, "Villager": 4}


# The sequence


def test_a_night_of_the_base_game_row_by_row() -> None:
    """APP-01, WW-DUT-01"""
    device = Device(BASE)
    device.mayor("Villager 2")
    device.until("day")
    assert device.rows == [
        ("night-falls", [], []),
        ("wake-mayor", [], ["mayor-card"]),
        ("choose-a-word", [], ["choose-word"]),
        ("remember-and-give-back", ["word"], ["confirm-word"]),
        ("sleep-mayor", [], []),
        ("wake-seer", ["word"], [PAUSE]),
        ("sleep-seer", [], []),
        ("wake-werewolf", ["word"], [PAUSE]),
        ("sleep-werewolf", [], []),
        ("day-breaks", [], ["day"]),
    ]


def test_a_night_of_eighteen_row_by_row() -> None:
    """WW-DUT-01, WW-DUT-02, WW-NGT-07, APP-05: no names are on the screen."""
    device = Device(SAMPLES[18])
    device.mayor("Villager 1")
    device.taps("copy", "Villager 3", "Doppelgänger")
    device.until("day")
    assert device.rows == [
        ("night-falls", [], []),
        ("wake-mayor", [], ["mayor-card"]),
        ("choose-a-word", [], ["choose-word"]),
        ("remember-and-give-back", ["word"], ["confirm-word"]),
        ("sleep-mayor", [], []),
        ("wake-doppelganger", [], ["copy"]),
        ("instructions", ["copied"], ["instructions"]),
        ("sleep-doppelganger", [], []),
        ("wake-seer", ["word"], [PAUSE]),
        ("sleep-seer", [], []),
        ("wake-fortune-teller", ["letters"], [PAUSE]),
        ("sleep-fortune-teller", [], []),
        ("wake-apprentice", ["nothing-tonight"], [PAUSE]),
        ("sleep-apprentice", [], []),
        ("wake-beholder", [], [PAUSE]),
        ("sleep-beholder", [], []),
        ("wake-mason", [], [PAUSE]),
        ("sleep-mason", [], []),
        ("wake-thing", [], [PAUSE]),
        ("sleep-thing", [], []),
        ("wake-minion", [], [PAUSE]),
        ("sleep-minion", [], []),
        ("wake-werewolves", [], [PAUSE]),
        ("werewolves-read", ["word"], [PAUSE]),
        ("sleep-werewolves", [], []),
        ("day-breaks", [], ["day"]),
    ]


MAYOR = ("night-falls", "wake-mayor", "choose-a-word", "remember-and-give-back", "sleep-mayor")
SEER = ("wake-seer", "sleep-seer")
PACK_READS = ("wake-werewolves", "werewolves-read")


def test_a_night_of_seven_row_by_row() -> None:
    """WW-NGT-09: two Werewolves find each other first."""
    device = Device(PACK)
    device.mayor("Villager 1")
    device.until("day")
    assert [line for line, _, _ in device.rows] == [
        *MAYOR, *SEER, *PACK_READS, "sleep-werewolves", "day-breaks",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("roles", "called"),
    [
        (BASE, ("wake-werewolf", "tap-a-letter-one-werewolf", "sleep-werewolf")),
        (PACK, (*PACK_READS, "tap-a-letter", "sleep-werewolves")),
    ],
)
def test_a_night_of_speedwords_row_by_row(roles: dict[str, int], called: tuple[str, ...]) -> None:
    """WW-NGT-09, WW-SPD-02"""
    device = Device(roles, speedwords=True)
    device.mayor("Villager 1")
    device.until("letter")
    wolf = next(seat for seat in device.seats if seat.startswith("Werewolf"))
    device.taps("letter", "1", wolf)
    device.taps("letter", "1", wolf)
    device.until("day")
    assert [line for line, _, _ in device.rows] == [*MAYOR, *SEER, *called, "day-breaks"]


def test_the_rows_of_a_night_are_the_same_for_a_mayor_who_is_the_seer() -> None:
    """WW-NGT-05, WW-NGT-06"""
    rows = []
    for mayor in ("Villager 1", "Seer"):
        device = Device(BASE)
        device.mayor(mayor)
        device.until("day")
        rows.append([(line, asked) for line, _, asked in device.rows])
    assert rows[0] == rows[1]


def test_two_players_have_these_rows() -> None:
    """WW-DUT-03"""
    device = Device(TWO)
    device.mayor("Villager")
    device.until("day")
    assert [line for line, _, _ in device.rows] == [
        *("night-falls", "wake-mayor", "choose-a-word", "remember-and-give-back", "sleep-mayor"),
        *("wake-seer", "sleep-seer", "wake-werewolf", "sleep-werewolf", "day-breaks"),
    ]


def test_the_seats_are_the_cards_of_this_game() -> None:
    """WW-NGT-03, WW-DUT-01"""
    assert Device(PACK).seats == (
        *("Seer", "Werewolf 1", "Werewolf 2"),
        *("Villager 1", "Villager 2", "Villager 3", "Villager 4"),
    )
    people = ("Ann", "Bob", "Cid", "Dee")
    with pytest.raises(CannotStart):
        start(WEREWORDS, WEREWORDS.header(people, WerewordsBox(cards="real")))


# The Mayor


def test_only_the_roles_of_this_game_are_offered_to_the_mayor() -> None:
    """WW-NGT-03"""
    device = Device(BASE)
    assert device.ask["options"][HOUSE]["values"] == list(device.seats)
    assert device.ask["remind"] == 30


def test_a_wrong_role_tap_is_corrected_until_the_word_is_confirmed() -> None:
    """WW-NGT-04, WW-WRD-04: the words then suit the other role."""
    device = Device(BASE)
    device.taps("mayor-card", "Seer")
    device.taps("choose-word", "frog", "Seer")
    assert device.ask["args"] == {"word": "frog"}
    assert device.ask["options"]["Seer"]["values"] == ["ok", "(back)"]
    device.taps("confirm-word", "(back)", "Seer")
    device.taps("mayor-card", "Werewolf")
    device.taps("choose-word", "apple", "Werewolf")
    device.taps("confirm-word", "ok", "Werewolf")
    assert device.words.wanted == [["easy", "medium", "medium"], ["hard", "medium", "medium"]]
    assert device.screen == [("word", {"word": "apple"})]


@pytest.mark.parametrize(
    ("mayor", "shown"), [("Seer", []), ("Villager 1", [("word", {"word": "frog"})])]
)
def test_the_screen_stays_neutral_for_a_mayor_who_is_the_seer(mayor: str, shown: object) -> None:
    """WW-NGT-05, WW-NGT-06, D-06"""
    device = Device(BASE)
    device.mayor(mayor)
    assert (device.line, device.screen) == ("wake-seer", shown)
    assert device.ask["timer"]["seconds"] == 8


@pytest.mark.parametrize(
    ("mayor", "shown"),
    [
        ("Seer", ("word", {"word": "frog"})),
        ("Fortune Teller", ("letters", {"letters": "f…"})),
        ("Villager 1", ("nothing-tonight", {})),
    ],
)
def test_the_apprentice_looks_at_the_screen(mayor: str, shown: object) -> None:
    """WW-ROL-08"""
    device = Device(SAMPLES[12])
    device.mayor(mayor)
    while device.line != "wake-apprentice":
        device.time_is_up()
    assert device.screen == [shown]


@pytest.mark.parametrize("mayor", ["Seer", "Werewolf", "Villager 1"])
def test_nothing_that_all_can_see_tells_the_mayors_secret_role(mayor: str) -> None:
    """WW-DUT-01, WW-MAY-05"""
    device = Device(BASE)
    device.mayor(mayor)
    device.until("day")
    other = Device(BASE)
    other.mayor("Villager 2")
    other.until("day")
    public, others = device.table.watched, other.table.watched
    assert {"day-breaks"} <= {item.get("line") for item in public.seen}
    assert public.seen == others.seen
    assert len(public.frames) == len(others.frames)


# The Doppelgänger


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("Villager 1", []),
        ("Seer", [("word", {"word": "frog"})]),
        ("Fortune Teller", [("letters", {"letters": "f…"})]),
        ("Apprentice", [("nothing-tonight", {})]),
        ("Thing", []),
        ("Minion", []),
        ("Beholder", []),
        ("Mason 2", []),
        ("Werewolf 3", []),
    ],
)
def test_the_doppelganger_taps_the_role_she_saw_and_follows_the_screen(
    card: str, told: list[tuple[str, dict[str, Any]]]
) -> None:
    """WW-DOP-01, WW-DOP-12"""
    device = Device(SAMPLES[18])
    device.mayor("Villager 6")
    device.taps("copy", card, "Doppelgänger")
    name = card.rstrip(" 123456")
    joins = name in ("Minion", "Beholder", "Mason", "Werewolf")
    assert device.screen == [("copied", {"card": name, "seat": card, "joins": joins}), *told]


def test_she_may_take_a_wrong_tap_back_until_her_step_closes() -> None:
    """WW-DOP-12"""
    device = Device({"Seer": 1, "Werewolf": 1, "Doppelgänger": 1, "Villager": 3})
    device.mayor("Villager 1")
    device.taps("copy", "Villager 2", "Doppelgänger")
    device.taps("instructions", "(back)", "Doppelgänger")
    device.taps("copy", "Werewolf", "Doppelgänger")
    device.until("day")
    device.taps("day", "correct", "Villager 1")
    device.time_is_up()
    assert device.ask["waiting"] == ["Doppelgänger", "Werewolf"]


# Day and endgames


def test_the_mayor_presses_tokens_correct_or_no_more_tokens() -> None:
    """WW-DAY-10, WW-DAY-12, WW-DUT-04, D-08"""
    device = Device(BASE)
    device.mayor("Villager 1")
    device.until("day")
    assert set(device.ask["options"]) == {"Villager 1", CLOCK}
    assert list(device.ask["options"]["Villager 1"]["buttons"]) == [
        *("yes", "no", "maybe", "so-close", "correct", "way-off", "no-more-tokens")
    ]
    device.taps("day", "yes", "Villager 1")
    device.taps("day", "no-more-tokens", "Villager 1")
    assert device.line == "word-not-found"


def test_without_counting_there_are_two_buttons() -> None:
    """WW-DUT-04"""
    device = Device(BASE, count_tokens=False)
    device.mayor("Villager 1")
    device.until("day")
    buttons = device.ask["options"]["Villager 1"]["buttons"]
    assert list(buttons) == ["correct", "no-more-tokens"]


def test_with_counting_the_last_token_ends_the_day() -> None:
    """WW-DUT-04, WW-DAY-10"""
    device = Device(BASE, yes_no=2)
    device.mayor("Villager 1")
    device.until("day")
    device.taps("day", "yes", "Villager 1")
    device.taps("day", "no", "Villager 1")
    assert device.line == "word-not-found"


@pytest.mark.parametrize(("turned", "team"), [("Seer", "werewolves"), ("Villager 2", "village")])
def test_after_a_guess_the_device_is_told_which_card_was_pointed_at(turned: str, team: str) -> None:
    """WW-DUT-01, WW-EGA-02, WW-EGA-03, WW-EGA-07: after the fifteen seconds, and not before."""
    device = Device(BASE)
    device.mayor("Villager 1")
    device.until("day")
    device.taps("day", "correct", "Villager 1")
    assert device.line == "word-found-one-werewolf"
    assert set(device.ask["options"]) == {HOUSE, CLOCK}
    device.time_is_up()
    assert device.line == "werewolf-points"
    assert device.ask["kind"] == "hunt"
    assert CLOCK not in device.ask["options"], "he must choose on the spot"
    device.taps("hunt", turned, "Werewolf")
    assert device.outcome.team == team


def test_a_mayor_who_is_the_seer_is_found_by_his_card() -> None:
    """WW-TGT-01, WW-MAY-09"""
    device = Device(BASE)
    device.mayor("Seer")
    device.until("day")
    device.taps("day", "correct", "Seer")
    device.time_is_up()
    device.taps("hunt", "Seer", "Werewolf")
    assert device.outcome.team == "werewolves"


@pytest.mark.parametrize(
    ("turned", "team"),
    [
        (["Werewolf 2"], "village"),
        (["Villager 1", "Werewolf 1"], "village"),
        (["Villager 1", "Seer"], "werewolves"),
        ([], "werewolves"),
    ],
)
def test_without_a_guess_the_device_is_told_which_cards_the_vote_turned_up(
    turned: list[str], team: str
) -> None:
    """WW-DUT-01, WW-EGB-03, WW-EGB-04, WW-EGB-05"""
    device = Device(PACK)
    device.mayor("Villager 1")
    device.until("day")
    device.time_is_up()
    assert device.line == "word-not-found"
    device.time_is_up()
    assert device.line == "everyone-points"
    device.taps("singled-out", turned)
    assert device.outcome.team == team


def test_a_pack_is_called_to_point_and_so_are_two_players() -> None:
    """WW-EGA-02, WW-P2-05: when the time is up, as everybody is who looks for a Werewolf."""
    device = Device(PACK)
    device.mayor("Villager 1")
    device.until("day")
    device.taps("day", "correct", "Villager 1")
    device.time_is_up()
    assert device.line == "werewolves-point"
    two = at_the_day_of_two("Villager")
    two.time_is_up()
    two.time_is_up()
    assert two.line == "both-point"


def test_whoops_is_there_at_every_step_of_both_endgames() -> None:
    """WW-WHO-01, WW-WHO-02"""
    device = Device(BASE)
    device.mayor("Villager 1")
    device.until("day")
    device.taps("day", "correct", "Villager 1")
    device.taps("talk", "(whoops)")
    assert device.line == "word-not-found"
    device.taps("talk", "(whoops)")
    device.time_is_up()
    device.taps("hunt", "(whoops)")
    assert device.line == "word-not-found"
    device.time_is_up()
    device.taps("singled-out", "(whoops)")
    assert device.line == "word-found-one-werewolf"


def test_the_werewolves_tap_a_letter_on_the_device() -> None:
    """WW-SPD-02, WW-NGT-09"""
    device = Device(BASE, speedwords=True, word="ice cream")
    device.mayor("Villager 1")
    device.until("letter")
    device.taps("letter", "6", "Werewolf")
    device.taps("letter", "6", "Werewolf")
    (shape,) = device.table.screen.told("shape")
    assert (shape["to"], shape["args"]) == (None, {"shape": "___ __e__"})


def test_the_letters_grow_with_real_cards_too() -> None:
    """WW-AGN-02, WW-FTL-02"""
    roles = {"Fortune Teller": 1, "Werewolf": 1, "Villager": 2}
    device = Device(roles)
    device.mayor("Villager 1")
    device.until("day")
    device.time_is_up()
    device.time_is_up()
    device.taps("singled-out", [])
    device.begins("kangaroo")
    device.mayor("Villager 1")
    assert device.screen == [("letters", {"letters": "ka…"})]

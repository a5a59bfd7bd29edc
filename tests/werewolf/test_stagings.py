"""The same script on phones, over one device passed round, and by a moderator with real cards."""

import pytest

from nightcall.table import HOUSE, Ask, Scene, Telling
from tests.room.at_screens import Led, OnPhones
from tests.werewolf.evening import EIGHT, Evening

SEATS = tuple(EIGHT)


def round_one_device(seed: int = 1) -> Led:
    table = Led("werewolf", "device", SEATS, seed)
    table.starts()
    return table


def with_real_cards() -> Led:
    """A moderator has entered who got which card."""
    table = Led("werewolf", "console", SEATS)
    table.does(table.desk.deals_by_hand(on=True))
    table.starts()
    assert table.screen.ask is not None
    assert list(table.screen.ask["options"]) == [HOUSE]
    table.enters(HOUSE, list(EIGHT.values()))
    return table


# Phones


@pytest.mark.parametrize("seed", range(5))
def test_with_phones_each_is_asked_only_what_their_card_does(seed: int) -> None:
    """APP-01"""
    table = OnPhones("werewolf", SEATS, seed)
    table.plays_to_the_end()
    allowed = {
        "Werewolf": {"look", "victim", "lynch"},
        "Seer": {"look", "look-into", "lynch"},
        "Villager": {"look", "lynch"},
    }
    for screen in table.screens.values():
        ((card,),) = [told["args"].values() for told in screen.told("your-card")]
        assert {"look"} <= screen.kinds <= allowed[card]


# One device


def test_over_one_device_the_pack_agrees_by_signs_and_taps_once() -> None:
    """PW-NGT-03, APP-01: both look at it, so nothing is left to compare."""
    evening = Evening(EIGHT, device="passed")
    evening.everyone_looks()
    evening.time_is_up()
    evening.answers("Bob", "Hal")
    assert evening.asking == "look-into"


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_is_played_over_one_device(seed: int) -> None:
    """APP-01"""
    table = round_one_device(seed)
    table.plays_to_the_end()
    assert table.screen.outcome is not None
    assert table.screen.kinds <= {"look", "victim", "look-into", "lynch"}


def test_the_device_shows_a_secret_only_while_its_role_is_awake() -> None:
    """APP-05, APP-07: nothing is told to a sleeper, so nothing has to go round at dawn."""
    table = round_one_device()
    shown: list[tuple[str, list[str]]] = []
    while table.ask.kind != "lynch":
        if table.ask.kind != "look":
            shown.append((table.screen.line, [secret["told"] for secret in table.screen.secrets]))
        table.plays_a_step()
    assert shown == [
        ("wake-werewolves-first", ["pack"]),
        ("choose-a-victim", []),
        ("wake-seer", []),
        ("seer-sees", ["vision"]),
    ]
    assert table.screen.secrets == []


@pytest.mark.parametrize("seed", range(20))
def test_whoever_is_told_a_secret_at_night_is_awake(seed: int) -> None:
    """APP-07"""
    table = OnPhones("werewolf", SEATS, seed)
    table.plays_to_the_end()
    awake = {"pack": "wake-werewolves-first", "vision": "seer-sees"}
    line = ""
    for item in table.sitting.run.said:
        if isinstance(item, Scene):
            line = item.line
        elif isinstance(item, Telling) and item.key in awake:
            assert line == awake[item.key]


# A moderator


def test_a_moderator_enters_the_deal_of_real_cards_and_answers_for_all() -> None:
    """APP-01, PW-SET-03"""
    table = with_real_cards()
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.plays_to_the_end()
    (told,) = table.screen.told("cards")
    assert told["args"]["cards"] == EIGHT
    assert table.not_entered <= {HOUSE}, "whom only chance can answer for"
    everything = {item.kind for item in table.sitting.run.said if isinstance(item, Ask)}
    asked = {ask["kind"] for ask in table.screen.asks}
    assert {"deal", "look", "victim", "call", "lynch"} <= asked == everything - {"seal"}


def test_a_moderator_can_take_back_a_wrong_entry() -> None:
    """APP-08"""
    table = with_real_cards()
    table.plays_until("victim")
    while table.ask.kind == "victim":
        table.enters(table.sitting.run.waiting()[0], "Hal")
    table.plays_until("lynch")
    for seat in ("Ann", "Bob", "Cid"):
        table.enters(seat, "Dee")
    before = table.length
    table.enters("Eve", "Dee")
    assert table.ask.kind == "victim"
    table.rewinds(before)
    assert table.ask.kind == "lynch"
    table.enters("Eve", "Ann")
    assert table.sitting.scene is not None
    assert table.sitting.scene.alive == ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")

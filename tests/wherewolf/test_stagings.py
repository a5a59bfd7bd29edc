"""The same script on phones, on one device passed round, and with a moderator and real cards."""

from typing import Any

import pytest

from nightcall.games.wherewolf.deck import SAMPLES
from nightcall.table import HOUSE, Arrange, Ask, Tally, Telling
from tests.room.at_screens import Led, OnPhones, many
from tests.wherewolf.evening import Evening

ROLES = [SAMPLES[8], SAMPLES[12], SAMPLES[16], SAMPLES[20]]
SEEDS = range(3)


def options_for(roles: dict[str, int]) -> dict[str, Any]:
    return {"level": "later", "roles": roles, "amulet": True, "sword": True}


def people_for(roles: dict[str, int]) -> tuple[str, ...]:
    return many(sum(roles.values()))


def moderated(roles: dict[str, int], seed: int = 1) -> Led:
    """People have dealt real cards, and raise their hands to vote."""
    options = {**options_for(roles), "votes": "counted"}
    table = Led("wherewolf", "console", people_for(roles), seed, **options)
    table.does(table.desk.deals_by_hand(on=True))
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.starts()
    return table


# Phones


@pytest.mark.parametrize("roles", ROLES, ids=lambda roles: f"{sum(roles.values())} players")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_a_phone_each_every_seat_answers_for_itself(roles: dict[str, int], seed: int) -> None:
    """APP-01, WH-GEN-05"""
    table = OnPhones("wherewolf", people_for(roles), seed, **options_for(roles))
    table.plays_to_the_end()
    asked = {name: screen.kinds for name, screen in table.screens.items()}
    assert all(asked.values()), "nobody only sits there"
    assert "deal" not in set().union(*asked.values()), "the House is a program"


def test_on_phones_a_sleeper_is_told_at_once() -> None:
    """APP-07"""
    evening = Evening({"Ann": "Juliet", "Bob": "Pack Leader", "Cid": "Seer", "Dee": "Peasant"})
    evening.call("romeo")
    evening.answers("Ann", "Dee")
    assert evening.told("Dee", "loved-by") == [{"seat": "Ann"}]
    evening.night()
    assert "pass-round" not in [item.kind for item in evening.run.said if isinstance(item, Ask)]


# One device


PASSED = {
    "Ann": "Pack Leader",
    "Bob": "Juliet",
    "Cid": "Vampire",
    "Dee": "Traitor",
    "Eve": "Cursed",
    "Fay": "Crime Boss",
    "Gus": "Peasant",
    "Hal": "Seer",
    "Ida": "Spy",
}


def passed(**items: str) -> Evening:
    return Evening(PASSED, device="passed", **items)


def test_at_dawn_the_one_device_goes_round_to_everybody_news_or_none() -> None:
    """APP-07"""
    evening = passed()
    evening.until("pass-round", romeo="Gus")
    assert evening.run.waiting() == list(PASSED)
    assert evening.run.ask is not None
    assert evening.run.ask.args == {"seconds": 4}, "everybody looks for the same time"
    assert evening.told("Gus", "loved-by") == [{"seat": "Bob"}]


def test_it_goes_round_on_mornings_without_any_news_too() -> None:
    """APP-07"""
    evening = passed()
    evening.night(romeo="Gus")
    evening.call("pass-round", victim="Hal")
    assert evening.run.waiting() == [seat for seat in PASSED if seat != "Hal"]


def test_everything_a_sleeper_must_learn_waits_for_the_morning() -> None:
    """APP-07: Amulet, Sword, Romeo, bitten, recruited, found by the pack"""
    evening = passed(amulet="Hal", sword="Bob")
    evening.call("look-into", romeo="Gus")
    sleepers = ("Gus", "Bob")
    assert not any(evening.told(seat, "item-received") for seat in sleepers)
    assert evening.told("Gus", "loved-by") == []
    evening.until("pass-round")
    assert evening.told("Hal", "item-received") == [{"item": "amulet"}]
    assert evening.told("Bob", "item-received") == [{"item": "sword"}]
    evening.until("assembly")
    evening.call("victim", amulet_to="Gus", sword_to="Ida", recruit="Eve", bite="Dee")
    assert evening.told("Dee", "bitten") == []
    assert evening.told("Eve", "recruited") == []
    evening.until("pass-round", victim="Eve")
    assert evening.told("Dee", "bitten") == [{"vampire": "Cid"}]
    assert evening.told("Eve", "recruited") == [{"boss": "Fay"}]
    assert evening.told("Eve", "turned") == [{}]


def test_the_spy_reads_who_accused_whom_when_the_device_goes_round() -> None:
    """APP-07, §4 Spy"""
    evening = passed()
    evening.night(romeo="Gus")
    evening.day()
    assert evening.told("Ida", "accusations") == []
    evening.until("pass-round", victim="Hal")
    assert len(evening.told("Ida", "accusations")) == 1


def test_the_dead_are_told_nothing_on_a_device_that_lies_open() -> None:
    """D-45: they may watch, not touch"""
    evening = passed()
    evening.night(romeo="Gus")
    evening.day(burn="Hal")
    evening.until("assembly", victim="Fay")
    assert [key for key, _ in evening.learnt("Hal") if key != "aura"] == []
    assert evening.learnt("Fay") == [("criminals", {"seats": {"Ida": "Spy"}})]


@pytest.mark.parametrize("roles", ROLES, ids=lambda roles: f"{sum(roles.values())} players")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_open_device_shows_secrets_only_to_those_who_are_called(
    roles: dict[str, int], seed: int
) -> None:
    """APP-05, APP-07, D-45: by day it shows none but in the pass-round, where it goes from hand to
    hand"""
    table = Led("wherewolf", "device", people_for(roles), seed, **options_for(roles))
    table.starts()
    screen = table.screen
    while table.room.is_playing:
        if table.ask.kind not in ("look", "pass-round"):
            shown = [secret["told"] for secret in screen.secrets]
            assert not shown or screen.line.startswith("wake-"), f"{shown} at {screen.line}"
            assert not {"watched", "all-roles", "chose"}.intersection(shown)
        table.plays_a_step()
    assert screen.outcome is not None
    assert {"look", "pass-round", "accuse"} <= screen.kinds
    assert "deal" not in screen.kinds, "it deals by being passed round"


# A moderator


@pytest.mark.parametrize("roles", ROLES, ids=lambda roles: f"{sum(roles.values())} players")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_moderator_answers_for_everybody(roles: dict[str, int], seed: int) -> None:
    """APP-01, WH-GEN-05"""
    table = moderated(roles, seed)
    table.plays_to_the_end()
    assert table.screen.outcome is not None
    assert table.not_entered <= {HOUSE}, "whom only chance can answer for"
    assert {"deal", "accuse-counted"} <= table.screen.kinds
    assert not {"accuse", "condemn"} & table.screen.kinds, "she counts hands"


def test_a_moderator_enters_the_deal_of_real_cards_and_sees_who_has_what() -> None:
    """WH-SET-06, WH-SET-08, APP-01"""
    table = moderated(SAMPLES[8])
    options = table.ask.options[HOUSE]
    assert isinstance(options, Arrange)
    dealt = list(options.items)[::-1]
    table.enters(HOUSE, dealt)
    table.plays_until("look")
    cards = table.screen.told("your-card")
    assert [(*told["to"], told["args"]["card"]) for told in cards] == list(
        zip(people_for(SAMPLES[8]), dealt, strict=True)
    )


def test_a_moderator_counts_hands_and_nobody_else_sees_the_counts() -> None:
    """WH-DUT-02, WH-V1-02"""
    deal = {"Ann": "Pack Leader", "Bob": "Seer", "Cid": "Peasant", "Dee": "Peasant"}
    evening = Evening({**deal, "Eve": "Peasant"}, votes="counted")
    evening.night()
    evening.assembly_ends()
    assert evening.run.ask is not None
    assert evening.run.ask.options[HOUSE] == Tally(("Ann", "Bob", "Cid", "Dee", "Eve"), 5)
    evening.answers(HOUSE, {"Ann": 3, "Bob": 2})
    assert evening.spoken("accused") == [{"names": ("Ann", "Bob"), "counts": None}]
    evening.defends()
    evening.answers(HOUSE, {"Ann": 2, "Bob": 1})
    assert evening.outcome.faction == "Village"
    assert not [
        item for item in evening.run.said if isinstance(item, Telling) and "vote" in item.key
    ]

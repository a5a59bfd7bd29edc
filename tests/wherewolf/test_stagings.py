"""The same script on phones, on one device passed round, and with a moderator and real cards."""

from random import Random
from typing import Any

import pytest

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.deck import SAMPLES
from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Answer,
    Arrange,
    Ask,
    House,
    Press,
    Run,
    Scene,
    Tally,
    Telling,
    start,
)
from nightcall.table.stage import MODERATOR, ONE_DEVICE, Stage, moderated, one_device, phones
from tests.wherewolf.evening import Evening

BOUND = 5000
ROLES = [SAMPLES[8], SAMPLES[12], SAMPLES[16], SAMPLES[20]]
SEEDS = range(3)


class People:
    """Everyone at the table, tapping whatever their devices offer; remembers who was asked what."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.house = House(Random(seed))
        self.chance = Random(seed)
        self.asked: dict[str, set[str]] = {}

    def play(self, run: Run) -> Run:
        for _ in range(BOUND):
            if run.ask is None:
                return run
            self.look(run)
            self.tap(run)
        pytest.fail("the game does not end")

    def look(self, run: Run) -> None:
        assert run.ask is not None
        for device in dict.fromkeys(self.stage.devices.values()):
            if self.stage.questions(run, device):
                self.asked.setdefault(device, set()).add(run.ask.kind)

    def tap(self, run: Run) -> None:
        waiting = run.waiting()
        if not waiting:
            run.answer(CLOCK, TIME_IS_UP)
            return
        seat = self.chance.choice(waiting)
        run.answer(seat, self.answer(run, seat))

    def answer(self, run: Run, seat: str) -> Answer:
        assert run.ask is not None
        options = run.ask.options[seat]
        if isinstance(options, Press):
            return self.chance.choice(list(options.buttons))
        return self.house.answer(options)


def seats_for(roles: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"Player {number}" for number in range(sum(roles.values())))


def started(roles: dict[str, int], **options: Any) -> Run:
    box = WherewolfBox(level="later", roles=roles, amulet=True, sword=True, **options)
    return start(WHEREWOLF, WHEREWOLF.header(seats_for(roles), box))


# Phones


@pytest.mark.parametrize("roles", ROLES, ids=lambda roles: f"{sum(roles.values())} players")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_a_phone_each_every_seat_answers_for_itself(roles: dict[str, int], seed: int) -> None:
    """APP-01, WH-GEN-05"""
    people = People(phones(seats_for(roles)), seed)
    run = people.play(started(roles))
    assert run.is_over
    assert set(people.asked) == set(seats_for(roles))
    assert "deal" not in set().union(*people.asked.values()), "the House is a program"


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
    stage = one_device(seats_for(roles))
    people = People(stage, seed)
    run = started(roles, device="passed")
    scene = ""
    for _ in range(BOUND):
        if run.ask is None:
            break
        scenes = [item for item in run.said if isinstance(item, Scene)]
        scene = scenes[-1].line if scenes else ""
        shown = stage.screen(run, ONE_DEVICE)
        if run.ask.kind not in ("look", "pass-round") and scene:
            assert not shown or scene.startswith("wake-"), f"{shown} at {scene}"
            assert not {telling.key for telling in shown} & {"watched", "all-roles", "chose"}
        people.look(run)
        people.tap(run)
    assert run.is_over
    assert set(people.asked) == {ONE_DEVICE}
    assert {"deal", "look", "pass-round", "accuse"} <= people.asked[ONE_DEVICE]


# A moderator


@pytest.mark.parametrize("roles", ROLES, ids=lambda roles: f"{sum(roles.values())} players")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_moderator_answers_for_everybody(roles: dict[str, int], seed: int) -> None:
    """APP-01, WH-GEN-05"""
    people = People(moderated(seats_for(roles)), seed)
    run = people.play(started(roles, votes="counted"))
    assert run.is_over
    assert set(people.asked) == {MODERATOR}
    assert {"deal", "accuse-counted"} <= people.asked[MODERATOR]
    assert not {"accuse", "condemn"} & people.asked[MODERATOR], "she counts hands"


def test_a_moderator_enters_the_deal_of_real_cards_and_sees_who_has_what() -> None:
    """WH-SET-06, WH-SET-08, APP-01"""
    seats = seats_for(SAMPLES[8])
    run = started(SAMPLES[8], votes="counted")
    assert run.ask is not None
    options = run.ask.options[HOUSE]
    assert isinstance(options, Arrange)
    run.answer(HOUSE, list(options.items)[::-1])
    people = People(moderated(seats), 1)
    while run.ask.kind != "look":
        people.tap(run)
        assert run.ask is not None
    screen = [item for item in moderated(seats).screen(run, MODERATOR) if item.key == "your-card"]
    assert [telling.args["card"] for telling in screen] == list(options.items)[::-1]


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

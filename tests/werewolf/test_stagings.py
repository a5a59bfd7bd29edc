"""The same script on phones, over one device passed round, and by a moderator with real cards."""

from random import Random

import pytest

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.village import WerewolfOutcome
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Ask, House, Run, Scene, Telling, start
from nightcall.table.stage import MODERATOR, ONE_DEVICE, Stage, moderated, phones
from tests.werewolf.evening import EIGHT, Evening

SEATS = tuple(EIGHT)


class People:
    """Everyone at the table, tapping whatever their devices offer; remembers who was asked what."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.chance = Random(seed)
        self.house = House(self.chance)
        self.asked: dict[str, set[str]] = {}

    def play(self, run: Run) -> Run:
        for _ in range(2000):
            if run.ask is None:
                return run
            for device in dict.fromkeys(self.stage.devices.values()):
                if self.stage.questions(run, device):
                    self.asked.setdefault(device, set()).add(run.ask.kind)
            waiting = run.waiting()
            seat = self.chance.choice(waiting) if waiting else CLOCK
            answer = self.house.answer(run.ask.options[seat]) if waiting else TIME_IS_UP
            run.answer(seat, answer)
        pytest.fail("the game does not end")


def passed_round(seats: tuple[str, ...]) -> Stage:
    """One device for all people; House and Clock are programs."""
    return Stage(dict.fromkeys(seats, ONE_DEVICE), forgets=True)


# Phones


@pytest.mark.parametrize("seed", range(5))
def test_with_phones_each_is_asked_only_what_their_card_does(seed: int) -> None:
    """APP-01"""
    people = People(phones(SEATS), seed)
    run = people.play(start(WEREWOLF, WEREWOLF.header(SEATS)))
    (told,) = [item.args for item in run.said if getattr(item, "key", "") == "cards"]
    allowed = {
        "Werewolf": {"look", "victim", "lynch"},
        "Seer": {"look", "look-into", "lynch"},
        "Villager": {"look", "lynch"},
    }
    for seat, kinds in people.asked.items():
        assert kinds <= allowed[told["cards"][seat]]


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
    people = People(passed_round(SEATS), seed)
    header = WEREWOLF.header(SEATS, WerewolfBox(device="passed"))
    run = people.play(start(WEREWOLF, header))
    assert isinstance(run.outcome, WerewolfOutcome)
    assert people.asked[ONE_DEVICE] <= {"look", "victim", "look-into", "lynch"}


def test_the_device_shows_a_secret_only_while_its_role_is_awake() -> None:
    """APP-05, APP-07: nothing is told to a sleeper, so nothing has to go round at dawn."""
    evening = Evening(EIGHT, device="passed")
    stage = passed_round(SEATS)
    evening.everyone_looks()
    assert [item.key for item in stage.screen(evening.run, ONE_DEVICE)] == ["pack"]
    evening.time_is_up()
    assert stage.screen(evening.run, ONE_DEVICE) == []
    evening.answers("Ann", "Hal")
    assert stage.screen(evening.run, ONE_DEVICE) == []
    evening.answers("Cid", "Ann")
    assert [item.key for item in stage.screen(evening.run, ONE_DEVICE)] == ["vision"]
    evening.time_is_up()
    assert stage.screen(evening.run, ONE_DEVICE) == []


@pytest.mark.parametrize("seed", range(20))
def test_whoever_is_told_a_secret_at_night_is_awake(seed: int) -> None:
    """APP-07"""
    run = People(phones(SEATS), seed).play(start(WEREWOLF, WEREWOLF.header(SEATS)))
    awake = {"pack": "wake-werewolves-first", "vision": "seer-sees"}
    line = ""
    for item in run.said:
        if isinstance(item, Scene):
            line = item.line
        elif isinstance(item, Telling) and item.key in awake:
            assert line == awake[item.key]


# A moderator


def test_a_moderator_enters_the_deal_of_real_cards_and_answers_for_all() -> None:
    """APP-01, PW-SET-03"""
    stage = moderated(SEATS)
    run = start(WEREWOLF, WEREWOLF.header(SEATS))
    assert stage.questions(run, MODERATOR) == [HOUSE]
    run.answer(HOUSE, list(EIGHT.values()))
    people = People(stage, seed=1)
    people.play(run)
    (told,) = [item.args for item in run.said if getattr(item, "key", "") == "cards"]
    assert told["cards"] == EIGHT
    assert list(people.asked) == [MODERATOR]
    everything = {item.kind for item in run.said if isinstance(item, Ask)}
    assert people.asked[MODERATOR] == everything - {"deal"}


def test_a_moderator_can_take_back_a_wrong_entry() -> None:
    """APP-08"""
    evening = Evening(EIGHT)
    evening.night("Hal", look_into="Ann")
    evening.votes(Ann="Dee", Bob="Dee", Cid="Dee")
    before = evening.run.length
    evening.votes(Eve="Dee")
    assert evening.asking == "victim"
    evening.run = evening.run.cut(before)
    assert evening.asking == "lynch"
    evening.votes(Eve="Ann")
    assert evening.alive == ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")

"""The Crime Boss."""

import pytest

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import PASS, Evening, village

DEAL = {
    "Ann": "Crime Boss",
    "Bob": "Guard",
    "Cid": "Peasant",
    "Dee": "Pack Leader",
    "Eve": "Vampire",
    "Fay": "Seer",
    "Gus": "Juliet",
    "Hal": "Thief",
    "Ivy": "Jester",
    "Jon": "Traitor",
    "Kim": "Ghoul",
    "Lou": "Hermit",
}


def approaching(whom: str, romeo: str = "Fay") -> Evening:
    evening = Evening(DEAL)
    evening.night(romeo=romeo)
    evening.night(recruit=whom, victim="Lou")
    return evening


def test_a_villager_without_gift_joins_and_is_told_who_the_boss_is() -> None:
    """§4 Crime Boss"""
    evening = approaching("Cid")
    assert evening.learnt("Cid") == [("recruited", {"boss": "Ann"})]
    assert evening.dead_at_dawn == []


@pytest.mark.parametrize("whom", ["Bob", "Dee", "Eve"])
def test_approaching_a_guard_a_werewolf_or_a_vampire_is_his_death(whom: str) -> None:
    """§4 Crime Boss, RR-02"""
    evening = approaching(whom)
    assert evening.dead_at_dawn == ["Ann"]
    assert evening.told(whom, "recruited") == []


@pytest.mark.parametrize("whom", ["Fay", "Gus", "Hal", "Ivy", "Jon", "Kim"])
def test_a_mystic_a_lover_or_somebody_of_another_faction_does_nothing(whom: str) -> None:
    """§4 Crime Boss, RR-06"""
    evening = approaching(whom)
    assert evening.dead_at_dawn == []
    assert evening.told(whom, "recruited") == []


def test_romeo_is_a_lover_too() -> None:
    """§4 Crime Boss"""
    evening = approaching("Cid", romeo="Cid")
    assert evening.told("Cid", "recruited") == []


def test_he_approaches_once_per_game_whatever_comes_of_it() -> None:
    """§4 Crime Boss"""
    evening = approaching("Fay")
    evening.night(victim="Lou")
    assert "crime-boss" in evening.calls(3)
    assert evening.told("Cid", "recruited") == []
    with pytest.raises(AssertionError, match="nobody was asked"):
        evening.night(recruit="Cid", victim="Lou")


def test_he_may_wait() -> None:
    """§4 Crime Boss: "may" """
    evening = approaching(PASS)
    evening.night(recruit="Cid", victim="Lou")
    assert evening.told("Cid", "recruited") == [{"boss": "Ann"}]


def test_on_the_first_night_the_criminals_recognise_each_other_and_their_roles() -> None:
    """§4.4"""
    evening = approaching(PASS)
    assert evening.told("Ann", "criminals") == [{"seats": {"Hal": "Thief"}}]
    assert evening.told("Hal", "criminals") == [{"seats": {"Ann": "Crime Boss"}}]


def test_a_recruit_keeps_his_powers_and_wins_with_the_criminals() -> None:
    """§4 Crime Boss, RR-03"""
    now = village({"Ann": "Crime Boss", "Bob": "Magistrate", "Cid": "Peasant"})
    now.recruit(now.players["Bob"])
    assert now.players["Bob"].role == "Magistrate"
    assert now.players["Bob"].faction == "Criminals"
    now.dies(now.players["Ann"])
    assert winner(now) == "Criminals"


def test_a_recruited_hermit_stays_immune() -> None:
    """§4 Crime Boss"""
    evening = approaching("Lou")
    assert evening.told("Lou", "recruited") == [{"boss": "Ann"}]
    assert evening.dead_at_dawn == []


def test_a_boss_who_will_die_of_it_still_lives_until_dawn() -> None:
    """RR-01, §6 step 1"""
    evening = Evening({**DEAL, "Ivy": "Healer"})
    evening.night(romeo="Fay")
    evening.night(recruit="Bob", victim="Lou", save="Ann")
    assert evening.told("Ivy", "dying") == [{"seats": ["Ann"]}]
    assert evening.dead_at_dawn == []


def test_the_amulet_saves_him_from_a_fatal_approach() -> None:
    """RR-02"""
    evening = Evening(DEAL, amulet="Cid")
    evening.night(romeo="Fay")
    evening.night(amulet_to="Ann", recruit="Dee", victim="Lou")
    assert evening.dead_at_dawn == []


def test_criminals_win_when_the_monsters_are_gone_and_no_guard_lives() -> None:
    """§4.6 Crime Boss, WH-END-07"""
    evening = Evening({"Ann": "Crime Boss", "Bob": "Guard", "Cid": "Pack Leader", "Dee": "Peasant"})
    evening.night()
    evening.night(victim="Bob")
    evening.day(burn="Cid")
    assert evening.outcome.faction == "Criminals"
    assert evening.winners == ("Ann",)

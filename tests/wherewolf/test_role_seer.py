"""The Seer."""

import pytest

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Seer",
    "Cid": "Sinner",
    "Dee": "Traitor",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


@pytest.mark.parametrize(
    ("at", "aura"), [("Ann", "Dark"), ("Cid", "Dark"), ("Dee", "White"), ("Eve", "White")]
)
def test_the_seer_points_at_somebody_and_learns_the_aura(at: str, aura: str) -> None:
    """WH-NGT-03, §4 Seer"""
    evening = Evening(DEAL)
    evening.night(look_into=at)
    assert evening.learnt("Bob") == [("aura", {"seat": at, "aura": aura})]


def test_nobody_else_learns_what_the_seer_saw() -> None:
    """WH-NGT-03, RR-06"""
    evening = Evening(DEAL)
    evening.night(look_into="Ann")
    assert not any(evening.told(seat, "aura") for seat in ("Ann", "Cid", "Dee", "Eve", None))


def test_the_seer_looks_every_night_and_may_look_at_the_same_player_again() -> None:
    """WH-NGT-03, §4 Seer"""
    evening = Evening(DEAL)
    evening.night(look_into="Eve")
    evening.night(look_into="Eve", victim="Fay")
    assert [fact["seat"] for fact in evening.told("Bob", "aura")] == ["Eve", "Eve"]


def test_the_seer_cannot_look_at_herself_or_at_the_dead() -> None:
    """WH-NGT-10, RR-04, WH-DUT-01"""
    evening = Evening(DEAL)
    evening.call("look-into")
    assert evening.may_choose("Bob") == ["Ann", "Cid", "Dee", "Eve", "Fay"]
    evening.night()
    evening.day(burn="Fay")
    evening.call("look-into")
    assert evening.may_choose("Bob") == ["Ann", "Cid", "Dee", "Eve"]


def test_the_seer_must_look_and_is_waited_for_when_her_time_is_up() -> None:
    """RR-04"""
    evening = Evening(DEAL)
    evening.call("look-into")
    evening.time_is_up()
    assert evening.asking == "look-into"
    assert evening.run.waiting() == ["Bob"]
    evening.night(look_into="Ann")
    assert evening.told("Bob", "aura") == [{"seat": "Ann", "aura": "Dark"}]


def test_the_seer_is_called_before_the_werewolves_and_sees_in_the_night_of_her_death() -> None:
    """WH-NGT-03, RR-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(look_into="Ann", victim="Bob")
    assert evening.calls(2).index("seer") < evening.calls(2).index("werewolves")
    assert evening.dead_at_dawn == ["Bob"]
    assert evening.told("Bob", "aura")[-1] == {"seat": "Ann", "aura": "Dark"}


def test_the_seer_sees_the_aura_of_that_moment() -> None:
    """§4 Seer, RR-03"""
    evening = Evening({**DEAL, "Eve": "Cursed"})
    evening.night(look_into="Eve")
    evening.night(look_into="Eve", victim="Eve")
    evening.night(look_into="Eve", victim="Fay")
    auras = [fact["aura"] for fact in evening.told("Bob", "aura")]
    assert auras == ["White", "White", "Dark"], "the pack comes after the Seer"


def test_the_seer_wins_with_the_village_though_dead() -> None:
    """§4.6 Seer, WH-GEN-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    evening.day(burn="Ann")
    assert evening.outcome.faction == "Village"
    assert "Bob" in evening.winners


def test_a_lone_vampire_and_the_seer_stall() -> None:
    """§4.6 Seer, WH-END-06"""
    assert winner(village({"Ann": "Vampire", "Bob": "Seer"})) == "Vampire"
    assert winner(village({"Ann": "Pack Leader", "Bob": "Seer"})) is None

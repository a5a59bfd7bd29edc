"""The end of the night: the tables of bite and attack, the nine steps, and every edge case."""

from collections.abc import Callable

import pytest

from nightcall.games.wherewolf.deeds import Deeds, attack, bite, bury, follow_in_love, work_out
from nightcall.games.wherewolf.village import Village
from tests.wherewolf.evening import Evening, seats, village


def dawn(now: Village, deeds: Deeds) -> list[str]:
    work_out(now, deeds)
    follow_in_love(now, deeds)
    return seats(bury(now, deeds))


# The Vampire's table, first line that fits


@pytest.mark.parametrize(
    ("role", "dying", "is_bitten"),
    [
        ("Pack Leader", ["Zoe"], False),
        ("Werewolf", ["Zoe"], False),
        ("Young Wolf", ["Zoe"], False),
        ("turned Cursed", ["Zoe"], False),
        ("Vampire Hunter", ["Zoe"], False),
        ("Hermit", [], False),
        ("Seer", [], False),
        ("Medium", [], False),
        ("Wizard", [], False),
        ("Healer", [], False),
        ("Warden", [], False),
        ("Thief", [], False),
        ("Peasant", [], True),
        ("Juliet", [], True),
        ("Huntsman", [], True),
        ("Guard", [], True),
        ("Cursed", [], True),
        ("Traitor", [], True),
        ("Crime Boss", [], True),
        ("Assassin", [], True),
        ("Jester", [], True),
        ("Madman", [], True),
    ],
)
def test_a_bite_by_the_table(role: str, dying: list[str], is_bitten: bool) -> None:
    """§4.3, RR-02"""
    now = village({"Ann": role, "Zoe": "Vampire"})
    deeds = Deeds()
    assert bite(now, deeds, now.players["Zoe"], now.players["Ann"]) == is_bitten
    assert (now.players["Ann"].role == "Lesser Vampire") == is_bitten
    assert dawn(now, deeds) == dying


Arrangement = Callable[[Village, Deeds], None]


def ward(now: Village, deeds: Deeds) -> None:
    deeds.warded = now.players["Ann"]


def no_luck(now: Village, _deeds: Deeds) -> None:
    now.players["Ann"].used.add("luck")


def nothing(_now: Village, _deeds: Deeds) -> None:
    pass


@pytest.mark.parametrize(
    ("role", "arrange", "items", "dying", "is_bitten", "left"),
    [
        # Each line before all that follow it
        ("Vampire Hunter", ward, "amulet sword", ["Zoe"], False, "amulet sword"),
        ("Werewolf", ward, "amulet sword", ["Zoe"], False, "amulet sword"),
        ("Hermit", nothing, "amulet sword", [], False, "amulet sword"),
        ("Seer", nothing, "amulet sword", [], False, "amulet sword"),
        ("Peasant", ward, "amulet sword", [], False, "amulet sword"),
        ("Thief", ward, "amulet sword", [], False, "amulet sword"),
        ("Thief", nothing, "amulet sword", [], False, "amulet sword"),
        ("Thief", no_luck, "amulet sword", [], False, "sword"),
        ("Thief", no_luck, "", [], True, ""),
        ("Peasant", nothing, "amulet sword", [], False, "sword"),
        ("Peasant", nothing, "sword", ["Ann", "Zoe"], False, ""),
        ("Peasant", nothing, "", [], True, ""),
    ],
)
def test_the_first_line_that_fits_the_bitten_player(
    role: str, arrange: Arrangement, items: str, dying: list[str], is_bitten: bool, left: str
) -> None:
    """§4.3, §6 step 5, WH-VAR-SWO-02"""
    held = dict.fromkeys(items.split(), "Ann")
    now = village(
        {"Ann": role, "Zoe": "Vampire"}, amulet=held.get("amulet"), sword=held.get("sword")
    )
    deeds = Deeds()
    arrange(now, deeds)
    assert bite(now, deeds, now.players["Zoe"], now.players["Ann"]) == is_bitten
    assert dawn(now, deeds) == dying
    assert [name for name, item in now.items.items() if item.holder] == left.split()


def test_luck_is_used_by_the_bite_it_stops_and_not_under_a_ward() -> None:
    """§4.3, §6 step 5"""
    now = village({"Ann": "Thief", "Zoe": "Vampire"})
    deeds = Deeds(warded=now.players["Ann"])
    bite(now, deeds, now.players["Zoe"], now.players["Ann"])
    assert now.players["Ann"].used == set()
    deeds.warded = None
    bite(now, deeds, now.players["Zoe"], now.players["Ann"])
    assert now.players["Ann"].used == {"luck"}


# The pack's table, first line that fits


@pytest.mark.parametrize(
    ("role", "dying", "has_turned"),
    [
        ("Hermit", [], False),
        ("Traitor", [], False),
        ("Thief", [], False),
        ("Cursed", [], True),
        ("Peasant", ["Ann"], False),
        ("Seer", ["Ann"], False),
        ("Vampire Hunter", ["Ann"], False),
        ("Huntsman", ["Ann", "Yan"], False),
        ("Vampire", ["Ann"], False),
        ("Lesser Vampire", ["Ann"], False),
        ("Ghoul", ["Ann"], False),
        ("Crime Boss", ["Ann"], False),
        ("Jester", ["Ann"], False),
        ("Madman", ["Ann"], False),
    ],
)
def test_an_attack_by_the_table(role: str, dying: list[str], has_turned: bool) -> None:
    """§6 step 4"""
    now = village({"Ann": role, "Xia": "Pack Leader", "Yan": "Werewolf"})
    deeds = Deeds()
    attack(now, deeds, now.players["Xia"], now.players["Ann"])
    assert (now.players["Ann"].kind == "werewolf") == has_turned
    assert dawn(now, deeds) == dying


@pytest.mark.parametrize(
    ("role", "arrange", "items", "dying", "left"),
    [
        ("Hermit", nothing, "amulet sword", [], "amulet sword"),
        ("Traitor", nothing, "amulet sword", [], "amulet sword"),
        ("Peasant", ward, "amulet sword", [], "amulet sword"),
        ("Cursed", ward, "amulet sword", [], "amulet sword"),
        ("Thief", ward, "amulet sword", [], "amulet sword"),
        ("Thief", nothing, "amulet sword", [], "amulet sword"),
        ("Thief", no_luck, "amulet sword", [], "sword"),
        ("Thief", no_luck, "sword", ["Ann", "Xia"], ""),
        ("Cursed", nothing, "amulet sword", [], "sword"),
        ("Cursed", nothing, "sword", [], "sword"),
        ("Peasant", nothing, "amulet sword", [], "sword"),
        ("Peasant", nothing, "sword", ["Ann", "Xia"], ""),
        ("Huntsman", nothing, "sword", ["Ann", "Xia", "Yan"], ""),
        ("Huntsman", nothing, "amulet", [], ""),
        ("Vampire", nothing, "sword", ["Xia", "Zed"], ""),
    ],
)
def test_the_first_line_that_fits_the_victim(
    role: str, arrange: Arrangement, items: str, dying: list[str], left: str
) -> None:
    """§6 step 4, WH-VAR-SWO-01, WH-VAR-SWO-02"""
    held = dict.fromkeys(items.split(), "Ann")
    deal = {"Ann": role, "Xia": "Pack Leader", "Yan": "Werewolf", "Zed": "Ghoul"}
    now = village(deal, amulet=held.get("amulet"), sword=held.get("sword"))
    deeds = Deeds()
    arrange(now, deeds)
    attack(now, deeds, now.players["Xia"], now.players["Ann"])
    assert dawn(now, deeds) == dying
    assert [name for name, item in now.items.items() if item.holder] == left.split()


# The steps


FULL = {
    "Ann": "Pack Leader",
    "Bob": "Werewolf",
    "Cid": "Vampire",
    "Dee": "Ghoul",
    "Eve": "Crime Boss",
    "Fay": "Assassin",
    "Gus": "Healer",
    "Hal": "Warden",
    "Ida": "Juliet",
    "Jon": "Peasant",
    "Kim": "Guard",
    "Lou": "Hermit",
    "Max": "Cursed",
    "Nil": "Thief",
}


def begun(romeo: str = "Lou", amulet: str | None = None, sword: str | None = None) -> Evening:
    evening = Evening(FULL, amulet=amulet, sword=sword)
    evening.night(romeo=romeo)
    return evening


def test_step_1_a_boss_whose_approach_failed_is_dying() -> None:
    """§6 step 1"""
    evening = begun()
    evening.night(recruit="Kim", victim="Jon", ward="Jon")
    assert evening.told("Gus", "dying") == [{"seats": ["Eve"]}]
    assert evening.dead_at_dawn == ["Eve"]


def test_step_2_immunity_ward_and_luck_do_not_help_against_the_assassin() -> None:
    """§6 step 2"""
    for target in ("Lou", "Jon", "Nil"):
        evening = begun(romeo="Kim")
        evening.night(assassinate=target, ward="Jon", victim="Max")
        assert evening.dead_at_dawn == [target]


def test_step_3_a_murdered_vampire_is_dying_and_the_ghoul_goes_for_him() -> None:
    """§6 steps 3 and 6"""
    evening = begun()
    evening.night(bite="Ann", victim="Max")
    assert evening.told("Gus", "dying") == [{"seats": ["Dee"]}]


def test_step_4_the_chooser_is_the_strongest_living_werewolf() -> None:
    """§6 step 4"""
    evening = begun(sword="Jon")
    evening.day(burn="Ann")
    evening.night(sword_to="Kim", victim="Kim", ward="Jon")
    assert evening.dead_at_dawn == ["Bob", "Kim"]


def test_step_5_one_amulet_stops_all_blows_of_one_night() -> None:
    """§6 step 5, WH-VAR-AMU-05, D-37"""
    evening = begun(amulet="Kim")
    evening.night(amulet_to="Jon", assassinate="Jon", bite="Jon", victim="Jon", ward="Kim")
    assert evening.dead_at_dawn == []
    assert evening.told("Jon", "bitten") == []
    evening.night(victim="Jon", ward="Lou")
    assert evening.dead_at_dawn == ["Jon"], "it is gone after that night"


def test_step_5_a_blow_that_a_ward_stops_does_not_use_the_amulet_up() -> None:
    """§6 step 5"""
    evening = begun(amulet="Kim")
    evening.night(amulet_to="Jon", bite="Jon", victim="Jon", ward="Jon")
    evening.call("pass-amulet")
    assert evening.run.waiting() == ["Jon"]


def test_step_6_a_vampire_with_the_amulet_needs_no_ghoul() -> None:
    """§6 steps 5 and 6"""
    evening = begun(amulet="Kim")
    evening.night(amulet_to="Cid", victim="Cid", ward="Kim")
    assert evening.dead_at_dawn == []


def test_step_7_the_healer_takes_one_name_off_the_list() -> None:
    """§6 step 7"""
    evening = begun()
    evening.night(recruit="Kim", assassinate="Hal", victim="Jon", ward="Nil", save="Hal")
    assert evening.told("Gus", "dying") == [{"seats": ["Eve", "Hal", "Jon"]}]
    assert evening.dead_at_dawn == ["Eve", "Jon"]


def test_step_8_love_comes_after_the_healer() -> None:
    """§6 step 8"""
    evening = begun(romeo="Jon")
    evening.night(victim="Jon", ward="Kim")
    assert evening.told("Gus", "dying") == [{"seats": ["Jon"]}]
    assert evening.dead_at_dawn == ["Ida", "Jon"]


def test_step_8_a_ward_does_not_help_against_love() -> None:
    """§6 step 8: no protection, except the Amulet"""
    evening = begun(romeo="Jon")
    evening.night(victim="Jon", ward="Ida")
    assert evening.dead_at_dawn == ["Ida", "Jon"]


def test_step_9_everybody_dies_once_whatever_struck() -> None:
    """§6 step 9"""
    evening = begun(romeo="Jon")
    evening.night(assassinate="Jon", victim="Jon", ward="Kim")
    assert evening.dead_at_dawn == ["Ida", "Jon"]


# Edge cases


def test_a_bitten_player_is_not_dying_and_the_healer_is_not_shown_him() -> None:
    """§6 Healer and Vampire"""
    evening = begun()
    evening.night(bite="Jon", victim="Max", ward="Kim")
    assert evening.told("Gus", "dying") == [{"seats": []}]


def test_two_attackers_and_one_victim_are_both_worked_out() -> None:
    """§6 Two attackers, one victim"""
    evening = begun()
    evening.night(bite="Jon", victim="Jon", ward="Kim")
    assert evening.told("Jon", "bitten") == [{"vampire": "Cid"}]
    assert evening.dead_at_dawn == ["Jon"]


def test_a_ward_stops_both_attackers() -> None:
    """§6 Two attackers, one victim"""
    evening = begun()
    evening.night(bite="Jon", victim="Jon", ward="Jon")
    assert evening.learnt("Jon") == []
    assert evening.dead_at_dawn == []


def test_a_warded_holder_keeps_the_sword() -> None:
    """§6 Sword and ward"""
    evening = begun(sword="Kim")
    evening.night(sword_to="Jon", victim="Jon", ward="Jon")
    assert evening.dead_at_dawn == []
    evening.call("pass-sword")
    assert evening.run.waiting() == ["Jon"]


def test_a_cursed_holder_turns_and_the_sword_is_not_used() -> None:
    """§6 Sword and Cursed holder attacked by the pack"""
    evening = begun(sword="Kim")
    evening.night(sword_to="Max", victim="Max", ward="Kim")
    assert evening.dead_at_dawn == []
    evening.call("pass-sword")
    assert evening.run.waiting() == ["Max"]


@pytest.mark.parametrize(("blow", "dead"), [("victim", "Ann"), ("bite", "Dee")])
def test_a_healed_holder_lives_and_what_struck_is_dead_and_the_sword_gone(
    blow: str, dead: str
) -> None:
    """§6 Sword, holder healed"""
    evening = begun(sword="Kim")
    choices = {"victim": "Max", blow: "Jon"}
    evening.night(sword_to="Jon", ward="Nil", save="Jon", **choices)
    assert evening.dead_at_dawn == [dead]
    evening.call("ward")
    assert "sword" in evening.calls(3)


def test_the_next_in_strength_chooses_when_the_leader_is_dead() -> None:
    """§6 Pack Leader dead"""
    evening = begun()
    evening.day(burn="Ann")
    evening.call("victim")
    assert evening.run.waiting() == ["Bob"]


def test_a_dying_chooser_still_chooses() -> None:
    """§6 Chooser is dying"""
    evening = begun()
    evening.night(assassinate="Ann", victim="Jon", ward="Kim")
    assert evening.dead_at_dawn == ["Ann", "Jon"]


def test_a_bitten_chooser_does_not_change() -> None:
    """§6 Chooser was himself bitten tonight: bites on wolves fail"""
    evening = begun()
    evening.night(bite="Ann", victim="Jon", ward="Kim")
    assert evening.told("Ann", "bitten") == []
    assert evening.dead_at_dawn == ["Dee", "Jon"]


def test_a_new_bearer_of_the_amulet_is_covered_tonight() -> None:
    """§6 Amulet passed in turn 1"""
    evening = begun(amulet="Kim")
    evening.night(amulet_to="Jon", victim="Jon", ward="Kim")
    assert evening.told("Jon", "item-received") == [{"item": "amulet"}]
    assert evening.dead_at_dawn == []


def test_the_former_bearer_of_the_amulet_is_not() -> None:
    """§6 Amulet passed in turn 1"""
    evening = begun(amulet="Kim")
    evening.night(amulet_to="Jon", victim="Kim", ward="Nil")
    assert evening.dead_at_dawn == ["Kim"]


def test_the_sword_of_a_burned_holder_leaves_the_game() -> None:
    """§6 Owner of Amulet/Sword dead"""
    evening = begun(sword="Kim")
    evening.day(burn="Kim")
    evening.night(victim="Jon", ward="Nil")
    assert "sword" in evening.calls(2)
    assert evening.dead_at_dawn == ["Jon"]


def test_a_boss_may_approach_and_be_attacked_in_one_night_and_dies_once() -> None:
    """§6 steps 1 and 4"""
    evening = begun()
    evening.night(recruit="Kim", victim="Eve", ward="Jon")
    assert evening.dead_at_dawn == ["Eve"]


def test_a_player_recruited_tonight_dies_a_criminal() -> None:
    """RR-01, RR-03"""
    evening = begun()
    evening.night(recruit="Jon", victim="Jon", ward="Kim")
    assert evening.told("Jon", "recruited") == [{"boss": "Eve"}]
    assert evening.dead_at_dawn == ["Jon"]


def test_nobody_learns_why_nobody_died() -> None:
    """RR-06"""
    evening = begun(amulet="Kim")
    evening.night(amulet_to="Jon", victim="Jon", ward="Nil")
    for seat in ("Ann", "Bob", "Hal", "Nil"):
        keys = {key for key, _ in evening.learnt(seat)}
        assert keys <= {"pack", "victim", "criminals"}

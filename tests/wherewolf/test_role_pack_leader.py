"""The Pack Leader."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Werewolf",
    "Bob": "Pack Leader",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Werewolf",
    "Fay": "Traitor",
    "Gus": "Assassin",
    "Hal": "Peasant",
}


def test_on_the_first_night_the_pack_meets_and_the_leader_makes_himself_known() -> None:
    """§4 Pack Leader, WH-NGT-04, RR-07"""
    evening = Evening(DEAL)
    evening.night()
    met = {"pack": ["Bob", "Ann", "Eve"], "traitors": ["Fay"]}
    assert [evening.told(wolf, "pack") for wolf in ("Ann", "Bob", "Eve")] == [[met]] * 3


def test_on_the_first_night_nobody_is_attacked() -> None:
    """WH-NGT-04, WH-NGT-07"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.dead_at_dawn == []
    assert evening.told("Bob", "victim") == []


def test_from_the_second_night_on_the_leader_chooses_the_victim() -> None:
    """§4 Pack Leader, WH-NGT-07"""
    evening = Evening(DEAL)
    evening.night()
    evening.call("victim")
    assert evening.run.waiting() == ["Bob"]
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]
    assert [evening.told(wolf, "victim") for wolf in ("Ann", "Bob", "Eve")] == [
        [{"seat": "Cid"}]
    ] * 3


def test_the_choice_is_compulsory_and_never_a_werewolf() -> None:
    """WH-NGT-10, D-43"""
    evening = Evening(DEAL)
    evening.night()
    evening.call("victim")
    assert evening.may_choose("Bob") == ["Cid", "Dee", "Fay", "Gus", "Hal"]
    evening.time_is_up()
    assert evening.asking == "victim"


def test_when_the_leader_is_dead_the_next_in_strength_chooses() -> None:
    """§6 Pack Leader dead, RR-07, WH-NGT-07"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Bob")
    evening.call("victim")
    assert evening.run.waiting() == ["Ann"]


def test_a_dying_leader_still_chooses() -> None:
    """§6 Chooser is dying, RR-01"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(assassinate="Bob", victim="Cid")
    assert evening.dead_at_dawn == ["Bob", "Cid"]


def test_when_all_werewolves_are_dead_the_pack_is_still_called() -> None:
    """§6 All Werewolves dead, WH-NGT-05"""
    evening = Evening({**DEAL, "Ann": "Vampire", "Eve": "Peasant"})
    evening.night()
    evening.day(burn="Bob")
    evening.night()
    assert "werewolves" in evening.calls(2)


def test_a_wolf_may_hold_the_amulet() -> None:
    """§4.6 Pack Leader"""
    evening = Evening(DEAL, amulet="Cid")
    evening.night()
    evening.night(amulet_to="Bob", assassinate="Bob", victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]


def test_the_sword_takes_the_leader_along() -> None:
    """§4.6 Pack Leader, WH-VAR-SWO-01"""
    evening = Evening(DEAL, sword="Cid")
    evening.night()
    evening.night(sword_to="Dee", victim="Dee")
    assert evening.dead_at_dawn == ["Bob", "Dee"]


def test_the_last_werewolf_claims_a_stall() -> None:
    """§4.6 Pack Leader, WH-END-06"""
    assert winner(village({"Ann": "Pack Leader", "Bob": "Hermit"})) == "Werewolves"


def test_he_wins_with_the_pack() -> None:
    """§4.6 Pack Leader, WH-END-03"""
    now = village({"Ann": "Pack Leader", "Bob": "Werewolf", "Cid": "Traitor"})
    assert winner(now) == "Werewolves"

"""The Medium."""

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Medium",
    "Cid": "Sinner",
    "Dee": "Cursed",
    "Eve": "Peasant",
    "Fay": "Werewolf",
    "Gus": "Peasant",
}


def test_the_medium_is_called_from_the_second_night_on() -> None:
    """§4 Medium"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Eve")
    assert "medium" not in evening.calls(1)
    assert "medium" in evening.calls(2)


def test_the_medium_learns_whether_an_eliminated_player_had_a_dark_aura() -> None:
    """§4 Medium"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Cid")
    evening.night(call_the_dead="Cid", victim="Eve")
    evening.night(call_the_dead="Eve", victim="Gus")
    assert evening.told("Bob", "aura") == [
        {"seat": "Cid", "aura": "Dark"},
        {"seat": "Eve", "aura": "White"},
    ]


def test_the_aura_is_the_one_at_death() -> None:
    """§4 Medium, RR-03"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Dee")
    evening.day(burn="Dee")
    evening.night(call_the_dead="Dee", victim="Eve")
    assert evening.told("Bob", "aura") == [{"seat": "Dee", "aura": "Dark"}], "he had turned"


def test_the_medium_can_call_only_the_dead() -> None:
    """§4 Medium"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Cid")
    evening.call("call-the-dead")
    assert evening.may_choose("Bob") == ["Cid"]


def test_while_nobody_is_dead_the_medium_is_called_and_nothing_happens() -> None:
    """§4 Medium, WH-NGT-05"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Eve")
    assert "medium" in evening.calls(2)
    assert evening.learnt("Bob") == []


def test_the_medium_is_left_out_where_cards_are_shown() -> None:
    """§4.6 Medium, WH-VAR-REV, WH-DUT-03"""
    roles = {"Medium": 1, "Seer": 1, "Peasant": 3, "Pack Leader": 1}
    box = WherewolfBox(level="later", roles=roles, reveal=True)
    remarks = WHEREWOLF.remarks(WHEREWOLF.header(("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"), box))
    assert [r.key for r in remarks if r.weight == "refusal"] == ["wherewolf-reveal-medium"]


def test_a_lone_vampire_and_the_medium_stall() -> None:
    """§4.6 Medium"""
    assert winner(village({"Ann": "Vampire", "Bob": "Medium"})) == "Vampire"

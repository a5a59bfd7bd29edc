"""Three players: the standard rules with four cards."""

from itertools import product

import pytest

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import check, standard_roles
from tests.werewords.evening import Evening

DEAL = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf"}


@pytest.mark.parametrize("helper", ["Seer", "Fortune Teller"])
def test_three_play_with_mayor_villager_werewolf_and_one_helper(helper: str) -> None:
    """WW-P3-01"""
    assert standard_roles(3) == {"Seer": 1, "Werewolf": 1, "Villager": 1}
    box = WerewordsBox(roles={helper: 1, "Werewolf": 1, "Villager": 1})
    assert not [r for r in check(("Ann", "Bob", "Cid"), box) if r.weight == "refusal"]
    evening = Evening({**DEAL, "Bob": helper})
    assert evening.told("Ann", "your-card") == [{"card": "Villager"}]


def test_three_in_a_circle_single_nobody_out_and_the_werewolf_wins() -> None:
    """WW-P3-01, WW-EGB-05"""
    evening = Evening(DEAL)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Bob", Bob="Cid", Cid="Ann")
    assert evening.told(None, "revealed") == []
    assert evening.outcome.winners == ("Cid",)


def test_two_of_three_who_point_at_the_werewolf_find_him() -> None:
    """WW-P3-01"""
    for cid in ("Ann", "Bob"):
        evening = Evening(DEAL)
        evening.night()
        evening.time_is_up()
        evening.votes(Ann="Cid", Bob="Cid", Cid=cid)
        assert evening.outcome.winners == ("Ann", "Bob")


def test_of_the_eight_ways_to_point_the_werewolf_is_found_in_two() -> None:
    """WW-P3-01: in the others he is not the one with most votes."""
    found = 0
    for ann, bob, cid in product(("Bob", "Cid"), ("Ann", "Cid"), ("Ann", "Bob")):
        evening = Evening(DEAL)
        evening.night()
        evening.time_is_up()
        evening.votes(Ann=ann, Bob=bob, Cid=cid)
        found += evening.outcome.team == "village"
    assert found == 2


def test_when_the_mayor_is_the_villager_both_others_know_the_word() -> None:
    """WW-P3-02"""
    evening = Evening(DEAL)
    evening.night()
    assert [evening.knows_the_word(seat) for seat in ("Bob", "Cid")] == [True, True]
    other = Evening({**DEAL, "Bob": "Villager"}, centre="Seer")
    other.night()
    assert not other.knows_the_word("Bob")

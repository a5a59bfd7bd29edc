"""The Vampire."""

import pytest

from nightcall.games.wherewolf.ending import winner
from nightcall.table import Telling, view
from tests.wherewolf.evening import PASS, Evening, village

DEAL = {
    "Ann": "Vampire",
    "Bob": "Ghoul",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Seer",
    "Fay": "Peasant",
}


def test_on_the_first_night_vampire_and_ghoul_recognise_each_other() -> None:
    """§4 Vampire, §4 Ghoul"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Ann") == [("vampire-and-ghoul", {"seats": {"Bob": "Ghoul"}})]
    assert evening.learnt("Bob") == [("vampire-and-ghoul", {"seats": {"Ann": "Vampire"}})]


def test_a_vampire_without_a_ghoul_sees_nobody() -> None:
    """§4 Vampire"""
    evening = Evening({**DEAL, "Bob": "Peasant"})
    evening.night()
    assert evening.learnt("Ann") == [("vampire-and-ghoul", {"seats": {}})]


def test_he_bites_from_the_second_night_on_somebody_outside_his_faction() -> None:
    """§4 Vampire"""
    evening = Evening(DEAL)
    evening.night()
    evening.call("bite")
    assert evening.may_choose("Ann") == ["Cid", "Dee", "Eve", "Fay", PASS]


def test_he_may_bite_nobody() -> None:
    """§4 Vampire: "may" """
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite=PASS)
    assert evening.told("Cid", "bitten") == []
    evening.call("bite")
    evening.time_is_up()
    assert evening.asking != "bite", "who may choose and does not has passed"


def test_the_bitten_player_becomes_a_lesser_vampire_at_once() -> None:
    """§4 Vampire, §4.3"""
    evening = Evening(DEAL)
    evening.night()
    evening.call("bite")
    evening.answers("Ann", "Cid")
    assert evening.told("Cid", "bitten") == [{"vampire": "Ann"}]


@pytest.mark.parametrize("card", ["Seer", "Medium", "Wizard", "Healer", "Warden", "Hermit"])
def test_a_mystic_or_the_hermit_is_not_changed(card: str) -> None:
    """§4.3"""
    evening = Evening({**DEAL, "Cid": card})
    evening.night()
    evening.night(bite="Cid")
    assert evening.told("Cid", "bitten") == []
    assert evening.dead_at_dawn == []


def test_he_is_killed_by_the_stake_like_anyone_though_the_ghoul_lives() -> None:
    """§4 Vampire, §4 Ghoul"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Ann")
    assert evening.outcome.faction == "Village"


def test_he_is_killed_by_pack_and_assassin() -> None:
    """§4 Vampire"""
    evening = Evening({**DEAL, "Bob": "Pack Leader"})
    evening.night()
    evening.night(victim="Ann")
    assert evening.dead_at_dawn == ["Ann"]
    murdered = Evening({**DEAL, "Bob": "Assassin", "Cid": "Pack Leader"})
    murdered.night()
    murdered.night(assassinate="Ann", victim="Dee")
    assert murdered.dead_at_dawn == ["Ann", "Dee"]


def test_a_dying_vampire_still_bites() -> None:
    """RR-01"""
    evening = Evening({**DEAL, "Bob": "Assassin"})
    evening.night()
    evening.night(assassinate="Ann", bite="Cid")
    assert evening.dead_at_dawn == ["Ann"]
    assert evening.told("Cid", "bitten") == [{"vampire": "Ann"}]
    assert not evening.is_over, "the Lesser Vampire remains"


def test_that_a_bite_fails_only_whoever_leads_is_told() -> None:
    """§4 Vampire: nobody is tapped then, whatever saved them."""
    evening = Evening({**DEAL, "Cid": "Hermit"})
    evening.night()
    evening.night(bite="Cid")
    noted = [i for i in evening.run.said if isinstance(i, Telling) and i.key == "bite-fails"]
    assert noted == [Telling((), "bite-fails", {"seat": "Cid"})]
    for seat in (None, *DEAL):
        assert not [i for i in view(evening.run, seat).said if i in noted]
    bitten = Evening(DEAL)
    bitten.night()
    bitten.night(bite="Cid")
    assert not [i for i in bitten.run.said if isinstance(i, Telling) and i.key == "bite-fails"]


def test_he_wins_when_only_his_faction_is_left_and_the_last_bite_ends_the_game() -> None:
    """§4 Vampire, WH-END-04, WH-END-01"""
    evening = Evening({"Ann": "Vampire", "Bob": "Ghoul", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night()
    evening.night(bite="Cid")
    evening.night(bite="Dee")
    assert evening.outcome.faction == "Vampire"
    assert evening.winners == ("Ann", "Bob", "Cid", "Dee")
    assert evening.outcome.nights == 3
    assert evening.lines.count("day-breaks") == 2


def test_his_claim_to_a_stall() -> None:
    """§4.6 Vampire, WH-END-06"""
    assert winner(village({"Ann": "Vampire", "Bob": "Hermit"})) == "Vampire"
    assert winner(village({"Ann": "Vampire", "Bob": "Peasant"})) is None


def test_the_sword_of_somebody_he_bites_kills_him_or_his_ghoul() -> None:
    """§4.6 Vampire, WH-VAR-SWO-02, D-39"""
    evening = Evening(DEAL, sword="Cid")
    evening.night()
    evening.night(sword_to="Dee", bite="Dee")
    assert evening.dead_at_dawn == ["Bob", "Dee"]
    assert evening.told("Dee", "bitten") == []

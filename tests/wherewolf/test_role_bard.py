"""The Bard."""

import pytest

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Bard",
    "Cid": "Seer",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


@pytest.mark.parametrize(("seen", "is_pure"), [("Dee", True), ("Ann", False)])
def test_at_dawn_all_hear_whether_a_pure_soul_was_seen(seen: str, is_pure: bool) -> None:
    """§4 Bard"""
    evening = Evening(DEAL)
    evening.night(look_into=seen)
    assert evening.told(None, "bard") == [{"is_pure": is_pure}]


def test_each_dawn_has_its_own_news() -> None:
    """§4 Bard"""
    evening = Evening(DEAL)
    evening.night(look_into="Dee")
    evening.night(look_into="Ann", victim="Fay")
    assert evening.told(None, "bard") == [{"is_pure": True}, {"is_pure": False}]


@pytest.mark.parametrize("victim", ["Bob", "Cid"])
def test_who_dies_in_the_night_was_alive_when_it_began(victim: str) -> None:
    """§4 Bard"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(look_into="Dee", victim=victim)
    assert evening.told(None, "bard")[-1] == {"is_pure": True}
    evening.night(**({"look_into": "Dee"} if victim == "Bob" else {}), victim="Fay")
    assert evening.told(None, "bard")[-1] == {"is_pure": False}


def test_a_bard_who_is_bitten_tonight_still_listened() -> None:
    """§4 Bard, RR-01"""
    evening = Evening({**DEAL, "Ann": "Vampire"})
    evening.night()
    evening.night(look_into="Dee", bite="Bob")
    assert evening.told(None, "bard")[-1] == {"is_pure": True}
    evening.night(look_into="Dee")
    assert evening.told(None, "bard")[-1] == {"is_pure": False}


@pytest.mark.parametrize("missing", ["Bard", "Seer"])
def test_with_bard_in_the_pool_only_there_is_no_news_but_it_is_announced(missing: str) -> None:
    """§4 Bard"""
    deal = {seat: "Hermit" if card == missing else card for seat, card in DEAL.items()}
    evening = Evening(deal, extra=(missing,))
    evening.night()
    assert evening.told(None, "bard") == [{"is_pure": False}]


def test_without_a_bard_in_the_pool_nobody_speaks_of_it() -> None:
    """§4 Bard"""
    evening = Evening({**DEAL, "Bob": "Peasant"})
    evening.night(look_into="Dee")
    assert evening.told(None, "bard") == []

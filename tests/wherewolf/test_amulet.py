"""The Amulet: who has it, what it stops, and how it is lost."""

import pytest

from nightcall.table import Choice, Telling, view
from tests.wherewolf.evening import PASS, Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Peasant",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Seer",
    "Fay": "Assassin",
    "Gus": "Hermit",
}


def begun(bearer: str = "Bob") -> Evening:
    evening = Evening(DEAL, amulet=bearer)
    evening.night()
    return evening


def is_gone(evening: Evening) -> bool:
    evening.call("look-into")
    return evening.asking == "look-into" and "wake-amulet-later" in evening.lines[-4:]


def test_the_house_picks_a_random_first_bearer_who_is_told_in_the_first_night() -> None:
    """WH-VAR-AMU-01"""
    evening = begun()
    assert evening.calls(1)[0] == "amulet"
    assert evening.learnt("Bob") == [("item-received", {"item": "amulet"})]
    for seat in ("Ann", "Cid", "Dee"):
        assert evening.told(seat, "item-received") == []


def test_in_later_nights_the_owner_passes_it_on_and_the_new_one_is_told() -> None:
    """WH-VAR-AMU-02"""
    evening = begun()
    evening.call("pass-amulet")
    assert evening.run.waiting() == ["Bob"]
    assert evening.options("Bob") == Choice(("Ann", "Cid", "Dee", "Eve", "Fay", "Gus", PASS))
    evening.night(amulet_to="Cid", victim="Dee")
    assert evening.told("Cid", "item-received") == [{"item": "amulet"}]
    evening.call("pass-amulet")
    assert evening.run.waiting() == ["Cid"]


def test_it_is_passed_to_the_living_only_and_not_to_oneself() -> None:
    """WH-VAR-AMU-05"""
    evening = begun()
    evening.day(burn="Cid")
    evening.call("pass-amulet")
    assert evening.may_choose("Bob") == ["Ann", "Dee", "Eve", "Fay", "Gus", PASS]


@pytest.mark.parametrize("blow", ["victim", "assassinate"])
def test_it_saves_its_holder_from_any_death_in_the_night(blow: str) -> None:
    """WH-VAR-AMU-03, WH-VAR-AMU-05"""
    evening = begun()
    evening.night(**{"amulet_to": "Cid", "victim": "Gus", blow: "Cid"})
    assert evening.dead_at_dawn == []
    assert is_gone(evening)


def test_it_saves_from_the_stake_with_the_words_of_a_tie() -> None:
    """WH-VAR-AMU-03, WH-VAR-AMU-05, D-38"""
    saved, tied = begun(), begun()
    saved.day(burn="Bob")
    tied.day()
    stakes = [[s for s in e.scenes if s.chapter == "stake"][-1] for e in (saved, tied)]
    assert stakes[0].line == stakes[1].line == "hesitation"
    assert stakes[0].args == stakes[1].args == {}
    assert is_gone(saved)


def test_all_blows_of_one_night_are_one_use() -> None:
    """D-37, WH-VAR-AMU-05"""
    evening = begun()
    evening.night(amulet_to="Cid", assassinate="Cid", victim="Cid")
    assert evening.dead_at_dawn == []
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]


def test_it_is_destroyed_when_it_has_saved_somebody() -> None:
    """WH-VAR-AMU-04"""
    evening = begun()
    evening.night(amulet_to="Cid", victim="Cid")
    assert is_gone(evening)


def test_it_is_destroyed_when_it_comes_back_to_somebody_who_had_it() -> None:
    """WH-VAR-AMU-04"""
    evening = begun()
    evening.night(amulet_to="Cid", victim="Gus")
    evening.night(amulet_to="Bob", victim="Bob")
    assert evening.told("Bob", "item-crumbles") == [{"item": "amulet"}]
    assert evening.dead_at_dawn == ["Bob"]
    assert is_gone(evening)


def test_it_is_destroyed_when_the_owner_refuses_to_pass() -> None:
    """WH-VAR-AMU-04"""
    evening = begun()
    evening.night(amulet_to=PASS, victim="Bob")
    assert evening.dead_at_dawn == ["Bob"], "no longer covered"
    assert is_gone(evening)


@pytest.mark.parametrize(
    ("way", "last"),
    [("saves", "Cid"), ("comes back", "Cid"), ("is kept", "Bob"), ("stops the stake", "Bob")],
)
def test_that_it_is_gone_only_whoever_leads_is_told(way: str, last: str) -> None:
    """WH-VAR-AMU-04, WH-VAR-AMU-05"""
    evening = begun()
    match way:
        case "saves":
            evening.night(amulet_to="Cid", victim="Cid")
        case "comes back":
            evening.night(amulet_to="Cid", victim="Gus")
            evening.night(amulet_to="Bob", victim="Gus")
        case "is kept":
            evening.night(amulet_to=PASS, victim="Gus")
        case _:
            evening.day(burn="Bob")
    noted = [i for i in evening.run.said if isinstance(i, Telling) and i.key == "item-gone"]
    assert noted == [Telling((), "item-gone", {"item": "amulet", "seat": last})]
    for seat in (None, *DEAL):
        assert not [i for i in view(evening.run, seat).said if i in noted]


def test_silence_is_refusing() -> None:
    """WH-VAR-AMU-04"""
    evening = begun()
    evening.call("pass-amulet")
    evening.time_is_up()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == ["Bob"]


def test_its_call_goes_on_every_night_after_it_is_gone() -> None:
    """WH-VAR-AMU-05, D-38"""
    evening = begun()
    evening.night(amulet_to=PASS, victim="Gus")
    evening.night(victim="Gus")
    assert evening.calls(3)[0] == "amulet"


def test_a_bearer_who_dies_takes_it_along() -> None:
    """§6 Owner of Amulet/Sword dead: no blow kills a bearer, but it is lost with a refusal"""
    evening = begun()
    evening.night(amulet_to=PASS, victim="Bob")
    evening.night(victim="Gus")
    assert not any(evening.told(seat, "item-received") for seat in ("Ann", "Cid", "Dee", "Eve"))


def test_it_covers_the_new_holder_the_same_night_and_not_the_old_one() -> None:
    """WH-VAR-AMU-05"""
    evening = begun()
    evening.night(amulet_to="Cid", assassinate="Bob", victim="Cid")
    assert evening.dead_at_dawn == ["Bob"]


def test_without_the_variant_there_is_no_call() -> None:
    """WH-VAR-00"""
    evening = Evening(DEAL)
    evening.night()
    assert "amulet" not in evening.calls(1)

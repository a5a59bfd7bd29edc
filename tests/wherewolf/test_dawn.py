"""Dawn: who did not wake, and what nobody is told about it."""

from nightcall.table import Telling
from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Assassin",
    "Bob": "Pack Leader",
    "Cid": "Juliet",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Seer",
    "Gus": "Hermit",
}


def test_the_dead_are_named_in_seat_order_whoever_died_of_what() -> None:
    """WH-DAY-01, §6 step 9"""
    evening = Evening(DEAL)
    evening.night(romeo="Ann")
    evening.night(assassinate="Fay", victim="Cid")
    assert evening.spoken("day-breaks")[-1] == {"dead": ["Ann", "Cid", "Fay"]}


def test_neither_role_nor_cause_is_told() -> None:
    """WH-DAY-01"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.night(victim="Eve")
    since = evening.lines.index("day-breaks")
    assert evening.scenes[-2].args == {"dead": ["Eve"]}
    assert since
    public = [item.key for item in evening.run.said if isinstance(item, Telling) and not item.to]
    assert public == ["deal-sealed"]


def test_that_nobody_died_is_announced_as_such() -> None:
    """WH-DAY-01"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.night(victim="Gus")
    assert evening.spoken("day-breaks")[-1] == {"dead": []}


def test_deaths_take_effect_at_dawn_all_together() -> None:
    """RR-01, §6 step 9"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.call("victim", assassinate="Fay")
    assert "Fay" in evening.may_choose("Bob"), "nobody knows yet that she is dying"
    assert evening.scenes[-1].alive == tuple(DEAL)
    evening.night(victim="Eve")
    assert evening.scenes[-1].alive == ("Ann", "Bob", "Cid", "Dee", "Gus")


def test_after_the_dawn_the_village_assembles_and_the_living_may_speak() -> None:
    """WH-DAY-02, WH-DAY-04"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.night(victim="Eve")
    scene = evening.scenes[-1]
    assert scene.line == "assembly"
    assert scene.speakers == ("Ann", "Bob", "Cid", "Dee", "Fay", "Gus")


def test_the_assembly_ends_when_the_moderator_says_so_or_its_time_is_up() -> None:
    """WH-DAY-02"""
    for end in (("House", "(go on)"), ("Clock", "time")):
        evening = Evening(DEAL)
        evening.night(romeo="Dee")
        evening.answers(*end)
        assert evening.asking == "accuse"


def test_the_dead_watch_everything_and_see_all_roles() -> None:
    """WH-DAY-04, WH-DUT-01, D-45"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.day(burn="Eve")
    evening.night(look_into="Bob", victim="Gus")
    assert evening.told("Eve", "all-roles") == [{"roles": DEAL}]
    assert evening.told("Eve", "chose")[0] == {"by": "Fay", "kind": "look-into", "seat": "Bob"}
    aura = {"to": ["Fay"], "key": "aura", "args": {"seat": "Bob", "aura": "Dark"}}
    assert aura in evening.told("Eve", "watched")
    evening.accuses()
    assert len(evening.told("Eve", "votes")) == 1


def test_the_dead_need_not_watch() -> None:
    """D-45"""
    evening = Evening(DEAL, dead_watch=False)
    evening.night(romeo="Dee")
    evening.day(burn="Eve")
    evening.night(look_into="Bob", victim="Gus")
    evening.accuses()
    assert evening.learnt("Eve") == []


def test_the_living_see_nothing_of_what_the_dead_watch() -> None:
    """WH-DAY-04"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.day(burn="Eve")
    evening.night(look_into="Bob", victim="Gus")
    for seat in evening.alive:
        assert not evening.told(seat, "watched")
        assert not evening.told(seat, "chose")


def test_the_dead_are_asked_nothing() -> None:
    """WH-DAY-04"""
    evening = Evening(DEAL)
    evening.night(romeo="Dee")
    evening.day(burn="Fay")
    evening.night(victim="Gus")
    assert evening.calls(2)[0] == "seer"
    evening.assembly_ends()
    assert evening.options("Fay") is None

"""The night: who is called in which order, how the pack agrees, and what the Seer sees."""

import pytest

from nightcall.table import CLOCK, Choice, Scene, Seat, Telling, view
from nightcall.text import Texts
from tests.werewolf.evening import EIGHT, SIX, Evening, daylight

LONELY = {**SIX, "Bob": "Villager"}
"""Ann is the only Werewolf of six."""


def asleep() -> Evening:
    evening = Evening(EIGHT)
    evening.everyone_looks()
    return evening


def choosing() -> Evening:
    """The first night, when the Werewolves have recognised each other."""
    evening = asleep()
    evening.time_is_up()
    return evening


# Order


def test_the_first_night_is_called_in_this_order() -> None:
    """PW-NGT-01, PW-NGT-02"""
    evening = daylight()
    assert evening.lines == [
        "deal",
        "night-falls",
        "wake-werewolves-first",
        "choose-a-victim",
        "sleep-werewolves",
        "wake-seer",
        "seer-sees",
        "sleep-seer",
        "morning",
        "day",
    ]


def test_later_nights_are_called_without_recognising() -> None:
    """PW-NGT-02, PW-DAY-06"""
    evening = daylight()
    evening.lynches("Gus")
    before = len(evening.lines)
    evening.night("Fay", look_into="Ann")
    assert evening.lines[before - 2 :] == [
        "night-falls",
        "wake-werewolves-later",
        "sleep-werewolves",
        "wake-seer",
        "seer-sees",
        "sleep-seer",
        "morning",
        "day",
    ]
    assert len(evening.told("Ann", "pack")) == 1


def test_somebody_is_killed_in_the_first_night() -> None:
    """PW-NGT-01"""
    assert daylight(victim="Hal").told(None, "killed") == [{"seat": "Hal", "card": "Villager"}]


def test_nobody_may_speak_at_night() -> None:
    """PW-NGT-03"""
    evening = daylight()
    assert {scene.speakers for scene in evening.scenes if scene.chapter == "night"} == {()}


def test_everybody_is_asked_to_cover_the_noise_of_the_others() -> None:
    """PW-NGT-07"""
    assert "noise" in Texts("en").say("werewolf-say-night-falls")


def test_nobody_is_told_anything_before_their_role_is_called() -> None:
    """PW-NGT-02, APP-05"""
    heard: dict[str, set[Seat]] = {}
    line = ""
    for item in daylight().run.said:
        if isinstance(item, Scene):
            line = item.line
        elif isinstance(item, Telling) and item.to is not None and item.key != "your-card":
            heard.setdefault(line, set()).update(item.to)
    assert heard == {
        "wake-werewolves-first": {"Ann", "Bob"},
        "choose-a-victim": {"Ann", "Bob"},
        "seer-sees": {"Cid"},
    }


# The pack


def test_the_werewolves_recognise_each_other_in_the_first_night() -> None:
    """PW-NGT-02"""
    evening = choosing()
    for wolf in ("Ann", "Bob"):
        assert evening.told(wolf, "pack") == [{"pack": ("Ann", "Bob")}]
    for other in (None, "Cid", "Dee", "Hal"):
        assert evening.told(other, "pack") == []


@pytest.mark.parametrize(("pace", "seconds"), [(0.5, 3), (1.0, 6), (3.0, 18)])
def test_recognising_lasts_as_long_as_the_pace_says(pace: float, seconds: int) -> None:
    evening = Evening(EIGHT, pace=pace)
    evening.everyone_looks()
    assert evening.scene.timer is not None
    assert evening.scene.timer.seconds == seconds


def test_the_victim_is_living_and_no_werewolf() -> None:
    """PW-NGT-03"""
    evening = choosing()
    expected = Choice(("Cid", "Dee", "Eve", "Fay", "Gus", "Hal"))
    assert evening.options("Ann") == evening.options("Bob") == expected
    evening.night("Hal", look_into="Ann")
    evening.lynches("Gus")
    assert evening.options("Ann") == Choice(("Cid", "Dee", "Eve", "Fay"))


def test_only_the_pack_sees_what_the_pack_proposes() -> None:
    """PW-NGT-03"""
    evening = choosing()
    evening.answers("Ann", "Dee")
    for wolf in ("Ann", "Bob"):
        assert evening.told(wolf, "proposal") == [{"seat": "Ann", "victim": "Dee"}]
    for other in (None, "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"):
        assert evening.told(other, "proposal") == []


def test_werewolves_who_disagree_go_on_choosing() -> None:
    """PW-NGT-03"""
    evening = choosing()
    evening.votes(Ann="Dee", Bob="Eve")
    assert evening.asking == "victim"
    evening.votes(Ann="Fay")
    assert evening.asking == "victim"
    evening.votes(Bob="Fay")
    assert evening.lines[-2:] == ["sleep-werewolves", "wake-seer"]
    evening.answers("Cid", "Ann")
    evening.time_is_up()
    assert evening.told(None, "killed") == [{"seat": "Fay", "card": "Villager"}]


def test_one_werewolf_cannot_agree_alone_however_often() -> None:
    """PW-NGT-03"""
    evening = choosing()
    evening.votes(Ann="Dee")
    evening.votes(Ann="Dee")
    assert evening.asking == "victim"
    assert evening.run.waiting() == ["Bob"]


def test_werewolves_who_stand_apart_are_both_waited_for() -> None:
    """PW-NGT-03"""
    evening = choosing()
    assert evening.run.waiting() == ["Ann", "Bob"]
    evening.votes(Bob="Dee")
    assert evening.run.waiting() == ["Ann"]
    evening.votes(Ann="Eve")
    assert evening.run.waiting() == ["Ann", "Bob"]


def test_the_werewolves_must_choose_somebody_and_time_does_not_run_out() -> None:
    """PW-NGT-03"""
    evening = choosing()
    assert evening.run.ask is not None
    assert CLOCK not in evening.run.ask.options
    assert evening.run.ask.remind == 30


def test_three_werewolves_must_all_agree() -> None:
    """PW-NGT-03"""
    evening = Evening({**EIGHT, "Dee": "Werewolf"})
    evening.everyone_looks()
    evening.time_is_up()
    evening.votes(Ann="Hal", Bob="Hal")
    assert evening.asking == "victim"
    evening.votes(Dee="Hal")
    assert evening.asking == "look-into"


def test_the_last_werewolf_chooses_alone() -> None:
    """PW-NGT-06"""
    evening = daylight()
    evening.lynches("Ann")
    assert evening.asking == "victim"
    assert evening.asked == ["Bob"]
    evening.answers("Bob", "Gus")
    assert evening.lines[-1] == "wake-seer"


def test_one_werewolf_from_the_start_is_told_of_no_other() -> None:
    """PW-NGT-06"""
    evening = Evening(LONELY)
    evening.pack_agrees("Eve")
    assert evening.told("Ann", "pack") == [{"pack": ("Ann",)}]
    assert evening.asking == "look-into"


# The Seer


@pytest.mark.parametrize(
    ("seat", "is_werewolf"), [("Ann", True), ("Bob", True), ("Dee", False), ("Hal", False)]
)
def test_the_seer_learns_whether_one_other_is_a_werewolf(seat: Seat, is_werewolf: bool) -> None:
    """PW-NGT-02"""
    evening = Evening(EIGHT)
    evening.night("Gus", look_into=seat)
    vision = {"seat": seat, "is_werewolf": is_werewolf}
    assert evening.told("Cid", "vision") == [vision]
    for other in (None, *(other for other in EIGHT if other != "Cid")):
        assert evening.told(other, "vision") == []


def test_the_seer_looks_at_one_other_living_player() -> None:
    """PW-NGT-02"""
    evening = choosing()
    evening.pack_agrees("Hal")
    others = tuple(seat for seat in EIGHT if seat != "Cid")
    assert evening.options("Cid") == Choice(others)  # Hal is dying, which nobody knows yet
    evening.night("Hal", look_into="Ann")
    evening.lynches("Gus")
    evening.pack_agrees("Fay")
    assert evening.options("Cid") == Choice(("Ann", "Bob", "Dee", "Eve", "Fay"))


def test_a_seer_who_is_killed_this_night_still_sees() -> None:
    """PW-NGT-04, D-55"""
    evening = Evening(EIGHT)
    evening.night("Cid", look_into="Ann")
    assert evening.told("Cid", "vision") == [{"seat": "Ann", "is_werewolf": True}]
    assert evening.told(None, "killed") == [{"seat": "Cid", "card": "Seer"}]


def test_a_table_may_decide_that_a_dying_seer_sees_nothing() -> None:
    """PW-NGT-04, D-55, the other reading"""
    evening = Evening(EIGHT, dying_seer_sees=False)
    evening.night("Cid", look_into="Ann")
    assert evening.told("Cid", "vision") == []
    assert "seer-sees" in evening.lines
    evening = Evening(EIGHT, dying_seer_sees=False)
    evening.night("Dee", look_into="Ann")
    assert evening.told("Cid", "vision") == [{"seat": "Ann", "is_werewolf": True}]


@pytest.mark.parametrize("dies", ["at night", "by day"])
def test_a_dead_seer_is_no_longer_called(dies: str) -> None:
    """PW-NGT-05"""
    evening = Evening(EIGHT)
    evening.night("Cid" if dies == "at night" else "Hal", look_into="Dee")
    evening.lynches("Gus" if dies == "at night" else "Cid")
    before = len(evening.lines)
    evening.night("Dee")
    assert evening.lines[before:] == ["sleep-werewolves", "morning", "day"]


def test_a_village_without_a_seer_never_calls_one() -> None:
    """PW-NGT-05"""
    evening = Evening({**EIGHT, "Cid": "Villager"})
    evening.night("Hal")
    assert evening.asking == "lynch"
    assert not any("seer" in line for line in evening.lines)


def test_two_seers_look_for_themselves() -> None:
    """PW-SET-02, an option"""
    evening = Evening({**EIGHT, "Dee": "Seer"})
    evening.pack_agrees("Hal")
    evening.votes(Cid="Ann", Dee="Eve")
    evening.time_is_up()
    assert evening.told("Cid", "vision") == [{"seat": "Ann", "is_werewolf": True}]
    assert evening.told("Dee", "vision") == [{"seat": "Eve", "is_werewolf": False}]


def test_a_villager_is_asked_nothing_all_night_long() -> None:
    """PW-NGT-02"""
    evening = choosing()
    for _ in range(3):
        assert view(evening.run, "Dee").asked is None
        if evening.asking == "victim":
            evening.pack_agrees("Hal")
        elif evening.asking == "look-into":
            evening.answers("Cid", "Ann")


# Words


def test_every_wake_line_begins_with_the_name_of_the_role() -> None:
    """PW-NGT-08"""
    evening = daylight()
    evening.lynches("Gus")
    wakes = sorted({line for line in evening.lines if line.startswith("wake-")})
    assert wakes == ["wake-seer", "wake-werewolves-first", "wake-werewolves-later"]
    spoken = [Texts("en").say(f"werewolf-say-{line}") for line in wakes]
    assert [words.partition(",")[0] for words in spoken] == ["Seer", "Werewolves", "Werewolves"]


def test_the_moderator_says_nothing_outside_the_script() -> None:
    """PW-NGT-08, PW-DAY-07"""
    evening = daylight()
    evening.lynches("Ann")
    evening.night("Cid", look_into="Dee")
    evening.lynches("Bob")
    assert set(evening.lines) == {
        *("deal", "night-falls", "wake-werewolves-first", "choose-a-victim"),
        *("wake-werewolves-later", "sleep-werewolves", "wake-seer", "seer-sees", "sleep-seer"),
        *("morning", "day", "lynched", "result"),
    }

"""The day: dawn, standing votes, the majority, and what becomes of the dead."""

from typing import Any

import pytest

from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.village import Village
from nightcall.games.werewolf.votes import StandingVotes
from nightcall.table import CLOCK, HOUSE, Asked, Choice, Seat, messages, view
from tests.werewolf.evening import EIGHT, SIX, Evening, daylight

SEVEN = tuple(seat for seat in EIGHT if seat != "Hal")
"""Who is left on the first day, when Hal is the victim."""


# Dawn


def test_the_victim_is_named_with_the_card_and_is_out_at_once() -> None:
    """PW-DAY-01"""
    evening = daylight(victim="Hal")
    assert evening.told(None, "killed") == [{"seat": "Hal", "card": "Villager"}]
    assert evening.scene.line == "day"
    assert evening.scene.alive == SEVEN


def test_the_card_of_a_killed_seer_is_shown() -> None:
    """PW-DAY-01"""
    assert daylight(victim="Cid").told(None, "killed") == [{"seat": "Cid", "card": "Seer"}]


def test_nobody_speaks_at_dawn_and_there_are_no_last_words() -> None:
    """PW-DAY-02"""
    dawn = [scene for scene in daylight().scenes if scene.chapter == "dawn"]
    assert [scene.speakers for scene in dawn] == [()]


# The living and the dead


def test_the_living_may_speak_by_day_and_the_dead_may_not() -> None:
    """PW-DAY-02"""
    evening = daylight()
    assert evening.scene.speakers == SEVEN
    evening.lynches("Gus")
    evening.night("Fay", look_into="Ann")
    assert evening.scene.speakers == ("Ann", "Bob", "Cid", "Dee", "Eve")


def test_the_dead_are_never_asked_again() -> None:
    """PW-DAY-02"""
    evening = daylight(victim="Cid")
    evening.lynches("Hal")
    evening.night("Gus")
    evening.lynches("Ann")
    evening.night("Fay")
    evening.lynches("Bob")
    assert evening.run.is_over
    deaths = {"Cid": 1, "Hal": 1, "Gus": 2, "Ann": 2, "Fay": 3, "Bob": 3}
    for seat, night in deaths.items():
        scenes = 0
        for _, message in messages(evening.run, seat):
            if getattr(message, "line", None) == "night-falls":
                scenes += 1
            assert not (isinstance(message, Asked) and scenes > night), seat


def test_nobody_can_choose_look_at_or_accuse_the_dead() -> None:
    """PW-DAY-01"""
    evening = daylight(victim="Hal")
    assert all("Hal" not in evening.options(seat).values for seat in SEVEN)
    evening.lynches("Gus")
    assert not {"Gus", "Hal"} & set(evening.options("Ann").values)
    evening.pack_agrees("Fay")
    assert not {"Gus", "Hal"} & set(evening.options("Cid").values)


def test_no_scene_tells_who_died_how() -> None:
    """PW-DAY-07: what the table sees of the past is only who is alive."""
    evening = daylight(victim="Hal")
    evening.lynches("Gus")
    named_then = ("morning", "lynched")
    later = [scene for scene in evening.scenes[1:] if scene.line not in named_then]
    for scene in later:
        assert not {"dead", "killed", "lynched"} & set(scene.args)
        assert not {"Hal", "Gus"} & set(map(str, scene.args.values()))


def test_the_morning_says_whom_the_night_has_taken() -> None:
    """PW-DAY-01: by voice, too."""
    [morning] = [scene for scene in daylight(victim="Hal").scenes if scene.line == "morning"]
    assert morning.args == {"seat": "Hal"}


def test_a_lynching_is_said_with_the_card_before_night_falls() -> None:
    """PW-DAY-03: who plays round one device has no other way to see it."""
    evening = daylight(victim="Hal")
    before = len(evening.scenes)
    evening.lynches("Gus")
    said = evening.scenes[before:]
    assert [scene.line for scene in said[:2]] == ["lynched", "night-falls"]
    assert said[0].args == {"seat": "Gus", "card": "Villager"}


# Votes


def test_everybody_who_lives_may_vote_for_anybody_else() -> None:
    """PW-DAY-04, D-56"""
    evening = daylight()
    assert evening.asked == list(SEVEN)
    for seat in SEVEN:
        assert evening.options(seat) == Choice(tuple(other for other in SEVEN if other != seat))


def test_a_table_may_allow_a_vote_for_oneself() -> None:
    """D-56, the other reading"""
    evening = daylight(self_votes=True)
    assert evening.options("Ann") == Choice(SEVEN)
    evening.votes(Ann="Ann", Bob="Ann", Cid="Ann", Dee="Ann")
    assert evening.told(None, "lynched") == [{"seat": "Ann", "card": "Werewolf"}]


def test_every_vote_is_open() -> None:
    """PW-DAY-03"""
    evening = daylight()
    evening.votes(Ann="Dee", Bob="Ann")
    assert evening.told(None, "standing-vote") == [
        {"seat": "Ann", "accused": "Dee"},
        {"seat": "Bob", "accused": "Ann"},
    ]


def village_of(living: int) -> Village:
    seats = tuple(f"Player {number}" for number in range(living))
    return Village(WerewolfBox(), seats, dict.fromkeys(seats, "Villager"), None, seats)


@pytest.mark.parametrize(
    ("living", "majority"),
    [(3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5), (10, 6), (15, 8), (16, 9)],
)
def test_a_majority_is_more_than_half_of_the_living(living: int, majority: int) -> None:
    """PW-DAY-03, D-51"""
    assert village_of(living).majority == majority


def test_the_majority_needed_is_shown_to_all() -> None:
    """PW-DAY-03"""
    evening = daylight()
    assert evening.scene.args == {"majority": 4}


def test_the_vote_that_makes_the_majority_kills_at_once() -> None:
    """PW-DAY-03: the others are not asked any more, and the card is shown."""
    evening = daylight()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Dee")
    assert evening.told(None, "lynched") == []
    evening.votes(Eve="Dee")
    assert evening.told(None, "lynched") == [{"seat": "Dee", "card": "Villager"}]
    assert evening.asking == "victim"
    assert evening.scene.line == "wake-werewolves-later"


def test_the_dead_do_not_count_for_the_majority() -> None:
    """D-51: five of eight live on the second day, so three are enough."""
    evening = daylight()
    evening.lynches("Gus")
    evening.night("Fay", look_into="Ann")
    assert evening.scene.args == {"majority": 3}
    evening.votes(Ann="Eve", Bob="Eve", Cid="Eve")
    assert evening.told(None, "lynched")[-1] == {"seat": "Eve", "card": "Villager"}


def test_a_vote_stands_until_it_is_moved() -> None:
    """PW-DAY-04"""
    evening = daylight()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Dee")
    evening.votes(Cid="Eve", Fay="Dee")
    assert evening.asking == "lynch"  # Cid's vote is Eve's now, so Dee has three
    evening.votes(Cid="Dee")
    assert evening.told(None, "lynched") == [{"seat": "Dee", "card": "Villager"}]


def test_the_same_vote_again_counts_once() -> None:
    """PW-DAY-04: one vote for each living player."""
    evening = daylight()
    for _ in range(5):
        evening.votes(Ann="Dee")
    assert evening.asking == "lynch"


def test_votes_of_yesterday_are_gone() -> None:
    """PW-DAY-04"""
    evening = daylight()
    evening.votes(Ann="Eve", Bob="Eve", Cid="Eve")
    evening.lynches("Dee")
    evening.night("Hal" if "Hal" in evening.alive else "Gus", look_into="Ann")
    evening.votes(Fay="Eve")
    assert evening.told(None, "lynched") == [{"seat": "Dee", "card": "Villager"}]


def test_one_who_is_accused_votes_like_anybody() -> None:
    evening = daylight()
    evening.votes(Ann="Bob", Bob="Dee", Cid="Bob", Dee="Bob")
    assert evening.asking == "lynch"
    evening.votes(Bob="Ann", Eve="Bob")
    assert evening.told(None, "lynched") == [{"seat": "Bob", "card": "Werewolf"}]


def test_nothing_happens_before_a_majority_whoever_leads() -> None:
    """PW-DAY-05: a tie, or most of the votes, is no result."""
    evening = daylight()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Dee", Dee="Ann", Eve="Ann", Fay="Ann", Gus="Bob")
    assert evening.asking == "lynch"
    assert evening.told(None, "lynched") == []


def test_after_a_lynching_night_falls() -> None:
    """PW-DAY-06"""
    evening = daylight()
    evening.lynches("Gus")
    assert evening.lines[-2:] == ["night-falls", "wake-werewolves-later"]
    assert evening.scene.day == 2


# Whose move it is


def test_those_who_have_not_voted_are_waited_for_first() -> None:
    evening = daylight()
    assert evening.run.waiting() == list(SEVEN)
    evening.votes(Ann="Dee", Cid="Dee")
    assert evening.run.waiting() == ["Bob", "Dee", "Eve", "Fay", "Gus"]


def test_then_those_who_stand_apart_from_the_most_accused() -> None:
    evening = daylight()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Dee", Dee="Ann", Eve="Ann", Fay="Bob", Gus="Bob")
    assert evening.run.waiting() == ["Dee", "Eve", "Fay", "Gus"]


def test_if_all_stand_alike_everybody_is_waited_for() -> None:
    votes = StandingVotes(("Ann", "Bob", "Cid"))
    for seat, accused in {"Ann": "Bob", "Bob": "Cid", "Cid": "Ann"}.items():
        assert votes.stand(seat, accused) == 1
    assert votes.movers() == ("Ann", "Bob", "Cid")


def test_somebody_who_is_not_waited_for_may_still_move_a_vote() -> None:
    """PW-DAY-04"""
    evening = daylight()
    evening.votes(Ann="Dee")
    evening.votes(Ann="Eve")
    assert evening.told(None, "standing-vote")[-1] == {"seat": "Ann", "accused": "Eve"}


# Deadlock


def deadlocked(**options: Any) -> Evening:
    """Six are alive, three against three: nobody has four."""
    evening = Evening({**EIGHT, "Ida": "Villager"}, **options)
    evening.night("Hal", look_into="Ann")
    evening.lynches("Gus")
    evening.night("Ida", look_into="Ann")
    evening.votes(Ann="Dee", Bob="Dee", Cid="Ann", Dee="Ann", Eve="Ann", Fay="Dee")
    return evening


def test_without_an_option_somebody_must_be_lynched() -> None:
    """PW-DAY-05, D-52: no time limit, and nobody can end the day."""
    evening = deadlocked()
    assert evening.asking == "lynch"
    assert evening.run.ask is not None
    assert not {HOUSE, CLOCK} & set(evening.run.ask.options)
    assert evening.scene.timer is None
    evening.votes(Fay="Ann")
    assert evening.told(None, "lynched")[-1] == {"seat": "Ann", "card": "Werewolf"}


def test_a_table_may_declare_a_deadlock() -> None:
    """PW-DAY-05, D-52"""
    evening = deadlocked(deadlock="declared")
    evening.answers(HOUSE, "(deadlock)")
    assert evening.told(None, "no-lynching") == [{}]
    assert evening.scene.line == "wake-werewolves-later"
    assert len(evening.alive) == 6


def test_the_house_is_never_waited_for_to_declare() -> None:
    """PW-DAY-05"""
    evening = deadlocked(deadlock="declared")
    assert HOUSE not in evening.run.waiting()


def test_a_day_timer_ends_a_day_without_a_lynching() -> None:
    """PW-DAY-05, D-52"""
    evening = deadlocked(deadlock="timer", day_seconds=240)
    assert evening.scene.timer is not None
    assert (evening.scene.timer.seconds, evening.scene.timer.warnings) == (240, (60, 30, 10))
    evening.time_is_up()
    assert evening.told(None, "no-lynching") == [{}]
    assert evening.scene.line == "wake-werewolves-later"


def test_each_day_has_a_timer_of_its_own_and_a_vote_does_not_restart_it() -> None:
    """PW-DAY-05"""
    evening = Evening(EIGHT, deadlock="timer")
    evening.night("Hal", look_into="Ann")
    first = evening.scene.timer
    evening.votes(Ann="Dee")
    assert evening.run.ask is not None
    assert evening.run.ask.timer == first
    evening.time_is_up()
    evening.night("Gus", look_into="Ann")
    assert evening.scene.timer is not None
    assert first is not None
    assert evening.scene.timer.number > first.number


def test_a_deadlock_changes_nothing_but_the_hour() -> None:
    """PW-DAY-05: votes are forgotten, everybody lives, the pack kills again."""
    evening = daylight(SIX, victim="Fay", deadlock="declared")
    evening.votes(Ann="Dee", Bob="Dee")
    evening.answers(HOUSE, "(deadlock)")
    evening.pack_agrees("Eve")
    assert view(evening.run, "Cid").asked is not None


def seats_of(names: str) -> tuple[Seat, ...]:
    return tuple(names.split())


@pytest.mark.parametrize(
    ("votes", "movers"),
    [
        ({}, "Ann Bob Cid Dee"),
        ({"Ann": "Bob"}, "Bob Cid Dee"),
        ({"Ann": "Bob", "Bob": "Ann", "Cid": "Dee", "Dee": "Cid"}, "Ann Bob Cid Dee"),
        ({"Ann": "Bob", "Bob": "Ann", "Cid": "Bob", "Dee": "Cid"}, "Bob Dee"),
    ],
)
def test_whose_move_it_is(votes: dict[Seat, Seat], movers: str) -> None:
    standing = StandingVotes(seats_of("Ann Bob Cid Dee"))
    for voter, accused in votes.items():
        standing.stand(voter, accused)
    assert standing.movers() == seats_of(movers)

"""Defence: each accused may speak."""

from typing import Any

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Peasant",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}
VOTES = {"Ann": "Eve", "Bob": "Ann", "Cid": "Ann", "Dee": "Eve", "Eve": "Ann", "Fay": "Bob"}


def accused(**options: Any) -> Evening:
    evening = Evening(DEAL, **options)
    evening.night()
    evening.accuses(**VOTES)
    return evening


def test_each_accused_gets_a_chance_to_speak_in_order() -> None:
    """WH-DEF-01, WH-DEF-02"""
    evening = accused()
    assert evening.accused == ["Ann", "Eve"]
    assert evening.run.waiting() == ["Ann"]
    evening.answers("Ann", "done")
    assert evening.run.waiting() == ["Eve"]
    evening.answers("Eve", "done")
    assert [args["seat"] for args in evening.spoken("defence")] == ["Ann", "Eve"]
    assert evening.asking == "condemn"


def test_all_may_speak_in_it() -> None:
    """WH-DEF-01"""
    evening = accused()
    assert evening.scenes[-1].chapter == "defence"
    assert evening.scenes[-1].speakers == tuple(DEAL)


def test_the_moderator_may_go_on() -> None:
    """WH-DEF-01"""
    evening = accused()
    evening.answers("House", "(go on)")
    assert evening.run.waiting() == ["Eve"]


def test_there_is_no_timer_by_default() -> None:
    """WH-DEF-02"""
    evening = accused()
    assert evening.scenes[-1].timer is None


def test_a_timer_for_each_speaker_can_be_set() -> None:
    """WH-DEF-02"""
    evening = accused(defence_seconds=40)
    numbers = []
    for _ in range(2):
        timer = evening.scenes[-1].timer
        assert timer is not None
        assert timer.seconds == 40
        numbers.append(timer.number)
        evening.time_is_up()
    assert evening.asking == "condemn"
    assert len(set(numbers)) == 2

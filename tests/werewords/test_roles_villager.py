"""The Villager."""

from tests.werewords.evening import FOUR, Evening


def test_a_villager_sleeps_through_the_night_and_learns_nothing() -> None:
    """WW-ROL-01"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.learnt("Dee") == []
    assert not any("villager" in line for line in evening.lines)


def test_pointing_at_a_villager_is_a_miss() -> None:
    """WW-ROL-01"""
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Bob")
    evening.votes(Cid="Dee")
    assert evening.outcome.team == "village"


def test_finding_a_villager_finds_nobody() -> None:
    """WW-ROL-01"""
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Dee", Dee="Cid")
    assert evening.outcome.team == "werewolves"

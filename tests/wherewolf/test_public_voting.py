"""Public voting: eyes are open in both votings."""

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Seer",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Jester",
    "Fay": "Peasant",
}
VOTES = {"Ann": "Bob", "Bob": "Cid", "Cid": "Bob", "Dee": "Cid", "Eve": "Bob", "Fay": "Cid"}


def test_all_see_who_voted_for_whom_in_both_votings() -> None:
    """WH-VAR-PUB"""
    evening = Evening(DEAL, public=True)
    evening.night()
    evening.accuses(**VOTES)
    assert evening.told(None, "votes") == [{"votes": VOTES}]
    second = {"Ann": "Bob", "Dee": "Bob", "Eve": "Cid", "Fay": "Bob"}
    evening.condemns(**second)
    assert evening.told(None, "votes") == [{"votes": VOTES}, {"votes": second}]


def test_without_the_variant_only_the_dead_see_it() -> None:
    """WH-VAR-PUB, WH-V1-01, WH-DAY-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Fay")
    evening.night(victim="Dee")
    evening.accuses()
    assert evening.told(None, "votes") == []
    assert len(evening.told("Fay", "votes")) == 1


def test_a_jester_is_allowed() -> None:
    """§7 Public"""
    evening = Evening(DEAL, public=True)
    evening.night()
    evening.day(burn="Eve")
    assert evening.stake() == "Eve"

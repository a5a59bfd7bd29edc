"""The Priest."""

import pytest

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Priest",
    "Cid": "Sinner",
    "Dee": "Peasant",
    "Eve": "Seer",
    "Fay": "Peasant",
}


def test_the_priest_learns_who_the_sinner_is() -> None:
    """§4 Priest"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Bob") == [("sinner", {"seat": "Cid"})]
    assert evening.learnt("Cid") == []


@pytest.mark.parametrize("extra", [("Sinner",)])
def test_the_priest_learns_that_there_is_no_sinner(extra: tuple[str, ...]) -> None:
    """§4 Priest"""
    evening = Evening({**DEAL, "Cid": "Hermit"}, extra=extra)
    evening.night()
    assert evening.learnt("Bob") == [("sinner", {"seat": None})]


def test_the_priest_is_called_on_the_first_night_only() -> None:
    """§4 Priest"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Dee")
    assert "priest" in evening.calls(1)
    assert "priest" not in evening.calls(2)

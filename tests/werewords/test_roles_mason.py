"""The Masons."""

from tests.werewords.evening import Evening

DEAL = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Mason", "Eve": "Mason"}


def test_two_masons_find_each_other() -> None:
    """WW-ROL-10"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Dee") == [("masons", {"masons": ["Eve"]})]
    assert evening.learnt("Eve") == [("masons", {"masons": ["Dee"]})]


def test_a_single_mason_is_not_called_and_is_a_villager() -> None:
    """WW-ROL-10"""
    evening = Evening({**DEAL, "Eve": "Villager"})
    evening.night()
    assert "wake-mason" not in evening.lines
    assert evening.learnt("Dee") == []
    evening.guesses("Eve")
    evening.votes(Cid="Dee")
    assert evening.outcome.winners == ("Ann", "Bob", "Dee", "Eve")


def test_one_mason_and_the_doppelganger_are_called() -> None:
    """WW-ROL-10, WW-DOP-09, D-22: even when she copied something else."""
    evening = Evening({**DEAL, "Eve": "Doppelgänger"})
    evening.night(copy="Bob")
    assert "wake-mason" in evening.lines
    assert evening.learnt("Dee") == [("masons", {"masons": []})]


def test_no_mason_is_a_target() -> None:
    """WW-ROL-10"""
    evening = Evening(DEAL)
    evening.night()
    evening.guesses("Bob")
    evening.votes(Cid="Dee")
    assert evening.outcome.team == "village"

"""The Beholder."""

import pytest

from tests.werewords.evening import Evening

DEAL = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Werewolf",
    "Dee": "Beholder",
    "Eve": "Villager",
    "Fay": "Villager",
}


def beheld(**changes: str) -> list[str]:
    evening = Evening({**DEAL, **changes})
    evening.night()
    ((key, seen),) = evening.learnt("Dee")
    assert key == "helpers"
    helpers: list[str] = seen["helpers"]
    return helpers


def test_the_beholder_learns_who_the_seer_is_and_never_the_word() -> None:
    """WW-ROL-05"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Dee") == [("helpers", {"helpers": ["Bob"], "beholders": []})]


def test_instead_of_a_seer_she_sees_the_fortune_teller() -> None:
    """WW-ROL-05"""
    assert beheld(Bob="Fortune Teller") == ["Bob"]


def test_with_seer_and_fortune_teller_she_sees_both() -> None:
    """WW-ROL-05"""
    assert beheld(Fay="Fortune Teller") == ["Bob", "Fay"]


def test_she_sees_an_apprentice_who_is_not_active() -> None:
    """WW-ROL-05, D-26"""
    assert beheld(Eve="Apprentice") == ["Bob", "Eve"]


def test_she_sees_an_apprentice_who_is_active_and_the_mayor() -> None:
    """WW-ROL-05"""
    evening = Evening({**DEAL, "Bob": "Apprentice"}, centre="Seer")
    evening.night()
    assert evening.told("Dee", "helpers") == [{"helpers": ["Ann", "Bob"], "beholders": []}]


@pytest.mark.parametrize(
    ("bob", "eve", "fay"),
    [("Seer", "Apprentice", "Fortune Teller"), ("Apprentice", "Fortune Teller", "Seer")],
)
def test_she_cannot_tell_which_of_them_is_which(bob: str, eve: str, fay: str) -> None:
    """WW-ROL-06, D-23: they are named in the order of their seats."""
    assert beheld(Bob=bob, Eve=eve, Fay=fay) == ["Bob", "Eve", "Fay"]


def test_at_some_tables_she_may_tell_which_is_which() -> None:
    """WW-ROL-06, D-23"""
    evening = Evening({**DEAL, "Fay": "Fortune Teller"}, beholder_sees="labels")
    evening.night()
    seen = {"helpers": {"Bob": "Seer", "Fay": "Fortune Teller"}, "beholders": []}
    assert evening.told("Dee", "helpers") == [seen]


def test_the_seer_does_not_learn_who_beholds_her() -> None:
    """WW-ROL-05"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Bob") == [("word", {"word": "frog"})]


def test_pointing_at_the_beholder_is_a_miss() -> None:
    """WW-ROL-05, D-14: she turns up her card like anyone."""
    evening = Evening(DEAL)
    evening.night()
    evening.guesses("Eve")
    evening.votes(Cid="Dee")
    assert evening.outcome.team == "village"
    assert evening.told(None, "revealed") == [{"seat": "Dee", "card": "Beholder"}]

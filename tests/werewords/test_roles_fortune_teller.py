"""The Fortune Teller: what she sees is in test_fortune_teller_letters."""

import pytest

from tests.werewords.evening import Evening

DEAL = {
    "Ann": "Mayor",
    "Bob": "Fortune Teller",
    "Cid": "Werewolf",
    "Dee": "Villager",
    "Eve": "Villager",
}


def test_the_fortune_teller_sees_the_first_letter_of_every_word() -> None:
    """WW-ROL-12"""
    evening = Evening(DEAL, word="Eiffel Tower")
    evening.night()
    assert evening.learnt("Bob") == [("letters", {"letters": "E… T…"})]


def test_she_may_play_beside_the_seer_and_both_are_targets() -> None:
    """WW-ROL-12"""
    for at, team in {"Bob": "werewolves", "Dee": "werewolves", "Eve": "village"}.items():
        evening = Evening({**DEAL, "Dee": "Seer"})
        evening.night()
        evening.guesses("Eve")
        assert evening.scene.args["roles"] == ["Seer", "Fortune Teller"]
        evening.votes(Cid=at)
        assert evening.outcome.team == team


@pytest.mark.parametrize("centre", ["Villager", "Fortune Teller"])
def test_she_is_called_as_long_when_she_is_the_mayor(centre: str) -> None:
    """WW-NGT-05, WW-NGT-06"""
    bobs = "Villager" if centre == "Fortune Teller" else "Fortune Teller"
    evening = Evening({**DEAL, "Bob": bobs}, centre=centre)
    evening.mayor_chooses()
    assert evening.scene.line == "wake-fortune-teller"
    assert evening.scene.timer is not None
    assert evening.scene.timer.seconds == 8
    assert evening.told("Ann", "letters") == []

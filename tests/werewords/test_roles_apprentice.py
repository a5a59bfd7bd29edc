"""The Apprentice."""

from typing import Any

import pytest

from nightcall.games.werewords.village import targets
from tests.werewords.evening import Evening, village

DEAL = {"Ann": "Mayor", "Bob": "Apprentice", "Cid": "Werewolf", "Dee": "Villager"}


@pytest.mark.parametrize(
    ("centre", "dee", "shown"),
    [
        ("Seer", "Villager", ("word", {"word": "frog"})),
        ("Fortune Teller", "Villager", ("letters", {"letters": "f…"})),
        ("Villager", "Seer", ("nothing-tonight", {})),
        ("Villager", "Fortune Teller", ("nothing-tonight", {})),
        ("Seer", "Fortune Teller", ("word", {"word": "frog"})),
        ("Fortune Teller", "Seer", ("letters", {"letters": "f…"})),
    ],
)
def test_the_apprentice_sees_what_a_seer_mayor_would_see(
    centre: str, dee: str, shown: tuple[str, dict[str, Any]]
) -> None:
    """WW-ROL-08, D-06"""
    evening = Evening({**DEAL, "Dee": dee}, centre=centre)
    evening.night()
    assert evening.learnt("Bob") == [shown]
    assert "wake-apprentice" in evening.lines


def test_the_apprentice_of_a_seer_mayor_is_the_target_in_his_place() -> None:
    """WW-ROL-08, WW-ROL-09"""
    for at, team in {"Bob": "werewolves", "Ann": "village"}.items():
        evening = Evening(DEAL, centre="Seer")
        evening.night()
        evening.guesses("Dee")
        assert evening.scene.args["roles"] == ["Apprentice"]
        evening.votes(Cid=at)
        assert evening.outcome.team == team


def test_an_apprentice_who_saw_nothing_is_no_target() -> None:
    """WW-ROL-08"""
    evening = Evening({**DEAL, "Dee": "Seer"}, centre="Villager")
    evening.night()
    evening.guesses("Dee")
    assert evening.scene.args["roles"] == ["Seer"]
    evening.votes(Cid="Bob")
    assert evening.outcome.team == "village"


@pytest.mark.parametrize("mayors", ["Seer", "Fortune Teller", "Villager", "Apprentice"])
def test_with_an_apprentice_in_play_the_mayor_is_never_the_target(mayors: str) -> None:
    """WW-ROL-09"""
    rest = ["Seer", "Fortune Teller", "Apprentice", "Villager", "Werewolf"]
    rest.remove(mayors)
    cards = {"Ann": mayors, **dict(zip(("Bob", "Cid", "Dee", "Eve"), rest, strict=True))}
    assert "Ann" not in targets(village(cards, "Ann"))

"""The Sinner."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Sinner",
    "Cid": "Seer",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


def test_the_sinner_looks_dark_to_the_seer() -> None:
    """§4 Sinner"""
    evening = Evening(DEAL)
    evening.night(look_into="Bob")
    assert evening.told("Cid", "aura") == [{"seat": "Bob", "aura": "Dark"}]


def test_the_sinner_wins_with_the_village_and_does_not_block_it() -> None:
    """§4 Sinner, WH-END-02"""
    assert winner(village({"Ann": "Sinner", "Bob": "Peasant"})) == "Village"
    evening = Evening(DEAL)
    evening.night()
    evening.day(burn="Ann")
    assert "Bob" in evening.winners


def test_the_sinner_is_never_called_and_told_nothing() -> None:
    """§4 Sinner"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Dee")
    assert "sinner" not in evening.calls(1) + evening.calls(2)
    assert evening.learnt("Bob") == []

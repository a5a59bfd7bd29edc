"""The Guards."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Guard",
    "Cid": "Guard",
    "Dee": "Thief",
    "Eve": "Spy",
    "Fay": "Peasant",
    "Gus": "Vampire",
}


def test_guards_recognise_each_other_and_are_told_how_many_criminals_were_dealt() -> None:
    """§4 Guard"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Bob") == [
        ("meet", {"role": "Guard", "seats": ["Cid"]}),
        ("criminals-dealt", {"count": 2}),
    ]
    assert evening.told("Cid", "meet") == [{"role": "Guard", "seats": ["Bob"]}]


def test_a_guard_alone_sees_nobody() -> None:
    """§4 Guard"""
    evening = Evening({**DEAL, "Cid": "Peasant", "Dee": "Peasant", "Eve": "Peasant"})
    evening.night()
    assert evening.told("Bob", "meet") == [{"role": "Guard", "seats": []}]
    assert evening.told("Bob", "criminals-dealt") == [{"count": 0}]


def test_guards_are_called_on_the_first_night_only() -> None:
    """§4 Guard"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Fay")
    assert "guards" in evening.calls(1)
    assert "guards" not in evening.calls(2)


def test_a_living_guard_denies_the_criminals_their_win() -> None:
    """§4 Guard, WH-END-07"""
    assert winner(village({"Ann": "Guard", "Bob": "Thief", "Cid": "Peasant"})) == "Village"
    assert winner(village({"Ann": "Peasant", "Bob": "Thief", "Cid": "Peasant"})) == "Criminals"


def test_a_dead_guard_denies_nothing() -> None:
    """§4 Guard, WH-END-07"""
    now = village({"Ann": "Guard", "Bob": "Thief", "Cid": "Peasant"})
    now.dies(now.players["Ann"])
    assert winner(now) == "Criminals"


def test_a_bitten_guard_is_a_guard_no_longer() -> None:
    """§6 Deck change"""
    now = village({"Ann": "Guard", "Bob": "Thief", "Cid": "Vampire"})
    now.bite(now.players["Ann"])
    assert now.players["Ann"].role == "Lesser Vampire"
    assert now.having("Guard") == []


def test_a_guard_loved_by_a_criminals_juliet_still_counts() -> None:
    """§4 Juliet: Romeo does not change."""
    now = village(
        {"Ann": "Guard", "Bob": "Juliet", "Cid": "Thief"},
        lovers=("Bob", "Ann"),
    )
    assert winner(now) == "Village"

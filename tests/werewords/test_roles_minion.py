"""The Minion."""

from nightcall.games.werewords.village import finds
from tests.werewords.evening import Evening, village

DEAL = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Werewolf",
    "Dee": "Minion",
    "Eve": "Werewolf",
    "Fay": "Villager",
    "Gus": "Villager",
}


def test_the_minion_sees_the_werewolves_and_not_the_word() -> None:
    """WW-ROL-07"""
    evening = Evening(DEAL)
    evening.night()
    seen = {"werewolves": ["Cid", "Eve"], "minions": []}
    assert evening.learnt("Dee") == [("werewolves", seen)]


def test_the_werewolves_do_not_see_the_minion() -> None:
    """WW-ROL-07"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.told("Cid", "pack") == [{"pack": ["Eve"]}]
    assert "Dee" not in str(evening.learnt("Cid") + evening.learnt("Eve"))


def test_the_minion_neither_shows_nor_points_when_the_seer_is_hunted() -> None:
    """WW-ROL-07, WW-EGA-01, D-13"""
    evening = Evening(DEAL)
    evening.night()
    evening.guesses("Fay")
    assert evening.told(None, "werewolves-show") == [{"seats": ["Cid", "Eve"]}]
    assert evening.options("Dee") is None
    assert "Dee" in evening.options("Cid").values


def test_pointing_at_the_minion_is_a_miss() -> None:
    """WW-ROL-07"""
    evening = Evening(DEAL)
    evening.night()
    evening.guesses("Fay")
    evening.votes(Cid="Dee", Eve="Fay")
    assert evening.outcome.winners == ("Ann", "Bob", "Fay", "Gus")


def test_finding_the_minion_is_finding_a_werewolf() -> None:
    """WW-ROL-07, WW-EGB-08, WW-TGT-02, D-13"""
    evening = Evening(DEAL)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Bob", Dee="Fay", Eve="Gus", Fay="Dee", Gus="Bob")
    assert evening.told(None, "revealed") == [{"seat": "Dee", "card": "Minion"}]
    assert evening.outcome.team == "village"


def test_the_werewolves_win_for_the_minion_too() -> None:
    """WW-ROL-07"""
    evening = Evening(DEAL)
    evening.night()
    evening.guesses("Fay")
    evening.votes(Cid="Bob", Eve="Fay")
    assert evening.outcome.winners == ("Cid", "Dee", "Eve")


def test_the_vote_looks_for_werewolves_the_minion_and_their_doubles() -> None:
    """WW-TGT-02"""
    cards = {"Ann": "Seer", "Bob": "Werewolf", "Cid": "Minion", "Dee": "Doppelgänger"}
    assert finds(village(cards, "Ann", copied="Seer")) == ("Bob", "Cid")
    assert finds(village(cards, "Ann", copied="Werewolf")) == ("Bob", "Cid", "Dee")
    assert finds(village(cards, "Ann", copied="Minion")) == ("Bob", "Cid", "Dee")
    assert finds(village(cards, "Dee", copied="Minion")) == ("Bob", "Cid", "Dee")

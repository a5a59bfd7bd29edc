"""The base game at a table of four."""

from tests.werewords.evening import FOUR, Evening


def test_a_guessed_word_and_a_missed_seer_win_for_the_village() -> None:
    """WW-OBJ-01"""
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Dee")
    evening.votes(Cid="Dee")
    assert evening.outcome.team == "village"
    assert evening.outcome.winners == ("Ann", "Bob", "Dee")


def test_a_werewolf_who_points_at_the_seer_wins() -> None:
    """WW-OBJ-02"""
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Dee")
    evening.votes(Cid="Bob")
    assert evening.outcome.team == "werewolves"
    assert evening.told(None, "revealed") == [{"seat": "Bob", "card": "Seer"}]

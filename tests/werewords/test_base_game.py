"""The base game at a table of four: the four ways it can end."""

from itertools import product

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.endgames import outcome, singled_out
from nightcall.games.werewords.village import finds
from tests.werewords.evening import FOUR, Evening, village


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
    assert evening.outcome.winners == ("Cid",)
    assert evening.told(None, "revealed") == [{"seat": "Bob", "card": "Seer"}]


def test_an_unguessed_word_and_a_werewolf_found_win_for_the_village() -> None:
    """WW-OBJ-01, WW-DAY-11"""
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Cid", Bob="Cid", Cid="Bob", Dee="Bob")
    assert evening.outcome.team == "village"
    assert evening.outcome.winners == ("Ann", "Bob", "Dee")


def test_an_unguessed_word_and_no_werewolf_found_win_for_the_werewolves() -> None:
    """WW-OBJ-02, WW-DAY-11"""
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Cid", Cid="Dee", Dee="Bob")
    assert evening.outcome.team == "werewolves"
    assert evening.outcome.winners == ("Cid",)
    assert evening.told(None, "revealed") == [{"seat": "Dee", "card": "Villager"}]


def test_exactly_one_team_wins_however_four_people_point() -> None:
    """WW-OBJ-03"""
    tonight = village({"Ann": "Villager", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Minion"}, "Ann")
    others = [[other for other in tonight.seats if other != seat] for seat in tonight.seats]
    for pattern in product(*others):
        votes = dict(zip(tonight.seats, pattern, strict=True))
        found = set(singled_out(votes, 4, WerewordsBox())) & set(finds(tonight))
        result = outcome(tonight, "village" if found else "werewolves", guessed=False)
        assert set(result.winners) in ({"Ann", "Bob"}, {"Cid", "Dee"})


def test_the_end_shows_every_card_and_names_the_winners() -> None:
    """WW-OBJ-03"""
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Dee")
    evening.votes(Cid="Dee")
    assert evening.scene.line == "result"
    assert evening.scene.args == {"team": "village", "winners": ("Ann", "Bob", "Dee")}
    (cards,) = evening.told(None, "cards")
    assert cards["cards"] == {
        "Ann": "Villager",
        "Bob": "Seer",
        "Cid": "Werewolf",
        "Dee": "Villager",
    }
    assert evening.run.is_over

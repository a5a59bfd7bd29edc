"""The word was guessed: the Werewolves hunt the Seer."""

import pytest

from nightcall.table import IllegalAnswer
from tests.werewords.evening import FOUR, Evening

SEVEN = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Werewolf",
    "Dee": "Villager",
    "Eve": "Werewolf",
    "Fay": "Minion",
    "Gus": "Beholder",
}


def hunt(deal: dict[str, str] = SEVEN, centre: str = "Villager") -> Evening:
    evening = Evening(deal, centre=centre)
    evening.night()
    evening.guesses("Dee")
    return evening


def test_only_the_werewolves_turn_up_their_cards() -> None:
    """WW-EGA-01"""
    evening = hunt()
    assert evening.told(None, "werewolves-show") == [{"seats": ["Cid", "Eve"]}]
    assert evening.told(None, "revealed") == []
    assert evening.told(None, "cards") == []


@pytest.mark.parametrize(
    ("bob", "roles"),
    [("Seer", ["Seer"]), ("Fortune Teller", ["Fortune Teller"])],
)
def test_the_app_says_whom_to_look_for(bob: str, roles: list[str]) -> None:
    """WW-EGA-02"""
    evening = hunt({**SEVEN, "Bob": bob})
    assert evening.scene.line == "word-found"
    assert evening.scene.args == {"roles": roles}


def test_each_werewolf_has_fifteen_seconds_and_points_at_a_player_who_reveals() -> None:
    """WW-EGA-03"""
    evening = hunt()
    assert evening.scene.timer is not None
    assert evening.scene.timer.seconds == 15
    assert evening.run.waiting() == ["Cid", "Eve"]
    evening.answers("Cid", "Dee")
    evening.answers("Eve", "Gus")
    assert evening.told(None, "revealed") == []
    evening.time_is_up()
    assert evening.told(None, "revealed") == [
        {"seat": "Dee", "card": "Villager"},
        {"seat": "Gus", "card": "Beholder"},
    ]


def test_a_werewolf_may_change_his_mind_until_the_time_is_up() -> None:
    """WW-EGA-03"""
    evening = hunt()
    evening.answers("Cid", "Bob")
    evening.answers("Eve", "Dee")
    evening.answers("Cid", "Gus")
    evening.time_is_up()
    assert evening.outcome.team == "village"


def test_everybody_may_talk_and_nobody_shows_a_card_before_the_pointing_is_done() -> None:
    """WW-EGA-04, D-17"""
    evening = hunt()
    assert evening.scene.speakers == "everyone"
    evening.answers("Cid", "Bob")
    assert evening.told(None, "revealed") == []
    assert not evening.run.is_over


@pytest.mark.parametrize(
    ("cid", "eve", "team"),
    [
        ("Bob", "Dee", "werewolves"),
        ("Dee", "Bob", "werewolves"),
        ("Bob", "Bob", "werewolves"),
        ("Dee", "Gus", "village"),
        ("Ann", "Fay", "village"),
    ],
)
def test_any_hit_wins_and_no_hit_loses(cid: str, eve: str, team: str) -> None:
    """WW-EGA-05"""
    evening = hunt()
    evening.votes(Cid=cid, Eve=eve)
    assert evening.outcome.team == team
    assert evening.outcome.guessed


def test_werewolves_point_only_at_players_who_have_not_shown_themselves() -> None:
    """WW-EGA-06: the Mayor counts as hidden, for his secret role is."""
    evening = hunt()
    hidden = ("Ann", "Bob", "Dee", "Fay", "Gus")
    assert evening.options("Cid").values == hidden
    assert evening.options("Eve").values == hidden
    for shown in ("Cid", "Eve"):
        with pytest.raises(IllegalAnswer):
            evening.answers("Cid", shown)


def test_a_mayor_who_is_a_werewolf_has_shown_himself() -> None:
    """WW-EGA-06, WW-EGA-01"""
    evening = hunt({**SEVEN, "Cid": "Villager"}, centre="Werewolf")
    assert evening.told(None, "werewolves-show") == [{"seats": ["Ann", "Eve"]}]
    assert "Ann" not in evening.options("Eve").values
    evening.votes(Ann="Bob", Eve="Dee")
    assert evening.outcome.winners == ("Ann", "Eve", "Fay")


def test_a_werewolf_who_has_not_chosen_in_time_has_missed() -> None:
    """WW-EGA-07"""
    evening = hunt()
    evening.time_is_up()
    assert evening.outcome.team == "village"
    other = hunt()
    other.votes(Eve="Bob")
    assert other.outcome.team == "werewolves"


@pytest.mark.parametrize("guessed", [True, False])
def test_the_word_is_shown_to_all_when_an_endgame_starts(guessed: bool) -> None:
    """WW-EGA-08"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.told(None, "magic-word") == []
    if guessed:
        evening.guesses("Dee")
    else:
        evening.time_is_up()
    assert evening.told(None, "magic-word") == [{"word": "frog"}]

"""The Mayor: an office for all to see, and a secret role."""

from typing import Any

import pytest

from nightcall.games.werewords.series import WerewordsSeries
from nightcall.table import IllegalAnswer
from tests.werewords.evening import FOUR, Evening

CENTRE_MAYOR = {"Ann": "Villager", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}


def test_the_mayor_shows_the_card_and_takes_the_centre_card_as_secret_role() -> None:
    """WW-MAY-01"""
    evening = Evening({"Ann": "Seer", "Bob": "Mayor", "Cid": "Villager"}, centre="Werewolf")
    assert evening.told(None, "mayor") == [{"seat": "Bob"}]
    assert evening.told("Bob", "your-card") == [{"card": "Werewolf"}]
    for seat in ("Ann", "Cid"):
        assert "Werewolf" not in str(evening.told(seat, "your-card"))


@pytest.mark.parametrize(
    ("last", "mayor"), [("Ann", "Bob"), ("Bob", "Cid"), ("Cid", "Dee"), ("Dee", "Ann")]
)
def test_a_mayor_card_in_the_centre_goes_to_the_left_of_the_last_mayor(
    last: str, mayor: str
) -> None:
    """WW-MAY-02, D-19: the card dealt to that player is the secret role."""
    series = WerewordsSeries(last_mayor=last, games=1)
    evening = Evening(CENTRE_MAYOR, centre="Mayor", series=series)
    assert evening.mayor == mayor
    assert evening.told(mayor, "your-card") == [{"card": CENTRE_MAYOR[mayor]}]


def test_in_a_first_game_a_mayor_card_in_the_centre_is_dealt_again() -> None:
    """WW-MAY-03"""
    first = ["Villager", "Seer", "Werewolf", "Villager", "Mayor"]
    evening = Evening(FOUR, dealt_before=[first, first])
    assert [entry.answer[-1] for entry in evening.run.entries[:3]] == ["Mayor", "Mayor", "Villager"]
    assert evening.mayor == "Ann"
    assert len(evening.told("Bob", "your-card")) == 1


def test_the_table_may_always_deal_again() -> None:
    """WW-MAY-03, D-19"""
    series = WerewordsSeries(last_mayor="Bob", games=1)
    first = ["Villager", "Seer", "Werewolf", "Villager", "Mayor"]
    evening = Evening(FOUR, dealt_before=[first], series=series, mayor_in_centre="redeal")
    assert evening.mayor == "Ann"


def test_when_the_last_mayor_has_gone_home_it_is_dealt_again() -> None:
    """WW-MAY-03"""
    series = WerewordsSeries(last_mayor="Zoe", games=1)
    first = ["Villager", "Seer", "Werewolf", "Villager", "Mayor"]
    assert Evening(FOUR, dealt_before=[first], series=series).mayor == "Ann"


def test_the_mayor_is_silent_in_the_day_and_may_speak_after_it() -> None:
    """WW-MAY-05, WW-DAY-05"""
    evening = Evening(FOUR)
    evening.night()
    day = evening.scene
    assert day.speakers == ("Bob", "Cid", "Dee")
    with pytest.raises(IllegalAnswer):
        evening.asks("Ann", "look at me, is it green?")
    evening.time_is_up()
    assert evening.scene.speakers == "everyone"


@pytest.mark.parametrize("hidden", ["Villager", "Seer", "Werewolf", "Minion"])
@pytest.mark.parametrize("token", ["yes", "no", "maybe", "so-close"])
def test_what_the_mayor_answers_is_up_to_him_true_or_false(hidden: str, token: str) -> None:
    """WW-MAY-06, WW-MAY-07"""
    cards = ["Seer", "Werewolf", "Minion", "Villager"]
    cards.remove(hidden)
    deal = dict(zip(("Bob", "Cid", "Dee"), cards, strict=True))
    evening = Evening({"Ann": "Mayor", **deal}, centre=hidden)
    evening.night()
    evening.question_and_answer("Bob", "Is it an animal?", token)
    (told,) = evening.told(None, "token")
    assert (told["token"], told["seat"]) == (token, "Bob")


@pytest.mark.parametrize("hidden", ["Werewolf", "Minion"])
def test_a_mayor_of_the_werewolf_team_wins_and_is_found_with_it(hidden: str) -> None:
    """WW-MAY-07, WW-MAY-11"""
    other = "Minion" if hidden == "Werewolf" else "Werewolf"
    deal = {"Ann": "Mayor", "Bob": "Seer", "Cid": other, "Dee": "Villager"}
    lost = Evening(deal, centre=hidden)
    lost.night()
    lost.time_is_up()
    lost.votes(Ann="Bob", Bob="Ann", Cid="Bob", Dee="Ann")
    assert lost.outcome.winners == ("Bob", "Dee")
    won = Evening(deal, centre=hidden)
    won.night()
    won.time_is_up()
    won.votes(Ann="Bob", Bob="Ann", Cid="Bob", Dee="Bob")
    assert won.outcome.winners == ("Ann", "Cid")


@pytest.mark.parametrize("hidden", ["Villager", "Werewolf"])
def test_even_a_lying_mayor_must_declare_a_right_guess(hidden: str) -> None:
    """WW-MAY-08, D-25"""
    other = "Villager" if hidden == "Werewolf" else "Werewolf"
    evening = Evening({"Ann": "Mayor", "Bob": "Seer", "Cid": other}, centre=hidden)
    evening.night()
    evening.asks("Bob", "Is it a frog?")
    assert list(evening.options("Ann").buttons) == ["correct"]
    for token in ("no", "maybe", "so-close", "way-off"):
        with pytest.raises(IllegalAnswer):
            evening.presses(token)
    evening.presses("correct")
    assert evening.asking == "hunt"


def test_a_mayor_who_is_the_seer_has_no_helper_and_is_the_target() -> None:
    """WW-MAY-09, WW-ROL-02"""
    deal = {"Ann": "Mayor", "Bob": "Villager", "Cid": "Werewolf", "Dee": "Villager"}
    evening = Evening(deal, centre="Seer")
    evening.night()
    assert [seat for seat in deal if evening.knows_the_word(seat)] == ["Ann", "Cid"]
    evening.guesses("Bob")
    evening.votes(Cid="Ann")
    assert evening.outcome.team == "werewolves"


@pytest.mark.parametrize(
    ("hidden", "others", "told"),
    [
        ("Minion", ["Seer", "Werewolf"], ("werewolves", {"werewolves": ["Cid"], "minions": []})),
        ("Beholder", ["Seer", "Werewolf"], ("helpers", {"helpers": ["Bob"], "beholders": []})),
        ("Apprentice", ["Seer", "Werewolf"], ("nothing-tonight", {})),
    ],
)
def test_the_mayor_wakes_again_when_his_secret_role_is_called(
    hidden: str, others: list[str], told: tuple[str, dict[str, Any]]
) -> None:
    """WW-MAY-10"""
    deal = {"Ann": "Mayor", "Bob": others[0], "Cid": others[1], "Dee": "Villager"}
    evening = Evening(deal, centre=hidden)
    evening.night()
    assert told in evening.learnt("Ann")


def test_a_mason_mayor_finds_the_other_mason() -> None:
    """WW-MAY-10"""
    deal = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Mason"}
    evening = Evening(deal, centre="Mason")
    evening.night()
    assert evening.told("Ann", "masons") == [{"masons": ["Dee"]}]
    assert evening.told("Dee", "masons") == [{"masons": ["Ann"]}]


def test_a_thing_mayor_taps_a_neighbour() -> None:
    """WW-MAY-10"""
    deal = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}
    evening = Evening(deal, centre="Thing")
    evening.night(tap="Dee")
    assert evening.told("Dee", "tapped") == [{"by": "Ann"}]


def test_a_werewolf_mayor_meets_the_pack() -> None:
    """WW-MAY-10"""
    deal = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}
    evening = Evening(deal, centre="Werewolf")
    evening.night()
    assert evening.told("Ann", "pack") == [{"pack": ["Cid"]}]
    assert evening.told("Cid", "pack") == [{"pack": ["Ann"]}]


def test_the_mayor_points_and_can_be_pointed_at() -> None:
    """WW-MAY-11, WW-EGB-02"""
    evening = Evening(FOUR)
    evening.night()
    evening.time_is_up()
    assert evening.options("Ann").values == ("Bob", "Cid", "Dee")
    assert evening.options("Bob").values == ("Ann", "Cid", "Dee")
    evening.votes(Ann="Cid", Bob="Ann", Cid="Ann", Dee="Cid")
    (votes,) = evening.told(None, "votes")
    assert votes == {"votes": {"Ann": "Cid", "Bob": "Ann", "Cid": "Ann", "Dee": "Cid"}}
    assert evening.told(None, "revealed") == [
        {"seat": "Ann", "card": "Villager"},
        {"seat": "Cid", "card": "Werewolf"},
    ]

"""The Werewolves."""

import pytest

from tests.werewords.evening import FOUR, Evening

TWO = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Werewolf", "Eve": "Villager"}
THREE = {**TWO, "Fay": "Werewolf", "Gus": "Villager", "Hal": "Villager"}


def test_a_lone_werewolf_reads_the_word() -> None:
    """WW-ROL-03"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.learnt("Cid") == [("word", {"word": "frog"})]
    assert "wake-werewolves" not in evening.lines
    assert "wake-werewolf" in evening.lines


def test_two_werewolves_see_each_other_just_before_they_read_the_word() -> None:
    """WW-ROL-03, WW-NGT-02"""
    evening = Evening(TWO)
    evening.night()
    word = ("word", {"word": "frog"})
    assert evening.learnt("Cid") == [("pack", {"pack": ["Dee"]}), word]
    assert evening.learnt("Dee") == [("pack", {"pack": ["Cid"]}), word]
    assert evening.lines[-4:] == [
        "wake-werewolves",
        "werewolves-read",
        "sleep-werewolves",
        "day-breaks",
    ]


def test_three_werewolves_see_two_each() -> None:
    """WW-ROL-03, WW-ROL-04"""
    evening = Evening(THREE)
    evening.night()
    assert evening.told("Dee", "pack") == [{"pack": ["Cid", "Fay"]}]


@pytest.mark.parametrize(
    ("cid", "dee", "team", "revealed"),
    [
        ("Eve", "Bob", "werewolves", ["Bob", "Eve"]),
        ("Bob", "Bob", "werewolves", ["Bob"]),
        ("Eve", "Ann", "village", ["Ann", "Eve"]),
        ("Eve", "Eve", "village", ["Eve"]),
    ],
)
def test_each_werewolf_points_and_one_hit_is_enough(
    cid: str, dee: str, team: str, revealed: list[str]
) -> None:
    """WW-ROL-04, WW-EGA-05"""
    evening = Evening(TWO)
    evening.night()
    evening.guesses("Eve")
    evening.votes(Cid=cid, Dee=dee)
    assert evening.outcome.team == team
    assert [told["seat"] for told in evening.told(None, "revealed")] == revealed


def test_without_a_guess_finding_one_of_two_werewolves_is_enough() -> None:
    """WW-ROL-04"""
    evening = Evening(TWO)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Bob", Dee="Eve", Eve="Cid")
    assert evening.outcome.winners == ("Ann", "Bob", "Eve")


def test_a_fourth_werewolf_is_a_setting() -> None:
    """WW-ROL-04"""
    four = {**THREE, "Gus": "Werewolf", "Ida": "Villager"}
    evening = Evening(four, most_werewolves=4)
    evening.night()
    assert evening.told("Gus", "pack") == [{"pack": ["Cid", "Dee", "Fay"]}]

"""The Doppelgänger, with each card she may copy."""

from typing import Any

import pytest

from nightcall.games.werewords.series import WerewordsSeries
from nightcall.table import IllegalAnswer, Seat
from nightcall.text import Sentences, Texts
from tests.werewords.evening import Evening

WORD = ("word", {"word": "frog"})

DEAL: dict[Seat, str] = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Werewolf",
    "Dee": "Doppelgänger",
    "Eve": "Villager",
    "Fay": "Villager",
}


def evening_of(copy: Seat, centre: str = "Villager", **changes: str) -> Evening:
    """Dee, the Doppelgänger, looks at the card of `copy`."""
    evening = Evening({**DEAL, **changes}, centre=centre)
    evening.night(copy=copy, tap={"Dee": "Eve", "Fay": "Ann", "Bob": "Ann"})
    return evening


def copied(card: str, seat: Seat, *, joins: bool = False) -> tuple[str, dict[str, Any]]:
    return "copied", {"card": card, "seat": seat, "joins": joins}


def hunt(evening: Evening, **pointing: Seat) -> str | None:
    evening.guesses("Eve")
    evening.votes(**pointing)
    return evening.outcome.team


# Each card


def test_who_copied_a_villager_is_a_plain_villager() -> None:
    """WW-DOP-01"""
    evening = evening_of("Eve")
    assert evening.learnt("Dee") == [copied("Villager", "Eve")]
    assert hunt(evening, Cid="Dee") == "village"


def test_who_copied_the_seer_sees_the_word_at_once_and_is_a_target_too() -> None:
    """WW-DOP-01, WW-DOP-02"""
    for at, team in {"Dee": "werewolves", "Bob": "werewolves", "Eve": "village"}.items():
        evening = evening_of("Bob")
        assert evening.learnt("Dee") == [copied("Seer", "Bob"), WORD]
        assert evening.learnt("Bob") == [WORD]
        assert hunt(evening, Cid=at) == team


def test_who_copied_the_fortune_teller_sees_the_letters_and_is_a_target_too() -> None:
    """WW-DOP-01, WW-DOP-02"""
    for at, team in {"Dee": "werewolves", "Bob": "werewolves", "Eve": "village"}.items():
        evening = evening_of("Bob", Bob="Fortune Teller")
        letters = ("letters", {"letters": "f…"})
        assert evening.learnt("Dee") == [copied("Fortune Teller", "Bob"), letters]
        assert hunt(evening, Cid=at) == team


@pytest.mark.parametrize(
    ("centre", "shown", "team"),
    [
        ("Seer", WORD, "werewolves"),
        ("Fortune Teller", ("letters", {"letters": "f…"}), "werewolves"),
        ("Villager", ("nothing-tonight", {}), "village"),
    ],
)
def test_who_copied_the_apprentice_is_a_target_if_something_was_shown(
    centre: str, shown: tuple[str, dict[str, Any]], team: str
) -> None:
    """WW-DOP-01, WW-DOP-02"""
    bob = "Villager" if centre != "Villager" else "Seer"
    evening = evening_of("Fay", centre, Bob=bob, Fay="Apprentice")
    assert evening.learnt("Dee") == [copied("Apprentice", "Fay"), shown]
    assert hunt(evening, Cid="Dee") == team


def test_who_copied_the_minion_wakes_with_the_minion() -> None:
    """WW-DOP-01, WW-DOP-03"""
    evening = evening_of("Fay", Fay="Minion")
    seen = {"werewolves": ["Cid"], "minions": ["Fay"]}
    assert evening.learnt("Dee") == [copied("Minion", "Fay", joins=True), ("werewolves", seen)]
    assert evening.told("Fay", "werewolves") == [{"werewolves": ["Cid"], "minions": ["Dee"]}]
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Dee", Eve="Bob", Fay="Bob", Cid="Ann", Dee="Ann")
    assert evening.outcome.winners == ("Ann", "Bob", "Eve")


def test_who_copied_the_beholder_wakes_with_the_beholder() -> None:
    """WW-DOP-01"""
    evening = evening_of("Fay", Fay="Beholder")
    seen = {"helpers": ["Bob"], "beholders": ["Fay"]}
    assert evening.learnt("Dee") == [copied("Beholder", "Fay", joins=True), ("helpers", seen)]
    assert evening.told("Fay", "helpers") == [{"helpers": ["Bob"], "beholders": ["Dee"]}]
    assert hunt(evening, Cid="Dee") == "village"


def test_two_beholders_meet_also_where_they_can_tell_which_helper_is_which() -> None:
    """WW-DOP-01, D-23"""
    evening = Evening({**DEAL, "Fay": "Beholder"}, beholder_sees="labels")
    evening.night(copy="Fay")
    assert evening.told("Dee", "helpers") == [{"helpers": {"Bob": "Seer"}, "beholders": ["Fay"]}]


def test_who_copied_a_werewolf_joins_the_pack_and_reads_the_word() -> None:
    """WW-DOP-01, WW-DOP-03"""
    evening = evening_of("Cid")
    joined = copied("Werewolf", "Cid", joins=True)
    assert evening.learnt("Dee") == [joined, ("pack", {"pack": ["Cid"]}), WORD]
    assert evening.learnt("Cid") == [("pack", {"pack": ["Dee"]}), WORD]
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Bob", Dee="Bob", Eve="Ann", Fay="Eve")
    assert evening.outcome.winners == ("Ann", "Bob", "Eve", "Fay")


def test_who_copied_a_mason_meets_the_mason() -> None:
    """WW-DOP-01"""
    evening = evening_of("Fay", Fay="Mason")
    masons = ("masons", {"masons": ["Fay"]})
    assert evening.learnt("Dee") == [copied("Mason", "Fay", joins=True), masons]
    assert evening.learnt("Fay") == [("masons", {"masons": ["Dee"]})]
    assert hunt(evening, Cid="Dee") == "village"


def test_who_copied_the_thing_taps_a_neighbour_at_once() -> None:
    """WW-DOP-01"""
    evening = evening_of("Fay", Fay="Thing")
    assert evening.learnt("Dee") == [copied("Thing", "Fay")]
    assert evening.told("Eve", "tapped") == [{"by": "Dee"}]
    assert evening.told("Ann", "tapped") == [{"by": "Fay"}]
    assert hunt(evening, Cid="Dee") == "village"


# Who wakes again


@pytest.mark.parametrize(
    ("card", "again"),
    [
        ("Seer", False),
        ("Fortune Teller", False),
        ("Apprentice", False),
        ("Thing", False),
        ("Villager", False),
        ("Beholder", True),
        ("Mason", True),
        ("Minion", True),
        ("Werewolf", True),
    ],
)
def test_she_wakes_again_only_with_those_who_look_at_each_other(card: str, again: bool) -> None:
    """WW-DOP-01"""
    deal = {**DEAL, "Fay": card, "Eve": "Thing" if card != "Thing" else "Villager"}
    if card == "Seer":
        deal["Bob"] = "Villager"
    evening = Evening(deal)
    evening.mayor_chooses()
    evening.answers("Dee", "Fay")
    evening.time_is_up()
    learnt = len(evening.learnt("Dee"))
    while evening.asking != "day":
        waiting = evening.run.waiting()
        if waiting:
            evening.answers(waiting[0], evening.run.ask.options[waiting[0]].values[0])  # type: ignore[union-attr]
        else:
            evening.time_is_up()
    more = [key for key, _ in evening.learnt("Dee")[learnt:] if key != "tapped"]
    assert bool(more) == again


def test_the_app_says_the_same_whatever_she_copied() -> None:
    """WW-DOP-01, WW-NGT-06"""
    lines = {tuple(evening_of(copy).lines) for copy in ("Ann", "Bob", "Cid", "Eve")}
    assert len(lines) == 1


def test_all_targets_are_named_just_before_the_werewolves_point() -> None:
    """WW-DOP-02, WW-EGA-02"""
    evening = evening_of("Bob")
    evening.guesses("Eve")
    assert evening.scene.line == "word-found-one-werewolf"
    assert evening.scene.args["roles"] == ["Seer", "Doppelgänger"]


# Ends


def test_a_doppelganger_werewolf_shows_and_points_with_the_pack() -> None:
    """WW-DOP-04, WW-EGA-01"""
    evening = evening_of("Cid")
    evening.guesses("Eve")
    assert evening.told(None, "werewolves-show") == [{"seats": ["Cid", "Dee"]}]
    evening.votes(Cid="Eve", Dee="Bob")
    assert evening.outcome.winners == ("Cid", "Dee")


def test_a_doppelganger_werewolf_may_tap_the_letter_of_speedwords() -> None:
    """WW-DOP-04, WW-SPD-04"""
    evening = Evening(DEAL, speedwords=True)
    evening.mayor_chooses()
    evening.answers("Dee", "Cid")
    evening.goes_on_until("letter")
    evening.answers("Dee", "0")
    evening.answers("Dee", "0")
    assert evening.told(None, "shape") == [{"shape": "f___"}]


def test_a_doppelganger_minion_neither_shows_nor_points_nor_taps_a_letter() -> None:
    """WW-DOP-04"""
    evening = Evening({**DEAL, "Fay": "Minion"}, speedwords=True)
    evening.mayor_chooses()
    evening.answers("Dee", "Fay")
    evening.goes_on_until("letter")
    assert evening.options("Dee") is None
    evening.answers("Cid", "0")
    evening.answers("Cid", "0")
    evening.guesses("Eve")
    assert evening.told(None, "werewolves-show") == [{"seats": ["Cid"]}]
    assert evening.options("Dee") is None


# Her look


def test_she_looks_at_exactly_one_card_of_another_player() -> None:
    """WW-DOP-05"""
    evening = Evening(DEAL)
    evening.mayor_chooses()
    assert evening.options("Dee").values == ("Ann", "Bob", "Cid", "Eve", "Fay")
    for nobody in ("Dee", "Zoe", ["Bob", "Cid"]):
        with pytest.raises(IllegalAnswer):
            evening.answers("Dee", nobody)


def test_at_the_mayor_she_sees_the_secret_role() -> None:
    """WW-DOP-05"""
    evening = evening_of("Ann", centre="Beholder")
    assert copied("Beholder", "Ann", joins=True) in evening.learnt("Dee")


def test_a_mayor_who_is_the_doppelganger_chooses_the_word_and_then_a_card() -> None:
    """WW-DOP-06"""
    evening = Evening({**DEAL, "Dee": "Villager"}, centre="Doppelgänger")
    evening.everyone_looks()
    assert evening.asking == "choose-word"
    evening.answers("Ann", "frog")
    evening.answers("Ann", "ok")
    assert (evening.asking, evening.run.waiting()) == ("copy", ["Ann"])
    evening.answers("Ann", "Cid")
    evening.goes_on_until("day")
    assert evening.told("Cid", "pack") == [{"pack": ["Ann"]}]


def test_a_mayor_who_copied_the_seer_does_not_wake_the_apprentice() -> None:
    """WW-DOP-07: the Seer's card is what counts."""
    evening = Evening({**DEAL, "Dee": "Apprentice"}, centre="Doppelgänger")
    evening.night(copy="Bob")
    assert evening.learnt("Dee") == [("nothing-tonight", {})]


def test_a_mayor_who_copied_the_seer_is_a_target_beside_an_apprentice() -> None:
    """WW-DOP-13, WW-ROL-09"""
    for at, team in {"Ann": "werewolves", "Bob": "werewolves", "Dee": "village"}.items():
        evening = Evening({**DEAL, "Dee": "Apprentice"}, centre="Doppelgänger")
        evening.night(copy="Bob")
        evening.guesses("Eve")
        assert evening.scene.args["roles"] == ["Seer", "Doppelgänger"]
        said = Sentences(Texts("en"), "werewords").scene(evening.scene)
        assert said.endswith(": Seer or Doppelgänger.")
        evening.votes(Cid=at)
        assert evening.outcome.team == team


def test_she_sees_as_many_letters_as_the_fortune_teller() -> None:
    """WW-DOP-08"""
    series = WerewordsSeries(last_mayor="Ann", unguessed_in_a_row=2, unguessed_in_all=2, games=2)
    evening = Evening({**DEAL, "Bob": "Fortune Teller"}, series=series)
    evening.night(copy="Bob")
    assert evening.told("Dee", "letters") == [{"letters": "fro…"}]
    assert evening.told("Bob", "letters") == [{"letters": "fro…"}]


def test_a_lone_mason_sees_nobody_when_she_copied_something_else() -> None:
    """WW-DOP-09, D-22"""
    evening = evening_of("Bob", Fay="Mason")
    assert evening.learnt("Fay") == [("masons", {"masons": []})]


def test_the_minion_sees_a_doppelganger_among_the_werewolves() -> None:
    """WW-DOP-10, D-24"""
    evening = evening_of("Cid", Fay="Minion")
    assert evening.told("Fay", "werewolves") == [{"werewolves": ["Cid", "Dee"], "minions": []}]


def test_the_beholder_does_not_see_a_doppelganger_who_copied_the_seer() -> None:
    """WW-DOP-10, D-24"""
    evening = evening_of("Bob", Fay="Beholder")
    assert evening.told("Fay", "helpers") == [{"helpers": ["Bob"], "beholders": []}]


def test_where_the_app_has_dealt_she_taps_a_player_and_the_app_knows_the_card() -> None:
    """WW-DOP-11"""
    evening = Evening(DEAL)
    evening.mayor_chooses()
    evening.answers("Dee", "Cid")
    assert evening.asking == "instructions"
    assert evening.learnt("Dee") == [copied("Werewolf", "Cid", joins=True)]

"""Play Again: a series of games at one table."""

from typing import Any

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries
from tests.werewords.evening import FOUR, Evening


def played(series: WerewordsSeries | None = None, *, guessed: bool, **options: Any) -> Evening:
    evening = Evening(FOUR, series=series, **options)
    evening.night()
    if guessed:
        evening.guesses("Dee")
    else:
        evening.time_is_up()
    evening.time_is_up()
    return evening


def test_the_next_game_has_the_same_roles_and_settings_and_perhaps_another_level() -> None:
    """WW-AGN-01"""
    box = WerewordsBox(roles={"Seer": 1, "Minion": 1, "Werewolf": 1, "Villager": 1}, pace=2.0)
    first = WEREWORDS.header(tuple(FOUR), box)
    series = WEREWORDS.after(WerewordsSeries(), played(guessed=True).outcome)
    again = WEREWORDS.header(tuple(FOUR), box, series)
    assert (again.seats, again.options) == (first.seats, first.options)
    harder = WerewordsBox(roles=box.roles, pace=2.0, level="hard")
    changed, kept = WEREWORDS.unpack(WEREWORDS.header(tuple(FOUR), harder, series))
    assert (changed.roles, changed.pace, changed.level) == (box.roles, 2.0, "hard")
    assert kept == series


def test_a_new_session_starts_from_nothing() -> None:
    """WW-AGN-02"""
    series = WerewordsSeries()
    assert (series.last_mayor, series.used_words, series.score) == (None, (), {})
    assert (series.unguessed_in_a_row, series.unguessed_in_all, series.games) == (0, 0, 0)


def test_a_series_keeps_the_last_mayor_the_words_and_the_letters() -> None:
    """WW-AGN-02"""
    series = WEREWORDS.after(WerewordsSeries(), played(guessed=False).outcome)
    assert series.last_mayor == "Ann"
    assert series.used_words == ("frog",)
    assert series.unguessed_in_a_row == 1
    assert series.games == 1
    series = WEREWORDS.after(series, played(series, guessed=False, word="kite").outcome)
    assert series.used_words == ("frog", "kite")
    assert series.unguessed_in_a_row == 2
    assert series.games == 2


def test_the_left_neighbour_of_the_last_mayor_follows_from_game_to_game() -> None:
    """WW-AGN-02, WW-MAY-02"""
    series = WEREWORDS.after(WerewordsSeries(), played(guessed=True).outcome)
    deal = {"Ann": "Villager", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}
    assert Evening(deal, centre="Mayor", series=series).mayor == "Bob"


def test_a_series_counts_who_has_won() -> None:
    """WW-AGN-02"""
    series = WerewordsSeries()
    for winners in (("Ann", "Bob"), ("Cid",), ("Ann", "Cid")):
        outcome = WerewordsOutcome(
            winners=winners, team="village", guessed=True, word="frog", mayor="Ann"
        )
        series = WEREWORDS.after(series, outcome)
    assert series.score == {"Ann": 2, "Bob": 1, "Cid": 2}


@pytest.mark.parametrize("guessed", [True, False])
def test_everything_is_shown_after_the_end_and_nothing_before(guessed: bool) -> None:
    """APP-08"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.told(None, "cards") == []
    if guessed:
        evening.guesses("Dee")
    else:
        evening.time_is_up()
    assert evening.told(None, "cards") == []
    evening.time_is_up()
    (shown,) = evening.told(None, "cards")
    assert shown["cards"]["Ann"] == "Villager"
    assert shown["mayor"] == "Ann"
    assert [entry.seat for entry in evening.run.entries][:2] == ["House", "House"]

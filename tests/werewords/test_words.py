"""The Magic Word: levels, how many words the Mayor is offered, and where they come from."""

from typing import Any

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import LEVELS, WerewordsBox, levels_offered
from nightcall.games.werewords.letters import first_letters, letter_places, shape, spaced
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.table import HOUSE, CannotStart, EmptySupply, House, IllegalAnswer, attend, start
from tests.werewords.evening import FOUR, Evening


def test_there_are_four_levels_and_medium_is_the_usual_one() -> None:
    """WW-WRD-01, WW-APP-03"""
    assert LEVELS == ("easy", "medium", "hard", "ridiculous")
    assert WerewordsBox().level == "medium"


@pytest.mark.parametrize(
    ("level", "count"), [("easy", 2), ("medium", 3), ("hard", 4), ("ridiculous", 5)]
)
def test_the_mayor_is_offered_more_words_the_harder_they_are(level: str, count: int) -> None:
    """WW-WRD-02, D-02"""
    evening = Evening(FOUR, level=level)
    evening.everyone_looks()
    assert evening.draws[0].wants == (level,) * count
    assert len(evening.options("Ann").values) == count


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "ridiculous"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_mayor_choice_sets_one_number_for_all_levels(level: str, count: int) -> None:
    """WW-WRD-03"""
    evening = Evening(FOUR, level=level, offers=count)
    evening.everyone_looks()
    assert len(evening.options("Ann").values) == count


@pytest.mark.parametrize("count", [0, 6])
def test_the_mayor_choice_goes_from_one_to_five(count: int) -> None:
    """WW-WRD-03"""
    with pytest.raises(CannotStart):
        Evening(FOUR, offers=count)


@pytest.mark.parametrize(
    ("secret", "level", "first"),
    [
        ("Seer", "easy", "easy"),
        ("Seer", "medium", "easy"),
        ("Seer", "hard", "medium"),
        ("Seer", "ridiculous", "hard"),
        ("Fortune Teller", "medium", "easy"),
        ("Fortune Teller", "ridiculous", "hard"),
        ("Werewolf", "easy", "medium"),
        ("Werewolf", "medium", "hard"),
        ("Werewolf", "hard", "ridiculous"),
        ("Werewolf", "ridiculous", "ridiculous"),
        ("Minion", "medium", "hard"),
        ("Minion", "easy", "medium"),
        ("Villager", "medium", "medium"),
        ("Apprentice", "hard", "hard"),
        ("Beholder", "easy", "easy"),
        ("Mason", "medium", "medium"),
        ("Thing", "ridiculous", "ridiculous"),
        ("Doppelgänger", "medium", "medium"),
    ],
)
def test_one_word_is_easier_for_a_seer_mayor_and_harder_for_a_werewolf_mayor(
    secret: str, level: Any, first: str
) -> None:
    """WW-WRD-04, D-03"""
    usual = {"easy": 2, "medium": 3, "hard": 4, "ridiculous": 5}[level]
    offered = levels_offered(WerewordsBox(level=level), secret)
    assert sorted(offered) == sorted([first, *[level] * (usual - 1)])
    plain = WerewordsBox(level=level, role_adjusted_words=False)
    assert levels_offered(plain, secret) == (level,) * usual


def test_nobody_else_can_tell_that_a_word_was_easier() -> None:
    """WW-WRD-04"""
    deal = {"Ann": "Mayor", "Bob": "Villager", "Cid": "Werewolf", "Dee": "Villager"}
    evening = Evening(deal, centre="Seer")
    evening.everyone_looks()
    assert sorted(evening.draws[0].wants) == ["easy", "medium", "medium"]
    for seat in ("Bob", "Cid", "Dee"):
        assert evening.options(seat) is None
        assert evening.learnt(seat) == []


@pytest.mark.parametrize("wanted", [True, False])
def test_proper_nouns_can_be_left_out(wanted: bool) -> None:
    """WW-WRD-05, WW-GRP-01"""
    evening = Evening(FOUR, proper_nouns=wanted, offers=5)
    evening.everyone_looks()
    assert evening.draws[0].limits["proper_nouns"] is wanted
    assert len(evening.draws[0].wants) == 5


def test_categories_and_lists_of_ones_own_are_asked_for_together() -> None:
    """WW-WRD-06, WW-APP-06"""
    evening = Evening(FOUR, categories=("food", "films"), word_lists=("our summer",), language="fr")
    evening.everyone_looks()
    limits = evening.draws[0].limits
    assert (limits["categories"], limits["lists"]) == (("food", "films"), ("our summer",))
    assert limits["language"] == "fr"


def test_a_word_played_in_this_series_is_not_wanted_again() -> None:
    """WW-WRD-07: words that were offered and not chosen may come back."""
    series = WerewordsSeries(used_words=("apple", "kite"), last_mayor="Ann", games=2)
    evening = Evening(FOUR, series=series)
    evening.night()
    assert evening.draws[0].limits["avoid"] == ("apple", "kite")
    evening.guesses("Bob")
    evening.votes(Cid="Dee")
    after = WEREWORDS.after(series, evening.outcome)
    assert after.used_words == ("apple", "kite", "frog")


def test_a_short_list_offers_what_it_has() -> None:
    """WW-WRD-08"""
    run = start(WEREWORDS, WEREWORDS.header(tuple(FOUR)))
    run.answer(HOUSE, [*FOUR.values(), "Villager"])
    run.answer(HOUSE, "0" * 32)
    for seat in FOUR:
        run.answer(seat, "seen")
    run.answer(HOUSE, ["frog"])
    assert run.ask is not None
    assert run.ask.kind == "choose-word"
    assert run.ask.options["Ann"].values == ("frog",)  # type: ignore[union-attr]


def test_no_game_is_played_without_a_word() -> None:
    """WW-WRD-08"""
    run = start(WEREWORDS, WEREWORDS.header(tuple(FOUR)))
    run.answer(HOUSE, [*FOUR.values(), "Villager"])
    run.answer(HOUSE, "0" * 32)
    for seat in FOUR:
        run.answer(seat, "seen")
    with pytest.raises(IllegalAnswer):
        run.answer(HOUSE, [])
    with pytest.raises(EmptySupply):
        attend(run, House())
    assert run.ask is not None
    assert run.ask.kind == "draw-words"


@pytest.mark.parametrize(
    ("phrase", "letters", "beginnings", "blanks"),
    [
        ("ice cream", 8, "i… c…", "_ _ e   _ _ _ _ _"),
        ("jack-in-the-box", 12, "j…", "_ _ c _ - _ _ - _ _ _ - _ _ _"),
        ("rock 'n' roll", 9, "r… 'n' r…", "_ _ c _   ' _ '   _ _ _ _"),
        ("Eiffel Tower", 11, "E… T…", "_ _ f _ _ _   _ _ _ _ _"),
    ],
)
def test_hyphens_and_apostrophes_are_shown_and_are_no_letters(
    phrase: str, letters: int, beginnings: str, blanks: str
) -> None:
    """WW-WRD-09"""
    assert len(letter_places(phrase)) == letters
    assert first_letters(phrase, 1) == beginnings
    assert spaced(shape(phrase, 2, everywhere=False)) == blanks


@pytest.mark.parametrize("word", ["frog", "apple", "ice cream"])
def test_the_mayor_may_choose_any_word_that_is_offered(word: str) -> None:
    """WW-WRD-10"""
    evening = Evening(FOUR)
    evening.mayor_chooses(word)
    evening.goes_on_until("day")
    assert evening.told("Bob", "word") == [{"word": word}]


def test_new_words_are_not_offered_unless_the_table_wants_it() -> None:
    """WW-WRD-11"""
    plain = Evening(FOUR)
    plain.everyone_looks()
    assert plain.options("Ann").values == ("frog", "apple", "ice cream")
    evening = Evening(FOUR, new_words=True)
    evening.everyone_looks()
    assert evening.options("Ann").values[-1] == "(new words)"
    evening.answers("Ann", "(new words)")
    assert len(evening.draws) == 2
    assert set(evening.draws[1].limits["avoid"]) == {"frog", "apple", "ice cream"}

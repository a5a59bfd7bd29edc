"""The day: questions, tokens, and how it ends."""

from typing import Any

import pytest

from nightcall.games.werewords.box import WerewordsBox
from nightcall.table import IllegalAnswer, Scene, Telling
from tests.werewords.evening import FOUR, Evening


def morning(**options: Any) -> Evening:
    evening = Evening(FOUR, **options)
    evening.night()
    return evening


# Tokens


@pytest.mark.parametrize(
    ("edition", "counts"),
    [("base", (36, 10, 1, 0)), ("deluxe", (36, 10, 1, 1)), ("german", (35, 10, 1, 1))],
)
def test_each_box_has_its_tokens(edition: Any, counts: tuple[int, ...]) -> None:
    """WW-TOK-01, WW-TOK-02, D-15, D-30"""
    assert tuple(WerewordsBox(edition=edition).tokens.values()) == counts
    evening = morning(edition=edition)
    evening.asks("Bob", "is it alive?")
    usual = ["yes", "no", "maybe", "so-close", "correct"]
    assert list(evening.options("Ann").buttons) == usual + ["way-off"] * counts[3]


def test_every_count_is_a_setting() -> None:
    """WW-TOK-02, D-30"""
    evening = morning(yes_no=5, maybe=4, so_close=3, way_off=2)
    evening.question_and_answer("Bob", "is it alive?", "yes")
    (told,) = evening.told(None, "token")
    assert told["left"] == {"yes-no": 4, "maybe": 4, "so-close": 3, "way-off": 2}


@pytest.mark.parametrize(
    ("token", "kind"),
    [("yes", "yes-no"), ("no", "yes-no"), ("maybe", "maybe"), ("so-close", "so-close")],
)
def test_yes_and_no_are_two_sides_of_one_token(token: str, kind: str) -> None:
    """WW-TOK-01, WW-DAY-04"""
    evening = morning()
    evening.question_and_answer("Bob", "is it alive?", token)
    (told,) = evening.told(None, "token")
    before = {"yes-no": 36, "maybe": 10, "so-close": 1, "way-off": 1}
    assert told["left"] == {**before, kind: before[kind] - 1}
    assert (told["token"], told["seat"], told["number"]) == (token, "Bob", 1)


def test_so_close_is_given_once() -> None:
    """WW-TOK-03"""
    evening = morning()
    evening.question_and_answer("Dee", "a toad?", "so-close")
    evening.asks("Bob", "a tadpole?")
    assert "so-close" not in evening.options("Ann").buttons
    with pytest.raises(IllegalAnswer):
        evening.presses("so-close")
    evening.presses("no")


def test_way_way_off_is_given_once() -> None:
    """WW-TOK-03"""
    evening = morning()
    evening.presses("way-off")
    evening.asks("Bob", "a tadpole?")
    assert "way-off" not in evening.options("Ann").buttons
    with pytest.raises(IllegalAnswer):
        evening.presses("way-off")


# Asking


def test_the_day_begins_at_once_with_its_timer() -> None:
    """WW-DAY-01"""
    evening = morning()
    assert (evening.scene.line, evening.asking) == ("day-breaks", "day")
    assert evening.scene.timer is not None
    assert "Clock" in evening.run.ask.options  # type: ignore[union-attr]


def test_anyone_but_the_mayor_may_ask_in_any_order() -> None:
    """WW-DAY-02, D-07"""
    evening = morning()
    for seat in ("Dee", "Bob", "Dee", "Cid", "Dee"):
        evening.question_and_answer(seat, "is it alive?", "yes")
    assert [told["seat"] for told in evening.told(None, "question")] == [
        *("Dee", "Bob", "Dee", "Cid", "Dee")
    ]
    with pytest.raises(IllegalAnswer):
        evening.asks("Ann", "is it alive?")


def test_only_one_question_is_before_the_mayor_and_the_others_wait() -> None:
    """WW-DAY-02"""
    evening = morning()
    evening.asks("Bob", "is it alive?")
    evening.asks("Cid", "is it green?")
    evening.asks("Dee", "is it big?")
    assert [told["now"] for told in evening.told(None, "question")] == [True, False, False]
    assert evening.options("Ann").about == 1
    evening.presses("yes")
    evening.presses("no")
    evening.presses("maybe")
    given = [(told["seat"], told["token"], told["next"]) for told in evening.told(None, "token")]
    assert given == [("Bob", "yes", 2), ("Cid", "no", 3), ("Dee", "maybe", None)]


def test_a_waiting_question_can_be_changed_or_withdrawn() -> None:
    """WW-DAY-02"""
    evening = morning()
    evening.asks("Bob", "is it alive?")
    evening.asks("Cid", "is it green?")
    assert [evening.options(seat).also for seat in ("Bob", "Cid")] == [(), ("(withdraw)",)]
    evening.asks("Cid", "is it blue?")
    evening.asks("Dee", "is it big?")
    evening.asks("Dee", "(withdraw)")
    assert [told["number"] for told in evening.told(None, "withdrawn")] == [2, 4]
    evening.presses("yes")
    assert evening.options("Ann").about == 3
    evening.presses("no")
    assert evening.options("Ann").about is None


def test_every_question_is_answered_repeated_ones_too() -> None:
    """WW-DAY-04"""
    evening = morning()
    for _ in range(3):
        evening.question_and_answer("Bob", "is it alive?", "yes")
    assert [told["number"] for told in evening.told(None, "token")] == [1, 2, 3]


def test_without_a_question_there_is_nothing_to_answer() -> None:
    """WW-DAY-04"""
    evening = morning()
    for token in ("yes", "no", "maybe", "so-close", "correct"):
        with pytest.raises(IllegalAnswer):
            evening.presses(token)


def test_all_but_the_mayor_may_talk_in_the_day() -> None:
    """WW-DAY-05"""
    assert morning().scene.speakers == ("Bob", "Cid", "Dee")


# Way Way Off


def test_way_way_off_lies_in_the_middle_or_before_a_player() -> None:
    """WW-DAY-07"""
    for seat in (None, "Bob", "Dee"):
        evening = morning()
        evening.presses("way-off", to=seat)
        (told,) = evening.told(None, "token")
        assert (told["token"], told["seat"], told["number"]) == ("way-off", seat, None)
    with pytest.raises(IllegalAnswer):
        morning().presses("way-off", to="Ann")


def test_a_question_still_needs_its_token_after_way_way_off() -> None:
    """WW-DAY-07, D-16"""
    evening = morning()
    evening.asks("Bob", "is it a planet?")
    evening.presses("way-off", to="Bob")
    assert evening.run.waiting() == ["Ann"]
    assert evening.options("Ann").about == 1
    evening.presses("no")
    off, no = evening.told(None, "token")
    assert (off["number"], no["number"]) == (None, 1)
    assert no["left"] == {"yes-no": 35, "maybe": 10, "so-close": 1, "way-off": 0}


# Running out


def test_when_the_maybes_are_used_up_only_the_others_remain() -> None:
    """WW-DAY-08"""
    evening = morning(maybe=2)
    for _ in range(2):
        evening.question_and_answer("Bob", "is it alive?", "maybe")
    evening.asks("Bob", "is it alive?")
    assert list(evening.options("Ann").buttons) == ["yes", "no", "so-close", "correct", "way-off"]
    with pytest.raises(IllegalAnswer):
        evening.presses("maybe")


@pytest.mark.parametrize(
    ("word", "question"), [("frog", "a kind of frog?"), ("bandana", "is it a banana?")]
)
def test_so_close_is_there_for_a_near_miss(word: str, question: str) -> None:
    """WW-DAY-09"""
    evening = Evening(FOUR, word=word)
    evening.night()
    evening.question_and_answer("Bob", question, "so-close")
    assert evening.asking == "day"


@pytest.mark.parametrize("last", ["yes", "no"])
def test_the_last_yes_or_no_answers_its_question_and_ends_the_day(last: str) -> None:
    """WW-DAY-10, WW-DUT-04"""
    evening = morning(yes_no=2)
    evening.question_and_answer("Bob", "is it alive?", "yes")
    evening.question_and_answer("Dee", "is it a toad?", "maybe")
    assert evening.asking == "day"
    evening.question_and_answer("Dee", "is it a toad?", last)
    told = evening.told(None, "token")[-1]
    assert (told["token"], told["seat"], told["left"]["yes-no"]) == (last, "Dee", 0)
    assert (evening.asking, evening.scene.line) == ("vote", "word-not-found")


def test_a_right_guess_with_one_token_left_is_a_right_guess() -> None:
    """WW-DAY-10"""
    evening = morning(yes_no=1)
    evening.guesses("Bob")
    assert evening.asking == "hunt"


def test_a_day_whose_time_runs_out_is_not_guessed() -> None:
    """WW-DAY-11"""
    evening = morning()
    evening.asks("Bob", "is it green?")
    evening.time_is_up()
    assert (evening.asking, evening.scene.line) == ("vote", "word-not-found")


def test_uncounted_tokens_end_the_day_by_a_button() -> None:
    """WW-DUT-04, WW-DAY-10, D-08"""
    evening = morning(count_tokens=False, yes_no=1)
    for _ in range(3):
        evening.question_and_answer("Bob", "is it alive?", "yes")
    assert [told["left"] for told in evening.told(None, "token")] == [None, None, None]
    evening.presses("no-more-tokens")
    assert evening.scene.line == "word-not-found"


def test_counted_tokens_need_no_button() -> None:
    """WW-DUT-04"""
    evening = morning()
    evening.asks("Bob", "is it alive?")
    assert "no-more-tokens" not in evening.options("Ann").buttons


def test_the_day_shows_time_and_tokens_and_never_the_word() -> None:
    """WW-DAY-12: the Mayor alone may peek."""
    evening = morning()
    evening.question_and_answer("Bob", "is it alive?", "yes")
    evening.question_and_answer("Cid", "is it green?", "maybe")
    public = [
        item
        for item in evening.run.said
        if isinstance(item, Scene) or (isinstance(item, Telling) and item.to is None)
    ]
    assert "frog" not in str(public)
    assert evening.scene.timer is not None
    assert evening.told(None, "token")[-1]["left"]["yes-no"] == 35
    assert evening.told("Ann", "word") == [{"word": "frog"}]
    assert evening.told("Dee", "word") == []


def test_questions_may_be_spoken_and_the_mayor_hands_tokens_to_whom_he_hears() -> None:
    """WW-DAY-04, WW-GUE-06"""
    evening = morning(questions="spoken")
    assert evening.options("Bob") is None
    evening.presses("yes", to="Bob")
    evening.presses("maybe")
    assert [told["seat"] for told in evening.told(None, "token")] == ["Bob", None]
    evening.presses("correct", to="Dee")
    assert evening.told(None, "correct") == [{"seat": "Dee"}]

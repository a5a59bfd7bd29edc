"""How well a bot Mayor answers questions in people's own wording (docs/bots.md has the figures)."""

from collections import Counter
from pathlib import Path

from tests.bots.werewords_report import table
from tests.bots.werewords_table import gold, score


def test_a_mayor_answers_the_questions_it_was_built_with() -> None:
    right, shrugs = score("tuning")
    assert right >= 0.98
    assert shrugs <= 0.03


def test_a_mayor_answers_questions_and_words_it_was_not_built_with() -> None:
    right, shrugs = score("held_out")
    assert right >= 0.945
    assert shrugs <= 0.04


def test_the_two_halves_share_no_word_and_no_question() -> None:
    halves = [list(gold(name)) for name in ("tuning", "held_out")]
    for column in (0, 1):
        one, other = ({row[column] for row in half} for half in halves)
        assert one.isdisjoint(other)
        assert len(one) + len(other) >= (80, 60)[column]


def test_there_are_enough_pairs_of_both_answers() -> None:
    counts = Counter(row[3] for name in ("tuning", "held_out") for row in gold(name))
    assert counts["yes"] + counts["no"] >= 1200
    assert counts["yes"] >= 400


def test_the_documented_table_is_what_is_counted() -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    assert table() in page.read_text("utf-8")

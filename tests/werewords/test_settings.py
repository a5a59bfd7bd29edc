"""Settings: what a table finds in the box before anybody has changed anything."""

from typing import Any

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.table import CannotStart, start
from tests.werewords.evening import FOUR

DEFAULTS: dict[str, Any] = {
    # cards
    "roles": None,
    "werewolf_table": "deluxe",
    "most_werewolves": 3,
    "small_tables": True,
    "warn_unless_more": "village team",
    "cards": "dealt",
    "called_by": "app",
    "mayor_in_centre": "left of last",
    # word
    "language": "en",
    "level": "medium",
    "offers": None,
    "role_adjusted_words": True,
    "proper_nouns": True,
    "categories": (),
    "word_lists": (),
    "new_words": False,
    # night
    "night_order": None,
    "call_seer": "always",
    "call_masons": "with Doppelgänger",
    "beholder_sees": "group",
    "beholder_sees_copies": False,
    "minion_sees_copies": True,
    "letters": 1,
    "letters_grow": "in a row",
    "view_seconds": 8,
    "recognise_seconds": 6,
    "pace": 1.0,
    "remind_seconds": 30,
    # day
    "questions": "typed",
    "asking": "free",
    "day_seconds": 240,
    "speedwords": False,
    "letter_shown": "tapped",
    "edition": "deluxe",
    "yes_no": None,
    "maybe": None,
    "so_close": None,
    "way_off": None,
    "count_tokens": True,
    "way_off_answers": False,
    "must_declare_guess": True,
    "late_guess": "counts",
    # endgames
    "hunt_seconds": 15,
    "vote_seconds": 60,
    "talk_in_hunt": True,
    "votes": "each",
    "singled_out_by": "most",
    "one_vote_each": "nobody",
    "minion_reveals": False,
    "beholder_reveals": True,
    "extra_card_found_by": "each",
}


@pytest.mark.parametrize("setting", WerewordsBox.__struct_fields__)
def test_a_new_box_has_the_reading_taken(setting: str) -> None:
    """WW-APP-06"""
    assert getattr(WerewordsBox(), setting) == DEFAULTS[setting]


def test_everything_in_the_box_can_be_set() -> None:
    """WW-APP-06"""
    assert set(DEFAULTS) == set(WerewordsBox.__struct_fields__)


@pytest.mark.parametrize(
    "options",
    [
        {"day_seconds": 0},
        {"day_seconds": 3601},
        {"hunt_seconds": 0},
        {"letters": 0},
        {"letters": 10},
        {"yes_no": 0},
        {"yes_no": 100},
        {"maybe": -1},
        {"level": "impossible"},
        {"edition": "gold"},
        {"roles": {"Seer": -1}},
        {"most_werewolves": 5},
        {"colour": "green"},
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(options: dict[str, Any]) -> None:
    """WW-APP-09"""
    header = WEREWORDS.header(tuple(FOUR))
    header.options.update(options)
    with pytest.raises(CannotStart) as refused:
        start(WEREWORDS, header)
    assert [remark.key for remark in refused.value.remarks] == ["bad-options"]


@pytest.mark.parametrize(
    "options",
    [
        {"day_seconds": 1},
        {"day_seconds": 3600},
        {"letters": 9},
        {"yes_no": 1},
        {"yes_no": 99},
        {"maybe": 0},
    ],
)
def test_a_setting_at_its_end_is_accepted(options: dict[str, Any]) -> None:
    """WW-APP-04, WW-TOK-02, WW-FTL-04"""
    header = WEREWORDS.header(tuple(FOUR))
    header.options.update(options)
    assert start(WEREWORDS, header).ask is not None

"""Rolesets: what may be played, what is refused, and what is unwise."""

from typing import Any

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import SAMPLES, check, resized, standard_roles
from nightcall.table import CannotStart, Remark, start
from tests.werewords.test_setup import PEOPLE


def remarks(players: int, roles: dict[str, int] | None, **options: Any) -> list[Remark]:
    return check(PEOPLE[:players], WerewordsBox(roles=roles, **options))


def keys(found: list[Remark], weight: str) -> list[str]:
    return [remark.key for remark in found if remark.weight == weight]


@pytest.mark.parametrize("players", range(2, 21))
def test_the_standard_deck_is_always_playable_and_balanced(players: int) -> None:
    """WW-RSET-02, WW-SET-02"""
    found = remarks(players, None)
    assert found == remarks(players, standard_roles(players))
    # Three players have one Villager and one Werewolf: a hint, by the literal reading.
    assert [remark.key for remark in found] == ["werewords-more-villager-cards"] * (players == 3)


@pytest.mark.parametrize(
    ("players", "sample"),
    [
        (4, {"Seer": 1, "Werewolf": 1, "Villager": 2}),
        (6, {"Seer": 1, "Beholder": 1, "Werewolf": 1, "Villager": 3}),
        (9, {"Seer": 1, "Apprentice": 1, "Beholder": 1, "Werewolf": 2, "Villager": 4}),
        (
            12,
            {
                "Seer": 1,
                "Fortune Teller": 1,
                "Apprentice": 1,
                "Mason": 2,
                "Werewolf": 3,
                "Villager": 4,
            },
        ),
        (
            18,
            {
                "Seer": 1,
                "Fortune Teller": 1,
                "Apprentice": 1,
                "Beholder": 1,
                "Mason": 2,
                "Thing": 1,
                "Doppelgänger": 1,
                "Werewolf": 3,
                "Minion": 1,
                "Villager": 6,
            },
        ),
    ],
)
def test_the_sample_rolesets_raise_no_eyebrow(players: int, sample: dict[str, int]) -> None:
    """WW-RSET-05"""
    assert SAMPLES[players] == sample
    assert sum(sample.values()) == players
    assert remarks(players, sample) == []


@pytest.mark.parametrize(
    ("players", "roles", "reason"),
    [
        (4, {"Seer": 1, "Villager": 3}, "werewords-no-werewolf"),
        (4, {"Werewolf": 1, "Villager": 3}, "werewords-no-helper"),
        (4, {"Werewolf": 1, "Beholder": 1, "Villager": 2}, "werewords-no-helper"),
        (4, {"Werewolf": 1, "Apprentice": 1, "Villager": 2}, "werewords-apprentice-alone"),
        (6, {"Seer": 1, "Werewolf": 1, "Mason": 3, "Villager": 1}, "werewords-too-many-of"),
        (6, {"Seer": 1, "Werewolf": 1, "Minion": 2, "Villager": 2}, "werewords-too-many-of"),
        (6, {"Seer": 2, "Werewolf": 1, "Villager": 3}, "werewords-too-many-of"),
        (6, {"Fortune Teller": 2, "Werewolf": 1, "Villager": 3}, "werewords-too-many-of"),
        (6, {"Seer": 1, "Apprentice": 2, "Werewolf": 1, "Villager": 2}, "werewords-too-many-of"),
        (6, {"Seer": 1, "Beholder": 2, "Werewolf": 1, "Villager": 2}, "werewords-too-many-of"),
        (6, {"Seer": 1, "Thing": 2, "Werewolf": 1, "Villager": 2}, "werewords-too-many-of"),
        (6, {"Seer": 1, "Doppelgänger": 2, "Werewolf": 1, "Villager": 2}, "werewords-too-many-of"),
        (9, {"Seer": 1, "Werewolf": 4, "Villager": 4}, "werewords-too-many-of"),
        (4, {"Seer": 1, "Werewolf": 1, "Villager": 3}, "werewords-wrong-number"),
        (4, {"Seer": 1, "Werewolf": 1, "Villager": 1}, "werewords-wrong-number"),
        (4, {"Seer": 1, "Werewolf": 1, "Mayor": 1, "Villager": 1}, "werewords-mayor-is-always-in"),
        (4, {"Seer": 1, "Werewolf": 1, "Vampire": 1, "Villager": 1}, "werewords-no-such-role"),
        (2, {"Seer": 1, "Werewolf": 2}, "werewords-two-players-need"),
        (2, {"Seer": 1, "Fortune Teller": 1, "Werewolf": 1}, "werewords-two-players-need"),
        (3, {"Seer": 1, "Werewolf": 1}, "werewords-wrong-number"),
        (4, {}, "werewords-no-werewolf"),
    ],
)
def test_play_is_refused_with_the_reason(players: int, roles: dict[str, int], reason: str) -> None:
    """WW-APP-09, WW-APP-01, WW-APP-02, WW-APP-08, WW-RSET-02"""
    assert reason in keys(remarks(players, roles), "refusal")
    header = WEREWORDS.header(PEOPLE[:players], WerewordsBox(roles=roles))
    with pytest.raises(CannotStart) as refused:
        start(WEREWORDS, header)
    assert reason in [remark.key for remark in refused.value.remarks]


def test_every_reason_is_given_at_once() -> None:
    """WW-APP-09"""
    found = keys(remarks(5, {"Mason": 3, "Villager": 1}), "refusal")
    assert found == [
        "werewords-too-many-of",
        "werewords-no-werewolf",
        "werewords-no-helper",
        "werewords-wrong-number",
    ]


def test_a_role_with_no_copies_is_not_selected() -> None:
    """WW-APP-01"""
    assert remarks(4, {"Seer": 1, "Werewolf": 1, "Villager": 2, "Minion": 0}) == []


@pytest.mark.parametrize(
    ("players", "roles", "warned", "hinted"),
    [
        # five against four, but only three Villager cards
        (9, {"Seer": 1, "Beholder": 1, "Werewolf": 3, "Minion": 1, "Villager": 3}, False, True),
        # three against three
        (6, {"Seer": 1, "Werewolf": 2, "Minion": 1, "Villager": 2}, True, True),
        # two against two
        (4, {"Seer": 1, "Werewolf": 1, "Minion": 1, "Villager": 1}, True, True),
        # no Villager card at all
        (4, {"Seer": 1, "Beholder": 1, "Thing": 1, "Werewolf": 1}, False, True),
        (6, {"Seer": 1, "Werewolf": 1, "Minion": 1, "Villager": 3}, False, False),
    ],
)
def test_there_should_be_more_of_the_village_than_of_the_werewolves(
    players: int, roles: dict[str, int], warned: bool, hinted: bool
) -> None:
    """WW-RSET-01, WW-APP-09, D-28: only a warning; the game can be played."""
    found = remarks(players, roles)
    assert ("werewords-more-village-team" in keys(found, "warning")) == warned
    assert ("werewords-more-villager-cards" in keys(found, "hint")) == hinted
    assert keys(found, "refusal") == []
    run = start(WEREWORDS, WEREWORDS.header(PEOPLE[:players], WerewordsBox(roles=roles)))
    assert run.ask is not None


@pytest.mark.parametrize(
    ("players", "roles", "advice"),
    [
        (9, {"Seer": 1, "Mason": 2, "Werewolf": 2, "Villager": 4}, "werewords-masons-suit-ten"),
        (11, {"Seer": 1, "Werewolf": 3, "Villager": 7}, "werewords-many-werewolves"),
        (
            6,
            {"Seer": 1, "Fortune Teller": 1, "Werewolf": 1, "Villager": 3},
            "werewords-two-helpers",
        ),
    ],
)
def test_some_roles_suit_larger_tables(players: int, roles: dict[str, int], advice: str) -> None:
    """WW-RSET-04"""
    assert advice in keys(remarks(players, roles), "hint")
    grown = resized(roles, 14)
    assert advice not in keys(remarks(14, grown), "hint")


# Changing the number of players


@pytest.mark.parametrize("players", range(3, 21))
def test_another_number_of_players_changes_werewolves_and_villagers_only(players: int) -> None:
    """WW-APP-02, WW-SET-02"""
    roles = {"Seer": 1, "Beholder": 1, "Werewolf": 1, "Villager": 2}
    changed = resized(roles, players)
    assert sum(changed.values()) == players
    assert changed["Seer"] == 1
    assert changed.get("Beholder", 0) == 1
    assert changed["Werewolf"] == standard_roles(players)["Werewolf"]
    assert keys(remarks(players, changed), "refusal") == []


@pytest.mark.parametrize("players", range(2, 18))
def test_where_there_is_no_room_the_last_specials_go_and_a_helper_stays(players: int) -> None:
    """WW-APP-02, WW-APP-08"""
    changed = resized(SAMPLES[18], players)
    assert keys(remarks(players, changed), "refusal") == []


@pytest.mark.parametrize("helper", ["Seer", "Fortune Teller"])
def test_from_two_players_one_comes_back_to_many(helper: str) -> None:
    """WW-APP-02, WW-APP-08"""
    two = resized({helper: 1, "Beholder": 1, "Werewolf": 2, "Villager": 4}, 2)
    assert two == {helper: 1, "Werewolf": 1}
    assert resized(two, 7) == {helper: 1, "Werewolf": 2, "Villager": 4}

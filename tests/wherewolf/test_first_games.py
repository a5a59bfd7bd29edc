"""First games: the Seer, Werewolves by the table, and Peasants."""

from typing import Any

import pytest

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.deck import cards_of, first_games
from nightcall.table import Remark
from tests.wherewolf.evening import Evening

TABLE = {
    **dict.fromkeys(range(5, 9), 1),
    **dict.fromkeys(range(9, 13), 2),
    **dict.fromkeys(range(13, 17), 3),
    **dict.fromkeys(range(17, 21), 4),
    **dict.fromkeys(range(21, 25), 5),
    **dict.fromkeys(range(25, 29), 6),
    **dict.fromkeys(range(29, 33), 7),
    **dict.fromkeys(range(33, 37), 8),
    **dict.fromkeys(range(37, 41), 9),
}


def remarks(players: int, **options: Any) -> list[Remark]:
    seats = tuple(f"Player {number}" for number in range(players))
    return WHEREWOLF.remarks(WHEREWOLF.header(seats, WherewolfBox(**options)))


@pytest.mark.parametrize(("players", "wolves"), TABLE.items())
def test_the_table_of_werewolves(players: int, wolves: int) -> None:
    """WH-SET-01, WH-GEN-01, D-31, D-32"""
    cards = cards_of(first_games(players))
    assert len(cards) == players
    assert sum(card.kind == "werewolf" for card in cards) == wolves
    assert [card.name for card in cards].count("Seer") == 1
    assert [card.name for card in cards].count("Pack Leader") == 1
    assert remarks(players) == []


def test_auras_are_dark_for_werewolves_and_white_for_all_others() -> None:
    """D-44, §7 first games"""
    for card in cards_of(first_games(20)):
        assert (card.aura == "Dark") == (card.kind == "werewolf")


def test_fewer_than_five_are_refused() -> None:
    """WH-GEN-01, D-31"""
    (refused,) = remarks(4)
    assert (refused.key, refused.args) == ("wherewolf-too-few", {"players": 4, "fewest": 5})


def test_more_than_forty_are_refused() -> None:
    """WH-GEN-01"""
    assert "wherewolf-too-many" in [remark.key for remark in remarks(41)]


def test_no_other_cards_belong_into_first_games() -> None:
    """WH-SET-01, §7 first games"""
    roles = {"Seer": 1, "Pack Leader": 1, "Healer": 1, "Peasant": 3}
    assert [r.key for r in remarks(6, roles=roles)] == ["wherewolf-first-games-cards"]


def test_the_seer_is_compulsory_in_first_games_and_recommended_later() -> None:
    """WH-SET-01, D-46"""
    roles = {"Pack Leader": 1, "Peasant": 5}
    assert [r.key for r in remarks(6, roles=roles)] == ["wherewolf-first-games-cards"]
    later = remarks(6, roles=roles, level="later")
    assert [r.key for r in later if r.weight != "warning"] == ["wherewolf-no-seer"]
    assert later[-1].weight == "hint"


def test_another_number_of_werewolves_is_warned_of() -> None:
    """WH-SET-01"""
    roles = {"Seer": 1, "Pack Leader": 1, "Werewolf": 1, "Peasant": 3}
    (warned,) = remarks(6, roles=roles)
    assert (warned.weight, warned.key) == ("warning", "wherewolf-antagonists")
    assert warned.args == {"count": 2, "wanted": 1}


def test_only_seer_and_werewolves_are_called() -> None:
    """WH-SET-01"""
    deal = {"Ann": "Seer", "Bob": "Pack Leader", "Cid": "Peasant", "Dee": "Peasant"}
    evening = Evening({**deal, "Eve": "Peasant"}, level="first")
    evening.night()
    evening.night(victim="Cid")
    assert evening.calls(1) == evening.calls(2) == ["seer", "werewolves"]

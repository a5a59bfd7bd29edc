"""What the bots must reach, in games that are the same on every machine. The figures of many more
are in docs/bots.md."""

import pytest

from nightcall.bots.arena import Fixture, Side, play, seats
from nightcall.bots.tally import Tally
from nightcall.bots.werewolf.odds import best_known
from nightcall.games import game_named
from nightcall.table import Header

STEALTHY, BLUFFING = Side("hard", "stealthy"), Side("hard", "bluffing")


def figures(name: str, players: int, games: int, wolves: Side, **options: object) -> Tally:
    game, tally = game_named(name), Tally()
    header = Header(game.name, game.rules, seats(players), options)
    for part in play(Fixture(header, wolves=wolves), games):
        tally.add(part)
    return tally


def village(players: int, games: int, wolves: Side) -> float:
    return figures("werewolf", players, games, wolves).teams["humans"] / games


@pytest.mark.parametrize("players", [6, 7, 8, 12])
def test_a_village_comes_near_the_best_that_is_known(players: int) -> None:
    assert village(players, 500, STEALTHY) >= 0.9 * best_known(players)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(6, 21))
def test_villages_of_every_size_come_near_the_best_that_is_known(players: int) -> None:
    assert village(players, 1200, STEALTHY) >= 0.9 * best_known(players)


def test_werewolves_that_bluff_do_better_than_those_that_hide() -> None:
    assert village(8, 500, BLUFFING) < village(8, 500, STEALTHY) - 0.04


@pytest.mark.slow
@pytest.mark.parametrize("players", [6, 7, 10, 13, 16, 20])
def test_bluffing_pays_at_every_size(players: int) -> None:
    assert village(players, 1200, BLUFFING) < village(players, 1200, STEALTHY) - 0.02


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("werewolf", 30, {"werewolves": 9}), ("wherewolf", 20, {"level": "later"})],
)
def test_large_tables_play_to_the_end(name: str, players: int, options: dict[str, object]) -> None:
    assert figures(name, players, 3, BLUFFING, **options).games == 3


@pytest.mark.slow
def test_a_village_of_forty_plays_to_the_end() -> None:
    assert figures("wherewolf", 40, 1, BLUFFING, level="expert").games == 1

"""Winning: both Werewolves dead, or as many of them as of the humans; and the exact odds."""

from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.odds import humans_win
from nightcall.games.werewolf.village import Village
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, House, Run, Scene
from tests.werewolf.evening import EIGHT, SIX, daylight


def village_with(wolves: int, humans: int) -> Village:
    cards = {f"Wolf {n}": "Werewolf" for n in range(wolves)}
    cards |= {f"Human {n}": "Villager" for n in range(humans)}
    return Village(WerewolfBox(), tuple(cards), cards, None, tuple(cards))


@pytest.mark.parametrize(
    ("wolves", "humans", "winner"),
    [
        (0, 1, "humans"),
        (0, 5, "humans"),
        (1, 1, "werewolves"),
        (1, 2, None),
        (2, 2, "werewolves"),
        (2, 3, None),
        (2, 1, "werewolves"),
        (3, 3, "werewolves"),
        (3, 2, "werewolves"),
        (1, 9, None),
    ],
)
def test_who_has_won(wolves: int, humans: int, winner: str | None) -> None:
    """PW-WIN-01, PW-WIN-02, D-53: as many, or more."""
    assert village_with(wolves, humans).winner() == winner


def test_humans_win_when_both_werewolves_are_dead() -> None:
    """PW-WIN-01: dead or alive, every human has won."""
    evening = daylight()
    evening.lynches("Ann")
    assert not evening.run.is_over
    evening.night("Gus", look_into="Bob")
    evening.lynches("Bob")
    assert evening.outcome.team == "humans"
    assert evening.outcome.winners == ("Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
    assert evening.outcome.nights == 2


def test_werewolves_win_at_two_against_two_by_a_lynching() -> None:
    """PW-WIN-02, PW-WIN-03: with an even number of players the game ends by day."""
    evening = daylight()
    evening.lynches("Gus")
    evening.night("Fay", look_into="Ann")
    assert not evening.run.is_over  # two against three
    evening.lynches("Eve")
    assert evening.outcome.team == "werewolves"
    assert evening.outcome.winners == ("Ann", "Bob")
    assert evening.lines[-2:] == ["lynched", "result"]


def test_werewolves_win_by_a_kill_and_no_day_follows() -> None:
    """PW-WIN-02, PW-WIN-03: checked after every death. With an odd number it ends at night."""
    evening = daylight({**SIX, "Gus": "Villager"}, victim="Gus")
    evening.lynches("Fay")
    evening.night("Eve", look_into="Ann")
    assert evening.outcome.team == "werewolves"
    assert evening.lines[-2:] == ["morning", "result"]


def test_the_last_werewolf_wins_at_one_against_one() -> None:
    """PW-WIN-02"""
    evening = daylight(SIX, victim="Fay")
    evening.lynches("Ann")
    assert not evening.run.is_over  # one against three
    evening.night("Eve", look_into="Bob")
    evening.lynches("Dee")
    assert evening.outcome.team == "werewolves"
    assert evening.outcome.winners == ("Ann", "Bob")


def test_everybody_sees_all_cards_at_the_end_and_may_speak() -> None:
    evening = daylight()
    evening.lynches("Ann")
    evening.night("Gus", look_into="Bob")
    evening.lynches("Bob")
    assert evening.scene.speakers == "everyone"
    assert evening.scene.args == {"team": "humans", "winners": evening.outcome.winners}
    assert evening.told(None, "cards") == [{"cards": EIGHT}]


# Odds

EXACT = {
    6: Fraction(2, 15),
    7: Fraction(1, 12),
    8: Fraction(8, 35),
    9: Fraction(5, 32),
    10: Fraction(94, 315),
    11: Fraction(69, 320),
    12: Fraction(244, 693),
    13: Fraction(203, 768),
}


@pytest.mark.parametrize(("players", "chance"), EXACT.items())
def test_the_odds_are_those_of_the_table(players: int, chance: Fraction) -> None:
    """PW-WIN-04"""
    assert humans_win(players, 2) == chance


@pytest.mark.parametrize("werewolves", [2, 3])
def test_each_odd_number_is_worse_than_the_even_one_below(werewolves: int) -> None:
    """PW-WIN-03, PW-WIN-04"""
    for even in range(2 * werewolves + 2, 30, 2):
        assert humans_win(even + 1, werewolves) < humans_win(even, werewolves)


def counted_out(players: int, werewolves: int) -> Fraction:
    """The same odds, by following every possible lynching to its end."""
    if werewolves == 0:
        return Fraction(1)
    if 2 * werewolves >= players:
        return Fraction(0)
    by_day = players - 1
    if 2 * werewolves >= by_day:
        return Fraction(0)
    ends = [counted_out(by_day - 1, werewolves - (n < werewolves)) for n in range(by_day)]
    return sum(ends, Fraction(0)) / by_day


@pytest.mark.parametrize("werewolves", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [6, 9, 10, 12])
def test_the_odds_are_those_of_every_way_counted_out(players: int, werewolves: int) -> None:
    """PW-WIN-04"""
    if 2 * werewolves < players:
        assert humans_win(players, werewolves) == counted_out(players, werewolves)


def lynch_at_random(players: int, werewolves: int, chance: Random) -> Run:
    """A game by the real script: the pack and the Seer at random, and each day all others vote
    for somebody drawn by lot from the living."""
    seats = tuple(f"Player {number}" for number in range(players))
    run = Run(WEREWOLF, WEREWOLF.header(seats, WerewolfBox(werewolves=werewolves)))
    house = House(chance)
    drawn: tuple[int, str] = (0, "")
    while (ask := run.ask) is not None:
        waiting = run.waiting()
        if not waiting:
            run.answer(CLOCK, TIME_IS_UP)
        elif HOUSE in waiting:
            run.answer(HOUSE, house.answer(ask.options[HOUSE]))
        elif ask.kind == "victim":
            victim = chance.choice(ask.options[waiting[0]].values)  # type: ignore[union-attr]
            for wolf in waiting:
                run.answer(wolf, victim)
        elif ask.kind == "lynch":
            day = next(item.day for item in reversed(run.said) if isinstance(item, Scene))
            if drawn[0] != day:
                drawn = (day, chance.choice(list(ask.options)))
            run.answer(next(seat for seat in waiting if seat != drawn[1]), drawn[1])
        else:
            run.answer(waiting[0], house.answer(ask.options[waiting[0]]))
    return run


@pytest.mark.parametrize(("players", "werewolves"), [(6, 2), (7, 2), (8, 2), (10, 2), (9, 1)])
def test_random_lynchings_by_the_real_script_win_as_often(players: int, werewolves: int) -> None:
    """PW-WIN-04, within four standard deviations of so many games"""
    games, chance = 1500, Random(players)
    runs = (lynch_at_random(players, werewolves, chance) for _ in range(games))
    won = sum(getattr(run.outcome, "team", "") == "humans" for run in runs)
    expected = float(humans_win(players, werewolves))
    assert abs(won / games - expected) < 4 * sqrt(expected * (1 - expected) / games)

"""What a village with a Seer can expect of Werewolves that hide."""

import pytest

from nightcall.bots.werewolf.odds import best_for_bots, best_known, hidden, revealed
from nightcall.games.werewolf.odds import humans_win

PUBLISHED = {6: 29.8, 8: 46.3, 10: 54.8, 12: 60.5, 14: 64.2, 20: 71.1}


@pytest.mark.parametrize("players", PUBLISHED)
def test_the_best_known_chances_are_reproduced(players: int) -> None:
    assert 100 * best_known(players) == pytest.approx(PUBLISHED[players], abs=0.06)


@pytest.mark.parametrize("players", range(6, 21))
def test_a_seer_helps_and_one_who_may_speak_up_late_helps_more(players: int) -> None:
    assert float(humans_win(players, 2)) < best_known(players) <= best_for_bots(players)


def test_a_seer_who_knows_the_last_werewolf_wins_by_speaking() -> None:
    assert revealed(3, 1, 0, 1) == 1
    assert revealed(3, 1, 1, 0) == 1


def test_of_three_with_one_werewolf_and_nothing_known_two_are_left_to_choose_from() -> None:
    assert revealed(3, 1, 0, 0) == 0.5


def test_a_lynched_innocent_loses_the_game_with_five_alive_and_two_werewolves() -> None:
    assert hidden(5, 2, 1, 0, "innocent") == 0


def test_a_village_of_six_by_hand() -> None:
    """Five are alive on the first day, two of them Werewolves: it must be one of them today.

    The Seer is dead in one case of four: 2/5 · 1/3. Else she has seen a Werewolf (2/5), an innocent
    who lives (2/5) or the victim (1/5).
    """
    seen_wolf = 1 / 5 * (1 / 3 * 1 / 3 + 2 / 3 * 5 / 6) + 4 / 5 * 1 / 3
    seen_innocent = 3 / 5 * 2 / 3 * (1 / 3 * 1 / 3 + 2 / 3) + 2 / 5 * 2 / 3 * 1 / 2
    seen_victim = 2 / 5 * (1 / 3 * 1 / 3 + 2 / 3 * 5 / 6) + 1 / 5 * 1 / 2 * 1 / 3
    by_hand = 1 / 4 * 2 / 5 * 1 / 3
    by_hand += 3 / 4 * (2 / 5 * seen_wolf + 2 / 5 * seen_innocent + 1 / 5 * seen_victim)
    assert best_for_bots(6) == pytest.approx(by_hand)

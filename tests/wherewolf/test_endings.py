"""When it is over, and who has won: the conditions in their order, and the stall."""

import pytest

from nightcall.games.wherewolf.ending import is_stalled, stalled_winner, winner
from tests.wherewolf.evening import Evening, village


def cards(text: str) -> dict[str, str]:
    return {f"Player {number}": card for number, card in enumerate(text.split(", "))}


@pytest.mark.parametrize(
    ("living", "expected"),
    [
        # 1. Nobody alive
        ("", "none"),
        # 2. No werewolf and no vampire
        ("Peasant", "Village"),
        ("Peasant, Thief", "Criminals"),
        ("Peasant, Thief, Guard", "Village"),
        ("Thief, Crime Boss, Guard", "Village"),
        ("Guard, Guard", "Village"),
        ("Traitor", "Village"),
        ("Ghoul", "Village"),
        ("Traitor, Ghoul, Peasant", "Village"),
        ("Traitor, Thief", "Criminals"),
        ("Jester", "Village"),
        ("Jester, Madman, Spy", "Criminals"),
        # 3. All living are Werewolves, Loners ignored
        ("Pack Leader", "Werewolves"),
        ("Pack Leader, Traitor", "Werewolves"),
        ("turned Cursed, Traitor, Jester", "Werewolves"),
        ("Young Wolf, Madman", "Werewolves"),
        # 4. All living are of the Vampire
        ("Vampire", "Vampire"),
        ("Vampire, Ghoul, Lesser Vampire", "Vampire"),
        ("Lesser Vampire, Ghoul", "Vampire"),
        ("Lesser Vampire, Jester", "Vampire"),
        # No parity: it goes on
        ("Pack Leader, Werewolf, Peasant", None),
        ("Pack Leader, Peasant", None),
        ("Vampire, Ghoul, Peasant", None),
        ("Pack Leader, Vampire, Peasant", None),
        # 5. Stall, with the book's examples
        ("Werewolf, Hermit", "Werewolves"),
        ("Vampire, Seer", "Vampire"),
        ("Lesser Vampire, Peasant", "Vampire"),
        ("Werewolf, Peasant", None),
        ("Werewolf, Vampire", None),
        ("Werewolf, Lesser Vampire", None),
        ("Werewolf, Hermit, Peasant", None),
        ("Werewolf, Hermit, Hermit", None),
        ("Werewolf, Hermit, Jester", None),
        ("Werewolf, Hermit, Traitor", None),
        ("Vampire, Hermit", "Vampire"),
        ("Vampire, Vampire Hunter", "Vampire"),
        ("Vampire, Peasant", None),
        ("Vampire, Cursed", None),
        ("Vampire, Advocate", None),
        ("Vampire, Assassin", None),
        ("Lesser Vampire, Advocate", None),
        ("Lesser Vampire, Assassin", None),
        ("Lesser Vampire, Magistrate", "Vampire"),
        ("Lesser Vampire, Guard", "Vampire"),
        ("Lesser Vampire, Thief", "Vampire"),
        ("Lesser Vampire, Traitor", "Vampire"),
        ("Werewolf, Cursed", None),
        ("Werewolf, Thief", None),
        ("Werewolf, Ghoul", None),
    ],
)
def test_who_has_won_with_these_alive(living: str, expected: str | None) -> None:
    """WH-END-02, WH-END-03, WH-END-04, WH-END-05, WH-END-06, WH-END-07, WH-END-09, D-40, D-41,
    RR-08, §6 End and stall"""
    assert winner(village(cards(living) if living else {})) == expected


def test_the_village_comes_before_the_others() -> None:
    """WH-END-08, D-42: a Traitor alone is "only Werewolves left", but the Village's is checked"""
    assert winner(village(cards("Traitor"))) == "Village"
    assert winner(village(cards("Ghoul"))) == "Village"


def test_the_pack_and_the_vampire_come_before_the_stall() -> None:
    """WH-END-08"""
    now = village(cards("Werewolf, Traitor"))
    assert is_stalled(now)
    assert winner(now) == "Werewolves"


def test_in_a_stall_werewolves_win_over_all_others() -> None:
    """WH-END-06"""
    assert stalled_winner(village(cards("Vampire, Werewolf, Hermit")).living) == "Werewolves"
    assert stalled_winner(village(cards("Lesser Vampire, Thief, Seer")).living) == "Vampire"


def test_with_three_alive_there_is_never_a_stall() -> None:
    """§6 End and stall 5a: somebody always can be burned"""
    assert not is_stalled(village(cards("Lesser Vampire, Hermit, Seer")))


def test_the_end_is_checked_after_the_dawn() -> None:
    """WH-END-01"""
    evening = Evening(cards("Pack Leader, Peasant, Peasant"))
    evening.night()
    evening.day(burn="Player 1")
    evening.night(victim="Player 2")
    assert evening.outcome.faction == "Werewolves"
    assert evening.lines[-2:] == ["day-breaks", "result"]


def test_the_end_is_checked_after_the_stake() -> None:
    """WH-END-01"""
    evening = Evening(cards("Pack Leader, Peasant, Peasant, Seer"))
    evening.night()
    evening.day(burn="Player 0")
    assert evening.lines[-2:] == ["burned", "result"]


def test_the_end_is_checked_after_a_change_of_faction() -> None:
    """WH-END-01: before the night is over"""
    evening = Evening(cards("Vampire, Peasant, Jester"))
    evening.night()
    evening.night(bite="Player 1")
    assert evening.outcome.faction == "Vampire"
    assert evening.lines[-2:] == ["sleep-vampire", "result"]
    assert evening.outcome.nights == 2


def test_if_the_last_ones_die_together_nobody_wins() -> None:
    """WH-END-08, D-42"""
    evening = Evening(cards("Pack Leader, Huntsman, Peasant"))
    evening.night()
    evening.day(burn="Player 2")
    evening.night(victim="Player 1")
    assert evening.outcome.faction == "none"
    assert evening.winners == ()


def test_a_jester_may_have_won_where_nobody_is_left() -> None:
    """§6 End and stall 1"""
    evening = Evening(cards("Pack Leader, Huntsman, Jester, Peasant, Peasant"))
    evening.night()
    evening.day(burn="Player 2")
    evening.night(victim="Player 3")
    evening.night(victim="Player 4")
    evening.night(victim="Player 1")
    assert evening.outcome.faction == "none"
    assert evening.winners == ("Player 2",)


def test_the_group_wins_dead_or_alive() -> None:
    """WH-GEN-04"""
    evening = Evening(cards("Pack Leader, Peasant, Peasant, Seer"))
    evening.night()
    evening.night(victim="Player 3")
    evening.day(burn="Player 0")
    assert evening.winners == ("Player 1", "Player 2", "Player 3")


def test_after_the_end_everything_is_shown() -> None:
    """WH-MOD-06, WH-DAY-04"""
    deal = cards("Vampire, Peasant, Peasant, Seer")
    evening = Evening(deal)
    evening.night()
    evening.night(bite="Player 1")
    evening.day(burn="Player 0")
    evening.night()
    evening.day(burn="Player 1")
    (shown,) = evening.told(None, "cards")
    assert shown["cards"] == deal
    assert shown["roles"]["Player 1"] == "Lesser Vampire"
    assert shown["factions"]["Player 1"] == "Vampire"
    assert len(evening.told(None, "deal-opened")) == 1


# The safety net


QUIET = cards("Pack Leader, Hermit, Peasant, Peasant, Peasant")


def quiet() -> Evening:
    evening = Evening(QUIET)
    evening.night()
    evening.night(victim="Player 1")
    evening.night(victim="Player 1")
    evening.day()
    return evening


def test_after_three_rounds_without_a_death_the_table_is_asked() -> None:
    """§6 End and stall 6"""
    evening = quiet()
    assert evening.asking == "apply-stall-rule"
    assert evening.run.waiting() == list(QUIET)


def test_if_more_than_half_want_it_the_stall_rule_is_applied() -> None:
    """§6 End and stall 6"""
    evening = quiet()
    for seat, answer in zip(QUIET, ["yes", "yes", "yes", "no", "no"], strict=True):
        evening.answers(seat, answer)
    assert evening.outcome.faction == "Werewolves"


def test_if_not_it_goes_on_and_the_rounds_are_counted_anew() -> None:
    """§6 End and stall 6"""
    evening = quiet()
    evening.everyone("no")
    for _ in range(2):
        evening.night(victim="Player 1")
        evening.day()
        assert evening.asking != "apply-stall-rule"
    evening.night(victim="Player 1")
    evening.day()
    assert evening.asking == "apply-stall-rule"


def test_a_death_starts_the_count_anew() -> None:
    """§6 End and stall 6"""
    evening = Evening(QUIET)
    evening.night()
    evening.night(victim="Player 1")
    evening.night(victim="Player 4")
    evening.day()
    assert evening.asking != "apply-stall-rule"


def test_how_many_rounds_is_an_option() -> None:
    """§6 End and stall 6"""
    evening = Evening(QUIET, stall_rounds=1)
    evening.night()
    evening.day()
    assert evening.asking == "apply-stall-rule"

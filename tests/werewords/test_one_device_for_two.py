"""Two players with real cards round one device: what it asks them, and who has won."""

import pytest

from tests.werewords.device import at_the_day_of_two


@pytest.mark.parametrize(
    ("mayor", "extra", "at_extra", "winners"),
    [
        ("Villager", "Werewolf", ["Villager", "Seer"], {"Villager", "Seer"}),
        ("Villager", "Werewolf", ["Seer"], {"Seer"}),
        ("Villager", "Werewolf", [], set()),
        ("Villager", "Seer", [], {"Villager"}),
        ("Villager", "Seer", ["Villager"], {"Werewolf"}),
        ("Werewolf", "Villager", ["Werewolf"], {"Seer"}),
        ("Werewolf", "Villager", ["Seer"], {"Werewolf"}),
        ("Seer", "Villager", ["Werewolf"], {"Seer"}),
    ],
)
def test_two_with_real_cards_say_which_lay_aside_and_who_pointed_there(
    mayor: str, extra: str, at_extra: list[str], winners: set[str]
) -> None:
    """WW-P2-05, WW-P2-06, WW-DUT-03: the winners are named by their cards."""
    device = at_the_day_of_two(mayor)
    device.time_is_up()
    device.time_is_up()
    device.taps("extra-card", extra)
    device.taps("pointed-at-extra", at_extra)
    assert set(device.outcome.winners) == winners


@pytest.mark.parametrize(
    ("mayor", "shows", "winners"),
    [("Villager", "no", {"Villager", "Seer"}), ("Seer", "no", {"Villager", "Seer"})],
)
def test_two_with_real_cards_both_win_where_no_werewolf_shows(
    mayor: str, shows: str, winners: set[str]
) -> None:
    """WW-P2-04, WW-DUT-03"""
    device = at_the_day_of_two(mayor)
    device.taps("day", "correct", mayor)
    device.taps("werewolf-shows", shows)
    assert set(device.outcome.winners) == winners


@pytest.mark.parametrize(
    ("mayor", "turned", "winner"),
    [
        ("Villager", "Seer", "Werewolf"),
        ("Villager", "Villager", "Villager"),
        ("Seer", "Seer", "Werewolf"),
        ("Seer", "Villager", "Seer"),
    ],
)
def test_two_with_real_cards_a_werewolf_who_shows_points(
    mayor: str, turned: str, winner: str
) -> None:
    """WW-P2-04, WW-DUT-03"""
    device = at_the_day_of_two(mayor)
    device.taps("day", "correct", mayor)
    device.taps("werewolf-shows", "yes")
    device.time_is_up()
    device.taps("hunt", turned, "Werewolf")
    assert device.outcome.winners == (winner,)


@pytest.mark.parametrize(("extra", "winner"), [("Villager", "Seer"), ("Seer", "Villager")])
def test_a_werewolf_mayor_of_two_who_turns_up_the_villager_has_lost(
    extra: str, winner: str
) -> None:
    """WW-P2-04: the device learns by the extra card who the other player was."""
    device = at_the_day_of_two("Werewolf")
    device.taps("day", "correct", "Werewolf")
    assert not device.table.screen.told("werewolves-show"), (
        "whoever must show the card does so by hand"
    )
    device.time_is_up()
    device.taps("hunt", "Villager", "Werewolf")
    device.taps("extra-card", extra)
    assert device.outcome.winners == (winner,)


def test_two_with_real_cards_may_say_whoops_at_every_step() -> None:
    """WW-WHO-01"""
    device = at_the_day_of_two("Villager")
    device.time_is_up()
    device.taps("talk", "(whoops)")
    device.taps("werewolf-shows", "(whoops)")
    device.time_is_up()
    device.taps("extra-card", "(whoops)")
    device.taps("werewolf-shows", "yes")
    device.time_is_up()
    device.taps("hunt", "(whoops)")
    device.time_is_up()
    device.taps("extra-card", "Seer")
    device.taps("pointed-at-extra", "(whoops)")
    assert device.line == "word-found-by-two"

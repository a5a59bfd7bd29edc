"""Reveal: the card of whoever is eliminated is shown to all."""

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Seer",
    "Cid": "Juliet",
    "Dee": "Peasant",
    "Eve": "Crime Boss",
    "Fay": "Peasant",
    "Gus": "Peasant",
    "Hal": "Guard",
}


def test_the_card_of_who_is_burned_is_shown_to_all() -> None:
    """WH-VAR-REV"""
    evening = Evening(DEAL, reveal=True)
    evening.night(romeo="Gus")
    evening.day(burn="Bob")
    shown = {"seat": "Bob", "card": "Seer", "role": "Seer", "kind": "human"}
    assert evening.told(None, "card-shown") == [shown]


def test_so_are_those_of_all_who_died_in_the_night_in_seat_order() -> None:
    """WH-VAR-REV"""
    evening = Evening(DEAL, reveal=True)
    evening.night(romeo="Gus")
    evening.night(victim="Gus")
    cards = [(fact["seat"], fact["card"]) for fact in evening.told(None, "card-shown")]
    assert cards == [("Cid", "Juliet"), ("Gus", "Peasant")]


def test_a_lover_who_follows_at_the_stake_is_shown_too() -> None:
    """WH-VAR-REV"""
    evening = Evening(DEAL, reveal=True)
    evening.night(romeo="Gus")
    evening.day(burn="Gus")
    cards = [(fact["seat"], fact["card"]) for fact in evening.told(None, "card-shown")]
    assert cards == [("Gus", "Peasant"), ("Cid", "Juliet")]


def test_a_recruit_is_shown_by_the_card() -> None:
    """WH-VAR-REV, §7: only a bitten or turned player is shown with a new state"""
    evening = Evening(DEAL, reveal=True)
    evening.night(romeo="Gus")
    evening.night(recruit="Dee", victim="Dee")
    shown = {"seat": "Dee", "card": "Peasant", "role": "Peasant", "kind": "human"}
    assert evening.told(None, "card-shown") == [shown]


def test_the_roles_of_the_revealed_dead_are_still_called() -> None:
    """D-49"""
    evening = Evening(DEAL, reveal=True)
    evening.night(romeo="Gus")
    evening.day(burn="Bob")
    evening.night(victim="Dee")
    assert "seer" in evening.calls(2)


def test_without_the_variant_nothing_is_shown() -> None:
    """WH-DAY-01, WH-DAY-04"""
    evening = Evening(DEAL)
    evening.night(romeo="Gus")
    evening.day(burn="Bob")
    evening.night(victim="Dee")
    assert evening.told(None, "card-shown") == []

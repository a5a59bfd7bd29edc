"""Whom the Werewolves must find after a right guess."""

from random import Random

import pytest

from nightcall.games.werewords.village import finds, targets
from nightcall.table import Seat
from tests.werewords.evening import village

PEOPLE = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida")


@pytest.mark.parametrize(
    ("mayors", "others", "copied", "wanted"),
    [
        ("Villager", ["Seer"], None, ["Seer"]),
        ("Seer", [], None, ["Seer"]),  # the Mayor
        ("Seer", ["Apprentice"], None, ["Apprentice"]),
        ("Fortune Teller", ["Seer", "Apprentice"], None, ["Seer", "Apprentice"]),
        ("Seer", ["Fortune Teller", "Apprentice"], None, ["Apprentice", "Fortune Teller"]),
        ("Apprentice", ["Seer"], None, ["Seer"]),
        ("Villager", ["Fortune Teller"], None, ["Fortune Teller"]),
        ("Villager", ["Seer", "Doppelgänger"], "Seer", ["Seer", "Doppelgänger"]),
        ("Seer", ["Apprentice", "Doppelgänger"], "Apprentice", ["Apprentice", "Doppelgänger"]),
        ("Villager", ["Seer", "Apprentice", "Doppelgänger"], "Apprentice", ["Seer"]),
    ],
)
def test_the_werewolves_look_for_these(
    mayors: str, others: list[str], copied: str | None, wanted: list[str]
) -> None:
    """WW-TGT-01: every row of its table; Ann is the Mayor."""
    held = [mayors, *others, "Werewolf", "Villager"]
    cards = dict(zip(PEOPLE, held, strict=False))
    found = targets(village(cards, "Ann", copied))
    assert [cards[seat] for seat in found] == wanted
    assert ("Ann" in found) == (mayors in wanted)


def test_random_decks_have_the_targets_that_the_rulebook_gives_them() -> None:
    """WW-TGT-01, WW-TGT-02, WW-DOP-02, WW-DOP-03"""
    chance = Random(1)
    specials = ["Seer", "Fortune Teller", "Apprentice", "Beholder", "Minion", "Doppelgänger"]
    seen = set()
    for _ in range(4000):
        helper = chance.choice(("Seer", "Fortune Teller"))
        more = chance.sample([card for card in specials if card != helper], chance.randint(0, 5))
        held = [helper, "Werewolf", "Villager", *more]
        chance.shuffle(held)
        cards = dict(zip(PEOPLE, held, strict=False))
        mayor = chance.choice(list(cards))
        copied = None
        if "Doppelgänger" in held:
            copied = chance.choice([card for card in held if card != "Doppelgänger"])
        tonight = village(cards, mayor, copied)
        wanted = {seat for seat in cards if is_target(seat, cards, mayor, copied)}
        assert set(targets(tonight)) == wanted, (cards, mayor, copied)
        assert set(finds(tonight)) == {seat for seat in cards if is_find(cards[seat], copied)}
        seen.add((frozenset(cards[seat] for seat in wanted), mayor in wanted))
    assert len(seen) > 12


def is_target(seat: Seat, cards: dict[Seat, str], mayor: Seat, copied: str | None) -> bool:
    """Asked of one person: would a Werewolf who points there win? Written from WW-TGT-01, person
    by person, and without a look at the code."""
    card = cards[seat]
    mayor_is_helper = cards[mayor] in ("Seer", "Fortune Teller")
    if card in ("Seer", "Fortune Teller"):
        return seat != mayor or "Apprentice" not in cards.values()
    if card == "Apprentice":
        return mayor_is_helper
    if card == "Doppelgänger" and copied == "Apprentice":
        return mayor_is_helper
    return card == "Doppelgänger" and copied in ("Seer", "Fortune Teller")


def is_find(card: str, copied: str | None) -> bool:
    return (copied if card == "Doppelgänger" else card) in ("Werewolf", "Minion")

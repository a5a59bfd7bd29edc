"""The cards against the summary table of the roles, line by line."""

import pytest

from nightcall.games.wherewolf.card import Card
from nightcall.games.wherewolf.cards import CARDS, card_named
from tests.wherewolf.evening import village

V, W, X, C, N = "Village", "Werewolves", "Vampire", "Criminals", "none"

SUMMARY = [
    # role, faction, aura, mystic, place first / later, antagonist, weight, tier, copies
    ("Seer", V, "White", True, 4, 3, False, 7, 1, 1),
    ("Medium", V, "White", True, None, 4, False, 3, 1, 1),
    ("Wizard", V, "White", True, 5, 5, False, 2, 1, 1),
    ("Healer", V, "White", True, None, 11, False, 3, 1, 1),
    ("Warden", V, "White", True, None, 6, False, 3, 2, 1),
    ("Hermit", V, "White", False, None, None, False, 3, 1, 1),
    ("Juliet", V, "White", False, 3, None, False, 0, 1, 1),
    ("Vampire Hunter", V, "White", False, 11, None, False, 3, 2, 1),
    ("Huntsman", V, "White", False, None, None, False, 4, 2, 1),
    ("Priest", V, "White", False, 7, None, False, 2, 3, 1),
    ("Sinner", V, "Dark", False, None, None, False, -1, 2, 1),
    ("Monk", V, "White", False, 6, None, False, 2, 3, 1),
    ("Bard", V, "White", False, None, None, False, 2, 3, 1),
    ("Magistrate", V, "White", False, None, None, False, 2, 2, 1),
    ("Advocate", V, "White", False, None, None, False, 1, 3, 1),
    ("Enchantress", V, "White", False, None, None, False, 1, 3, 1),
    ("Guard", V, "White", False, 9, None, False, 3, 2, 2),
    ("Twin", V, "White", False, 8, None, False, 2, 2, 2),
    ("Cursed", V, "White", False, None, None, False, -2, 2, 1),
    ("Peasant", V, "White", False, None, None, False, 1, 1, 40),
    ("Pack Leader", W, "Dark", False, 13, 10, True, -6, 1, 1),
    ("Werewolf", W, "Dark", False, 13, 10, True, -6, 1, 5),
    ("Young Wolf", W, "Dark", False, 13, 10, True, -7, 2, 1),
    ("Traitor", W, "White", False, 13, None, True, -3, 1, 1),
    ("Vampire", X, "Dark", False, 12, 9, True, -7, 1, 1),
    ("Ghoul", X, "White", False, 12, None, True, -3, 1, 1),
    ("Crime Boss", C, "White", False, 10, 7, False, -4, 2, 1),
    ("Assassin", C, "Dark", False, 10, 8, False, -4, 2, 1),
    ("Thief", C, "White", False, 10, None, False, -3, 3, 1),
    ("Spy", C, "White", False, 10, None, False, -3, 3, 1),
    ("Jester", N, "White", False, None, None, False, -1, 2, 1),
    ("Madman", N, "White", False, None, None, False, 0, 3, 1),
]


def test_there_are_32_cards_and_one_status() -> None:
    """WH-GEN-02, WH-GEN-04: with the Lesser Vampire 33 roles, in four factions and none."""
    assert [card.name for card in CARDS] == [row[0] for row in SUMMARY]
    assert len(CARDS) + 1 == 33
    assert {card.faction for card in CARDS} == {V, W, X, C, N}


@pytest.mark.parametrize("row", SUMMARY, ids=[str(row[0]) for row in SUMMARY])
def test_each_card_is_as_the_summary_has_it(row: tuple[object, ...]) -> None:
    """WH-GEN-02, §4 summary table"""
    card = card_named(str(row[0]))
    places = [turn.place if turn else None for turn in (card.first, card.later)]
    now = (card.name, card.faction, card.aura, card.is_mystic, *places)
    assert (*now, card.is_antagonist, card.weight, card.tier, card.most) == row


def test_only_werewolves_and_vampires_are_no_humans() -> None:
    """§3, WH-END-02"""
    wolves = [card.name for card in CARDS if card.kind == "werewolf"]
    vampires = [card.name for card in CARDS if card.kind == "vampire"]
    assert wolves == ["Pack Leader", "Werewolf", "Young Wolf"]
    assert vampires == ["Vampire"]


def test_the_vote_roles_are_four() -> None:
    """WH-VAR-PUB, §7"""
    named = [card.name for card in CARDS if card.is_vote_role]
    assert named == ["Magistrate", "Advocate", "Enchantress", "Spy"]


def test_a_lesser_vampire_is_dark_and_of_the_vampires() -> None:
    """§4 Lesser Vampire, §4 summary table 26"""
    bitten = village({"Ann": "Lesser Vampire"}).players["Ann"]
    assert (bitten.faction, bitten.aura, bitten.is_mystic, bitten.kind) == (
        "Vampire", "Dark", False, "vampire",
    )  # fmt: skip


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_dealt_player_is_what_the_card_says(card: Card) -> None:
    """WH-SET-08"""
    player = village({"Ann": card.name}).players["Ann"]
    assert (player.card, player.role, player.faction) == (card.name, card.name, card.faction)
    assert (player.aura, player.kind, player.is_mystic) == (card.aura, card.kind, card.is_mystic)

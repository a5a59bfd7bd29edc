"""Choosing the roles: weights, samples, pools, the secret draw, and what is said about them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.card import Card
from nightcall.games.wherewolf.deck import (
    SAMPLES,
    antagonists_wanted,
    cards_of,
    choose_deck,
    first_games,
    flaws,
    pool_of,
    sample,
    weight_of,
)
from nightcall.table import HOUSE, CannotStart, House, Remark, Run, Scene, Telling, attend, start
from tests.evening import SALT

LATER = WherewolfBox(level="later")
EXPERT = WherewolfBox(level="expert")

VAMPIRE_12 = {
    "Seer": 1, "Healer": 1, "Hermit": 1, "Medium": 1, "Wizard": 1, "Vampire Hunter": 1, "Sinner": 1,
    "Peasant": 2, "Pack Leader": 1, "Werewolf": 1, "Vampire": 1,
}  # fmt: skip


def remarks(players: int, **options: Any) -> list[Remark]:
    seats = tuple(f"Player {number}" for number in range(players))
    return WHEREWOLF.remarks(WHEREWOLF.header(seats, WherewolfBox(**options)))


def refusals(players: int, roles: dict[str, int], **options: Any) -> list[str]:
    said = remarks(players, roles=roles, **{"level": "later", **options})
    return [remark.key for remark in said if remark.weight == "refusal"]


def weight(roles: dict[str, int]) -> int:
    cards = cards_of(roles)
    return sum(weight_of(card, cards) for card in cards)


# Weights and samples


@pytest.mark.parametrize(
    ("roles", "players", "total"),
    [
        (first_games(6), 6, 5),
        (first_games(10), 10, 2),
        (first_games(14), 14, -1),
        (SAMPLES[6], 6, 4),
        (SAMPLES[8], 8, 1),
        (SAMPLES[10], 10, 3),
        (SAMPLES[12], 12, 1),
        (VAMPIRE_12, 12, 3),
        (SAMPLES[14], 14, 2),
        (SAMPLES[16], 16, 3),
        (SAMPLES[18], 18, 1),
        (SAMPLES[20], 20, 3),
    ],
)
def test_the_samples_have_these_sums(roles: dict[str, int], players: int, total: int) -> None:
    """§8 sample villages, WH-SET-02"""
    assert sum(roles.values()) == players
    assert weight(roles) == total


@pytest.mark.parametrize("players", range(5, 41))
def test_there_is_a_village_for_every_number_with_one_antagonist_for_each_four(
    players: int,
) -> None:
    """WH-SET-02, WH-GEN-01, D-32"""
    cards = cards_of(sample(players))
    assert len(cards) == players
    assert sum(card.is_antagonist for card in cards) == antagonists_wanted(cards, players, LATER)
    keys = {remark.key for remark in remarks(players, level="later")}
    assert keys <= {"wherewolf-weight"}


@pytest.mark.parametrize(("players", "wanted"), [(5, 1), (7, 1), (8, 2), (11, 2), (12, 3), (20, 5)])
def test_one_antagonist_for_each_four_players(players: int, wanted: int) -> None:
    """WH-SET-02, D-32"""
    assert antagonists_wanted((), players, LATER) == wanted
    assert antagonists_wanted((), players, WherewolfBox(more_antagonists=1)) == wanted + 1
    assert antagonists_wanted((), players, WherewolfBox(more_antagonists=-1)) == wanted - 1


def test_two_criminals_are_worth_an_antagonist() -> None:
    """§8 deck rules"""
    guarded = cards_of({"Guard": 2, "Thief": 1, "Spy": 1})
    assert antagonists_wanted(guarded, 12, LATER) == 2
    assert antagonists_wanted(guarded[:3], 12, LATER) == 3


def test_some_cards_weigh_less_without_their_prey() -> None:
    """§4 Vampire Hunter, §4 Guard"""
    assert weight({"Vampire Hunter": 1}) == 1
    assert weight({"Vampire Hunter": 1, "Vampire": 1}) == 3 - 7
    assert weight({"Guard": 2}) == 2
    assert weight({"Guard": 2, "Thief": 1}) == 6 - 3


def test_another_number_of_antagonists_is_warned_of() -> None:
    """WH-SET-02"""
    roles = {"Seer": 1, "Peasant": 6, "Pack Leader": 1}
    said = {remark.key: remark for remark in remarks(8, roles=roles, level="later")}
    assert said["wherewolf-antagonists"].weight == "warning"
    assert said["wherewolf-antagonists"].args == {"count": 1, "wanted": 2}


def test_a_village_out_of_balance_is_warned_of_and_items_count() -> None:
    """§8: between -1 and +3; the Amulet is about +2, the Sword about +4"""
    assert remarks(8, level="later") == []
    for items, total in (({"amulet": True}, 3), ({"sword": True}, 5), ({}, 1)):
        said = {r.key: r.args for r in remarks(8, level="later", **items)}
        assert said.get("wherewolf-weight") == ({"weight": total} if total > 3 else None)


# Refusals and warnings


BASE = {"Seer": 1, "Pack Leader": 1, "Werewolf": 1, "Peasant": 5}


def with_(**changes: int) -> dict[str, int]:
    """The base village with these cards, and Peasants to make it eight."""
    roles = {**BASE, **{role.replace("_", " "): count for role, count in changes.items()}}
    roles["Peasant"] = 0
    roles["Peasant"] = 8 - sum(roles.values())
    return roles


@pytest.mark.parametrize(
    ("roles", "reason"),
    [
        (with_(Pack_Leader=0, Werewolf=0), "wherewolf-no-monster"),
        (with_(Pack_Leader=0), "wherewolf-leader-first"),
        (with_(Pack_Leader=0, Werewolf=0, Young_Wolf=1), "wherewolf-leader-first"),
        (with_(Ghoul=1), "wherewolf-ghoul-alone"),
        (with_(Thief=1), "wherewolf-criminals-unguarded"),
        (with_(Thief=1, Guard=1), "wherewolf-criminals-unguarded"),
        (with_(Priest=1), "wherewolf-priest-alone"),
        (with_(Bard=1, Seer=0), "wherewolf-bard-alone"),
        (with_(Magistrate=1, Advocate=1, Enchantress=1), "wherewolf-many-vote-roles"),
        (with_(Twin=1), "wherewolf-one-twin"),
        (with_(Seer=2), "wherewolf-too-many-of"),
        (with_(Pack_Leader=2), "wherewolf-too-many-of"),
        (with_(Werewolf=6), "wherewolf-too-many-of"),
        (with_(Guard=3), "wherewolf-too-many-of"),
    ],
)
def test_a_village_is_refused_with_its_reason(roles: dict[str, int], reason: str) -> None:
    """WH-SET-02, WH-DUT-03, §8 deck rules"""
    assert refusals(8, roles) == [reason]


def test_a_traitor_needs_a_werewolf() -> None:
    """§8 deck rules"""
    roles = {"Seer": 1, "Vampire": 1, "Traitor": 1, "Peasant": 5}
    assert refusals(8, roles) == ["wherewolf-traitor-alone"]


@pytest.mark.parametrize(
    "roles",
    [
        with_(Priest=1, Sinner=1),
        with_(Bard=1),
        with_(Thief=1, Guard=2),
        with_(Pack_Leader=0, Werewolf=0, Vampire=1, Ghoul=1),
        with_(Traitor=1, Werewolf=0),
        with_(Magistrate=1, Advocate=1),
        with_(Twin=2),
    ],
)
def test_what_belongs_together_is_welcome(roles: dict[str, int]) -> None:
    """§8 deck rules"""
    assert refusals(8, roles) == []


@pytest.mark.parametrize(
    ("roles", "key"),
    [
        (with_(Monk=1), "wherewolf-monk-useless"),
        (with_(Vampire_Hunter=1), "wherewolf-hunter-useless"),
    ],
)
def test_a_card_without_use_is_warned_of(roles: dict[str, int], key: str) -> None:
    """§8 deck rules: Monk, Vampire Hunter"""
    said = [remark for remark in remarks(8, roles=roles, level="later") if remark.key == key]
    assert [remark.weight for remark in said] == ["warning"]


def test_more_than_four_criminals_cannot_even_be_dealt() -> None:
    """§8 deck rules"""
    everyone = cards_of({"Crime Boss": 2, "Assassin": 1, "Thief": 1, "Spy": 1, "Guard": 2})
    assert "wherewolf-many-criminals" in list(flaws(everyone, everyone))


def test_unknown_cards_and_wrong_numbers_are_refused() -> None:
    """WH-SET-02, WH-SET-03"""
    assert refusals(8, {**BASE, "Mayor": 1}) == [
        "wherewolf-too-many-cards",
        "wherewolf-no-such-role",
    ]
    assert refusals(8, {"Seer": 1, "Pack Leader": 1}) == ["wherewolf-too-few-cards"]
    assert refusals(8, {**BASE, "Peasant": 6}) == ["wherewolf-too-many-cards"]
    assert refusals(8, {**BASE, "Peasant": 6}, level="expert") == []
    assert refusals(8, {**BASE, "Peasant": 14}, level="expert") == ["wherewolf-pool-too-large"]


def test_pauses_must_have_an_order() -> None:
    """WH-NGT-05"""
    assert refusals(8, BASE, pause_least=9, pause_most=8) == ["wherewolf-pauses"]


def test_the_sword_is_hinted_at() -> None:
    """WH-VAR-SWO-01: powerful; rebalance the village"""
    said = [remark.key for remark in remarks(8, roles=BASE, level="later", sword=True)]
    assert "wherewolf-sword-is-strong" in said


def test_a_refused_table_does_not_start() -> None:
    """WH-DUT-03"""
    box = WherewolfBox(level="later", roles=with_(Priest=1))
    with pytest.raises(CannotStart, match="priest-alone"):
        start(WHEREWOLF, WHEREWOLF.header(tuple("ABCDEFGH"), box))


# Pools


@pytest.mark.parametrize("players", range(5, 41))
def test_experts_reckon_with_one_extra_card_for_each_two_players(players: int) -> None:
    """WH-SET-03"""
    pool = pool_of(EXPERT, players)
    assert sum(pool.values()) == players + players // 2
    assert remarks(players, level="expert") == []


@pytest.mark.parametrize(
    ("roles", "reason"),
    [
        ({"Priest": 1}, "wherewolf-priest-alone"),
        ({"Ghoul": 1}, "wherewolf-ghoul-alone"),
        ({"Thief": 1}, "wherewolf-criminals-unguarded"),
        ({"Thief": 1, "Guard": 1}, "wherewolf-criminals-unguarded"),
        ({"Twin": 1}, "wherewolf-one-twin"),
    ],
)
def test_a_pool_with_a_card_that_could_never_be_dealt_is_refused(
    roles: dict[str, int], reason: str
) -> None:
    """WH-SET-07, §8 deck rules"""
    assert refusals(8, {**BASE, **roles}, level="expert") == [reason]


def test_a_pool_may_have_more_vote_roles_than_a_deck() -> None:
    """§8: the deck rules apply to the dealt cards, not to the pool"""
    roles = {**BASE, "Magistrate": 1, "Advocate": 1, "Enchantress": 1}
    assert refusals(8, roles, level="expert") == []


def test_a_pool_without_a_village_in_it_is_refused() -> None:
    """WH-SET-07"""
    roles = {"Seer": 1, "Pack Leader": 1, "Peasant": 10}
    assert refusals(8, roles, level="expert") == ["wherewolf-no-deck-in-pool"]
    assert refusals(8, roles, level="expert", more_antagonists=-1) == []


BIG_POOL = {
    "Seer": 1, "Healer": 1, "Medium": 1, "Magistrate": 1, "Advocate": 1, "Enchantress": 1, "Spy": 1,
    "Guard": 2, "Crime Boss": 1, "Assassin": 1, "Twin": 2, "Priest": 1, "Sinner": 1, "Peasant": 6,
    "Pack Leader": 1, "Werewolf": 2, "Young Wolf": 1, "Traitor": 1, "Vampire": 1, "Ghoul": 1,
}  # fmt: skip


def draws(roles: dict[str, int], players: int, box: WherewolfBox, many: int) -> list[list[Card]]:
    """Decks from as many shuffles, each checked to be of the pool."""
    chance = Random(7)
    pool = cards_of(roles)
    decks = []
    for _ in range(many):
        deck = choose_deck(chance.sample(pool, len(pool)), players, box)
        assert deck is not None
        assert len(deck) == players
        assert not Counter(card.name for card in deck) - Counter(roles)
        decks.append(list(deck))
    return decks


@pytest.mark.parametrize("players", [12, 13, 16, 18, 20])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_every_secret_draw_keeps_the_rules_of_a_deck(players: int, more: int) -> None:
    """WH-SET-07, WH-SET-04, D-33"""
    box = WherewolfBox(level="expert", more_antagonists=more)  # type: ignore[arg-type]
    pool = cards_of(BIG_POOL)
    for deck in draws(BIG_POOL, players, box, 300):
        assert list(flaws(deck, pool)) == []
        wanted = antagonists_wanted(deck, players, box)
        assert sum(card.is_antagonist for card in deck) == wanted


@pytest.mark.parametrize("players", range(5, 25))
def test_the_usual_pool_of_experts_can_always_be_drawn_from(players: int) -> None:
    """WH-SET-07, WH-SET-03"""
    roles = pool_of(EXPERT, players)
    pool = cards_of(roles)
    for deck in draws(roles, players, EXPERT, 100):
        assert list(flaws(deck, pool)) == []


def test_any_card_may_be_in_and_any_may_be_out() -> None:
    """WH-SET-04, WH-SET-03: all must be reckoned with"""
    decks = [Counter(card.name for card in deck) for deck in draws(BIG_POOL, 14, EXPERT, 600)]
    for role in BIG_POOL:
        present = sum(deck[role] > 0 for deck in decks)
        assert present > 10, f"{role} is never dealt"
        assert role in ("Peasant", "Guard") or present < 590, f"{role} is always dealt"


def test_different_shuffles_draw_different_decks() -> None:
    """WH-SET-04: secret, and not by the order of a list"""
    decks = {tuple(sorted(c.name for c in deck)) for deck in draws(BIG_POOL, 14, EXPERT, 200)}
    assert len(decks) > 150


def test_a_moderator_who_lays_her_own_village_first_gets_just_that() -> None:
    """WH-SET-04: she decides in secret"""
    pool = cards_of(BIG_POOL)
    for deck in draws(BIG_POOL, 16, EXPERT, 100):
        rest = list((Counter(pool) - Counter(deck)).elements())
        assert choose_deck([*deck, *rest], 16, EXPERT) == tuple(deck)


def test_nobody_is_told_which_cards_were_left_out() -> None:
    """WH-SET-04, WH-SET-06, D-34"""
    seats = tuple(f"Player {number}" for number in range(12))
    box = WherewolfBox(level="expert", roles=SAMPLES[18])
    run = start(WHEREWOLF, WHEREWOLF.header(seats, box))
    attend(run, House(Random(3)))
    (scene,) = [item for item in run.said if isinstance(item, Scene)]
    assert scene.args == {"roles": SAMPLES[18]}, "the group knows the pool"
    keys = [getattr(item, "key", None) for item in run.said]
    assert set(keys) == {None, "deal-sealed", "your-card"}


def test_one_card_is_dealt_to_each_and_they_look_at_it() -> None:
    """WH-SET-08, WH-SET-06"""
    run = Run(WHEREWOLF, WHEREWOLF.header(("Ann", "Bob", "Cid", "Dee", "Eve"), WherewolfBox()))
    deal = ["Peasant", "Seer", "Peasant", "Pack Leader", "Peasant"]
    run.answer(HOUSE, deal)
    run.answer(HOUSE, SALT)
    told = [item for item in run.said if isinstance(item, Telling) and item.key == "your-card"]
    cards = {item.to: item.args for item in told}
    assert cards == {
        (seat,): {"card": card} for seat, card in zip(run.header.seats, deal, strict=True)
    }
    assert run.waiting() == ["Ann", "Bob", "Cid", "Dee", "Eve"]


@pytest.mark.parametrize("players", [10, 12, 16, 20, 33])
@pytest.mark.parametrize("level", ["later", "expert"])
def test_our_own_pick_goes_with_every_variant(players: int, level: str) -> None:
    """WH-VAR-REV, WH-VAR-PUB, WH-DUT-03: Peasants take the room of useless cards."""
    for variants in ({"reveal": True}, {"public": True}, {"reveal": True, "public": True}):
        said = remarks(players, level=level, **variants)
        assert [remark.key for remark in said if remark.weight == "refusal"] == []
    plain = pool_of(WherewolfBox(level="later"), players)
    shown = pool_of(WherewolfBox(level="later", reveal=True), players)
    assert plain["Medium"] == 1
    assert shown == {
        **{role: count for role, count in plain.items() if role != "Medium"},
        "Peasant": plain["Peasant"] + 1,
    }

"""How likely a card is: the walk from deal to deal agrees with going through all of them."""

from math import log
from random import Random

import pytest

from nightcall.bots.wherewolf.deals import (
    IMPOSSIBLE,
    Evidence,
    all_deals,
    chances,
    number_of_deals,
    walk,
)
from nightcall.bots.wherewolf.kinds import NAMES, NUMBER

VILLAGE = ("Seer", "Pack Leader", "Werewolf", "Peasant", "Peasant", "Peasant")


def evidence_for(*cards: str, seats: int | None = None, antagonists: int = 2) -> Evidence:
    return Evidence([NUMBER[card] for card in cards], seats or len(cards), antagonists)


def by_walking(evidence: Evidence, steps: int = 30_000) -> list[list[float]]:
    counts = [[0.0] * len(NAMES) for _ in range(evidence.seats)]
    samples = 0
    for deal in walk(evidence, steps, Random(1)):
        samples += 1
        for row, card in zip(counts, deal, strict=False):
            row[card] += 1
    return [[count / samples for count in row] for row in counts]


def test_every_deal_is_counted_once() -> None:
    evidence = evidence_for(*VILLAGE)
    deals = [tuple(deal) for deal, _ in all_deals(evidence)]
    assert len(deals) == len(set(deals)) == number_of_deals(evidence) == 6 * 5 * 4


def test_who_can_hold_one_card_only_holds_it() -> None:
    evidence = evidence_for(*VILLAGE)
    for name in VILLAGE:
        if name != "Seer":
            evidence.single[0][NUMBER[name]] = 2 * IMPOSSIBLE
    found = chances(evidence, 100, Random(1))
    assert found[0][NUMBER["Seer"]] == 1
    assert found[1][NUMBER["Pack Leader"]] == pytest.approx(1 / 5)
    assert number_of_deals(evidence) == 5 * 4


@pytest.mark.parametrize("is_open", [False, True], ids=["all cards dealt", "some lie aside"])
def test_the_walk_agrees_with_going_through_all_deals(is_open: bool) -> None:
    """With evidence for a card, against another, and about two seats together."""
    cards = (*VILLAGE, "Hermit", "Young Wolf") if is_open else VILLAGE
    evidence = evidence_for(*cards, seats=6)
    evidence.single[0][NUMBER["Seer"]] = log(6)
    evidence.single[1][NUMBER["Werewolf"]] = log(1 / 5)
    table = [[0.0] * len(NAMES) for _ in NAMES]
    table[NUMBER["Seer"]][NUMBER["Pack Leader"]] = log(8)
    evidence.pairs.append((0, 2, table))
    exact = _exactly(evidence)
    walked = by_walking(evidence)
    for seat in range(6):
        for card in set(evidence.cards):
            assert walked[seat][card] == pytest.approx(exact[seat][card], abs=0.04)


def _exactly(evidence: Evidence) -> list[list[float]]:
    """Every choice of cards with the right number of antagonists, and every deal of it."""
    from itertools import permutations  # noqa: PLC0415  only here
    from math import exp  # noqa: PLC0415  likewise

    from nightcall.bots.wherewolf.deals import IS_ANTAGONIST  # noqa: PLC0415  likewise

    counts = [[0.0] * len(NAMES) for _ in range(evidence.seats)]
    for deal in permutations(evidence.cards, evidence.seats):
        if sum(IS_ANTAGONIST[card] for card in deal) == evidence.antagonists:
            weight = exp(evidence.weight(deal))
            for row, card in zip(counts, deal, strict=True):
                row[card] += weight
    return [[count / sum(row) for count in row] for row in counts]

"""What a table of Werewolf may believe: the chance that somebody is a Werewolf, by counting every
deal that fits what is openly known, each as likely as the claims make it."""

from functools import lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

from nightcall.games.werewolf.village import SEER, VILLAGER, WEREWOLF
from nightcall.table import Seat

MOST_CLAIMS = 5
"""More are not weighed: by then somebody plays with us."""

SILENT_SEER = 0.08  # that a Seer says nothing while somebody else claims her card
LYING_VILLAGER = 0.002
FIRST_LIE = 0.3  # that this Werewolf claims to be Seer before she has
SECOND_LIE = 0.25  # or after her
ACCUSES, BETRAYS, COVERS = 0.5, 0.1, 0.3
"""How a Werewolf makes up sights: so often guilty, and then a fellow; or innocent, and a fellow."""


class Witness(NamedTuple):
    """Of somebody who says to be Seer; `shown` is their card if they are dead. The sights are of
    those who are alive."""

    seat: Seat
    shown: str | None
    sights: tuple[tuple[Seat, bool], ...]
    is_false: bool


class Facts(NamedTuple):
    """What is openly known. `wolves` and `seers` are those alive."""

    alive: tuple[Seat, ...]
    wolves: int
    seers: int
    witnesses: tuple[Witness, ...]


@lru_cache(4096)
def suspicions(facts: Facts) -> dict[Seat, float]:
    """How likely each of the living is a Werewolf, for somebody who knows nothing else."""
    alive, wolves, _, witnesses = facts
    everybody = dict.fromkeys(alive, wolves / len(alive))
    if not witnesses:
        return everybody
    innocent, guilty = set[Seat](), set[Seat]()
    for witness in witnesses:
        if witness.shown == SEER:
            _sort(witness, innocent, guilty)
    open_claims = [claim for claim in witnesses if claim.shown is None][:MOST_CLAIMS]
    total, sums = 0.0, dict.fromkeys(alive, 0.0)
    for cards in product((SEER, WEREWOLF, VILLAGER), repeat=len(open_claims)):
        deal = _deal(facts, open_claims, cards, innocent, guilty)
        if deal is None:
            continue
        weight, good, bad = deal
        total += weight
        unknown = len(alive) - len(good) - len(bad)
        share = (wolves - len(bad)) / unknown if unknown else 0.0
        for seat in alive:
            sums[seat] += weight * (1.0 if seat in bad else 0.0 if seat in good else share)
    if not total:
        return everybody
    return {seat: round(chance / total, 6) for seat, chance in sums.items()}


def _deal(
    facts: Facts,
    claims: list[Witness],
    cards: tuple[str, ...],
    innocent: set[Seat],
    guilty: set[Seat],
) -> tuple[float, set[Seat], set[Seat]] | None:
    """How many deals there are in which the claimants hold these cards, as likely as they would
    have claimed; and who is innocent and who is guilty in all of them."""
    true_seers = cards.count(SEER)
    if true_seers > facts.seers or cards.count(WEREWOLF) > facts.wolves:
        return None
    good, bad = set(innocent), set(guilty)
    for claim, card in zip(claims, cards, strict=True):
        (bad if card == WEREWOLF else good).add(claim.seat)
        if card == SEER:
            if claim.is_false:
                return None
            _sort(claim, good, bad)
    if good & bad:
        return None
    unknown, wolves = len(facts.alive) - len(good) - len(bad), facts.wolves - len(bad)
    silent = facts.seers - true_seers
    could_be_seer = unknown - wolves + len(good) - len(cards) + cards.count(WEREWOLF)
    if not 0 <= wolves <= unknown or silent > could_be_seer:
        return None
    weight = comb(unknown, wolves) * comb(could_be_seer, silent) * SILENT_SEER**silent
    is_challenged = False
    for claim, card in zip(claims, cards, strict=True):
        if card == SEER:
            is_challenged = True
            weight *= (1 / len(facts.alive)) ** len(claim.sights)
        elif card == VILLAGER:
            weight *= LYING_VILLAGER
        else:
            weight *= SECOND_LIE if is_challenged else FIRST_LIE
            for seat, is_wolf in claim.sights:
                weight *= _invents(facts, is_wolf, seat in bad)
    return weight, good, bad


def _invents(facts: Facts, says_guilty: bool, is_fellow: bool) -> float:
    """How likely a Werewolf makes up just this sight."""
    verdict = ACCUSES if says_guilty else 1 - ACCUSES
    of_fellows = BETRAYS if says_guilty else COVERS
    humans = len(facts.alive) - facts.wolves
    if is_fellow:
        return verdict * of_fellows / max(facts.wolves - 1, 1)
    return verdict * (1 - of_fellows) / humans


def _sort(witness: Witness, innocent: set[Seat], guilty: set[Seat]) -> None:
    for seat, is_wolf in witness.sights:
        (guilty if is_wolf else innocent).add(seat)

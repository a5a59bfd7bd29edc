"""How likely each seat holds each card: by going through all deals where they are few, and by
wandering from deal to deal where they are many, more often to the likelier ones."""

from collections.abc import Callable, Iterator, Sequence
from math import exp, factorial, prod
from random import Random

from nightcall.bots.wherewolf.kinds import CARD, NAMES

FEW = 1500
IMPOSSIBLE = -40.0
EVERY = 3
"""Of so many steps of the walk one is counted: neighbours are alike."""

IS_ANTAGONIST = tuple(CARD[name].is_antagonist for name in NAMES)

Table = list[list[float]]
Pair = tuple[int, int, Table]


class Evidence:
    """What speaks for and against a deal, as logarithms: that a seat holds a card, and that two
    seats hold two. `cards` may be more than the seats; the rest lie aside. `antagonists` is how
    many are dealt."""

    def __init__(self, cards: Sequence[int], seats: int, antagonists: int) -> None:
        self.cards = tuple(cards)
        self.seats = seats
        self.antagonists = antagonists
        self.single: Table = [[0.0] * len(NAMES) for _ in range(seats)]
        self.pairs: list[Pair] = []

    def weight(self, deal: Sequence[int]) -> float:
        total = sum([row[card] for row, card in zip(self.single, deal, strict=True)])
        return total + sum([table[deal[one]][deal[other]] for one, other, table in self.pairs])

    def possible(self, seat: int) -> set[int]:
        row = self.single[seat]
        return {card for card in set(self.cards) if row[card] > IMPOSSIBLE}

    def touching(self, seat: int) -> list[Pair]:
        return [pair for pair in self.pairs if seat in pair[:2]]


def chances(evidence: Evidence, steps: int, chance: Random) -> list[list[float]]:
    """For each seat the chance of every card."""
    counts = [[0.0] * len(NAMES) for _ in range(evidence.seats)]
    if len(evidence.cards) == evidence.seats and number_of_deals(evidence) <= FEW:
        deals = list(all_deals(evidence))
        most = max((weight for _, weight in deals), default=0.0)
        for deal, weight in deals:
            share = exp(weight - most)
            for row, card in zip(counts, deal, strict=True):
                row[card] += share
    else:
        for sample in walk(evidence, steps, chance):
            for row, card in zip(counts, sample, strict=False):
                row[card] += 1.0
    for row in counts:
        total = sum(row) or 1.0
        row[:] = [count / total for count in row]
    return counts


def number_of_deals(evidence: Evidence) -> int:
    """At most so many: who can hold one card only is left out."""
    left = list(evidence.cards)
    for seat in range(evidence.seats):
        possible = evidence.possible(seat)
        if len(possible) == 1 and (card := possible.pop()) in left:
            left.remove(card)
    return factorial(len(left)) // prod(factorial(left.count(card)) for card in set(left))


def all_deals(evidence: Evidence) -> Iterator[tuple[list[int], float]]:
    left = {card: evidence.cards.count(card) for card in sorted(set(evidence.cards))}
    rows, deal = evidence.single, list[int]()

    def go_on() -> Iterator[tuple[list[int], float]]:
        if len(deal) == len(rows):
            yield deal.copy(), evidence.weight(deal)
            return
        row = rows[len(deal)]
        for card, number in left.items():
            if number and row[card] > IMPOSSIBLE:
                left[card] -= 1
                deal.append(card)
                yield from go_on()
                deal.pop()
                left[card] += 1

    return go_on()


def walk(evidence: Evidence, steps: int, chance: Random) -> Iterator[Sequence[int]]:
    """Swaps two cards, and keeps the swap if the deal is likelier for it, or now and then if it is
    not. The number of antagonists stays what it is: a card that lies aside comes in for one of its
    sort, if need be by way of a third seat."""
    seats, random = evidence.seats, chance.random
    deal = _lay_out(evidence, chance)
    touching = [evidence.touching(seat) for seat in range(seats)]
    free = [seat for seat in range(seats) if len(evidence.possible(seat)) > 1]
    if not free:
        yield deal
        return
    others = [*free, *range(seats, len(deal))]
    unsettled = steps // 4
    for step in range(steps + unsettled):
        one, other = free[int(random() * len(free))], others[int(random() * len(others))]
        if deal[one] != deal[other]:
            moved = [(one, deal[other]), (other, deal[one])]
            if other >= seats and IS_ANTAGONIST[deal[one]] != IS_ANTAGONIST[deal[other]]:
                third = free[int(random() * len(free))]
                if IS_ANTAGONIST[deal[third]] == IS_ANTAGONIST[deal[other]]:
                    moved = [(one, deal[other]), (third, deal[one]), (other, deal[third])]
                else:
                    moved = []
            if moved:
                _try(deal, moved, evidence.single, touching, random)
        if step >= unsettled and step % EVERY == 0:
            yield deal


def _try(
    deal: list[int],
    moved: list[tuple[int, int]],
    single: Table,
    touching: list[list[Pair]],
    random: Callable[[], float],
) -> None:
    """Move these cards to these places, unless it makes the deal too unlikely."""
    change, near, seen = 0.0, list[Pair](), list[int]()
    for place, card in moved:
        if place < len(single):
            row = single[place]
            change += row[card] - row[deal[place]]
            near += [
                pair for pair in touching[place] if pair[0] not in seen and pair[1] not in seen
            ]
            seen.append(place)
    if change <= IMPOSSIBLE:
        return
    before = [(place, deal[place]) for place, _ in moved]
    for one, other, table in near:
        change -= table[deal[one]][deal[other]]
    for place, card in moved:
        deal[place] = card
    for one, other, table in near:
        change += table[deal[one]][deal[other]]
    if change < 0 and random() >= exp(change):
        for place, card in before:
            deal[place] = card


def _lay_out(evidence: Evidence, chance: Random) -> list[int]:
    """A first deal: who can hold the fewest cards gets one first, and the one that fits best."""
    left = list(evidence.cards)
    chance.shuffle(left)
    deal = [-1] * evidence.seats
    is_open = len(evidence.cards) > evidence.seats
    antagonists = evidence.antagonists if is_open else len(left)
    for seat in sorted(range(evidence.seats), key=lambda seat: len(evidence.possible(seat))):
        row = evidence.single[seat]
        fits = [card for card in left if row[card] > IMPOSSIBLE] or left
        seated = sum(IS_ANTAGONIST[card] for card in deal if card >= 0)
        wanted = antagonists - seated
        if is_open and deal.count(-1) > wanted:
            fits = [card for card in fits if not IS_ANTAGONIST[card]] or fits
        elif is_open and wanted > 0:
            fits = [card for card in fits if IS_ANTAGONIST[card]] or fits
        best = max(fits, key=row.__getitem__)
        deal[seat] = best
        left.remove(best)
    return [*deal, *left]

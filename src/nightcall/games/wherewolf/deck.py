"""The deck: which cards make a village, what is refused about them, and what is unwise."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.card import Card
from nightcall.games.wherewolf.cards import CARDS, card_named, is_card
from nightcall.table import Remark, Seat, hint, refusal, warning

FEWEST, MOST = 5, 40  # WH-GEN-01
VAMPIRES = ("Vampire", "Ghoul")
WOLVES = ("Pack Leader", "Werewolf", "Young Wolf")
TRIES = 20_000

SAMPLES: dict[int, dict[str, int]] = {
    6: {"Seer": 1, "Wizard": 1, "Sinner": 1, "Peasant": 2, "Pack Leader": 1},
    8: {
        "Seer": 1, "Healer": 1, "Wizard": 1, "Sinner": 1, "Peasant": 2,
        "Pack Leader": 1, "Werewolf": 1,
    },
    10: {
        "Seer": 1, "Healer": 1, "Medium": 1, "Juliet": 1, "Sinner": 1, "Peasant": 3,
        "Pack Leader": 1, "Werewolf": 1,
    },
    12: {
        "Seer": 1, "Healer": 1, "Hermit": 1, "Medium": 1, "Wizard": 1, "Juliet": 1, "Sinner": 1,
        "Cursed": 1, "Peasant": 1, "Pack Leader": 1, "Werewolf": 1, "Traitor": 1,
    },
    14: {
        "Seer": 1, "Healer": 1, "Warden": 1, "Hermit": 1, "Medium": 1, "Wizard": 1, "Juliet": 1,
        "Priest": 1, "Sinner": 1, "Cursed": 1, "Peasant": 1, "Pack Leader": 1, "Werewolf": 1,
        "Young Wolf": 1,
    },
    16: {
        "Seer": 1, "Healer": 1, "Hermit": 1, "Medium": 1, "Wizard": 1, "Vampire Hunter": 1,
        "Magistrate": 1, "Twin": 2, "Sinner": 1, "Cursed": 1, "Peasant": 1, "Pack Leader": 1,
        "Werewolf": 1, "Vampire": 1, "Ghoul": 1,
    },
    18: {
        "Seer": 1, "Healer": 1, "Warden": 1, "Hermit": 1, "Medium": 1, "Wizard": 1, "Juliet": 1,
        "Twin": 2, "Priest": 1, "Sinner": 1, "Cursed": 1, "Peasant": 2, "Pack Leader": 1,
        "Werewolf": 2, "Young Wolf": 1,
    },
    20: {
        "Seer": 1, "Healer": 1, "Warden": 1, "Hermit": 1, "Medium": 1, "Wizard": 1, "Juliet": 1,
        "Huntsman": 1, "Vampire Hunter": 1, "Guard": 2, "Peasant": 2, "Crime Boss": 1,
        "Assassin": 1, "Thief": 1, "Pack Leader": 1, "Werewolf": 1, "Vampire": 1, "Ghoul": 1,
    },
}  # fmt: skip


def first_games(players: int) -> dict[str, int]:
    """Seer, Werewolves by the table, and Peasants (WH-SET-01)."""
    wolves = max(1, (players - 1) // 4)
    roles = {"Seer": 1, "Pack Leader": 1, "Werewolf": wolves - 1, "Peasant": players - 1 - wolves}
    return {role: count for role, count in roles.items() if count}


def sample(players: int) -> dict[str, int]:
    """The largest sample that fits, filled up with Peasants; first games for the smallest."""
    fitting = [number for number in SAMPLES if number <= players]
    if not fitting:
        return first_games(players)
    roles = Counter(SAMPLES[max(fitting)])
    roles["Peasant"] += players - max(fitting)
    return {role: count for role, count in roles.items() if count}


def pool_of(box: WherewolfBox, players: int) -> dict[str, int]:
    """How many of each card the group reckons with (WH-SET-03)."""
    if box.roles is not None:
        return {role: count for role, count in box.roles.items() if count}
    return first_games(players) if box.level == "first" else sample(players)


def cards_of(roles: dict[str, int]) -> tuple[Card, ...]:
    """The cards one by one, in the order they are listed in."""
    return tuple(card for card in CARDS for _ in range(roles.get(card.name, 0)))


def antagonists_wanted(cards: Sequence[Card], players: int, box: WherewolfBox) -> int:
    """One for each four players; one fewer beside two or more Criminals (WH-SET-02)."""
    criminals = sum(card.faction == "Criminals" for card in cards)
    return players // 4 + box.more_antagonists - (criminals >= 2)


def flaws(cards: Sequence[Card], pool: Sequence[Card]) -> Iterator[str]:
    """The rules a dealt deck must keep, each by the key of its sentence."""
    names = Counter(card.name for card in cards)
    in_pool = {card.name for card in pool}
    criminals = sum(card.faction == "Criminals" for card in cards)
    wolves = sum(names[wolf] for wolf in WOLVES)
    rules = {
        "wherewolf-no-monster": not wolves and not names["Vampire"],
        "wherewolf-leader-first": bool(wolves) and not names["Pack Leader"],
        "wherewolf-ghoul-alone": bool(names["Ghoul"]) and "Vampire" not in in_pool,
        "wherewolf-traitor-alone": bool(names["Traitor"]) and not wolves,
        "wherewolf-criminals-unguarded": bool(criminals) and names["Guard"] < 2,
        "wherewolf-many-criminals": criminals > 4,
        "wherewolf-priest-alone": bool(names["Priest"]) and "Sinner" not in in_pool,
        "wherewolf-bard-alone": bool(names["Bard"]) and "Seer" not in in_pool,
        "wherewolf-many-vote-roles": sum(card.is_vote_role for card in cards) > 2,
    }
    return (key for key, is_broken in rules.items() if is_broken)


def choose_deck(
    shuffled: Sequence[Card], players: int, box: WherewolfBox
) -> tuple[Card, ...] | None:
    """The first N cards of a shuffled pool that make a village (WH-SET-07); None if none do."""
    if len(shuffled) == players:
        return tuple(shuffled)
    monsters = [card for card in shuffled if card.is_antagonist]
    others = [card for card in shuffled if not card.is_antagonist]
    choices = (
        (*some, *rest)
        for number in sorted({players // 4 + box.more_antagonists - fewer for fewer in (0, 1)})[
            ::-1
        ]
        if 0 < number <= len(monsters)
        for some in islice(combinations(monsters, number), 200)
        for rest in islice(combinations(others, players - number), 400)
    )
    for deck in islice(choices, TRIES):
        right = sum(c.is_antagonist for c in deck) == antagonists_wanted(deck, players, box)
        if right and not any(flaws(deck, shuffled)):
            return deck
    return None


def check(seats: tuple[Seat, ...], box: WherewolfBox) -> list[Remark]:
    """Everything to be said before the deal (WH-DUT-03)."""
    players = len(seats)
    roles = pool_of(box, players) if players >= FEWEST else {}
    remarks = [*_sizes(roles, players, box), *_unknown(roles)]
    if any(remark.weight == "refusal" for remark in remarks):
        return remarks
    pool = cards_of(roles)
    return [*remarks, *_copies(roles), *_level(pool, players, box), *_variants(pool, box)]


def _sizes(roles: dict[str, int], players: int, box: WherewolfBox) -> Iterator[Remark]:
    if players < FEWEST:
        yield refusal("wherewolf-too-few", players=players, fewest=FEWEST)
    elif players > MOST:
        yield refusal("wherewolf-too-many", players=players, most=MOST)
    total = sum(roles.values())
    if players >= FEWEST and total < players:
        yield refusal("wherewolf-too-few-cards", cards=total, players=players)
    elif box.level != "expert" and total > players:
        yield refusal("wherewolf-too-many-cards", cards=total, players=players)
    elif total > 2 * players:
        yield refusal("wherewolf-pool-too-large", cards=total, most=2 * players)
    if box.pause_least > box.pause_most:
        yield refusal("wherewolf-pauses", least=box.pause_least, most=box.pause_most)


def _unknown(roles: dict[str, int]) -> Iterator[Remark]:
    for role in roles:
        if not is_card(role):
            yield refusal("wherewolf-no-such-role", role=role)


def _copies(roles: dict[str, int]) -> Iterator[Remark]:
    for role, count in roles.items():
        most = card_named(role).most
        if count > most:
            yield refusal("wherewolf-too-many-of", role=role, count=count, most=most)
    if roles.get("Twin", 0) == 1:
        yield refusal("wherewolf-one-twin")


def _level(pool: tuple[Card, ...], players: int, box: WherewolfBox) -> Iterator[Remark]:
    names = {card.name for card in pool}
    if box.level == "first":
        if names - {"Seer", "Pack Leader", "Werewolf", "Peasant"} or "Seer" not in names:
            yield refusal("wherewolf-first-games-cards")
        yield from (refusal(key) for key in flaws(pool, pool))
        return
    if len(pool) == players:
        yield from (refusal(key) for key in flaws(pool, pool))
        monsters = sum(card.is_antagonist for card in pool)
        wanted = antagonists_wanted(pool, players, box)
        if monsters != wanted:
            yield warning("wherewolf-antagonists", count=monsters, wanted=wanted)
        weight = sum(weight_of(card, pool) for card in pool)
        if not -1 <= weight <= 3:
            yield warning("wherewolf-weight", weight=weight)
    elif choose_deck(pool, players, box) is None:
        yield refusal("wherewolf-no-deck-in-pool")
    if "Seer" not in names:
        yield hint("wherewolf-no-seer")
    if "Monk" in names and len(pool) == players:
        yield warning("wherewolf-monk-useless")
    if "Vampire Hunter" in names and "Vampire" not in names:
        yield warning("wherewolf-hunter-useless")


def _variants(pool: tuple[Card, ...], box: WherewolfBox) -> Iterator[Remark]:
    names = {card.name for card in pool}
    if box.reveal and "Medium" in names:
        yield refusal("wherewolf-reveal-medium")
    voters = [card.name for card in pool if card.is_vote_role]
    if box.public and voters:
        yield refusal("wherewolf-public-vote-roles", roles=voters)
    if box.sword:
        yield hint("wherewolf-sword-is-strong")


def weight_of(card: Card, pool: Sequence[Card]) -> int:
    """Rough balance points; some cards weigh less without what they are made against."""
    names = {other.name for other in pool}
    factions = {other.faction for other in pool}
    if card.name == "Vampire Hunter" and "Vampire" not in names:
        return 1
    if card.name == "Guard" and "Criminals" not in factions:
        return 1
    return card.weight

"""The deck: which cards make a village, what is refused about them, and what is unwise."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.card import Card
from nightcall.games.wherewolf.cards import CARDS, card_named, is_card
from nightcall.table import Remark, Seat, hint, refusal, warning

FEWEST, MOST = 5, 40  # WH-GEN-01
MOST_CRIMINALS = 4
MOST_VOTE_ROLES = 2
WOLVES = ("Pack Leader", "Werewolf", "Young Wolf")
OF_THE_DECK = ("wherewolf-many-criminals", "wherewolf-many-vote-roles")  # a pool may have more
MORE_OF_THE_PACK = ("Young Wolf", "Werewolf", "Werewolf", "Werewolf", "Werewolf", "Traitor")

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
    """The largest sample that fits, with one more of the pack for each four players above it and
    Peasants for the others; first games for the smallest."""
    numbers = [number for number in SAMPLES if number <= players]
    if not numbers:
        return first_games(players)
    roles = Counter(SAMPLES[max(numbers)])
    roles.update(MORE_OF_THE_PACK[: (players - max(numbers)) // 4])
    roles["Peasant"] += players - roles.total()
    return {role: count for role, count in roles.items() if count}


def pool_of(box: WherewolfBox, players: int) -> dict[str, int]:
    """How many of each card the group reckons with: for experts one more for each two players
    (WH-SET-03)."""
    if box.roles is not None:
        return {role: count for role, count in box.roles.items() if count}
    if box.level == "first":
        return first_games(players)
    return fitting(box, sample(players + players // 2 if box.level == "expert" else players))


def fitting(box: WherewolfBox, roles: dict[str, int]) -> dict[str, int]:
    """Peasants in place of the cards that a variant has no use for (WH-VAR-REV, WH-DUT-03)."""
    useless = {"Medium"} if box.reveal else set[str]()
    if box.public:
        useless |= {role for role in roles if card_named(role).is_vote_role}
    kept = {role: count for role, count in roles.items() if role not in useless}
    peasants = sum(roles.values()) - sum(kept.values())
    return {**kept, "Peasant": kept.get("Peasant", 0) + peasants} if peasants else roles


def with_roles(box: WherewolfBox, roles: dict[str, int]) -> WherewolfBox:
    """A village of other cards than those of first games is one of later games (WH-SET-02)."""
    is_first = _is_for_first_games({role for role, count in roles.items() if count})
    level = "later" if box.level == "first" and not is_first else box.level
    return replace(box, roles=roles, level=level)


def resized(box: WherewolfBox, players: int) -> dict[str, int]:
    """Chosen roles for another number of players: Peasants fill up, and where there is no room
    cards go whose loss breaks no rule, monsters last. A pool for experts may be larger."""
    chosen = {role: count for role, count in (box.roles or {}).items() if count}
    if box.level == "expert" and players <= sum(chosen.values()) <= 2 * players:
        return chosen
    wanted = sum(pool_of(replace(box, roles=None), players).values())
    roles = {role: count for role, count in chosen.items() if role != "Peasant"}
    while sum(roles.values()) > wanted:
        roles = min((_without(roles, role) for role in reversed(roles)), key=_damage)
    return {**roles, "Peasant": wanted - sum(roles.values())}


def _without(roles: dict[str, int], role: str) -> dict[str, int]:
    left = {**roles, role: 0 if role == "Twin" else roles[role] - 1}
    return {role: count for role, count in left.items() if count}


def _damage(roles: dict[str, int]) -> tuple[int, int]:
    cards = cards_of(roles)
    return len(list(flaws(cards, cards))), -sum(card.is_antagonist for card in cards)


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
        "wherewolf-many-criminals": criminals > MOST_CRIMINALS,
        "wherewolf-priest-alone": bool(names["Priest"]) and "Sinner" not in in_pool,
        "wherewolf-bard-alone": bool(names["Bard"]) and "Seer" not in in_pool,
        "wherewolf-many-vote-roles": sum(card.is_vote_role for card in cards) > MOST_VOTE_ROLES,
    }
    return (key for key, is_broken in rules.items() if is_broken)


def choose_deck(
    shuffled: Sequence[Card], players: int, box: WherewolfBox
) -> tuple[Card, ...] | None:
    """N cards of a shuffled pool that make a village: the first N if they do, else the first that
    go together (WH-SET-07). None if there are none."""
    if len(shuffled) == players:
        return tuple(shuffled)
    first = tuple(shuffled[:players])
    if is_village(first, shuffled, players, box):
        return first
    decks = (
        (*monsters, *others)
        for most_criminals in (MOST_CRIMINALS, 1, 0)
        for wanted, others in [without_monsters(shuffled, players, box, most_criminals)]
        for monsters in combinations([c for c in shuffled if c.is_antagonist], max(wanted, 0))
    )
    return next((deck for deck in decks if is_village(deck, shuffled, players, box)), None)


def is_village(deck: Sequence[Card], pool: Sequence[Card], players: int, box: WherewolfBox) -> bool:
    wanted = antagonists_wanted(deck, players, box)
    is_right = len(deck) == players and sum(c.is_antagonist for c in deck) == wanted
    return is_right and not any(flaws(deck, pool))


def without_monsters(
    shuffled: Sequence[Card], players: int, box: WherewolfBox, most_criminals: int
) -> tuple[int, list[Card]]:
    """How many antagonists are wanted, and who else plays."""
    wanted = players // 4 + box.more_antagonists
    others = the_others(shuffled, players - wanted, most_criminals)
    if sum(card.faction == "Criminals" for card in others) < 2:
        return wanted, others
    return wanted - 1, the_others(shuffled, players - wanted + 1, most_criminals)


def the_others(shuffled: Sequence[Card], room: int, most_criminals: int) -> list[Card]:
    """No antagonists; the first that go together. A Criminal brings both Guards along."""
    taken: list[Card] = []
    guard = card_named("Guard")
    has_guards = shuffled.count(guard) == guard.most
    guards_early = criminals = vote_roles = 0
    for card in shuffled:
        company = [card]
        if card == guard and guards_early:
            guards_early -= 1
            continue
        if card.faction == "Criminals":
            company += [guard] * (guard.most - taken.count(guard))
            if criminals == most_criminals or not has_guards:
                continue
        is_too_many = card.is_vote_role and vote_roles == MOST_VOTE_ROLES
        if card.is_antagonist or is_too_many or len(taken) + len(company) > room:
            continue
        taken += company
        guards_early += len(company) - 1
        criminals += card.faction == "Criminals"
        vote_roles += card.is_vote_role
    return taken


def check(seats: tuple[Seat, ...], box: WherewolfBox) -> list[Remark]:
    """Everything to be said before the deal (WH-DUT-03)."""
    players = len(seats)
    roles = pool_of(box, players) if players >= FEWEST else {}
    remarks = [*_sizes(roles, players, box), *_unknown(roles)]
    if any(remark.weight == "refusal" for remark in remarks):
        return remarks
    pool = cards_of(roles)
    copies = _copies(roles, first_games(players) if box.level == "first" else {})
    return [*remarks, *copies, *_level(pool, players, box), *_variants(pool, box)]


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


def _copies(roles: dict[str, int], table: dict[str, int]) -> Iterator[Remark]:
    """As many as there are of a card, or as the table of first games asks for (WH-SET-01)."""
    for role, count in roles.items():
        most = max(card_named(role).most, table.get(role, 0))
        if count > most:
            yield refusal("wherewolf-too-many-of", role=role, count=count, most=most)
    if roles.get("Twin", 0) == 1:
        yield refusal("wherewolf-one-twin")


def _level(pool: tuple[Card, ...], players: int, box: WherewolfBox) -> Iterator[Remark]:
    names = {card.name for card in pool}
    if box.level == "first":
        if not _is_for_first_games(names):
            yield refusal("wherewolf-first-games-cards")
        yield from (refusal(key) for key in flaws(pool, pool))
        yield from _antagonists(pool, max(1, (players - 1) // 4))
        return
    if len(pool) == players:
        yield from (refusal(key) for key in flaws(pool, pool))
        yield from _antagonists(pool, antagonists_wanted(pool, players, box))
        weight = sum(weight_of(card, pool) for card in pool) + weight_of_items(box)
        if not -1 <= weight <= 3:
            yield warning("wherewolf-weight", weight=weight)
    else:
        unmet = [key for key in flaws(pool, pool) if key not in OF_THE_DECK]
        if not unmet and choose_deck(pool, players, box) is None:
            unmet.append("wherewolf-no-deck-in-pool")
        yield from (refusal(key) for key in unmet)
    if "Seer" not in names:
        yield hint("wherewolf-no-seer")
    if "Monk" in names and len(pool) == players:
        yield warning("wherewolf-monk-useless")
    if "Vampire Hunter" in names and "Vampire" not in names:
        yield warning("wherewolf-hunter-useless")


def _is_for_first_games(names: set[str]) -> bool:
    return "Seer" in names and names <= {"Seer", "Pack Leader", "Werewolf", "Peasant"}


def _antagonists(pool: tuple[Card, ...], wanted: int) -> Iterator[Remark]:
    count = sum(card.is_antagonist for card in pool)
    if count != wanted:
        yield warning("wherewolf-antagonists", count=count, wanted=wanted)


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


def weight_of_items(box: WherewolfBox) -> int:
    return 2 * box.amulet + 4 * box.sword

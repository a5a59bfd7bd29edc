"""The deck: which cards lie on the table, and what is refused or unwise about them."""

from collections import Counter
from collections.abc import Iterator

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import CALLED, CARDS
from nightcall.games.werewords.village import MAYOR
from nightcall.table import Remark, Seat, hint, refusal, warning

FEWEST, MOST = 2, 20

SAMPLES: dict[int, dict[str, int]] = {  # WW-RSET-05
    4: {"Seer": 1, "Werewolf": 1, "Villager": 2},
    6: {"Seer": 1, "Beholder": 1, "Werewolf": 1, "Villager": 3},
    9: {"Seer": 1, "Apprentice": 1, "Beholder": 1, "Werewolf": 2, "Villager": 4},
    12: {
        "Seer": 1,
        "Fortune Teller": 1,
        "Apprentice": 1,
        "Mason": 2,
        "Werewolf": 3,
        "Villager": 4,
    },
    18: {
        "Seer": 1,
        "Fortune Teller": 1,
        "Apprentice": 1,
        "Beholder": 1,
        "Mason": 2,
        "Thing": 1,
        "Doppelgänger": 1,
        "Werewolf": 3,
        "Minion": 1,
        "Villager": 6,
    },
}


def werewolves(players: int, table: str = "deluxe") -> int:
    """How many Werewolves the standard deck has (WW-SET-02)."""
    if players < 7:
        return 1
    return 3 if players >= 12 and table == "deluxe" else 2


def standard_roles(players: int, table: str = "deluxe") -> dict[str, int]:
    """The cards besides the Mayor. For two, the selection of two is the switch (WW-P2-02)."""
    if players == 2:
        return {"Seer": 1, "Werewolf": 1}
    wolves = werewolves(players, table)
    return {"Seer": 1, "Werewolf": wolves, "Villager": players - 1 - wolves}


def sample(players: int) -> dict[str, int]:
    """The largest sample that is not too large, for so many (WW-RSET-05)."""
    numbers = [number for number in SAMPLES if number <= players]
    return resized(SAMPLES[max(numbers)], players) if numbers else standard_roles(players)


def resized(roles: dict[str, int], players: int, table: str = "deluxe") -> dict[str, int]:
    """The same selection for another number of players: Werewolves by the table, Villagers fill
    up, and other roles stay where there is room (WW-APP-02)."""
    if players == 2:
        helper = (
            "Seer" if roles.get("Seer") or not roles.get("Fortune Teller") else "Fortune Teller"
        )
        return {helper: 1, "Werewolf": 1}
    wolves = werewolves(players, table)
    special = {role: count for role, count in roles.items() if role not in ("Werewolf", "Villager")}
    while sum(special.values()) > players - wolves:
        surplus = next(
            role for role in reversed(list(special)) if not _is_last_helper(special, role)
        )
        special[surplus] -= 1
        special = {role: count for role, count in special.items() if count}
    kept = {**special, "Werewolf": wolves, "Villager": players - wolves - sum(special.values())}
    return {role: count for role, count in kept.items() if count}


def roles_resized(box: WerewordsBox, players: int) -> dict[str, int]:
    return resized(box.roles or {}, players, box.werewolf_table)


def _is_last_helper(roles: dict[str, int], role: str) -> bool:
    helpers = [helper for helper in ("Seer", "Fortune Teller") if roles.get(helper)]
    return helpers == [role]


def roles_of(box: WerewordsBox, players: int) -> dict[str, int]:
    """How many of each card are on the table, the Mayor not counted."""
    chosen = box.roles if box.roles is not None else standard_roles(players, box.werewolf_table)
    roles = {role: count for role, count in chosen.items() if count}
    return {**roles, "Villager": 1} if players == 2 and is_for_two(roles) else roles


def is_for_two(roles: dict[str, int]) -> bool:
    """Werewolf and one helper, and nothing else, selects the two-player rules (WW-APP-08)."""
    return roles in ({"Seer": 1, "Werewolf": 1}, {"Fortune Teller": 1, "Werewolf": 1})


def plays_for_two(box: WerewordsBox, seats: tuple[Seat, ...]) -> bool:
    """Two people; with real cards the seats are three, and the selection says it."""
    chosen = {role: count for role, count in (box.roles or {}).items() if count}
    return len(seats) == 2 or (box.cards == "real" and is_for_two(chosen))


def deck(roles: dict[str, int]) -> tuple[str, ...]:
    """The cards one by one, in the order the cards are listed in."""
    return tuple(card.name for card in CARDS for _ in range(roles.get(card.name, 0)))


def card_seats(roles: dict[str, int]) -> tuple[Seat, ...]:
    """The seats of a table with real cards: "Seer", "Villager 1", "Villager 2" …"""
    names = []
    for role, count in Counter(deck(roles)).items():
        names += [role] if count == 1 else [f"{role} {number + 1}" for number in range(count)]
    return tuple(names)


def card_of(seat: Seat) -> str:
    """The card that a seat of real cards is named after."""
    return seat.rstrip("0123456789 ")


def check(seats: tuple[Seat, ...], box: WerewordsBox) -> list[Remark]:
    """Everything to be said before Play: what is impossible, and what is unwise (WW-APP-09)."""
    for_two = plays_for_two(box, seats)
    players = 2 if for_two and box.cards == "real" else len(seats)
    roles = roles_of(box, players)
    remarks = [*_table_size(players, box), *_selection(roles, players, box)]
    if not remarks:
        remarks += _real_cards(seats, roles, box)
    remarks += _night(box)
    return [*remarks, *_balance(roles, box), *_advice(roles, players)] if not for_two else remarks


def _table_size(players: int, box: WerewordsBox) -> Iterator[Remark]:
    if players < FEWEST:
        yield refusal("werewords-too-few", players=players, fewest=FEWEST)
    elif players < 4 and not box.small_tables:
        yield refusal("werewords-small-table", players=players)
    elif players > MOST:
        yield refusal("werewords-too-many", players=players, most=MOST)


def _selection(roles: dict[str, int], players: int, box: WerewordsBox) -> Iterator[Remark]:
    most = {card.name: card.most for card in CARDS} | {"Werewolf": box.most_werewolves}
    for role, count in roles.items():
        if role == MAYOR:
            yield refusal("werewords-mayor-is-always-in")
        elif role not in most:
            yield refusal("werewords-no-such-role", role=role)
        elif count > most[role]:
            yield refusal("werewords-too-many-of", role=role, count=count, most=most[role])
    if not roles.get("Werewolf"):
        yield refusal("werewords-no-werewolf")
    if not roles.get("Seer") and not roles.get("Fortune Teller"):
        reason = "werewords-apprentice-alone" if roles.get("Apprentice") else "werewords-no-helper"
        yield refusal(reason)
    others = {role: count for role, count in roles.items() if role != "Villager"}
    if players == 2 and not (is_for_two(others) and roles.get("Villager") == 1):
        yield refusal("werewords-two-players-need")  # WW-P2-01
    elif players > 2 and sum(roles.values()) != players:
        yield refusal("werewords-wrong-number", cards=sum(roles.values()), players=players)


def _real_cards(seats: tuple[Seat, ...], roles: dict[str, int], box: WerewordsBox) -> list[Remark]:
    if box.cards == "dealt" or sorted(seats) == sorted(card_seats(roles)):
        return []
    return [refusal("werewords-seats-are-cards", seats=list(card_seats(roles)))]


def _night(box: WerewordsBox) -> Iterator[Remark]:
    if box.night_order is not None:
        usual = [card.name for card in CALLED]
        order = list(box.night_order)
        if sorted(order) != sorted(usual):
            yield refusal("werewords-night-order-names", roles=usual)
        elif (order[0], order[-1]) != (usual[0], usual[-1]):
            yield refusal("werewords-night-order-ends")
    if box.call_seer != "always":
        yield warning("werewords-seer-call-tells")
    if box.call_masons == "only when two wake":
        yield warning("werewords-mason-call-tells")


def _balance(roles: dict[str, int], box: WerewordsBox) -> Iterator[Remark]:
    """Both readings of WW-RSET-01; the one that is not chosen to warn gives a hint."""
    wolves = roles.get("Werewolf", 0) + roles.get("Minion", 0)
    readings = {
        "village team": sum(roles.values()) - wolves,
        "villager cards": roles.get("Villager", 0),
    }
    for reading, count in readings.items():
        if count <= wolves:
            remark = warning if reading == box.warn_unless_more else hint
            key = reading.replace(" ", "-")
            yield remark(f"werewords-more-{key}", count=count, wolves=wolves)


def _advice(roles: dict[str, int], players: int) -> Iterator[Remark]:
    """WW-RSET-04."""
    if roles.get("Mason") and players < 10:
        yield hint("werewords-masons-suit-ten")
    if roles.get("Werewolf", 0) > werewolves(players):
        yield hint("werewords-many-werewolves", usual=werewolves(players))
    if roles.get("Seer") and roles.get("Fortune Teller") and players < 10:
        yield hint("werewords-two-helpers")

"""Ballots, condemnations and endings a second time: slow, in the words of the book, sharing nothing
with the game but names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

MYSTICS = ("Seer", "Medium", "Wizard", "Healer", "Warden")


@dataclass(frozen=True)
class Somebody:
    """A living player: what can be done now, for whom, and as which kind of creature."""

    role: str
    faction: str
    kind: str
    has_struck: bool = False


def naive_end(living: Iterable[Somebody]) -> str | None:  # noqa: PLR0911  as the book has it
    """§6, End and stall, 1 to 5."""
    people = list(living)
    if len(people) == 0:
        return "none"
    monsters = [one for one in people if one.kind in ("werewolf", "vampire")]
    if len(monsters) == 0:
        criminals = [one for one in people if one.faction == "Criminals"]
        guards = [one for one in people if one.role == "Guard" and one.faction == "Village"]
        if len(criminals) > 0 and len(guards) == 0:
            return "Criminals"
        return "Village"
    counted = [one for one in people if one.faction != "none"]
    if all(one.faction == "Werewolves" for one in counted):
        return "Werewolves"
    if all(one.faction == "Vampire" for one in counted):
        return "Vampire"
    if naive_stall(people):
        if any(one.kind == "werewolf" for one in people):
            return "Werewolves"
        return "Vampire"
    return None


def naive_stall(people: list[Somebody]) -> bool:
    somebody_can_burn = len(people) > 2 or any(one.role == "Advocate" for one in people)
    somebody_can_be_attacked = False
    somebody_can_be_bitten = False
    for hunter in people:
        for prey in people:
            if prey is hunter:
                continue
            if hunter.kind == "werewolf":
                is_safe = prey.role in ("Hermit", "Traitor") or prey.kind == "werewolf"
                somebody_can_be_attacked = somebody_can_be_attacked or not is_safe
            if hunter.role == "Vampire":
                is_safe = (
                    prey.role in ("Hermit", "Vampire Hunter", *MYSTICS)
                    or prey.kind == "werewolf"
                    or prey.faction == "Vampire"
                )
                somebody_can_be_bitten = somebody_can_be_bitten or not is_safe
    strikes = [one for one in people if one.role == "Assassin" and not one.has_struck]
    return not (somebody_can_burn or somebody_can_be_attacked or somebody_can_be_bitten or strikes)


def naive_counts(
    roles: Mapping[str, str], votes: Mapping[str, str], client: str | None = None
) -> dict[str, int]:
    """§6, Voting effects: one slip of paper for each vote."""
    slips = list(votes.values())
    slips += [accused for voter, accused in votes.items() if roles[voter] == "Magistrate"]
    counts = {seat: slips.count(seat) for seat in roles}
    for seat in roles:
        if roles[seat] == "Enchantress":
            counts[seat] -= slips.count(seat) // 2
        if seat == client:
            counts[seat] = 0
    return counts


def naive_ballot(counts: Mapping[str, int]) -> set[str]:
    """WH-V1-04, WH-V1-07."""
    order = sorted((seat for seat in counts if counts[seat] > 0), key=lambda seat: -counts[seat])
    if not order:
        return set()
    first = {seat for seat in order if counts[seat] == counts[order[0]]}
    if len(first) > 1 or len(order) == 1:
        return first
    return first | {seat for seat in order if counts[seat] == counts[order[1]]}


def naive_condemned(counts: Mapping[str, int]) -> str | None:
    """WH-V2-02: whoever has more than each other one."""
    for seat in counts:
        if counts[seat] > 0 and all(counts[seat] > counts[o] for o in counts if o != seat):
            return seat
    return None

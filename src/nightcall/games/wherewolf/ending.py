"""When the game is over and who has won, in the order of the rulebook. Judgement only."""

from typing import Literal

from nightcall.games.wherewolf.card import Faction
from nightcall.games.wherewolf.village import Player, Village

Winner = Faction  # "none": nobody is left to win


def winner(village: Village) -> Winner | None:
    """Checked after each death and each change of faction (WH-END-01, WH-END-08)."""
    living = village.living
    if not living:
        return "none"
    if not any(blocks(player) for player in living):
        return village_or_criminals(living)
    faction = last_faction(living)
    if faction in ("Werewolves", "Vampire"):
        return faction
    return stalled_winner(living) if is_stalled(village) else None


def blocks(player: Player) -> bool:
    """Only Werewolves and Vampires keep the Village from winning (WH-END-02, WH-END-05)."""
    return player.kind != "human"


def village_or_criminals(living: list[Player]) -> Literal["Village", "Criminals"]:
    """A living Guard denies the Criminals (WH-END-07)."""
    has_criminal = any(player.faction == "Criminals" for player in living)
    has_guard = any(player.role == "Guard" and player.faction == "Village" for player in living)
    return "Criminals" if has_criminal and not has_guard else "Village"


def last_faction(living: list[Player]) -> Faction | None:
    """The one faction that is left, Loners ignored (RR-08); None if there are several."""
    last: Faction | None = None
    for player in living:
        faction = player.faction
        if faction not in (last, "none"):
            if last is not None:
                return None
            last = faction
    return last


def is_stalled(village: Village) -> bool:
    """Nobody left can kill anybody else (WH-END-06)."""
    living = village.living
    if len(living) > 2 or any(player.role == "Advocate" for player in living):
        return False
    if any(is_prey(other) for other in living) and village.pack:
        return False
    vampire = village.one("Vampire")
    if vampire and any(can_be_bitten(other) for other in living if other is not vampire):
        return False
    return not any(p.role == "Assassin" and "strike" not in p.used for p in living)


def is_prey(player: Player) -> bool:
    """Whom the pack can kill or turn."""
    return player.kind != "werewolf" and player.role not in ("Hermit", "Traitor")


def can_be_bitten(player: Player) -> bool:
    is_safe = player.role in ("Hermit", "Vampire Hunter") or player.is_mystic
    return not is_safe and player.kind != "werewolf" and player.faction != "Vampire"


def stalled_winner(living: list[Player]) -> Literal["Werewolves", "Vampire"]:
    return "Werewolves" if any(player.kind == "werewolf" for player in living) else "Vampire"

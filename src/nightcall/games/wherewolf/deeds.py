"""What was done in the night, and who dies of it: the rulebook's tables, line by line.

A *blow* is what would kill somebody. Attacks (the pack's choice, the Vampire's bite) can be stopped
by ward, immunity and luck; murders cannot. The Amulet stops everything (RR-02).
"""

from dataclasses import dataclass, field

from nightcall.games.wherewolf.village import Player, Village


@dataclass
class Deeds:
    """Collected in the order of the turn card; worked out when the night ends."""

    bard_listens: bool = False  # a Bard was alive when night fell
    warded: Player | None = None
    saved: Player | None = None  # by the Healer
    dying: list[Player] = field(default_factory=list)
    killed_by_pack: list[Player] = field(default_factory=list)
    turned: list[Player] = field(default_factory=list)
    amulet_saved: bool = False
    seer_saw_white: bool = False
    is_worked_out: bool = False

    def strike(self, player: Player) -> None:
        if player not in self.dying:
            self.dying.append(player)


def bite(village: Village, deeds: Deeds, vampire: Player, bitten: Player) -> bool:
    """The Vampire's table, first line that fits; True if the bitten player is now a Vampire."""
    if bitten.kind == "werewolf" or bitten.role == "Vampire Hunter":
        deeds.strike(vampire)
    elif bitten.role == "Hermit" or bitten.is_mystic or deeds.warded is bitten:
        pass
    elif _is_lucky(bitten):
        bitten.used.add("luck")
    elif _holds(village, "amulet", bitten):
        deeds.amulet_saved = True
    elif _holds(village, "sword", bitten):
        deeds.strike(bitten)
        deeds.strike(vampire)
        village.items["sword"].holder = None
    else:
        village.bite(bitten)
        return True
    return False


def attack(village: Village, deeds: Deeds, chooser: Player, victim: Player) -> None:
    """The pack's table, first line that fits."""
    if victim.role in ("Hermit", "Traitor") or deeds.warded is victim:
        return
    if _is_lucky(victim):
        victim.used.add("luck")
    elif _holds(village, "amulet", victim):
        deeds.amulet_saved = True
    elif victim.role == "Cursed" and victim.kind == "human":
        village.turn(victim)
        deeds.turned.append(victim)
    else:
        deeds.strike(victim)
        deeds.killed_by_pack.append(victim)
        if _holds(village, "sword", victim):
            deeds.strike(chooser)
            village.items["sword"].holder = None
        if victim.role == "Huntsman":
            deeds.strike(village.pack[-1])


def work_out(village: Village, deeds: Deeds) -> None:
    """Steps 5 and 6: the Amulet against every blow of the night, and the Ghoul for his master.

    Done once: before the Healer looks, or at the end where she is not in the pool. A Ghoul whom she
    saves has not to die after all.
    """
    if deeds.is_worked_out:
        return
    deeds.is_worked_out = True
    _amulet_saves(village, deeds)
    vampire, ghoul = village.one("Vampire"), village.one("Ghoul")
    if vampire in deeds.dying and ghoul and ghoul not in deeds.dying:
        deeds.dying[deeds.dying.index(vampire)] = ghoul
        _amulet_saves(village, deeds)


def follow_in_love(village: Village, deeds: Deeds) -> None:
    """Step 8: no protection helps a lover whose partner dies, except the Amulet."""
    for player in tuple(deeds.dying):
        partner = village.partner(player)
        if partner and partner.is_alive and partner not in deeds.dying:
            if _holds(village, "amulet", partner):
                deeds.amulet_saved = True
            else:
                deeds.strike(partner)


def bury(village: Village, deeds: Deeds) -> list[Player]:
    """Step 9: all die together, in the order of the seats; an Amulet that saved somebody is gone
    after this night. A Healer keeps a Madman from winning, but not the pack from choking on him."""
    if deeds.amulet_saved:
        village.items["amulet"].holder = None
    madmen = [player for player in deeds.killed_by_pack if player.role == "Madman"]
    village.pack_attacks = 1
    village.pack_fails = village.pack_fails or bool(madmen)
    dead = [player for player in village.living if player in deeds.dying]
    for player in dead:
        village.dies(player)
        if player in madmen and player is not deeds.saved:
            village.winners_alone.append(player.seat)
    return dead


def _amulet_saves(village: Village, deeds: Deeds) -> None:
    for player in tuple(deeds.dying):
        if _holds(village, "amulet", player):
            deeds.dying.remove(player)
            deeds.amulet_saved = True


def _holds(village: Village, item: str, player: Player) -> bool:
    return item in village.items and village.items[item].is_held_by(player)


def _is_lucky(player: Player) -> bool:
    return player.role == "Thief" and "luck" not in player.used

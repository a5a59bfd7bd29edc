"""The Criminals: they want the monsters dead, and no Guard left."""

from nightcall.games.wherewolf.call import Call
from nightcall.games.wherewolf.card import Card, Turn
from nightcall.games.wherewolf.village import Player


async def criminals_meet(call: Call) -> None:
    """By their cards: a Juliet who loves one of them sleeps on."""
    ring = [player for player in call.village.living if player.own_faction == "Criminals"]
    for player in ring:
        others = {other.seat: other.role for other in ring if other is not player}
        call.tell([player], "criminals", seats=others)
    await call.end()


async def the_boss_recruits(call: Call) -> None:
    """Once per game he may approach somebody. A Guard, a Werewolf or a Vampire is his death."""
    village = call.village
    boss = village.one("Crime Boss")
    able = boss if boss and "recruit" not in boss.used else None
    approached = await call.choose(able, "recruit", call.others(boss), may=True)
    if boss and approached:
        boss.used.add("recruit")
        if approached.role == "Guard" or approached.kind != "human":
            call.deeds.strike(boss)
        elif is_willing(call, approached):
            village.recruit(approached)
            call.inform(approached, "recruited", boss=boss.seat)
    await call.end()


def is_willing(call: Call, player: Player) -> bool:
    """Of the Village, no mystic, and not in love."""
    is_lover = call.village.partner(player) is not None
    return player.faction == "Village" and not player.is_mystic and not is_lover


async def the_assassin_strikes(call: Call) -> None:
    """Once per game; neither ward nor immunity nor luck helps."""
    assassin = call.village.one("Assassin")
    able = assassin if assassin and "strike" not in assassin.used else None
    victim = await call.choose(able, "assassinate", call.others(assassin), may=True)
    if assassin and victim:
        assassin.used.add("strike")
        call.deeds.strike(victim)
    await call.end()


RING = Turn("criminals", 10, criminals_meet)

CRIMINALS = (
    Card(
        "Crime Boss",
        "Criminals",
        -4,
        tier=2,
        first=RING,
        later=Turn("crime-boss", 7, the_boss_recruits),
    ),
    Card(
        "Assassin",
        "Criminals",
        -4,
        aura="Dark",
        tier=2,
        first=RING,
        later=Turn("assassin", 8, the_assassin_strikes),
    ),
    Card("Thief", "Criminals", -3, tier=3, first=RING),
    Card("Spy", "Criminals", -3, tier=3, is_vote_role=True, first=RING),
)

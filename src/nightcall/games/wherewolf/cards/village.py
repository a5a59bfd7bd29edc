"""The cards of the Village, and what those do that wake."""

from nightcall.games.wherewolf.call import Call
from nightcall.games.wherewolf.card import Card, Turn
from nightcall.games.wherewolf.deeds import work_out
from nightcall.games.wherewolf.village import Player


async def juliet_shows_her_romeo(call: Call) -> None:
    """They learn each other's names; she learns his faction and joins it."""
    village = call.village
    juliet = village.one("Juliet")
    romeo = await call.choose(juliet, "romeo", call.others(juliet))
    if juliet and romeo:
        juliet.romeo = romeo
        village.lovers = (juliet, romeo)
        village.factions_changed = True
        call.tell([juliet], "romeo-is", seat=romeo.seat, faction=romeo.faction)
        call.inform(romeo, "loved-by", seat=juliet.seat)
    await call.end()


async def sees_an_aura(call: Call) -> None:
    """The aura is the one of that moment (WH-NGT-03)."""
    seer = call.village.one("Seer")
    seen = await call.choose(seer, "look-into", call.others(seer))
    if seer and seen:
        call.tell([seer], "aura", seat=seen.seat, aura=seen.aura)
        call.deeds.seer_saw_white = seen.aura == "White"
    await call.end()


async def calls_one_of_the_dead(call: Call) -> None:
    """The aura at death; while nobody is dead, nothing happens."""
    medium = call.village.one("Medium")
    dead = [player for player in call.village.players.values() if not player.is_alive]
    called = await call.choose(medium, "call-the-dead", dead)
    if medium and called:
        call.tell([medium], "aura", seat=called.seat, aura=called.aura)
    await call.end()


async def senses_a_gift(call: Call) -> None:
    wizard = call.village.one("Wizard")
    sensed = await call.choose(wizard, "sense", call.others(wizard))
    if wizard and sensed:
        call.tell([wizard], "mystic", seat=sensed.seat, is_mystic=sensed.is_mystic)
    await call.end()


async def reads_who_is_absent(call: Call) -> None:
    """Up to two roles of the pool of which no copy was dealt, drawn by the House."""
    village = call.village
    monk = village.one("Monk")
    dealt = {player.card for player in village.players.values()}
    absent = tuple(sorted({card.name for card in village.pool} - dealt))
    if monk:
        order = await call.table.shuffle("absent", absent) if len(absent) > 2 else list(absent)
        call.tell([monk], "absent", roles=order[:2])
    await call.end()


async def is_shown_the_sinner(call: Call) -> None:
    priest, sinner = call.village.one("Priest"), call.village.one("Sinner")
    if priest:
        call.tell([priest], "sinner", seat=sinner.seat if sinner else None)
    await call.end()


async def twins_meet(call: Call) -> None:
    meet(call, "Twin")
    await call.end()


async def guards_meet(call: Call) -> None:
    """They are told how many Criminals were dealt, not who they are."""
    guards = meet(call, "Guard")
    criminals = [p for p in call.village.players.values() if p.own_faction == "Criminals"]
    call.tell(guards, "criminals-dealt", count=len(criminals))
    await call.end()


async def learns_of_the_vampire(call: Call) -> None:
    hunter, vampire = call.village.one("Vampire Hunter"), call.village.one("Vampire")
    if hunter:
        call.tell([hunter], "vampire-dealt", is_dealt=vampire is not None)
    await call.end()


async def guards_somebody(call: Call) -> None:
    """Not herself, and not the same one two nights running."""
    village = call.village
    warden = village.one("Warden")
    candidates = [player for player in call.others(warden) if player is not village.warded_last]
    call.deeds.warded = await call.choose(warden, "ward", candidates)
    if warden:
        village.warded_last = call.deeds.warded
    await call.end()


async def sees_the_dying(call: Call) -> None:
    """Once per game she may save one of them, not herself, even if she is dying too."""
    work_out(call.village, call.deeds)
    healer = call.village.one("Healer")
    dying = [player for player in call.village.living if player in call.deeds.dying]
    if healer:
        call.tell([healer], "dying", seats=[player.seat for player in dying])
    can_save = [player for player in dying if player is not healer]
    may_still = healer if healer and "save" not in healer.used else None
    saved = await call.choose(may_still, "save", can_save, may=True)
    if healer and saved:
        healer.used.add("save")
        call.deeds.saved = saved
        call.deeds.dying.remove(saved)
    await call.end()


def meet(call: Call, role: str) -> list[Player]:
    """Everybody of this role opens the eyes and sees the others."""
    players = call.village.having(role)
    for player in players:
        others = [other.seat for other in players if other is not player]
        call.tell([player], "meet", role=role, seats=others)
    return players


VILLAGE = (
    Card(
        "Seer",
        "Village",
        +7,
        is_mystic=True,
        first=Turn("seer", 4, sees_an_aura),
        later=Turn("seer", 3, sees_an_aura),
    ),
    Card("Medium", "Village", +3, is_mystic=True, later=Turn("medium", 4, calls_one_of_the_dead)),
    Card(
        "Wizard",
        "Village",
        +2,
        is_mystic=True,
        first=Turn("wizard", 5, senses_a_gift),
        later=Turn("wizard", 5, senses_a_gift),
    ),
    Card("Healer", "Village", +3, is_mystic=True, later=Turn("healer", 11, sees_the_dying)),
    Card("Warden", "Village", +3, is_mystic=True, tier=2, later=Turn("warden", 6, guards_somebody)),
    Card("Hermit", "Village", +3),
    Card("Juliet", "Village", 0, first=Turn("juliet", 3, juliet_shows_her_romeo)),
    Card(
        "Vampire Hunter",
        "Village",
        +3,
        tier=2,
        first=Turn("vampire-hunter", 11, learns_of_the_vampire),
    ),
    Card("Huntsman", "Village", +4, tier=2),
    Card("Priest", "Village", +2, tier=3, first=Turn("priest", 7, is_shown_the_sinner)),
    Card("Sinner", "Village", -1, aura="Dark", tier=2),
    Card("Monk", "Village", +2, tier=3, first=Turn("monk", 6, reads_who_is_absent)),
    Card("Bard", "Village", +2, tier=3),
    Card("Magistrate", "Village", +2, tier=2, is_vote_role=True),
    Card("Advocate", "Village", +1, tier=3, is_vote_role=True),
    Card("Enchantress", "Village", +1, tier=3, is_vote_role=True),
    Card("Guard", "Village", +3, tier=2, most=2, first=Turn("guards", 9, guards_meet)),
    Card("Twin", "Village", +2, tier=2, most=2, first=Turn("twins", 8, twins_meet)),
    Card("Cursed", "Village", -2, tier=2),
    Card("Peasant", "Village", +1, most=40),
)

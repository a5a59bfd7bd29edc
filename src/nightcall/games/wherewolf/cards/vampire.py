"""The Vampire, his Ghoul, and the Lesser Vampires he makes, who are no cards but what is left."""

from nightcall.games.wherewolf.call import Call
from nightcall.games.wherewolf.card import Card, Turn
from nightcall.games.wherewolf.deeds import bite


async def vampire_and_ghoul_meet(call: Call) -> None:
    pair = call.village.having("Vampire", "Ghoul")
    for player in pair:
        others = {other.seat: other.role for other in pair if other is not player}
        call.tell([player], "vampire-and-ghoul", seats=others)
    await call.end()


async def the_vampire_bites(call: Call) -> None:
    """He may bite somebody outside his faction; his brood wakes with him. Whoever leads wakes only
    those who have become one of them."""
    village = call.village
    vampire = village.one("Vampire")
    call.tell(village.brood, "brood", seats=[player.seat for player in village.brood])
    prey = [player for player in village.living if player.faction != "Vampire"]
    bitten = await call.choose(vampire, "bite", prey, may=True)
    if vampire and bitten:
        if bite(village, call.deeds, vampire, bitten):
            call.inform(bitten, "bitten", vampire=vampire.seat)
        else:
            call.table.note("bite-fails", seat=bitten.seat)
    await call.end()


MEETING = Turn("vampire", 12, vampire_and_ghoul_meet, names="Ghoul")

VAMPIRE = (
    Card(
        "Vampire",
        "Vampire",
        -7,
        aura="Dark",
        kind="vampire",
        is_antagonist=True,
        first=MEETING,
        later=Turn("vampire", 9, the_vampire_bites),
    ),
    Card(
        "Ghoul",
        "Vampire",
        -3,
        is_antagonist=True,
        first=MEETING,
    ),
)

"""The pack: Pack Leader, Werewolves, Young Wolf, and the Traitor whom only they know."""

from nightcall.games.wherewolf.call import Call
from nightcall.games.wherewolf.card import Card, Turn
from nightcall.games.wherewolf.deeds import attack
from nightcall.games.wherewolf.village import Player


async def the_pack_meets(call: Call) -> None:
    """First night: they recognise each other, strongest first; the Traitor raises a hand with
    closed eyes. Nobody is attacked (WH-NGT-04)."""
    village = call.village
    traitors = [traitor.seat for traitor in village.having("Traitor")]
    call.tell(village.pack, "pack", pack=[wolf.seat for wolf in village.pack], traitors=traitors)
    await call.end()


async def the_pack_attacks(call: Call) -> None:
    """The strongest living Werewolf chooses, somebody who is no Werewolf (WH-NGT-07, WH-NGT-10)."""
    village = call.village
    pack = village.pack
    if pack:
        call.tell(pack, "pack", pack=[wolf.seat for wolf in pack], traitors=[])
    chooser = pack[0] if pack else None
    prey = [player for player in village.living if player.kind != "werewolf"]
    for _ in range(village.pack_attacks):
        victim = await call.choose(chooser, "victim", prey)
        if chooser and victim:
            prey.remove(victim)
            call.tell(pack, "victim", seat=victim.seat)
            if not village.pack_fails:
                strikes(call, victim)
            village.pack_fails = False
    await call.end()


def strikes(call: Call, victim: Player) -> None:
    village = call.village
    attack(village, call.deeds, village.pack[0], victim)
    if victim in call.deeds.turned:
        village.inform_at_dawn(victim, "turned")
    elif victim.role == "Traitor":
        call.inform(victim, "pack-is", seats=[wolf.seat for wolf in village.pack])


PACK_FIRST = Turn("werewolves", 13, the_pack_meets, names="Traitor")
PACK_LATER = Turn("werewolves", 10, the_pack_attacks)

WEREWOLVES = (
    Card(
        "Pack Leader",
        "Werewolves",
        -6,
        aura="Dark",
        kind="werewolf",
        is_antagonist=True,
        first=PACK_FIRST,
        later=PACK_LATER,
    ),
    Card(
        "Werewolf",
        "Werewolves",
        -6,
        aura="Dark",
        kind="werewolf",
        is_antagonist=True,
        most=5,
        first=PACK_FIRST,
        later=PACK_LATER,
    ),
    Card(
        "Young Wolf",
        "Werewolves",
        -7,
        aura="Dark",
        kind="werewolf",
        is_antagonist=True,
        tier=2,
        first=PACK_FIRST,
        later=PACK_LATER,
    ),
    Card("Traitor", "Werewolves", -3, is_antagonist=True, first=PACK_FIRST),
)

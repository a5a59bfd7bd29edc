"""The night: every role of the pool is called in the order of the turn card, held or not."""

from nightcall.games.wherewolf.call import Call, say
from nightcall.games.wherewolf.card import Turn
from nightcall.games.wherewolf.deeds import Deeds, follow_in_love, work_out
from nightcall.games.wherewolf.ending import winner
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.games.wherewolf.village import Village
from nightcall.table import Table


async def night(table: Table, village: Village) -> Deeds | None:
    """What was done. Everybody acts all night; deaths come at dawn (RR-01). None if a change of
    faction has ended the game before it (WH-END-01)."""
    village.nights += 1
    deeds = Deeds(bard_listens=village.one("Bard") is not None)
    say(table, village, "night-falls")
    turns = turn_card(village)
    box = village.box
    lengths = await table.lengths("lengths", len(turns), box.pause_least, box.pause_most)
    for turn, seconds in zip(turns, lengths, strict=True):
        await turn.plays(Call(table, village, deeds, turn, seconds))
        if village.factions_changed and winner(village):
            return None
        village.factions_changed = False
    work_out(village, deeds)
    follow_in_love(village, deeds)
    return deeds


def turn_card(village: Village) -> list[Turn]:
    """The calls of tonight, whoever is dead or was not dealt (WH-NGT-05, RR-05)."""
    is_first = village.nights == 1
    if village.later_turns and not is_first:
        return village.later_turns
    turns = {card.first if is_first else card.later for card in village.pool}
    turns |= {ITEM_TURNS[name][not is_first] for name in village.items}
    in_order = sorted((turn for turn in turns if turn), key=lambda turn: (turn.place, turn.name))
    if not is_first:
        village.later_turns = in_order  # the same every night from now on
    return in_order

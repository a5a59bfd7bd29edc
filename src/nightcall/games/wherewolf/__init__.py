"""Wherewolf: many nights, 33 roles, four factions, two votings, Amulet and Sword."""

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.deck import check
from nightcall.games.wherewolf.script import wherewolf
from nightcall.games.wherewolf.series import WherewolfOutcome, WherewolfSeries, after
from nightcall.table import Game

WHEREWOLF: Game[WherewolfBox, WherewolfSeries, WherewolfOutcome] = Game(
    name="wherewolf",
    rules=1,
    box=WherewolfBox,
    series=WherewolfSeries,
    script=wherewolf,
    check=check,
    after=after,
)

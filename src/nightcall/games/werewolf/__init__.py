"""Werewolf: Andrew Plotkin's classic. Night and day until one side is left, or as many."""

from nightcall.games.werewolf.box import WerewolfBox, check
from nightcall.games.werewolf.script import werewolf
from nightcall.games.werewolf.village import WerewolfOutcome, WerewolfSeries, after
from nightcall.table import Game

WEREWOLF: Game[WerewolfBox, WerewolfSeries, WerewolfOutcome] = Game(
    name="werewolf",
    rules=1,
    box=WerewolfBox,
    series=WerewolfSeries,
    script=werewolf,
    check=check,
    after=after,
)

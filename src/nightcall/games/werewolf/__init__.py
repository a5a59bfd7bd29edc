"""Werewolf: Andrew Plotkin's classic. Night and day until one side is left, or as many."""

from nightcall.games.werewolf.box import WHO_MODERATES, WerewolfBox, check
from nightcall.games.werewolf.deal import roles_for
from nightcall.games.werewolf.script import werewolf
from nightcall.games.werewolf.staging import staged
from nightcall.games.werewolf.village import (
    SEER,
    VILLAGER,
    WerewolfOutcome,
    WerewolfSeries,
    after,
)
from nightcall.games.werewolf.village import (
    WEREWOLF as A_WEREWOLF,
)
from nightcall.table import SAYINGS, Face, Game, Saying

WEREWOLF: Game[WerewolfBox, WerewolfSeries, WerewolfOutcome] = Game(
    name="werewolf",
    rules=1,
    box=WerewolfBox,
    series=WerewolfSeries,
    script=werewolf,
    check=check,
    after=after,
    faces=(
        Face(name=A_WEREWOLF, team="werewolves", most=9, option="werewolves"),
        Face(name=SEER, team="humans", most=3, option="seers"),
        Face(name=VILLAGER, team="humans", most=30, fills=True),
    ),
    deck=roles_for,
    staged=staged,
    nights_are_pointed=True,
    left_out=dict.fromkeys(("device", "console"), WHO_MODERATES),
    sayings=(*SAYINGS, Saying("saw", {"seat": "seat", "is_wolf": ("yes", "no")})),
)

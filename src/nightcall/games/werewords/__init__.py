"""Werewords: one night, a Magic Word, and tokens. Plays by the rules of the published game."""

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import check
from nightcall.games.werewords.script import werewords
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries, after
from nightcall.table import Game

WEREWORDS: Game[WerewordsBox, WerewordsSeries, WerewordsOutcome] = Game(
    name="werewords",
    rules=1,
    box=WerewordsBox,
    series=WerewordsSeries,
    script=werewords,
    check=check,
    after=after,
)

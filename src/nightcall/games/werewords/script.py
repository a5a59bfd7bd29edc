"""Werewords from the deal to the result, in the order of its rulebook."""

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.day import day
from nightcall.games.werewords.deal import deal
from nightcall.games.werewords.endgames import Switched, find_a_wolf, hunt_the_seer
from nightcall.games.werewords.night import night
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries
from nightcall.games.werewords.two import find_the_wolf_of_two, hunt_the_seer_of_two
from nightcall.games.werewords.village import Village
from nightcall.table import EVERYONE, Table


async def werewords(table: Table, box: WerewordsBox, series: WerewordsSeries) -> WerewordsOutcome:
    village, dealt = await deal(table, box, series)
    await night(table, village, series.used_words)
    guessed = await day(table, village)
    outcome = await endgame(table, village, guessed=guessed)
    # Real cards are not numbered, and whoever holds one of a side knows that it has won.
    named = outcome.winners if box.cards == "dealt" or outcome.team is None else ()
    table.scene("result", "result", speakers="everyone", team=outcome.team, winners=named)
    if dealt is not None:
        aside = {"extra": village.extra, "copied": village.copied}
        table.tell(EVERYONE, "cards", cards=village.cards, mayor=village.mayor, **aside)
        dealt.open(table)
    return outcome


async def endgame(table: Table, village: Village, *, guessed: bool) -> WerewordsOutcome:
    """One of the two endgames; Whoops switches to the other from its beginning (WW-WHO-02)."""
    while True:
        try:
            if village.for_two:
                play = hunt_the_seer_of_two if guessed else find_the_wolf_of_two
            else:
                play = hunt_the_seer if guessed else find_a_wolf
            return await play(table, village)
        except Switched:
            guessed = not guessed
            table.tell(EVERYONE, "whoops", guessed=guessed)

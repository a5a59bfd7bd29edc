"""Wherewolf in the order of its rulebook: nights and days until one faction is left."""

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.card import Faction
from nightcall.games.wherewolf.day import dawn, day, hear_the_news
from nightcall.games.wherewolf.deal import deal
from nightcall.games.wherewolf.ending import stalled_winner, winner
from nightcall.games.wherewolf.night import night
from nightcall.games.wherewolf.series import WherewolfOutcome, WherewolfSeries
from nightcall.games.wherewolf.village import Village
from nightcall.table import EVERYONE, Choice, SealedDeal, Table

YES_OR_NO = Choice(("yes", "no"))


async def wherewolf(table: Table, box: WherewolfBox, _series: WherewolfSeries) -> WherewolfOutcome:
    village, sealed = await deal(table, box)
    while True:
        living = village.alive
        deeds = await night(table, village)
        if deeds:
            dawn(table, village, deeds)
        if faction := winner(village):
            break
        await hear_the_news(table, village)
        await day(table, village)
        if faction := winner(village):
            break
        if faction := await too_quiet(table, village, nobody_died=living == village.alive):
            break
    return result(table, village, sealed, faction)


async def too_quiet(table: Table, village: Village, *, nobody_died: bool) -> Faction | None:
    """After three full rounds without a death the table may end it by the stall rule: more than
    half of the living must want it."""
    village.quiet_rounds = village.quiet_rounds + 1 if nobody_died else 0
    if village.quiet_rounds < village.box.stall_rounds:
        return None
    village.quiet_rounds = 0
    asked = dict.fromkeys(village.alive, YES_OR_NO)
    answers = await table.all("apply-stall-rule", asked, open=True)
    in_favour = sum(answer == "yes" for answer in answers.values())
    return stalled_winner(village.living) if 2 * in_favour > len(answers) else None


def result(
    table: Table, village: Village, sealed: SealedDeal, faction: Faction
) -> WherewolfOutcome:
    """The faction wins, dead or alive; Jester and Madman have won alone (WH-GEN-04)."""
    members = [seat for seat, p in village.players.items() if p.faction == faction != "none"]
    winners = tuple(
        seat for seat in table.seats if seat in members or seat in village.winners_alone
    )
    table.scene(
        "result", "result", speakers="everyone", alive=village.alive, day=village.nights,
        faction=faction, winners=winners,
    )  # fmt: skip
    cards = {seat: player.card for seat, player in village.players.items()}
    roles = {seat: player.role for seat, player in village.players.items()}
    factions = {seat: player.faction for seat, player in village.players.items()}
    table.tell(EVERYONE, "cards", cards=cards, roles=roles, factions=factions)
    sealed.open(table)
    return WherewolfOutcome(
        winners=winners, faction=faction, alone=tuple(village.winners_alone), nights=village.nights
    )

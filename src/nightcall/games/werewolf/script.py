"""Werewolf in the order of its rulebook: night and day, until one side is gone or outnumbered."""

from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.deal import deal
from nightcall.games.werewolf.village import (
    SEER,
    WEREWOLF,
    Village,
    WerewolfOutcome,
    WerewolfSeries,
)
from nightcall.games.werewolf.votes import StandingVotes
from nightcall.table import (
    CLOCK,
    EVERYONE,
    HOUSE,
    Choice,
    Options,
    SealedDeal,
    Seat,
    Table,
    Timer,
)

DEADLOCK = "(deadlock)"
MAY_DECLARE = Choice((DEADLOCK,))


async def werewolf(table: Table, box: WerewolfBox, _series: WerewolfSeries) -> WerewolfOutcome:
    village, dealt = await deal(table, box)
    while True:
        victim = await night(table, village)
        dawn(table, village, victim)
        if village.winner():
            break
        lynched = await day(table, village)
        if lynched is not None:
            card = village.cards[lynched]
            scene(table, village, "day", "lynched", seat=lynched, card=card)
            dies(table, village, lynched, "lynched")
            if village.winner():
                break
    return result(table, village, dealt)


async def night(table: Table, village: Village) -> Seat:
    """The Werewolves choose, then the Seer looks; there is a kill on the first night too
    (PW-NGT-01, PW-NGT-02). The Seer's card is shown at death, so nobody calls a dead one."""
    village.nights += 1
    scene(table, village, "night", "night-falls")
    victim = await the_werewolves_choose(table, village)
    if village.living(SEER):
        await the_seer_looks(table, village, victim)
    return victim


async def the_werewolves_choose(table: Table, village: Village) -> Seat:
    """Proposals are seen by the pack alone; when all living Werewolves propose the same, that is
    the victim (PW-NGT-03). Over one device they agree by signs, and one of them taps."""
    pack = village.living(WEREWOLF)
    if village.nights == 1:
        await recognise(table, village, pack)
        scene(table, village, "night", "choose-a-victim")
    else:
        scene(table, village, "night", "wake-werewolves-later")
    victims = Choice(tuple(seat for seat in village.alive if seat not in pack))
    asked, told = dict.fromkeys(pack, victims), village.with_moderator(*pack)
    proposals: dict[Seat, Seat] = {}
    needed = 1 if village.box.device == "passed" else len(pack)
    remind, waits_for = village.box.remind_seconds, pack
    while len(proposals) < needed or len(set(proposals.values())) > 1:
        wolf, victim = await table.first("victim", asked, waits_for=waits_for, remind=remind)
        proposals[wolf] = victim
        table.tell(told, "proposal", seat=wolf, victim=victim)
        waits_for = tuple([wolf for wolf in pack if wolf not in proposals]) or pack
    scene(table, village, "night", "sleep-werewolves")
    return next(iter(proposals.values()))


async def recognise(table: Table, village: Village, pack: tuple[Seat, ...]) -> None:
    timer = table.timer("call", village.box.at_pace(village.box.call_seconds))
    scene(table, village, "night", "wake-werewolves-first", timer=timer)
    table.tell(village.with_moderator(*pack), "pack", pack=pack)
    await table.pause("call", timer)


async def the_seer_looks(table: Table, village: Village, victim: Seat) -> None:
    """Also in the night of her own death (PW-NGT-04)."""
    seers = village.living(SEER)
    scene(table, village, "night", "wake-seer")
    others = {seer: Choice(tuple(seat for seat in village.alive if seat != seer)) for seer in seers}
    looked_at = await table.all("look-into", others)
    timer = table.timer("call", village.box.at_pace(village.box.call_seconds))
    scene(table, village, "night", "seer-sees", timer=timer)
    for seer, seat in looked_at.items():
        if village.box.dying_seer_sees or seer != victim:
            is_wolf = village.cards[seat] == WEREWOLF
            table.tell(village.with_moderator(seer), "vision", seat=seat, is_werewolf=is_wolf)
    await table.pause("call", timer)
    scene(table, village, "night", "sleep-seer")


def dawn(table: Table, village: Village, victim: Seat) -> None:
    scene(table, village, "dawn", "morning", seat=victim)
    dies(table, village, victim, "killed")


async def day(table: Table, village: Village) -> Seat | None:
    """Votes stand until they are moved; the first who has a majority against them is dead at once
    (PW-DAY-03, PW-DAY-04). None: the day ended without a lynching, where the table allows it."""
    box, majority = village.box, village.majority
    timer = table.timer("day", box.day_seconds, (60, 30, 10)) if box.deadlock == "timer" else None
    scene(table, village, "day", "day", timer=timer, majority=majority)
    alive = village.alive
    asked: dict[Seat, Options] = {
        seat: Choice(alive if box.self_votes else (*alive[:place], *alive[place + 1 :]))
        for place, seat in enumerate(alive)
    }
    if box.deadlock == "declared":
        asked[HOUSE] = MAY_DECLARE
    votes = StandingVotes(alive)
    while True:
        seat, accused = await table.first("lynch", asked, waits_for=votes.movers(), timer=timer)
        if seat in (CLOCK, HOUSE):
            table.tell(EVERYONE, "no-lynching")
            return None
        table.tell(EVERYONE, "standing-vote", seat=seat, accused=accused)
        if votes.stand(seat, accused) >= majority:
            return str(accused)


def dies(table: Table, village: Village, seat: Seat, how: str) -> None:
    """Out at once, card up, silent for the rest of the game (PW-DAY-01, PW-DAY-02)."""
    village.alive = tuple(other for other in village.alive if other != seat)
    table.tell(EVERYONE, how, seat=seat, card=village.cards[seat])


def scene(
    table: Table,
    village: Village,
    chapter: str,
    line: str,
    *,
    timer: Timer | None = None,
    **args: object,
) -> None:
    """Who lives is open; by day the living may speak, at night nobody."""
    speakers = village.alive if chapter == "day" else ()
    day = village.nights
    table.scene(chapter, line, timer=timer, speakers=speakers, alive=village.alive, day=day, **args)


def result(table: Table, village: Village, dealt: SealedDeal) -> WerewolfOutcome:
    team = village.winner()
    if team is None:
        raise RuntimeError("the game is not over")
    wolves = [seat for seat in village.players if village.cards[seat] == WEREWOLF]
    winners = tuple(seat for seat in village.players if (seat in wolves) == (team == "werewolves"))
    table.scene(
        "result", "result", speakers="everyone", alive=village.alive, team=team, winners=winners
    )
    table.tell(EVERYONE, "cards", cards=village.cards)
    dealt.open(table)
    return WerewolfOutcome(winners=winners, team=team, nights=village.nights)

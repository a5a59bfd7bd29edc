"""The day: dawn, Assembly, First Voting, Defence, Second Voting, and the stake or not."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from nightcall.games.wherewolf.call import PASS
from nightcall.games.wherewolf.deeds import Deeds, bury
from nightcall.games.wherewolf.village import Player, Village
from nightcall.games.wherewolf.voting import adjusted, ballot, condemned, count, hands
from nightcall.table import (
    CLOCK,
    EVERYONE,
    HOUSE,
    Choice,
    Options,
    Press,
    Seat,
    Table,
    Tally,
    Timer,
)

GO_ON = "(go on)"
MAY_GO_ON = Choice((GO_ON,))
DONE = Choice(("done",))
SEEN = Choice(("seen",))


class Dusk(Exception):  # noqa: N818  no error: the day's time is over
    """A timed day is over: whatever was going on is cut off (WH-VAR-TIM)."""


def dawn(table: Table, village: Village, deeds: Deeds) -> None:
    """Names of the dead in the order of the seats, no role and no cause (WH-DAY-01)."""
    dead = bury(village, deeds)
    speak(table, village, "dawn", "day-breaks", dead=[player.seat for player in dead])
    if village.is_in_pool("Bard"):
        table.tell(EVERYONE, "bard", is_pure=deeds.bard_listens and deeds.seer_saw_white)
    for player in dead:
        laid_out(table, village, player)
    village.look_at_items(table)


async def hear_the_news(table: Table, village: Village) -> None:
    """What happened to sleepers. One device goes round, and everybody looks at it for as long as
    the others do, news or none (APP-07)."""
    news, village.news = village.news, []
    for player, key, args in news:
        if player.is_alive:
            village.tell(table, [player], key, **args)
    if village.box.device == "passed":
        alive, seconds = village.alive, village.box.view_seconds
        asked = dict.fromkeys(alive, SEEN)
        await table.all("pass-round", asked, open=True, hands=alive, seconds=seconds)


async def day(table: Table, village: Village) -> None:
    """Ends with somebody at the stake, or with hesitation; no talk after it (WH-DAY-03)."""
    no_burning, village.no_burning_tomorrow = village.no_burning_tomorrow, False
    box = village.box
    clock = table.timer("day", box.day_seconds, (60, 30, 10)) if box.timed else None
    try:
        await assembly(table, village, clock)
        accused = await first_voting(table, village, clock)
        if accused:
            await defence(table, village, accused, clock)
        burned = await second_voting(table, village, accused, clock) if accused else None
    except Dusk:
        speak(table, village, "dusk", "dusk")
        return
    if burned is None or no_burning or is_saved_by_amulet(village, burned):
        speak(table, village, "stake", "hesitation")  # the same words whatever the reason
    else:
        speak(table, village, "stake", "burned", seat=burned.seat)
        burn(table, village, burned)
    village.look_at_items(table)


async def assembly(table: Table, village: Village, clock: Timer | None) -> None:
    """Free talk, until the House ends it or its time is up (WH-DAY-02)."""
    timer = clock or table.timer("assembly", village.box.assembly_seconds, (30, 10))
    speak(table, village, "assembly", "assembly", timer=timer)
    seat, _ = await table.first("assembly", {HOUSE: MAY_GO_ON}, waits_for=(), timer=timer)
    if seat == CLOCK and clock:
        raise Dusk


async def first_voting(table: Table, village: Village, clock: Timer | None) -> tuple[Seat, ...]:
    """Everybody accuses one other player, in secret (WH-V1-01). Names are called clockwise one
    day and the other way the next (WH-V1-03); who is on the ballot is announced, not the counts."""
    alive = village.alive
    names = alive if village.nights % 2 else alive[::-1]
    speak(table, village, "first-voting", "first-voting", timer=clock, names=names)
    if village.box.votes == "counted":
        all_hands = hands(village, alive)
        raised = await counted(table, "accuse-counted", alive, all_hands, all_hands, clock)
        client = await the_client(table, village)
        counts = adjusted(village, raised, client)
        note(table, raised, counts)
    else:
        options = {seat: may_accuse(village, place) for place, seat in enumerate(alive)}
        answers = await vote(table, "accuse", options, clock, hands=in_secret(village, names))
        votes = {
            seat: answer if isinstance(answer, str) else answer["press"]
            for seat, answer in answers.items()
        }
        client = next((a["to"] for a in answers.values() if isinstance(a, dict)), None)
        counts = count(village, votes, client)
        for spy in village.having("Spy"):
            village.inform(table, spy, "accusations", votes=votes)
        show(table, village, votes)
        note(table, Counter(votes.values()), counts)
    if client:
        advocates = village.having("Advocate")
        advocates[0].used.add("client")
    accused = ballot(counts, alive)
    shown = counts if village.box.announce_counts else None
    speak(table, village, "first-voting", "accused", names=accused, counts=shown)
    return accused


def may_accuse(village: Village, place: int) -> Options:
    """Anyone but oneself. An Advocate may name a client beside it, once in the game."""
    others = village.alive[:place] + village.alive[place + 1 :]
    player = village.living[place]
    if player.role == "Advocate" and "client" not in player.used:
        return Press(dict.fromkeys(others, village.alive))
    return Choice(others)


async def defence(
    table: Table, village: Village, accused: tuple[Seat, ...], clock: Timer | None
) -> None:
    """Each accused may speak, one after the other (WH-DEF-01)."""
    for seat in accused:
        own = village.box.defence_seconds
        timer = clock or (table.timer("defence", own) if own else None)
        speak(table, village, "defence", "defence", timer=timer, seat=seat)
        asked: dict[Seat, Options] = {seat: DONE, HOUSE: MAY_GO_ON}
        who, _ = await table.first("defence", asked, waits_for=(seat,), timer=timer)
        if who == CLOCK and clock:
            raise Dusk


async def second_voting(
    table: Table, village: Village, accused: tuple[Seat, ...], clock: Timer | None
) -> Player | None:
    """All but the accused vote for one of them; a tie spares all (WH-V2-01, WH-V2-02)."""
    has_advocate = village.is_in_pool("Advocate")
    is_voted = len(accused) < len(village.alive)
    wait = None
    if has_advocate and not is_voted and village.box.votes == "each":
        wait = table.timer("second-voting", village.box.pause_most)
    speak(table, village, "second-voting", "second-voting", timer=wait or clock, names=accused)
    options = may_condemn(village, accused)
    if village.box.votes == "counted":
        most = hands(village, options)
        least = hands(village, (voter for voter in options if voter not in accused))
        raised = await counted(table, "condemn-counted", accused, least, most, clock)
        counts = adjusted(village, raised)
        note(table, raised, counts)
    else:
        round_ = in_secret(village, accused)
        if wait:  # the same wait for all, whether or not an Advocate is there to vote
            optional = tuple(options)
            answers = await table.until(wait, "condemn", options, optional=optional, hands=round_)
        else:
            is_open = not has_advocate
            answers = await vote(table, "condemn", options, clock, open=is_open, hands=round_)
        votes = {voter: seat for voter, seat in answers.items() if seat != PASS}
        counts = count(village, votes)
        show(table, village, votes)
        note(table, Counter(votes.values()), counts)
    burned = condemned(counts)
    return village.players[burned] if burned else None


def may_condemn(village: Village, accused: tuple[Seat, ...]) -> dict[Seat, Options]:
    """The living who are not accused must. An accused Advocate may, if others are accused too."""
    one_of_them = Choice(accused)
    options: dict[Seat, Options] = {}
    for player in village.living:
        if player.seat not in accused:
            options[player.seat] = one_of_them
        elif player.role == "Advocate" and len(accused) > 1:
            others = (seat for seat in accused if seat != player.seat)
            options[player.seat] = Choice((*others, PASS))
    return options


def in_secret(village: Village, first: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Whom one device goes round to for a vote: all who live, in the order of the day's names, or
    the accused first, so that nobody knows who of them has a vote all the same. Nobody where votes
    are public (WH-VAR-PUB)."""
    others = tuple(seat for seat in village.alive if seat not in first)
    return () if village.box.public else first + others


async def vote(
    table: Table,
    kind: str,
    options: Mapping[Seat, Options],
    clock: Timer | None,
    *,
    open: bool = True,  # noqa: A002  the glossary's word
    hands: tuple[Seat, ...] = (),
) -> dict[Seat, Any]:
    """Nobody may abstain (WH-V1-08); a vote that dusk cuts off is void (D-47). How many have voted
    is shown where that cannot tell of an Advocate among the accused."""
    if not options:
        return {}
    votes = await table.all(kind, options, timer=clock, open=open, hands=hands)
    if len(votes) < len(options):
        raise Dusk
    return votes


async def counted(
    table: Table, kind: str, names: tuple[Seat, ...], least: int, most: int, clock: Timer | None
) -> dict[Seat, int]:
    """The moderator counts raised hands, a Magistrate's twice, and again while one is missing
    (WH-V1-08)."""
    counts: dict[Seat, int] = {}
    asked = {HOUSE: Tally(names, most)}
    while most:
        seat, counts = await table.first(kind, asked, timer=clock, by_people=True, least=least)
        if seat == CLOCK:
            raise Dusk
        if sum(counts.values()) >= least:
            break
    return counts


async def the_client(table: Table, village: Village) -> Seat | None:
    """Where hands are counted, the moderator says whom an Advocate raised both for."""
    able = [player for player in village.having("Advocate") if "client" not in player.used]
    if not able:
        return None
    answer = await table.people("client", Choice((*village.alive, "(nobody)")))
    return None if answer == "(nobody)" else str(answer)


def show(table: Table, village: Village, votes: Mapping[Seat, Seat]) -> None:
    """Eyes are open in public votings (WH-VAR-PUB); those of the dead always (WH-DAY-04)."""
    if not votes:
        return
    if village.box.public:
        table.tell(EVERYONE, "votes", votes=dict(votes))
    else:
        table.tell(village.watchers, "votes", votes=dict(votes))


def note(table: Table, raised: Mapping[Seat, int], counts: Mapping[Seat, int]) -> None:
    """Whoever leads and saw the hands sees what cards have made of them (WH-DUT-02)."""
    if Counter(raised) != Counter(counts):
        table.note("counts", counts=dict(Counter(counts).most_common()))


def is_saved_by_amulet(village: Village, player: Player) -> bool:
    """It stops the stake once and is gone; the table hears of hesitation (WH-VAR-AMU-03)."""
    amulet = village.items.get("amulet")
    if amulet is None or not amulet.is_held_by(player):
        return False
    amulet.holder = None
    return True


def burn(table: Table, village: Village, player: Player) -> None:
    """The lover follows at once; a Jester wins; a Young Wolf leaves an angry pack."""
    if player.role == "Jester":
        village.winners_alone.append(player.seat)
        village.no_burning_tomorrow = True
    if player.role == "Young Wolf":
        village.pack_attacks = 2
    village.dies(player)
    laid_out(table, village, player)
    partner = village.partner(player)
    if partner and partner.is_alive and not is_saved_by_amulet(village, partner):
        village.dies(partner)
        table.tell(EVERYONE, "dies-of-love", seat=partner.seat)
        laid_out(table, village, partner)


def laid_out(table: Table, village: Village, player: Player) -> None:
    """The card is taken unseen, or shown with the Reveal variant. The dead may watch."""
    if village.box.reveal:
        table.tell(
            EVERYONE,
            "card-shown",
            seat=player.seat,
            card=player.card,
            role=player.role,
            kind=player.kind,
        )
    if player.seat in village.watchers:
        roles = {seat: other.role for seat, other in village.players.items()}
        table.tell((player.seat,), "all-roles", roles=roles)


def speak(
    table: Table,
    village: Village,
    chapter: str,
    line: str,
    *,
    timer: Timer | None = None,
    **args: Any,
) -> None:
    """By day the living may speak; in the votings there is silence."""
    talking = chapter in ("assembly", "defence")
    speakers = village.alive if talking else ()
    table.scene(
        chapter,
        line,
        timer=timer,
        speakers=speakers,
        alive=village.alive,
        day=village.nights,
        **args,
    )

"""The day: dawn, Assembly, First Voting, Defence, Second Voting, and the stake or not."""

from collections.abc import Mapping
from typing import Any

from nightcall.games.wherewolf.deeds import Deeds
from nightcall.games.wherewolf.village import Player, Village
from nightcall.games.wherewolf.voting import adjusted, ballot, condemned, count
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


async def dawn(table: Table, village: Village, deeds: Deeds, dead: list[Player]) -> None:
    """Names of the dead in the order of the seats, no role and no cause (WH-DAY-01)."""
    speak(table, village, "dawn", "day-breaks", dead=[player.seat for player in dead])
    if village.is_in_pool("Bard"):
        seers = village.having("Seer") + [player for player in dead if player.role == "Seer"]
        bards = village.having("Bard") + [player for player in dead if player.role == "Bard"]
        is_heard = bool(seers and bards and deeds.seer_saw_white)
        table.tell(EVERYONE, "bard", is_pure=is_heard)
    for player in dead:
        laid_out(table, village, player)
    if village.box.device == "passed" and village.alive:
        await pass_round(table, village)


async def pass_round(table: Table, village: Village) -> None:
    """Everybody looks at the one device for a while; some find news there (APP-07)."""
    news, village.news = village.news, []
    for seat, key, args in news:
        village.tell(table, [village.players[seat]], key, **args)
    await table.all("pass-round", dict.fromkeys(village.alive, SEEN), open=True)


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
        return
    speak(table, village, "stake", "burned", seat=burned.seat)
    burn(table, village, burned)


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
        counts = await counted(table, village, "accuse-counted", alive, len(alive), clock)
        client = await the_client(table, village)
    else:
        options = {seat: may_accuse(village, seat) for seat in alive}
        answers = await vote(table, "accuse", options, clock)
        votes = {
            seat: answer if isinstance(answer, str) else answer["press"]
            for seat, answer in answers.items()
        }
        client = next((a["to"] for a in answers.values() if isinstance(a, dict)), None)
        counts = count(village, votes, client)
        village.tell(table, village.having("Spy"), "accusations", votes=votes)
        show(table, village, votes)
    if client:
        advocates = village.having("Advocate")
        advocates[0].used.add("client")
    accused = ballot(counts, alive)
    shown = counts if village.box.announce_counts else None
    speak(table, village, "first-voting", "accused", names=accused, counts=shown)
    return accused


def may_accuse(village: Village, seat: Seat) -> Options:
    """Anyone but oneself. An Advocate may name a client beside it, once in the game."""
    others = tuple(other for other in village.alive if other != seat)
    player = village.players[seat]
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
    speak(table, village, "second-voting", "second-voting", timer=clock, names=accused)
    voters = may_condemn(village, accused)
    if not voters:
        return None
    if village.box.votes == "counted":
        counts = await counted(table, village, "condemn-counted", accused, len(voters), clock)
    else:
        options: dict[Seat, Options] = {
            voter: Choice(tuple(seat for seat in accused if seat != voter)) for voter in voters
        }
        votes = await vote(table, "condemn", options, clock)
        counts = count(village, votes)
        show(table, village, votes)
    burned = condemned(counts)
    return village.players[burned] if burned else None


def may_condemn(village: Village, accused: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The living who are not accused; an Advocate even then, if somebody else is too."""
    advocates = [player.seat for player in village.having("Advocate") if len(accused) > 1]
    return tuple(seat for seat in village.alive if seat not in accused or seat in advocates)


async def vote(
    table: Table, kind: str, options: Mapping[Seat, Options], clock: Timer | None
) -> dict[Seat, Any]:
    """Nobody may abstain (WH-V1-08); a vote that dusk cuts off is void (D-47)."""
    votes = await table.all(kind, options, timer=clock, open=True)
    if len(votes) < len(options):
        raise Dusk
    return votes


async def counted(
    table: Table,
    village: Village,
    kind: str,
    names: tuple[Seat, ...],
    voters: int,
    clock: Timer | None,
) -> dict[Seat, int]:
    """The moderator counts raised hands, a Magistrate's twice."""
    most = voters + len(village.having("Magistrate"))
    seat, counts = await table.first(kind, {HOUSE: Tally(names, most)}, timer=clock)
    if seat == CLOCK:
        raise Dusk
    return adjusted(village, counts, None)


async def the_client(table: Table, village: Village) -> Seat | None:
    """Where hands are counted, the moderator says whom an Advocate raised both for."""
    able = [player for player in village.having("Advocate") if "client" not in player.used]
    if not able:
        return None
    answer = await table.choose(HOUSE, "client", Choice((*village.alive, "(nobody)")))
    return None if answer == "(nobody)" else str(answer)


def show(table: Table, village: Village, votes: Mapping[Seat, Seat]) -> None:
    """Eyes are open in public votings (WH-VAR-PUB)."""
    if village.box.public:
        table.tell(EVERYONE, "votes", votes=dict(votes))


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
        village.pack_attacks += 1
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
    if village.box.dead_watch:
        roles = {seat: other.role for seat, other in village.players.items()}
        table.tell((player.seat,), "all-cards", cards=roles)


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

"""The two endgames: the Werewolves hunt the Seer, or the village looks for a Werewolf."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.series import Team, WerewordsOutcome
from nightcall.games.werewords.village import Village, finds, targets
from nightcall.table import EVERYONE, HOUSE, Choice, Seat, Several, Table, Timer

WHOOPS = "(whoops)"
MAY_SWITCH = Choice((WHOOPS,))


class Switched(Exception):  # noqa: N818  no error: Whoops was pressed
    """The table says that the day ended the other way (WW-WHO-01)."""


async def hunt_the_seer(table: Table, village: Village) -> WerewordsOutcome:
    """The word was guessed: one Werewolf who points at a target wins for the pack."""
    box = village.box
    pack = village.acting("Werewolf")
    shown = (*pack, *village.acting("Minion")) if box.minion_reveals else pack
    speakers: tuple[Seat, ...] | Literal["everyone"] = "everyone" if box.talk_in_hunt else shown
    sought = [village.cards[seat] for seat in targets(village)]
    timer = table.timer("hunt", box.hunt_seconds)
    line = "word-found-one-werewolf" if len(pack) == 1 else "word-found"
    table.scene("hunt", line, timer=timer, speakers=speakers, roles=sought)
    table.tell(EVERYONE, "magic-word", word=village.word)
    if box.cards == "dealt":
        table.tell(EVERYONE, "werewolves-show", seats=list(shown))
    hidden = Choice(table.others(*shown))
    pointing = await point(table, village, timer, "hunt", dict.fromkeys(pack, hidden))
    pointed_at = tuple(seat for seat in table.seats if seat in pointing.values())
    reveal(table, village, pointed_at)
    is_hit = any(seat in targets(village) for seat in pointed_at)
    return outcome(village, "werewolves" if is_hit else "village", guessed=True)


async def find_a_wolf(table: Table, village: Village) -> WerewordsOutcome:
    """The word was not guessed: the village wins if the vote singles out one of the pack."""
    box = village.box
    timer = table.timer("vote", box.vote_seconds)
    table.scene("vote", "word-not-found", timer=timer, speakers="everyone")
    table.tell(EVERYONE, "magic-word", word=village.word)
    if box.votes == "counted" or box.cards == "real":
        await talk(table, timer)
        table.scene("vote", "everyone-points", speakers="everyone")
        accused = await which_cards_were_turned(table)
    else:
        choices = {seat: Choice(table.others(seat)) for seat in table.seats}
        votes = await point(table, village, timer, "vote", choices)
        table.tell(EVERYONE, "votes", votes=votes)
        accused = singled_out(votes, len(table.seats), box)
    reveal(table, village, accused)
    is_found = any(seat in finds(village) for seat in accused)
    return outcome(village, "village" if is_found else "werewolves", guessed=False)


def singled_out(votes: Mapping[Seat, Seat], players: int, box: WerewordsBox) -> tuple[Seat, ...]:
    """Who must reveal: whoever has most votes, all of them in a tie (WW-EGB-03, WW-EGB-04).

    Where nobody has more than one vote, nobody is singled out (WW-EGB-05, WW-EGB-06).
    """
    counts = Counter(votes.values())
    highest = max(counts.values(), default=0)
    if highest == 0 or (highest == 1 and box.one_vote_each == "nobody"):
        return ()
    if box.singled_out_by == "majority" and highest * 2 <= players:
        return ()
    return tuple(seat for seat, count in counts.items() if count == highest)


async def point(
    table: Table, village: Village, timer: Timer, kind: str, choices: dict[Seat, Choice]
) -> dict[Seat, Seat]:
    """Everyone points at once when the time is up, and may change their mind until then.

    With real cards the time passes first, then what was pointed at is told to the device.
    """
    asked = {**choices, HOUSE: MAY_SWITCH}
    if village.box.cards == "real":
        await talk(table, timer)
        if len(choices) == 1:
            table.scene("hunt", "werewolf-points", speakers="everyone")
        else:
            table.scene("hunt", "werewolves-point", speakers="everyone")
        pointing = await table.all(kind, asked, at_once=(WHOOPS,), optional=(HOUSE,), open=True)
    else:
        pointing = await table.until(
            timer, kind, asked, at_once=(WHOOPS,), optional=(HOUSE,), open=True
        )
    if HOUSE in pointing:
        raise Switched
    return pointing


async def talk(table: Table, timer: Timer) -> None:
    """Let the time for talking pass, unless the table says Whoops."""
    seat, _ = await table.first("talk", {HOUSE: MAY_SWITCH}, waits_for=(), timer=timer)
    if seat == HOUSE:
        raise Switched


async def which_cards_were_turned(table: Table) -> tuple[Seat, ...]:
    """With hands counted by eye, the people say whom the vote singled out; none is an answer."""
    cards = Several(table.seats, 0, len(table.seats), also=(WHOOPS,))
    turned = await table.people("singled-out", cards)
    if turned == WHOOPS:
        raise Switched
    return tuple(turned)


def reveal(table: Table, village: Village, seats: tuple[Seat, ...]) -> None:
    """Pointed-at cards are turned up, in the order of the seats."""
    for seat in (seat for seat in table.seats if seat in seats):
        if village.box.beholder_reveals or village.cards[seat] != "Beholder":
            table.tell(EVERYONE, "revealed", seat=seat, card=village.cards[seat])


def outcome(village: Village, team: Team, *, guessed: bool) -> WerewordsOutcome:
    pack = finds(village)
    winners = tuple(seat for seat in village.seats if (seat in pack) == (team == "werewolves"))
    return WerewordsOutcome(
        winners=winners, team=team, guessed=guessed, word=village.word, mayor=village.mayor
    )

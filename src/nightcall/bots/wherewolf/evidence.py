"""What a bot of Wherewolf makes of what it saw and heard: how much likelier it makes which deal."""

from collections.abc import Callable, Mapping
from functools import cache
from math import log

from nightcall.bots.wherewolf.deals import IMPOSSIBLE, Evidence, Table
from nightcall.bots.wherewolf.kinds import (
    CARD,
    EVERYTHING,
    FACTION,
    KNOWN_BY,
    MYSTICS,
    NAMES,
    NUMBER,
    VILLAGE,
    WOLVES,
    are_fellows,
)
from nightcall.bots.wherewolf.notes import Notes, Statement
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.deck import antagonists_wanted, cards_of
from nightcall.table import Seat

NEVER = IMPOSSIBLE * 2
CHANGED = 0.05  # that an aura is another than the card's: bitten or turned since
HONEST = 0.9  # that somebody of the village who claims a card holds it
COVER = 0.1  # that somebody with a gift says to be a Peasant
SLIP = 0.02  # that somebody of the village says something false
SILENT = 0.15  # that somebody keeps silent while another claims their only card
LIE = 0.25  # that somebody else claims just this card
SPEAKS_UP = MYSTICS | {"Magistrate"}
KILLED = {"Vampire": 0.5, "Hermit": 0.1, "Traitor": 0.3} | dict.fromkeys(WOLVES, 0.12)
"""How likely such a card dies in the night, compared with others."""


def evidence_of(notes: Notes, box: WherewolfBox, *, in_public: bool = False) -> Evidence:
    """All that this seat knows; or `in_public`, what somebody knows who knows nothing else."""
    numbers = [NUMBER[card.name] for card in cards_of(notes.pool)]
    players = len(notes.seats)
    evidence = Evidence(numbers, players, antagonists_wanted((), players, box))
    place = {seat: number for number, seat in enumerate(notes.seats)}
    for seat in notes.seats:
        row, possible = evidence.single[place[seat]], notes.cards_for(seat)
        if in_public:
            possible = frozenset({notes.shown[seat]}) if seat in notes.shown else EVERYTHING
        for name in notes.pool:
            if name not in possible:
                row[NUMBER[name]] = NEVER
    if not in_public:
        _what_was_seen(notes, place, evidence)
    _who_was_killed(notes, place, evidence)
    _who_kept_silent(notes, place, evidence)
    for statement in notes.statements:
        if in_public or statement.seat != notes.seat:
            _heard(statement, place, evidence)
    for voter, accused in (vote for votes in notes.ballots for vote in votes.items()):
        evidence.pairs.append((place[voter], place[accused], accusing()))
    return evidence


def _what_was_seen(notes: Notes, place: dict[Seat, int], evidence: Evidence) -> None:
    for seat, aura in notes.auras.items():
        _scale(evidence, place[seat], {name: CHANGED for name in NAMES if CARD[name].aura != aura})
    for seat, is_mystic in notes.mystics.items():
        others = {name: CHANGED for name in NAMES if (name in MYSTICS) != is_mystic}
        _scale(evidence, place[seat], others)


def _who_was_killed(notes: Notes, place: dict[Seat, int], evidence: Evidence) -> None:
    for seat in notes.killed:
        if len(notes.may_hold.get(seat, NAMES)) > 1:
            _scale(evidence, place[seat], KILLED)


def _who_kept_silent(notes: Notes, place: dict[Seat, int], evidence: Evidence) -> None:
    """While somebody claimed a card that is there only once."""
    for card in set(notes.claims.values()):
        if notes.pool.get(card) == 1 and card in SPEAKS_UP:
            for seat in notes.others:
                if notes.claims.get(seat) != card:
                    evidence.single[place[seat]][NUMBER[card]] += log(SILENT)


def _heard(said: Statement, place: dict[Seat, int], evidence: Evidence) -> None:
    if said.seat not in place:
        return
    speaker = place[said.seat]
    if said.key == "claim":
        if said.what in NUMBER:
            _scale(evidence, speaker, {name: _claims(name, said.what) for name in NAMES})
    elif said.about in place and said.about != said.seat:
        table = _table_of(said)
        if table is not None:
            evidence.pairs.append((speaker, place[said.about], table))


def _table_of(said: Statement) -> Table | None:
    match said.key:
        case "accuse":
            return accusing()
        case "vouch":
            return vouching()
        case "saw-aura":
            return sights_of_auras(said.what, said.of_the_dead)
        case "saw-mystic":
            return sights_of_gifts(said.what)
        case "saw-card":
            return sights_of_cards(said.what)
        case _:
            return None


def _claims(holds: str, claimed: str) -> float:
    if claimed not in VILLAGE:
        return HONEST if holds == "Jester" else SLIP  # who would say so, but to be burned?
    if holds == claimed:
        return HONEST
    if FACTION[holds] == "Village":
        return COVER if claimed == "Peasant" else SLIP
    return LIE


@cache
def accusing() -> Table:
    """Fellows spare each other, mostly."""
    return _table(lambda one, other: 0.35 if are_fellows(one, other) else 1.0)


@cache
def vouching() -> Table:
    return _table(lambda one, other: 1.6 if are_fellows(one, other) else 1.0)


@cache
def sights_of_auras(aura: str, of_the_dead: bool) -> Table:
    sees = "Medium" if of_the_dead else "Seer"

    def likely(one: str, other: str) -> float:
        if one == sees:
            return 1.0 if CARD[other].aura == aura else CHANGED
        return _invents(one, other, is_accusing=aura == "Dark")

    return _table(likely)


@cache
def sights_of_gifts(is_mystic: str) -> Table:
    def likely(one: str, other: str) -> float:
        if one == "Wizard":
            return 1.0 if (other in MYSTICS) == (is_mystic == "yes") else CHANGED
        return _invents(one, other, is_accusing=is_mystic == "no")

    return _table(likely)


@cache
def sights_of_cards(card: str) -> Table:
    def likely(one: str, other: str) -> float:
        if one in (KNOWN_BY.get(card), "Juliet"):
            return 1.0 if other == card else SLIP
        return _invents(one, other, is_accusing=card not in VILLAGE)

    return _table(likely)


def _invents(one: str, other: str, *, is_accusing: bool) -> float:
    """How likely somebody who has seen nothing says so all the same."""
    if FACTION[one] == "Village":
        return SLIP
    if are_fellows(one, other):
        return 0.03 if is_accusing else 0.5
    return 0.4 if is_accusing else 0.25


def _table(likely: Callable[[str, str], float]) -> Table:
    return [[log(likely(one, other)) for other in NAMES] for one in NAMES]


def _scale(evidence: Evidence, seat: int, likely: Mapping[str, float]) -> None:
    row = evidence.single[seat]
    for name, factor in likely.items():
        row[NUMBER[name]] += log(factor)

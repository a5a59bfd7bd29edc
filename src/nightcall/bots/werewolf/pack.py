"""The Werewolves: whom they kill, and when one of them claims to be the Seer."""

from collections import Counter
from collections.abc import Sequence

from nightcall.bots.lots import drawn
from nightcall.bots.werewolf.mind import Mind
from nightcall.bots.werewolf.notes import Claim
from nightcall.games.werewolf.village import SEER
from nightcall.table import Seat

BOLD = 0.5
"""How often they lie on a day that decides the game. A village that knew would still not know which
of two Seers to believe; one that always lied, or never, would be read."""


def wants(mind: Mind, options: tuple[Seat, ...]) -> Seat:
    """A victim. Whatever a fellow has proposed is good enough: the pack must agree."""
    notes = mind.notes
    others = [victim for wolf, victim in notes.proposals.items() if wolf != notes.seat]
    if others:
        return Counter(reversed(others)).most_common(1)[0][0]
    return mind.chance.choice(options if mind.level == "easy" else _best_prey(mind, options))


def _best_prey(mind: Mind, options: tuple[Seat, ...]) -> Sequence[Seat]:
    """The Seer when she is known, then those whom she has cleared, then anybody."""
    notes = mind.notes
    claims = [claim for claim in notes.claims.values() if claim.seat not in notes.pack]
    seers = [claim.seat for claim in claims if claim.seat in options]
    if seers:
        return seers
    believed = [claim for claim in claims if notes.shown.get(claim.seat) == SEER]
    cleared = {seat for claim in believed for seat, is_wolf in claim.sights.items() if not is_wolf}
    return [seat for seat in options if seat in cleared] or options


def bluffs(mind: Mind) -> None:
    """Puts a false testimony into the plan, if it is this one's turn to lie; one liar is enough."""
    notes = mind.notes
    is_told = any(seat in notes.pack for seat in notes.claims)
    if mind.manner != "bluffing" or mind.has_claimed or is_told or not notes.seers:
        return
    rivals = [claim for claim in notes.claims.values() if claim.seat in notes.alive]
    if _liar(mind, rivals) == notes.seat:
        mind.testify(_made_up(mind, rivals))


def _liar(mind: Mind, rivals: Sequence[Claim]) -> Seat | None:
    """Who has nothing to lose: somebody about to be lynched, or named by the Seer. On a day after
    which it may be over, the one whom she has not named, but not always."""
    notes = mind.notes
    pack = [wolf for wolf in notes.pack if wolf in notes.alive]
    if not rivals and mind.public_order()[0] in pack:
        return mind.public_order()[0]
    named = {seat for claim in rivals for seat, is_wolf in claim.sights.items() if is_wolf}
    doomed = [wolf for wolf in pack if wolf in named]
    if len(notes.alive) - 2 > 2 * notes.wolves:
        return doomed[0] if doomed else None
    if mind.mood("bold") >= BOLD:
        return None
    lots = drawn(notes.seal, 0, notes.pack)
    return min([wolf for wolf in pack if wolf not in named] or pack, key=lots.__getitem__)


def _made_up(mind: Mind, rivals: Sequence[Claim]) -> list[tuple[Seat, bool]]:
    """Her rival is a Werewolf, of course; without one, somebody is, or a fellow is not."""
    notes = mind.notes
    if rivals:
        return [(rivals[0].seat, True)]
    fellows = [wolf for wolf in notes.pack if wolf in notes.alive and wolf != notes.seat]
    if fellows and mind.chance.random() < 0.5:
        return [(mind.chance.choice(fellows), False)]
    return [(mind.chance.choice([seat for seat in notes.alive if seat not in notes.pack]), True)]

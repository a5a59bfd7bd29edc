"""The Seer: whom she looks at, and when she speaks up."""

from nightcall.bots.werewolf.mind import Mind
from nightcall.bots.werewolf.odds import hidden, revealed
from nightcall.table import Seat


def looks_at(mind: Mind, options: tuple[Seat, ...]) -> Seat:
    """Somebody she does not know; whoever claims to be Seer beside her is known well enough."""
    notes = mind.notes
    unknown = [seat for seat in options if seat not in notes.visions]
    if notes.seers == 1 and mind.level != "easy":
        unknown = [seat for seat in unknown if seat not in notes.claims] or unknown
    return mind.chance.choice(unknown or list(options))


def speaks_up(mind: Mind) -> None:
    """Puts what she has to say into the plan, if the time has come."""
    notes = mind.notes
    if notes.seat in notes.claims:
        told = notes.claims[notes.seat].sights
        mind.testify([sight for sight in notes.visions.items() if sight[0] not in told])
    elif _is_time(mind):
        mind.testify(list(notes.visions.items()))


def _is_time(mind: Mind) -> bool:
    notes = mind.notes
    rivals = [seat for seat in notes.claims if seat in notes.alive]
    if len(rivals) >= notes.seers and mind.level != "easy":
        return True
    guilty = [seat for seat in notes.alive if notes.visions.get(seat)]
    against_me = sum(accused == notes.seat for accused in notes.votes.values())
    if 2 * against_me > len(notes.alive) - 2:
        return True
    if not mind.is_hard:
        innocent = [seat for seat in notes.alive if notes.visions.get(seat) is False]
        return bool(guilty) or (mind.level == "normal" and len(innocent) >= 2)
    return _pays(mind, mind.public_order()[0], len(guilty))


def _pays(mind: Mind, lot: Seat, guilty: int) -> bool:
    """Whether the village wins more often if she speaks than if this one is lynched and she stays
    hidden."""
    notes = mind.notes
    if lot == notes.seat:
        return True
    alive, wolves = len(notes.alive), notes.wolves
    innocent = sum(notes.visions.get(seat) is False for seat in notes.alive)
    known = notes.visions.get(lot)
    kind = "" if known is None else "guilty" if known else "innocent"
    stays = hidden(alive, wolves, innocent, guilty, kind)
    return revealed(alive, wolves, innocent, guilty) > stays

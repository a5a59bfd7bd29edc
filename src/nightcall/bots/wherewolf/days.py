"""How a bot of Wherewolf votes."""

from nightcall.bots.wherewolf.kinds import MYSTICS
from nightcall.bots.wherewolf.mind import Mind
from nightcall.games.wherewolf.call import PASS
from nightcall.table import Answer, Choice, Press, Seat

GIVES_UP = 3
"""How often a village says no to the stall rule before it lets go."""


def accuses(mind: Mind, options: Choice | Press) -> Answer:
    """An Advocate keeps the one plea of the game for somebody who is worth it."""
    if isinstance(options, Choice):
        return mind.worst(options.values)
    accused = mind.worst(tuple(options.buttons))
    client = _client(mind, options.buttons[accused])
    return {"press": accused, "to": client} if client else accused


def _client(mind: Mind, seats: tuple[Seat, ...]) -> Seat | None:
    """Oneself, a lover or a believed mystic, when many are against them."""
    notes = mind.notes
    against = [spoken.args["seat"] for spoken in notes.today if spoken.key == "accuse"]
    worthy = [
        seat
        for seat in seats
        if seat in (notes.seat, notes.lover)
        or (notes.claims.get(seat) in MYSTICS and mind.wants_dead(seat) < 0.2)
    ]
    in_danger = [seat for seat in worthy if against.count(seat) >= 2]
    return max(in_danger, key=against.count) if in_danger else None


def condemns(mind: Mind, seats: tuple[Seat, ...]) -> Answer:
    """The accused who may vote does not vote against a friend to save nobody."""
    people = tuple(seat for seat in seats if seat != PASS)
    others = tuple(seat for seat in people if seat != mind.notes.seat)
    if PASS in seats and all(mind.wants_dead(seat) < 0 for seat in others):
        return PASS
    return mind.worst(others or people)


def wants_the_stall_rule(mind: Mind, asked_before: int) -> Answer:
    """It is the Werewolves who win by it, or else the Vampire. Nobody holds out for ever."""
    gains = mind.notes.faction in ("Werewolves", "Vampire")
    return "yes" if gains or asked_before >= GIVES_UP else "no"

"""What each role does in the night: one function for each question, by its kind."""

from collections.abc import Callable, Sequence

from nightcall.bots.wherewolf.kinds import MONSTERS, MYSTICS, VILLAGE, WOLVES
from nightcall.bots.wherewolf.mind import Mind
from nightcall.games.wherewolf.call import PASS
from nightcall.table import Answer, Seat

Deed = Callable[[Mind, list[Seat]], Answer]


def shows_romeo(mind: Mind, seats: list[Seat]) -> Answer:
    """Love is blind: she knows nothing yet."""
    return mind.chance.choice(seats)


def looks_into(mind: Mind, seats: list[Seat]) -> Answer:
    """Whom she has not seen, and of those the most suspicious; rivals she knows without looking."""
    notes = mind.notes
    unseen = [seat for seat in seats if seat not in notes.auras] or seats
    unseen = [seat for seat in unseen if len(notes.cards_for(seat)) > 1] or unseen
    return _by(mind, unseen, lambda seat: round(mind.p(seat, MONSTERS), 1))


def calls_the_dead(mind: Mind, seats: list[Seat]) -> Answer:
    """Who burned first: of the others she knows who did it."""
    notes = mind.notes
    unheard = [seat for seat in seats if seat not in notes.auras] or seats
    return _by(mind, unheard, lambda seat: float(seat in notes.burned))


def senses(mind: Mind, seats: list[Seat]) -> Answer:
    """Whoever says to have a gift; then the suspicious."""
    notes = mind.notes
    unsensed = [seat for seat in seats if seat not in notes.mystics] or seats

    def worth(seat: Seat) -> float:
        return 2.0 * (notes.claims.get(seat) in MYSTICS) + round(mind.p(seat, MONSTERS), 1)

    return _by(mind, unsensed, worth)


def wards(mind: Mind, seats: list[Seat]) -> Answer:
    """Whom the pack would like best, if they are to be believed."""

    def worth(seat: Seat) -> float:
        claimed = mind.notes.claims.get(seat) in MYSTICS
        return (1.0 if claimed else 0.3) * (1 - mind.p(seat, MONSTERS))

    return _by(mind, seats, worth)


def saves(mind: Mind, seats: list[Seat]) -> Answer:
    """Somebody who is probably of the village, and useful; a gift that is never used is lost, so
    she is less choosy from night to night."""

    def worth(seat: Seat) -> float:
        is_gifted = mind.notes.claims.get(seat) in MYSTICS or seat == mind.notes.lover
        return mind.p(seat, VILLAGE) * (1.0 if is_gifted else 0.8)

    best = _by(mind, seats, worth)
    return best if worth(best) > 0.75 - 0.1 * mind.notes.nights else PASS


def recruits(mind: Mind, seats: list[Seat]) -> Answer:
    """Not a Guard and no monster, or it is the Boss's death; a mystic only laughs."""

    def worth(seat: Seat) -> float:
        danger = mind.p(seat, MONSTERS) + mind.p(seat, ("Guard",))
        return mind.p(seat, VILLAGE) - mind.p(seat, MYSTICS) - 2 * danger

    best = _by(mind, [seat for seat in seats if seat not in mind.notes.fellows], worth)
    return best if worth(best) > 0.3 else PASS


def strikes(mind: Mind, seats: list[Seat]) -> Answer:
    """A monster he is sure of, or a Guard; later he is content with less."""

    def worth(seat: Seat) -> float:
        return mind.p(seat, MONSTERS) + 0.8 * mind.p(seat, ("Guard",))

    best = _by(mind, [seat for seat in seats if seat not in mind.notes.fellows], worth)
    return best if worth(best) > 0.8 - 0.12 * mind.notes.nights else PASS


def bites(mind: Mind, seats: list[Seat]) -> Answer:
    """Werewolves and the Vampire Hunter are his death, mystics and the Hermit a night lost."""
    notes = mind.notes

    def worth(seat: Seat) -> float:
        deadly = mind.p(seat, WOLVES) + mind.p(seat, ("Vampire Hunter",))
        lost = mind.p(seat, MYSTICS) + mind.p(seat, ("Hermit",))
        return 1 - 3 * deadly - lost - 0.5 * notes.attacked.count(seat)

    best = _by(mind, [seat for seat in seats if seat != notes.lover] or seats, worth)
    if worth(best) < 0.1 and notes.nights % 3:
        return PASS
    notes.attacked.append(best)
    return best


def attacks(mind: Mind, seats: list[Seat]) -> Answer:
    """Who sees much and is believed; not the Traitor, not a Hermit, not whom it did not kill."""
    notes = mind.notes

    def worth(seat: Seat) -> float:
        if seat in notes.fellows:
            return -2.0
        gift = mind.p(seat, ("Seer",)) + 0.4 * mind.p(seat, MYSTICS - {"Seer"})
        claim = 0.3 * (notes.claims.get(seat) in MYSTICS) - 0.3 * (
            notes.claims.get(seat) == "Hermit"
        )
        vampire = 0.5 * mind.p(seat, ("Vampire",))
        risk = mind.p(seat, ("Huntsman", "Hermit", "Madman"))
        return gift + claim + vampire - risk - 0.5 * notes.attacked.count(seat)

    if mind.level == "easy":
        return mind.chance.choice(seats)
    return _by(mind, [seat for seat in seats if seat != notes.lover] or seats, worth)


def passes_on(mind: Mind, seats: list[Seat]) -> Answer:
    """To whom it should protect; one of the wicked without friends lets it crumble."""
    notes = mind.notes
    friends = [seat for seat in seats if seat in notes.fellows or seat == notes.lover]
    if notes.is_village:
        return mind.trusted(seats)
    return mind.chance.choice(friends) if friends else PASS


DEEDS: dict[str, Deed] = {
    "romeo": shows_romeo,
    "look-into": looks_into,
    "call-the-dead": calls_the_dead,
    "sense": senses,
    "ward": wards,
    "save": saves,
    "recruit": recruits,
    "assassinate": strikes,
    "bite": bites,
    "victim": attacks,
    "pass-amulet": passes_on,
    "pass-sword": passes_on,
}


def _by(mind: Mind, seats: Sequence[Seat], worth: Callable[[Seat], float]) -> Seat:
    """The best, and by chance where several are as good."""
    return max(seats, key=lambda seat: (worth(seat), mind.chance.random()))

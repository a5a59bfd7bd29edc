"""Worlds: all that is hidden in one game of Werewords, and what one seat may know of it.

`may_know` is written from the rulebook's table of who may see what, and shares no code with the
script: two worlds it calls alike must look alike to that seat.
"""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

WORDS = ("frog", "flag", "fork", "from", "ring", "ice cream", "ice crown", "ace cream", "kite")
HELPERS = ("Seer", "Fortune Teller", "Apprentice")
DAYLIGHT = ("is it alive?", "can I buy it?", "is it bigger than a cat?", "a kind of food?")


@dataclass(frozen=True)
class World:
    """The open part comes first; from `cards` on it is hidden from somebody."""

    seats: tuple[str, ...]
    mayor: str
    options: dict[str, Any]
    day: tuple[tuple[str, str, str], ...]  # who asks what, and the token that answers it
    day_ends: str  # "time" or "correct"
    votes: dict[str, str]
    cards: dict[str, str]  # the Mayor's is the secret one
    extra: str | None  # the third card of two players
    word: str
    looked_at: str | None  # by the Doppelgänger
    sides: tuple[int, int]  # which neighbour the Thing taps, and a Doppelgänger who copied it
    hand_moves: bool  # or the House has to move it
    letter: int
    salt: str = field(default="0" * 32)

    @property
    def copied(self) -> str | None:
        return self.cards[self.looked_at] if self.looked_at else None

    def holding(self, *cards: str) -> frozenset[str]:
        return frozenset(seat for seat, card in self.cards.items() if card in cards)

    def being(self, *cards: str) -> frozenset[str]:
        """Who is one of these, counting a Doppelgänger as what she copied."""
        return self.holding(*cards) | (
            self.holding("Doppelgänger") if self.copied in cards else frozenset()
        )

    def tapped_by(self, seat: str) -> str:
        place, side = self.seats.index(seat), self.sides[self.cards[seat] == "Doppelgänger"]
        return self.seats[(place + (1, -1)[side]) % len(self.seats)]


def may_know(seat: str, world: World) -> object:
    """Everything this seat may have learnt when the day begins, in a form to compare."""
    own = world.cards[seat]
    role = (world.copied or own) if own == "Doppelgänger" else own
    facts: list[object] = [own]
    if seat == world.mayor or role in ("Werewolf", "Seer"):
        facts.append(world.word)
    if role == "Fortune Teller":
        facts.append(beginnings(world.word))
    if role == "Apprentice":
        shown = {"Seer": world.word, "Fortune Teller": beginnings(world.word)}
        facts.append(("apprentice", shown.get(world.cards[world.mayor])))
    if own == "Doppelgänger":
        facts.append((world.looked_at, world.copied))
    if role == "Beholder":
        facts.append((world.holding(*HELPERS), world.being("Beholder") - {seat}))
    if role == "Mason" and can_masons_meet(world):
        facts.append(world.being("Mason"))
    if role == "Minion":
        facts.append((world.being("Werewolf"), world.being("Minion")))
    if role == "Werewolf":
        facts.append(world.being("Werewolf"))
    if role == "Thing":
        facts.append((world.tapped_by(seat), world.hand_moves))
    for thing in world.being("Thing"):
        if world.tapped_by(thing) == seat:
            facts.append(("tapped by", thing, world.cards[thing] == "Doppelgänger"))
    if world.options.get("speedwords"):
        facts.append(blanks(world))
        if role == "Werewolf":
            facts.append(world.letter)
    return facts


def can_masons_meet(world: World) -> bool:
    roles = world.options["roles"]
    return bool(roles["Mason"] == 2 or "Doppelgänger" in roles)


def beginnings(word: str) -> list[str]:
    return [part[0] for part in word.split()]


def blanks(world: World) -> str:
    return "".join(
        sign if place == world.letter or not sign.isalnum() else "_"
        for place, sign in enumerate(world.word)
    )


def random_world(chance: Random) -> World:
    players = chance.choice((2, 3, 3, 4, 5, 6, 7, 9))
    seats = tuple(["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"][:players])
    if players == 2:
        roles = {chance.choice(("Seer", "Fortune Teller")): 1, "Werewolf": 1}
        deck = [*roles, "Villager"]
    else:
        deck = random_deck(chance, players)
        roles = {card: deck.count(card) for card in deck}
    chance.shuffle(deck)
    mayor = chance.choice(seats)
    askers = [seat for seat in seats if seat != mayor]
    day = tuple(
        (chance.choice(askers), chance.choice(DAYLIGHT), chance.choice(("yes", "no", "maybe")))
        for _ in range(chance.randrange(4))
    )
    places = dict(zip(seats, deck, strict=False))
    world = World(
        seats=seats,
        mayor=mayor,
        options={"roles": roles, "speedwords": chance.random() < 0.3},
        day=day,
        day_ends=chance.choice(("time", "correct")) if day else "time",
        votes={seat: chance.choice([other for other in seats if other != seat]) for seat in seats},
        cards=places,
        extra=deck[2] if players == 2 else None,
        word=chance.choice(WORDS),
        looked_at=None,
        sides=(0, 0),
        hand_moves=True,
        letter=0,
    )
    return rehidden(chance, world)


def random_deck(chance: Random, players: int) -> list[str]:
    deck = [chance.choice(("Seer", "Fortune Teller")), "Werewolf"]
    more = ["Seer", "Fortune Teller", "Apprentice", "Beholder", "Mason", "Mason", "Thing"]
    more += ["Minion", "Doppelgänger", "Doppelgänger", "Werewolf", "Villager", "Villager"]
    chance.shuffle(more)
    for card in more:
        limit = {"Mason": 2, "Werewolf": 3, "Villager": 9}.get(card, 1)
        if len(deck) < players and deck.count(card) < limit:
            deck.append(card)
    return deck + ["Villager"] * (players - len(deck))


def rehidden(chance: Random, world: World) -> World:
    """The same cards on the table, with some of the small hidden things drawn anew."""
    doppelganger = next(iter(world.holding("Doppelgänger")), None)
    others = [seat for seat in world.seats if seat != doppelganger]
    letters = [place for place, sign in enumerate(world.word) if sign.isalnum()]
    keeps_letter = world.letter in letters and chance.random() < 0.5
    return replace(
        world,
        looked_at=chance.choice(others) if doppelganger else None,
        sides=(chance.randrange(2), chance.randrange(2)),
        hand_moves=chance.random() < 0.8,
        letter=world.letter if keeps_letter else chance.choice(letters),
        salt=f"{chance.getrandbits(128):032x}",
    )


def another_world(chance: Random, world: World, seat: str) -> World | None:
    """A different world that this seat may not tell from `world`; None if none was found."""
    known = may_know(seat, world)
    for _ in range(60):
        other = world
        if chance.random() < 0.8:
            other = swapped(chance, other, seat)
        if chance.random() < 0.7:
            other = replace(other, word=chance.choice(WORDS))
        other = rehidden(chance, other)
        is_other = replace(other, salt=world.salt) != world
        if is_other and may_know(seat, other) == known:
            return other
    return None


def swapped(chance: Random, world: World, seat: str) -> World:
    """Two other places change cards; the extra card of two players is a place too."""
    places = [place for place in world.seats if place != seat]
    cards = dict(world.cards)
    if world.extra is not None:
        other = places[0]
        return replace(world, cards={**cards, other: world.extra}, extra=cards[other])
    for _ in range(chance.choice((1, 1, 2))):
        one, two = chance.choice(places), chance.choice(places)
        cards[one], cards[two] = cards[two], cards[one]
    return replace(world, cards=cards)

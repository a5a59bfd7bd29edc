"""Worlds of Wherewolf: what is hidden in a game, and pairs that one seat may not tell apart."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.table import Choice, Lengths, Press, Run, Seat
from tests.conformance.boxes import can_start, random_village
from tests.conformance.wherewolf_known import CHOICES, MAY_PASS, Known
from tests.leaks.nights import Shown, play, seen

PEOPLE = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
NIGHTS = 3

Wishes = dict[tuple[str, int, Seat | None], tuple[Seat, ...]]


class OtherDeck(Exception):  # noqa: N818  no error: the rules deal something else
    """These cards cannot be dealt together."""


@dataclass(frozen=True)
class World:
    """The open part comes first; from `cards` on it is hidden from somebody. The votings are
    secret, so votes are hidden too."""

    seats: tuple[Seat, ...]
    options: dict[str, Any]
    lengths: tuple[int, ...]
    nights: int
    cards: tuple[str, ...]
    out: tuple[str, ...]  # in the pool, and not dealt
    wishes: Wishes  # whom a power is used on, by kind and night; votes by seat too
    passes: frozenset[tuple[str, int]]
    bearers: tuple[Seat, Seat]
    client: tuple[int, Seat] | None  # on which day the Advocate clears whom
    salt: str = "0" * 32

    @cached_property
    def played(self) -> tuple[Run, Shown]:
        return play(WHEREWOLF, self.seats, WherewolfBox(**self.options), self.answer, self.nights)

    def answer(self, run: Run, seat: Seat, night: int) -> Any:  # noqa: PLR0911  one line an ask
        assert run.ask is not None
        kind, options = run.ask.kind, run.ask.options[seat]
        match kind:
            case "draw-deck":
                return [*self.cards, *self.out]
            case "deal":
                if Counter(options.items) != Counter(self.cards):  # type: ignore[union-attr]
                    raise OtherDeck
                return list(self.cards)
            case "first-amulet":
                return self.bearers[0]
            case "first-sword":
                return self.bearers[1]
            case "seal":
                return self.salt
            case "absent":
                return sorted(options.items)  # type: ignore[union-attr]
            case "apply-stall-rule":
                return "no"
        return self.choice(kind, options, seat, night)

    def choice(self, kind: str, options: object, seat: Seat, night: int) -> Any:
        match options:
            case Lengths(count):
                return [self.lengths[place % len(self.lengths)] for place in range(count)]
            case Press(buttons):
                accused = first_of(self.wishes[kind, night, seat], tuple(buttons))
                if self.client and self.client[0] == night and self.client[1] in buttons[accused]:
                    return {"press": accused, "to": self.client[1]}
                return accused
            case Choice(values):
                if "(pass)" in values and (kind, night) in self.passes:
                    return "(pass)"
                own = self.wishes.get((kind, night, seat))
                return first_of(own or self.wishes.get((kind, night, None), ()), values)
        raise AssertionError(kind)

    def known(self, seat: Seat) -> object:
        """All that the rules let this seat know when the time of the world is over."""
        run, _ = self.played
        facts = Known(run)
        return facts.facts[seat], facts.public, self.own_answers(seat), run.is_over

    @property
    def is_over(self) -> bool:
        return self.played[0].is_over

    def own_answers(self, seat: Seat) -> list[Any]:
        return [entry.answer for entry in self.played[0].entries if entry.seat == seat]

    def seen(self, seat: Seat) -> list[Any]:
        return seen(self.played, seat)


def first_of(wanted: tuple[Seat, ...], values: tuple[Seat, ...]) -> Seat:
    return next(seat for seat in (*wanted, *values) if seat in values)


def random_world(chance: Random) -> World:
    while True:
        players = chance.randint(6, 9)
        seats = PEOPLE[:players]
        level = chance.choice(("later", "expert", "expert"))
        options: dict[str, Any] = {
            "level": level,
            "roles": random_village(chance, players, level),
            "more_antagonists": chance.choice((0, 0, 1)),
            "amulet": chance.random() < 0.4,
            "sword": chance.random() < 0.4,
            "reveal": chance.random() < 0.1,
            "public": chance.random() < 0.1,
            "device": chance.choice(("own", "own", "own", "passed")),
            "dead_watch": chance.random() < 0.3,
        }
        pool = [card for card, count in options["roles"].items() for _ in range(count)]
        chance.shuffle(pool)
        world = World(
            seats=seats,
            options=options,
            lengths=tuple(chance.randint(6, 12) for _ in range(7)),
            nights=chance.choice((1, 2, 2, 3)),
            cards=tuple(pool[:players]),
            out=tuple(pool[players:]),
            wishes=wishes(chance, seats),
            passes=passes(chance),
            bearers=bearers(chance, seats),
            client=(chance.randrange(2), chance.choice(seats)) if chance.random() < 0.5 else None,
        )
        box = WherewolfBox(**options)
        if can_start(WHEREWOLF, WHEREWOLF.header(seats, box)) and can_be_dealt(world):
            return world


def can_be_dealt(world: World) -> bool:
    try:
        world.played  # noqa: B018  plays it
    except OtherDeck:
        return False
    return True


def wishes(chance: Random, seats: tuple[Seat, ...]) -> Wishes:
    found: Wishes = {}
    for night in range(NIGHTS):
        for kind in CHOICES:
            found[kind, night, None] = order(chance, seats)
        for seat in seats:
            for kind in ("accuse", "condemn"):
                found[kind, night, seat] = order(chance, seats)
    return found


def order(chance: Random, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(chance.sample(seats, len(seats)))


def passes(chance: Random) -> frozenset[tuple[str, int]]:
    every = [(kind, night) for kind in (*MAY_PASS, "condemn") for night in range(NIGHTS)]
    return frozenset(one for one in every if chance.random() < 0.3)


def another_world(chance: Random, world: World, seat: Seat) -> World | None:
    """A different world that this seat may not tell from `world`; None if none was found."""
    known = world.known(seat)
    for _ in range(60):
        other = changed(chance, world, seat)
        if not can_be_dealt(other) or other.is_over != world.is_over:
            continue  # everybody may know that a game has ended
        if other.known(seat) == known and differ(world, other):
            return other
    return None


def differ(world: World, other: World) -> bool:
    """Not only in wishes that nobody could follow."""
    return answers(world) != answers(other)


def answers(world: World) -> list[Any]:
    return [entry.answer for entry in world.played[0].entries if entry.answer != world.salt]


def changed(chance: Random, world: World, seat: Seat) -> World:
    """Two cards change places, one of them perhaps with a card that is out; or some power is
    used on somebody else, the items start elsewhere, others vote otherwise."""
    cards, out = list(world.cards), list(world.out)
    places = [place for place, other in enumerate(world.seats) if other != seat]
    match chance.choice(("swap", "out", "out", "wish")):
        case "swap":
            one, two = chance.sample(places, 2)
            cards[one], cards[two] = cards[two], cards[one]
        case "out" if out:
            one, two = chance.choice(places), chance.randrange(len(out))
            cards[one], out[two] = out[two], cards[one]
    found = dict(world.wishes)
    for key in chance.sample(list(found), chance.randrange(4)):
        found[key] = order(chance, world.seats)
    return replace(
        world,
        cards=tuple(cards),
        out=tuple(out),
        wishes=found,
        passes=world.passes ^ (passes(chance) if chance.random() < 0.2 else frozenset()),
        bearers=bearers(chance, world.seats) if chance.random() < 0.3 else world.bearers,
        salt=f"{chance.getrandbits(128):032x}",
    )


def bearers(chance: Random, seats: tuple[Seat, ...]) -> tuple[Seat, Seat]:
    one, two = chance.sample(seats, 2)
    return one, two


def a_pair(chance: Random) -> tuple[World, World, Seat]:
    while True:
        world = random_world(chance)
        for seat in chance.sample(world.seats, 3):
            other = another_world(chance, world, seat)
            if other is not None:
                return world, other, seat

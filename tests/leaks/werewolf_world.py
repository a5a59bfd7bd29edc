"""Worlds of Werewolf: what is hidden in a game, and pairs that one seat may not tell apart."""

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.table import Ask, Run, Seat
from tests.conformance.werewolf_known import Known
from tests.leaks.nights import Shown, is_nightfall, play, seen

PEOPLE = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


@dataclass(frozen=True)
class World:
    """The open part comes first; from `cards` on it is hidden from somebody."""

    seats: tuple[Seat, ...]
    options: dict[str, Any]
    nights: int
    accused: tuple[Seat, ...]  # by day: whom the village lynches
    cards: tuple[str, ...]
    victims: tuple[tuple[Seat, ...], ...]  # by night: whom the pack wants, if it can
    arguments: tuple[tuple[Seat, ...], ...]  # by night: what is proposed before they agree
    looks: tuple[tuple[Seat, ...], ...]
    salt: str = "0" * 32

    @cached_property
    def played(self) -> tuple[Run, Shown]:
        return play(WEREWOLF, self.seats, WerewolfBox(**self.options), self.answer, self.nights)

    def answer(self, run: Run, seat: Seat, night: int) -> Any:
        assert run.ask is not None
        values = getattr(run.ask.options[seat], "values", ())
        match run.ask.kind:
            case "deal":
                return list(self.cards)
            case "seal":
                return self.salt
            case "look":
                return "seen"
            case "victim":
                argued = self.arguments[night][proposals_so_far(run) :]
                return first_of((*argued[:1], *self.victims[night]), values)
            case "look-into":
                return first_of(self.looks[night], values)
            case _:
                return first_of((self.accused[night],), values)

    def known(self, seat: Seat) -> object:
        """All that the rules let this seat know when the time of the world is over."""
        run, _ = self.played
        facts = Known(run)
        return facts.facts[seat], facts.public, run.is_over

    def seen(self, seat: Seat) -> list[Any]:
        return seen(self.played, seat)


def proposals_so_far(run: Run) -> int:
    """In this night."""
    number = -1
    for item in reversed(run.said):
        if is_nightfall(item):
            break
        number += isinstance(item, Ask) and item.kind == "victim"
    return number


def first_of(wanted: tuple[Seat, ...], values: tuple[Seat, ...]) -> Seat:
    return next(seat for seat in (*wanted, *values) if seat in values)


def orders(chance: Random, seats: tuple[Seat, ...], number: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(chance.sample(seats, len(seats))) for _ in range(number))


def random_world(chance: Random) -> World:
    players = chance.choice((6, 7, 8, 9))
    seats = PEOPLE[:players]
    options: dict[str, Any] = {"seers": chance.choice((0, 1, 1, 2)), "werewolves": 2}
    if players >= 8:
        options["werewolves"] = chance.choice((2, 3))
    options["dying_seer_sees"] = chance.random() < 0.8
    options["device"] = chance.choice(("own", "own", "passed"))
    deck = ["Werewolf"] * options["werewolves"] + ["Seer"] * options["seers"]
    deck += ["Villager"] * (players - len(deck))
    if chance.random() < 0.2:
        seats, options["moderator"] = PEOPLE[: players + 1], "dealt"
        deck.append("Moderator")
    chance.shuffle(deck)
    return World(
        seats=seats,
        options=options,
        nights=chance.choice((1, 1, 2, 2, 3)),
        accused=tuple(chance.sample(seats, 3)),
        cards=tuple(deck),
        victims=orders(chance, seats, 3),
        arguments=arguments(chance, seats),
        looks=orders(chance, seats, 3),
    )


def arguments(chance: Random, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(chance.sample(seats, chance.randrange(4))) for _ in range(3))


def another_world(chance: Random, world: World, seat: Seat) -> World | None:
    """A different world that this seat may not tell from `world`; None if none was found."""
    places = [place for place, other in enumerate(world.seats) if other != seat]
    for _ in range(40):
        cards = list(world.cards)
        if chance.random() < 0.95:
            one, two = chance.sample(places, 2)
            if cards[one] == cards[two]:
                continue
            cards[one], cards[two] = cards[two], cards[one]
        other = replace(
            world,
            cards=tuple(cards),
            arguments=arguments(chance, world.seats),
            looks=world.looks if chance.random() < 0.5 else orders(chance, world.seats, 3),
            salt=f"{chance.getrandbits(128):032x}",
        )
        if other.known(seat) == world.known(seat):
            return other
    return None


def a_pair(chance: Random) -> tuple[World, World, Seat]:
    while True:
        world = random_world(chance)
        seat = chance.choice(world.seats)
        other = another_world(chance, world, seat)
        if other is not None:
            return world, other, seat

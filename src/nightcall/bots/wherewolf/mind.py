"""What a bot of Wherewolf believes and wants: who is probably what, and who had better die."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from nightcall.bots.bot import Level, Manner
from nightcall.bots.lots import drawn
from nightcall.bots.temper import EVEN, Temper
from nightcall.bots.wherewolf.deals import chances
from nightcall.bots.wherewolf.evidence import evidence_of
from nightcall.bots.wherewolf.kinds import CRIMINALS, MONSTERS, MYSTICS, NUMBER, WOLVES
from nightcall.bots.wherewolf.notes import Notes
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.table import Seat, Spoken

STEPS: dict[Level, int] = {"easy": 150, "normal": 300, "hard": 450}
"""How long a bot thinks where it cannot go through all deals."""

SURE = 0.35
"""A village that suspects nobody more than this knows little."""

ALIKE = 0.05
"""Chances that differ by less are not told apart."""


@dataclass
class Mind:
    notes: Notes
    box: WherewolfBox
    level: Level
    manner: Manner
    chance: Random
    temper: Temper = EVEN
    plan: list[Spoken] = field(default_factory=list)  # what it is about to say
    _chances: list[list[float]] = field(default_factory=list)
    _public: list[list[float]] = field(default_factory=list)
    _version: int = -1
    _moods: dict[str, float] = field(default_factory=dict)
    _today: int = 0

    @property
    def is_hard(self) -> bool:
        return self.level == "hard"

    # Believing

    def think(self) -> None:
        """Count or sample the deals anew, if anything has come up since."""
        if self._version != self.notes.version:
            self._version = self.notes.version
            evidence = evidence_of(self.notes, self.box)
            self._chances = chances(evidence, STEPS[self.level], self.chance)
            self._public = []

    def p(self, seat: Seat, cards: Iterable[str]) -> float:
        """The chance that a seat was dealt one of these."""
        if not self._chances:
            self.think()
        row = self._chances[self.notes.seats.index(seat)]
        return sum([row[NUMBER[card]] for card in cards])

    def looks_guilty(self, seat: Seat) -> float:
        """How likely the village takes a seat for a monster."""
        if not self._public:
            evidence = evidence_of(self.notes, self.box, in_public=True)
            self._public = chances(evidence, STEPS[self.level], self.chance)
        row = self._public[self.notes.seats.index(seat)]
        return sum([row[NUMBER[card]] for card in MONSTERS])

    # Wanting

    def wants_dead(self, seat: Seat) -> float:
        """How much this seat's side gains if that one dies; below 0 for its own people."""
        notes = self.notes
        if seat in notes.fellows or seat in (notes.lover, notes.seat):
            return -1.0
        match notes.faction:
            case "Werewolves" if notes.role == "Traitor" and not notes.fellows:
                return 1 - self.p(seat, WOLVES)
            case "Werewolves":
                gifts = 0.3 * self.p(seat, ("Seer",)) + 0.1 * self.p(seat, MYSTICS)
                return gifts + (self.looks_guilty(seat) if self.level != "easy" else 0.0)
            case "Vampire":
                enemies = self.p(seat, WOLVES) + 0.5 * self.p(seat, ("Vampire Hunter",))
                return enemies + (0.5 * self.looks_guilty(seat) if self.level != "easy" else 0.0)
            case "Criminals":
                return self.p(seat, MONSTERS) + 0.5 * self.p(seat, ("Guard",))
            case _:
                helpers = self.p(seat, ("Traitor", "Ghoul")) + self.p(seat, CRIMINALS)
                return self.p(seat, MONSTERS) + 0.2 * helpers - 0.3 * self.p(seat, ("Jester",))

    def worst(self, seats: Sequence[Seat]) -> Seat:
        """Whom to vote against. Good players draw lots among those who are alike, the same lots
        all of them; others listen to whoever is accused most, if they listen to anybody."""
        wishes = {seat: self.wants_dead(seat) for seat in seats}
        most = max(wishes.values())
        alike = [seat for seat in seats if wishes[seat] >= most - ALIKE and wishes[seat] >= 0]
        alike = alike or [seat for seat in seats if wishes[seat] == most]
        if self.is_hard and not self._would_rather_wait(most):
            lots = drawn(self.notes.seal, self.notes.nights, self.notes.seats)
            return min(alike, key=lots.__getitem__)
        if self.temper.leans < 0:
            return max(alike, key=self.mood)
        accused = [s.args["seat"] for s in self.notes.today if s.key == "accuse"]
        return max(alike, key=lambda seat: (accused.count(seat), self.mood(seat)))

    def _would_rather_wait(self, suspicion: float) -> bool:
        """A village of an even number that knows little gains by a day without a burning: the
        night takes one, and then it burns as often before the end. So it does not agree."""
        notes = self.notes
        return notes.is_village and suspicion < SURE and len(notes.alive) % 2 == 0

    def trusted(self, seats: Sequence[Seat]) -> Seat:
        """Whom to help."""
        return min(seats, key=lambda seat: (round(self.wants_dead(seat), 1), self.mood(seat)))

    def mood(self, name: str) -> float:
        """Something between 0 and 1 that stays the same for a day and a night."""
        if self._today != self.notes.nights:
            self._today = self.notes.nights
            self._moods.clear()
        return self._moods.setdefault(name, self.chance.random())

    # Speaking

    def say(self, key: str, **args: str) -> None:
        self.plan.append(Spoken(self.notes.seat, key, args))

    def has_said(self, key: str, **args: str) -> bool:
        about = args.get("seat")
        what = args.get("card") or args.get("aura") or args.get("is_mystic") or ""
        return (self.notes.seat, key, about, what) in self.notes.marked

"""What a bot of Werewolf makes of its notes: whom it suspects, and whom the village will lynch."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from nightcall.bots.bot import Level, Manner
from nightcall.bots.lots import drawn
from nightcall.bots.werewolf.belief import Facts, Witness, suspicions
from nightcall.bots.werewolf.notes import Notes
from nightcall.games.werewolf.village import SEER, WEREWOLF
from nightcall.table import Seat, Spoken


@dataclass
class Mind:
    notes: Notes
    level: Level
    manner: Manner
    chance: Random
    plan: list[Spoken] = field(default_factory=list)  # what it is about to say
    _moods: dict[str, float] = field(default_factory=dict)
    _today: int = 0

    @property
    def is_hard(self) -> bool:
        return self.level == "hard"

    @property
    def has_claimed(self) -> bool:
        """To be the Seer, rightly or not; or is about to."""
        return self.notes.seat in self.notes.claims or bool(self.plan)

    def public_order(self) -> Sequence[Seat]:
        """Whom a village lynches that puts together what is openly known, and draws lots where
        that does not decide. Good players come to the same order without a word."""
        return _order(self.notes.facts, self.notes.seal, self.notes.nights)

    def own_order(self) -> Sequence[Seat]:
        """The same for what this seat knows besides; the less experienced go by hunches."""
        notes = self.notes
        facts = notes.facts
        if facts.witnesses:
            facts = facts._replace(witnesses=tuple(map(self._judge, facts.witnesses)))
        if notes.visions and self.has_claimed:  # she need not hide what she knows any more
            order = _order(facts, notes.seal, notes.nights)
            return sorted(order, key=lambda seat: -notes.visions.get(seat, 0.5))
        if self.is_hard:
            return _order(facts, notes.seal, notes.nights)
        chances = suspicions(facts) if self.level == "normal" else self._hearsay()
        return sorted(notes.alive, key=lambda seat: (-chances[seat], self.mood(seat)))

    def _judge(self, witness: Witness) -> Witness:
        """A witness against what this seat knows better."""
        notes = self.notes
        if witness.seat == notes.seat or notes.card == WEREWOLF:
            return witness
        is_rival = notes.card == SEER and notes.seers == 1
        is_false = witness.is_false or is_rival or (notes.seat, True) in witness.sights
        is_false = is_false or any(
            notes.visions.get(seat, is_wolf) != is_wolf for seat, is_wolf in witness.sights
        )
        return witness._replace(is_false=is_false)

    def _hearsay(self) -> dict[Seat, float]:
        """A beginner believes the last who says to have seen something."""
        chances = dict.fromkeys(self.notes.alive, 0.5)
        for claim in self.notes.claims.values():
            if self.notes.shown.get(claim.seat, SEER) == SEER and claim.seat != self.notes.seat:
                chances.update({s: float(w) for s, w in claim.sights.items() if s in chances})
                if claim.seat in chances:
                    chances[claim.seat] = min(chances[claim.seat], 0.25)
        return chances

    def mood(self, name: str) -> float:
        """Something between 0 and 1 that stays the same for a day."""
        if self._today != self.notes.nights:
            self._today = self.notes.nights
            self._moods.clear()
        return self._moods.setdefault(name, self.chance.random())

    # Speaking

    def say(self, key: str, **args: str) -> Spoken:
        return Spoken(self.notes.seat, key, args)

    def testify(self, sights: Sequence[tuple[Seat, bool]]) -> None:
        """Come out as the Seer, one saying after the other."""
        if not self.has_claimed:
            self.plan.append(self.say("claim", card=SEER))
        for seat, is_wolf in sights:
            self.plan.append(self.say("saw", seat=seat, is_wolf="yes" if is_wolf else "no"))


@lru_cache(4096)
def _order(facts: Facts, seal: str, day: int) -> tuple[Seat, ...]:
    lots = drawn(seal, day, facts.alive)
    chances = suspicions(facts)
    return tuple(sorted(facts.alive, key=lambda seat: (-chances[seat], lots[seat])))

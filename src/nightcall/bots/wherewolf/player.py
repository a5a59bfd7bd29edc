"""A bot for any seat of Wherewolf: what it answers, and what it has to say."""

from collections.abc import Sequence
from random import Random

from nightcall.bots.bot import Level, Manner
from nightcall.bots.random_bot import RandomBot
from nightcall.bots.temper import EVEN, Temper
from nightcall.bots.wherewolf import days, talk
from nightcall.bots.wherewolf.mind import Mind
from nightcall.bots.wherewolf.nights import DEEDS
from nightcall.bots.wherewolf.notes import Notes
from nightcall.games.wherewolf import WHEREWOLF as GAME
from nightcall.games.wherewolf.call import PASS
from nightcall.table import Answer, Choice, Header, Press, Seat, Spoken, View

MANNER_OF: dict[Level, Manner] = {"easy": "stealthy", "normal": "bluffing", "hard": "bluffing"}


class WherewolfBot:
    def __init__(
        self,
        seat: Seat,
        header: Header,
        level: Level,
        chance: Random,
        manner: Manner | None = None,
        temper: Temper = EVEN,
    ) -> None:
        box, _ = GAME.unpack(header)
        self._notes = Notes(seat)
        self._mind = Mind(self._notes, box, level, manner or MANNER_OF[level], chance, temper)
        self._random = RandomBot(chance, ())
        self._stalls = 0
        self._thought = (-1, "")

    def answer(self, view: View, heard: Sequence[Spoken]) -> Answer:
        asked = view.asked
        if asked is None:
            return self._random.answer(view)
        options = asked.options
        if isinstance(options, Choice) and len(options.values) == 1:
            return options.values[0]
        self._notes.read(view, heard)
        answer = self._choose(asked.kind, options)
        return self._random.answer(view) if options.refuse(answer) else answer

    def _choose(self, kind: str, options: object) -> Answer:
        mind = self._mind
        if kind == "apply-stall-rule":
            self._stalls += 1
            return days.wants_the_stall_rule(mind, self._stalls - 1)
        mind.think()
        if kind == "accuse" and isinstance(options, Choice | Press):
            return days.accuses(mind, options)
        if not isinstance(options, Choice):
            return None
        if kind == "condemn":
            return days.condemns(mind, options.values)
        if kind in DEEDS:
            return DEEDS[kind](mind, [seat for seat in options.values if seat != PASS])
        return None

    def says(self, view: View, heard: Sequence[Spoken]) -> Spoken | None:
        """It thinks once when the talk begins; what the others say then it weighs for its vote."""
        notes, mind = self._notes, self._mind
        notes.read(view, heard)
        is_talk = notes.chapter in ("assembly", "defence") and notes.seat in notes.alive
        if not is_talk or view.is_over:
            mind.plan.clear()
            return None
        if self._thought != (notes.nights, notes.chapter):
            self._thought = (notes.nights, notes.chapter)
            mind.think()
        if not mind.plan:
            talk.thinks_of_something(mind)
        return mind.plan.pop(0) if mind.plan else None

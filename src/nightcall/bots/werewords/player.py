"""A bot for any seat of Werewords: what it answers, and what it has to say."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from nightcall.bots.bot import Level, Manner
from nightcall.bots.random_bot import RandomBot
from nightcall.bots.werewords import asker, judge, mayor
from nightcall.bots.werewords.mind import Mind
from nightcall.bots.werewords.notes import Notes
from nightcall.bots.werewords.skill import SKILLS
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.village import EXTRA
from nightcall.table import Answer, Choice, Header, Press, Seat, Spoken, Text, View

NEW_WORDS = "(new words)"
FOLLOWS = 0.35
"""How often a bot points where most of the talk points."""


class WerewordsBot:
    """Sees what its seat sees, and nothing else."""

    def __init__(
        self, seat: Seat, header: Header, level: Level, chance: Random, manner: Manner | None = None
    ) -> None:
        del manner  # everybody hides who they are in this game
        self._seat = seat
        self._header = header
        self._level: Level = level
        self._chance = chance
        self._random = RandomBot(chance, ("?",))
        self._begin()

    def _begin(self) -> None:
        box, _ = WEREWORDS.unpack(self._header)
        self._notes = Notes.begin(self._seat, box, self._header)
        self._mind = Mind(self._notes, SKILLS[self._level], self._chance)
        self._spoke_in = ""

    def _read(self, view: View) -> None:
        """Take in the view; after an undo, all of it anew."""
        if not self._notes.fits(view):
            self._begin()
        self._notes.read(view)

    def answer(self, view: View, talk: Sequence[Spoken]) -> Answer:
        asked = view.asked
        if asked is None:
            raise ValueError(f"{view.seat} is not asked anything")
        self._read(view)
        match asked.options:
            case Choice((only,)):
                return only
            case Choice(values):
                return self._choose(asked.kind, values, asked.args.get("marked"), talk)
            case Press(buttons, about):
                self._mind.follow()
                return mayor.presses(self._mind, buttons, about)
            case Text(longest):
                self._mind.follow()
                return asker.question(self._mind)[:longest]
            case _:
                return self._random.answer(view)

    def is_helped(self, number: int, token: str) -> None:
        self._mind.helped[number] = token

    def says(self, view: View, talk: Sequence[Spoken]) -> Spoken | None:
        del talk  # what was said does not change what it has to say
        self._read(view)
        notes = self._notes
        if notes.chapter not in ("hunt", "vote") or self._spoke_in == notes.chapter:
            return None
        self._spoke_in = notes.chapter
        if not notes.mayor or self._chance.random() < 0.3:
            return None
        self._mind.follow()
        if notes.chapter == "hunt":
            if notes.role == "Werewolf":
                return self._saying("seer-is", judge.drawn(self._mind, self._seers()))
            return None
        return self._saying("accuse", self._suspect(self._suspects(notes.others)))

    # At night and at the end

    def _choose(  # noqa: PLR0911  a case each
        self, kind: str, values: tuple[str, ...], marked: str | None, talk: Sequence[Spoken]
    ) -> str:
        mind, notes = self._mind, self._notes
        if marked in values:
            return marked
        match kind:
            case "choose-word":
                return mayor.chooses(mind, tuple(v for v in values if v != NEW_WORDS) or values)
            case "confirm-word":
                return values[0]
            case "letter":
                return self._dull_letter(values)
            case "hunt":
                mind.follow()
                return self._hunt(values)
            case "vote":
                mind.follow()
                return self._vote(values, talk)
            case _:
                wanted = [value for value in values if not value.startswith("(")] or list(values)
                return self._chance.choice(wanted) if notes.seat else values[0]

    def _dull_letter(self, places: tuple[str, ...]) -> str:
        """The letter that tells least: one that many words have."""
        word = self._notes.word
        common = "etaoinsrhldcumfpgwybvkxjqz"

        def rank(place: str) -> int:
            sign = word[int(place)].lower() if int(place) < len(word) else "z"
            return common.find(sign) if sign in common else len(common)

        return min(places, key=rank)

    def _seers(self, values: tuple[str, ...] | None = None) -> dict[Seat, float]:
        """Everybody the Werewolves may point at; the card aside is as likely as the rest."""
        notes = self._notes
        hidden = values or tuple(
            seat for seat in notes.seats if seat not in notes.pack and seat != notes.seat
        )
        looks = judge.seers(self._mind, hidden)
        for seat in hidden:
            if seat in notes.pack:
                looks[seat] = -20.0
        return looks

    def _hunt(self, values: tuple[str, ...]) -> str:
        """Each of the pack points at another seat: all look at the same questions, so that the
        first takes who looks most like the Seer, the second the next one."""
        notes, looks = self._notes, self._seers(values)
        pack = [seat for seat in notes.seats if seat in notes.shown] or [notes.seat]
        place = pack.index(notes.seat) if notes.seat in pack else 0
        if self._chance.random() < self._mind.skill.slips:
            return judge.drawn(self._mind, looks)
        order = sorted(values, key=lambda seat: -looks[seat])
        return order[min(place, len(order) - 1)]

    def _vote(self, values: tuple[str, ...], talk: Sequence[Spoken]) -> str:
        suspects = self._suspects(values)
        pointed = Counter(
            each.args["seat"]
            for each in talk
            if each.key == "accuse" and each.args["seat"] in suspects
        )
        if pointed and self._chance.random() < FOLLOWS:
            seat, count = pointed.most_common(1)[0]
            if count > 1 and not (self._notes.is_wolf and seat in self._notes.pack):
                return str(seat)
        return self._suspect(suspects)

    def _suspects(self, values: tuple[str, ...]) -> dict[Seat, float]:
        """How each looks. Friends are spared; a Werewolf spares the pack."""
        notes = self._notes
        looks = judge.wolves(self._mind, values)
        spared = notes.pack if notes.is_wolf else notes.friends
        for seat in values:
            if seat in spared:
                looks[seat] = -20.0
            elif seat == EXTRA:
                looks[seat] = 0.0
        return looks

    def _suspect(self, looks: dict[Seat, float]) -> Seat:
        return judge.drawn(self._mind, looks)

    def _saying(self, key: str, about: Seat) -> Spoken:
        return Spoken(self._notes.seat, key, {"seat": about})

"""A bot for any seat of Werewolf: what it answers, and what it has to say."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from nightcall.bots.bot import Level, Manner
from nightcall.bots.random_bot import RandomBot
from nightcall.bots.temper import EVEN, Temper
from nightcall.bots.werewolf import pack, seer
from nightcall.bots.werewolf.belief import suspicions
from nightcall.bots.werewolf.mind import Mind
from nightcall.bots.werewolf.notes import Notes
from nightcall.games.werewolf import WEREWOLF as GAME
from nightcall.games.werewolf.village import SEER, VILLAGER, WEREWOLF
from nightcall.table import Answer, Choice, Header, Seat, Spoken, View

MANNER_OF: dict[Level, Manner] = {"easy": "stealthy", "normal": "stealthy", "hard": "bluffing"}
FOLLOWS: dict[Level, float] = {"easy": 0.6, "normal": 0.4, "hard": 0.0}
"""How often a bot stands where most stand already instead of where it would."""

AGREES = 0.2


class WerewolfBot:
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
        self._temper = temper
        self._notes = Notes(seat, box, header)
        self._mind = Mind(self._notes, level, manner or MANNER_OF[level], chance)
        self._insisted_in = 0  # the night before the day on which it did
        self._random = RandomBot(chance, ())

    def answer(self, view: View, talk: Sequence[Spoken]) -> Answer:
        asked, mind = view.asked, self._mind
        if asked is None or not isinstance(asked.options, Choice):
            return self._random.answer(view)
        options = asked.options.values
        if len(options) == 1:
            return options[0]
        self._notes.read(view, talk)
        match asked.kind:
            case "lynch":
                answer = self._vote(options)
            case "victim":
                answer = pack.wants(mind, options)
            case "look-into":
                answer = seer.looks_at(mind, options)
            case _:
                return self._random.answer(view)
        return answer if answer in options else mind.chance.choice(options)

    def says(self, view: View, talk: Sequence[Spoken]) -> Spoken | None:
        notes, mind = self._notes, self._mind
        notes.read(view, talk)
        if notes.seat not in notes.alive or not notes.nights or view.is_over:
            return None
        if not mind.plan:
            if notes.card == SEER:
                seer.speaks_up(mind)
            elif notes.card == WEREWOLF:
                pack.bluffs(mind)
        return mind.plan.pop(0) if mind.plan else self._small_talk()

    # By day

    def _vote(self, options: tuple[Seat, ...]) -> Seat:
        """Whom it would lynch; but nobody stands alone for long, or no day would end."""
        mind, notes = self._mind, self._notes
        order = mind.public_order() if notes.card == WEREWOLF else mind.own_order()
        wish = next(seat for seat in order if seat in options)
        if not notes.votes:
            return wish
        counts = Counter(notes.votes.values())
        most = max(counts.values())
        leaders = [seat for seat in order if counts[seat] == most and seat in options]
        stands = notes.votes.get(notes.seat)
        if not leaders:
            return wish
        if stands is None:
            follows = most > 1 and mind.chance.random() < FOLLOWS[mind.level]
            return leaders[0] if follows else wish
        if stands in leaders:
            return self._in_a_tie(stands, leaders)
        insists = mind.is_hard and self._insisted_in != notes.nights
        self._insisted_in = notes.nights
        return wish if insists else leaders[0]

    def _in_a_tie(self, stands: Seat, leaders: list[Seat]) -> Seat:
        """By lot, or a tie would last; the stubborn tend to stay, the easily led to move."""
        leans, lot = self._temper.leans, self._mind.chance.choice(leaders)
        if not leans or self._mind.chance.random() >= abs(leans):
            return lot
        return stands if leans < 0 else next((seat for seat in leaders if seat != stands), stands)

    def _small_talk(self) -> Spoken | None:
        """One remark a day: who is accused denies it, one accuses whom they are all about to
        lynch, the others take sides about whoever claims to be the Seer."""
        mind, notes = self._mind, self._notes
        if any(spoken.seat == notes.seat for spoken in notes.said_today):
            return None
        if any(s.key == "ask-card" and s.args["seat"] == notes.seat for s in notes.said_today):
            return mind.say("claim", card=SEER if mind.has_claimed else VILLAGER)
        accused = mind.public_order()[0]
        said = [spoken for spoken in notes.said_today if spoken.key == "accuse"]
        accusers = [spoken.seat for spoken in said if spoken.args["seat"] == accused]
        if accused == notes.seat:
            return mind.say("claim", card=VILLAGER) if accusers and not mind.has_claimed else None
        if not accusers:
            return mind.say("accuse", seat=accused)
        return self._takes_sides(accusers[0]) if mind.chance.random() < AGREES else None

    def _takes_sides(self, accuser: Seat) -> Spoken:
        mind, notes = self._mind, self._notes
        claimants = [seat for seat in notes.claims if seat in notes.alive and seat != notes.seat]
        if not claimants:
            return mind.say("agree", seat=accuser)
        claimant = mind.chance.choice(claimants)
        is_believed = suspicions(notes.facts)[claimant] < 0.5
        return mind.say("vouch" if is_believed else "doubt", seat=claimant)

"""What one seat has seen and heard in a game of Wherewolf, read once and kept in order."""

from collections.abc import Sequence
from dataclasses import dataclass

from nightcall.bots.wherewolf.kinds import EVERYTHING, FACTION, VILLAGE, WOLVES
from nightcall.games.wherewolf.card import Faction
from nightcall.table import Said, Scene, Seat, Spoken, Telling, View

REMARKS = frozenset(
    {"claim", "accuse", "vouch", "saw-aura", "saw-mystic", "saw-card", "not-in-village"}
)
"""The sayings that say something about who is who."""


@dataclass(frozen=True)
class Statement:
    """Something said at the table, once however often it is repeated."""

    seat: Seat
    key: str
    about: Seat | None
    what: str
    day: int
    of_the_dead: bool


class Notes:
    """Kept for one seat. After an undo they are written anew from the view."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._forget()

    def _forget(self) -> None:
        self._read = self._heard = 0
        self._last: Said | None = None
        self.version = 0  # grows with everything that bears on who is who
        self.seal = ""
        self.pool: dict[str, int] = {}
        self.alive: tuple[Seat, ...] = ()
        self.seats: tuple[Seat, ...] = ()
        self.nights = 0
        self.chapter = ""
        self.card = ""
        self.role = ""
        self.faction: Faction = "Village"
        self.lover: Seat | None = None
        self.fellows: set[Seat] = set()  # on this seat's own side, for certain
        self.may_hold: dict[Seat, frozenset[str]] = {}  # cards that are still possible
        self.shown: dict[Seat, str] = {}  # to everybody
        self.absent: frozenset[str] = frozenset()
        self.auras: dict[Seat, str] = {}
        self.mystics: dict[Seat, bool] = {}
        self.killed: list[Seat] = []  # in the night
        self.burned: list[Seat] = []
        self.attacked: list[Seat] = []  # by the own pack, or bitten by oneself
        self.dying: tuple[Seat, ...] = ()
        self.items: set[str] = set()
        self.ballot: tuple[Seat, ...] = ()
        self.on_trial: Seat | None = None  # who speaks in defence
        self.statements: list[Statement] = []
        self.claims: dict[Seat, str] = {}
        self.ballots: list[dict[Seat, Seat]] = []  # who voted for whom, where that was seen
        self.today: list[Spoken] = []
        self.marked: set[tuple[Seat, str, Seat | None, str]] = set()

    def read(self, view: View, talk: Sequence[Spoken]) -> None:
        said = view.said
        if len(said) < self._read or (self._read and said[self._read - 1] != self._last):
            self._forget()
        if len(talk) < self._heard:
            self._heard = 0
        if len(said) > self._read:
            for item in said[self._read :]:
                if isinstance(item, Scene):
                    self._watch(item)
                else:
                    self._learn(item)
            self._read, self._last = len(said), said[-1]
        if len(talk) > self._heard:
            for spoken in talk[self._heard :]:
                if not spoken.among_dead:
                    self._hear(spoken)
            self._heard = len(talk)

    # The scene

    def _watch(self, scene: Scene) -> None:
        if scene.chapter == "result":
            return
        if scene.alive is not None:
            self.alive = scene.alive
        self.chapter = scene.chapter
        match scene.line:
            case "deal":
                self.pool = dict(scene.args["roles"])
                self.seats = self.alive
            case "night-falls":
                self.nights = scene.day
                self.ballot, self.dying = (), ()
            case "day-breaks":
                self.killed += scene.args["dead"]
                self.version += bool(scene.args["dead"])
            case "assembly":
                self.today, self.on_trial = [], None
            case "accused":
                self.ballot = tuple(scene.args["names"])
            case "defence":
                self.on_trial = scene.args["seat"]
            case "burned":
                self.burned.append(scene.args["seat"])

    # What is told

    def _learn(self, telling: Telling) -> None:  # noqa: PLR0912, PLR0915  a case each
        args = telling.args
        self.version += telling.to is not None
        match telling.key:
            case "deal-sealed":
                self.seal = args["seal"]
            case "your-card":
                self.card = self.role = args["card"]
                self.faction = FACTION[self.card]
                self._is(self.seat, self.card)
            case "pack":
                self._pack(args["pack"], args["traitors"])
            case "pack-is":
                self._pack(args["seats"], [])
            case "criminals":
                self._all_of(args["seats"], "Criminals")
            case "vampire-and-ghoul":
                self._all_of(args["seats"], "Vampire")
            case "brood":
                self.fellows |= set(args["seats"]) - {self.seat}
            case "meet":
                for seat in args["seats"]:
                    self._is(seat, args["role"])
            case "sinner":
                if args["seat"]:
                    self._is(args["seat"], "Sinner")
                else:
                    self.absent |= {"Sinner"}
            case "absent":
                self.absent |= set(args["roles"])
            case "vampire-dealt":
                self.absent |= set() if args["is_dealt"] else {"Vampire"}
            case "criminals-dealt":
                if not args["count"]:
                    self.absent |= {card for card in FACTION if FACTION[card] == "Criminals"}
            case "aura":
                self.auras[args["seat"]] = args["aura"]
            case "mystic":
                self.mystics[args["seat"]] = args["is_mystic"]
            case "romeo-is":
                self.lover, self.faction = args["seat"], args["faction"]
                same = {card for card, faction in FACTION.items() if faction == self.faction}
                self._among(args["seat"], frozenset(same))
            case "loved-by":
                self.lover = args["seat"]
                self._is(args["seat"], "Juliet")
            case "recruited":
                self.faction = "Criminals"
                self._is(args["boss"], "Crime Boss")
                self.fellows.add(args["boss"])
            case "bitten":
                self.role, self.faction = "Lesser Vampire", "Vampire"
                self._is(args["vampire"], "Vampire")
                self.fellows = {args["vampire"]}
            case "turned":
                self.role, self.faction, self.fellows = "Werewolf", "Werewolves", set()
            case "victim":
                self.attacked.append(args["seat"])
            case "dying":
                self.dying = tuple(args["seats"])
            case "item-received":
                self.items.add(args["item"])
            case "card-shown":
                self._is(args["seat"], args["card"])
                self.shown[args["seat"]] = args["card"]
                self.version += 1
            case "votes":
                self.ballots.append(args["votes"])
                self.version += 1
            case "accusations":
                self.ballots.append(args["votes"])

    def _pack(self, pack: Sequence[Seat], traitors: Sequence[Seat]) -> None:
        """Who else could be one is not: the pack knows its own."""
        for seat in pack:
            if seat != self.seat and seat not in self.fellows and self.role != "Cursed":
                self._among(seat, WOLVES | {"Cursed"})
        for seat in traitors:
            self._is(seat, "Traitor")
        self.fellows |= {*pack, *traitors} - {self.seat}
        for seat in self.seats:
            if seat not in pack and seat in self.alive:
                self._among(seat, EVERYTHING - WOLVES)

    def _all_of(self, seats: dict[Seat, str], faction: Faction) -> None:
        for seat, card in seats.items():
            self._is(seat, card)
            self.fellows.add(seat)
        others = frozenset(card for card in FACTION if FACTION[card] != faction)
        for seat in self.seats:
            if seat not in seats and seat != self.seat:
                self._among(seat, others)

    def _is(self, seat: Seat, card: str) -> None:
        self.may_hold[seat] = frozenset({card})

    def _among(self, seat: Seat, cards: frozenset[str]) -> None:
        left = self.may_hold.get(seat, EVERYTHING) & cards
        if left:
            self.may_hold[seat] = left

    # Talk

    def _hear(self, spoken: Spoken) -> None:
        self.today.append(spoken)
        if spoken.key not in REMARKS:
            return
        args = spoken.args
        about = args.get("seat")
        what = args.get("card") or args.get("aura") or args.get("is_mystic") or ""
        mark = (spoken.seat, spoken.key, about, what)
        if mark in self.marked:
            return
        self.marked.add(mark)
        self.version += 1
        if spoken.key == "claim":
            self.claims[spoken.seat] = what
        of_the_dead = about is not None and about not in self.alive
        self.statements.append(
            Statement(spoken.seat, spoken.key, about, what, self.nights, of_the_dead)
        )

    # Questions often asked of them

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.alive if seat != self.seat]

    @property
    def is_village(self) -> bool:
        return self.faction == "Village"

    @property
    def is_asked_for_card(self) -> bool:
        """Today, by somebody at the table."""
        return any(s.key == "ask-card" and s.args["seat"] == self.seat for s in self.today)

    def cards_for(self, seat: Seat) -> frozenset[str]:
        return self.may_hold.get(seat, EVERYTHING) - (self.absent if seat != self.seat else set())

    def who_claim(self, *cards: str) -> list[Seat]:
        return [seat for seat, card in self.claims.items() if card in cards and seat in self.alive]

    def can_be_claimed(self) -> list[str]:
        """Cards of the village that somebody who lies can hide behind."""
        taken = set(self.claims.values())
        return [
            card
            for card, number in self.pool.items()
            if card in VILLAGE and (number > 1 or card not in taken)
        ]

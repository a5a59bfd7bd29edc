"""What one seat has seen and heard in a game of Werewolf, read once and kept in order."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from nightcall.bots.werewolf.belief import Facts, Witness
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.village import SEER, WEREWOLF
from nightcall.table import Header, Said, Scene, Seat, Spoken, View


@dataclass
class Claim:
    """Somebody who says to be the Seer, and what they say they have seen."""

    seat: Seat
    sights: dict[Seat, bool] = field(default_factory=dict)
    is_fickle: bool = False  # has said two things about one player


class Notes:
    """Kept for one seat. After an undo they are written anew from the view."""

    def __init__(self, seat: Seat, box: WerewolfBox, header: Header) -> None:
        self.seat = seat
        self.players = len(header.seats) - (box.moderator != "digital")
        self._box = box
        self._forget()

    def _forget(self) -> None:
        self._read = self._heard = 0
        self._last: Said | None = None
        self._facts: Facts | None = None
        self.seal = ""
        self.card = ""
        self.pack: tuple[Seat, ...] = ()
        self.visions: dict[Seat, bool] = {}
        self.alive: tuple[Seat, ...] = ()
        self.shown: dict[Seat, str] = {}
        self.wolves = self._box.werewolves
        self.seers = self._box.seers
        self.nights = 0
        self.votes: dict[Seat, Seat] = {}
        self.proposals: dict[Seat, Seat] = {}
        self.claims: dict[Seat, Claim] = {}
        self.said_today: list[Spoken] = []

    def read(self, view: View, talk: Sequence[Spoken]) -> None:
        said = view.said
        if len(said) < self._read or (self._read and said[self._read - 1] != self._last):
            self._forget()
        if len(talk) < self._heard:
            self._heard = 0
        if len(said) > self._read:
            for item in said[self._read :]:
                self._see(item)
            self._read, self._last = len(said), said[-1]
        if len(talk) > self._heard:
            for spoken in talk[self._heard :]:
                if not spoken.among_dead:
                    self._hear(spoken)
            self._heard = len(talk)

    @property
    def facts(self) -> Facts:
        """What everybody at the table knows."""
        if self._facts is None:
            witnesses = tuple([self._witness(claim) for claim in self.claims.values()])
            self._facts = Facts(self.alive, self.wolves, self.seers, witnesses)
        return self._facts

    def _see(self, item: Said) -> None:
        if isinstance(item, Scene):
            if item.alive is not None and item.chapter != "result":
                self.alive = item.alive
            if item.chapter == "day":
                self.votes, self.said_today = {}, []
                self._facts = None
            elif item.line == "night-falls":
                self.nights, self.proposals = item.day, {}
            return
        args = item.args
        match item.key:
            case "standing-vote":
                self.votes[args["seat"]] = args["accused"]
            case "killed" | "lynched":
                self._dies(args["seat"], args["card"])
            case "proposal":
                self.proposals[args["seat"]] = args["victim"]
            case "vision":
                self.visions[args["seat"]] = args["is_werewolf"]
            case "your-card":
                self.card = args["card"]
            case "pack":
                self.pack = tuple(args["pack"])
            case "deal-sealed":
                self.seal = args["seal"]

    def _dies(self, seat: Seat, card: str) -> None:
        self.alive = tuple([other for other in self.alive if other != seat])
        self.shown[seat] = card
        self.wolves -= card == WEREWOLF
        self.seers -= card == SEER
        self._facts = None

    def _hear(self, spoken: Spoken) -> None:
        self.said_today.append(spoken)
        seat, args = spoken.seat, spoken.args
        if spoken.key == "claim":
            self._facts = None
            if args["card"] == SEER:
                self.claims.setdefault(seat, Claim(seat))
            elif seat in self.claims:
                self.claims[seat].is_fickle = True
        elif spoken.key == "saw":
            self._facts = None
            claim = self.claims.setdefault(seat, Claim(seat))
            is_wolf = args["is_wolf"] == "yes"
            claim.is_fickle |= claim.sights.get(args["seat"], is_wolf) != is_wolf
            claim.sights[args["seat"]] = is_wolf

    def _witness(self, claim: Claim) -> Witness:
        """Whether it can be true at all is open to everybody who can count and remember."""
        is_false = claim.is_fickle or len(claim.sights) > self.nights
        for seat, is_wolf in claim.sights.items():
            is_false |= seat in self.shown and (self.shown[seat] == WEREWOLF) != is_wolf
            is_false |= seat == claim.seat
        sights = tuple([sight for sight in claim.sights.items() if sight[0] in self.alive])
        return Witness(claim.seat, self.shown.get(claim.seat), sights, is_false)

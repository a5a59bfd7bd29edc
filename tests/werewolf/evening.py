"""An evening of Werewolf played by name: deal by hand, answer for anyone, see what they saw."""

from typing import Any

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.village import WerewolfOutcome
from nightcall.table import CLOCK, HOUSE, Answer, Arrange, Options, Seat, start
from tests.evening import PlayedByName

EIGHT: dict[Seat, str] = {
    "Ann": "Werewolf",
    "Bob": "Werewolf",
    "Cid": "Seer",
    "Dee": "Villager",
    "Eve": "Villager",
    "Fay": "Villager",
    "Gus": "Villager",
    "Hal": "Villager",
}
"""Eight people: Ann and Bob are the Werewolves, Cid is the Seer."""

SIX = {seat: card for seat, card in EIGHT.items() if seat not in ("Gus", "Hal")}


class Evening(PlayedByName):
    """`deal` gives each seat its card, in the order they sit.

        evening = Evening(EIGHT)
        evening.night(victim="Hal", look_into="Bob")
        evening.lynches("Ann")
        assert evening.alive == ("Bob", "Cid", "Dee", "Eve", "Fay", "Gus")

    An agreed Moderator is named by `moderator` and has no card.
    """

    def __init__(
        self, deal: dict[Seat, str], *, moderator: Seat | None = None, **options: Any
    ) -> None:
        self.deal = deal
        cards = list(deal.values())
        options = {"werewolves": cards.count("Werewolf"), "seers": cards.count("Seer"), **options}
        if moderator is not None:
            options |= {"moderator": "agreed", "moderator_seat": moderator}
        elif "Moderator" in cards:
            options["moderator"] = "dealt"
        self.players = tuple(seat for seat, card in deal.items() if card != "Moderator")
        seats = tuple(deal) if moderator is None else (moderator, *deal)
        self.run = start(WEREWOLF, WEREWOLF.header(seats, WerewolfBox(**options)))
        self._settle_house()

    # Driving

    def everyone_looks(self) -> None:
        for seat in self.players:
            self.answers(seat, "seen")

    def pack_agrees(self, victim: Seat) -> None:
        """Night falls, and every Werewolf who is asked proposes this victim."""
        if self.asking == "look":
            self.everyone_looks()
        if self.asking == "call":
            self.time_is_up()
        for wolf in self.run.waiting():
            if self.asking == "victim":
                self.answers(wolf, victim)

    def night(self, victim: Seat, look_into: Seat | None = None) -> None:
        """A whole night, until somebody is asked by day or the game is over."""
        self.pack_agrees(victim)
        if look_into is not None:
            for seer in self.run.waiting():
                self.answers(seer, look_into)
            self.time_is_up()

    def votes(self, **accused: Seat) -> None:
        for seat, at in accused.items():
            self.answers(seat, at)

    def lynches(self, accused: Seat) -> None:
        """Everybody else who lives votes for this one, until the majority is there."""
        for seat in self.alive:
            if seat != accused and self.asking == "lynch" and accused in self.alive:
                self.answers(seat, accused)

    # Looking

    @property
    def asked(self) -> list[Seat]:
        """The people who may answer now."""
        options = self.run.ask.options if self.run.ask else {}
        return [seat for seat in options if seat not in (HOUSE, CLOCK)]

    @property
    def alive(self) -> tuple[Seat, ...]:
        """Who is in, as everybody can count from the deaths that were announced."""
        dead = [fact["seat"] for key in ("killed", "lynched") for fact in self.told(None, key)]
        return tuple(seat for seat in self.players if seat not in dead)

    @property
    def outcome(self) -> WerewolfOutcome:
        assert isinstance(self.run.outcome, WerewolfOutcome)
        return self.run.outcome

    def _drawn(self, _kind: str, options: Options) -> Answer | None:
        return list(self.deal.values()) if isinstance(options, Arrange) else None


def daylight(deal: dict[Seat, str] | None = None, victim: Seat = "Hal", **options: Any) -> Evening:
    """The first day, after a night in which the victim died and the Seer looked at the first
    seat that is not the Seer's."""
    evening = Evening(deal or EIGHT, **options)
    seer = next((seat for seat, card in evening.deal.items() if card == "Seer"), None)
    other = next(seat for seat in evening.players if seat != seer)
    evening.night(victim, look_into=other if seer else None)
    return evening

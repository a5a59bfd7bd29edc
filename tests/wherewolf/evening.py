"""An evening of Wherewolf played by name: deal by hand, answer for anyone, see what they saw."""

from collections.abc import Sequence
from typing import Any

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import card_named
from nightcall.games.wherewolf.deal import new_player, number_the_pack
from nightcall.games.wherewolf.deck import cards_of
from nightcall.games.wherewolf.series import WherewolfOutcome
from nightcall.games.wherewolf.village import Item, Player, Village
from nightcall.table import HOUSE, Answer, Arrange, Choice, Lengths, Options, Run, Seat
from tests.evening import PlayedByName

PASS = "(pass)"  # noqa: S105  no password


class Evening(PlayedByName):
    """`deal` gives each seat its card, in the order of the seats; `extra` are cards of the pool
    that nobody holds. `amulet` and `sword` name their first bearers, where they are played with.

        evening = Evening({"Ann": "Pack Leader", "Bob": "Seer", "Cid": "Peasant", "Dee": "Peasant"})
        evening.night(look_into="Ann")
        evening.day(burn="Cid")
        evening.night(look_into="Dee", victim="Bob")
        assert evening.dead_at_dawn == ["Bob"]

    Decks are not checked, so that a few players are enough to show something.
    """

    def __init__(
        self,
        deal: dict[Seat, str],
        *,
        extra: Sequence[str] = (),
        amulet: Seat | None = None,
        sword: Seat | None = None,
        **options: Any,
    ) -> None:
        self.deal = deal
        self._pool = [*deal.values(), *extra]
        self._bearers = {"first-amulet": amulet, "first-sword": sword}
        box = WherewolfBox(
            **{
                "level": "expert" if extra else "later",
                "roles": {card: self._pool.count(card) for card in self._pool},
                "amulet": amulet is not None,
                "sword": sword is not None,
                **options,
            }
        )
        self.run = Run(WHEREWOLF, WHEREWOLF.header(tuple(deal), box))
        self._settle_house()

    # Driving

    def everyone(self, answer: Answer) -> None:
        """All who are waited for say the same."""
        for seat in self.run.waiting():
            self.answers(seat, answer)

    def until(self, kind: str, **choices: Answer) -> None:
        """Plays on until this is asked, or the game is over. Each of the night's questions is
        answered from `choices` (look_into="Ann"; amulet_to="Bob" for the Amulet's next bearer;
        victim=["Ann", "Bob"] for two attacks). Where nothing is given, who may pass does, and who
        must choose takes the first that can be chosen."""
        items = {"amulet_to": "pass-amulet", "sword_to": "pass-sword"}
        left = {items.get(key, key.replace("_", "-")): value for key, value in choices.items()}
        while self.asking not in (kind, None):
            self._step(left)
        assert not left, f"nobody was asked for {left}"

    def night(self, **choices: Answer) -> None:
        """From wherever the evening is to the Assembly of the next day."""
        if self.asking == "assembly":
            self.day()
        self.until("assembly", **choices)

    def call(self, kind: str, **choices: Answer) -> None:
        """Plays the night up to this question."""
        if self.asking == "assembly":
            self.day()
        self.until(kind, **choices)

    def assembly_ends(self) -> None:
        self.until("assembly")
        self.answers(HOUSE, "(go on)")

    def accuses(self, **votes: Answer) -> None:
        """First Voting. Whoever is not named accuses the first other player on offer."""
        if self.asking == "assembly":
            self.assembly_ends()
        for seat in self.run.waiting():
            self.answers(seat, votes.get(seat) or self._first_option(seat))

    def defends(self) -> None:
        while self.asking == "defence":
            self.answers(HOUSE, "(go on)")

    def condemns(self, **votes: Answer) -> None:
        """Second Voting, after the Defence. Whoever is not named votes for the first accused."""
        self.defends()
        for seat in self.run.waiting():
            self.answers(seat, votes.get(seat) or self._first_option(seat))

    def day(self, burn: Seat | None = None) -> None:
        """A whole day: this player is burned; without one each accuses the next player, so that
        all are accused and nobody is left to vote."""
        self.assembly_ends()
        alive = self.alive
        if burn is None:
            ring = {seat: alive[place - 1] for place, seat in enumerate(alive)}
            self.accuses(**ring)
            self.defends()
            if self.asking == "condemn":
                self.time_is_up()
        else:
            other = next(seat for seat in alive if seat != burn)
            self.accuses(**{**dict.fromkeys(alive, burn), burn: other})
            self.defends()
            for seat in self.run.waiting():
                self.answers(seat, burn if seat != burn else PASS)

    # Looking

    @property
    def outcome(self) -> WherewolfOutcome:
        assert isinstance(self.run.outcome, WherewolfOutcome)
        return self.run.outcome

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.outcome.winners

    @property
    def is_over(self) -> bool:
        return self.run.is_over

    def may_choose(self, seat: Seat) -> list[str]:
        options = self.options(seat)
        assert isinstance(options, Choice)
        return list(options.values)

    def spoken(self, line: str) -> list[dict[str, Any]]:
        """The arguments of each scene with that line."""
        return [scene.args for scene in self.scenes if scene.line == line]

    def calls(self, night: int) -> list[str]:
        """The roles called in that night, in order."""
        lines = [s.line for s in self.scenes if s.chapter == "night" and s.day == night]
        which = "-first" if night == 1 else "-later"
        woken = [line for line in lines if line.startswith("wake-")]
        return [line.removeprefix("wake-").removesuffix(which) for line in woken]

    @property
    def alive(self) -> tuple[Seat, ...]:
        """Who is alive, as everybody knows from the dawns and stakes so far."""
        dead = [seat for args in self.spoken("day-breaks") for seat in args["dead"]]
        dead += [args["seat"] for args in self.spoken("burned")]
        dead += [args["seat"] for args in self.told(None, "dies-of-love")]
        return tuple(seat for seat in self.deal if seat not in dead)

    @property
    def dead_at_dawn(self) -> list[Seat]:
        """Who did not wake this morning."""
        return list(self.spoken("day-breaks")[-1]["dead"])

    @property
    def accused(self) -> list[Seat]:
        return list(self.spoken("accused")[-1]["names"])

    @property
    def last_line(self) -> str:
        return self.lines[-1]

    def stake(self) -> Seat | None:
        """Who burned at the last stake; None if the village hesitated."""
        at_the_stake = [scene for scene in self.scenes if scene.chapter == "stake"]
        return at_the_stake[-1].args.get("seat")

    # Playing on

    def _step(self, left: dict[str, Answer]) -> None:
        """One answer to whatever is asked in the night."""
        kind, waiting = self.asking, self.run.waiting()
        assert kind is not None
        if not waiting:
            self.time_is_up()
        elif kind in ("look", "pass-round"):
            self.everyone("seen")
        elif kind == "apply-stall-rule":
            self.everyone("no")
        elif kind in left:
            answer = left.pop(kind)
            if isinstance(answer, list):
                answer, *more = answer
                left |= {kind: more} if more else {}
            self.answers(waiting[0], answer)
        elif PASS in self.may_choose(waiting[0]):
            self.answers(waiting[0], PASS)
        else:
            self.answers(waiting[0], self._first_option(waiting[0]))

    def _first_option(self, seat: Seat) -> Answer:
        options = self.options(seat)
        return options.values[0] if isinstance(options, Choice) else next(iter(options.buttons))

    def _drawn(self, kind: str, options: Options) -> Answer | None:
        """The House deals what this evening was told to deal, and draws the shortest calls."""
        match options:
            case Arrange(items):
                plans = {"deal": list(self.deal.values()), "draw-deck": self._pool}
                return plans.get(kind, list(items))
            case Lengths(count, least):
                return [least] * count
            case _:
                return self._bearers.get(kind)


def village(
    cards: dict[Seat, str],
    *,
    amulet: Seat | None = None,
    sword: Seat | None = None,
    lovers: tuple[Seat, Seat] | None = None,
    **options: Any,
) -> Village:
    """A village as the deal leaves it, for what is judged without playing. A "Lesser Vampire" is
    a bitten Peasant, a "turned Cursed" what the name says; `lovers` are Juliet and her Romeo."""
    statuses = {"Lesser Vampire": "Peasant", "turned Cursed": "Cursed"}
    dealt = {seat: statuses.get(card, card) for seat, card in cards.items()}
    players = {seat: new_player(seat, card_named(card)) for seat, card in dealt.items()}
    number_the_pack(players)
    held = list(dealt.values())
    pool = cards_of({card: held.count(card) for card in held})
    now = Village(WherewolfBox(**options), players, pool)
    for seat, card in cards.items():
        if card == "Lesser Vampire":
            now.bite(players[seat])
        elif card == "turned Cursed":
            now.turn(players[seat])
    for name, bearer in (("amulet", amulet), ("sword", sword)):
        if bearer:
            now.items[name] = Item(name, players[bearer])
    if lovers:
        juliet, romeo = (players[seat] for seat in lovers)
        juliet.romeo, now.lovers = romeo, (juliet, romeo)
    now.factions_changed = False
    return now


def seats(players: Sequence[Player]) -> list[Seat]:
    return [player.seat for player in players]

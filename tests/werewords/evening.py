"""An evening of Werewords played by name: deal by hand, answer for anyone, see what they saw."""

from collections.abc import Sequence
from typing import Any

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries
from nightcall.table import (
    CLOCK,
    HOUSE,
    Answer,
    Arrange,
    Draw,
    Salt,
    Scene,
    Seat,
    Telling,
    start,
    view,
)

SALT = "0123456789abcdef" * 2


class Evening:
    """`deal` gives each seat its card and `centre` the card in the middle: exactly one of them is
    the Mayor. Seats sit clockwise in the order of `deal`.

        evening = Evening({"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf"}, centre="Villager")
        evening.night()
        evening.asks("Bob", "is it alive?")
        evening.presses("yes")
        assert evening.told("Bob", "word") == [{"word": "frog"}]

    For two players, `deal` has no Mayor card; give `mayor` and let `centre` be the extra card.
    """

    def __init__(
        self,
        deal: dict[Seat, str],
        centre: str = "Villager",
        *,
        word: str | list[str] = "frog",
        mayor: Seat | None = None,
        series: WerewordsSeries | None = None,
        **options: Any,
    ) -> None:
        self.word = word
        self.deal = deal
        self.centre = centre
        self.first_mayor = mayor
        cards = [*deal.values(), centre]
        roles = {card: cards.count(card) for card in cards if card != "Mayor"}
        if len(deal) == 2:
            del roles["Villager"]
        box = WerewordsBox(**{"roles": roles, **options})
        self.run = start(WEREWORDS, WEREWORDS.header(tuple(deal), box, series))
        self._settle_house()

    # Driving

    def answers(self, seat: Seat, answer: Answer) -> None:
        self.run.answer(seat, answer)
        self._settle_house()

    def time_is_up(self) -> None:
        self.answers(CLOCK, "time")

    def everyone_looks(self) -> None:
        for seat in self.deal:
            self.answers(seat, "seen")

    def mayor_chooses(self, word: str | None = None) -> None:
        """From the looks at the cards to the end of the Mayor's step."""
        if self.asking == "look":
            self.everyone_looks()
        shown = word or (self.word if isinstance(self.word, str) else self.word[0])
        self.answers(self.mayor, shown)
        self.answers(self.mayor, "ok")

    def night(self, **taps: str) -> None:
        """Plays on until the day. `taps` answer what the night asks people: copy="Bob",
        tap="Cid", letter="0" (tapped twice by the first Werewolf, to confirm)."""
        self.mayor_chooses()
        while self.asking != "day":
            ask = self.run.ask
            assert ask is not None
            if self.asking in taps and self.run.waiting():
                self.answers(self.run.waiting()[0], taps[self.asking])
            else:
                self.time_is_up()

    def asks(self, seat: Seat, text: str) -> None:
        self.answers(seat, text)

    def presses(self, token: str, to: Seat | None = None) -> None:
        self.answers(self.mayor, {"press": token, "to": to} if to else token)

    def question_and_answer(self, seat: Seat, text: str, token: str) -> None:
        self.asks(seat, text)
        self.presses(token)

    def guesses(self, seat: Seat) -> None:
        """The word is guessed and declared."""
        shown = self.word if isinstance(self.word, str) else self.word[0]
        self.asks(seat, f"Is it {shown}?")
        self.presses("correct")

    def votes(self, **pointing: Seat) -> None:
        """Points for each named seat, then lets the time run out."""
        for seat, at in pointing.items():
            self.answers(seat, at)
        self.time_is_up()

    def whoops(self) -> None:
        self.answers(HOUSE, "(whoops)")

    # Looking

    @property
    def asking(self) -> str | None:
        return self.run.ask.kind if self.run.ask else None

    @property
    def mayor(self) -> Seat:
        (seat,) = [fact["seat"] for fact in self.told(None, "mayor")]
        return str(seat)

    @property
    def outcome(self) -> WerewordsOutcome:
        assert isinstance(self.run.outcome, WerewordsOutcome)
        return self.run.outcome

    def told(self, seat: Seat | None, key: str) -> list[dict[str, Any]]:
        """The arguments of every telling of that key which this seat got, private or public."""
        said = view(self.run, seat).said
        return [item.args for item in said if isinstance(item, Telling) and item.key == key]

    def keys_told_only_to(self, seat: Seat) -> list[str]:
        """The keys of what was told to this seat and not to everybody."""
        said = view(self.run, seat).said
        return [item.key for item in said if isinstance(item, Telling) and item.to is not None]

    def options(self, seat: Seat) -> Any:
        """What this seat may answer now; None if it is not asked."""
        asked = view(self.run, seat).asked
        return asked.options if asked else None

    @property
    def lines(self) -> list[str]:
        """What the moderator has said so far."""
        return [item.line for item in self.run.said if isinstance(item, Scene)]

    @property
    def scene(self) -> Scene:
        return [item for item in self.run.said if isinstance(item, Scene)][-1]

    def _settle_house(self) -> None:
        """The House deals what this evening was told to deal, and draws its word first."""
        while self.run.ask is not None and HOUSE in self.run.waiting():
            options = self.run.ask.options[HOUSE]
            if isinstance(options, Arrange):
                answer: Answer = [*self.deal.values(), self.centre]
            elif isinstance(options, Salt):
                answer = SALT
            elif isinstance(options, Draw):
                answer = self._words(len(options.wants))
            elif self.run.ask.kind == "first-mayor":
                answer = self.first_mayor
            else:
                return
            self.run.answer(HOUSE, answer)

    def _words(self, count: int) -> Sequence[str | list[str]]:
        return [self.word, "apple", "ice cream", "Eiffel Tower", "lighthouse"][:count]


FOUR: dict[Seat, str] = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}
"""Four people: Ann is Mayor (and Villager by the centre card), Bob the Seer, Cid the Werewolf."""

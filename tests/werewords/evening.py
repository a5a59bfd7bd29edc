"""An evening of Werewords played by name: deal by hand, answer for anyone, see what they saw."""

from collections.abc import Sequence
from typing import Any

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries
from nightcall.games.werewords.village import Village
from nightcall.table import HOUSE, Answer, Arrange, Draw, Options, Seat, Telling, start, view
from tests.evening import PlayedByName


class Evening(PlayedByName):
    """`deal` gives each seat its card and `centre` the card in the middle: exactly one of them is
    the Mayor. Seats sit clockwise in the order of `deal`.

        evening = Evening({"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf"}, centre="Villager")
        evening.night()
        evening.asks("Bob", "is it alive?")
        evening.presses("yes")
        assert evening.told("Bob", "word") == [{"word": "frog"}]

    For two players, `deal` has no Mayor card; give `mayor` and let `centre` be the extra card.
    `dealt_before` are deals that come first, the centre card last, and must be dealt anew.
    """

    def __init__(
        self,
        deal: dict[Seat, str],
        centre: str = "Villager",
        *,
        word: str | list[str] = "frog",
        mayor: Seat | None = None,
        series: WerewordsSeries | None = None,
        dealt_before: Sequence[Sequence[str]] = (),
        **options: Any,
    ) -> None:
        self.word = word
        self.draws: list[Draw] = []
        self._dealt_before = [list(cards) for cards in dealt_before]
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

    def night(self, **taps: str | dict[Seat, str]) -> None:
        """Plays on until the day. `taps` answer what the night asks people: copy="Bob",
        tap="Cid" (or each Thing its own: tap={"Bob": "Cid"}), letter="0" (tapped twice by the
        first Werewolf, to confirm)."""
        self.mayor_chooses()
        while self.asking != "day":
            assert self.asking is not None
            waiting, tap = self.run.waiting(), taps.get(self.asking)
            if tap and waiting:
                self.answers(waiting[0], tap[waiting[0]] if isinstance(tap, dict) else tap)
            else:
                self.time_is_up()

    def goes_on_until(self, kind: str) -> None:
        """Lets time pass until this is asked."""
        while self.asking != kind:
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
    def mayor(self) -> Seat:
        (seat,) = [fact["seat"] for fact in self.told(None, "mayor")]
        return str(seat)

    @property
    def outcome(self) -> WerewordsOutcome:
        assert isinstance(self.run.outcome, WerewordsOutcome)
        return self.run.outcome

    def keys_told_only_to(self, seat: Seat) -> list[str]:
        """The keys of what was told to this seat and not to everybody."""
        said = view(self.run, seat).said
        return [item.key for item in said if isinstance(item, Telling) and item.to is not None]

    def knows_the_word(self, seat: Seat) -> bool:
        return ("word", {"word": self.word}) in self.learnt(seat)

    def _drawn(self, kind: str, options: Options) -> Answer | None:
        """The House deals what this evening was told to deal, and draws its word first."""
        if isinstance(options, Arrange):
            dealt = [*self.deal.values(), self.centre]
            return self._dealt_before.pop(0) if self._dealt_before else dealt
        if isinstance(options, Draw):
            self.draws.append(options)
            return self._words(len(options.wants))
        return self.first_mayor if kind == "first-mayor" else None

    def _words(self, count: int) -> Sequence[str | list[str]]:
        return [self.word, "apple", "ice cream", "Eiffel Tower", "lighthouse"][:count]


FOUR: dict[Seat, str] = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}
"""Four people: Ann is Mayor (and Villager by the centre card), Bob the Seer, Cid the Werewolf."""


def village(
    cards: dict[Seat, str],
    mayor: Seat,
    copied: str | None = None,
    word: str = "frog",
    **options: Any,
) -> Village:
    """A village as the night left it, for what is judged without playing. `cards` has the
    Mayor's secret role, not the Mayor card."""
    held = list(cards.values())
    roles = {card: held.count(card) for card in held}
    box = WerewordsBox(**options)
    return Village(box, tuple(cards), dict(cards), mayor, roles, spellings=(word,), copied=copied)

"""The village tonight: who holds what. Only the script sees it whole; seats are told their part."""

from dataclasses import dataclass

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.letters import first_letters
from nightcall.table import Seat

MAYOR = "Mayor"
CENTRE = "(centre)"
EXTRA = "(extra card)"


@dataclass
class Village:
    """`cards` has everybody's role, for the Mayor the secret one."""

    box: WerewordsBox
    seats: tuple[Seat, ...]
    cards: dict[Seat, str]
    mayor: Seat
    roles: dict[str, int]
    extra: str | None = None  # the third card of two players, where it is known
    spellings: tuple[str, ...] = ("",)
    letters: int = 1
    copied: str | None = None  # what the Doppelgänger became
    tapped: int | None = None  # the letter that everybody sees in Speedwords
    for_two: bool = False

    @property
    def word(self) -> str:
        return self.spellings[0]

    @property
    def first_letters(self) -> str:
        return first_letters(self.word, self.letters)

    @property
    def mayors_card(self) -> str:
        return self.cards[self.mayor]

    @property
    def doppelganger(self) -> Seat | None:
        return self.holder("Doppelgänger")

    def holder(self, card: str) -> Seat | None:
        return next(iter(self.holders(card)), None)

    def holders(self, *cards: str) -> tuple[Seat, ...]:
        """Who was dealt one of these cards, in the order of the seats."""
        return tuple(seat for seat in self.seats if self.cards[seat] in cards)

    def acting(self, *cards: str) -> tuple[Seat, ...]:
        """Who is one of these now: its holders, and a Doppelgänger who copied it."""
        return tuple(seat for seat in self.seats if self.becomes(seat) in cards)

    def becomes(self, seat: Seat) -> str:
        """The role this seat plays by."""
        card = self.cards[seat]
        return self.copied or card if card == "Doppelgänger" else card


def targets(village: Village) -> tuple[Seat, ...]:
    """Whom a Werewolf must point at after a right guess (WW-TGT-01)."""
    found: list[Seat] = []
    for helper in ("Seer", "Fortune Teller"):
        if helper in village.roles:
            replaced = village.mayors_card == helper and "Apprentice" in village.roles
            found += village.holders("Apprentice" if replaced else helper)
    if village.doppelganger is not None and doppelganger_is_target(village):
        found.append(village.doppelganger)
    return tuple(dict.fromkeys(found))


def doppelganger_is_target(village: Village) -> bool:
    """She knows the word, or its letters, by what she copied (WW-DOP-02)."""
    if village.copied == "Apprentice":
        return village.mayors_card in ("Seer", "Fortune Teller")
    return village.copied in ("Seer", "Fortune Teller")


def finds(village: Village) -> tuple[Seat, ...]:
    """Whom the vote must single out when the word was not guessed (WW-TGT-02)."""
    return village.acting("Werewolf", "Minion")

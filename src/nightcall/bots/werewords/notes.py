"""What one seat has seen of a game of Werewords, by name. Reads views, decides nothing."""

from dataclasses import dataclass, field

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import roles_of
from nightcall.table import Header, Said, Scene, Seat, Telling, View

WOLVES = ("Werewolf", "Minion")


@dataclass
class Put:
    """A question that was put to the Mayor, and the token it got."""

    number: int
    seat: Seat
    text: str
    token: str | None = None


@dataclass
class Notes:
    """Everything told to the seat so far. `read` takes what is new."""

    seat: Seat
    box: WerewordsBox
    seats: tuple[Seat, ...]
    card: str = ""
    copied: str = ""
    mayor: Seat = ""
    word: str = ""
    letters: str = ""
    shape: str = ""
    chapter: str = ""
    pack: frozenset[Seat] = frozenset()
    friends: frozenset[Seat] = frozenset()
    helpers: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    asked: list[Put] = field(default_factory=list)
    left: dict[str, int] = field(default_factory=dict)
    is_guessed: bool = False
    finder: Seat = ""
    _read: int = 0
    _last: Said | None = None

    @classmethod
    def begin(cls, seat: Seat, box: WerewordsBox, header: Header) -> "Notes":
        return cls(seat, box, header.seats, left=dict(box.tokens))

    @property
    def role(self) -> str:
        """The card the seat plays by: for a Doppelgänger, what she copied."""
        return self.copied or self.card

    @property
    def is_wolf(self) -> bool:
        return self.role in WOLVES

    @property
    def is_mayor(self) -> bool:
        return self.seat == self.mayor

    @property
    def roles(self) -> dict[str, int]:
        return roles_of(self.box, len(self.seats))

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat != self.seat)

    @property
    def answered(self) -> list[Put]:
        """Questions that have their token, in the order the tokens came."""
        return [put for put in self.asked if put.token is not None]

    def fits(self, view: View) -> bool:
        """Whether the view goes on from what was read; after an undo it does not."""
        read = self._read
        return read <= len(view.said) and (not read or view.said[read - 1] == self._last)

    def read(self, view: View) -> None:
        for item in view.said[self._read :]:
            if isinstance(item, Scene):
                self.chapter = item.chapter
            elif isinstance(item, Telling):
                self._told(item)
        self._read = len(view.said)
        self._last = view.said[-1] if view.said else None

    def _told(self, telling: Telling) -> None:  # noqa: PLR0912  a case each
        args = telling.args
        match telling.key:
            case "your-card":
                self.card = args["card"]
            case "mayor":
                self.mayor = args["seat"]
            case "word" | "magic-word":
                self.word = args["word"]
            case "letters":
                self.letters = args["letters"]
            case "shape":
                self.shape = args["shape"]
            case "copied":
                self.copied = args["card"]
            case "pack":
                self.pack = frozenset(args["pack"])
            case "werewolves":
                self.pack = frozenset((*args["werewolves"], *args["minions"]))
            case "masons":
                self.friends |= frozenset(args["masons"])
            case "tapped":
                self.friends |= {args["by"]}
            case "helpers":
                self.helpers = tuple(args["helpers"])
                self.friends |= frozenset((*args["helpers"], *args["beholders"]))
            case "question":
                self.asked.append(Put(args["number"], args["seat"], args["text"]))
            case "withdrawn":
                self.asked = [put for put in self.asked if put.number != args["number"]]
            case "token":
                self._token(args["token"], args["number"], args["left"])
            case "correct":
                self.is_guessed, self.finder = True, args["seat"] or ""
            case "werewolves-show":
                self.shown = tuple(args["seats"])
            case "whoops":
                self.is_guessed, self.shown = args["guessed"], ()

    def _token(self, token: str, number: int | None, left: dict[str, int] | None) -> None:
        if left is not None:
            self.left = left
        for put in self.asked:
            if put.number == number:
                put.token = token

"""The box: every option of Werewords, with the reading taken by default.

Where the rulebooks disagree, the comment names the disagreement (D-nn) that the option settles.
"""

from typing import Annotated, Literal

from msgspec import Meta

from nightcall.table import Box

Count = Annotated[int, Meta(ge=0, le=99)]
Seconds = Annotated[int, Meta(ge=1, le=3600)]

LEVELS = ("easy", "medium", "hard", "ridiculous")
OFFERS = {"easy": 2, "medium": 3, "hard": 4, "ridiculous": 5}  # WW-WRD-02

TOKENS = {  # WW-TOK-02: yes/no, maybe, so close, way way off
    "base": (36, 10, 1, 0),
    "deluxe": (36, 10, 1, 1),
    "german": (35, 10, 1, 1),
}

# Round one device people ask aloud, point, and turn up real cards: it is told what came of it.
LEFT_OUT_ON_DEVICE = frozenset(
    {
        "questions",
        "asking",
        "must_declare_guess",
        "mayor_in_centre",
        "beholder_sees",
        "votes",
        "singled_out_by",
        "one_vote_each",
    }
)


class WerewordsBox(Box, frozen=True):
    # The cards
    roles: dict[str, Count] | None = None  # without the Mayor; None: the standard deck
    werewolf_table: Literal["deluxe", "base"] = "deluxe"  # D-04: a third from 12, or never
    most_werewolves: Literal[3, 4] = 3
    small_tables: bool = True  # D-05, D-57: two and three players have rules of their own
    warn_unless_more: Literal["village team", "villager cards"] = "village team"  # D-28
    cards: Literal["dealt", "real"] = "dealt"  # real: the seats are the cards on the table
    called_by: Literal["app", "moderator"] = "app"
    mayor_in_centre: Literal["left of last", "redeal"] = "left of last"  # D-19

    # The word
    language: str = "en"
    level: Literal["easy", "medium", "hard", "ridiculous", "expert"] = "medium"  # D-01
    offers: Annotated[int, Meta(ge=1, le=5)] | None = None  # D-02, WW-WRD-03; None: by level
    role_adjusted_words: bool = True  # D-03
    proper_nouns: bool = True
    categories: tuple[str, ...] = ()
    word_lists: tuple[str, ...] = ()
    new_words: bool = False  # WW-WRD-11

    # The night
    night_order: tuple[str, ...] | None = None  # D-18; None: WW-NGT-02
    call_seer: Literal["always", "unless the Mayor"] = "always"  # D-06
    call_masons: Literal["with Doppelgänger", "only when two wake"] = "with Doppelgänger"  # D-22
    beholder_sees: Literal["group", "labels"] = "group"  # D-23
    beholder_sees_copies: bool = False  # D-24
    minion_sees_copies: bool = True  # D-24
    letters: Annotated[int, Meta(ge=1, le=9)] = 1  # WW-FTL-01
    letters_grow: Literal["in a row", "in all", "never"] = "in a row"  # D-20
    view_seconds: Seconds = 8  # D-29, WW-TIM-05
    recognise_seconds: Seconds = 6
    pace: Annotated[float, Meta(ge=0.5, le=3)] = 1.0
    remind_seconds: Seconds = 30  # WW-TIM-06

    # The day
    questions: Literal["typed", "spoken"] = "typed"
    asking: Literal["free", "turns"] = "free"  # D-07
    day_seconds: Seconds = 240  # WW-TIM-01
    speedwords: bool = False
    letter_shown: Literal["tapped", "everywhere"] = "tapped"  # D-21
    edition: Literal["base", "deluxe", "german"] = "deluxe"  # D-15, D-30
    yes_no: Annotated[int, Meta(ge=1, le=99)] | None = None  # None: as the edition has it
    maybe: Count | None = None
    so_close: Count | None = None
    way_off: Count | None = None
    count_tokens: bool = True  # WW-DUT-04
    way_off_answers: bool = False  # D-16
    must_declare_guess: bool = True  # D-25
    late_guess: Literal["counts", "fails"] = "counts"  # D-12

    # The endgames
    hunt_seconds: Seconds = 15  # WW-TIM-03
    vote_seconds: Seconds = 60  # WW-TIM-04
    talk_in_hunt: bool = True  # D-17
    votes: Literal["each", "counted"] = "each"  # counted: hands are counted by eye
    singled_out_by: Literal["most", "majority"] = "most"  # D-09
    one_vote_each: Literal["nobody", "everybody"] = "nobody"  # D-10: who is then singled out
    minion_reveals: bool = False  # D-13
    beholder_reveals: bool = True  # D-14
    extra_card_found_by: Literal["each", "both"] = "each"  # D-27

    @property
    def tokens(self) -> dict[str, int]:
        """How many tokens of each kind lie in the box."""
        own = (self.yes_no, self.maybe, self.so_close, self.way_off)
        usual = TOKENS[self.edition]
        counts = (
            given if given is not None else preset for given, preset in zip(own, usual, strict=True)
        )
        return dict(zip(("yes-no", "maybe", "so-close", "way-off"), counts, strict=True))

    @property
    def day_length(self) -> int:
        """Speedwords halves the Day, rounded up (WW-TIM-02, WW-TIM-08)."""
        return half(self.day_seconds) if self.speedwords else self.day_seconds

    @property
    def day_warnings(self) -> tuple[int, ...]:
        """Seconds before the end at which the time left is said (WW-TIM-07)."""
        usual = (60, 30, 10)
        warnings = tuple(half(seconds) for seconds in usual) if self.speedwords else usual
        return tuple(seconds for seconds in warnings if seconds < self.day_length)

    @property
    def word_level(self) -> str:
        return "ridiculous" if self.level == "expert" else self.level

    @property
    def is_spoken(self) -> bool:
        """Questions are put aloud; with real cards nobody has anything to type on."""
        return self.questions == "spoken" or self.cards == "real"

    @property
    def calls(self) -> Literal["dealt", "real"]:
        """In which words the night is called: a moderator's are true without a screen, too."""
        return "real" if self.called_by == "moderator" else self.cards

    @property
    def is_passed(self) -> bool:
        """Whether one device goes from hand to hand and back into the middle."""
        return self.cards == "real" and self.called_by == "app"

    def at_pace(self, seconds: int) -> int:
        return max(1, round(seconds * self.pace))


def half(seconds: int) -> int:
    return (seconds + 1) // 2


def levels_offered(box: WerewordsBox, mayors_card: str) -> tuple[str, ...]:
    """The level of each word the Mayor is offered (WW-WRD-02 to 04)."""
    level = box.word_level
    levels = [level] * (box.offers or OFFERS[level])
    step = {"Seer": -1, "Fortune Teller": -1, "Werewolf": 1, "Minion": 1}.get(mayors_card, 0)
    if box.role_adjusted_words:
        place = LEVELS.index(level) + step
        levels[0] = LEVELS[min(max(place, 0), len(LEVELS) - 1)]
    return tuple(levels)

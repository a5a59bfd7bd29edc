"""Players without hands: they see a view and answer what it asks."""

from random import Random

from nightcall.bots.bot import LEVELS, MANNERS, Bot, Helped, Level, Manner
from nightcall.bots.random_bot import RandomBot
from nightcall.bots.temper import EVEN, Temper
from nightcall.games import game_named
from nightcall.table import Header, Seat

__all__ = [
    "LEVELS",
    "MANNERS",
    "Bot",
    "Helped",
    "Level",
    "Manner",
    "RandomBot",
    "language_of",
    "make_bot",
    "prepare",
]


def make_bot(
    game: str,
    seat: Seat,
    header: Header,
    level: Level,
    chance: Random,
    *,
    manner: Manner | None = None,
    temper: Temper = EVEN,
    questions: tuple[str, ...] = ("?",),
) -> Bot:
    """A bot for one seat of one game. Without a `manner` it has the one of its level; its `temper`
    decides only between equal choices; `questions` are what a bot may ask that knows no words of
    its own.

    What a game's bots need is imported only when one is seated.
    """
    match game:
        case "werewolf":
            from nightcall.bots.werewolf import WerewolfBot  # noqa: PLC0415  only if seated

            return WerewolfBot(seat, header, level, chance, manner, temper)
        case "wherewolf":
            from nightcall.bots.wherewolf import WherewolfBot  # noqa: PLC0415  likewise

            return WherewolfBot(seat, header, level, chance, manner, temper)
        case "werewords":
            from nightcall.bots.werewords import WerewordsBot  # noqa: PLC0415  likewise

            return WerewordsBot(seat, header, level, chance, manner)
        case _:
            return RandomBot(chance, questions)


def prepare(header: Header) -> None:
    """Read whatever the bots of such a table have to know. It may take a second, and is not for
    a thread that others wait for; afterwards no bot there waits for a file."""
    if header.game == "werewords":
        from nightcall.bots.werewords import understood_at  # noqa: PLC0415  likewise

        make_bot(header.game, "", header, "normal", Random())  # noqa: S311  it never plays
        understood_at(language_of(header), "Is it bigger than a car?")


def language_of(header: Header) -> str:
    """The language of the words of this table, or "" where the game has none."""
    box, _ = game_named(header.game).unpack(header)
    return str(getattr(box, "language", ""))

"""Players without hands: they see a view and answer what it asks."""

from random import Random

from nightcall.bots.bot import LEVELS, MANNERS, Bot, Level, Manner
from nightcall.bots.random_bot import RandomBot
from nightcall.bots.temper import EVEN, Temper
from nightcall.table import Header, Seat

__all__ = ["LEVELS", "MANNERS", "Bot", "Level", "Manner", "RandomBot", "make_bot"]


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

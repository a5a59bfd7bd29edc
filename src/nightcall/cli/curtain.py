"""Between secrets: who takes the keyboard, and a clear screen before and after."""

from nightcall.cli.sitting import Sitting
from nightcall.table import Seat


def hand_to(sitting: Sitting, seat: Seat) -> None:
    """Nobody but `seat` sees what comes next. Whoever plays alone needs no ceremony."""
    if has_company(sitting):
        sitting.screen.ask(sitting.texts.say("cli-pass-to", seat=seat))
        sitting.screen.clear()
        sitting.screen.say(seat)


def cover(sitting: Sitting) -> None:
    """Nothing of it stays on the screen."""
    if has_company(sitting):
        sitting.screen.ask(sitting.texts.say("cli-cover"))
        lift(sitting)


def lift(sitting: Sitting) -> None:
    """A clear screen that everybody may look at."""
    if has_company(sitting):
        sitting.screen.clear()


def has_company(sitting: Sitting) -> bool:
    return len(sitting.people) > 1

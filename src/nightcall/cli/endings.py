"""The endgames at the keyboard: the table talks, then each points on a screen of their own."""

from nightcall.cli import rounds
from nightcall.cli.floor import listen
from nightcall.cli.sitting import Sitting
from nightcall.table import Ask


def point(sitting: Sitting, ask: Ask) -> None:
    """Talk first, then point, then all cards are turned at once.

    The keyboard goes round without the clock: it would run out before the last could point.
    """
    if sitting.talked != ask.timer:
        if sitting.people and listen(sitting, ask.timer, "cli-talk") is None:
            sitting.say("cli-time-is-up")
        sitting.talked = ask.timer
    for seat in sitting.people:
        if rounds.is_asked(sitting, seat, ask.kind):
            rounds.alone(sitting, seat, ask.kind)
    while sitting.bots_answer():
        pass
    if sitting.people:
        rounds.read(sitting, sitting.texts.say("cli-turn-cards"), None)
    sitting.time_is_up()

"""The endgames at the keyboard: the table talks, then each points on a screen of their own."""

from nightcall.cli import rounds, typed
from nightcall.cli.asides import follow, is_aside
from nightcall.cli.daytime import clock
from nightcall.cli.sitting import Sitting
from nightcall.table import HOUSE, Ask, Several, Timer

WHOOPS = "(whoops)"


def point(sitting: Sitting, ask: Ask, timer: Timer) -> None:
    """Talk first, then point, then all cards are turned at once.

    The keyboard goes round without the clock: it would run out before the last could point.
    """
    if sitting.talked != timer:
        talk(sitting, timer)
        sitting.talked = timer
    for seat in sitting.people:
        if rounds.is_asked(sitting, seat, ask.kind):
            rounds.alone(sitting, seat, ask.kind)
    while sitting.bots_answer():
        pass
    if sitting.people:
        rounds.read(sitting, sitting.texts.say("cli-turn-cards"), None)
    sitting.time_is_up()


def talk(sitting: Sitting, timer: Timer) -> None:
    """Until the time is up or somebody says that all has been said."""
    while sitting.people:
        left = sitting.seconds_left(timer)
        if left <= 0:
            return
        line = sitting.type(sitting.texts.say("cli-talk", left=clock(left)), left)
        if line is None:
            sitting.say("cli-time-is-up")
            return
        if not is_aside(line):
            return
        follow(sitting, line, None)


def count_hands(sitting: Sitting, options: Several) -> None:
    """The people say whom the hands singled out."""
    if sitting.run.ask is None:
        return
    labels = {value: value for value in options.values}
    sitting.screen.say(sitting.sentences.ask(sitting.run.ask))
    rounds.show_choices(sitting, labels)
    line = rounds.read(sitting, sitting.texts.say("cli-choose-several"), None)
    chosen = typed.several_of(line, labels)
    if chosen is None or options.refuse(chosen) is not None:
        sitting.say("refused-not-an-option")
    else:
        sitting.enter(HOUSE, chosen)

"""The host at the keyboard: brings a game of Werewords from question to question."""

from nightcall.cli import rounds
from nightcall.cli.asides import TakenBack
from nightcall.cli.daytime import daytime, mayor_of, show_how_to_ask
from nightcall.cli.endings import count_hands, point, talk
from nightcall.cli.sitting import Sitting
from nightcall.table import CLOCK, HOUSE, Ask, Several

MAYORS = ("choose-word", "confirm-word")
POINTING = ("hunt", "vote")
IN_DAYLIGHT = ("day", "talk", *POINTING)


def play(sitting: Sitting) -> None:
    """Until the game is over."""
    while not sitting.run.is_over:
        try:
            step(sitting)
        except TakenBack:
            continue
    sitting.show_news()


def step(sitting: Sitting) -> None:
    """Whatever the open question needs now."""
    ask = sitting.run.ask
    if ask is None:
        return
    if HOUSE in sitting.run.waiting():
        the_house(sitting, ask)
        return
    if ask.kind in IN_DAYLIGHT and not sitting.has_read_the_night:
        read_the_night(sitting, ask.kind)
    sitting.show_news()
    if ask.kind == "day" and ask.timer is not None:
        daytime(sitting, ask, ask.timer)
    elif ask.kind in POINTING and ask.timer is not None:
        point(sitting, ask, ask.timer)
    elif ask.kind == "talk" and ask.timer is not None:
        talk(sitting, ask.timer)
        sitting.time_is_up()
    elif ask.kind in MAYORS:
        the_mayor(sitting)
    elif set(ask.options) == {CLOCK}:
        sitting.pause(sitting.keyboard.pace)
        sitting.time_is_up()
    else:
        a_round(sitting, ask)


def the_house(sitting: Sitting, ask: Ask) -> None:
    """A program, except where only eyes at the table can tell."""
    options = ask.options[HOUSE]
    if ask.by_people and isinstance(options, Several) and sitting.people:
        sitting.show_news()
        count_hands(sitting, options)
    else:
        sitting.house_answers()


def the_mayor(sitting: Sitting) -> None:
    """Everybody knows who the Mayor is, so that nobody else needs the keyboard."""
    mayor = mayor_of(sitting)
    if mayor in sitting.people:
        rounds.alone(sitting, mayor, *MAYORS)
    else:
        sitting.bots_answer()


def a_round(sitting: Sitting, ask: Ask) -> None:
    """Something secret is asked: the keyboard goes round, then bots and Clock come in."""
    rounds.go_round(sitting, ask.kind)
    while (now := sitting.run.ask) and (now.kind, now.timer) == (ask.kind, ask.timer):
        waiting = sitting.run.waiting()
        if HOUSE in waiting:
            return
        if not sitting.bots_answer():
            if CLOCK not in now.options or waiting:
                return
            sitting.time_is_up()


def read_the_night(sitting: Sitting, kind: str) -> None:
    """Before the Day everyone reads what the night told them, if anything."""
    sitting.show_news(before=IN_DAYLIGHT)
    rounds.go_round(sitting)
    sitting.has_read_the_night = True
    if len(sitting.people) > 1:
        sitting.say("cli-all-look")
    if kind == "day":
        show_how_to_ask(sitting, mayor_of(sitting))

"""The host at the keyboard: brings any game from question to question.

What is asked in secret goes round the keyboard; what a game does openly has a way of its own.
"""

from nightcall.cli import rounds
from nightcall.cli.asides import TakenBack
from nightcall.cli.calls import may_ask
from nightcall.cli.daytime import daytime, mayor_of, show_how_to_ask
from nightcall.cli.endings import point
from nightcall.cli.floor import speak, talk
from nightcall.cli.hands import count_hands
from nightcall.cli.sitting import Sitting
from nightcall.cli.standing import show_how_to_vote, stand
from nightcall.table import CLOCK, HOUSE, Ask

MAYORS = ("choose-word", "confirm-word")
PASS_ROUND = "pass-round"  # noqa: S105  no password


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
    if sitting.is_daylight and not sitting.has_read_the_night:
        read_the_night(sitting, ask)
    sitting.show_news()
    if ask.kind in OPENLY:
        OPENLY[ask.kind](sitting, ask)
    elif set(ask.options) == {CLOCK} and ask.settle == "one":
        a_call(sitting, ask)
    else:
        a_round(sitting, ask)


def the_house(sitting: Sitting, ask: Ask) -> None:
    """A program, except where only eyes at the table can tell."""
    if ask.by_people and sitting.people:
        sitting.show_news()
        count_hands(sitting, ask)
    else:
        sitting.house_answers()


def the_mayor(sitting: Sitting, _ask: Ask) -> None:
    """Everybody knows who the Mayor is, so that nobody else needs the keyboard."""
    mayor = mayor_of(sitting)
    if mayor in sitting.people:
        rounds.alone(sitting, mayor, *MAYORS)
    else:
        sitting.bots_answer()


def a_call(sitting: Sitting, ask: Ask) -> None:
    """Nobody is asked in it, but nobody shall know that where somebody might be."""
    if sitting.called != ask.timer and may_ask(sitting.run.header.game, sitting.line):
        rounds.go_round(sitting, ask.kind)
    sitting.called = ask.timer
    sitting.pause(sitting.keyboard.pace)
    sitting.time_is_up()


def a_round(sitting: Sitting, ask: Ask) -> None:
    """Something secret is asked: the keyboard goes round, then bots and Clock come in."""
    if ask.timer is None and ask == sitting.gone_round:
        sitting.say("cli-once-more")
    sitting.called, sitting.gone_round = ask.timer, ask
    rounds.go_round(sitting, ask.kind)
    while (now := sitting.run.ask) and (now.kind, now.timer) == (ask.kind, ask.timer):
        waiting = sitting.run.waiting()
        if HOUSE in waiting or any(seat in sitting.people for seat in waiting):
            return
        if not sitting.bots_answer():
            if CLOCK not in now.options or waiting:
                return
            sitting.time_is_up()


def read_the_night(sitting: Sitting, ask: Ask) -> None:
    """Before the Day everyone reads what the night told them, if anything."""
    is_first, sitting.nights_read = not sitting.nights_read, sitting.nights
    sitting.show_news(until_the_talk=True)
    if ask.kind == PASS_ROUND:  # the game itself lets everybody read
        return
    rounds.go_round(sitting)
    if len(sitting.people) > 1:
        sitting.say("cli-all-look")
        sitting.show_dawn_again()
        sitting.show_news(until_the_talk=True)
    if ask.kind == "day":
        show_how_to_ask(sitting, mayor_of(sitting))
    elif ask.kind == "lynch" and is_first:
        show_how_to_vote(sitting)


OPENLY = {
    "choose-word": the_mayor,
    "confirm-word": the_mayor,
    "day": daytime,
    "hunt": point,
    "vote": point,
    "talk": talk,
    "lynch": stand,
    "assembly": talk,
    "defence": speak,
}

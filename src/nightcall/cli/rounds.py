"""The keyboard goes round: one person at a time, each on a clear screen, all for as long.

Everybody gets it, whoever is asked: who takes the keyboard must not tell who was called.
"""

from nightcall.cli import typed
from nightcall.cli.asides import follow, is_aside
from nightcall.cli.curtain import hand_to, has_company, lift
from nightcall.cli.sitting import Sitting
from nightcall.table import Answer, Asked, Choice, IllegalAnswer, Press, Seat, view


def go_round(sitting: Sitting, *kinds: str) -> None:
    """Everyone reads what is new to them and answers questions of these kinds.

    Where all may know who is asked, nobody else takes the keyboard.
    """
    ask = sitting.run.ask
    is_open = ask is not None and ask.open and ask.kind in kinds
    for seat in sitting.living:
        if not is_open or is_asked(sitting, seat, *kinds):
            alone(sitting, seat, *kinds, in_secret=not is_open)


def alone(sitting: Sitting, seat: Seat, *kinds: str, in_secret: bool = False) -> None:
    """One person's turn at the keyboard. In secret, all type one line and cover it."""
    hand_to(sitting, seat)
    is_to_read = sitting.show_secrets(seat)
    was_asked = is_asked(sitting, seat, *kinds)
    if was_asked:
        is_to_read = answer_all(sitting, seat, *kinds)
    if has_company(sitting):
        if kinds and not was_asked:
            read(sitting, sitting.texts.say("cli-seem-busy"), seat)
        elif not is_to_read and not kinds:
            sitting.say("cli-nothing-for-you")
        if in_secret or is_to_read or not kinds:
            read(sitting, sitting.texts.say("cli-cover"), seat)
    lift(sitting)


def answer_all(sitting: Sitting, seat: Seat, *kinds: str) -> bool:
    """Whether the last answer brought something to read.

    A question that stays open after an answer waits for others; nobody is asked it twice.
    """
    is_to_read, answered = False, 0
    while is_asked(sitting, seat, *kinds):
        asked = view(sitting.run, seat).asked
        if asked is None or asked.number == answered:
            break
        answered = asked.number if answer(sitting, seat, asked) else answered
        is_to_read = sitting.show_secrets(seat)
    return is_to_read


def is_asked(sitting: Sitting, seat: Seat, *kinds: str) -> bool:
    """Whether this seat has such a question before it, and has not answered it."""
    asked = view(sitting.run, seat).asked
    return asked is not None and asked.kind in kinds and seat not in sitting.run.given


def answer(sitting: Sitting, seat: Seat, asked: Asked) -> bool:
    """Put the question once; an answer that is refused leaves it open. Whether it was taken."""
    sitting.screen.say(sitting.sentences.ask(asked))
    try:
        sitting.enter(seat, typed_answer(sitting, seat, asked))
    except IllegalAnswer as error:
        sitting.say(f"refused-{error.reason}")
        return False
    return True


def typed_answer(sitting: Sitting, seat: Seat, asked: Asked) -> Answer:
    """A choice by its number or name; where there is only one, Enter takes it."""
    options = asked.options
    if isinstance(options, Press):
        show_choices(sitting, {button: button for button in options.buttons})
        sitting.say("cli-client", seat=seat)
        line = read(sitting, sitting.texts.say("cli-choose", most=len(options.buttons)), seat)
        return typed.one_for(line, options.buttons)
    values = options.values if isinstance(options, Choice) else ()
    labels = {value: sitting.sentences.option(value, asked) for value in values}
    if len(values) == 1:
        read(sitting, sitting.texts.say("cli-enter", label=labels[values[0]]), seat)
        return values[0]
    show_choices(sitting, labels)
    line = read(sitting, sitting.texts.say("cli-choose", most=len(values)), seat)
    return typed.one_of(line, labels)


def show_choices(sitting: Sitting, labels: dict[str, str]) -> None:
    for number, label in enumerate(labels.values(), start=1):
        sitting.say("cli-choice", number=number, label=label)


def read(sitting: Sitting, prompt: str, seat: Seat | None) -> str:
    """A typed line that is no aside, without a limit of time."""
    while True:
        line = sitting.screen.ask(prompt) or ""
        if not is_aside(line):
            return line
        follow(sitting, line, seat)

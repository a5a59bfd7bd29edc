"""The Day at the keyboard: everybody looks at one screen, questions in, tokens out."""

from nightcall.cli import typed
from nightcall.cli.asides import tokens_left
from nightcall.cli.floor import listen, time_is_up
from nightcall.cli.sitting import Sitting
from nightcall.table import Answer, Ask, IllegalAnswer, Press, Seat, Telling, Text

CORRECT = "correct"
KINDS = {"yes": "yes-no", "no": "yes-no"}
SPOKEN_ASIDES = {"/withdraw": "(withdraw)", "/pass": "(pass)"}


def daytime(sitting: Sitting, ask: Ask) -> None:
    """One move of the Day: a bot's, or what somebody types, or the Clock's."""
    mayor = mayor_of(sitting)
    tray = ask.options.get(mayor)
    is_before_mayor = bool(sitting.run.waiting() == [mayor])
    if sitting.is_time_up(ask.timer):
        time_is_up(sitting)
    elif is_before_mayor and mayor in sitting.bots:
        sitting.pause(min(sitting.keyboard.pace, 1.0))
        sitting.bots_answer()
    elif is_before_mayor or any(seat in sitting.people for seat in sitting.run.waiting()):
        if is_before_mayor and isinstance(tray, Press):
            show_tray(sitting, mayor, tray)
        line = a_line(sitting, ask, mayor if is_before_mayor else None)
        if line is None:
            time_is_up(sitting)
        elif line or is_before_mayor:
            hear(sitting, ask, line, mayor if is_before_mayor else None)
        else:
            a_bot_asks(sitting)
    else:
        a_bot_asks(sitting)


def mayor_of(sitting: Sitting) -> Seat:
    told = [item for item in sitting.run.said if isinstance(item, Telling) and item.key == "mayor"]
    return str(told[-1].args["seat"])


def a_bot_asks(sitting: Sitting) -> None:
    """One of the bots whose move it is asks; without bots the people have to."""
    sitting.pause(min(sitting.keyboard.pace, 1.0))
    sitting.a_bot_moves()


def a_line(sitting: Sitting, ask: Ask, mayor: Seat | None) -> str | None:
    people = [seat for seat in sitting.run.waiting() if seat in sitting.people]
    if mayor is not None:
        key, seat = "cli-prompt-mayor", mayor
    else:
        key = "cli-prompt-question" if len(people) == 1 else "cli-prompt-questions"
        seat = people[0]
    return listen(sitting, ask.timer, key, heard=is_spoken, seat=seat)


def is_spoken(line: str) -> bool:
    return line.casefold() in SPOKEN_ASIDES


def show_how_to_ask(sitting: Sitting, mayor: Seat) -> None:
    """Once, when the Day breaks; the prompts are short then."""
    askers = [seat for seat in sitting.people if seat != mayor]
    if len(askers) > 1:
        sitting.say("cli-how-to-ask", seat=askers[0])
    if askers and any(seat != mayor for seat in sitting.bots):
        sitting.say("cli-bots-ask")
    if mayor in sitting.bots:
        sitting.say("cli-bot-mayor", seat=mayor)


def show_tray(sitting: Sitting, mayor: Seat, tray: Press) -> None:
    """The Mayor's buttons, each with its key and how many are left."""
    left = tokens_left(sitting) or {}
    shown = []
    for button in sorted(tray.buttons, key=lambda each: each == CORRECT):
        kind = KINDS.get(button, button)
        args: dict[str, str | int] = {
            "key": sitting.texts.say(f"cli-key-{button}"),
            "label": sitting.sentences.name(button),
        }
        if kind in left:
            shown.append(sitting.texts.say("cli-button-left", **args, left=left[kind]))
        else:
            shown.append(sitting.texts.say("cli-button", **args))
    sitting.say("cli-tray", seat=mayor, buttons=", ".join(shown))


def hear(sitting: Sitting, ask: Ask, line: str, mayor: Seat | None) -> None:
    """A question is somebody's by its name, or the only asker's; the Mayor's line is a token."""
    seat, said = typed.addressed(line, sitting.people)
    if seat is None and mayor is not None:
        seat = mayor
    seat = seat or who_asks(sitting, ask)
    if seat is None:
        return
    answer = meant(sitting, ask, seat, said)
    try:
        sitting.enter(seat, answer)
    except IllegalAnswer as error:
        if seat == mayor:
            sitting.say("cli-no-such-token")
        elif seat == mayor_of(sitting):
            sitting.say("cli-mayor-asks-nothing", seat=seat)
        else:
            sitting.say(f"refused-{error.reason}")


def meant(sitting: Sitting, ask: Ask, seat: Seat, said: str) -> Answer:
    options = ask.options.get(seat)
    if isinstance(options, Press):
        keys = {button: sitting.texts.say(f"cli-key-{button}") for button in options.buttons}
        labels = {button: sitting.sentences.name(button) for button in options.buttons}
        return typed.press(said, options.buttons, keys, labels)
    if isinstance(options, Text):
        return SPOKEN_ASIDES.get(said.casefold(), said)
    return said


def who_asks(sitting: Sitting, ask: Ask) -> Seat | None:
    """Whose question it is, where several people could have typed it."""
    people = {seat: seat for seat in sitting.run.waiting() if seat in sitting.people}
    if len(people) == 1:
        return next(iter(people))
    names = ", ".join(f"{number} {seat}" for number, seat in enumerate(people, start=1))
    prompt = sitting.texts.say("cli-who-asks", names=names)
    left = max(sitting.seconds_left(ask.timer), 0) if ask.timer else None
    line = sitting.type(prompt, left)
    return typed.one_of(line, people) if line else None

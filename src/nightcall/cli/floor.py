"""The open floor: everybody looks at one screen and talks, while a clock may run."""

from collections.abc import Callable

from nightcall.cli.asides import follow, is_aside
from nightcall.cli.sitting import Sitting
from nightcall.table import CLOCK, HOUSE, Ask, Choice, Timer

GO_ON = "(go on)"
NO_CLOCK = "none"


def talk(sitting: Sitting, ask: Ask) -> None:
    """Until the time is up or somebody says that all has been said."""
    options = ask.options[HOUSE]
    may_go_on = isinstance(options, Choice) and GO_ON in options.values
    if not sitting.people:
        sitting.pause(sitting.keyboard.pace)
        sitting.enter(HOUSE, GO_ON) if may_go_on else sitting.time_is_up()
        return
    key = "cli-assembly" if may_go_on else "cli-talk"
    if may_go_on and not sitting.living:
        key = "cli-assembly-watched"
    line = listen(sitting, ask.timer, key)
    if line is not None and may_go_on:
        sitting.enter(HOUSE, GO_ON)
    else:
        time_is_up(sitting) if line is None else sitting.time_is_up()


def speak(sitting: Sitting, ask: Ask) -> None:
    """The one whose turn it is speaks for as long as it takes; a bot has nothing to say."""
    (seat,) = ask.waits_for
    if seat in sitting.bots:
        sitting.say("cli-bot-defence", seat=seat)
        sitting.pause(sitting.keyboard.pace)
        sitting.bots_answer()
    elif listen(sitting, ask.timer, "cli-defence", seat=seat) is not None:
        sitting.enter(seat, "done")
    elif CLOCK in ask.options:
        time_is_up(sitting)


def listen(
    sitting: Sitting,
    timer: Timer | None,
    key: str,
    *,
    heard: Callable[[str], bool] = lambda _: False,
    **args: str | int,
) -> str | None:
    """A line that is no aside; None when the time is up. Says how much is left on the way.

    `heard` are asides that belong to the game; the text of the prompt has `$left`.
    """
    while True:
        left = sitting.seconds_left(timer) if timer else None
        if left is None or timer is None:
            line = sitting.type(sitting.texts.say(key, left=NO_CLOCK, **args))
        elif left <= 0:
            return None
        else:
            ahead = [second for second in timer.warnings if second < left]
            prompt = sitting.texts.say(key, left=clock(left), **args)
            line = sitting.type(prompt, left - max(ahead, default=0))
            if line is None:
                if sitting.seconds_left(timer) > 0.5:
                    sitting.say("cli-time-left", left=clock(sitting.seconds_left(timer)))
                continue
            if sitting.seconds_left(timer) <= 0:
                return None  # the Clock spoke first
        if line is None or not is_aside(line) or heard(line):
            return line
        follow(sitting, line, None)


def time_is_up(sitting: Sitting) -> None:
    sitting.say("cli-time-is-up")
    sitting.time_is_up()


def clock(seconds: float) -> str:
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"

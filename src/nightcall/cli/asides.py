"""What people type beside the game: /help, /log, /tokens, /me, /undo, /whoops."""

from nightcall.cli.curtain import cover, hand_to
from nightcall.cli.sitting import Sitting
from nightcall.table import HOUSE, IllegalAnswer, Seat, Telling

WHOOPS = "(whoops)"


class TakenBack(Exception):  # noqa: N818  no error: somebody typed /undo or /whoops
    """The game stands elsewhere now; whoever was asking must look again."""


def is_aside(line: str) -> bool:
    return line.startswith("/")


def follow(sitting: Sitting, line: str, seat: Seat | None) -> None:
    """Do what was typed. `seat` is whose private screen it is; None if all are looking."""
    word, _, rest = line[1:].strip().partition(" ")
    match word.casefold():
        case "help" | "h" | "?":
            sitting.say("cli-help")
        case "log":
            show_log(sitting)
        case "tokens":
            show_tokens(sitting)
        case "me":
            show_me(sitting, rest.strip(), seat)
        case "undo":
            undo(sitting)
        case "whoops":
            whoops(sitting)
        case _:
            sitting.say("cli-unknown-aside", word=f"/{word}")


def show_log(sitting: Sitting) -> None:
    """The questions and tokens of the day so far."""
    told = [item for item in sitting.run.said if isinstance(item, Telling) and item.to is None]
    day = [item for item in told if item.key in ("shape", "question", "token", "withdrawn")]
    for telling in day:
        sitting.screen.say(sitting.sentences.telling(telling))
    if not day:
        sitting.say("cli-no-log")


def show_tokens(sitting: Sitting) -> None:
    left = tokens_left(sitting)
    if left is None:
        sitting.say("cli-tokens-not-counted")
    else:
        sitting.say("cli-tokens", **sitting.sentences.shaped({"left": left}))


def tokens_left(sitting: Sitting) -> dict[str, int] | None:
    """How many tokens of each kind are left; None if nobody counts them."""
    box, _ = sitting.run.game.unpack(sitting.run.header)
    if not box.count_tokens:
        return None
    left: dict[str, int] = box.tokens
    for item in sitting.run.said:
        if isinstance(item, Telling) and item.key == "token":
            left = item.args["left"]
    return left


def show_me(sitting: Sitting, name: str, seat: Seat | None) -> None:
    """What somebody was told so far, on a screen of their own."""
    if seat is not None:
        sitting.show_secrets(seat, again=True)
        return
    found = [person for person in sitting.people if person.casefold() == name.casefold()]
    found = found or list(sitting.people if len(sitting.people) == 1 else ())
    if not found:
        sitting.say("cli-me-who", names=sitting.texts.listed(sitting.people))
        return
    hand_to(sitting, found[0])
    sitting.show_secrets(found[0], again=True)
    cover(sitting)


def undo(sitting: Sitting) -> None:
    """Cut the last entry that somebody typed, and all that came of it; everybody is told."""
    number = sitting.last_of_people()
    if number is None:
        sitting.say("cli-undo-nothing")
        return
    if sitting.shows_secrets_after(number):
        sure = sitting.screen.ask(sitting.texts.say("cli-undo-sure"))
        if (sure or "").casefold() not in ("y", "yes"):
            return
    seat = sitting.run.entries[number - 1].seat
    sitting.cut(number - 1)
    key = "cli-undone-whoops" if seat == HOUSE else "cli-undone"
    sitting.say(key, seat=seat)
    raise TakenBack


def whoops(sitting: Sitting) -> None:
    """The day ended the other way; only an endgame can be switched."""
    try:
        sitting.enter(HOUSE, WHOOPS)
    except IllegalAnswer:
        sitting.say("cli-whoops-not-now")
        return
    sitting.talked = None
    raise TakenBack

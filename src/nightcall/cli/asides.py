"""What people type beside the game: /help, /log, /me, /undo, and what each game has of its own."""

from nightcall.cli import typed
from nightcall.cli.curtain import cover, hand_to, lift
from nightcall.cli.sitting import Sitting
from nightcall.table import HOUSE, IllegalAnswer, Scene, Seat, Telling

WHOOPS = "(whoops)"
DEADLOCK = "(deadlock)"
HELP = {
    "werewords": "cli-help-werewords",
    "werewolf": "cli-help-werewolf",
    "wherewolf": "cli-help-wherewolf",
}
LOGGED = {  # tellings by their key, scenes by their line
    "werewords": ("shape", "question", "token", "withdrawn"),
    "werewolf": ("killed", "standing-vote", "lynched", "no-lynching"),
    "wherewolf": (
        "day-breaks", "bard", "accused", "votes", "burned", "dies-of-love", "card-shown",
        "hesitation", "dusk",
    ),
}  # fmt: skip
OWN = {"werewords": ("tokens", "whoops"), "werewolf": ("deadlock",), "wherewolf": ()}


class TakenBack(Exception):  # noqa: N818  no error: somebody typed /undo or /whoops
    """The game stands elsewhere now; whoever was asking must look again."""


def is_aside(line: str) -> bool:
    return line.startswith("/")


def follow(sitting: Sitting, line: str, seat: Seat | None) -> None:
    """Do what was typed. `seat` is whose private screen it is; None if all are looking."""
    word, _, rest = line[1:].strip().partition(" ")
    game = sitting.run.header.game
    match word.casefold():
        case "help" | "h" | "?":
            sitting.say(HELP[game])
        case "log":
            show_log(sitting)
        case "me":
            show_me(sitting, rest.strip(), seat)
        case "undo":
            undo(sitting, seat)
        case "tokens" if "tokens" in OWN[game]:
            show_tokens(sitting)
        case "whoops" if "whoops" in OWN[game]:
            the_table_says(sitting, WHOOPS, "cli-whoops-not-now")
        case "deadlock" if "deadlock" in OWN[game]:
            the_table_says(sitting, DEADLOCK, "cli-deadlock-not-now")
        case _:
            sitting.say("cli-unknown-aside", word=f"/{word}")


def show_log(sitting: Sitting) -> None:
    """What happened by day so far."""
    kept = LOGGED[sitting.run.header.game]
    day = [
        sitting.sentences.said(item)
        for item in sitting.run.said
        if (isinstance(item, Scene) and item.line in kept)
        or (isinstance(item, Telling) and item.to is None and item.key in kept)
    ]
    for text in day:
        sitting.screen.say(text)
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


def undo(sitting: Sitting, seat: Seat | None) -> None:
    """Cut the last entry that somebody typed, and all that came of it; everybody is told.

    Of an answer given in secret nobody hears whose it was.
    """
    number = sitting.last_of_people()
    if number is None:
        sitting.say("cli-undo-nothing")
        return
    if sitting.shows_secrets_after(number):
        sure = sitting.screen.ask(sitting.texts.say("cli-undo-sure"))
        if not typed.begins_with(sure or "", "y", sitting.texts.say("cli-key-yes")):
            return
    if seat is not None:
        lift(sitting)
    last = sitting.run.entries[number - 1]
    sitting.cut(number - 1)
    if last.seat == HOUSE:
        sitting.say("cli-undone-whoops" if last.answer == WHOOPS else "cli-undone-table")
    elif sitting.is_daylight:
        sitting.say("cli-undone", seat=last.seat)
    else:
        sitting.say("cli-undone-secret")
    raise TakenBack


def the_table_says(sitting: Sitting, what: str, not_now: str) -> None:
    """What the House may be told at any time while it is asked."""
    try:
        sitting.enter(HOUSE, what)
    except IllegalAnswer:
        sitting.say(not_now)
        return
    sitting.talked = None
    raise TakenBack

"""Standing votes at the keyboard: “Bob: Ann” moves Bob's, until somebody has the majority."""

from collections import Counter

from nightcall.cli import typed
from nightcall.cli.fellows import votes_in
from nightcall.cli.floor import listen, time_is_up
from nightcall.cli.sitting import Sitting
from nightcall.table import Ask, Choice, Seat


def stand(sitting: Sitting, ask: Ask) -> None:
    """One vote that is put or moved: somebody's who types it, or a bot's."""
    voters = [seat for seat in sitting.living if seat in ask.options]
    if not voters:
        a_bot_moves(sitting, ask)
        return
    key = "cli-prompt-vote" if len(voters) == 1 else "cli-prompt-votes"
    line = listen(sitting, ask.timer, key, seat=voters[0])
    if line is None:
        time_is_up(sitting)
    elif line:
        hear(sitting, ask, voters, line)
    else:
        a_bot_moves(sitting, ask)


def a_bot_moves(sitting: Sitting, ask: Ask) -> None:
    if sitting.is_time_up(ask.timer):
        time_is_up(sitting)
        return
    sitting.pause(min(sitting.keyboard.pace, 1.0))
    if sitting.a_bot_moves():
        show_standing(sitting)
    else:
        waiting = [seat for seat in sitting.run.waiting() if seat in sitting.people]
        sitting.say("cli-no-bot-moves", names=sitting.texts.listed(waiting))


def hear(sitting: Sitting, ask: Ask, voters: list[Seat], line: str) -> None:
    """Whose vote it is stands before the colon, unless only one person can vote."""
    seat, said = typed.addressed(line, sitting.people)
    if seat is None and len(voters) == 1:
        seat = voters[0]
    if seat is None:
        sitting.say("cli-whose-vote", seat=voters[0], accused=voters[1])
    elif seat not in voters:
        sitting.say("cli-dead-are-silent", seat=seat)
    else:
        options = ask.options[seat]
        values = options.values if isinstance(options, Choice) else ()
        accused = typed.one_of(said, {value: value for value in values})
        if accused is None or said.isdecimal():
            sitting.say("cli-no-such-accused", names=sitting.texts.listed(values))
        else:
            sitting.enter(seat, accused)
            show_standing(sitting)


def show_standing(sitting: Sitting) -> None:
    """What was said of the vote, and how all votes stand, while it is still day."""
    sitting.show_news()
    ask = sitting.run.ask
    if ask is not None and ask.kind == "lynch":
        counts = Counter(votes_in(sitting.run.said).values()).most_common()
        each = [
            sitting.texts.say("cli-votes-against", count=count, accused=accused)
            for accused, count in counts
        ]
        sitting.say("cli-standing", votes=sitting.texts.listed(each))


def show_how_to_vote(sitting: Sitting) -> None:
    """Once, when the first day breaks; the prompts are short then."""
    if len(sitting.living) > 1:
        sitting.say("cli-how-to-vote", seat=sitting.living[0], accused=sitting.living[1])
    if sitting.living and sitting.bots:
        sitting.say("cli-bots-vote")

"""Bots at a table that a test has set: what they say and answer where the evening stands."""

from collections.abc import Sequence
from random import Random

from nightcall.bots import Bot, Level, Manner, make_bot
from nightcall.table import Answer, Run, Seat, Spoken, view


def bot_of(
    run: Run, seat: Seat, level: Level = "hard", manner: Manner | None = None, seed: int = 1
) -> Bot:
    return make_bot(run.header.game, seat, run.header, level, Random(seed), manner=manner)


def bots_of(run: Run, level: Level = "hard", manner: Manner | None = None) -> dict[Seat, Bot]:
    seats = enumerate(run.header.seats)
    return {seat: bot_of(run, seat, level, manner, number) for number, seat in seats}


def answer_of(run: Run, bot: Bot, seat: Seat, talk: Sequence[Spoken] = ()) -> Answer:
    return bot.answer(view(run, seat), talk)


def heard_from(run: Run, bot: Bot, seat: Seat, talk: Sequence[Spoken] = ()) -> list[Spoken]:
    """All that this one has to say now."""
    said: list[Spoken] = []
    while (spoken := bot.says(view(run, seat), [*talk, *said])) is not None:
        said.append(spoken)
        assert len(said) < 50, "never comes to an end"
    return said


def talk_of(run: Run, bots: dict[Seat, Bot], talk: Sequence[Spoken] = ()) -> list[Spoken]:
    """What everybody says, in turn, until nobody has anything to say."""
    heard = list(talk)
    while True:
        before = len(heard)
        for seat, bot in bots.items():
            if (spoken := bot.says(view(run, seat), heard)) is not None:
                heard.append(spoken)
        if len(heard) == before:
            return heard


def says(seat: Seat, key: str, /, **args: str) -> Spoken:
    return Spoken(seat, key, args)

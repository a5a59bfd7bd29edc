"""A bot knows its view and the talk, and nothing else: proved in another process, and by deals that
differ only in what its seat may not know."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from nightcall.bots import LEVELS, Bot, Level, make_bot
from nightcall.bots.arena import seats
from nightcall.bots.match import Match
from nightcall.games import game_named
from nightcall.table import (
    Answer,
    Asked,
    Header,
    House,
    Run,
    Said,
    Scene,
    Seat,
    Spoken,
    Telling,
    View,
    messages,
)
from tests.leaks import werewolf_world, wherewolf_world

World = werewolf_world.World | wherewolf_world.World
PAIRS: dict[str, Callable[[Random], tuple[World, World, Seat]]] = {
    "werewolf": werewolf_world.a_pair,
    "wherewolf": wherewolf_world.a_pair,
}
Seats = Callable[[Run, Seat], Bot]


def views(run: Run, seat: Seat) -> Iterator[View]:
    """What the seat has seen whenever something came, up to the result. The seal is the same for
    all deals: it differs with what is hidden, and tells nothing without its salt."""
    said: tuple[Said, ...] = ()
    asked: Asked | None = None
    for _, message in messages(run, seat):
        if isinstance(message, Scene) and message.chapter == "result":
            return
        if isinstance(message, Telling) and message.key == "deal-sealed":
            said += (Telling(message.to, message.key, {"seal": "the same"}),)
        elif isinstance(message, Telling | Scene):
            said += (message,)
        else:
            asked = message if isinstance(message, Asked) else None
        yield View(seat, said, asked)


def moves(run: Run, seat: Seat, bot: Bot) -> list[Any]:
    """All that a bot does in this seat: what it answers, and what it says."""
    talk: list[Spoken] = []
    done: list[Any] = []
    for view in views(run, seat):
        scene = next(item for item in reversed(view.said) if isinstance(item, Scene))
        if seat in scene.speakers:
            spoken = bot.says(view, talk)
            talk += [spoken] if spoken else []
            done.append(spoken)
        if view.asked is not None:
            done.append(bot.answer(view, talk))
    return done


def honest(level: Level) -> Seats:
    return lambda run, seat: make_bot(run.header.game, seat, run.header, level, Random(7))


def is_same(name: str, chance: Random, bots: Seats) -> bool:
    """Whether a bot does the same in two worlds that its seat may not tell apart."""
    world, other, seat = PAIRS[name](chance)
    run, other_run = world.played[0], other.played[0]
    return moves(run, seat, bots(run, seat)) == moves(other_run, seat, bots(other_run, seat))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PAIRS)
def test_what_is_hidden_from_a_seat_changes_nothing_its_bot_does(name: str, level: Level) -> None:
    chance = Random(30)
    assert all(is_same(name, chance, honest(level)) for _ in range(60))


class Peeking:
    """Accuses whoever holds the worst card, told or not."""

    def __init__(self, run: Run, seat: Seat) -> None:
        told = [item for item in run.said if isinstance(item, Telling) and item.key == "your-card"]
        self._worst = [t.to[0] for t in told if t.to and t.args["card"] in ("Werewolf", "Vampire")]
        self._honest = make_bot(run.header.game, seat, run.header, "hard", Random(7))

    def answer(self, view: View, talk: Sequence[Spoken]) -> Answer:
        assert view.asked is not None
        seen = [seat for seat in self._worst if view.asked.options.refuse(seat) is None]
        return seen[0] if seen else self._honest.answer(view, talk)

    def says(self, view: View, talk: Sequence[Spoken]) -> Spoken | None:
        return self._honest.says(view, talk)


@pytest.mark.parametrize("name", PAIRS)
def test_a_bot_that_peeks_would_be_caught(name: str) -> None:
    chance = Random(30)
    assert not all(is_same(name, chance, Peeking) for _ in range(60))


class Recorded:
    """A bot whose every turn is written down as it would be sent to another process."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.sent: list[bytes] = []
        self.replies: list[Any] = []
        self._heard = 0

    def answer(self, view: View, talk: Sequence[Spoken]) -> Answer:
        return self._turn("answer", self.bot.answer, view, talk)

    def says(self, view: View, talk: Sequence[Spoken]) -> Spoken | None:
        said: Spoken | None = self._turn("says", self.bot.says, view, talk)
        return said

    def _turn(
        self,
        do: str,
        turn: Callable[[View, Sequence[Spoken]], Any],
        view: View,
        talk: Sequence[Spoken],
    ) -> Any:
        news = list(talk[self._heard :])
        self._heard = len(talk)
        self.sent.append(msgspec.json.encode({"do": do, "view": view, "heard": news}))
        reply = turn(view, talk)
        self.replies.append(msgspec.to_builtins(reply))
        return reply


@pytest.mark.parametrize("name", PAIRS)
def test_a_bot_alone_in_a_process_plays_just_the_same(name: str) -> None:
    """It gets its views as JSON, so there is no table it could reach."""
    game = game_named(name)
    header = Header(game.name, game.rules, seats(8), {"level": "later"} if "where" in name else {})
    chance, recorded = Random(4), dict[Seat, Recorded]()

    def bots(_cards: object) -> dict[Seat, Recorded]:
        for number, seat in enumerate(header.seats):
            bot = make_bot(name, seat, header, "hard", Random(number))
            recorded[seat] = Recorded(bot)
        return recorded

    Match(Run(game, header), House(chance), bots, chance).play()
    for number, seat in ((0, header.seats[0]), (5, header.seats[5])):
        which = {"header": header, "seat": seat, "level": "hard", "seed": number}
        lines = [msgspec.json.encode(which), *recorded[seat].sent]
        done = subprocess.run(
            [sys.executable, "-m", "tests.bots.alone"],
            input=b"\n".join(lines) + b"\n",
            capture_output=True,
            check=True,
            timeout=120,
        )
        replies = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
        assert replies == recorded[seat].replies

"""A bot knows its view and the talk, and nothing else: proved in another process, and by deals that
differ only in what its seat may not know."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

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
from tests.bots.werewords_table import Words
from tests.leaks import seen, test_noninterference, werewolf_world, wherewolf_world


class Pair(NamedTuple):
    """Two games that the seat may not tell apart, before a message that is a reveal."""

    runs: tuple[Run, Run]
    seat: Seat
    is_reveal: Callable[[object], bool]


def many_nights(a_pair: Callable[[Random], Any]) -> Callable[[Random], Pair]:
    def pair(chance: Random) -> Pair:
        world, other, seat = a_pair(chance)
        return Pair((world.played[0], other.played[0]), seat, is_result)

    return pair


def one_night(chance: Random) -> Pair:
    """Werewords tells everybody the word before the vote, so that they know then."""
    world, other, seat = test_noninterference.a_pair(chance)
    is_reveal = partial(seen.is_reveal, word_differs=world.word != other.word)
    return Pair((seen.play(world)[0], seen.play(other)[0]), seat, is_reveal)


def is_result(message: object) -> bool:
    return isinstance(message, Scene) and message.chapter == "result"


PAIRS: dict[str, Callable[[Random], Pair]] = {
    "werewolf": many_nights(werewolf_world.a_pair),
    "wherewolf": many_nights(wherewolf_world.a_pair),
    "werewords": one_night,
}
Seats = Callable[[Run, Seat], Bot]


def views(run: Run, seat: Seat, is_reveal: Callable[[object], bool]) -> Iterator[View]:
    """What the seat has seen whenever something came, up to a reveal. The seal is the same for
    all deals: it differs with what is hidden, and tells nothing without its salt."""
    said: tuple[Said, ...] = ()
    asked: Asked | None = None
    for _, message in messages(run, seat):
        if is_reveal(message):
            return
        if isinstance(message, Telling) and message.key == "deal-sealed":
            said += (Telling(message.to, message.key, {"seal": "the same"}),)
        elif isinstance(message, Telling | Scene):
            said += (message,)
        else:
            asked = message if isinstance(message, Asked) else None
        yield View(seat, said, asked)


def moves(run: Run, bots: Seats, pair: Pair) -> list[Any]:
    """All that a bot does in this seat: what it answers, and what it says."""
    talk: list[Spoken] = []
    done: list[Any] = []
    seat, bot = pair.seat, bots(run, pair.seat)
    for view in views(run, seat, pair.is_reveal):
        scene = next(item for item in reversed(view.said) if isinstance(item, Scene))
        if scene.speakers == "everyone" or seat in scene.speakers:
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
    pair = PAIRS[name](chance)
    one, other = (moves(run, bots, pair) for run in pair.runs)
    return one == other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PAIRS)
def test_what_is_hidden_from_a_seat_changes_nothing_its_bot_does(name: str, level: Level) -> None:
    chance = Random(30)
    assert all(is_same(name, chance, honest(level)) for _ in range(60))


class Peeking:
    """Names whoever holds the worst card, told or not."""

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


class Reading(Peeking):
    """Asks for the word, told or not."""

    def __init__(self, run: Run, seat: Seat) -> None:
        super().__init__(run, seat)
        told = [item for item in run.said if isinstance(item, Telling) and item.key == "word"]
        self._worst = [item.args["word"] for item in told]


def test_a_bot_that_reads_the_word_would_be_caught() -> None:
    chance = Random(30)
    assert not all(is_same("werewords", chance, Reading) for _ in range(60))


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

    Match(Run(game, header), House(chance, words=Words(chance)), bots, chance).play()
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

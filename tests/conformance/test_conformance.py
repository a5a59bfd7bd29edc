"""What holds for every game of this house, whoever sits at the table and whatever they answer."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from random import Random

import msgspec
import pytest

from nightcall.games import GAMES, game_named
from nightcall.table import (
    CLOCK,
    HOUSE,
    Ask,
    Closed,
    House,
    IllegalAnswer,
    Run,
    Scene,
    Seat,
    Telling,
    messages,
    start,
    view,
)
from nightcall.table.journal import line
from nightcall.table.view import Viewer
from tests.conformance.boxes import HEADERS, Words
from tests.conformance.information import ENTITLED
from tests.conformance.players import (
    BOUND,
    ILLEGAL,
    answer_once,
    random_answer,
    random_header,
    random_run,
)
from tests.conformance.replay import journal_text, playthroughs, run_from

NAMES = [game.name for game in GAMES]
FEW = range(80)
MANY = range(1000, 3000)

over_all_games = pytest.mark.parametrize("name", NAMES)
over_few_seeds = pytest.mark.parametrize("seed", FEW)


@lru_cache(maxsize=256)
def finished(name: str, seed: int) -> Run:
    """A whole random game, to be looked at only."""
    return random_run(name, seed)


def test_every_game_has_random_tables_and_an_information_table() -> None:
    assert set(NAMES) <= set(HEADERS) & set(ENTITLED)


# What must hold of each finished game


def it_ends(run: Run) -> None:
    assert run.is_over
    assert run.ask is None
    assert run.length < BOUND


def winners_are_seats(run: Run) -> None:
    assert run.outcome is not None
    winners = run.outcome.winners
    assert set(winners) <= set(run.header.seats)
    assert len(set(winners)) == len(winners)


def its_journal_replays_to_the_same(run: Run) -> None:
    again = Run(run.game, run.header, run.entries)
    assert again.said == run.said
    assert again.entries == run.entries
    assert again.outcome == run.outcome


def its_text_is_read_back_to_the_same(run: Run) -> None:
    text = journal_text(run)
    again = run_from(text)
    assert again.said == run.said
    assert again.outcome == run.outcome
    assert journal_text(again) == text


def a_cut_replays_to_a_beginning(run: Run) -> None:
    chance = Random(run.length)
    for number in {0, run.length, *(chance.randint(0, run.length) for _ in range(5))}:
        cut = run.cut(number)
        assert cut.entries == run.entries[:number]
        assert cut.said == run.said[: len(cut.said)]
        assert [cut.said_at(n) for n in range(number + 1)] == [
            run.said_at(n) for n in range(number + 1)
        ]


def every_question_can_be_answered(run: Run) -> None:
    chance = Random(run.length)
    house = House(chance, words=Words(chance))
    everybody = {*run.header.seats, HOUSE, CLOCK}
    for ask in (item for item in run.said if isinstance(item, Ask)):
        assert set(ask.options) <= everybody
        assert ask.options, ask
        assert set(ask.waits_for) <= set(ask.options)
        assert (CLOCK in ask.options) == (ask.timer is not None)
        for options in ask.options.values():
            assert options.refuse(random_answer(options, chance, house)) is None


def what_is_said_is_data(run: Run) -> None:
    """Every telling and scene can be written as JSON and read back to the same."""
    for item in run.said:
        if not isinstance(item, Ask):
            text = line(item)
            assert msgspec.json.encode(msgspec.json.decode(text)).decode() == text
            seats = item.to if isinstance(item, Telling) else ()
            assert set(seats or ()) <= set(run.header.seats)


def only_the_entitled_are_told(run: Run) -> None:
    is_entitled = ENTITLED[run.header.game](run)
    for telling in (item for item in run.said if isinstance(item, Telling)):
        for seat in telling.to or ():
            assert is_entitled(seat, telling), (seat, telling)


def views_add_up(run: Run) -> None:
    """A seat's view has its messages and no others; a question is closed before another opens."""
    for seat in (None, *run.header.seats):
        said = [item for item in run.said if not isinstance(item, Ask)]
        mine = [
            item
            for item in said
            if isinstance(item, Scene) or item.to is None or (seat is not None and seat in item.to)
        ]
        assert list(view(run, seat).said) == mine
        numbers = [
            message.number for _, message in messages(run, seat) if hasattr(message, "number")
        ]
        assert numbers == sorted(numbers)
        assert view(run, seat).asked is None
        last = [message for _, message in messages(run, seat)][-1:]
        assert seat is not None or not isinstance(last[0], Closed)


CHECKS: list[Callable[[Run], None]] = [
    it_ends,
    winners_are_seats,
    its_journal_replays_to_the_same,
    its_text_is_read_back_to_the_same,
    a_cut_replays_to_a_beginning,
    every_question_can_be_answered,
    what_is_said_is_data,
    only_the_entitled_are_told,
    views_add_up,
]


@over_all_games
@pytest.mark.parametrize("holds", CHECKS, ids=lambda check: check.__name__)
@over_few_seeds
def test_a_random_game(name: str, seed: int, holds: Callable[[Run], None]) -> None:
    holds(finished(name, seed))


@pytest.mark.slow
@over_all_games
@pytest.mark.parametrize("part", range(4))
def test_thousands_of_random_games(name: str, part: int) -> None:
    for seed in MANY[part::4]:
        run = random_run(name, seed)
        for holds in CHECKS:
            holds(run)


# Refusals


def state(run: Run) -> tuple[object, ...]:
    return len(run.said), run.ask, dict(run.given), run.waiting(), run.length, run.outcome


def try_illegal_answers(run: Run, chance: Random) -> int:
    """Refused answers from everybody; how many there were."""
    refused = 0
    for seat in (*run.header.seats, HOUSE, CLOCK, "a stranger"):
        answer = chance.choice(ILLEGAL)
        options = run.ask.options.get(seat) if run.ask else None
        if options is not None and options.refuse(answer) is None:
            continue
        before = state(run)
        with pytest.raises(IllegalAnswer) as error:
            run.answer(seat, answer)
        assert error.value.reason
        assert state(run) == before
        refused += 1
    return refused


@over_all_games
@pytest.mark.parametrize("seed", range(20))
def test_a_refused_answer_changes_nothing(name: str, seed: int) -> None:
    chance = Random(seed)
    run = start(game_named(name), random_header(name, chance))
    house, untroubled = House(chance, words=Words(chance)), Random(-seed)
    refused = 0
    while not run.is_over:
        refused += try_illegal_answers(run, untroubled)
        answer_once(run, chance, house)
    assert refused > run.length
    assert try_illegal_answers(run, untroubled) == len(run.header.seats) + 3
    same = finished(name, seed)
    assert (run.said, run.entries, run.outcome) == (same.said, same.entries, same.outcome)


ODD_NAMES: tuple[Seat, ...] = ("", "ann", "(centre)", "None")


@over_all_games
@pytest.mark.parametrize("stranger", ODD_NAMES)
def test_somebody_who_does_not_sit_here_is_refused(name: str, stranger: Seat) -> None:
    run = start(game_named(name), random_header(name, Random(1)))
    with pytest.raises(IllegalAnswer, match="unknown-seat"):
        run.answer(stranger, "seen")


# What was said stays said


@over_all_games
@pytest.mark.parametrize("seed", range(40))
def test_what_was_said_does_not_change_afterwards(name: str, seed: int) -> None:
    """A script may not hand out a list that it goes on writing in."""
    chance = Random(seed)
    run = start(game_named(name), random_header(name, chance))
    house = House(chance, words=Words(chance))
    as_it_was_said: list[bytes] = []
    fingerprints: list[str] = []
    while not run.is_over:
        as_it_was_said += map(msgspec.json.encode, run.said[len(as_it_was_said) :])
        assert run.ask is not None
        fingerprints.append(run.ask.fingerprint())
        answer_once(run, chance, house)
    assert [msgspec.json.encode(item) for item in run.said[: len(as_it_was_said)]] == as_it_was_said
    assert [entry.ask for entry in run.entries] == fingerprints


@over_all_games
@pytest.mark.parametrize("seed", range(20))
def test_whoever_follows_a_game_sees_what_whoever_reads_it_later_sees(name: str, seed: int) -> None:
    chance = Random(seed)
    run = start(game_named(name), random_header(name, chance))
    house = House(chance, words=Words(chance))
    viewers = [Viewer(run, seat) for seat in (None, *run.header.seats)]
    followed = [viewer.news() for viewer in viewers]
    while not run.is_over:
        answer_once(run, chance, house)
        for seen, viewer in zip(followed, viewers, strict=True):
            seen.extend(viewer.news())
    assert followed == [messages(run, viewer.seat) for viewer in viewers]


# Hash seeds


@over_all_games
def test_replays_are_the_same_bytes_under_every_hash_seed(name: str) -> None:
    journals = [journal_text(finished(name, seed)) for seed in FEW[:20]]
    expected = playthroughs(journals).encode()
    for hash_seed in ("1", "20202"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.conformance.replay"],
            input="\n".join(journals).encode(),
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            capture_output=True,
            check=True,
        )
        assert done.stdout == expected

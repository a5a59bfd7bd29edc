"""Players without a thought: they answer whatever they are asked, at random but legally."""

from random import Random

from nightcall.games import game_named
from nightcall.table import (
    CLOCK,
    HOUSE,
    Answer,
    Header,
    House,
    Options,
    Press,
    Run,
    Seat,
    Text,
    start,
)
from tests.conformance.boxes import HEADERS, WORDS, Words

BOUND = 5000
"""Random games are a tenth as long at most; one that does not end is longer."""

QUESTIONS = (
    "Is it alive?",
    "Can I buy it?",
    "Is it bigger than a house?",
    "Is it a person?",
    "Würde ich es essen?",
)


def random_header(name: str, chance: Random) -> Header:
    return HEADERS[name](chance)


def random_run(name: str, seed: int) -> Run:
    """A whole game of this name, the same for the same seed."""
    chance = Random(seed)
    run = start(game_named(name), random_header(name, chance))
    house = House(chance, words=Words(chance))
    play_on(run, chance, house)
    return run


def play_on(run: Run, chance: Random, house: House) -> None:
    while not run.is_over:
        assert run.length < BOUND, "this game does not end"
        answer_once(run, chance, house)


def answer_once(run: Run, chance: Random, house: House) -> None:
    assert run.ask is not None
    seat = random_seat(run, chance)
    options = run.ask.options[seat]
    run.answer(seat, random_answer(options, chance, house), run.length * 700)


def random_seat(run: Run, chance: Random) -> Seat:
    """Mostly somebody who is waited for; the Clock and those who need not answer now and then."""
    assert run.ask is not None
    others = [seat for seat in run.ask.options if seat not in (HOUSE, CLOCK)]
    lots = [run.waiting(), others, list(run.ask.options)]
    (lot,) = chance.choices(lots, (8, 3, 2))
    return chance.choice(lot or list(run.ask.options))


def random_answer(options: Options, chance: Random, house: House) -> Answer:
    match options:
        case Text(longest, also):
            word = chance.choice(WORDS)
            guess = f"Is it {word if isinstance(word, str) else word[-1]}?"
            return chance.choice((*QUESTIONS, guess, *also))[:longest]
        case Press(buttons):
            button = chance.choice(list(buttons))
            to = chance.choice((None, *buttons[button]))
            return button if to is None else {"press": button, "to": to}
        case _:
            return house.answer(options)


ILLEGAL: tuple[Answer, ...] = (
    None, 0, 1.5, True, "", "  ", "no such thing", "a\nb", "x" * 500, [], ["Ann", "Ann"], [1], {},
    {"press": "yes"}, {"press": "no such thing", "to": None}, [[]], ["no such thing"], "House",
)  # fmt: skip
"""Answers that hardly any question takes."""

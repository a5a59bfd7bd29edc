"""Askers find the word: one mind against an honest Mayor, and against one who errs."""

from random import Random

import pytest

from nightcall.bots.werewords import asker, mayor
from nightcall.bots.werewords.mind import Mind
from nightcall.bots.werewords.notes import Notes, Put
from nightcall.bots.werewords.questions import heard
from nightcall.bots.werewords.skill import SKILLS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.guess import is_guess
from nightcall.words.banks import bank_of

YES_NO = 36
MAYBES = 10


def questions_needed(word: str, wrong: float, seed: int) -> int | None:
    """How many questions a hard asker puts before it names the word; None if the tokens run out.

    The Mayor's answers are wrong at this rate. A right guess is always told.
    """
    chance, box = Random(seed), WerewordsBox()
    seats = ("Ann", "Bob")
    asks = Mind(Notes("Ann", box, seats), SKILLS["hard"], chance)
    answers = Mind(Notes("Bob", box, seats, word=word), SKILLS["hard"], chance)
    left = {"yes-no": YES_NO, "maybe": MAYBES}
    for number in range(1, YES_NO + MAYBES + 1):
        asks.follow()
        text = asker.question(asks)
        if is_guess(text, (word,), "en"):
            return number
        told: str = mayor.answer(answers, heard(asks.world, text))
        if told == "maybe" and not left["maybe"]:
            told = chance.choice(("yes", "no"))
        elif told != "maybe" and chance.random() < wrong:
            told = "no" if told == "yes" else "yes"
        left["maybe" if told == "maybe" else "yes-no"] -= 1
        asks.notes.asked.append(Put(number, "Ann", text, told))
        if not left["yes-no"]:
            return None
    return None


def sample(words: int, seed: int) -> list[str]:
    medium = [word.text for word in bank_of("en").by_level["medium"]]
    return Random(seed).sample(medium, words)


def figures(words: int, wrong: float) -> tuple[float, float]:
    """The share of words found, and how many questions those took on average."""
    needed = [questions_needed(word, wrong, n) for n, word in enumerate(sample(words, 1))]
    found = [number for number in needed if number is not None]
    return len(found) / len(needed), sum(found) / len(found)


def test_askers_find_the_word_with_an_honest_mayor() -> None:
    found, mean = figures(150, wrong=0.0)
    assert found >= 0.99
    assert mean <= 12.5


def test_askers_find_the_word_although_some_answers_are_wrong() -> None:
    found, _ = figures(150, wrong=0.05)
    assert found >= 0.92


@pytest.mark.slow
def test_askers_find_two_thousand_medium_words() -> None:
    found, mean = figures(2000, wrong=0.0)
    assert found >= 0.99
    assert mean <= 12.5


@pytest.mark.slow
def test_askers_find_two_thousand_words_although_one_answer_in_twenty_is_wrong() -> None:
    found, _ = figures(2000, wrong=0.05)
    assert found >= 0.95


def test_letters_a_fortune_teller_sees_leave_only_words_that_begin_so() -> None:
    notes = Notes("Ann", WerewordsBox(), ("Ann", "Bob"), letters="E… T…")
    mind = Mind(notes, SKILLS["hard"], Random(1))
    mind.follow()
    left = [mind.world.texts[n] for n in range(len(mind.world.texts)) if mind.own.weight_of(n)]
    assert "Eiffel Tower" in left
    assert all(len(text.split()) == 2 and text[0].upper() == "E" for text in left)


def test_the_shape_of_speedwords_leaves_only_words_of_that_shape() -> None:
    notes = Notes("Ann", WerewordsBox(level="easy"), ("Ann", "Bob"), shape="_r__")
    mind = Mind(notes, SKILLS["hard"], Random(1))
    mind.follow()
    left = [mind.world.texts[n] for n in range(len(mind.world.texts)) if mind.own.weight_of(n)]
    assert "frog" in left
    assert all(len(text) == 4 and text[1] == "r" for text in left)

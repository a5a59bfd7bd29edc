"""Guessing: what counts as asking outright for the Magic Word."""

import pytest

from nightcall.games.werewords.guess import is_guess
from nightcall.table import IllegalAnswer
from tests.werewords.evening import FOUR, Evening

GUESSES = [
    # English
    ("en", "frog", "frog"),
    ("en", "frog", "Frog?"),
    ("en", "frog", "is it frog?"),
    ("en", "frog", "Is it a frog?"),
    ("en", "frog", "IS IT THE FROG"),
    ("en", "frog", "it's a frog!"),
    ("en", "frog", "It’s a frog"),
    ("en", "frog", "I think it's a frog"),
    ("en", "frog", "I guess it's frog."),
    ("en", "frog", "could it be a frog?"),
    ("en", "frog", 'is the word "frog"?'),
    ("en", "frog", "The Magic Word is: frog"),
    ("en", "frog", "  is   it   frog ?"),
    ("en", "apple", "is it an apple?"),
    ("en", "ice cream", "is it icecream?"),
    ("en", "ice cream", "ice-cream?"),
    ("en", "ice cream", "is it the Ice Cream?"),
    ("en", "Eiffel Tower", "is it the eiffel tower?"),
    ("en", "the Moon", "is it moon?"),
    ("en", "the Moon", "is it the moon?"),
    ("en", "crème brûlée", "is it creme brulee?"),
    ("en", "jack-in-the-box", "is it a jack in the box?"),
    ("en", "rock 'n' roll", "is it rock n roll?"),
    ("en", "7 dwarfs", "is it the 7 dwarfs?"),
    # German
    ("de", "Frosch", "Ist es ein Frosch?"),
    ("de", "Frosch", "ist das der frosch"),
    ("de", "Frosch", "Ist das Wort Frosch?"),
    ("de", "Frosch", "Ich tippe auf Frosch!"),
    ("de", "Bär", "ist es ein Bär?"),
    ("de", "Bär", "ist es ein Baer?"),
    ("de", "Bär", "ist es ein bar?"),
    ("de", "Straße", "ist es eine Strasse?"),
    ("de", "Straße", "STRASSE?"),
    ("de", "Türschloss", "Könnte es sein: Tuerschloss?"),
    ("de", "Äpfel", "die Aepfel?"),
    # French
    ("fr", "grenouille", "Est-ce une grenouille ?"),
    ("fr", "grenouille", "C'est la grenouille"),
    ("fr", "grenouille", "est-ce que c’est une grenouille ?"),
    ("fr", "grenouille", "Je pense que c'est une grenouille !"),
    ("fr", "eau", "est-ce de l'eau ?"),
    ("fr", "eau", "c'est l’eau"),
    ("fr", "œuf", "est-ce un oeuf ?"),
    ("fr", "forêt", "la foret ?"),
    ("fr", "tour Eiffel", "est-ce la Tour Eiffel ?"),
    # Spanish
    ("es", "rana", "¿Es una rana?"),
    ("es", "rana", "¡la rana!"),
    ("es", "rana", "creo que es una rana"),
    ("es", "niño", "¿es el nino?"),
    ("es", "avión", "¿Es la palabra mágica avion?"),
    ("es", "pingüino", "podría ser un pinguino"),
    # Italian
    ("it", "rana", "È una rana?"),
    ("it", "rana", "e' la rana?"),
    ("it", "rana", "E una rana?"),
    ("it", "acqua", "è l'acqua?"),
    ("it", "amica", "è un'amica?"),
    ("it", "città", "La parola magica è citta"),
    ("it", "perché", "penso che sia perche"),
]

NO_GUESSES = [
    # English
    ("en", "frog", "a kind of frog?"),
    ("en", "frog", "is it a kind of frog?"),
    ("en", "frog", "is it a tree frog?"),
    ("en", "frog", "is it frog or toad?"),
    ("en", "frog", "does it eat a frog?"),
    ("en", "frog", "is it not a frog?"),
    ("en", "frog", "is it like a frog?"),
    ("en", "frog", "is it bigger than a frog?"),
    ("en", "frog", "frogs?"),
    ("en", "frog", "is it a frogman?"),
    ("en", "frog", "is it a fro g g?"),
    ("en", "frog", "is it"),
    ("en", "frog", "?"),
    ("en", "apple", "a sort of fruit?"),
    ("en", "apple", "pineapple?"),
    ("en", "ice cream", "is it ice?"),
    ("en", "ice cream", "is it cream?"),
    ("en", "ice cream", "is it an ice cream cone?"),
    ("en", "acorn", "is it a corn?"),
    ("en", "bandana", "is it a banana?"),
    ("en", "Eiffel Tower", "is it a tower?"),
    # German
    ("de", "Frosch", "Ist es eine Art Frosch?"),
    ("de", "Frosch", "ist es ein Laubfrosch?"),
    ("de", "Frosch", "Ist es größer als ein Frosch?"),
    ("de", "Haustür", "ist es ein Haus?"),
    # French
    ("fr", "grenouille", "est-ce une sorte de grenouille ?"),
    ("fr", "grenouille", "est-ce plus grand qu'une grenouille ?"),
    ("fr", "tour Eiffel", "est-ce une tour ?"),
    # Spanish
    ("es", "rana", "¿es un tipo de rana?"),
    ("es", "rana", "¿es más grande que una rana?"),
    # Italian
    ("it", "rana", "è una specie di rana?"),
    ("it", "rana", "è più grande di una rana?"),
    ("it", "gelato", "è freddo come un gelato?"),
]


@pytest.mark.parametrize(("language", "word", "question"), GUESSES)
def test_the_full_word_asked_outright_is_a_guess(language: str, word: str, question: str) -> None:
    """WW-GUE-01: capitals, accents, articles and spaces do not matter."""
    assert is_guess(question, (word,), language)


@pytest.mark.parametrize(("language", "word", "question"), NO_GUESSES)
def test_a_question_with_the_word_or_a_part_of_it_is_no_guess(
    language: str, word: str, question: str
) -> None:
    """WW-GUE-01, WW-GUE-02"""
    assert not is_guess(question, (word,), language)


@pytest.mark.parametrize("question", ["is it a sofa?", "is it a couch?"])
def test_any_accepted_spelling_is_a_guess(question: str) -> None:
    """WW-GUE-01"""
    evening = Evening(FOUR, word=["sofa", "couch"])
    evening.night()
    evening.asks("Bob", question)
    assert list(evening.options("Ann").buttons) == ["correct"]


def test_part_of_the_word_is_answered_no_or_so_close() -> None:
    """WW-GUE-02"""
    for token in ("no", "so-close"):
        evening = Evening(FOUR, word="ice cream")
        evening.night()
        evening.question_and_answer("Bob", "is it ice?", token)
        assert evening.asking == "day"


def test_a_wrong_guess_costs_a_token_and_play_goes_on() -> None:
    """WW-GUE-03"""
    evening = Evening(FOUR)
    evening.night()
    for guess in ("is it a toad?", "is it a newt?", "is it a fish?"):
        evening.question_and_answer("Bob", guess, "no")
    assert evening.told(None, "token")[-1]["left"]["yes-no"] == 33
    assert evening.asking == "day"


@pytest.mark.parametrize("seat", ["Bob", "Cid", "Dee"])
def test_anyone_but_the_mayor_may_make_the_winning_guess(seat: str) -> None:
    """WW-GUE-04: Seer, Werewolf and Villager alike."""
    evening = Evening(FOUR)
    evening.night()
    with pytest.raises(IllegalAnswer):
        evening.asks("Ann", "is it a frog?")
    evening.guesses(seat)
    assert evening.told(None, "correct") == [{"seat": seat}]
    assert evening.asking == "hunt"


@pytest.mark.parametrize("token", ["correct", "so-close", "no"])
def test_a_plural_is_the_mayors_call(token: str) -> None:
    """WW-GUE-05"""
    evening = Evening(FOUR)
    evening.night()
    evening.question_and_answer("Bob", "frogs?", token)
    assert evening.asking == ("hunt" if token == "correct" else "day")  # noqa: S105  no password


def test_the_mayor_declares_a_right_guess_and_it_is_kept_who_made_it() -> None:
    """WW-GUE-06"""
    evening = Evening(FOUR)
    evening.night()
    evening.question_and_answer("Cid", "is it alive?", "yes")
    evening.asks("Dee", "is it a frog?")
    assert evening.asking == "day"
    evening.presses("correct")
    assert evening.told(None, "correct") == [{"seat": "Dee"}]

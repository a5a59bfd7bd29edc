"""Questions in plain English, and what a bot Mayor takes them for."""

import pytest

from nightcall.bots.werewords import shown, understood, understood_at
from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.questions import asked_in, guess, heard, names
from nightcall.bots.werewords.shown import KEYS
from nightcall.bots.werewords.world import world_of
from nightcall.text import Texts
from tests.bots.werewords_table import said_of

TEXTS = Texts("en")


@pytest.mark.parametrize(
    ("question", "expression"),
    [
        ("Is it alive?", "alive"),
        ("hmm, so... is this thing alive or not?", "alive"),
        ("would you say it's alive", "alive"),
        ("Isn't it alive?", "alive"),
        ("alive?", "alive"),
        ("would I be scared of it?", "scary"),
        ("could you find one in a kitchen", "kitchen"),
        ("is it something you would see in a church?", "church"),
        ("Is it something people wear?", "wear"),
        ("is it the kind of thing you can eat", "edible"),
        ("does it have wheels", "wheels"),
        ("has it got wheels?", "wheels"),
        ("is there any wood in it", "wood"),
        ("Is it made out of metal?", "metal"),
        ("has it got something to do with money?", "money"),
        ("is it a kind of bird", "k:bird"),
        ("do children like it", "kidslike"),
        ("is he British?", "from:gb"),
        ("was it invented in the last hundred years?", "new"),
    ],
)
def test_one_meaning_has_many_wordings(question: str, expression: str) -> None:
    assert understood(question).expression == expression


@pytest.mark.parametrize(
    ("question", "yes", "no"),
    [
        ("is it bigger than a breadbox?", "elephant", "mouse"),
        ("would it fit in my pocket?", "key", "sofa"),
        ("is it smaller than a cat", "egg", "horse"),
        ("is it heavier than me?", "locomotive", "feather"),
        ("is it as big as a house?", "skyscraper", "chair"),
        ("does it start with a vowel?", "apple", "pear"),
        ("does it begin with the letter F?", "frog", "toad"),
        ("is the first letter before M in the alphabet?", "frog", "toad"),
        ("does it start with a letter between a and f", "frog", "toad"),
        ("is it longer than six letters", "elephant", "frog"),
        ("is it two words?", "ice cream", "frog"),
        ("does it contain the letter z", "pizza", "frog"),
        ("is it a fruit or a vegetable?", "carrot", "chair"),
        ("is it a European country?", "Spain", "Japan"),
        ("is it a city in Europe", "Paris", "Tokyo"),
        ("is it Italian food?", "pizza", "sushi"),
        ("isn't it an animal?", "frog", "fork"),
        ("is it not an animal?", "fork", "frog"),
        ("is it never alive", "fork", "frog"),
        ("is it a rodent?", "squirrel", "owl"),
        ("is it a musical instrument", "violin", "hammer"),
        ("is it a dog?", "corgi", "cat"),
        ("is it something without legs", "spoon", "chair"),
    ],
)
def test_an_answer_is_so_of_one_word_and_not_of_another(question: str, yes: str, no: str) -> None:
    meaning = understood(question)
    assert (said_of(yes, meaning), said_of(no, meaning)) == ("yes", "no")


def test_what_is_not_understood_says_so() -> None:
    meaning = understood("blorf the quux?")
    assert meaning.key == "unknown"
    assert shown(meaning, TEXTS) == "I am not sure what you mean."
    assert said_of("frog", meaning) == "maybe"


def test_a_meaning_is_shown_in_plain_words() -> None:
    assert shown(understood("would I be scared of it?"), TEXTS) == "Is it scary?"
    assert shown(understood("is it not edible?"), TEXTS) == "Not so: Is it edible?"
    assert shown(understood("is it bigger than my cat?"), TEXTS) == "Is it bigger than cat?"
    either = understood("is it red or is it green?")
    assert either.key in KEYS


def test_every_sentence_a_bot_asks_comes_back_as_it_was_meant() -> None:
    world = world_of("en")
    for question in asked_in(world):
        assert heard(world, question.text) == question.meaning


def test_a_bot_asks_about_as_many_attributes_as_were_wanted() -> None:
    assert len(names()) >= 120


def test_a_guess_comes_back_as_a_guess() -> None:
    world = world_of("en")
    number = world.number("ice cream")
    assert number is not None
    asked = guess(world, number)
    assert heard(world, asked.text) == Meaning("guess", "ice cream", "word:ice cream")
    assert understood_at("en", "Is it a frog?").expression == "word:frog"


@pytest.mark.parametrize(
    ("language", "word", "question"),
    [
        ("en", "ice cream", 'Is it "ice cream"?'),
        ("en", "ice cream", "is it „ice cream“"),
        ("en", "ice cream", "Is it «ice cream»?"),
        ("en", "ice cream", "Is it ‹ice cream›?"),
        ("de", "Klavier", "Ist es „Klavier“?"),
        ("de", "Klavier", "ist es ein Klavier?"),
        ("de", "Klavier", "Ist es Klavier?"),
        ("fr", "piano", "Est-ce « piano » ?"),
        ("fr", "piano", "Est-ce un piano ?"),
        ("fr", "piano", "c’est le piano ?"),
        ("es", "piano", "¿Es “piano”?"),
        ("es", "piano", "¿Es un piano?"),
        ("it", "pianoforte", "È «pianoforte»?"),
        ("it", "pianoforte", "È un pianoforte?"),
    ],
)
def test_a_guess_is_taken_in_any_quotes_and_in_none(
    language: str, word: str, question: str
) -> None:
    assert understood_at(language, question) == Meaning("guess", word, f"word:{word}")


def test_a_kind_is_no_guess_where_people_ask_for_kinds() -> None:
    assert understood_at("de", "Ist es ein Tier?").expression == "k:animal"
    assert understood_at("en", "is it a dog?").key != "guess"


def test_every_key_has_words() -> None:
    for key in KEYS:
        part = Meaning("is", "alive", "alive")
        parts = (part, part) if key in ("or", "and", "not") else ()
        assert shown(Meaning(key, "alive", "alive", parts), TEXTS)

"""The language of the table is that of its words, unless the host wants another."""

from random import Random

from nightcall.room.desk import Desk
from nightcall.room.room import Room
from nightcall.room.setting import header_of
from nightcall.table import House
from tests.word_list import WordList


def desk(language: str) -> Desk:
    chance = Random(1)
    opened = Desk(Room(), House(chance, words=WordList()))
    opened.opens("BCD347", language)
    opened.sits("p1", "Ann", "secret", "person")
    return opened


def test_a_german_table_looks_for_german_words() -> None:
    assert header_of(desk("de").room).options == {"language": "de"}


def test_an_english_table_says_nothing_about_it() -> None:
    assert header_of(desk("en").room).options == {}


def test_the_host_may_want_words_of_another_language() -> None:
    table = desk("de")
    table.sets({"language": "en"})
    assert header_of(table.room).options["language"] == "en"


def test_a_game_without_words_has_no_such_option() -> None:
    table = desk("fr")
    table.chooses("werewolf")
    assert header_of(table.room).options == {}

"""Tempers: always the same for a name, told in five languages, and of no account for winning."""

import pytest

from nightcall.bots.temper import EVEN, TEMPERS, temper_of
from nightcall.text import Texts
from nightcall.text.texts import LANGUAGES


def test_a_name_has_one_temper_however_it_is_written() -> None:
    assert temper_of("Alba") is temper_of("alba") is temper_of("ALBA")
    known = {"Edda": "quick", "Dario": "thoughtful", "Alba": "talkative", "Greta": "quiet"}
    assert {name: temper_of(name).name for name in known} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_bots_is_no_row_of_twins(language: str) -> None:
    names = Texts(language).say("client-bot-names").split("\n")
    assert {temper_of(name) for name in names} == set(TEMPERS)
    assert len({temper_of(name) for name in names[:7]}) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_its_words(language: str) -> None:
    told = [Texts(language).say(f"client-temper-{temper.name}") for temper in TEMPERS]
    assert len(set(told)) == len(TEMPERS)
    assert all(len(each) <= 32 for each in told)


def test_an_even_temper_is_none_of_them() -> None:
    assert EVEN not in TEMPERS

"""Choosing words: levels, pooled categories, names, own lists, no repeats, different kinds."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcall.words import LEVELS, NOTHING_BUILT_IN, BadLine, NoSuchLanguage, Stock, Word, bank_of
from nightcall.words.word import has_capital, key_of


class Drawer:
    """Lists in a drawer, by name."""

    def __init__(self, **lists: Sequence[Word]) -> None:
        self.lists = {name: tuple(words) for name, words in lists.items()}

    def words_of(self, name: str) -> tuple[Word, ...]:
        return self.lists[name]


def draw(
    stock: Stock,
    *levels: str,
    proper_nouns: bool = True,
    categories: Sequence[str] = (),
    lists: Sequence[str] = (),
    avoid: Sequence[str] = (),
    language: str = "en",
) -> list[list[str]]:
    return stock.draw(
        levels,
        proper_nouns=proper_nouns,
        categories=categories,
        lists=lists,
        avoid=avoid,
        language=language,
    )


def only(drawer: Drawer, *levels: str, avoid: Sequence[str] = (), seed: int = 0) -> list[str]:
    """What is offered from the list `own` alone."""
    stock = Stock(Random(seed), drawer)
    offers = draw(stock, *levels, categories=[NOTHING_BUILT_IN], lists=["own"], avoid=avoid)
    return [offer[0] for offer in offers]


def test_each_offer_has_the_level_that_was_asked_for() -> None:
    """WW-WRD-01, WW-WRD-04."""
    stock = Stock(Random(1))
    for level in LEVELS:
        for text, *spellings in draw(stock, level, level, level):
            word = bank_of("en").find(text)
            assert word is not None
            assert word.level == level
            assert list(word.spellings) == spellings


def test_categories_are_pooled() -> None:
    """WW-WRD-06."""
    stock = Stock(Random(2))
    kinds = set()
    for _ in range(50):
        for text, *_ in draw(stock, "easy", "medium", categories=["animals", "sport"]):
            word = bank_of("en").find(text)
            assert word is not None
            assert {"animals", "sport"} & set(word.categories)
            kinds |= {"animals", "sport"} & set(word.categories)
    assert kinds == {"animals", "sport"}


def test_without_proper_nouns_no_word_begins_with_a_capital() -> None:
    """WW-WRD-05."""
    stock = Stock(Random(3))
    for _ in range(100):
        for text, *_ in draw(stock, *LEVELS, proper_nouns=False):
            assert not has_capital(text)


def test_german_nouns_keep_their_capitals_when_names_are_off() -> None:
    """WW-WRD-05 cannot mean that a German table gets no nouns."""
    stock = Stock(Random(3), Drawer(own=[Word("Frosch"), Word("Wien", proper=True)]))
    for language, offers in (("de", [["Frosch"]]), ("en", [])):
        drawn = draw(
            stock,
            "easy",
            "easy",
            proper_nouns=False,
            categories=[NOTHING_BUILT_IN],
            lists=["own"],
            language=language,
        )
        assert drawn == offers


def test_an_entry_without_a_level_belongs_to_all_levels() -> None:
    """WW-WRD-08."""
    drawer = Drawer(own=[Word("Ann’s bicycle")])
    assert all(only(drawer, level) == ["Ann’s bicycle"] for level in LEVELS)


def test_an_entry_with_a_level_belongs_to_that_level() -> None:
    """WW-WRD-08."""
    drawer = Drawer(own=[Word("frog", "easy"), Word("entropy", "hard")])
    assert only(drawer, "easy") == ["frog"]
    assert only(drawer, "medium") == []


def test_own_lists_are_pooled_with_the_built_in_words() -> None:
    """WW-WRD-06: with as many own words as built-in ones, both come."""
    own = [Word(f"thing {number}") for number in range(3000)]
    stock = Stock(Random(4), Drawer(own=own))
    texts = {draw(stock, "easy", lists=["own"])[0][0] for _ in range(100)}
    assert any(text.startswith("thing ") for text in texts)
    assert any(not text.startswith("thing ") for text in texts)


def test_a_word_in_two_lists_is_offered_once() -> None:
    drawer = Drawer(own=[Word("Frog")], other=[Word("frog"), Word("toad")])
    stock = Stock(Random(5), drawer)
    offers = draw(stock, *["easy"] * 5, categories=[NOTHING_BUILT_IN], lists=["own", "other"])
    assert sorted(key_of(offer[0]) for offer in offers) == ["frog", "toad"]


def test_a_used_word_comes_again_only_when_all_are_used() -> None:
    """WW-WRD-07."""
    drawer = Drawer(own=[Word(text) for text in ("ant", "bee", "cat")])
    for seed in range(20):
        assert only(drawer, "easy", avoid=["Ant", "bee"], seed=seed) == ["cat"]
        assert only(drawer, "easy", avoid=["ant", "bee", "cat"], seed=seed)[0] in "ant bee cat"


def test_the_last_fresh_words_are_not_padded_with_used_ones() -> None:
    """WW-WRD-07, WW-WRD-08: fewer are offered instead."""
    drawer = Drawer(own=[Word(text) for text in ("ant", "bee", "cat")])
    assert sorted(only(drawer, "easy", "easy", "easy", avoid=["ant"])) == ["bee", "cat"]


def test_there_are_fewer_offers_if_the_pool_is_smaller() -> None:
    """WW-WRD-08."""
    drawer = Drawer(own=[Word("ant"), Word("bee")])
    assert sorted(only(drawer, *["hard"] * 5)) == ["ant", "bee"]
    assert only(Drawer(own=[]), "hard") == []


def test_a_hundred_evenings_pass_without_a_repeat() -> None:
    stock = Stock(Random(6))
    used: list[str] = []
    for _ in range(1000):
        offers = draw(stock, "medium", "medium", "medium", avoid=used)
        used.append(offers[0][0])
    assert len(set(map(key_of, used))) == 1000


def test_offers_within_one_draw_differ_in_kind() -> None:
    """Not three animals."""
    stock = Stock(Random(7))
    for _ in range(200):
        seen: set[str] = set()
        for text, *_ in draw(stock, "easy", "easy", "easy", "easy", "easy"):
            word = bank_of("en").find(text)
            assert word is not None
            assert seen.isdisjoint(word.categories)
            seen |= set(word.categories)


def test_one_word_of_another_kind_is_found_among_many() -> None:
    animals = [Word(f"animal {number}", None, ("animals",)) for number in range(500)]
    drawer = Drawer(own=[*animals, Word("pizza", None, ("food-drink",))])
    for seed in range(20):
        assert "pizza" in only(drawer, "easy", "easy", seed=seed)


def test_offers_of_one_kind_differ_at_least_in_what_they_are_first() -> None:
    animals = [Word(f"animal {number}", None, ("animals", "nature")) for number in range(300)]
    drawer = Drawer(own=[*animals, Word("milk", None, ("food-drink", "animals"))])
    for seed in range(20):
        assert "milk" in only(drawer, "easy", "easy", seed=seed)


def test_offers_may_all_be_alike_if_there_is_nothing_else() -> None:
    drawer = Drawer(own=[Word(text, None, ("animals",)) for text in ("ant", "bee", "cat")])
    assert sorted(only(drawer, "easy", "easy", "easy")) == ["ant", "bee", "cat"]


def test_a_table_that_wants_only_animals_gets_several() -> None:
    assert len(draw(Stock(Random(8)), "easy", "easy", "easy", categories=["animals"])) == 3


def test_a_list_that_changed_is_drawn_from_as_it_is_now() -> None:
    drawer = Drawer(own=[Word("ant")])
    stock = Stock(Random(9), drawer)
    assert draw(stock, "easy", categories=[NOTHING_BUILT_IN], lists=["own"]) == [["ant"]]
    drawer.lists["own"] = (Word("bee", None, (), False, ("bees",)),)
    assert draw(stock, "easy", categories=[NOTHING_BUILT_IN], lists=["own"]) == [["bee", "bees"]]


def test_the_same_chance_gives_the_same_words() -> None:
    assert draw(Stock(Random(10)), *LEVELS) == draw(Stock(Random(10)), *LEVELS)


@given(
    own=st.lists(
        st.builds(
            Word,
            st.sampled_from(["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen"]),
            st.sampled_from([None, *LEVELS]),
            st.sampled_from([(), ("animals",), ("nature", "animals"), ("science",)]),
        ),
        max_size=12,
    ),
    levels=st.lists(st.sampled_from(LEVELS), max_size=5),
    avoid=st.sets(st.sampled_from(["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen"])),
    seed=st.integers(0, 9),
)
def test_whatever_is_in_a_list_the_promises_hold(
    own: list[Word], levels: list[str], avoid: set[str], seed: int
) -> None:
    """WW-WRD-07, WW-WRD-08."""
    texts = only(Drawer(own=own), *levels, avoid=sorted(avoid), seed=seed)
    at = {level: {w.text for w in own if w.level in (level, None)} for level in LEVELS}
    assert len(texts) == len(set(texts)) <= len(levels)
    assert all(any(text in at[level] for level in levels) for text in texts)
    assert bool(texts) == any(at[level] for level in levels)
    for text in set(texts) & avoid:
        assert any(text in at[level] and at[level] <= avoid | set(texts) for level in levels)


@pytest.mark.parametrize("left", [5, 60, 900])
def test_the_last_words_come_equally_often_wherever_they_stand(left: int) -> None:
    """Whether few are left or many, side by side or alone among used ones."""
    kinds = [(kind,) for kind in ("animals", "nature", "science", "sport", "home", "food-drink")]
    own = [Word(f"thing {number}", None, kinds[number % 6]) for number in range(1000)]
    fresh = {word.text for word in [*own[: left - 1], own[-1]]}
    drawer = Drawer(own=own)
    stock = Stock(Random(12), drawer)
    used = frozenset(word.text for word in own if word.text not in fresh)
    drawn = Counter[str]()
    for _ in range(60 * left):
        offers = stock.draw(
            ["easy"],
            proper_nouns=True,
            categories=[NOTHING_BUILT_IN],
            lists=["own"],
            avoid=used,
            language="en",
        )
        drawn[offers[0][0]] += 1
    assert set(drawn) <= fresh
    usual = 60
    apart = sum((drawn[text] - usual) ** 2 / usual for text in fresh)
    assert apart < left + 5 * (2 * left) ** 0.5  # chi-squared, far beyond what chance does


SEEDED = """
from random import Random
from nightcall.words import Stock, bank_of
used = [word.text for word in bank_of("en").by_level["easy"][30:]]
stock = Stock(Random(13))
for _ in range(5):
    print(stock.draw(["easy"] * 3, proper_nouns=True, categories=[], lists=[], avoid=used,
                     language="en"))
"""


def test_a_seed_gives_the_same_words_in_every_process() -> None:
    found = {
        subprocess.run(  # noqa: S603  our own program
            [sys.executable, "-c", SEEDED],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_what_does_not_exist_is_refused_by_name() -> None:
    stock = Stock(Random(11))
    with pytest.raises(BadLine, match="unknown-level: simple"):
        draw(stock, "simple")
    with pytest.raises(BadLine, match="beasts"):
        draw(stock, "easy", categories=["beasts"])
    with pytest.raises(NoSuchLanguage, match="tlh"):
        draw(stock, "easy", language="tlh")
    with pytest.raises(LookupError):
        draw(stock, "easy", lists=["nowhere"])

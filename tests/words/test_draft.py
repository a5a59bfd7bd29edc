"""Making the draft, on a WordNet of a few lines: which nouns become candidates, and how."""

from collections import Counter
from pathlib import Path

import pytest

from scripts.words.draft import draft, levelled, write_parts
from scripts.words.kinds import ROOTS, Kinds
from scripts.words.sources import Facts, Sources, phrase_zipf
from scripts.words.spelling import plural, variants
from scripts.words.wordnet import WordNet, parse_synset

NOUNS = """\
  1 This line is the licence.
00000001 03 n 01 animal 0 000 | a living organism
00000002 05 n 01 frog 0 001 @ 00000001 n 0000 | jumps
00000003 06 n 02 theater 0 theatre 0 000 | a building for plays
00000004 15 n 01 Paris 0 001 @i 00000005 n 0000 | the capital of France
00000005 15 n 01 city 0 000 | a large town
00000006 18 n 02 Einstein 0 Albert_Einstein 0 001 @i 00000007 n 0000 | physicist
00000007 03 n 01 person 0 000 | a human being
00000008 18 n 01 clod 0 001 @ 00000007 n 0000 | an offensive name for a slow person
00000009 06 n 01 traffic_light 0 000 | a signal
00000010 06 n 01 run 0 000 | a ladder in a stocking
00000011 05 n 01 frogs 0 001 @ 00000001 n 0000 | more of them
00000012 06 n 01 press_box 0 000 | a place for reporters
"""

SENSES = """\
animal%1:03:00:: 00000001 1 9
frog%1:05:00:: 00000002 1 5
theater%1:06:00:: 00000003 1 5
theatre%1:06:00:: 00000003 1 2
paris%1:15:00:: 00000004 1 5
city%1:15:00:: 00000005 1 5
einstein%1:18:00:: 00000006 1 5
albert_einstein%1:18:00:: 00000006 1 0
person%1:03:00:: 00000007 1 9
clod%1:18:00:: 00000008 1 3
traffic_light%1:06:00:: 00000009 1 2
run%1:06:00:: 00000010 1 1
run%2:38:00:: 00000020 1 99
frogs%1:05:00:: 00000011 1 0
press_box%1:06:00:: 00000012 1 0
"""

TOLD = ("animal", "frog", "theater", "theatre", "paris", "city", "person", "clod", "run", "frogs",
        "traffic light", "albert einstein")  # fmt: skip


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sources:
    (tmp_path / "data.noun").write_text(NOUNS)
    (tmp_path / "index.sense").write_text(SENSES)
    few = (("animal.1", "animals"), ("person.1", "people"), ("city.1", "places"))
    monkeypatch.setattr("scripts.words.kinds.ROOTS", few)
    degree = Counter(dict.fromkeys((*TOLD, "press box"), 9))
    told = Counter(dict.fromkeys(TOLD, 9))
    texts = {part for text in (*TOLD, "press box") for part in text.split()}
    return Sources(
        WordNet.read(tmp_path),
        Facts(degree, told),
        dict.fromkeys(texts, 4.0),
        frozenset({"frog"}),
        frozenset(),
    )


def test_candidates_are_nouns_that_people_tell_of(sources: Sources) -> None:
    names, words = draft(sources)
    assert {each.text for each in names} == {"Paris", "Albert Einstein"}
    assert {each.text for each in words} == {
        "animal",
        "city",
        "frog",
        "person",
        "theater",
        "traffic light",
    }


def test_another_spelling_is_folded_into_its_entry(sources: Sources) -> None:
    by_text = {each.text: each for found in draft(sources) for each in found}
    assert by_text["theater"].spellings == {"theatre"}


def test_an_easy_and_frequent_word_comes_first(sources: Sources) -> None:
    _, words = draft(sources)
    assert words[0].text == "frog"
    assert levelled(words, (("easy", 1), ("hard", 2)))[0] == "frog\teasy\tanimals\t\t"


def test_categories_come_from_what_a_thing_is_a_kind_of(sources: Sources) -> None:
    by_text = {each.text: each for found in draft(sources) for each in found}
    assert by_text["Paris"].categories == ("places",)
    assert by_text["Albert Einstein"].categories == ("people",)
    assert by_text["traffic light"].categories == ("objects",)


def test_a_root_that_wordnet_does_not_have_is_our_mistake(
    sources: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.words.kinds.ROOTS", ROOTS)
    with pytest.raises(ValueError, match="WordNet has no noun sense"):
        Kinds(sources.wordnet)


def test_the_parts_are_written_with_their_hashes(tmp_path: Path) -> None:
    write_parts((f"word {number}\teasy\tideas\t\t" for number in range(1501)), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["01.tsv", "02.tsv", "SHA256SUMS"]
    assert (tmp_path / "02.tsv").read_text() == "word 1500\teasy\tideas\t\t\n"


def test_a_synset_tells_what_it_is_an_instance_of() -> None:
    paris = parse_synset(NOUNS.splitlines()[4])
    assert (paris.lemmas, paris.above, paris.is_instance) == (("Paris",), ("00000005",), True)


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("frog", "frogs"), ("box", "boxes"), ("berry", "berries"), ("toy", "toys"),
        ("wolf", "wolves"), ("policeman", "policemen"), ("goose", "geese"), ("hero", "heroes"),
        ("bus stop", "bus stops"), ("church", "churches"),
    ],
)  # fmt: skip
def test_plurals(one: str, many: str) -> None:
    assert plural(one) == many


def test_other_lands_spell_otherwise() -> None:
    assert "colour" in set(variants("color"))
    assert "center" in set(variants("centre"))
    assert "grey" in set(variants("gray"))


def test_a_phrase_is_rarer_than_its_rarest_word() -> None:
    assert phrase_zipf("traffic light", {"traffic": 4.0, "light": 5.0}) == pytest.approx(3.96, 0.01)
    assert phrase_zipf("traffic blorb", {"traffic": 4.0}) == 0

"""Lists as files: what goes out comes back the same; what is wrong gets its line."""

import csv
import io
import string
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcall.words.clean import clean
from nightcall.words.entries import MOST_ENTRIES
from nightcall.words.exchange import FORMATS, LARGEST, read_lines, read_list, write_list
from nightcall.words.refused import Problem, Refused
from nightcall.words.word import CATEGORIES, LEVELS, BadLine, Word, key_of


def is_clean(text: str) -> bool:
    try:
        return clean(text) == text
    except BadLine:
        return False


texts = st.text(
    st.sampled_from(string.ascii_letters + string.digits + " -'=+@\",;éßñ漢字") | st.characters(),
    min_size=1,
    max_size=30,
).filter(is_clean)


@st.composite
def entries(draw: st.DrawFn) -> tuple[Word, ...]:
    found: dict[str, Word] = {}
    for text in draw(st.lists(texts, min_size=1, max_size=12)):
        others = {key_of(each): each for each in draw(st.lists(texts, max_size=3))}
        others.pop(key_of(text), None)
        word = Word(
            text,
            draw(st.sampled_from([None, *LEVELS])),
            tuple(draw(st.lists(st.sampled_from(CATEGORIES), max_size=3, unique=True))),
            draw(st.booleans()),
            tuple(others.values()),
        )
        found.setdefault(key_of(text), word)
    return tuple(found.values())


@given(entries(), st.sampled_from(FORMATS))
def test_what_is_written_is_read_back_the_same(words: tuple[Word, ...], form: str) -> None:
    gathered = read_list(write_list(words, form), form)
    assert gathered.words == words
    assert gathered.repeated == ()


@given(entries())
def test_no_exported_cell_is_a_formula(words: tuple[Word, ...]) -> None:
    for row in csv.reader(io.StringIO(write_list(words, "csv").decode(), newline="")):
        assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)


@given(st.binary(max_size=200), st.sampled_from(FORMATS))
def test_any_bytes_are_read_or_refused(data: bytes, form: str) -> None:
    with suppress(Refused):
        assert all(is_clean(word.text) for word in read_list(data, form).words)


@given(st.text(max_size=200), st.sampled_from(FORMATS))
def test_any_text_is_read_or_refused(text: str, form: str) -> None:
    data = text.encode("utf-8", "surrogatepass")
    with suppress(Refused):
        assert all(word.text.isprintable() for word in read_list(data, form).words)


def refused(data: bytes, form: str = "text") -> tuple[Problem, ...]:
    with pytest.raises(Refused) as error:
        read_list(data, form)
    return error.value.problems


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", Problem("empty")),
        (b"\n# nothing\n\n", Problem("empty")),
        (b"frog\nto\xe9d\n", Problem("not-utf-8", "0xE9", 2)),
        ("frog".encode("utf-16"), Problem("utf-16")),
        (b"\xfe\xff\x00f", Problem("utf-16")),
        (("frog\n" + "o" + "\u0334" * 4).encode(), Problem("marks", "", 2)),
        (b"frog\nto\x00ad\n", Problem("control", "U+0000", 2)),
        (b"frog\nto\x1b[31mad\n", Problem("control", "U+001B", 2)),
        ("frog\n\u202egorf".encode(), Problem("direction", "U+202E", 2)),
        ("frog\ntoad\u2067".encode(), Problem("direction", "U+2067", 2)),
        ("fr\u200bog".encode(), Problem("control", "U+200B", 1)),
        (("o" + "\u0336" * 9).encode(), Problem("marks", "", 1)),
        (b"...\n", Problem("no-letters", "...", 1)),
        (b"a|b\n", Problem("reserved", "|", 1)),
        (b"frog\n" + b"x" * 81, Problem("too-long", "x" * 80, 2)),
        (b"frog\tsimple\n", Problem("unknown-level", "simple", 1)),
        (b"x" * (LARGEST + 1), Problem("too-large", "4")),
    ],
)
def test_a_bad_line_is_named(data: bytes, problem: Problem) -> None:
    assert refused(data) == (problem,)


def test_all_bad_lines_are_named_at_once() -> None:
    problems = refused(b"frog\n...\ntoad\tsimple\nnewt\teasy\tbeasts\n")
    assert [(each.key, each.line) for each in problems] == [
        ("no-letters", 2),
        ("unknown-level", 3),
        ("unknown-category", 4),
    ]


def test_a_file_of_nonsense_names_twenty_lines_and_stops() -> None:
    assert len(refused(b"...\n" * 5000)) == 20


def test_a_list_may_have_ten_thousand_entries_and_not_one_more() -> None:
    many = "".join(f"thing {number}\n" for number in range(MOST_ENTRIES))
    assert len(read_list(many.encode(), "text").words) == MOST_ENTRIES
    assert refused((many + "one more\n").encode()) == (
        Problem("too-many-entries", "10000", MOST_ENTRIES + 1),
    )


def test_a_repeated_entry_is_kept_once_and_told() -> None:
    gathered = read_list(b"ice cream\ntoad\nIce-Cream\n", "text")
    assert [word.text for word in gathered.words] == ["ice cream", "toad"]
    assert gathered.repeated == (Problem("repeated", "Ice-Cream", 3),)


@pytest.mark.parametrize(
    "data", [b"\xef\xbb\xbffrog\r\ntoad\r\n", b"frog\rtoad", b" frog \n\ntoad"]
)
def test_marks_and_line_ends_of_any_system_do_no_harm(data: bytes) -> None:
    assert [word.text for word in read_list(data, "text").words] == ["frog", "toad"]


def test_a_space_that_only_looks_like_one_becomes_one() -> None:
    assert read_list("ice\u00a0cream".encode(), "text").words == (Word("ice cream"),)


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", ' =cmd|"/c calc"!A1'])
def test_a_formula_in_csv_is_refused(cell: str) -> None:
    out = io.StringIO()
    csv.writer(out).writerows([["text", "level"], ["frog", "easy"], [cell, "easy"]])
    assert refused(out.getvalue().encode(), "csv") == (Problem("formula", cell, 3),)


def test_csv_may_name_its_columns_in_any_order() -> None:
    data = b"text;spellings;level\nfrog;frogs|froggy;easy\n"
    assert read_list(data, "csv").words == (Word("frog", "easy", (), False, ("frogs", "froggy")),)


def test_csv_may_have_no_heading() -> None:
    data = b'frog,easy,"animals,nature"\ntoad\n'
    assert read_list(data, "csv").words == (
        Word("frog", "easy", ("animals", "nature")),
        Word("toad"),
    )


@pytest.mark.parametrize(
    ("data", "key", "line"),
    [
        (b"text,colour\nfrog,green\n", "unknown-column", 1),
        (b'text\nfrog\n"to"ad\n', "broken-csv", 3),
        (b"text,level\nfrog,easy,animals\n", "too-many-columns", 2),
        (b'text\n"fr\nog"\n', "control", 3),
    ],
)
def test_broken_csv_is_refused_with_its_line(data: bytes, key: str, line: int) -> None:
    (problem,) = refused(data, "csv")
    assert (problem.key, problem.line) == (key, line)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b'["#frog"]', "hash"),
        (b'{"words": ["frog",]}', "broken-json"),
        (b"[" * 100_000, "broken-json"),
        (b"9" * 5000, "broken-json"),
        (b'"frog"', "no-words"),
        (b'{"entries": []}', "no-words"),
        (b"[]", "empty"),
        (b"[17]", "no-text"),
        (b'[{"level": "easy"}]', "no-text"),
        (b'[{"text": "frog", "colour": "green"}]', "unknown-column"),
        (b'[{"text": "frog", "level": 1}]', "unknown-level"),
        (b'[{"text": "frog", "proper": 1}]', "unknown-proper"),
        (b'[{"text": "frog", "spellings": "frogs"}]', "not-a-list"),
        (b'["fr\\u0000og"]', "control"),
        (b'["fr\\ud800og"]', "control"),
    ],
)
def test_broken_json_is_refused(data: bytes, key: str) -> None:
    (problem,) = refused(data, "json")
    assert problem.key == key


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b'["frog",\n"toad"\n"newt"]', ("broken-json", "", 3)),
        (b'["frog", "toad", 17]', ("no-text", "", 3)),
        (b'["frog", {"text": "toad", "level": 17}]', ("unknown-level", "17", 2)),
        (b'["frog", {"text": "toad", "proper": "yes"}]', ("unknown-proper", "yes", 2)),
        (b'["frog", {"text": "toad", "colour": 1}]', ("unknown-column", "colour", 2)),
    ],
)
def test_broken_json_names_the_line_or_the_entry(data: bytes, problem: Problem) -> None:
    assert refused(data, "json") == (problem,)


@pytest.mark.parametrize("length", [1, 79, 80])
def test_an_entry_may_have_eighty_characters(length: int) -> None:
    assert read_list(b"x" * length, "text").words == (Word("x" * length),)


def test_a_letter_may_wear_three_accents() -> None:
    text = "x" + "\u0334\u0335\u0336"
    assert read_list(text.encode(), "text").words == (Word(text),)


def test_an_entry_may_have_twelve_other_spellings() -> None:
    spellings = [f"frog{letter}" for letter in "abcdefghijklm"]
    line = "frog\t\t\t\t" + "|".join([*spellings[:12], "Frog", "FROGA"])
    assert read_list(line.encode(), "text").words[0].spellings == tuple(spellings[:12])
    assert refused(f"toad\nfrog\t\t\t\t{'|'.join(spellings)}".encode()) == (
        Problem("too-many-spellings", "frog", 2),
    )


def test_a_checked_file_keeps_repeated_entries_with_their_lines() -> None:
    data = b"# pond\nfrog\n\nFrog\teasy\n"
    assert read_lines(data, "text") == [(2, Word("frog")), (4, Word("Frog", "easy"))]
    with pytest.raises(Refused) as error:
        read_lines(b"frog\n...\nfrog\tsimple\n", "text")
    assert error.value.problems == (("no-letters", "...", 2), ("unknown-level", "simple", 3))


def test_json_may_be_a_plain_list() -> None:
    data = b'["frog", {"text": "Paris", "level": "Easy", "proper": true}]'
    assert read_list(data, "json").words == (Word("frog"), Word("Paris", "easy", (), True))

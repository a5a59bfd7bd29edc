"""The shelf: lists outlive restarts and crashes, owners hold keys, published lists are found."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from nightcall.words import NOTHING_BUILT_IN, Stock
from nightcall.words.refused import Refused
from nightcall.words.shelf import Shelf
from nightcall.words.word import Word
from nightcall.words.wordlist import WordList

POND = WordList("Pond", "en", (Word("frog", "easy", ("animals",), False, ("frogs",)), Word("toad")))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    with Shelf(tmp_path / "words.db") as shelf:
        yield shelf


def key_of_refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.problems[0].key


def test_a_list_is_there_after_a_restart(tmp_path: Path) -> None:
    with Shelf(tmp_path / "words.db") as shelf:
        handle, _ = shelf.add(POND)
    with Shelf(tmp_path / "words.db") as shelf:
        assert shelf.get(handle) == POND


def test_the_owner_changes_a_list_and_nobody_else(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    with pytest.raises(Refused) as error:
        shelf.put(handle, "another key", POND.without(["frog"]))
    assert key_of_refusal(error) == "not-the-owner"
    assert shelf.get(handle) == POND
    shelf.put(handle, key, POND.without(["frog"]))
    assert [word.text for word in shelf.get(handle).words] == ["toad"]


def test_the_owners_key_is_nowhere_in_the_file(tmp_path: Path) -> None:
    with Shelf(tmp_path / "words.db") as shelf:
        _, key = shelf.add(POND)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert key.encode() not in kept
    assert b"toad" in kept


def test_a_published_list_is_found_by_name_and_by_code(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    assert shelf.find("pond") == []
    code = shelf.publish(handle, key)
    assert [each.name for each in shelf.find("PON")] == ["Pond"]
    assert [each.name for each in shelf.find(code.lower())] == ["Pond"]
    assert shelf.get(code) == POND
    assert shelf.publish(handle, key) == code


def test_an_unpublished_list_is_hidden_and_keeps_its_code(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    code = shelf.publish(handle, key)
    shelf.unpublish(handle, key)
    assert shelf.find("pond") == shelf.find(code) == []
    with pytest.raises(Refused):
        shelf.get(code)
    assert shelf.get(handle) == POND
    assert shelf.publish(handle, key) == code


# so that no such word need stand here in the clear
RUDE = bytes([115, 104, 105, 116]).decode()


def test_strangers_are_not_shown_an_empty_or_offensive_list(shelf: Shelf) -> None:
    for hidden, problem in (
        (WordList("Nothing", "en"), ("empty", "", None)),
        (WordList(f"Holy {RUDE}", "en", POND.words), ("offensive", f"Holy {RUDE}", None)),
        (POND.with_words([Word(RUDE)]), ("offensive", RUDE, 3)),
        (WordList("Po", "de", (Word("Po"), Word("Arsch"))), ("offensive", "Arsch", 2)),
    ):
        with pytest.raises(Refused) as error:
            shelf.publish(*shelf.add(hidden))
        assert error.value.problems == (problem,)
    assert shelf.find("") == []


def test_a_published_list_stays_presentable(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    shelf.publish(handle, key)
    with pytest.raises(Refused):
        shelf.put(handle, key, POND.with_words([Word(RUDE)]))
    assert shelf.get(handle) == POND
    shelf.unpublish(handle, key)
    shelf.put(handle, key, POND.with_words([Word(RUDE)]))


def test_a_search_takes_its_signs_literally(shelf: Shelf) -> None:
    shelf.publish(*shelf.add(POND))
    assert shelf.find("%") == shelf.find("_") == shelf.find("\\") == shelf.find("' OR 1=1 --") == []
    assert shelf.find("\ud800") == []
    shelf.publish(*shelf.add(WordList("100% \\_o_/", "en", POND.words)))
    assert [len(shelf.find(text)) for text in ("0%", "_o_", "\\", "%o", "___")] == [1, 1, 1, 0, 0]


def test_each_reporter_counts_once(shelf: Shelf) -> None:
    code = shelf.publish(*shelf.add(POND))
    assert shelf.report(code, "spam", "Ann") == 1
    assert shelf.report(code, "offensive", "Ann", "line 2") == 1
    assert shelf.report(code, "spam", "Ben") == 2
    reports = [(each.reason, each.note) for each in shelf.reports(code)]
    assert sorted(reports) == [("offensive", "line 2"), ("spam", "")]
    assert shelf.find("pond")[0].reports == 2


def test_three_reports_hide_a_list_from_searches_until_it_changes(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    code = shelf.publish(handle, key)
    for reporter in ("Ann", "Ben", "Ben", "Cid"):
        assert [each.code for each in shelf.find("pond")] == [code]
        shelf.report(code, "spam", reporter)
    assert shelf.find("pond") == []
    assert shelf.look(handle).is_hidden
    assert [each.code for each in shelf.find(code)] == [code]
    assert shelf.get(code) == POND
    shelf.put(handle, key, POND)
    shelf.unpublish(handle, key)
    shelf.publish(handle, key)
    assert shelf.find("pond") == []
    shelf.put(handle, key, POND.without(["toad"]))
    assert [each.reports for each in shelf.find("pond")] == [3]
    shelf.report(code, "spam", "Ann")
    assert [each.reports for each in shelf.find("pond")] == [3]


def test_whoever_keeps_the_server_can_withdraw_a_list_as_it_is(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    code = shelf.publish(handle, key)
    shelf.withdraw(code)
    assert shelf.find("pond") == []
    with pytest.raises(Refused) as error:
        shelf.publish(handle, key)
    assert key_of_refusal(error) == "withdrawn"
    shelf.put(handle, key, POND.without(["toad"]))
    assert shelf.publish(handle, key) == code


def test_a_list_is_looked_at_without_its_entries(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    seen = shelf.look(handle.lower())
    assert (seen.name, seen.language, seen.entries) == ("Pond", "en", 2)
    assert (seen.code, seen.published, seen.is_hidden) == (None, False, False)
    assert shelf.is_owned(handle, key)
    assert not shelf.is_owned(handle, "another key")
    with pytest.raises(Refused):
        shelf.look("nowhere")


def test_a_full_shelf_takes_no_more_and_keeps_what_it_has(tmp_path: Path) -> None:
    with Shelf(tmp_path / "words.db", largest=120_000) as shelf:
        handle, key = shelf.add(POND)
        many = POND.with_words(Word(f"thing number {number}") for number in range(9000))
        for work in (lambda: shelf.add(many), lambda: shelf.put(handle, key, many)):
            with pytest.raises(Refused) as error:
                work()
            assert key_of_refusal(error) == "shelf-full"
        assert shelf.get(handle) == POND
        shelf.put(handle, key, POND.without(["toad"]))


FIRST = """
CREATE TABLE lists (
    id INTEGER PRIMARY KEY, handle TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    language TEXT NOT NULL, owner BLOB NOT NULL, revision INTEGER NOT NULL DEFAULT 1,
    code TEXT UNIQUE, published INTEGER NOT NULL DEFAULT 0,
    changed TEXT NOT NULL DEFAULT (datetime('now'))
) STRICT;
CREATE TABLE entries (
    list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE, place INTEGER NOT NULL,
    line TEXT NOT NULL, PRIMARY KEY (list, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE, reporter BLOB NOT NULL,
    reason TEXT NOT NULL, note TEXT NOT NULL DEFAULT '',
    sent TEXT NOT NULL DEFAULT (datetime('now')), PRIMARY KEY (list, reporter)
) STRICT, WITHOUT ROWID;
CREATE TABLE used (
    host BLOB NOT NULL, language TEXT NOT NULL, word TEXT NOT NULL,
    day TEXT NOT NULL DEFAULT (date('now')), PRIMARY KEY (host, language, word)
) STRICT, WITHOUT ROWID;
INSERT INTO lists (handle, name, language, owner, revision, code, published)
    VALUES ('ABCDEFGHJK', 'Pond', 'en', x'00', 4, 'ABCDEF', 1);
INSERT INTO entries VALUES (1, 0, 'toad');
INSERT INTO reports (list, reporter, reason) VALUES (1, x'01', 'spam'), (1, x'02', 'spam');
PRAGMA user_version = 1;
"""


def test_a_shelf_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "words.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(FIRST)
    for _ in range(2):
        with Shelf(path) as shelf:
            assert [word.text for word in shelf.words_of("abcdef")] == ["toad"]
            assert [each.reports for each in shelf.find("pond")] == [2]
    with Shelf(path) as shelf:
        shelf.report("ABCDEF", "spam", "Ann")
        assert shelf.find("pond") == []


@pytest.mark.parametrize("code", ["ZZZZZZ", "", "' OR 1=1 --", "\ud800"])
def test_a_list_that_is_not_published_cannot_be_reported(shelf: Shelf, code: str) -> None:
    handle, _ = shelf.add(POND)
    for name in (code, handle):
        with pytest.raises(Refused) as error:
            shelf.report(name, "spam", "Ann")
        assert key_of_refusal(error) == "no-such-list"


@pytest.mark.parametrize(
    ("reason", "note", "problem"),
    [
        ("ugly", "", ("unknown-reason", "ugly", None)),
        ("spam", "\u202elive", ("direction", "U+202E", None)),
        ("spam", "x" * 281, ("too-long", "x" * 280, None)),
    ],
)
def test_a_report_needs_a_known_reason_and_a_clean_note(
    shelf: Shelf, reason: str, note: str, problem: object
) -> None:
    code = shelf.publish(*shelf.add(POND))
    with pytest.raises(Refused) as error:
        shelf.report(code, reason, "Ann", note)
    assert error.value.problems == (problem,)
    assert shelf.reports(code) == []


def test_a_dropped_list_is_gone_with_its_entries(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    shelf.drop(handle, key)
    assert shelf.listed() == []
    with pytest.raises(Refused):
        shelf.words_of(handle)


def test_words_used_on_other_evenings_are_remembered_for_their_host(tmp_path: Path) -> None:
    with Shelf(tmp_path / "words.db") as shelf:
        shelf.evenings.use("Ann", "en", ["Ice Cream", "frog"])
        shelf.evenings.use("Ann", "en", ["frog"])
    with Shelf(tmp_path / "words.db") as shelf:
        assert shelf.evenings.used("Ann", "en") == {"icecream", "frog"}
        assert shelf.evenings.used("Ann", "de") == shelf.evenings.used("Ben", "en") == frozenset()
        assert shelf.evenings.forget("Ann") == 2
        assert shelf.evenings.used("Ann", "en") == frozenset()


def test_a_table_draws_from_the_shelf_without_what_was_used(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    shelf.evenings.use("Ann", "en", ["frog"])
    stock = Stock(Random(1), shelf)

    def drawn() -> list[list[str]]:
        return stock.draw(
            ["easy"],
            proper_nouns=True,
            categories=[NOTHING_BUILT_IN],
            lists=[handle],
            avoid=shelf.evenings.used("Ann", "en"),
            language="en",
        )

    assert drawn() == [["toad"]]
    shelf.put(handle, key, POND.without(["toad"]))
    assert drawn() == [["frog", "frogs"]]


def test_the_entries_are_the_same_object_until_they_change(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    before = shelf.words_of(handle)
    assert shelf.words_of(handle) is before
    shelf.put(handle, key, POND)
    assert shelf.words_of(handle) is before
    shelf.put(handle, key, POND.without(["frog"]))
    assert shelf.words_of(handle) is not before


def test_a_refused_change_leaves_the_old_list(shelf: Shelf) -> None:
    handle, key = shelf.add(POND)
    with pytest.raises(Refused):
        shelf.put(handle, key, WordList("\u202ePond", "en", ()))
    assert shelf.get(handle) == POND


@pytest.mark.parametrize("text", ["fr\tog", "fr\nog", "frog|toad", "\u202egorf", "..."])
def test_no_unclean_entry_gets_on_the_shelf(shelf: Shelf, text: str) -> None:
    handle, key = shelf.add(POND)
    with pytest.raises(Refused):
        shelf.put(handle, key, WordList("Pond", "en", (Word("newt"), Word(text))))
    with pytest.raises(Refused):
        shelf.add(WordList("Pond", "en", (Word("newt", spellings=(text,)),)))
    assert [each.entries for each in shelf.listed()] == [2]
    assert shelf.get(handle) == POND


def test_many_lists_can_be_drawn_from(shelf: Shelf) -> None:
    handles = [shelf.add(WordList(f"List {n}", "en", (Word(f"word {n}"),)))[0] for n in range(70)]
    for _ in range(2):
        texts = [shelf.words_of(handle)[0].text for handle in handles]
        assert texts == [f"word {n}" for n in range(70)]


def test_a_file_that_is_no_shelf_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ann, " * 1000)
    with pytest.raises(Refused) as error:
        Shelf(text)
    assert key_of_refusal(error) == "not-a-shelf"
    assert text.read_text() == "Dear Ann, " * 1000


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE photos (name TEXT)")
    other.commit()
    other.close()
    with pytest.raises(Refused):
        Shelf(path)
    again = sqlite3.connect(path)
    assert again.execute("SELECT name FROM sqlite_master").fetchall() == [("photos",)]
    again.close()


def test_a_shelf_of_a_newer_nightcall_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.db"
    Shelf(path).close()
    store = sqlite3.connect(path)
    store.execute("PRAGMA user_version = 99")
    store.close()
    with pytest.raises(Refused) as error:
        Shelf(path)
    assert key_of_refusal(error) == "newer-shelf"


def test_a_shelf_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as error:
        Shelf(tmp_path / "file" / "words.db")
    assert key_of_refusal(error) == "cannot-open"


KILLED = """
import os, sys
from pathlib import Path
from nightcall.words.shelf import Shelf
from nightcall.words.word import Word
from nightcall.words.wordlist import WordList
shelf = Shelf(Path(sys.argv[1]))
handle, key = shelf.add(WordList("Kept", "en", (Word("frog"),)))
print(handle, flush=True)
store = shelf._store
store.execute("BEGIN IMMEDIATE")
store.execute("DELETE FROM entries")
store.execute("DELETE FROM lists")
os.kill(os.getpid(), 9)
"""


def test_a_program_killed_in_the_middle_of_a_change_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "words.db"
    killed = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", KILLED, str(path)], capture_output=True, text=True, check=False
    )
    assert killed.returncode == -9
    with Shelf(path) as shelf:
        assert shelf.get(killed.stdout.strip()).words == (Word("frog"),)


def test_two_programs_share_one_shelf(tmp_path: Path) -> None:
    with Shelf(tmp_path / "words.db") as one, Shelf(tmp_path / "words.db") as other:
        handle, key = one.add(POND)
        assert other.get(handle) == POND
        one.put(handle, key, POND.without(["frog"]))
        assert [word.text for word in other.words_of(handle)] == ["toad"]

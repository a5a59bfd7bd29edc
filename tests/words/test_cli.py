"""`nightcall words`, as typed: every command once as it is meant, and once as it is not."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nightcall.cli.words import words
from nightcall.words import LEVELS, bank_of


class Person:
    """Somebody at a terminal, with a shelf of their own."""

    def __init__(self, store: Path) -> None:
        self.store = store

    def types(self, *arguments: str | Path, answer: str | None = None) -> Result:
        typed = ["--store", str(self.store), *map(str, arguments)]
        return CliRunner().invoke(words, typed, input=answer)

    def does(self, *arguments: str | Path, answer: str | None = None) -> str:
        result = self.types(*arguments, answer=answer)
        assert result.exit_code == 0, result.output
        return result.output

    def is_refused(self, *arguments: str | Path) -> str:
        result = self.types(*arguments)
        assert result.exit_code == 1, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert "Traceback" not in result.output
        return result.output


@pytest.fixture
def ann(tmp_path: Path) -> Person:
    return Person(tmp_path / "ann" / "words.db")


@pytest.mark.parametrize("command", ["", *sorted(words.commands)])
def test_every_command_explains_itself(ann: Person, command: str) -> None:
    shown = ann.does(*command.split(), "--help")
    assert "Usage:" in shown
    assert "words-" not in shown


def test_ann_makes_shows_edits_and_drops_a_list(ann: Person) -> None:
    assert "You have no list" in ann.does("list")
    assert "with 2 entries" in ann.does("new", "Pond", "frog", "toad")
    assert "Pond" in ann.does("list")
    edits = ["--add", "newt", "--remove", "toad", "--replace", "frog", "bullfrog"]
    assert "now has 2 entries" in ann.does("edit", "pond", *edits, "--level", "hard")
    assert ann.does("show", "Pond").splitlines() == [
        "Pond (2 entries)",
        "bullfrog\thard",
        "newt\thard",
    ]
    ann.does("edit", "Pond", "--rename", "Lake")
    assert "gone" in ann.does("drop", "Lake", answer="y\n")
    assert "You have no list" in ann.does("list")


def test_a_refused_edit_changes_nothing(ann: Person) -> None:
    ann.does("new", "Pond", "frog")
    assert "“toad” is not in the list" in ann.is_refused("edit", "Pond", "-a", "x1", "-r", "toad")
    assert ann.does("show", "Pond").splitlines() == ["Pond (one entry)", "frog"]
    assert "There is no list “Lake”" in ann.is_refused("edit", "Lake", "-a", "frog")


def test_a_list_goes_out_and_comes_in_by_every_format(ann: Person, tmp_path: Path) -> None:
    ann.does("new", "Pond", "--", "frog", "-Minus", "ice cream", "Käse")
    for form in ("txt", "csv", "json"):
        file = tmp_path / f"out.{form}"
        assert "4 entries written" in ann.does("export", "Pond", file)
        assert "4 entries brought" in ann.does("import", file, "--name", form)
        assert ann.does("show", form).splitlines()[1:] == ann.does("show", "Pond").splitlines()[1:]
    assert ann.does("export", "Pond") == "frog\n-Minus\nice cream\nKäse\n"


def test_a_bad_file_is_refused_by_line_and_nothing_is_kept(ann: Person, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes("frog\n\u202etoad\nnewt\tsimple\n".encode())
    shown = ann.is_refused("import", file)
    assert "Line 2: It holds U+202E" in shown
    assert "Line 3: “simple” is no level" in shown
    assert "You have no list" in ann.does("list")


def test_a_hostile_value_does_not_reach_the_terminal(ann: Person, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(b"frog\t\x1b[2Jeasy\n")
    assert "\x1b" not in ann.is_refused("import", file)


def test_entries_are_added_to_a_list_from_a_file(ann: Person, tmp_path: Path) -> None:
    ann.does("new", "Pond", "frog")
    (tmp_path / "more.txt").write_text("toad\nFrog\ntoad\n")
    shown = ann.does("import", tmp_path / "more.txt", "--into", "Pond")
    assert "Line 3: “toad” is in the list already." in shown
    assert "Pond (2 entries)" in ann.does("show", "Pond", "--estimate")


def test_an_imported_entry_may_get_an_estimated_level(ann: Person, tmp_path: Path) -> None:
    (tmp_path / "pond.txt").write_text("frog\nTriton\thard\n")
    ann.does("import", tmp_path / "pond.txt", "--levels")
    _, frog, triton = ann.does("show", "pond").splitlines()
    assert frog.split("\t")[1] in LEVELS
    assert triton == "Triton\thard"


def test_a_published_list_is_found_reported_withdrawn(ann: Person) -> None:
    ann.does("new", "Pond", "frog")
    assert ann.types("find", "pond").exit_code == 1
    code = ann.does("publish", "Pond").rstrip(".\n").split()[-1]
    assert code in ann.does("find", "pond")
    assert "Pond (one entry)" in ann.does("show", code.lower())
    assert "one report now" in ann.does("report", code, "--reason", "spam")
    assert "reported once" in ann.does("find", code)
    assert "One report:" in ann.does("reports", "Pond")
    ann.does("unpublish", "Pond")
    assert ann.types("find", code).exit_code == 1
    ann.does("publish", "Pond")
    ann.does("withdraw", code)
    assert "There is no list" in ann.is_refused("report", code, "--reason", "spam")


def test_a_list_is_not_changed_without_its_key(ann: Person, tmp_path: Path) -> None:
    ann.does("new", "Pond", "frog")
    code = ann.does("publish", "Pond").rstrip(".\n").split()[-1]
    ann.store.with_name("words.db.keys").rename(tmp_path / "elsewhere")
    for command in (["edit", code, "-a", "toad"], ["drop", code, "--yes"], ["unpublish", code]):
        assert "not yours to change" in ann.is_refused(*command)
    assert "Pond (one entry)" in ann.does("show", code)


def test_keys_are_for_their_owner_only(ann: Person) -> None:
    ann.does("new", "Pond", "frog")
    assert ann.store.with_name("words.db.keys").stat().st_mode & 0o077 == 0


def test_words_are_drawn_by_level_and_category(ann: Person) -> None:
    drawn = json.loads(ann.does("draw", "-l", "easy", "-n", "3", "-c", "animals", "--json"))
    for text, *_ in drawn:
        word = bank_of("en").find(text)
        assert word is not None
        assert word.level == "easy"
        assert "animals" in word.categories
    assert len(drawn) == 3
    assert "“beasts” is no category" in ann.is_refused("draw", "-c", "beasts")
    assert "no words in “tlh”" in ann.is_refused("draw", "--language", "tlh")


def test_remembered_words_do_not_come_again(ann: Person) -> None:
    ann.does("new", "Pond", "frog", "toad")
    draw = ["draw", "-c", "none", "-L", "Pond", "--remember"]
    assert {ann.does(*draw), ann.does(*draw)} == {"frog\n", "toad\n"}
    assert "2 words may come again" in ann.does("forget")


def test_fewer_words_than_asked_for_are_told(ann: Person) -> None:
    ann.does("new", "Pond", "frog")
    assert "only one such word; 3 were asked for" in ann.does(
        "draw", "-c", "none", "-L", "Pond", "-n", "3"
    )


def test_statistics_count_levels_and_categories(ann: Person) -> None:
    counted = json.loads(ann.does("stats", "--json", "--language", "en"))["en"]
    assert sum(counted[level] for level in LEVELS) == counted["words"] == len(bank_of("en").words)
    assert "film and TV" in ann.does("stats")


def test_a_check_fails_on_what_is_serious_and_hints_at_the_rest(
    ann: Person, tmp_path: Path
) -> None:
    file = tmp_path / "list.txt"
    file.write_text("frog\nfrogs\n")
    assert "nothing serious" in ann.does("check", file)
    assert ann.types("check", file, "--strict").exit_code == 1
    file.write_text("frog\nFrog\nwww.example.org\n")
    assert "2 of them serious" in ann.is_refused("check", file)
    assert ann.types("check").exit_code == 2


def test_a_store_that_is_something_else_is_refused(ann: Person, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 200)
    assert "something else than word lists" in Person(tmp_path / "letter").is_refused("list")
    (tmp_path / "folder").mkdir()
    assert ann.types("import", tmp_path / "folder").exit_code == 2


def test_two_lists_of_one_name_are_told_apart_by_handle(ann: Person) -> None:
    ann.does("new", "Pond", "frog")
    handle = ann.does("new", "Pond", "toad").rstrip(".\n").split()[-1]
    assert "Name one by its handle" in ann.is_refused("show", "Pond")
    assert "toad" in ann.does("show", handle)

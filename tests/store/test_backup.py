"""A backup is a whole copy of one moment, made while others write, and never takes a file away."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nightcall.cli.main import nightcall
from nightcall.store.backup import PART, Held, backup
from nightcall.store.sqlite import SqliteStore
from nightcall.words.shelf import Shelf
from nightcall.words.word import Word
from nightcall.words.wordlist import WordList
from tests.store.test_sqlite import record, with_store


def test_it_is_whole_while_others_write(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        async def fill(room: str) -> None:
            for n in range(1, 201):
                await store.append(room, [record(n)])

        async def copy() -> list[Held]:
            held = []
            for number in range(5):
                await asyncio.sleep(0.02)
                target = tmp_path / f"copy-{number}.db"
                held.append(await asyncio.to_thread(backup, tmp_path / "rooms.db", target))
            return held

        *_, held = await asyncio.gather(fill("elm"), fill("oak"), copy())
        assert len({found.records for found in held}) > 1, "nothing was written meanwhile"
        for number, found in enumerate(held):
            with sqlite3.connect(tmp_path / f"copy-{number}.db") as made:
                counts = made.execute("SELECT count(*), max(n) FROM record GROUP BY room")
                rows = counts.fetchall()
            assert all(count == last for count, last in rows)
            assert sum(count for count, _ in rows) == found.records

    with_store(tmp_path / "rooms.db", use)
    assert not list(tmp_path.glob(f"*{PART}*"))


def test_going_back_is_copying_the_file_back(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("elm", [record(1), record(2)])
        await store.append("oak", [record(1)])
        await store.archive("oak", 1, b"about oak")

    with_store(tmp_path / "rooms.db", write)
    assert backup(tmp_path / "rooms.db", tmp_path / "copy.db") == Held(1, 2, 1)
    (tmp_path / "other").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "other" / "rooms.db")

    async def read(store: SqliteStore) -> None:
        assert len(await store.read("elm")) == 2
        assert await store.archived("oak") == b"about oak"
        await store.append("elm", [record(3)])

    with_store(tmp_path / "other" / "rooms.db", read)


def test_a_file_that_is_there_stays_and_a_store_that_is_not_makes_none(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("elm", [record(1)])

    with pytest.raises(FileNotFoundError):
        backup(tmp_path / "rooms.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []
    with_store(tmp_path / "rooms.db", write)
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(FileExistsError):
        backup(tmp_path / "rooms.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_a_damaged_store_gives_no_backup(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for n in range(1, 2000):
            await store.append("elm", [record(n, "x" * 200)])

    with_store(tmp_path / "rooms.db", write)
    with (tmp_path / "rooms.db").open("r+b") as file:
        file.seek(20 * 4096)
        file.write(os.urandom(3 * 4096))
    result = CliRunner().invoke(
        nightcall, ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    )
    assert result.exit_code == 1
    assert "No copy could be made" in result.output
    assert not (tmp_path / "copy.db").exists()


def test_one_command_makes_it_and_says_so(tmp_path: Path) -> None:
    """While another process writes, which is killed when the copy is made."""
    command = [sys.executable, "-m", "tests.store.writer", str(tmp_path / "rooms.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603  ours
        assert writer.stdout is not None
        for _ in range(50):
            writer.stdout.readline()
        result = CliRunner().invoke(
            nightcall, ["backup", str(tmp_path / "copy.db")], env={"NIGHTCALL_DATA": str(tmp_path)}
        )
        writer.kill()
    assert result.exit_code == 0, result.output
    with sqlite3.connect(tmp_path / "copy.db") as made:
        (records,) = made.execute("SELECT count(*) FROM record").fetchone()
    assert f"Records: {records}." in result.output.replace(",", "")
    assert records >= 50
    again = CliRunner().invoke(
        nightcall, ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    )
    assert again.exit_code == 1
    assert "exists already" in again.output
    nothing = CliRunner().invoke(nightcall, ["backup", "x.db", "--data", str(tmp_path / "none")])
    assert nothing.exit_code == 1
    assert "There are no rooms" in nothing.output


def test_word_lists_go_to_a_file_beside_it(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("elm", [record(1)])

    with_store(tmp_path / "rooms.db", write)
    with Shelf(tmp_path / "words.db") as shelf:
        shelf.add(WordList("Pond", "en", (Word("frog"), Word("heron"))))
    command = ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    result = CliRunner().invoke(nightcall, command)
    assert result.exit_code == 0, result.output
    assert "copy-words.db has the word lists: 1." in result.output
    with sqlite3.connect(tmp_path / "copy-words.db") as made:
        assert made.execute("SELECT name FROM lists").fetchall() == [("Pond",)]
    (tmp_path / "copy.db").unlink()
    again = CliRunner().invoke(nightcall, command)
    assert again.exit_code == 1
    assert not (tmp_path / "copy.db").exists(), "both or none"


def test_lists_that_cannot_be_copied_leave_no_half_of_a_backup(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("elm", [record(1)])

    with_store(tmp_path / "rooms.db", write)
    (tmp_path / "words.db").write_text("no lists at all")
    result = CliRunner().invoke(
        nightcall, ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    )
    assert result.exit_code == 1
    assert "No copy could be made" in result.output
    assert not list(tmp_path.glob("copy*"))

"""The journal of one game on disk: every entry is there before its effects are shown."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from nightcall.table import Ask, Journal, Run, Seat
from nightcall.table.journal import line, read


class Book:
    """A record: header, bots, then each entry with what was said because of it."""

    def __init__(self, path: Path, bots: tuple[Seat, ...]) -> None:
        self.path = path
        self._bots = bots
        self._kept = 0

    def begin(self, run: Run) -> None:
        """A new file; raises FileExistsError rather than write over a game."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("x", encoding="utf-8") as file:
            file.write(self._text(run))
            _make_durable(file.fileno())
        _make_folder_durable(self.path.parent)
        self._kept = run.length

    def keep(self, run: Run) -> None:
        """Append what is new. When this returns, a crash cannot lose it."""
        if run.length == self._kept:
            return
        with self.path.open("a", encoding="utf-8") as file:
            lines = [text for n in range(self._kept + 1, run.length + 1) for text in _step(run, n)]
            file.write("".join(f"{text}\n" for text in lines))
            file.flush()
            _make_durable(file.fileno())
        self._kept = run.length

    def rewrite(self, run: Run) -> None:
        """The whole record anew, after an undo or a torn line; the old one stands until then."""
        fresh = self.path.with_name(self.path.name + ".new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(self._text(run))
            file.flush()
            _make_durable(file.fileno())
        fresh.replace(self.path)
        _make_folder_durable(self.path.parent)
        self._kept = run.length

    def _text(self, run: Run) -> str:
        lines = [line(run.header), msgspec.json.encode({"bots": self._bots}).decode()]
        for number in range(run.length + 1):
            lines += _step(run, number)
        return "".join(f"{text}\n" for text in lines)


def opened(path: Path) -> tuple[Journal, list[str], tuple[Seat, ...]]:
    """A journal, what its record says was said, and which seats are bots."""
    with path.open(encoding="utf-8", errors="replace", newline="\n") as file:
        journal, lines = read(file)
    said: list[str] = []
    bots: tuple[Seat, ...] = ()
    for text in lines:
        value = msgspec.json.decode(text)
        if "bots" in value:
            bots = msgspec.convert(value["bots"], tuple[Seat, ...])
        else:
            said.append(text)
    return journal, said, bots


def new_path(game: str) -> Path:
    """A file of its own in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "nightcall" / "journals"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    return _free(folder / f"{stem}.jsonl")


def next_path(path: Path) -> Path:
    """The file for another game of the same series."""
    return _free(path.with_name(f"{path.stem}-again{path.suffix}"))


def _free(path: Path) -> Path:
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _step(run: Run, number: int) -> Iterator[str]:
    if number:
        yield line(run.entries[number - 1])
    for item in run.said_at(number):
        if not isinstance(item, Ask):
            yield line(item)


def _make_durable(file: int) -> None:
    os.fsync(file)


def _make_folder_durable(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

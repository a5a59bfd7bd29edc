"""Where the command line keeps its lists: a shelf, and beside it the keys of one's own lists."""

import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import click

from nightcall.cli.words_text import Spoken, problem_said, say
from nightcall.words.banks import NoSuchLanguage
from nightcall.words.refused import Refused, refuse
from nightcall.words.shelf import Listed, Shelf
from nightcall.words.word import BadLine


class Desk:
    """The open shelf and the keys this person holds."""

    def __init__(self, path: Path) -> None:
        self.shelf = Shelf(path)
        self._keys_path = path.with_name(path.name + ".keys")
        self.keys: dict[str, str] = {}
        if self._keys_path.exists():
            try:
                self.keys = dict(json.loads(self._keys_path.read_text("utf-8")))
            except ValueError:
                raise refuse("keys-unreadable", str(self._keys_path)) from None

    def keep(self, handle: str, key: str) -> None:
        """Writes a key down, readable for its owner only; the old file stands until then."""
        self.keys[handle] = key
        self._write()

    def lose(self, handle: str) -> None:
        self.keys.pop(handle, None)
        self._write()

    def key_of(self, handle: str) -> str:
        if handle not in self.keys:
            raise refuse("not-the-owner", handle)
        return self.keys[handle]

    def handle_of(self, name: str) -> str:
        """A list by handle, by code, or by the name it has among one's own lists."""
        mine = [each for each in self.shelf.listed() if each.handle in self.keys]
        same = [each.handle for each in mine if each.name.casefold() == name.strip().casefold()]
        if len(same) > 1:
            raise refuse("two-lists", name)
        if same:
            return same[0]
        wanted = name.strip().upper()
        known = [each.handle for each in self.shelf.listed() if each.handle == wanted]
        found = known or [each.handle for each in self.shelf.find(name) if each.code == wanted]
        if not found:
            raise refuse("no-such-list", name)
        return found[0]

    def mine(self) -> list[Listed]:
        return [each for each in self.shelf.listed() if each.handle in self.keys]

    def _write(self) -> None:
        fresh = self._keys_path.with_name(self._keys_path.name + ".new")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
            json.dump(self.keys, out)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self._keys_path)


def default_store() -> Path:
    return Path(click.get_app_dir("nightcall")) / "words.db"


def open_desk(ctx: click.Context) -> Desk:
    """The desk of this call; closed when the command ends."""
    desk = Desk(Path(ctx.find_root().params.get("store") or ctx.obj or default_store()))
    ctx.call_on_close(desk.shelf.close)
    return desk


class SpokenGroup(Spoken, click.Group):
    """Turns every refusal into a sentence and exit code 1; nothing has changed then."""

    command_class = Spoken

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (Refused, BadLine, NoSuchLanguage, sqlite3.Error, OSError) as error:
            for sentence in sentences(error):
                click.echo(sentence, err=True)
            raise click.exceptions.Exit(1) from None


def sentences(error: Exception) -> list[str]:
    """What went wrong, in the texts' words."""
    match error:
        case Refused():
            return [problem_said(problem) for problem in error.problems]
        case BadLine():
            return [say(f"words-refused-{error.key}", value=error.value)]
        case NoSuchLanguage():
            return [say("words-refused-no-bank", value=error.language)]
        case OSError():
            value = f"{error.filename or ''}: {error.strerror or error}"
            return [say("words-refused-file", value=value)]
        case _:
            return [say("words-refused-store", value=str(error))]

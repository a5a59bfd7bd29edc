"""The shelf of a server: own lists, published lists and what is reported against them.

One SQLite file. Whoever makes a list gets a key once; only its hash is kept. Nothing here asks
who is calling: a key is all that speaks for an owner.
"""

import hmac
import secrets
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from types import TracebackType

import msgspec

from nightcall.words.clean import clean
from nightcall.words.evenings import Evenings, hashed
from nightcall.words.offence import is_offensive
from nightcall.words.refused import refuse
from nightcall.words.schema import connect, transaction
from nightcall.words.word import BadLine, Word, line_of, parse
from nightcall.words.wordlist import WordList, language_named, named

REASONS = ("offensive", "private", "copied", "spam", "other")
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is misread aloud
LONGEST_NOTE = 280
MOST_FOUND = 50
WORDS_KEPT = 300_000  # in memory, of lists that were read lately
LARGEST_FILE = 1 << 30  # bytes; strangers may put lists here
HIDING = 3
"""So many reports against a list as it is now keep it out of searches by name."""


class Listed(msgspec.Struct, frozen=True):
    """A list as it stands on the shelf, without its entries."""

    handle: str
    name: str
    language: str
    entries: int
    code: str | None
    published: bool
    reports: int
    is_hidden: bool
    changed: str


class Report(msgspec.Struct, frozen=True):
    """A complaint about a published list."""

    reason: str
    note: str
    sent: str


_HIDDEN = f"""
(SELECT count(*) FROM reports WHERE list = lists.id AND revision = lists.revision) >= {HIDING}
"""  # noqa: S608  nothing in it is anybody's
_LISTED = f"""
SELECT handle, name, language, size, code, published,
       (SELECT count(*) FROM reports WHERE list = lists.id), {_HIDDEN}, changed
FROM lists
"""  # noqa: S608  nothing in it is anybody's


class Shelf:
    """Open it in a `with`; each call is one transaction, on the disk when it returns."""

    def __init__(self, path: Path, largest: int = LARGEST_FILE) -> None:
        self._store = connect(path)
        self._largest = largest
        self.evenings = Evenings(self._store)
        self._kept: dict[str, tuple[int, tuple[Word, ...]]] = {}

    def __enter__(self) -> "Shelf":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._store.close()

    # Lists and their owners

    def add(self, new: WordList) -> tuple[str, str]:
        """Puts a new list on the shelf; gives its handle and the owner's key, told only here."""
        fine = checked(new)
        key = secrets.token_urlsafe(24)
        handle = "".join(secrets.choice(LETTERS) for _ in range(10))
        with transaction(self._store):
            (number,) = self._store.execute(
                "INSERT INTO lists (handle, name, language, owner) VALUES (?, ?, ?, ?) "
                "RETURNING id",
                (handle, fine.name, fine.language, hashed(key)),
            ).fetchone()
            self._write(number, fine.words)
        return handle, key

    def look(self, name: str) -> Listed:
        """What a list is, by its handle or its code, without reading its entries."""
        return self._listed(_LISTED + "WHERE id = ?", (self._row(name)["id"],))[0]

    def is_owned(self, name: str, key: str) -> bool:
        return hmac.compare_digest(self._row(name)["owner"], hashed(key))

    def get(self, name: str) -> WordList:
        """A list by its handle or its code."""
        row = self._row(name)
        return WordList(row["name"], row["language"], self.words_of(name))

    def put(self, handle: str, key: str, changed: WordList) -> None:
        """The owner's new version takes the place of the old one. The same again changes nothing:
        what was reported against it stands."""
        fine = checked(changed)
        with transaction(self._store):
            number = self._owned(handle, key)
            if fine == self.get(handle):
                return
            if self._row(handle)["published"]:
                presentable(fine)
            self._store.execute(
                "UPDATE lists SET name = ?, language = ?, revision = revision + 1, "
                "changed = datetime('now') WHERE id = ?",
                (fine.name, fine.language, number),
            )
            self._store.execute("DELETE FROM entries WHERE list = ?", (number,))
            self._write(number, fine.words)

    def drop(self, handle: str, key: str) -> None:
        """Takes a list off the shelf for good."""
        with transaction(self._store):
            self._store.execute("DELETE FROM lists WHERE id = ?", (self._owned(handle, key),))

    def listed(self) -> list[Listed]:
        """Everything on the shelf, for whoever keeps the server."""
        return self._listed(_LISTED + "ORDER BY name, handle", ())

    def words_of(self, name: str) -> tuple[Word, ...]:
        """The entries of a list by handle or code; the same object until it changes."""
        row = self._row(name)
        kept = self._kept.get(row["handle"])
        if kept is not None and kept[0] == row["revision"]:
            return kept[1]
        lines = self._store.execute(
            "SELECT line FROM entries WHERE list = ? ORDER BY place", (row["id"],)
        )
        words = tuple(parse(line) for (line,) in lines)
        if sum(len(kept) for _, kept in self._kept.values()) + len(words) > WORDS_KEPT:
            self._kept.clear()
        self._kept[row["handle"]] = row["revision"], words
        return words

    # Published lists

    def publish(self, handle: str, key: str) -> str:
        """Lets other tables find the list by its name and by this code."""
        with transaction(self._store):
            number = self._owned(handle, key)
            row = self._row(handle)
            if row["withdrawn"] == row["revision"]:
                raise refuse("withdrawn", row["name"])
            presentable(self.get(handle))
            code = row["code"] or self._new_code()
            self._store.execute(
                "UPDATE lists SET code = ?, published = 1 WHERE id = ?", (code, number)
            )
        return str(code)

    def unpublish(self, handle: str, key: str) -> None:
        with transaction(self._store):
            number = self._owned(handle, key)
            self._store.execute("UPDATE lists SET published = 0 WHERE id = ?", (number,))

    def withdraw(self, code: str) -> None:
        """Whoever keeps the server unpublishes a list that should not be seen as it is."""
        with transaction(self._store):
            number = self._published(code)
            self._store.execute(
                "UPDATE lists SET published = 0, withdrawn = revision WHERE id = ?", (number,)
            )

    def find(self, wanted: str) -> list[Listed]:
        """Published lists with this code, or with this in their name; fewest reports first.
        One that is hidden by reports is found by its code alone."""
        plain = wanted.encode("utf-8", "replace").decode()
        like = plain.strip().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        return self._listed(
            _LISTED + f"WHERE published = 1 AND (code = ? OR "
            f"name LIKE ? ESCAPE '\\' AND NOT {_HIDDEN}) ORDER BY 7, name, handle LIMIT ?",
            (_code(plain), f"%{like}%", MOST_FOUND),
        )

    def report(self, code: str, reason: str, reporter: str, note: str = "") -> int:
        """Counts a complaint about a published list; one from each reporter. Gives the count."""
        if reason not in REASONS:
            raise refuse("unknown-reason", reason[:40])
        try:
            tidy = clean(note, LONGEST_NOTE) if note.strip() else ""
        except BadLine as error:
            raise refuse(error.key, error.value) from None
        with transaction(self._store):
            number = self._published(code)
            self._store.execute(
                "INSERT OR REPLACE INTO reports (list, reporter, reason, note, revision) "
                "SELECT id, ?, ?, ?, revision FROM lists WHERE id = ?",
                (hashed(reporter), reason, tidy, number),
            )
            (count,) = self._store.execute(
                "SELECT count(*) FROM reports WHERE list = ?", (number,)
            ).fetchone()
        return int(count)

    def reports(self, name: str) -> list[Report]:
        """What was reported against a list, for whoever keeps the server; newest first."""
        found = self._store.execute(
            "SELECT reason, note, sent FROM reports WHERE list = ? ORDER BY sent DESC, reason",
            (self._row(name)["id"],),
        )
        return [Report(*row) for row in found]

    # Below the counter

    def _write(self, number: int, words: Collection[Word]) -> None:
        self._store.executemany(
            "INSERT INTO entries (list, place, line) VALUES (?, ?, ?)",
            ((number, place, line_of(word)) for place, word in enumerate(words)),
        )
        self._store.execute("UPDATE lists SET size = ? WHERE id = ?", (len(words), number))
        if self._size() > self._largest:
            raise refuse("shelf-full")

    def _size(self) -> int:
        """Bytes of the file that hold something."""
        (pages,) = self._store.execute("PRAGMA page_count").fetchone()
        (free,) = self._store.execute("PRAGMA freelist_count").fetchone()
        (bytes_a_page,) = self._store.execute("PRAGMA page_size").fetchone()
        return int((pages - free) * bytes_a_page)

    def _row(self, name: str) -> sqlite3.Row:
        with closing(self._store.cursor()) as cursor:
            cursor.row_factory = sqlite3.Row
            row = cursor.execute(
                "SELECT * FROM lists WHERE handle = ?1 OR (code = ?1 AND published = 1)",
                (_code(name) if name.isascii() else "",),
            ).fetchone()
        if row is None:
            raise refuse("no-such-list", name[:40])
        found: sqlite3.Row = row
        return found

    def _owned(self, handle: str, key: str) -> int:
        row = self._row(handle)
        if not hmac.compare_digest(row["owner"], hashed(key)):
            raise refuse("not-the-owner", row["name"])
        return int(row["id"])

    def _published(self, code: str) -> int:
        row = self._row(code)
        if not row["published"]:
            raise refuse("no-such-list", code[:40])
        return int(row["id"])

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            taken = self._store.execute("SELECT 1 FROM lists WHERE code = ?", (code,)).fetchone()
            if taken is None:
                return code

    def _listed(self, query: str, values: tuple[str | int, ...]) -> list[Listed]:
        return [
            msgspec.convert(
                dict(zip(Listed.__struct_fields__, row, strict=True)), Listed, strict=False
            )
            for row in self._store.execute(query, values)
        ]


def _code(text: str) -> str:
    return text.strip().upper()


def checked(found: WordList) -> WordList:
    """The list with a clean name and clean entries: nothing else gets on the shelf."""
    return WordList(named(found.name), language_named(found.language)).with_words(found.words)


def presentable(found: WordList) -> None:
    """Refuses what strangers should not be shown: an empty list, an offensive term."""
    if not found.words:
        raise refuse("empty")
    for number, word in enumerate(found.words, 1):
        for text in (word.text, *word.spellings):
            if is_offensive(text, found.language):
                raise refuse("offensive", text, number)
    if is_offensive(found.name, found.language):
        raise refuse("offensive", found.name)

"""Words that a host's tables have had on other evenings, so that none comes twice."""

import hashlib
import sqlite3
from collections.abc import Iterable

from nightcall.words.schema import transaction
from nightcall.words.word import key_of


class Evenings:
    """A part of the shelf. A host is whoever has this key; only its hash is kept."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self._store = store

    def use(self, host: str, language: str, texts: Iterable[str]) -> None:
        """Notes words that this host's tables have had."""
        rows = [(hashed(host), language, key_of(text)) for text in texts]
        with transaction(self._store):
            self._store.executemany(
                "INSERT OR IGNORE INTO used (host, language, word) VALUES (?, ?, ?)", rows
            )

    def used(self, host: str, language: str) -> frozenset[str]:
        """The words to avoid at this host's next table."""
        found = self._store.execute(
            "SELECT word FROM used WHERE host = ? AND language = ?", (hashed(host), language)
        )
        return frozenset(word for (word,) in found)

    def forget(self, host: str) -> int:
        """Lets all words come again for this host; says how many there were."""
        with transaction(self._store):
            return self._store.execute("DELETE FROM used WHERE host = ?", (hashed(host),)).rowcount


def hashed(key: str) -> bytes:
    """What is kept of a key: keys are long and random, so that one round is enough."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()

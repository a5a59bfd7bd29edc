"""A word with the place it came from, and what the build has to say about places."""

from dataclasses import dataclass, field, replace
from pathlib import Path

from nightcall.words.word import Word, key_of
from scripts.words.sources import ROOT

MOST_CATEGORIES = 4
SHOWN = 40


@dataclass(frozen=True)
class Placed:
    word: Word
    path: Path
    number: int

    def tidy(self) -> "Placed":
        """The same without spellings that differ only in case, spaces or hyphens."""
        return self.united(self.word)

    def united(self, other: Word) -> "Placed":
        """This word with the other's categories and spellings added."""
        categories = tuple(dict.fromkeys(self.word.categories + other.categories))
        spellings: dict[str, str] = {}
        for text in (*self.word.spellings, other.text, *other.spellings):
            if key_of(text) != key_of(self.word.text):
                spellings.setdefault(key_of(text), text)
        word = self.word._replace(
            categories=categories[:MOST_CATEGORIES],
            spellings=tuple(spellings.values()),
        )
        return replace(self, word=word)


@dataclass
class Problems:
    """What the build refuses, each with file and line, and what it merely says."""

    refused: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def refuse(self, path: Path, number: int, why: str) -> None:
        shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        self.refused.append(f"{shown}:{number}: {why}")

    def note(self, text: str) -> None:
        self.notes.append(text)

    def show(self, language: str) -> None:
        for note in self.notes:
            print(f"{language}: {note}")
        for line in self.refused[:SHOWN]:
            print(f"{language}: {line}")
        if len(self.refused) > SHOWN:
            print(f"{language}: … and {len(self.refused) - SHOWN} more")

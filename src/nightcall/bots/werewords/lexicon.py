"""The lexicon: phrases of each frame of question, and what they mean, from `lexicon.txt`."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.wording import bare, singular

FILE = Path(__file__).parent / "lexicon.txt"

# In which frame a meaning is shown, the plainest first.
SHOWN_IN = ("is", "has", "made", "does", "you", "used", "where", "about", "any")

Phrase = tuple[str, ...]


class Lexicon(NamedTuple):
    """For each frame, phrases (as words) and their meanings; `longest` is in words."""

    frames: dict[str, dict[Phrase, Meaning]]
    longest: int

    def find(self, frame: str, phrase: str) -> Meaning | None:
        """The meaning of exactly this phrase."""
        return self.frames[frame].get(tuple(stemmed(phrase)))

    def inside(self, frame: str, phrase: str) -> tuple[int, Meaning] | None:
        """The longest known phrase that stands in this one, and how many words it has."""
        words = stemmed(phrase)
        known = self.frames[frame]
        for length in range(min(self.longest, len(words)), 0, -1):
            for start in range(len(words) - length + 1):
                found = known.get(tuple(words[start : start + length]))
                if found is not None:
                    return length, found
        return None


def stemmed(phrase: str) -> list[str]:
    return [singular(word) for word in bare(phrase).split()]


@cache
def lexicon() -> Lexicon:
    """The shipped lexicon; read once."""
    rows: list[tuple[str, str, list[str]]] = []
    section = ""
    for line in FILE.read_text("utf-8").split("\n"):
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            meant, _, listed = line.partition(": ")
            rows.append((section, meant, listed.split(", ")))
    shown: dict[str, tuple[str, str]] = {}
    for preferred in SHOWN_IN:
        for frame, expression, phrases in rows:
            if frame == preferred:
                shown.setdefault(expression, (frame, phrases[0]))
    frames: dict[str, dict[Phrase, Meaning]] = {name: {} for name in SHOWN_IN}
    longest = 0
    for frame, expression, phrases in rows:
        key, what = shown[expression]
        meaning = Meaning(key, what, expression)
        for phrase in phrases:
            words = tuple(stemmed(phrase))
            longest = max(longest, len(words))
            frames[frame].setdefault(words, meaning)
    return Lexicon(frames, longest)

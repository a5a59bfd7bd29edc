"""What may stand in an entry, a name or a reason: plain visible text on one line.

Made for files of strangers: nothing here trusts its input.
"""

import unicodedata

from nightcall.words.word import LONGEST, BadLine, key_of

LONGEST_NAME = 60
MOST_MARKS = 3  # on one letter; more is a picture, not a script
RESERVED = frozenset("\t|")  # they separate columns and spellings

DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str, longest: int = LONGEST) -> str:
    """The text with ordinary spaces and composed letters; a trick in it is refused."""
    composed = unicodedata.normalize("NFC", text)
    marks = 0
    for char in composed:
        if char in DIRECTION:
            raise BadLine("direction", f"U+{ord(char):04X}")
        kind = unicodedata.category(char)
        if not char.isprintable() and kind != "Zs":
            raise BadLine("control", f"U+{ord(char):04X}")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise BadLine("marks")
        if char in RESERVED:
            raise BadLine("reserved", char)
    plain = " ".join(composed.split())
    if not key_of(plain):
        raise BadLine("no-letters", plain[:longest])
    if plain.startswith("#"):
        raise BadLine("hash", plain[:longest])
    if len(plain) > longest:
        raise BadLine("too-long", plain[:longest])
    return plain

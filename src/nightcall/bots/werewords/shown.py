"""A meaning in words: what the screen shows beside a bot Mayor's token."""

from nightcall.bots.werewords.meaning import Meaning
from nightcall.text import Texts

KEYS = (
    "is", "has", "made", "does", "you", "used", "where", "about", "any", "asked", "bigger",
    "smaller", "guess", "letters", "first-letter", "first-letters", "last-letter", "has-letter",
    "letters-count", "words-count", "not", "or", "and", "unknown",
)  # fmt: skip
"""Every key a meaning can have."""


def shown(meaning: Meaning, texts: Texts) -> str:
    """One short sentence. A client does the same with the parts of the meaning it is sent."""
    text_id = f"werewords-understood-{meaning.key}"
    if meaning.key == "not":
        return texts.say(text_id, what=shown(meaning.parts[0], texts))
    if meaning.key in ("or", "and"):
        said = shown(meaning.parts[0], texts)
        for part in meaning.parts[1:]:
            said = texts.say(text_id, left=said, right=shown(part, texts))
        return said
    return texts.say(text_id, what=meaning.what)

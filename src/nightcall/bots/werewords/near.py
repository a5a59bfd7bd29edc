"""Near misses: what deserves So Close. A guess that holds the word, or is almost it."""

from difflib import SequenceMatcher
from functools import lru_cache

from nightcall.bots.knowledge.facts import facts
from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.world import World
from nightcall.words.word import key_of

ALIKE = 0.84
"""How alike two spellings must be, from 0 to 1."""

FEW = 8
"""Two words below a noun that has no more words than this are nearly the same thing."""


def is_near(world: World, meaning: Meaning, word: str) -> bool:
    """Whether a question asked for something that is nearly the word, but not it."""
    if meaning.key != "guess" and not meaning.expression.startswith("word:"):
        return False
    guessed = meaning.what
    if key_of(guessed) == key_of(word):
        return False
    return _are_near(world.language, guessed, word)


@lru_cache(maxsize=4096)
def _are_near(language: str, guessed: str, word: str) -> bool:
    one, other = guessed.lower(), word.lower()
    if len(one) > 2 and (one in other.split() or other in one.split()):
        return True
    if SequenceMatcher(None, one, other).ratio() >= ALIKE:
        return True
    if language != "en":
        return False
    known = facts()
    first, second = known.number(guessed), known.number(word)
    if first is None or second is None:
        return False
    both = 1 << first | 1 << second
    return any(
        members & both == both and members.bit_count() <= FEW for members in known.above.values()
    )

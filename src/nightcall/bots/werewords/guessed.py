"""A word that is named outright: in quotes of any kind, alone, or as people of a language guess."""

import re
from functools import cache

from nightcall.bots.werewords.world import Plain, World
from nightcall.games.werewords.guess import ARTICLES, LEAD_INS

_QUOTES = (
    ("“", "”"), ('"', '"'), ("„", "“"), ("„", "”"), ("«", "»"), ("»", "«"), ("‹", "›"), ("‚", "‘"),
    ("‘", "’"),
)  # fmt: skip
_QUOTED = tuple(
    re.compile(rf"[^{left}]*{left}\s*(?P<word>[^{left}{right}]+?)\s*{right}\W*")
    for left, right in _QUOTES
)
_ALONE = re.compile(r"\W*(?P<word>.+?)\s*\?")


def guessed(world: World, text: str) -> int | None:
    """The number of the word that a question names, if it does nothing else.

    What is asked in plain English is left to the Mayor's English: "a dog" is also every corgi.
    """
    ways = (*_QUOTED, _ALONE)
    if isinstance(world, Plain):
        ways += _lead_ins(world.language)
    for way in ways:
        found = way.fullmatch(text.strip())
        if found and (number := world.number(found["word"])) is not None:
            return number
    return None


@cache
def _lead_ins(language: str) -> tuple[re.Pattern[str], ...]:
    """Each lead-in with each article and with none, the longest first."""
    leads = sorted(LEAD_INS.get(language, ()), key=len, reverse=True)
    articles = sorted(ARTICLES.get(language, ()), key=len, reverse=True)
    before = rf"\W*(?:{'|'.join(map(_spoken, leads))})[\s'’]+"
    article = rf"(?:{'|'.join(map(_spoken, articles))})[\s'’]+"
    word = r"(?P<word>.+?)\W*"
    texts = (before + article + word, before + word) if leads else ()
    return tuple(re.compile(text, re.IGNORECASE) for text in texts)


def _spoken(phrase: str) -> str:
    """ "est ce" is written "est-ce", "c est" "c'est"."""
    return r"[\s'’-]+".join(map(re.escape, phrase.split()))

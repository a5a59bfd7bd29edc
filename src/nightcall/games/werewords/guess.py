"""Direct guesses: is this typed question the full Magic Word, asked for outright?

"Is it a frog?" guesses "frog"; "a kind of frog?" does not (WW-GUE-01, WW-GUE-02). Capitals,
accents, articles and spaces do not matter. Plurals and other near misses are left to the Mayor.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Literal

Phrases = tuple[str, ...]

LEAD_INS: dict[str, Phrases] = {
    "en": (
        "is it", "it is", "its", "is this", "is that", "this is", "is the word", "the word is",
        "is the magic word", "the magic word is", "is your word", "is our word", "could it be",
        "can it be", "would it be", "might it be", "i guess", "i guess it is", "i guess its",
        "my guess is", "i think it is", "i think its", "i say", "are we looking for",
        "are you thinking of", "do you mean",
    ),
    "de": (
        "ist es", "es ist", "ist das", "das ist", "ist das wort", "das wort ist",
        "ist das zauberwort", "das zauberwort ist", "ist dein wort", "kann es sein",
        "könnte es sein", "ich tippe auf", "ich rate", "ich glaube es ist", "meinst du",
        "suchen wir", "handelt es sich um",
    ),
    "fr": (
        "est ce", "c est", "est ce que c est", "ce serait", "serait ce", "est ce que le mot est",
        "le mot est", "est ce que le mot magique est", "le mot magique est", "je devine",
        "je propose", "je dis", "je pense que c est", "ça pourrait être", "tu penses à",
    ),
    "es": (
        "es", "es acaso", "es la palabra", "la palabra es", "es la palabra mágica",
        "la palabra mágica es", "será", "podría ser", "puede ser", "se trata de", "digo",
        "creo que es", "adivino", "estás pensando en",
    ),
    "it": (
        "è", "e", "è forse", "è la parola", "la parola è", "è la parola magica",
        "la parola magica è", "sarà", "potrebbe essere", "può essere", "si tratta di", "dico",
        "credo che sia", "penso che sia", "indovino", "stai pensando a",
    ),
}  # fmt: skip

ARTICLES: dict[str, Phrases] = {
    "en": ("a", "an", "the", "some"),
    "de": (
        "der", "die", "das", "den", "dem", "des",
        "ein", "eine", "einen", "einem", "einer", "eines",
    ),
    "fr": ("le", "la", "les", "l", "un", "une", "des", "du", "de la", "de l"),
    "es": ("el", "la", "los", "las", "un", "una", "unos", "unas", "lo"),
    "it": ("il", "lo", "la", "i", "gli", "le", "l", "un", "uno", "una", "dei", "delle", "degli"),
}  # fmt: skip

_WORDS = re.compile(r"[^\W_]+")
_FOLDED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i"})
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def is_guess(question: str, spellings: tuple[str, ...], language: str) -> bool:
    """Whether `question` asks outright for the word, in any of its accepted spellings."""
    plain = _plain(question)
    joined = plain.replace(" ", "")
    wanted = _wanted(spellings, language)
    if not any(joined.endswith(bare) for _, bare in wanted):
        return False
    return any(body in wanted or ("", body[1]) in wanted for body in _bodies(plain, language))


@lru_cache(maxsize=1024)
def _wanted(spellings: tuple[str, ...], language: str) -> frozenset[tuple[str, str]]:
    """The ways the word may be typed, whole and without its article."""
    forms = set()
    for spelling in spellings:
        # German readers write ä as ae where they have no ä.
        for plain in (_plain(spelling), _plain(spelling.casefold().translate(_UMLAUTS))):
            whole, bare = _joined(plain, language)
            forms |= {(whole, bare), ("", bare)}
    return frozenset(form for form in forms if form[1])


def _bodies(plain: str, language: str) -> list[tuple[str, str]]:
    """What the question may be asking for: itself, or what follows a lead-in."""
    leads = _phrases("lead-ins", language)
    rests = (plain[len(lead) + 1 :] for lead in leads if plain.startswith(lead + " "))
    return [_joined(body, language) for body in (plain, *rests)]


def _joined(plain: str, language: str) -> tuple[str, str]:
    """A phrase with its spaces taken out: whole, and without its article if it has one."""
    found = [word for word in _phrases("articles", language) if plain.startswith(word + " ")]
    article = max(found, key=len, default="")
    return plain.replace(" ", ""), plain[len(article) :].replace(" ", "")


@lru_cache(maxsize=32)
def _phrases(which: Literal["lead-ins", "articles"], language: str) -> Phrases:
    table = LEAD_INS if which == "lead-ins" else ARTICLES
    return tuple(_plain(phrase) for phrase in table.get(language, table["en"]))


def _plain(text: str) -> str:
    """Small letters and digits without accents, one space between words."""
    small = text.casefold().translate(_FOLDED).replace("’", "'").replace("it's", "its")
    if not small.isascii():
        marked = unicodedata.normalize("NFKD", small)
        small = "".join(sign for sign in marked if not unicodedata.combining(sign))
    return " ".join(_WORDS.findall(small))

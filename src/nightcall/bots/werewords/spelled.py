"""Questions about the word as letters: how it begins, how long it is, of how many parts."""

import re

from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.wording import number_in

_LETTER = r"(?:the )?(?:letter )?(?P<letter>[a-z])"
_COUNT = (
    r"(?P<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten|a single|single|multiple"
    r"|several)"
)
_MORE = (
    r"(?P<more>more than|over|at least|longer than|fewer than|less than|under|shorter than|exactly)"
)
_STARTS = r"\b(?:start|begin|starts|begins|starting|beginning|first letter(?: is| be)?)"

_FIRST = re.compile(rf"{_STARTS}(?: with| in| by)? (?:an? )?{_LETTER}$")
_RANGE = re.compile(
    rf"{_STARTS}\b.*?\b(?:between |from )?(?:the )?(?:letters? )?(?P<low>[a-z])"
    r" (?:and|to|through|thru) (?:the )?(?:letter )?(?P<high>[a-z])\b"
)
_SIDE = re.compile(
    rf"(?:{_STARTS}|\bword)\b.*?\b(?P<side>before|after|first half|second half)"
    r"(?: the letter)?(?: of)?(?: the)? ?(?P<letter>[a-z])?\b"
)
_VOWEL = re.compile(rf"{_STARTS}\b.*\b(?P<sort>vowel|consonant)\b")
_LAST = re.compile(
    r"\b(?:end|ends|finish|finishes|ending|last letter(?: is)?)(?: with| in| on)?"
    rf" (?:an? )?{_LETTER}$"
)
_CONTAINS = re.compile(
    r"\b(?:contain|contains|have|has|include|includes|is there|got)\b"
    r" (?:an? |any |the )*letter (?P<letter>[a-z])\b"
    r"|\bis there an? (?P<other>[b-z]) in (?:it|the word)$"
)
_WORDS = re.compile(rf"\b(?:{_MORE} )?{_COUNT} (?:separate |different )?words?\b")
_LETTERS = re.compile(rf"\b(?:{_MORE} )?{_COUNT} letters?\b")
_COMPOUND = re.compile(r"\b(?:compound word|two part word|hyphenated)\b")


def spelled(text: str) -> Meaning | None:  # noqa: PLR0911  a line for each
    """The meaning of a question about letters, if the text is one."""
    if found := _VOWEL.search(text):
        meaning = Meaning("letters", "vowel", "letters:vowel")
        return meaning if found["sort"] == "vowel" else Meaning("not", parts=(meaning,))
    if found := _RANGE.search(text):
        low, high = found["low"], found["high"]
        return Meaning("first-letters", f"{low}–{high}".upper(), f"letters:first:{low}-{high}")
    if found := _SIDE.search(text):
        return _half(found)
    if found := _FIRST.search(text):
        return _letter("first-letter", found["letter"], "first")
    if found := _LAST.search(text):
        return _letter("last-letter", found["letter"], "last")
    if found := _CONTAINS.search(text):
        return _letter("has-letter", found["letter"] or found["other"], "has")
    if found := _LETTERS.search(text):
        return _counted("letters-count", found, "length")
    if found := _WORDS.search(text):
        return _counted("words-count", found, "words")
    if _COMPOUND.search(text):
        return Meaning("words-count", ">1", "letters:words:>1")
    return None


def _letter(key: str, letter: str, test: str) -> Meaning:
    return Meaning(key, letter.upper(), f"letters:{test}:{letter}")


def _half(found: re.Match[str]) -> Meaning | None:
    side, letter = found["side"], found["letter"]
    if side.endswith("half"):
        low, high = ("a", "m") if side.startswith("first") else ("n", "z")
    elif letter is None or letter == "a":
        return None
    else:
        low, high = ("a", chr(ord(letter) - 1)) if side == "before" else (chr(ord(letter) + 1), "z")
    return Meaning("first-letters", f"{low}–{high}".upper(), f"letters:first:{low}-{high}")


def _counted(key: str, found: re.Match[str], test: str) -> Meaning | None:
    more, count = found["more"] or "", found["count"]
    if count in ("multiple", "several"):
        return Meaning(key, ">1", f"letters:{test}:>1")
    number = 1 if "single" in count else number_in(count)
    if number is None:
        return None
    if more in ("more than", "over", "longer than"):
        bound = f">{number}"
    elif more == "at least":
        bound = f">{number - 1}"
    elif more in ("fewer than", "less than", "under", "shorter than"):
        bound = f"<{number}"
    else:
        bound = str(number)
    return Meaning(key, bound, f"letters:{test}:{bound}")

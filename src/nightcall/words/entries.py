"""Gathering the entries of somebody's list: each checked, none twice, all or nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nightcall.words.clean import clean
from nightcall.words.refused import Problem, Refused, refuse
from nightcall.words.word import BadLine, Word, categories_named, key_of, level_named

MOST_ENTRIES = 10_000
MOST_SPELLINGS = 12
MOST_PROBLEMS = 20


@dataclass(frozen=True)
class Gathered:
    """The entries of a list, and the lines that only repeated one."""

    words: tuple[Word, ...]
    repeated: tuple[Problem, ...] = ()


def gather(found: Iterable[tuple[int, Word | BadLine]]) -> Gathered:
    """All entries with their lines made one list; every problem is told, up to twenty."""
    words: dict[str, Word] = {}
    repeated: list[Problem] = []
    problems: list[Problem] = []
    for line, word in found:
        try:
            if isinstance(word, BadLine):
                raise word
            fine = checked(word)
        except BadLine as error:
            problems.append(Problem(error.key, error.value, line))
            if len(problems) == MOST_PROBLEMS:
                break
            continue
        if key_of(fine.text) in words:
            repeated.append(Problem("repeated", fine.text, line))
            continue
        words[key_of(fine.text)] = fine
        if len(words) > MOST_ENTRIES:
            raise refuse("too-many-entries", str(MOST_ENTRIES), line)
    if problems:
        raise Refused(*problems)
    if not words:
        raise refuse("empty")
    return Gathered(tuple(words.values()), tuple(repeated))


def checked(word: Word) -> Word:
    """The entry with clean texts and known level and categories, or a `BadLine`."""
    text = clean(word.text)
    spellings: dict[str, str] = {}
    for spelling in word.spellings:
        tidy = clean(spelling)
        if key_of(tidy) != key_of(text):
            spellings.setdefault(key_of(tidy), tidy)
    if len(spellings) > MOST_SPELLINGS:
        raise BadLine("too-many-spellings", text)
    return Word(
        text,
        level_named((word.level or "").strip().casefold()),
        categories_named([each.strip().casefold() for each in word.categories]),
        word.proper,
        tuple(spellings.values()),
    )


def numbered(words: Iterable[Word]) -> Iterator[tuple[int, Word | BadLine]]:
    """Entries that came from no file, by their number."""
    yield from enumerate(words, 1)

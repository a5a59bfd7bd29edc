"""A list of words that somebody keeps: a name, a language, entries, and how it is edited."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from nightcall.words.clean import LONGEST_NAME, clean
from nightcall.words.entries import MOST_ENTRIES, checked
from nightcall.words.refused import Problem, Refused, refuse
from nightcall.words.word import BadLine, Word, key_of


@dataclass(frozen=True)
class WordList:
    """What a host brings to the table. Edits give a new list; a refused one changes nothing."""

    name: str
    language: str
    words: tuple[Word, ...] = ()

    def with_words(self, words: Iterable[Word]) -> "WordList":
        """Entries added at the end; one that is there already takes its new form."""
        kept = {key_of(word.text): word for word in self.words}
        problems = []
        for number, word in enumerate(words, 1):
            try:
                fine = checked(word)
            except BadLine as error:
                problems.append(Problem(error.key, error.value, number))
            else:
                kept[key_of(fine.text)] = fine
        if problems:
            raise Refused(*problems)
        if len(kept) > MOST_ENTRIES:
            raise refuse("too-many-entries", str(MOST_ENTRIES))
        return replace(self, words=tuple(kept.values()))

    def without(self, texts: Iterable[str]) -> "WordList":
        """Entries taken out; a text that is not in the list is refused."""
        kept = {key_of(word.text): word for word in self.words}
        for text in texts:
            if kept.pop(key_of(text), None) is None:
                raise refuse("no-such-entry", text)
        return replace(self, words=tuple(kept.values()))

    def replacing(self, text: str, word: Word) -> "WordList":
        """One entry in the place of another."""
        try:
            fine = checked(word)
        except BadLine as error:
            raise refuse(error.key, error.value) from None
        keys = [key_of(each.text) for each in self.words]
        if key_of(text) not in keys:
            raise refuse("no-such-entry", text)
        if key_of(fine.text) != key_of(text) and key_of(fine.text) in keys:
            raise refuse("repeated", fine.text)
        words = tuple(fine if key_of(each.text) == key_of(text) else each for each in self.words)
        return replace(self, words=words)


def named(name: str) -> str:
    """A name that may be shown to others."""
    try:
        return clean(name, LONGEST_NAME)
    except BadLine as error:
        raise refuse(f"name-{error.key}", error.value) from None


def language_named(language: str) -> str:
    """A language by its two or three letters; a list may be in one that has no bank."""
    code = language.strip().casefold()
    if not (2 <= len(code) <= 3 and code.isascii() and code.isalpha()):
        raise refuse("unknown-language", language[:40])
    return code

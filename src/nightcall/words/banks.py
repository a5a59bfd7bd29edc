"""The shipped words of one language, read when first asked for. Knows no list and no draw."""

from functools import cache
from pathlib import Path

from nightcall.words.word import Word, key_of

FOLDER = Path(__file__).parent / "bank"


class NoSuchLanguage(LookupError):  # noqa: N818  reads as a sentence
    """There is no bank of this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no words in {language!r}; there are {', '.join(languages())}")
        self.language = language


class Bank:
    """All words of a language, in the order of the file, and by level."""

    def __init__(self, language: str, words: tuple[Word, ...]) -> None:
        self.language = language
        self.words = words
        self.by_level: dict[str | None, list[Word]] = {}
        for word in words:
            self.by_level.setdefault(word.level, []).append(word)

    def find(self, text: str) -> Word | None:
        """The entry that is shown or spelt like this, if there is one: `Turkey` or `turkey`."""
        texts, keys = self._index()
        return texts.get(text) or keys.get(key_of(text))

    @cache  # noqa: B019  a bank lives as long as the program
    def _index(self) -> tuple[dict[str, Word], dict[str, Word]]:
        keys: dict[str, Word] = {}
        for word in self.words:
            for spelling in word.spellings:
                keys.setdefault(key_of(spelling), word)
        keys.update((key_of(word.text), word) for word in reversed(self.words))
        return {word.text: word for word in self.words}, keys


@cache
def languages() -> tuple[str, ...]:
    """The languages that are shipped, English first."""
    found = sorted(path.stem for path in FOLDER.glob("*.tsv"))
    return tuple(sorted(found, key=lambda language: language != "en"))


@cache
def bank_of(language: str) -> Bank:
    """The bank of a language; read once."""
    if language not in languages():
        raise NoSuchLanguage(language)
    return Bank(language, read(FOLDER / f"{language}.tsv"))


def read(path: Path) -> tuple[Word, ...]:
    """The words of a file that the build has checked: every line is taken at its word."""
    kinds: dict[str, tuple[str, ...]] = {}
    words = []
    for line in path.read_text("utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        text, level, categories, proper, spellings = line.split("\t")
        if categories not in kinds:
            kinds[categories] = tuple(categories.split(","))
        others = tuple(spellings.split("|")) if spellings else ()
        words.append(Word(text, level, kinds[categories], proper == "p", others))
    return tuple(words)

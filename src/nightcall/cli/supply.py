"""Where a table on the command line gets its words: a list that was brought, or the bank."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from nightcall.cli.stop import CannotPlay
from nightcall.table import Answer, Draw, EmptySupply, Supply
from nightcall.text import Texts


class OwnWords:
    """Words that somebody brought, of no level. A used word comes again only after all others."""

    def __init__(self, words: Iterable[str], chance: Random) -> None:
        self.words = tuple(dict.fromkeys(words))
        self._chance = chance

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        words = [word for word in self.words if limits["proper_nouns"] or not _has_capital(word)]
        if not words:
            raise EmptySupply("words")
        avoided = {word.casefold() for word in limits["avoid"]}
        fresh = [word for word in words if word.casefold() not in avoided]
        return self._chance.sample(fresh or words, min(len(wants), len(fresh or words)))


def has_bank(language: str) -> bool:
    from nightcall.words import languages  # noqa: PLC0415  a help text must not wait for it

    return language in languages()


def words_in(path: Path) -> list[str]:
    """One word or phrase to a line; empty lines and lines that begin with # are left out."""
    lines = (line.strip() for line in path.read_text("utf-8-sig").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def is_word(text: str) -> bool:
    """Whether the table would take this as a word."""
    return Draw("words", ("",), {}).refuse([text]) is None


def supply(words: Iterable[str] | None, chance: Random) -> Supply:
    from nightcall.room.supply import BankWords  # noqa: PLC0415  likewise

    return OwnWords(words, chance) if words is not None else BankWords(chance)


def words_from(texts: Texts, file: Path | None, language: str, chance: Random) -> Supply:
    if file is None:
        if not has_bank(language):
            raise CannotPlay(texts.say("cli-no-words", language=language))
        return supply(None, chance)
    try:
        words = words_in(file)
    except (OSError, UnicodeDecodeError) as error:
        raise CannotPlay(texts.say("cli-words-unreadable", file=str(file))) from error
    bad = next((word for word in words if not is_word(word)), None)
    if bad is not None:
        raise CannotPlay(texts.say("cli-words-bad", file=str(file), word=bad[:100]))
    if not words:
        raise CannotPlay(texts.say("cli-words-empty", file=str(file)))
    return supply(words, chance)


def chance_from(seed: int | None) -> Random:
    return Random(seed) if seed is not None else SystemRandom()  # noqa: S311  by wish


def _has_capital(word: str) -> bool:
    return any(part[:1].isupper() for part in word.split())

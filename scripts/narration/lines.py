"""Every line a recording can say, per language, read off the texts themselves.

A moderator's line is recorded in each of its cases. A case that names people or numbers, which no
recording can know, is left open: `voice-<its id>` says it without them. Knows no sound.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

from nightcall.games import GAMES
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import HELPERS
from nightcall.games.werewords.two import WORD_HELPERS
from nightcall.games.werewords.village import Village, targets
from nightcall.text import FOLDER, Sentences, Texts, slug

Cases = Mapping[str, str]
"""Which case of a text is meant: the variable, and a key of its selector or cards joined by +."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Line:
    """What is recorded; `key` names its files."""

    language: str
    text_id: str
    cases: tuple[tuple[str, str], ...]
    text: str

    @property
    def key(self) -> str:
        parts = (f"{name}-{slug(value.replace('+', '-and-'))}" for name, value in self.cases)
        return ".".join((self.text_id, *parts))

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Open:
    """A case that only a voice with the names can say whole; `instead` is the text without them."""

    text_id: str
    cases: tuple[tuple[str, str], ...]
    instead: str | None


def lines(language: str) -> tuple[Line, ...]:
    """All that is recorded in a language, in the order of the texts."""
    return tuple(
        Line(language, text_id, tuple(cases.items()), _said(language, text_id, cases))
        for text_id, cases, unknown in _every_case(language)
        if not unknown
    )


def left_open(language: str) -> tuple[Open, ...]:
    """All that is not, and what is recorded for it."""
    texts = Texts(language)
    return tuple(
        Open(text_id, tuple(cases.items()), _stand_in(texts, text_id))
        for text_id, cases, unknown in _every_case(language)
        if unknown
    )


def variables(language: str) -> dict[str, set[str]]:
    """What each spoken text lets in, as a choice between cases or as words of its own."""
    found = dict[str, set[str]]()
    for text_id, cases, unknown in _every_case(language):
        found.setdefault(text_id, set()).update(cases, unknown)
    return found


def _stand_in(texts: Texts, text_id: str) -> str | None:
    return f"voice-{text_id}" if texts.has(f"voice-{text_id}") else None


@cache
def _every_case(language: str) -> tuple[tuple[str, Cases, frozenset[str]], ...]:
    """Each case of each spoken text, with the variables whose words it says."""
    files = [(f"{game.name}.ftl", f"{game.name}-say-") for game in GAMES] + [
        ("voice.ftl", "voice-")
    ]
    return tuple(
        (text_id, cases, unknown)
        for name, prefix in files
        for text_id, pattern in _patterns(FOLDER / language / name)
        if text_id.startswith(prefix)
        for cases, unknown in _cases(text_id, pattern)
    )


def _patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, entry.value


def _cases(text_id: str, pattern: ast.Pattern) -> Iterator[tuple[Cases, frozenset[str]]]:
    for cases, shaped in _paths(pattern.elements, {}):
        named = [name.removesuffix("-or") for name in shaped]
        known = [name for name in named if (text_id, name) in CARD_LISTS]
        for lists in product(*(CARD_LISTS[text_id, name] for name in known)):
            yield (
                {**cases, **dict(zip(known, map("+".join, lists), strict=True))},
                frozenset(named) - set(known),
            )


def _paths(
    elements: Sequence[ast.SyntaxNode], cases: Cases
) -> Iterator[tuple[Cases, tuple[str, ...]]]:
    """Every way through a pattern: the cases chosen on it, and the variables said."""
    if not elements:
        yield cases, ()
        return
    first, *rest = elements
    expression = first.expression if isinstance(first, ast.Placeable) else None
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            for chosen, named in _paths(rest, cases):
                yield chosen, (name, *named)
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
            for variant in expression.variants:
                key = _key(variant)
                if cases.get(name, key) == key:
                    inner = [*variant.value.elements, *rest]
                    yield from _paths(inner, {**cases, name: key})
        case None | ast.MessageReference() | ast.StringLiteral():
            yield from _paths(rest, cases)
        case _:
            raise ValueError(f"no way to enumerate {type(expression).__name__} in a spoken text")


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def _said(language: str, text_id: str, cases: Cases) -> str:
    texts = Texts(language)
    shaped = Sentences(texts, text_id.partition("-")[0]).shaped
    lists = {name: value.split("+") for name, value in cases.items() if _is_list(text_id, name)}
    counted = {name for name, value in cases.items() if value in PLURALS or value.isdecimal()}
    args: dict[str, str | int | float] = {
        name: _number(language, value) if name in counted and name.endswith("-count") else value
        for name, value in cases.items()
    }
    return texts.say(text_id, **{**args, **shaped(lists)})


def _is_list(text_id: str, name: str) -> bool:
    return (text_id, name) in CARD_LISTS


def _number(language: str, key: str) -> int:
    """One of the numbers that a language counts so."""
    if key.isdecimal():
        return int(key)
    form = Locale(language).plural_form
    return next(number for number in range(1, 101) if form(number) == key)


def _some_of(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(chain.from_iterable(combinations(cards, n + 1) for n in range(len(cards))))


def _sought() -> tuple[tuple[str, ...], ...]:
    """Whatever cards the Werewolves can be told to look for, by the rules' own judgement."""
    found = dict[tuple[str, ...], None]()
    for helpers, others in product(_some_of(WORD_HELPERS), _some_of(("Apprentice", "Villager"))):
        for copied in (None, *WORD_HELPERS):
            seats = (*helpers, *others, *(("Doppelgänger",) if copied else ()))
            cards = {seat: seat for seat in seats}
            for mayor in seats:
                roles = dict.fromkeys(seats, 1)
                village = Village(WerewordsBox(), seats, cards, mayor, roles, copied=copied)
                found[targets(village)] = None
    return tuple(found)


CARD_LISTS: dict[tuple[str, str], tuple[tuple[str, ...], ...]] = {
    ("werewords-say-wake-beholder", "helpers"): _some_of(HELPERS),
    ("werewords-say-word-found", "roles"): _sought(),
    ("werewords-say-word-found-one-werewolf", "roles"): _sought(),
    ("werewords-say-word-found-by-two", "roles"): _some_of(WORD_HELPERS),
}
"""Lists of cards short enough to be recorded in every form they can take."""

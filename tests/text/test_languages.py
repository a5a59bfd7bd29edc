"""Every language says all that English says, with the same arguments, and says it itself."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from nightcall.table import Ask, Choice, Press, Remark, Run, Scene, Seat, Telling
from nightcall.text import Sentences, Texts
from tests.text import spoken, test_night_games

FOLDER = spoken.SOURCE / "text"
LANGUAGES = ("en", "de", "fr", "es", "it")
OTHERS = LANGUAGES[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAME_IN = dict[str, set[str]]()  # long values that a language shares with English, by language
MANY_LETTERS = 25
LONGEST_LINE = 80  # English keeps to 70, others need a little more room
SEATS_AT_MOST = 20

Heard = tuple[str, tuple[Seat, ...], Ask | Scene | Telling | Remark]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_other = pytest.mark.parametrize("language", OTHERS)


class Parts(visitor.Visitor):
    """What a pattern is made of: variables, keys of selectors by variable, and letters."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables = set[str]()
        self.keys = dict[str, set[str]]()
        self.text = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += f"{node.value} "

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {_key(variant) for variant in node.variants}
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def parts(language: str) -> dict[str, Parts]:
    """Of every message and attribute, by id and file: `cards/card-werewolf.many`."""
    found = dict[str, Parts]()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for name, pattern in patterns(path):
            assert name not in found, f"{language}/{name} is there twice"
            found[name] = Parts(pattern)
    return found


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield f"{path.stem}/{entry.id.name}", entry.value
            for attribute in entry.attributes:
                yield f"{path.stem}/{entry.id.name}.{attribute.id.name}", attribute.value


def test_every_folder_is_a_language_and_every_language_has_a_folder() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.ftl"))


@in_every_other
def test_a_language_has_the_texts_of_english_and_no_others(language: str) -> None:
    assert files(FOLDER / language) == files(FOLDER / "en")
    missing = sorted(parts("en").keys() - parts(language).keys())
    assert not missing, f"missing: {', '.join(missing)}"
    superfluous = sorted(parts(language).keys() - parts("en").keys())
    assert not superfluous, f"superfluous: {', '.join(superfluous)}"


@in_every_other
def test_a_text_has_the_variables_of_its_english_one(language: str) -> None:
    differing = {
        name: (sorted(english.variables), sorted(parts(language)[name].variables))
        for name, english in parts("en").items()
        if name in parts(language) and parts(language)[name].variables != english.variables
    }
    assert differing == {}


@in_every_other
def test_a_text_chooses_between_the_same_cases_as_its_english_one(language: str) -> None:
    """A case that is misspelt would never be said. Numbers a language counts as it must.

    An empty list reads “none” in English, like what is not there: others may need a case for it.
    """
    empty = Texts(language).say("list-empty")
    differing = {
        name: (named(english), named(parts(language)[name], empty))
        for name, english in parts("en").items()
        if name in parts(language) and named(parts(language)[name], empty) != named(english)
    }
    assert differing == {}


def named(these: Parts, empty: str = "") -> dict[str, list[str]]:
    cases = {
        name: sorted(key for key in keys - PLURALS - {empty} if not key.isdecimal())
        for name, keys in these.keys.items()
    }
    return {name: keys for name, keys in cases.items() if keys}


@in_every_language
def test_every_text_can_be_said_in_all_its_cases(language: str) -> None:
    texts = Texts(language)
    for name, each in parts(language).items():
        text_id = name.partition("/")[2]
        usual: dict[str, str | int | float] = dict.fromkeys(
            each.variables | needed(language), "Ann"
        )
        assert texts.say(text_id, **usual).strip()
        for variable in each.variables:
            for value in (0, 1, 2, 5, 1_000_000, *each.keys.get(variable, ())):
                assert texts.say(text_id, **{**usual, variable: value}).strip()


@cache
def needed(language: str) -> frozenset[str]:
    """Variables of texts that are parts of other texts."""
    inner = ("werewords/werewords-token", "words/words-language")
    return frozenset().union(*(parts(language)[name].variables for name in inner))


@in_every_other
def test_no_sentence_was_left_in_english(language: str) -> None:
    same = {
        name
        for name, each in parts(language).items()
        if name in parts("en")
        and len(letters(each.text)) > MANY_LETTERS
        and letters(each.text) == letters(parts("en")[name].text)
    }
    assert sorted(same - SAME_IN.get(language, set())) == []


def letters(text: str) -> str:
    return "".join(sign for sign in text if sign.isalpha())


# What is said in games


@cache
def heard() -> tuple[Heard, ...]:
    """Whatever was said, asked or remarked in games that were played, each thing once."""
    found = dict[str, Heard]()
    for run in (*spoken.games(), *(run for game in ("werewolf", "wherewolf") for run in of(game))):
        game, seats = run.header.game, run.header.seats
        for item in (*run.said, *run.game.remarks(run.header)):
            found.setdefault(f"{game} {seats} {item}", (game, seats, item))
    return tuple(found.values())


def of(game: str) -> tuple[Run, ...]:
    return test_night_games.games(game)[:150]


@in_every_language
def test_everything_said_in_games_can_be_said(language: str) -> None:
    """Never MissingText: neither a text nor an argument is wanting."""
    texts = Texts(language)
    tables = {(game, seats): Sentences(texts, game, seats) for game, seats, _ in heard()}
    for game, seats, item in heard():
        assert said(tables[game, seats], item).strip()


def said(sentences: Sentences, item: Ask | Scene | Telling | Remark) -> str:
    match item:
        case Ask():
            for value in offered(item):
                assert sentences.option(value, item).strip()
            return sentences.ask(item)
        case Remark():
            return sentences.remark(item)
        case _:
            return sentences.said(item)


def offered(ask: Ask) -> Iterator[str]:
    for options in ask.options.values():
        match options:
            case Choice(values):
                yield from values
            case Press(buttons):
                yield from buttons


@in_every_language
def test_a_call_begins_with_the_name_of_the_role(language: str) -> None:
    """PW-NGT-08"""
    texts = Texts(language)
    calls = [name for name in parts(language) if "-say-wake-" in name]
    assert len(calls) >= 38
    for name in calls:
        role = called(name)
        if role is not None:
            values: dict[str, str | int | float] = dict.fromkeys(
                parts(language)[name].variables, "no"
            )
            assert texts.say(name.partition("/")[2], **values).startswith(texts.say(role)), name


@cache
def called(name: str) -> str | None:
    """The card by whose name the English call begins, if it is one."""
    path = FOLDER / "en" / f"{name.partition('/')[0]}.ftl"
    first = dict(patterns(path))[name].elements[0]
    reference = first.expression if isinstance(first, ast.Placeable) else None
    if not isinstance(reference, ast.MessageReference):
        return None
    return reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")


# What a table needs of a language


@in_every_language
def test_a_power_has_two_short_lines(language: str) -> None:
    texts = Texts(language)
    for name in parts(language):
        if name.endswith("-power"):
            lines = texts.say(name.partition("/")[2]).split("\n")
            assert len(lines) == 2, name
            assert max(map(len, lines)) <= LONGEST_LINE, name


@in_every_language
def test_bots_have_names_and_questions_enough(language: str) -> None:
    texts = Texts(language)
    names = texts.say("cli-bot-names").split("\n")
    assert len(set(names)) == len(names) == SEATS_AT_MOST
    questions = texts.say("werewords-bot-questions").split("\n")
    assert len(set(questions)) == len(questions) >= 20
    assert all(question.endswith("?") for question in questions)


@in_every_language
def test_each_token_has_a_key_of_its_own(language: str) -> None:
    keys = [Texts(language).say(f"cli-key-{button}").casefold() for button in spoken.buttons()]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 1 for key in keys)


@in_every_language
def test_quotation_marks_and_apostrophes_are_printers_ones(language: str) -> None:
    for name, each in parts(language).items():
        assert not re.search(r"""["']""", each.text.replace('{"', "")), name


def test_german_quotes_open_below() -> None:
    for name, each in parts("de").items():
        assert re.findall("[„“”«»]", each.text)[::2] == ["„"] * each.text.count("“"), name
        assert "”" not in each.text, name


def test_french_signs_stand_off_with_spaces_that_do_not_break() -> None:
    space = "[\u00a0\u202f]"
    for name, each in parts("fr").items():
        assert not re.search("[“”„]", each.text), name
        assert not re.search(f"«(?!{space})|(?<!{space})»", each.text), name
        assert not re.search(rf"(?<!{space})([;!?]|:(?=\s|$))", each.text), name


@in_every_language
def test_one_who_has_answered_is_not_several(language: str) -> None:
    """Spanish and Italian say how many answers there are."""
    one, two = (Texts(language).say("client-progress", answered=n, of=3) for n in (1, 2))
    assert (one.replace("1", "2") != two) == (language in ("en", "de", "fr"))

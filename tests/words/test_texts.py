"""Every refusal and every option has its sentence, and every sentence is used."""

import re
from pathlib import Path

import click
import pytest

import nightcall.words
from nightcall.cli.words import words
from nightcall.cli.words_text import SpokenOption, say
from nightcall.text import Texts
from nightcall.words import CATEGORIES, LEVELS
from nightcall.words.clean import clean
from nightcall.words.word import BadLine

LIBRARY = Path(nightcall.words.__file__).parent
COMMAND_LINE = LIBRARY.parent / "cli"
TEXTS = LIBRARY.parent / "text" / "en" / "words.ftl"


def keys_in(*files: Path) -> set[str]:
    source = "".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"\b(?:refuse|BadLine|Problem)\(\s*\"([a-z0-9-]+)\"", source))


REFUSALS = keys_in(
    *(path for path in LIBRARY.glob("*.py") if path.name != "check.py"),
    *COMMAND_LINE.glob("words*.py"),
)
IN_A_NAME = keys_in(LIBRARY / "clean.py")


def test_there_are_refusals_to_look_for() -> None:
    assert {"control", "not-utf-8", "no-such-list", "formula"} <= REFUSALS
    with pytest.raises(BadLine):
        clean("\u202e")


@pytest.mark.parametrize("key", sorted(REFUSALS))
def test_every_refusal_has_a_sentence(key: str) -> None:
    assert say(f"words-refused-{key}", value="17").endswith(".")


@pytest.mark.parametrize("key", sorted(IN_A_NAME))
def test_every_refusal_of_a_name_has_a_sentence(key: str) -> None:
    assert say(f"words-refused-name-{key}", value="17").endswith(".")


@pytest.mark.parametrize(
    "key", ["duplicate", "near-duplicate", "address", "no-word", "too-short", "too-wordy",
            "offensive", "lopsided", "level-missing"],
)  # fmt: skip
def test_everything_a_check_finds_has_a_sentence(key: str) -> None:
    assert say(f"words-check-{key}", value="17").endswith(".")


@pytest.mark.parametrize("name", [*LEVELS, *CATEGORIES])
def test_every_level_and_category_has_a_name(name: str) -> None:
    assert Texts().has(f"words-name-{name}")


def test_every_sentence_of_help_is_used_by_a_command_or_option() -> None:
    commands: list[click.Command] = [words, *words.commands.values()]
    used = {f"words-help-{command.name}" for command in commands}
    for command in commands:
        for parameter in command.params:
            if isinstance(parameter, SpokenOption):
                used.add("words-option-" + (parameter.name or "").replace("_", "-"))
    written = set(re.findall(r"^(words-(?:help|option)-\S+) =", TEXTS.read_text("utf-8"), re.M))
    assert written == used

"""The terminal speaks the language it is asked to, from the first prompt to the replay."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nightcall.cli import typed
from nightcall.cli.main import nightcall as group
from nightcall.text import Texts
from tests.cli.people import at_table, kept
from tests.cli.terminal import Typed

PLAYED = (("de", "werewords"), ("fr", "wherewolf"), ("es", "werewolf"), ("it", "werewords"))
IN_GERMAN: dict[str, Typed] = {
    r"Gebt die Tastatur an \w+\. Enter, wenn nur \w+ hinsieht\. ": "",
    r"Enter: [\w, ]+\. ": "",
    r"Enter verdeckt das wieder\. ": "",
    r"oder einen Namen: ": "1",
    r"damit niemand etwas merkt: ": "2",
    r"\w+ antwortet: ": "n",
    r"wenn ihr zeigen wollt: ": "",
    r"falls der Tag anders ausging: ": "",
}


def run(home: Path, *args: str, typing: str = "", env: dict[str, str] | None = None) -> str:
    """What a command says to somebody who types this, and nothing more."""
    shown = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-m", "nightcall", *args],
        input=typing.encode(),
        capture_output=True,
        check=True,
        env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONUTF8": "1", **(env or {})},
    )
    return shown.stdout.decode()


@pytest.mark.parametrize(("language", "game"), PLAYED)
def test_bots_play_a_whole_game_in_every_language(language: str, game: str, tmp_path: Path) -> None:
    texts, file = Texts(language), str(tmp_path / "game.jsonl")
    options = ("--pace", "0", "--seed", "3", "--journal", file, "--language", language)
    shown = run(tmp_path, "play", game, *options, typing="0\n")
    again = run(tmp_path, "replay", file, "--language", language)
    for said in (shown, again):
        assert texts.say(f"{game}-say-night-falls") in said
    assert texts.say("cli-kept", file=file) in shown
    assert texts.say("cli-replay-chapter", chapter="result", number=0) in again
    assert not re.search(r"\b(the|wakes?|wins?|players?)\b", shown.replace(file, ""))


def test_whoever_speaks_a_language_guesses_its_words(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    options = ("--pace", "0", "--seed", "3", "--journal", file)
    run(tmp_path, "play", "werewords", *options, "--language", "it", typing="0\n")
    assert kept(tmp_path).header.options == {"language": "it"}


def test_the_words_may_be_in_another_language(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    options = ("--pace", "0", "--seed", "3", "--journal", file, "--option", "language=fr")
    run(tmp_path, "play", "werewords", *options, "--language", "it", typing="0\n")
    assert kept(tmp_path).header.options == {"language": "fr"}


def test_the_language_can_be_set_for_all_commands(tmp_path: Path) -> None:
    german = {"NIGHTCALL_LANGUAGE": "de"}
    assert "Tiere" in run(tmp_path, "words", "stats", "--language", "en", env=german)
    listed = run(tmp_path, "play", "werewolf", "--options", env=german)
    assert Texts("de").say("werewolf-box-seers") in listed
    said = run(tmp_path, "play", "werewolf", "--options", "--language", "fr", env=german)
    assert Texts("fr").say("werewolf-box-seers") in said


def test_a_language_without_texts_is_refused() -> None:
    command = ["play", "werewolf", "--options", "--language", "xx"]
    shown = CliRunner().invoke(group, command, env={"NIGHTCALL_LANGUAGE": ""})
    assert shown.exit_code == 2
    assert "There are no texts in “xx”" in shown.output


def test_germans_take_back_with_ja_and_stop_with_nein(tmp_path: Path) -> None:
    table = at_table(
        tmp_path, "Ann", "Bob", "Cid", "--language", "de", "--seed", "1", "--option", "yes_no=1"
    )
    table.answer(IN_GERMAN, until="Wer fragt was: ")
    table.type("/undo")
    table.see(re.escape("Trotzdem zurücknehmen? (j/n) "))
    table.type("ja")
    table.see("Zurückgenommen: die letzte geheime Antwort")
    table.answer({**IN_GERMAN, "Wer fragt was: ": "Ann: Lebt es?"}, until=r"Noch ein Spiel\?.*\. ")
    table.type("nein")
    assert table.close() == 0
    assert kept(tmp_path).is_over


@pytest.mark.parametrize("between", ["for", "für", "pour", "para", "per"])
def test_a_client_is_named_after_a_word_of_any_language(between: str) -> None:
    buttons = {"Ann": ("Bob", "Bot Elm"), "Bot Elm": ("Bob",)}
    assert typed.one_for(f"1 {between} Bob", buttons) == {"press": "Ann", "to": "Bob"}
    assert typed.one_for(f"ann {between} elm", buttons) == {"press": "Ann", "to": "Bot Elm"}
    assert typed.one_for("Bot Elm", buttons) == "Bot Elm"
    assert typed.one_for(f"Bot Elm {between} Ann", buttons) is None

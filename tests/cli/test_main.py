"""The commands, their help, and how little it takes to show it."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

import nightcall
from nightcall.cli.main import nightcall as group

HEAVY = ("nightcall.games", "nightcall.table", "nightcall.bots", "rich")


def test_help_names_every_command() -> None:
    shown = CliRunner().invoke(group, ["--help"]).output
    for command in ("play", "resume", "replay", "referee", "words"):
        assert f"\n  {command} " in shown


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["play", "werewords"],
        ["play", "werewolf"],
        ["play", "wherewolf"],
        ["resume"],
        ["replay"],
        ["referee"],
    ],
)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    shown = CliRunner().invoke(group, [*command, "--help"])
    assert shown.exit_code == 0
    assert "Example" in shown.output
    assert "nightcall" in shown.output


def test_the_version_is_the_package_s() -> None:
    shown = CliRunner().invoke(group, ["--version"]).output
    assert shown == f"nightcall, version {nightcall.__version__}\n"


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "nightcall", "--version"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603  ours
    assert nightcall.__version__ in shown.stdout


def test_help_does_not_wait_for_the_games() -> None:
    code = "import sys, nightcall.cli.main; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()  # noqa: S603  ours
    assert not [module for module in HEAVY if module in loaded]


@pytest.mark.parametrize(
    ("game", "option", "text"),
    [
        ("werewords", "day_seconds = 240", "how long the Day lasts"),
        ("werewolf", "werewolves = 2", "how many Werewolves are in"),
        ("wherewolf", "assembly_seconds = 180", "how long the village talks"),
    ],
)
def test_the_options_of_a_game_are_listed(game: str, option: str, text: str) -> None:
    shown = CliRunner().invoke(group, ["play", game, "--options"]).output
    assert option in shown
    assert text in shown

"""A game that was played can be read again, by all or as one seat saw it."""

from pathlib import Path

import pytest

from nightcall.table import Telling
from tests.cli.people import kept, word_file
from tests.cli.test_resume import run_with


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between bots, watched to its end."""
    folder = tmp_path_factory.mktemp("replay")
    words = word_file(folder)
    args = ("--bots", "--pace", "0", "--words", words, "--journal", str(folder / "game.jsonl"))
    run_with(folder, "0\n", "play", "werewords", "--seed", "5", *args)
    return folder


def replayed(home: Path, *args: str) -> str:
    shown = run_with(home, "", "replay", str(home / "game.jsonl"), *args)
    assert shown.returncode == 0, shown.stderr
    return shown.stdout


def test_a_finished_game_is_told_with_whose_each_secret_was(home: Path) -> None:
    shown = replayed(home)
    for chapter in ("The deal", "The night", "The Day", "The end"):
        assert f"\n{chapter}\n" in shown
    assert "(only Bot " in shown
    assert " win" in shown


def test_a_seat_sees_what_it_saw_and_no_more(home: Path) -> None:
    run = kept(home)
    cards = {
        item.to: item for item in run.said if isinstance(item, Telling) and item.key == "your-card"
    }
    for seat in run.header.seats:
        shown = replayed(home, "--seat", seat)
        assert "(only " not in shown
        assert f"Your card: {cards[(seat,)].args['card']}." in shown
        assert shown.count("Your card: ") == 1


def test_the_bare_playthrough_has_the_keys(home: Path) -> None:
    assert "told your-card" in replayed(home, "--keys")


def test_an_unfinished_game_keeps_its_secrets(home: Path) -> None:
    lines = (home / "game.jsonl").read_text("utf-8").splitlines(keepends=True)
    cut = next(number for number, line in enumerate(lines) if '"told":"token"' in line)
    (home / "half.jsonl").write_text("".join(lines[: cut + 1]), "utf-8")
    shown = run_with(home, "", "replay", str(home / "half.jsonl"))
    assert "This game is not over" in shown.stdout
    assert "Your card" not in shown.stdout
    assert "The Magic Word" not in shown.stdout


def test_a_game_of_other_rules_is_told_from_its_record(home: Path) -> None:
    text = (home / "game.jsonl").read_text("utf-8")
    rules = kept(home).header.rules
    old = text.replace(f'"rules":{rules}', '"rules":999', 1).replace("wake-seer", "wake-somebody")
    (home / "old.jsonl").write_text(old, "utf-8")
    shown = run_with(home, "", "replay", str(home / "old.jsonl"))
    assert "rules 999" in shown.stderr
    assert "Night falls." in shown.stdout
    assert "wake-somebody" in shown.stdout


def test_an_unknown_seat_is_told_who_played(home: Path) -> None:
    refused = run_with(home, "", "replay", str(home / "game.jsonl"), "--seat", "Zoe")
    assert refused.returncode == 1
    assert "Zoe did not play. At the table were Bot Alder" in refused.stderr


@pytest.mark.parametrize(
    ("game", "chapters"),
    [
        ("werewolf", ("The deal", "Night 1", "Morning 1", "Day 1", "Night 2", "The end")),
        ("wherewolf", ("The deal", "Night 1", "Morning 1", "The Assembly", "The First Voting",
                       "The Defence", "The Second Voting", "The stake", "Night 2", "The end")),
    ],
)  # fmt: skip
def test_games_of_many_nights_are_told_night_by_night(
    tmp_path: Path, game: str, chapters: tuple[str, ...]
) -> None:
    args = ("--bots", "--pace", "0", "--seed", "5", "--journal", str(tmp_path / "game.jsonl"))
    run_with(tmp_path, "0\n", "play", game, *args)
    shown = replayed(tmp_path)
    for chapter in chapters:
        assert f"\n{chapter}\n" in shown
    assert "(only Bot " in shown
    seen = replayed(tmp_path, "--seat", "Bot Elm")
    assert seen.count("Your card: ") == 1
    assert "(only " not in seen
    assert "told your-card" in replayed(tmp_path, "--keys")

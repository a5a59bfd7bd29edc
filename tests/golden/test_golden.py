"""Golden games replay for ever: the same tellings, and the same text for each seat."""

import shutil
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from nightcall.games import GAMES, game_named
from nightcall.games.werewords import WEREWORDS
from nightcall.table import Ask, JournalMismatch, Run, Scene, Telling, playthrough
from nightcall.table.journal import line, read
from tests.golden.__main__ import main, write
from tests.golden.games import BASE_4, SITTINGS
from tests.golden.night_games import NIGHT_GAMES
from tests.golden.record import JOURNALS, PLAYTHROUGHS, record, said_lines
from tests.golden.sitting import Sitting

RECORDS = sorted(JOURNALS.glob("*.jsonl"))
CURRENT = [path for path in RECORDS if ".rules-" not in path.name]

COPIED = ("villager", "seer", "fortune-teller", "apprentice", "minion", "beholder", "werewolf")


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines(keepends=True)


def replayed(path: Path) -> Run:
    journal, _ = read(lines_of(path))
    return Run(game_named(journal.header.game), journal.header, journal.entries)


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_record_can_be_read_whatever_its_rules_number(path: Path) -> None:
    journal, said = read(lines_of(path))
    assert journal.entries
    assert said
    for text in said:
        item = msgspec.json.decode(text)
        assert ("told" in item) != ("scene" in item)
        if "told" in item:
            assert set(item["to"] or ()) <= set(journal.header.seats)


@pytest.mark.parametrize("path", CURRENT, ids=name_of)
def test_a_golden_game_of_todays_rules_replays_to_what_was_said(path: Path) -> None:
    journal, said = read(lines_of(path))
    if journal.header.rules != game_named(journal.header.game).rules:
        pytest.fail("the rules number was raised: write the golden games anew")
    run = replayed(path)
    assert run.is_over
    assert said_lines(run) == said
    assert record(run) == path.read_text("utf-8")


@pytest.mark.parametrize("path", CURRENT, ids=name_of)
def test_a_playthrough_is_what_each_seat_saw(path: Path) -> None:
    text = (PLAYTHROUGHS / f"{path.stem}.txt").read_text("utf-8")
    assert playthrough(replayed(path)) == text


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
def test_a_golden_game_is_still_played_as_it_is_told(sitting: Sitting) -> None:
    assert record(sitting.play()) == (JOURNALS / f"{sitting.name}.jsonl").read_text("utf-8")


def test_every_file_belongs_to_a_golden_game() -> None:
    names = {sitting.name for sitting in (*SITTINGS, *NIGHT_GAMES)}
    assert {path.stem for path in CURRENT} == names
    assert {path.stem for path in PLAYTHROUGHS.glob("*")} == names


def test_the_golden_games_show_every_card_of_the_box_copied() -> None:
    for role in (*COPIED, "mason", "thing"):
        path = JOURNALS / f"doppelganger-{role}.jsonl"
        copied = [
            item.args["card"]
            for item in replayed(path).said
            if isinstance(item, Telling) and item.key == "copied"
        ]
        assert [card.lower().replace(" ", "-") for card in copied] == [role]


def test_a_record_of_older_rules_is_not_run_but_what_was_said_is_kept() -> None:
    run = BASE_4.play()
    old = replace(run.header, rules=WEREWORDS.rules - 1)
    text = record(run).replace(line(run.header), line(old))
    journal, said = read(text.splitlines(keepends=True))
    assert said == said_lines(run)
    with pytest.raises(JournalMismatch, match=f"rules {old.rules}"):
        Run(WEREWORDS, journal.header, journal.entries)


def test_a_record_has_every_telling_and_scene_and_no_question() -> None:
    run = BASE_4.play()
    _, said = read(record(run).splitlines(keepends=True))
    kinds = [type(item) for item in run.said if not isinstance(item, Ask)]
    assert [Telling if "told" in msgspec.json.decode(text) else Scene for text in said] == kinds


# The writer keeps its promises


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    journals, texts = tmp_path / "journals", tmp_path / "texts"
    shutil.copytree(JOURNALS, journals)
    shutil.copytree(PLAYTHROUGHS, texts)
    return journals, texts


def test_writing_again_changes_nothing(folders: tuple[Path, Path]) -> None:
    assert main([], *folders) == 0
    for path in JOURNALS.iterdir():
        assert (folders[0] / path.name).read_bytes() == path.read_bytes()
    for path in PLAYTHROUGHS.iterdir():
        assert (folders[1] / path.name).read_bytes() == path.read_bytes()


def test_a_journal_is_not_overwritten_while_its_rules_number_stays(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = folders[0] / "base-4.jsonl"
    changed = path.read_text("utf-8").replace("lighthouse", "light house")
    path.write_text(changed, "utf-8")
    assert main(["base-4"], *folders) == 1
    assert path.read_text("utf-8") == changed
    assert "--rewrite" in capsys.readouterr().out
    assert main(["--rewrite", "base-4"], *folders) == 0
    assert path.read_text("utf-8") == record(BASE_4.play())


def test_a_journal_of_an_older_rules_number_is_kept_beside_the_new(
    folders: tuple[Path, Path],
) -> None:
    path = folders[0] / "base-4.jsonl"
    old = path.read_text("utf-8").replace(f'"rules":{WEREWORDS.rules},', '"rules":0,', 1)
    path.write_text(old, "utf-8")
    assert write("base-4", BASE_4.play(), *folders, rewrite=False)
    assert (folders[0] / "base-4.rules-0.jsonl").read_text("utf-8") == old
    assert path.read_text("utf-8") == record(BASE_4.play())


def test_a_game_that_nobody_knows_is_not_written(folders: tuple[Path, Path]) -> None:
    assert main(["chess"], *folders) == 1


def test_golden_games_are_of_games_in_this_house() -> None:
    assert {read(lines_of(path))[0].header.game for path in RECORDS} <= {g.name for g in GAMES}

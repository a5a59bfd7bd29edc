"""Anybody can check a deal with a short program that knows nothing of ours."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightcall.table import seal
from tests.golden.record import JOURNALS

PROGRAM = Path(__file__).parent.parent / "docs" / "verify_deal.py"
DEALT = sorted(path for path in JOURNALS.glob("*.jsonl") if not path.name.startswith("real-cards"))
PLAYED = JOURNALS / "deluxe-18.jsonl"

Lines = list[dict[str, Any]]


def verify(*paths: Path) -> tuple[int, str]:
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-I", str(PROGRAM), *map(str, paths)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


def verify_lines(lines: Lines, tmp_path: Path) -> tuple[int, str]:
    record = tmp_path / "record.jsonl"
    record.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    return verify(record)


def played() -> Lines:
    return [json.loads(line) for line in PLAYED.read_text("utf-8").splitlines()]


def told(lines: Lines, key: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("told") == key)


@pytest.mark.parametrize("path", DEALT, ids=lambda path: path.stem)
def test_a_golden_deal_is_proved(path: Path) -> None:
    code, said = verify(path)
    assert code == 0, said
    assert said.startswith("The deal was sealed before the first card was told")
    assert said.count("\n") == 1


def test_the_mayors_own_card_is_the_secret_role_when_the_mayor_card_lay_in_the_centre() -> None:
    """WW-MAY-02"""
    path = JOURNALS / "mayor-card-in-the-centre.jsonl"
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert told(lines, "deal-opened")["args"]["places"][-1] == ["(centre)", "Mayor"]
    assert verify(path)[0] == 0


def a_card_is_changed(lines: Lines) -> None:
    told(lines, "your-card")["args"]["card"] = "Werewolf"


def the_mayors_card_is_changed(lines: Lines) -> None:
    (mayors,) = [
        line for line in lines if line.get("told") == "your-card" and line["to"] == ["Ilse"]
    ]
    mayors["args"]["card"] = "Mayor"


def a_revealed_card_is_changed(lines: Lines) -> None:
    told(lines, "revealed")["args"]["card"] = "Seer"


def the_copied_card_is_changed(lines: Lines) -> None:
    told(lines, "copied")["args"]["card"] = "Villager"


def the_cards_at_the_end_are_changed(lines: Lines) -> None:
    told(lines, "cards")["args"]["cards"]["Ada"] = "Seer"


def the_salt_is_changed(lines: Lines) -> None:
    told(lines, "deal-opened")["args"]["salt"] = "0" * 32


def two_places_are_exchanged(lines: Lines) -> None:
    places = told(lines, "deal-opened")["args"]["places"]
    places[0], places[1] = places[1], places[0]


def another_deal_is_opened_with_its_own_seal(lines: Lines) -> None:
    """Whoever changes the seal too is found out by the cards that were told."""
    opened = told(lines, "deal-opened")["args"]
    places = opened["places"]
    places[0][1], places[1][1] = places[1][1], places[0][1]
    pairs = [(place, card) for place, card in places]
    told(lines, "deal-sealed")["args"]["seal"] = seal(opened["salt"], pairs)


def the_seal_comes_after_the_first_card(lines: Lines) -> None:
    sealed = told(lines, "deal-sealed")
    lines.remove(sealed)
    lines.insert(lines.index(told(lines, "your-card")) + 1, sealed)


def the_seal_is_told_to_one_seat(lines: Lines) -> None:
    told(lines, "deal-sealed")["to"] = ["Ada"]


def the_seal_is_missing(lines: Lines) -> None:
    lines.remove(told(lines, "deal-sealed"))


def there_are_two_seals(lines: Lines) -> None:
    lines.insert(1, told(lines, "deal-sealed"))


def the_opening_is_missing(lines: Lines) -> None:
    lines.remove(told(lines, "deal-opened"))


def the_opening_is_empty(lines: Lines) -> None:
    told(lines, "deal-opened")["args"] = {}


def somebody_without_a_place_is_told_a_card(lines: Lines) -> None:
    told(lines, "your-card")["to"] = ["Eve"]


TAMPERED: dict[Callable[[Lines], None], str] = {
    a_card_is_changed: "Ada was told Werewolf",
    the_mayors_card_is_changed: "Ilse was told Mayor",
    a_revealed_card_is_changed: "was told Seer",
    the_copied_card_is_changed: "Finn was told Villager",
    the_cards_at_the_end_are_changed: "Ada was told Seer",
    the_salt_is_changed: "not the one that was sealed",
    two_places_are_exchanged: "not the one that was sealed",
    another_deal_is_opened_with_its_own_seal: "Ada was told Villager",
    the_seal_comes_after_the_first_card: "before the deal was sealed",
    the_seal_is_told_to_one_seat: "to everyone",
    the_seal_is_missing: "one seal and one opening",
    there_are_two_seals: "one seal and one opening",
    the_opening_is_missing: "one seal and one opening",
    the_opening_is_empty: "places",
    somebody_without_a_place_is_told_a_card: "Eve was told Villager",
}


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_a_record_that_was_tampered_with_is_not_proved(
    tamper: Callable[[Lines], None], tmp_path: Path
) -> None:
    lines = played()
    tamper(lines)
    code, said = verify_lines(lines, tmp_path)
    assert code == 1
    assert said.startswith("This deal is not proved: ")
    assert TAMPERED[tamper] in said
    assert said.count("\n") == 1


def test_the_untouched_record_is_proved_by_the_same_way(tmp_path: Path) -> None:
    assert verify_lines(played(), tmp_path)[0] == 0


def test_real_cards_were_never_sealed_and_are_not_proved() -> None:
    code, said = verify(JOURNALS / "real-cards-9.jsonl")
    assert (code, "one seal" in said) == (1, True)


def test_what_is_no_record_is_not_proved(tmp_path: Path) -> None:
    nonsense = tmp_path / "record.jsonl"
    nonsense.write_text("the Seer did it\n", "utf-8")
    assert verify(nonsense)[0] == 1
    assert verify(tmp_path / "nowhere.jsonl")[0] == 1
    assert verify()[0] == 1


def test_the_program_is_short_and_imports_nothing_of_ours() -> None:
    text = PROGRAM.read_text("utf-8")
    assert len(text.splitlines()) <= 60
    modules = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            modules |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            modules.add((node.module or "").partition(".")[0])
    assert modules <= sys.stdlib_module_names

"""docs/cards.md says what is so: its commands run, its fields are those of an order."""

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from nightcall.cards import SHEETS, pdf
from nightcall.cli.main import nightcall
from nightcall.server.cards import Wanted
from tests.docs.blocks import DOCS, blocks

PAGE = (DOCS / "cards.md").read_text("utf-8")


def test_the_command_says_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = blocks("cards.md", "console")
    command, *said = example.splitlines()
    shown = CliRunner().invoke(nightcall, command.removeprefix("$ nightcall ").split())
    assert shown.output.replace("\u00a0", " ").splitlines() == said


def test_the_request_can_be_printed_and_all_its_fields_are_described() -> None:
    (example,) = blocks("cards.md", "json")
    assert pdf(msgspec.json.decode(example, type=Wanted))
    rows = re.findall(r"^\| (`[^|]*) \|", PAGE.partition("## By HTTP")[2], re.MULTILINE)
    described = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert described == {field.name for field in msgspec.structs.fields(Wanted)}


def test_every_sheet_is_described() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|", PAGE.partition("## Which sheets")[2], re.MULTILINE)
    assert tuple(rows[: len(SHEETS)]) == SHEETS


def test_pictures_are_there_and_small() -> None:
    pictures = [DOCS / name for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", PAGE)]
    assert len(pictures) == 3
    assert sum(picture.stat().st_size for picture in pictures) < 200_000


def test_what_is_no_order_at_all_is_described_as_it_is_answered() -> None:
    """As tests/cards/test_http.py asks for it."""
    (paragraph,) = [part for part in PAGE.split("\n\n") if "is refused with 422" in part]
    assert '`players: 400` or `paper: "a3"`' in paragraph
    assert "409" in paragraph

"""The chapter on the server names every command, part and closing code, and no others."""

import re
from pathlib import Path
from typing import get_args

from nightcall.client import Seen
from nightcall.server import closing
from nightcall.server.wire import AnyCommand
from tests.text import spoken

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
CHAPTER = TEXT.partition("# The server's protocol")[2]


def first_column(heading: str) -> set[str]:
    section = CHAPTER.partition(f"## {heading}")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `?(\w+)`? \|", section, re.MULTILINE)) - {"part", "do", "code"}


def test_every_command_is_described() -> None:
    known = {kind.__name__.lower() for kind in get_args(AnyCommand)}
    assert first_column("Commands") == known


def test_every_part_of_a_message_is_described() -> None:
    assert first_column("Messages") == set(vars(Seen())) - {"n"}


def test_every_notice_is_described() -> None:
    for key in spoken.written("server", "Notice", 0) | {"stand-in", "back"}:
        assert f"`{key}`" in CHAPTER


def test_every_way_a_connection_ends_is_described() -> None:
    codes = {str(code) for name, code in vars(closing).items() if name.isupper()} - {
        str(closing.FOR_GOOD)
    }
    assert first_column("How a connection ends") == codes

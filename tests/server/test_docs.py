"""The chapter on the server names every command, part and closing code, and no others."""

import re
from pathlib import Path
from typing import get_args

import click

from nightcall.cli.serve import LIMITS, serve
from nightcall.client import Seen
from nightcall.server import closing
from nightcall.server.wire import AnyCommand
from tests.server.party import run, serving
from tests.text import spoken

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "protocol.md").read_text("utf-8")
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


def test_every_address_is_described(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            paths = {route.resource.canonical for route in place.server.app.router.routes()}  # type: ignore[union-attr]
        served = {path.replace("{code}", "CODE") for path in paths if path.startswith("/api/rooms")}
        section = CHAPTER.partition("## By HTTP")[2].partition("\n## ")[0]
        assert set(re.findall(r"`POST (/api/rooms[^`]*)`", section)) == served

    run(party)


def test_every_option_of_serve_is_described_with_its_usual_value() -> None:
    rows = re.findall(r"^\| `(--[a-z-]+)` \| ([^|]*) \|", (DOCS / "serve.md").read_text(), re.M)
    options = [option for option in serve.params if isinstance(option, click.Option)]
    assert [option.opts[0] for option in options] == [name for name, _ in rows]
    usual = dict(rows)
    assert {name: usual[f"--{name}"] for name, *_ in LIMITS} == {
        name: default for name, _, default, _ in LIMITS
    }

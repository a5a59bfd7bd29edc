"""docs/protocol.md is true: its example happens as written, and it names every command."""

import json
from typing import get_args

from nightcall.cli.referee_commands import AnyCommand
from tests.cli.protocol_example import PAGE, exchange
from tests.cli.referee_process import RefereeProcess


def test_the_exchange_of_the_page_happens_line_by_line() -> None:
    with RefereeProcess() as referee:
        for command, reply in exchange():
            assert referee.line(command.encode()) == json.loads(reply), command


def test_the_exchange_is_a_whole_game_with_a_refusal_and_an_undo() -> None:
    commands = [json.loads(command)["do"] for command, _ in exchange()]
    replies = [json.loads(reply) for _, reply in exchange()]
    assert "undo" in commands
    assert any("refused" in reply for reply in replies)
    assert any("result" in reply for reply in replies)


def test_the_page_names_every_command_and_its_fields() -> None:
    page = PAGE.read_text("utf-8")
    for command in get_args(AnyCommand):
        assert f"`{command.__struct_config__.tag}`" in page
        for field in command.__struct_fields__:
            assert f"`{field}`" in page, (command, field)

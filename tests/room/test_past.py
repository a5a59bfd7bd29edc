"""What stays of a room: finished games whole, unfinished ones not at all, for who was there."""

import msgspec

from nightcall.room.events import decode
from nightcall.room.past import Archive, archive_of, unpacked
from tests.room.at_table import Table


def past(table: Table) -> Archive:
    return unpacked(archive_of(decode(body) for body in table.kept).packed())


def headers(lines: list[str]) -> list[dict[str, object]]:
    found = [msgspec.json.decode(line) for line in lines]
    return [line for line in found if "game" in line]


def test_finished_games_are_kept_line_by_line_and_others_are_not() -> None:
    table = Table()
    table.starts()
    table.plays_to_the_end()
    record = len(past(table).lines_for("p0"))
    table.starts()
    table.does(table.desk.gives_up(table.wall))
    table.starts()
    for _ in range(8):
        table.plays_a_step()
    lines = past(table).lines_for("p0")
    assert len(lines) == record
    assert len(headers(lines)) == 1
    assert "deal-opened" in lines[-1]
    table.plays_to_the_end()
    assert len(headers(past(table).lines_for("p0"))) == 2


def test_a_result_that_was_taken_back_is_no_finished_game() -> None:
    table = Table()
    table.starts()
    table.plays_to_the_end()
    table.does(table.desk.undoes(table.sitting.run.length - 1, table.wall))
    assert past(table).lines_for("p0") == []


def test_who_came_later_does_not_get_what_was_before() -> None:
    table = Table()
    table.starts()
    table.plays_to_the_end()
    table.does(table.desk.sits("p9", "Zoe", "secret of Zoe", "person"))
    table.starts()
    table.plays_to_the_end()
    archive = past(table)
    assert len(headers(archive.lines_for("p9"))) == 1
    assert len(headers(archive.lines_for("p1"))) == 2
    assert archive.lines_for("nobody") == []


def test_keys_and_host_are_kept_and_no_secret_is() -> None:
    table = Table()
    archive = past(table)
    assert archive.host == table.place("Ann")
    archive.check_key("p1", "secret of Bob")
    assert b"secret of Bob" not in msgspec.json.encode(archive)

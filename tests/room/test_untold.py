"""What a correction leaves to tell in silence: kept like everything else, until it is told or no
longer so."""

import pytest

from nightcall.room import keeper
from nightcall.room.events import ToTell, decode
from nightcall.room.past import archive_of
from nightcall.room.refused import Refused
from tests.room.at_keeper import Kept, started


def looks(table: Kept, at: int = 0) -> int:
    """A Seer looks into somebody; the number of that entry."""
    table.plays_until("look-into")
    (seer,) = table.sitting.run.waiting()
    table.enters(seer, table.ask.options[seer].values[at])  # type: ignore[union-attr]
    return table.length


def puts_right(table: Kept, n: int, at: int) -> str:
    """Another was looked into."""
    options, _ = keeper.instead(table.desk, n)
    other: str = options.values[at]  # type: ignore[union-attr]
    table.corrects(n, other)
    return other


def left(table: Kept) -> list[str]:
    """Of whom something is to be told."""
    return [telling.args["seat"] for telling in table.sitting.untold]


def told(table: Kept) -> None:
    table.does(table.desk.has_to_tell(()))


def test_what_is_so_only_by_a_correction_is_to_be_told_until_it_is() -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    assert left(table) == []
    other = puts_right(table, n, 1)
    assert left(table) == [other]
    table.plays_until("defence")
    assert left(table) == [other]
    told(table)
    assert left(table) == []
    assert table.desk.has_to_tell(()) == [], "to be told once"


def test_what_stands_with_the_question_that_is_open_is_no_reminder() -> None:
    """It is in sight, and said as it comes."""
    table = started()
    n = looks(table)
    before = table.length
    puts_right(table, n, 1)
    assert table.length == before
    assert left(table) == []


def test_only_what_is_still_so_is_left_after_the_next_correction() -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    third = puts_right(table, n, 2)
    assert left(table) == [third]
    puts_right(table, n, 2)
    assert left(table) == [third], "the same again changes nothing"


@pytest.mark.parametrize("is_restarted", [False, True])
def test_what_is_taken_back_is_not_to_be_told(*, is_restarted: bool) -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    other = puts_right(table, n, 1)
    table.plays_until("accuse")
    table = table.after_a_restart() if is_restarted else table
    table.rewinds(n)
    assert left(table) == [other]
    table.rewinds(n - 1)
    assert left(table) == []
    looks(table, 1)
    table.plays_until("assembly")
    assert left(table) == [], "it was told in its place"


def test_a_restart_knows_what_is_to_be_told() -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    other = puts_right(table, n, 1)
    again = table.after_a_restart()
    assert left(again) == [other]
    third = puts_right(again, n, 2)
    assert left(again) == [third]
    told(again)
    assert left(again.after_a_restart()) == []


def test_the_next_game_has_nothing_to_tell() -> None:
    table = started()
    with pytest.raises(Refused, match="no-game"):
        Kept("wherewolf").desk.has_to_tell(())
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    table.plays_to_the_end()
    table.starts()
    assert table.sitting.untold == ()


def test_what_stays_of_a_room_does_not_have_it() -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    table.plays_to_the_end()
    events = [decode(body) for body in table.kept]
    assert any(isinstance(event, ToTell) for event in events)
    assert "tellings" not in "".join(
        line for game in archive_of(events).games for line in game.lines
    )

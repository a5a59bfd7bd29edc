"""A timer is a start of so many seconds; it knows no clock."""

from nightcall.table import Table, Timer


def test_every_start_of_a_timer_has_its_own_number() -> None:
    table = Table(("Ann",), [])
    first, second = table.timer("day", 240, (60, 30)), table.timer("day", 240, (60, 30))
    assert first == Timer("day", 240, 1, (60, 30))
    assert second == Timer("day", 240, 2, (60, 30))
    assert first != second


def test_timers_of_another_table_do_not_count_here() -> None:
    Table(("Ann",), []).timer("day", 240)
    assert Table(("Bob",), []).timer("day", 240).number == 1


def test_a_timer_without_warnings_says_nothing_before_its_end() -> None:
    assert Table(("Ann",), []).timer("call", 8).warnings == ()

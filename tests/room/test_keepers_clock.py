"""The clock of a table that somebody keeps: it waits, and gives time back."""

import pytest

from nightcall.room.events import ManualIs, decode
from nightcall.room.room import Room
from nightcall.server.messages import clock_key
from nightcall.table import CLOCK, TIME_IS_UP, Press
from tests.room.at_keeper import started


def test_a_manual_clock_waits_for_the_keeper() -> None:
    table = started("werewords", "console")
    table.plays_until("call")
    table.does(table.desk.clock_waits(table.wall, on=True))
    number = table.length
    table.time_passes(600)
    assert table.length == number
    assert table.sitting.clock.is_running
    table.enters(CLOCK, TIME_IS_UP)
    table.does(table.desk.clock_waits(table.wall, on=False))
    table.time_passes(600)
    assert table.length > number + 1


def test_a_clock_that_is_no_longer_manual_speaks_at_once_if_it_is_late() -> None:
    """By day: all have seen that the time was up."""
    table = started("werewords", "console")
    table.plays_until("day")
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.time_passes(600)
    table.does(table.desk.clock_waits(table.wall, on=False))
    assert table.desk.wakes_at(table.wall) is not None
    number = table.length
    table.time_passes(0)
    assert table.length == number + 1


def test_a_day_whose_time_ran_out_waits_when_that_is_taken_back() -> None:
    """It would run out again at once, and whoever leads could never get back to it."""
    table = started("werewords", "console", day_seconds=100)
    table.plays_until("day")
    day = table.length
    table.time_passes(100)
    assert table.length == day + 1
    table.rewinds(day)
    for party in (table, table.after_a_restart()):
        assert party.sitting.is_paused
        party.time_passes(600)
        assert party.length == day
        party.does(party.desk.extends(30))
        party.does(party.desk.resumes(party.wall))
        party.time_passes(29)
        assert party.length == day
        party.time_passes(1)
        assert party.length == day + 1


def test_a_timer_that_starts_anew_has_no_more_than_its_own_time() -> None:
    """What the one of that number was given before the undo was not meant for it."""
    table = started("werewords", "console", day_seconds=100)
    table.plays_until("call")
    night = table.length
    table.plays_until("day")
    table.does(table.desk.extends(30))
    assert table.time_left == 130_000
    table.rewinds(night)
    table.plays_until("day")
    for party in (table, table.after_a_restart()):
        assert party.time_left == 100_000


def test_a_correction_of_the_night_takes_no_time_from_the_day() -> None:
    table = started("werewords", "console", day_seconds=100)
    table.plays_until("call")
    table.plays_until("day")
    entered = max(table.sitting.entered)
    table.does(table.desk.extends(60))
    table.time_passes(130)
    better = table.corrects(entered, table.sitting.run.entries[entered - 1].answer)
    assert better.lost == 0
    assert table.time_left == 30_000
    assert table.after_a_restart().sitting.deadline() == table.sitting.deadline()


def test_what_was_tapped_by_day_is_taken_back_without_a_pause() -> None:
    table = started("werewords", "console", day_seconds=100)
    table.plays_until("day")
    mayor = next(seat for seat, options in table.ask.options.items() if isinstance(options, Press))
    day = table.length
    table.enters(mayor, "maybe")
    table.time_passes(99)
    table.rewinds(day)
    assert not table.sitting.is_paused
    assert table.time_left == 100_000


@pytest.mark.parametrize("game", ["werewords", "wherewolf"])
def test_a_call_has_its_whole_time_from_when_the_clock_is_no_longer_manual(game: str) -> None:
    """Whoever led took their time: somebody may be about to point."""
    table = started(game, "console")
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.plays_until("call", "bite", "suspect", "attack")
    whole = table.time_left
    table.time_passes(600)
    number = table.length
    table.does(table.desk.clock_waits(table.wall, on=False))
    for party in (table, table.after_a_restart()):
        assert party.time_left == whole
        party.time_passes(whole / 1000 - 1)
        assert party.length == number
        party.time_passes(2)
        assert party.length > number


def test_round_one_device_a_day_has_all_its_time_from_when_the_voice_has_called_it() -> None:
    """WW-TIM-01"""
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("call")
    table.is_speaking = True
    table.plays_until("day")
    table.time_passes(8)
    assert table.desk.wakes_at(table.wall) is None
    table.voice_has_called()
    for one in (table, table.after_a_restart()):
        assert one.time_left >= 100_000
    table.time_passes(99)
    assert table.ask.kind == "day"
    table.time_passes(2)
    assert table.ask.kind != "day"


def test_round_one_device_a_hunt_has_all_its_time_too() -> None:
    """WW-TIM-03: a Werewolf has fifteen seconds, and not what a voice leaves of them."""
    table = started("werewords", "device")
    table.plays_until("day")
    table.is_speaking = True
    table.enters(next(iter(table.ask.options)), "correct")
    table.time_passes(60)
    assert table.ask.kind == "talk"
    table.voice_has_called()
    table.time_passes(14)
    assert table.ask.kind == "talk"
    table.time_passes(2)
    assert table.ask.kind == "hunt"


def test_more_time_shows_at_once_though_the_clock_waits_for_the_voice() -> None:
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("call")
    table.is_speaking = True
    table.plays_until("day")
    timer = table.sitting.shown_timer()
    assert timer is not None
    table.does(table.desk.extends(30))
    assert clock_key(table.sitting) == (timer.number, 130_000, False)
    table.voice_has_called()
    assert table.time_left == 130_000


def test_a_record_that_does_not_say_when_the_voice_had_called_gives_the_day_its_time() -> None:
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("call")
    table.is_speaking = True
    table.plays_until("day")
    table.voice_has_called()
    older = Room()
    for event in map(decode, table.kept):
        older.apply(ManualIs(event.on) if isinstance(event, ManualIs) else event)
    assert older.sitting is not None
    deadline = older.sitting.deadline()
    assert deadline is not None
    assert deadline - older.sitting.clock.now(0) == 100_000


def test_at_a_console_timers_run_on_while_the_clock_waits() -> None:
    table = started("werewords", "console", day_seconds=100)
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.plays_until("day")
    table.time_passes(8)
    assert table.time_left == 92_000


def test_going_back_into_a_day_gives_its_time_back() -> None:
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("day")
    table.time_passes(40)
    mayor = next(iter(table.ask.options))
    table.enters(mayor, "yes")
    yes = table.length
    table.time_passes(30)
    table.enters(mayor, "correct")
    table.time_passes(300)
    table.rewinds(yes)
    assert table.time_left == 30_000
    table.rewinds(yes - 1)
    assert table.time_left == 60_000


def test_going_back_twice_gives_no_more_than_the_time_since() -> None:
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("day")
    mayor = next(iter(table.ask.options))
    lengths = []
    for _ in range(3):
        table.time_passes(10)
        table.enters(mayor, "yes")
        lengths.append(table.length)
    for to, left in ((lengths[1], 70_000), (lengths[0], 80_000)):
        table.time_passes(5)
        table.rewinds(to)
        for one in (table, table.after_a_restart()):
            assert one.time_left == left


@pytest.mark.parametrize(("answer", "left"), [("no", 30_000), ("correct", 15_000)])
def test_a_correction_lets_timers_go_on_where_they_stood(answer: str, left: int) -> None:
    """A day in which nothing else changes goes on; an endgame that begins has all its time."""
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("day")
    table.time_passes(40)
    mayor = next(iter(table.ask.options))
    table.enters(mayor, "yes")
    yes = table.length
    table.time_passes(20)
    table.enters(mayor, "maybe")
    table.time_passes(10)
    table.corrects(yes, answer)
    assert table.time_left == left


def test_a_pause_holds_also_while_the_keeper_goes_back() -> None:
    table = started()
    table.plays_until("assembly")
    table.does(table.desk.pauses(table.wall))
    table.rewinds(0)
    assert not table.sitting.clock.is_running

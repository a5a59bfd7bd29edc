"""What a correction leaves to tell in silence: kept like everything else, until it is told or no
longer so."""

import pytest

from nightcall.room import keeper
from nightcall.room.events import ToTell, decode
from nightcall.room.past import archive_of
from nightcall.room.refused import Refused
from nightcall.table import CLOCK, TIME_IS_UP
from tests.room.at_keeper import SEVEN, Kept, started


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


def looked_into(table: Kept, n: int) -> str:
    return str(table.sitting.run.entries[n - 1].answer)


def left(table: Kept) -> tuple[list[str], list[str]]:
    """Of whom something is to be told, and of whom something was told in error."""
    untold = table.sitting.untold
    tell, unsay = (
        [late.telling.args["seat"] for late in lates] for lates in (untold.tell, untold.unsay)
    )
    return tell, unsay


NOTHING: tuple[list[str], list[str]] = ([], [])


def told(table: Kept) -> None:
    table.does(table.desk.has_told(table.sitting.corrections))


def test_what_is_so_only_by_a_correction_is_to_be_told_until_it_is() -> None:
    table = started()
    n = looks(table)
    first = looked_into(table, n)
    table.plays_until("assembly")
    assert left(table) == NOTHING
    other = puts_right(table, n, 1)
    assert left(table) == ([other], [first])
    table.plays_until("defence")
    assert left(table) == ([other], [first])
    told(table)
    assert left(table) == NOTHING
    assert table.desk.has_told(table.sitting.corrections) == [], "to be told once"


def test_what_is_said_as_it_comes_is_no_reminder_but_what_was_is() -> None:
    """It is in sight, and nothing there says that it was otherwise before."""
    table = started()
    n = looks(table)
    before, first = table.length, looked_into(table, n)
    other = puts_right(table, n, 1)
    assert table.length == before
    assert left(table) == ([], [first])
    table.plays_until("accuse")
    third = puts_right(table, n, 2)
    assert left(table) == ([third], [first, other]), "others were called since"


def test_one_step_back_takes_away_nothing_of_an_earlier_correction() -> None:
    """What is on the screen again says what is so, and not that something else is not."""
    table = started()
    n = looks(table)
    first = looked_into(table, n)
    table.time_passes(60)
    assert table.length > n
    other = puts_right(table, n, 1)
    assert left(table) == ([other], [first])
    table.rewinds(n)
    assert left(table) == ([], [first])
    table.rewinds(n - 1)
    assert left(table) == NOTHING


@pytest.mark.parametrize(("seed", "is_hers"), [(1, False), (3, True)])
def test_what_a_phone_has_shown_is_unsaid_though_nobody_has_told_it(
    seed: int, *, is_hers: bool
) -> None:
    table = Kept("wherewolf", guests=SEVEN[:6], seed=seed)
    table.does(table.desk.sits("p8", "Zoe", "secret of Zoe", "person"))
    table.starts()
    while table.ask.kind != "look-into":
        seat = next(iter(table.sitting.run.waiting()), CLOCK)
        table.enters(seat, TIME_IS_UP if seat == CLOCK else table.answer(seat), sure=True)
    (seer,) = table.sitting.run.waiting()
    first, *_ = seen_at(table)
    table.enters(seer, first, sure=True)
    n = table.length
    while table.ask.kind != "assembly":
        seat = next(iter(table.sitting.run.waiting()), CLOCK)
        table.enters(seat, TIME_IS_UP if seat == CLOCK else table.answer(seat), sure=True)
    other = puts_right(table, n, 1)
    third = puts_right(table, n, 2)
    assert (seer == "Zoe") == is_hers
    assert left(table) == ([third], [first, other] if is_hers else [first])


def test_what_was_never_told_need_not_be_unsaid_and_the_reverse() -> None:
    table = started()
    n = looks(table)
    first = looked_into(table, n)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    third = puts_right(table, n, 2)
    assert left(table) == ([third], [first])
    puts_right(table, n, 2)
    assert left(table) == ([third], [first]), "the same again changes nothing"
    puts_right(table, n, 0)
    assert left(table) == NOTHING, "as it was told at night"
    other = puts_right(table, n, 1)
    told(table)
    puts_right(table, n, 0)
    assert left(table) == ([first], [other])


@pytest.mark.parametrize("is_restarted", [False, True])
def test_what_is_taken_back_is_not_to_be_told(*, is_restarted: bool) -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    table.plays_until("accuse")
    before = left(table)
    table = table.after_a_restart() if is_restarted else table
    table.plays_until("defence")
    table.rewinds(table.length - 1)
    assert left(table) == before
    table.rewinds(n - 1)
    assert left(table) == NOTHING
    looks(table, 1)
    table.plays_until("assembly")
    assert left(table) == NOTHING, "it was told in its place"


def test_the_same_sentence_of_another_night_is_another() -> None:
    """The Seer was told of Ann in the first night: that is not what a second one is about."""
    table = started()
    n = looks(table)
    first = looked_into(table, n)
    table.plays_until("assembly")
    table.plays_until("look-into")
    again = looks(table, next(i for i, who in enumerate(seen_at(table)) if who != first))
    second = looked_into(table, again)
    table.plays_until("assembly")
    table.corrects(again, first)
    assert left(table) == ([first], [second])
    table.rewinds(again - 1)
    assert left(table) == NOTHING


def seen_at(table: Kept) -> tuple[str, ...]:
    (seer,) = table.sitting.run.waiting()
    return table.ask.options[seer].values  # type: ignore[union-attr]


def test_who_is_told_says_how_many_corrections_they_know_of() -> None:
    """Two devices of one moderator: what the second has put right meanwhile stays to be told."""
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    known = table.sitting.corrections
    puts_right(table, n, 2)
    before = left(table)
    with pytest.raises(Refused, match="entered-meanwhile"):
        table.desk.has_told(known)
    assert left(table) == before


def test_a_restart_knows_what_is_to_be_told() -> None:
    table = started()
    n = looks(table)
    first = looked_into(table, n)
    table.plays_until("assembly")
    other = puts_right(table, n, 1)
    again = table.after_a_restart()
    assert left(again) == ([other], [first])
    third = puts_right(again, n, 2)
    assert left(again) == ([third], [first])
    told(again)
    assert left(again.after_a_restart()) == NOTHING


def test_the_next_game_has_nothing_to_tell() -> None:
    table = started()
    with pytest.raises(Refused, match="no-game"):
        Kept("wherewolf").desk.has_told(0)
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    table.plays_to_the_end()
    table.starts()
    assert left(table) == NOTHING


def test_what_stays_of_a_room_does_not_have_it() -> None:
    table = started()
    n = looks(table)
    table.plays_until("assembly")
    puts_right(table, n, 1)
    table.plays_to_the_end()
    events = [decode(body) for body in table.kept]
    assert any(isinstance(event, ToTell) for event in events)
    assert "unsay" not in "".join(line for game in archive_of(events).games for line in game.lines)

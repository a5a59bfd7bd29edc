"""A game that was given up goes on, and so does one that is taken back, by those who played it."""

import pytest

from nightcall.room.refused import Refused
from tests.room.at_keeper import Kept
from tests.room.at_table import FIVE, Table


def test_a_game_that_was_given_up_goes_on_where_it_was_and_waits() -> None:
    table = Table()
    table.starts()
    while table.sitting.run.ask and table.sitting.run.ask.kind != "day":
        table.plays_a_step()
    table.time_passes(10)
    left = table.sitting.deadline()
    assert left is not None
    entries, ends_in = table.sitting.run.entries, left - table.sitting.clock.now(table.wall)
    with pytest.raises(Refused, match="not-given-up"):
        table.desk.takes_up(table.wall)
    table.does(table.desk.gives_up(table.wall))
    table.time_passes(500)
    table.does(table.desk.chooses("werewolf"))
    table.does(table.desk.takes_up(table.wall))
    for party in (table, table.after_a_restart()):
        assert party.room.is_playing
        assert party.room.game == "werewords"
        assert party.sitting.is_paused
        assert party.sitting.run.entries == entries
        party.does(party.desk.resumes(party.wall))
        due = party.desk.wakes_at(party.wall)
        assert due is not None
        assert due - party.wall == ends_in
        party.plays_to_the_end()
        assert party.sitting.run.outcome is not None


def test_a_game_that_goes_on_has_the_options_it_was_begun_with() -> None:
    """Though the table was set for another one meanwhile: what is called goes by them."""
    table = Table()
    table.does(table.desk.sets({"day_seconds": 60}))
    table.starts()
    table.does(table.desk.gives_up(table.wall))
    table.does(table.desk.sets({"day_seconds": 120, "speedwords": True}))
    table.does(table.desk.takes_up(table.wall))
    for party in (table, table.after_a_restart()):
        assert party.room.options["werewords"] == {"day_seconds": 60}


def test_only_those_who_played_go_on_with_a_game_that_was_given_up() -> None:
    table = Table()
    table.starts()
    table.does(table.desk.gives_up(table.wall))
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    with pytest.raises(Refused, match="others-sit-here"):
        table.desk.takes_up(table.wall)
    table.does(table.desk.leaves("p9"))
    as_they_sat = tuple(table.room.places)
    table.does(table.desk.moves(as_they_sat[::-1]))
    with pytest.raises(Refused, match="others-sit-here") as caught:
        table.desk.takes_up(table.wall)
    assert caught.value.args_of_text["names"] == list(FIVE)
    table.does(table.desk.moves(as_they_sat))
    table.does(table.desk.is_named(table.place("Bob"), "Bobby"))
    for party in (table, table.after_a_restart()):
        with pytest.raises(Refused, match="others-sit-here"):
            party.desk.takes_up(party.wall)
    table.does(table.desk.is_named(table.place("Bobby"), "Bob"))
    table.does(table.desk.takes_up(table.wall))
    table.does(table.desk.gives_up(table.wall))
    table.starts()
    with pytest.raises(Refused, match="not-given-up"):
        table.desk.takes_up(table.wall)


def test_who_is_gone_is_followed_by_one_of_the_same_name_and_who_is_here_is_not() -> None:
    table = Table(FIVE[:4])
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    table.starts()
    table.does(table.desk.gives_up(table.wall))
    table.does(table.desk.is_kicked("p9"))
    table.does(table.desk.sits("p10", "Oak", "", "bot"))
    table.does(table.desk.takes_up(table.wall))
    for party in (table, table.after_a_restart()):
        assert party.sitting.seat_of("p10") == "Oak"
        assert party.sitting.seat_of("p9") is None
    table.does(table.desk.gives_up(table.wall))
    dee = table.place("Dee")
    order = tuple(table.room.places)
    table.does(table.desk.is_named(dee, "Di"))
    table.does(table.desk.watches(dee, on=True))
    table.does(table.desk.sits("p11", "Dee", "another's secret", "person"))
    moved = tuple("p11" if place == dee else place for place in order)
    table.does(table.desk.moves((*moved, dee)))
    with pytest.raises(Refused, match="others-sit-here"):
        table.desk.takes_up(table.wall)
    table.does(table.desk.leaves(dee))
    table.does(table.desk.takes_up(table.wall))
    assert table.sitting.seat_of("p11") == "Dee"


def test_a_call_of_the_night_has_its_whole_time_when_the_game_is_taken_up() -> None:
    table = Table()
    table.starts()
    table.plays_until("wake-seer")
    assert table.sitting.scene is not None
    timer = table.sitting.scene.timer
    assert timer is not None
    table.time_passes(timer.seconds - 1)
    table.does(table.desk.gives_up(table.wall))
    table.does(table.desk.takes_up(table.wall))
    for party in (table, table.after_a_restart()):
        party.does(party.desk.resumes(party.wall))
        due = party.desk.wakes_at(party.wall)
        assert due is not None
        assert due - party.wall == 1000 * timer.seconds


def test_a_game_that_goes_on_is_dealt_as_it_was() -> None:
    """Whether cards that the app has dealt go round, and what its seal proves, hangs on it."""
    table = Kept("werewolf", "console")
    table.does(table.desk.deals_by_hand(on=True))
    table.starts()
    table.plays_to_the_end()
    table.does(table.desk.deals_by_hand(on=False))
    table.rewinds(table.length - 1)
    for party in (table, table.after_a_restart()):
        assert party.room.is_by_hand


def test_a_game_that_was_over_goes_on_by_those_who_ended_it_with_the_options_it_had() -> None:
    """Though another game was chosen meanwhile, and somebody was gone for a while."""
    table = Table(FIVE[:4])
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    table.does(table.desk.sets({"day_seconds": 60}))
    table.starts()
    table.plays_to_the_end()
    ends = table.sitting.run.length
    table.does(table.desk.sets({"day_seconds": 120}))
    table.does(table.desk.chooses("werewolf"))
    table.does(table.desk.is_kicked("p9"))
    with pytest.raises(Refused, match="others-sit-here") as caught:
        table.desk.undoes(ends - 1, table.wall)
    assert caught.value.args_of_text["names"] == [*FIVE[:4], "Oak"]
    table.does(table.desk.sits("p10", "Oak", "", "bot"))
    table.does(table.desk.undoes(ends - 1, table.wall))
    for party in (table, table.after_a_restart()):
        assert party.room.is_playing
        assert party.room.game == "werewords"
        assert party.room.options["werewords"] == {"day_seconds": 60}
        assert party.sitting.seat_of("p10") == "Oak"
        assert party.sitting.is_paused, "or the time that had run out would end it again at once"
        party.does(party.desk.resumes(party.wall))
        party.plays_to_the_end()
        party.does(party.desk.sits("p11", "Elm", "", "bot"))
        with pytest.raises(Refused, match="others-sit-here"):
            party.desk.undoes(ends - 1, party.wall)

"""A keeper's notes: one for each player, of this game, kept like everything else in the room."""

import pytest

from nightcall.room.events import Noted, decode
from nightcall.room.lobby import LONGEST_NOTE
from nightcall.room.past import archive_of
from nightcall.room.refused import Refused
from tests.room.at_keeper import Kept


def started(game: str = "werewolf") -> Kept:
    table = Kept(game)
    table.starts()
    return table


def notes(table: Kept, name: str, text: str) -> None:
    table.does(table.desk.notes(table.place(name), text))


def read(table: Kept) -> dict[str, str]:
    places = table.room.places
    return {places[place].name: text for place, text in table.room.notes.items()}


def test_the_newest_note_on_each_player_counts_and_an_empty_one_takes_it_away() -> None:
    table = started()
    notes(table, "Ann", "blinked")
    notes(table, "Bob", "talks too much")
    notes(table, "Ann", "blinked twice ")
    assert read(table) == {"Ann": "blinked twice ", "Bob": "talks too much"}
    notes(table, "Bob", "  ")
    assert read(table) == {"Ann": "blinked twice "}


def test_the_same_note_again_is_not_written_down() -> None:
    table = started()
    notes(table, "Ann", "blinked")
    assert table.desk.notes(table.place("Ann"), "blinked") == []
    assert table.desk.notes(table.place("Bob"), "") == []


def test_notes_are_there_after_a_restart() -> None:
    table = started()
    notes(table, "Ann", "blinked")
    notes(table, "Bob", "talks")
    notes(table, "Bob", "")
    assert read(table.after_a_restart()) == {"Ann": "blinked"}


def test_notes_stay_when_answers_are_taken_back_and_go_with_the_next_deal() -> None:
    table = started()
    table.plays_until("victim")
    notes(table, "Ann", "blinked")
    table.rewinds(0)
    assert read(table) == {"Ann": "blinked"}
    table.plays_to_the_end()
    notes(table, "Bob", "was the wolf")
    table.rewinds(table.length - 1)
    assert read(table) == {"Ann": "blinked", "Bob": "was the wolf"}
    table.plays_to_the_end()
    table.starts()
    assert read(table) == {}
    assert read(table.after_a_restart()) == {}


def test_a_note_goes_with_the_player() -> None:
    table = started()
    notes(table, "Ann", "blinked")
    notes(table, "Bob", "talks")
    table.does(table.desk.gives_up(table.wall))
    table.does(table.desk.is_kicked(table.place("Ann")))
    assert read(table) == {"Bob": "talks"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [("x" * (LONGEST_NOTE + 1), "too-long"), ("one\ntwo", "unprintable")],
)
def test_a_note_is_one_line_that_has_an_end(text: str, reason: str) -> None:
    table = started()
    notes(table, "Ann", "x" * LONGEST_NOTE)
    with pytest.raises(Refused, match=reason):
        notes(table, "Ann", text)
    assert read(table) == {"Ann": "x" * LONGEST_NOTE}


def test_notes_are_of_players_and_of_a_game() -> None:
    table = Kept("werewolf")
    with pytest.raises(Refused, match="no-game"):
        notes(table, "Ann", "blinked")
    table.starts()
    for place in (table.place("Kay"), "p99"):
        with pytest.raises(Refused, match="unknown-place"):
            table.desk.notes(place, "blinked")


def test_where_the_seats_are_cards_notes_are_of_the_people() -> None:
    table = started("werewords")
    assert not table.sitting.seats
    notes(table, "Ann", "asks well")
    assert read(table) == {"Ann": "asks well"}


def test_what_stays_of_a_room_has_no_notes() -> None:
    table = started()
    notes(table, "Ann", "blinked")
    table.plays_to_the_end()
    events = [decode(body) for body in table.kept]
    assert any(isinstance(event, Noted) for event in events)
    archive = archive_of(events)
    assert archive.games
    assert not any("blinked" in line for game in archive.games for line in game.lines)

"""A room: people come, choose, play, lose their phones, and find everything again."""

from collections.abc import Callable

import pytest

from nightcall.room.refused import Refused
from nightcall.table import CLOCK
from tests.room.at_table import FIVE, Table


def test_the_first_person_is_host_and_a_game_plays_to_its_end() -> None:
    table = Table()
    assert table.room.host == table.place("Ann")
    table.starts()
    table.plays_to_the_end()
    assert table.room.sitting is not None
    assert table.room.sitting.run.outcome is not None
    assert table.room.series["werewords"]["games"] == 1


@pytest.mark.parametrize("steps", [0, 1, 5, 12, 20, 40])
def test_a_restart_loses_nothing(steps: int) -> None:
    table = Table()
    table.starts()
    for _ in range(steps):
        if table.room.is_playing:
            table.plays_a_step()
    again = table.after_a_restart()
    assert table.room.sitting is not None
    assert again.room.sitting is not None
    assert again.room.sitting.run.entries == table.room.sitting.run.entries
    assert again.room.sitting.run.said == table.room.sitting.run.said
    assert [p.name for p in again.room.players] == list(FIVE)


def test_a_restart_credits_the_time_that_nobody_served() -> None:
    table = Table()
    table.starts()
    for name in FIVE:
        table.answers(name, "seen")
    sitting = table.room.sitting
    assert sitting is not None
    while sitting.run.ask and sitting.run.ask.kind != "day":
        table.plays_a_step()
    table.time_passes(100)
    asker = next(n for n in FIVE if sitting.run.ask and n in sitting.run.ask.waits_for)
    table.answers(asker, "is it alive?")
    again = table.after_a_restart()
    due = again.desk.wakes_at(again.wall)
    assert due is not None
    assert due - again.wall == 140_000


def test_the_same_answer_sent_twice_counts_once() -> None:
    table = Table()
    table.starts()
    table.answers("Ann", "seen", "same")
    kept = len(table.kept)
    table.answers("Ann", "seen", "same")
    assert len(table.kept) == kept
    again = table.after_a_restart()
    again.answers("Ann", "seen", "same")
    assert len(again.kept) == kept


def test_the_last_answer_of_a_game_sent_twice_is_no_mistake() -> None:
    """Its reply was lost when the server was started anew."""
    table = Table()
    table.starts()
    table.plays_to_the_end()
    (seat, id_), _ = max(table.sitting.ids.items(), key=lambda item: item[1])
    again = table.after_a_restart()
    again.answers(seat, "seen", id_)
    assert len(again.kept) == len(table.kept)
    with pytest.raises(Refused, match="game-over"):
        again.answers(seat, "seen", "another")


def test_an_answer_to_a_question_that_has_passed_is_refused_politely() -> None:
    table = Table()
    table.starts()
    place = table.place("Ann")
    with pytest.raises(Refused, match="question-has-passed"):
        table.desk.answers(place, 7, "seen", "x", table.wall)


def test_a_pause_stops_the_clock_and_refuses_answers() -> None:
    table = Table()
    table.starts()
    for name in FIVE:
        table.answers(name, "seen")
    sitting = table.room.sitting
    assert sitting is not None
    while CLOCK not in (sitting.run.ask.options if sitting.run.ask else {}):
        table.plays_a_step()
    before = table.desk.wakes_at(table.wall)
    table.does(table.desk.pauses(table.wall))
    assert table.desk.wakes_at(table.wall) is None
    with pytest.raises(Refused, match="paused"):
        table.answers("Ann", "seen")
    table.wall += 60_000
    table.does(table.desk.resumes(table.wall))
    assert before is not None
    assert table.desk.wakes_at(table.wall) == before + 60_000


def test_undo_takes_back_answers_and_the_same_can_be_given_again() -> None:
    table = Table()
    table.starts()
    sitting = table.room.sitting
    assert sitting is not None
    table.answers("Ann", "seen", "first")
    length = sitting.run.length
    table.does(table.desk.undoes(length - 1, table.wall))
    assert "Ann" in sitting.run.waiting()
    table.answers("Ann", "seen", "first")
    assert "Ann" not in sitting.run.waiting()
    assert table.after_a_restart().room.sitting.run.entries == sitting.run.entries  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-empty"),
        ("  ", "name-empty"),
        ("ann", "name-taken"),
        ("x" * 30, "name-too-long"),
        ("a\x00b", "name-unprintable"),
        ("(whoops)", "name-unprintable"),
        ("House", "name-taken"),
    ],
)
def test_names_nobody_can_have(name: str, reason: str) -> None:
    table = Table()
    with pytest.raises(Refused, match=reason):
        table.desk.sits("p9", name, "secret", "person")
    assert len(table.room.places) == 5


def test_a_host_who_left_is_followed_and_a_present_one_is_not_replaced() -> None:
    table = Table()
    ann, bob, cid = (table.place(name) for name in ("Ann", "Bob", "Cid"))
    table.does(table.desk.leaves(ann))
    assert table.room.host == bob
    table.room.places[bob].devices = 1
    with pytest.raises(Refused, match="host-is-here"):
        table.desk.takes_over(cid)
    table.room.places[bob].devices = 0
    table.does(table.desk.takes_over(cid))
    assert table.room.host == cid


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    table = Table(("Ann",))
    kept = len(table.kept)
    attempts: tuple[tuple[Callable[[], object], str], ...] = (
        (lambda: table.desk.starts(table.wall), "cannot-start"),
        (lambda: table.desk.chooses("chess"), "unknown-game"),
        (lambda: table.desk.sets({"no_such": 1}), "bad-options"),
        (lambda: table.desk.undoes(0, table.wall), "no-game"),
        (lambda: table.desk.moves(("p0", "p1")), "unknown-place"),
        (lambda: table.desk.answers("p0", 1, "seen", "x", table.wall), "no-game"),
    )
    for attempt, reason in attempts:
        with pytest.raises(Refused, match=reason):
            attempt()
    assert len(table.kept) == kept


def test_hands_are_not_counted_where_bots_would_have_to_raise_them() -> None:
    table = Table()
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    table.does(table.desk.sets({"votes": "counted"}))
    assert "room-bots-raise-no-hands" in [remark.key for remark in table.desk.remarks()]
    with pytest.raises(Refused, match="cannot-start"):
        table.desk.starts(table.wall)
    table.does(table.desk.sets({}))
    assert not table.desk.remarks()


def test_hands_that_only_people_can_count_are_left_to_the_host() -> None:
    table = Table()
    table.does(table.desk.sets({"votes": "counted", "questions": "spoken"}))
    table.starts()
    sitting = table.room.sitting
    assert sitting is not None
    while sitting.run.ask and sitting.run.ask.kind != "singled-out":
        if sitting.run.ask.kind == "day":
            table.time_passes(300)
        else:
            table.plays_a_step()
    assert table.desk.wakes_at(table.wall) is None
    table.does(table.desk.house_says(["Ann"], table.wall))
    assert sitting.is_over


def test_a_second_device_has_a_key_of_its_own_and_a_moved_place_one_new_key() -> None:
    table = Table()
    bob = table.place("Bob")
    place = table.room.places[bob]
    table.does(table.desk.is_shared(bob, "tablet"))
    assert place.opens("secret of Bob")
    assert place.opens("tablet")
    table.does(table.desk.is_rekeyed(bob, "new phone"))
    assert [place.opens(secret) for secret in ("secret of Bob", "tablet", "new phone")] == [
        False,
        False,
        True,
    ]
    assert table.after_a_restart().room.places[bob].opens("new phone")


def test_who_is_kicked_has_no_key_and_a_bot_never_had_one() -> None:
    table = Table()
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    assert not table.room.places["p9"].opens("")
    with pytest.raises(Refused, match="host-stays"):
        table.desk.is_kicked(table.place("Ann"))
    table.starts()
    cid = table.place("Cid")
    table.does(table.desk.is_kicked(cid))
    assert table.room.places[cid].stand_in
    assert not table.room.places[cid].opens("secret of Cid")
    assert not table.room.places[cid].opens("")


def test_a_host_who_leaves_a_game_is_followed_by_somebody_who_is_here() -> None:
    table = Table()
    table.starts()
    ann, dee = table.place("Ann"), table.place("Dee")
    table.room.places[dee].devices = 1
    table.does(table.desk.leaves(ann))
    assert table.room.host == dee
    assert table.room.places[ann].stand_in


def test_a_room_that_all_have_left_gets_the_next_person_as_host() -> None:
    table = Table(("Ann",))
    table.does(table.desk.leaves(table.place("Ann")))
    assert table.room.host is None
    table.does(table.desk.sits("p9", "Bob", "secret", "person"))
    assert table.room.host == "p9"


def test_steps_back_are_counted_in_answers_of_people() -> None:
    table = Table()
    table.starts()
    ann = table.place("Ann")
    for name in FIVE:
        table.answers(name, "seen")
    sitting = table.room.sitting
    assert sitting is not None
    with pytest.raises(Refused, match="undo-needs-your-word"):
        table.desk.undoes_steps(ann, 1, table.wall, is_sure=False)
    table.does(table.desk.undoes_steps(ann, 2, table.wall, is_sure=True))
    assert sorted(sitting.run.given) == ["Ann", "Bob", "Cid"]
    table.does(table.desk.undoes_steps(ann, 1, table.wall, is_sure=False))
    assert sorted(sitting.run.given) == ["Ann", "Bob"]
    table.does(table.desk.undoes_steps(ann, 99, table.wall, is_sure=True))
    assert sitting.run.given == {}


def test_a_last_answer_that_is_sent_again_in_the_next_game_counts_once() -> None:
    table = Table()
    table.starts()
    table.answers("Ann", "seen", "sent again")
    table.does(table.desk.gives_up(table.wall))
    table.starts()
    length = table.sitting.run.length
    for party in (table, table.after_a_restart()):
        party.answers("Ann", "seen", "sent again")
        assert party.sitting.run.length == length
        assert "Ann" in party.sitting.run.waiting()


def test_the_score_of_a_series_is_kept_with_people_and_settings() -> None:
    table = Table()
    table.does(table.desk.sets({"day_seconds": 60}))
    winners: list[str] = []
    for games in (1, 2, 3):
        table.starts()
        table.plays_to_the_end()
        assert table.sitting.run.outcome is not None
        winners += table.sitting.run.outcome.winners
        series = table.after_a_restart().room.series["werewords"]
        assert series["games"] == games
        assert series.get("score", {}) == {name: winners.count(name) for name in set(winners)}
        assert table.sitting.header.options == {"day_seconds": 60}


def test_a_result_that_is_taken_back_does_not_count() -> None:
    table = Table()
    table.starts()
    table.plays_to_the_end()
    table.does(table.desk.undoes(table.sitting.run.length - 1, table.wall))
    table.does(table.desk.gives_up(table.wall))
    assert table.room.series["werewords"] == {}


def test_somebody_new_plays_on_for_a_bot_under_the_name_of_its_seat() -> None:
    table = Table(FIVE[:4])
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    table.starts()
    table.does(table.desk.sits_instead("p9", "Zoe", "secret of Zoe"))
    place = table.room.places["p9"]
    assert (place.name, place.kind, place.is_open) == ("Zoe", "person", False)
    assert place.opens("secret of Zoe")
    table.answers("Zoe", "seen")
    assert "Oak" not in table.sitting.run.waiting()
    assert table.after_a_restart().room.places["p9"].opens("secret of Zoe")


def test_the_seat_of_who_is_merely_away_cannot_be_taken() -> None:
    table = Table()
    bob, cid, dee = (table.place(name) for name in ("Bob", "Cid", "Dee"))
    table.starts()
    table.does(table.desk.stands_in(bob, on=True))
    for place in (bob, cid):
        with pytest.raises(Refused, match="place-is-taken"):
            table.desk.sits_instead(place, "Zoe", "secret")
    table.does(table.desk.leaves(cid))
    with pytest.raises(Refused, match="name-taken"):
        table.desk.sits_instead(cid, "Ann", "secret")
    table.room.places[cid].devices = 1  # back with the key, and thinking about it
    with pytest.raises(Refused, match="place-is-taken"):
        table.desk.sits_instead(cid, "Zoe", "secret")
    table.room.places[cid].devices = 0
    table.does(table.desk.sits_instead(cid, "Zoe", "secret of Zoe"))
    assert not table.room.places[cid].opens("secret of Cid")
    table.does(table.desk.is_kicked(dee))
    table.does(table.desk.locks(on=True))
    with pytest.raises(Refused, match="room-locked"):
        table.desk.sits_instead(dee, "Uli", "secret")
    table.does(table.desk.locks(on=False))
    table.does(table.desk.sits_instead(dee, "Uli", "secret"))


def test_who_left_and_comes_back_to_play_keeps_the_seat() -> None:
    table = Table()
    table.starts()
    cid = table.place("Cid")
    table.does(table.desk.leaves(cid))
    assert table.room.places[cid].is_open
    table.does(table.desk.stands_in(cid, on=False))
    assert not table.room.places[cid].is_open
    table.does(table.desk.stands_in(cid, on=True))
    assert not table.room.places[cid].is_open


@pytest.mark.parametrize("seconds", [-1, 1, 14, 601])
def test_patience_has_bounds(seconds: int) -> None:
    table = Table(("Ann",))
    with pytest.raises(Refused, match="patience-bounds"):
        table.desk.has_patience(seconds, "wait")
    for fine in (0, 15, 600):
        table.does(table.desk.has_patience(fine, "stand-in"))
    assert table.after_a_restart().room.patience == (600, "stand-in")


def test_between_games_a_watcher_sits_down_and_a_player_may_watch() -> None:
    table = Table()
    table.does(table.desk.sits("p9", "Zoe", "secret of Zoe", "watcher"))
    table.does(table.desk.watches("p9", on=False))
    table.does(table.desk.watches(table.place("Bob"), on=True))
    assert [p.name for p in table.room.players] == ["Ann", "Cid", "Dee", "Eve", "Zoe"]
    assert [p.name for p in table.after_a_restart().room.players] == [
        p.name for p in table.room.players
    ]
    table.starts()
    assert table.sitting.header.seats == ("Ann", "Cid", "Dee", "Eve", "Zoe")
    with pytest.raises(Refused, match="game-running"):
        table.desk.watches(table.place("Bob"), on=False)


def test_who_watches_already_changes_nothing_and_a_host_stays() -> None:
    table = Table()
    with pytest.raises(Refused, match="host-stays"):
        table.desk.watches(table.place("Ann"), on=True)
    assert table.desk.watches(table.place("Bob"), on=False) == []
    table.does(table.desk.sits("p9", "Oak", "", "bot"))
    with pytest.raises(Refused, match="not-a-person"):
        table.desk.watches("p9", on=True)

"""A room: people come, choose, play, lose their phones, and find everything again."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, decode, encode
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.table import CLOCK, HOUSE, Choice, House, Press, Text
from tests.word_list import WordList

FIVE = ("Ann", "Bob", "Cid", "Dee", "Eve")


class Table:
    """A room with its desk, a wall clock that jumps, and everything that was written down."""

    def __init__(self, names: tuple[str, ...] = FIVE, seed: int = 1) -> None:
        self.wall = 1_000_000
        self.kept: list[bytes] = []
        self.chance = Random(seed)
        self.desk = Desk(Room(), House(Random(seed), words=WordList()))
        self.ids: Iterator[int] = count()
        self.does(self.desk.opens("ELM", "en"))
        for number, name in enumerate(names):
            self.does(self.desk.sits(f"p{number}", name, f"secret of {name}", "person"))

    @property
    def room(self) -> Room:
        return self.desk.room

    def does(self, events: list[AnyEvent]) -> None:
        self.kept += map(encode, events)

    def starts(self) -> None:
        self.does(self.desk.starts(self.wall))

    def place(self, name: str) -> str:
        return next(p.id for p in self.room.places.values() if p.name == name)

    def answers(self, name: str, answer: Any, id_: str | None = None) -> None:
        assert self.room.sitting is not None
        place = self.place(name)
        viewer = self.room.sitting.viewer(place)
        viewer.news()
        number = viewer.asked.number if viewer.asked else 0
        id_ = id_ or f"id-{next(self.ids)}"
        self.does(self.desk.answers(place, number, answer, id_, self.wall))

    def time_passes(self, seconds: float) -> None:
        """Second by second, as a server would wake up."""
        end = self.wall + int(1000 * seconds)
        while (due := self.desk.wakes_at(self.wall)) is not None and due <= end:
            self.wall = max(self.wall, due)
            self.does(self.desk.time_passes(self.wall))
        self.wall = end

    def plays_a_step(self) -> None:
        """Somebody whose move it is does something, or time passes."""
        assert self.room.sitting is not None
        run = self.room.sitting.run
        assert run.ask is not None
        waiting = [seat for seat in run.waiting() if seat != HOUSE]
        if not waiting:
            due = self.desk.wakes_at(self.wall)
            assert due is not None
            self.wall = max(self.wall, due)
            self.does(self.desk.time_passes(self.wall))
            return
        seat = self.chance.choice(waiting)
        options = run.ask.options[seat]
        if isinstance(options, Choice):
            self.answers(seat, self.chance.choice(options.values))
        elif isinstance(options, Press):
            self.answers(seat, self.chance.choice(list(options.buttons)))
        elif isinstance(options, Text):
            self.answers(seat, "is it alive?")

    def plays_to_the_end(self) -> None:
        while self.room.is_playing:
            self.plays_a_step()

    def after_a_restart(self) -> "Table":
        """Another process reads what was written down."""
        other = Table(())
        other.desk = Desk(Room(), House(Random(9), words=WordList()))
        other.room.apply_all(decode(body) for body in self.kept)
        other.kept = list(self.kept)
        other.wall = self.wall + 3_600_000
        return other


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

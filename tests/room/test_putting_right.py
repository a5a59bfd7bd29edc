"""A keeper takes back and puts right, and is told first what comes of it."""

from random import Random
from typing import Any

import pytest

from nightcall.games import GAMES
from nightcall.room import keeper
from nightcall.room.refused import Refused
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Choice
from tests.room.at_keeper import SEVEN, Kept, mixed, started

NAMED = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMED)
@pytest.mark.parametrize("stage", ["device", "console"])
def test_any_number_of_steps_can_be_taken_back(game: str, stage: Any) -> None:
    table = started(game, stage)
    table.plays_to_the_end()
    for to in (table.length - 1, table.length // 2, 0):
        before = table.sitting.run.cut(to)
        table.rewinds(to)
        run = table.sitting.run
        assert table.room.is_playing
        assert run.entries[:to] == before.entries
        assert run.said[: len(before.said)] == before.said
        assert all(entry.seat == HOUSE for entry in run.entries[to:]), "the House draws anew"
    table.plays_to_the_end()
    for to in (table.length, table.length + 1, -1):
        with pytest.raises(Refused, match="nothing-to-undo"):
            table.rewinds(to)


def test_round_one_device_a_token_is_taken_back_at_once_and_a_look_only_by_who_is_sure() -> None:
    table = started("werewords", "device")
    table.plays_until("call")
    with pytest.raises(Refused, match="undo-needs-your-word"):
        table.desk.undoes_steps("p1", 1, table.wall, is_sure=False)
    table.plays_until("day")
    before = table.length
    table.enters(next(iter(table.ask.options)), "yes")
    table.does(table.desk.undoes_steps("p1", 1, table.wall, is_sure=False))
    assert table.length == before


def test_what_could_have_been_answered_instead_is_what_was_asked_then() -> None:
    table = started()
    table.plays_until("victim")
    wolf = table.sitting.run.waiting()[0]
    asked = table.ask.options[wolf], table.ask.args
    table.enters(wolf, table.answer(wolf))
    entered = table.length
    table.plays_until("assembly")
    assert keeper.instead(table.desk, entered) == asked
    for n in (0, table.length + 1):
        with pytest.raises(Refused, match="nothing-to-undo"):
            keeper.instead(table.desk, n)


def test_a_correction_tells_its_consequence_before_it_changes_anything() -> None:
    table = started()
    chosen = pack_chooses(table)
    table.plays_until("assembly")
    before, length = table.sitting.run, len(table.kept)
    other = next(iter(others_at(table, chosen)))
    better = keeper.consequence(table.desk, chosen, other)
    assert better.kept + better.lost == table.length - chosen
    assert better.kept > 0
    assert better.run.entries[chosen - 1].answer == other
    assert table.sitting.run is before
    assert len(table.kept) == length
    table.corrects(chosen, other)
    assert table.sitting.run.entries == better.run.entries


def test_what_no_longer_fits_is_to_be_given_again() -> None:
    table = started()
    chosen = pack_chooses(table)
    table.plays_until("accuse")
    voting, other = table.length, others_at(table, chosen)[0]
    table.plays_a_step()
    table.plays_a_step()
    better = table.corrects(chosen, other)
    assert better.kept == voting - chosen, "the night, and the time that they talked"
    assert better.lost == better.again == 2, "votes among others than now live"
    assert table.ask.kind == "accuse"
    assert other not in table.ask.options
    table.plays_to_the_end()


def test_what_the_clock_has_said_nobody_has_to_give_again() -> None:
    table = started()
    chosen = pack_chooses(table)
    table.plays_until("accuse")
    table.plays_until("victim")
    better = keeper.consequence(table.desk, chosen, others_at(table, chosen)[0])
    lost = [entry.seat for entry in table.sitting.run.entries[chosen + better.kept :]]
    assert len(lost) == better.lost
    assert 0 < lost.count(CLOCK) <= better.lost - better.again
    assert better.again >= sum(seat not in (CLOCK, HOUSE) for seat in lost) > 0


def test_a_packs_victim_is_one_entry_and_put_right_as_one() -> None:
    """PW-NGT-03: they agree by signs, and whoever leads enters it once."""
    table = started("werewolf")
    table.plays_until("victim")
    chosen = table.length + 1
    wolf, *_ = table.ask.options
    victims = table.ask.options[wolf]
    assert isinstance(victims, Choice)
    table.enters(wolf, victims.values[0])
    table.plays_until("lynch")
    better = table.corrects(chosen, victims.values[1])
    assert better.lost == 0
    assert table.sitting.dead == {victims.values[1]}


def test_the_same_answer_again_loses_nothing() -> None:
    table = started("werewords", "device")
    table.plays_to_the_end()
    run = table.sitting.run
    for number in range(1, run.length + 1):
        better = keeper.consequence(table.desk, number, run.entries[number - 1].answer)
        assert better.lost == 0
        assert better.run.said == run.said
        assert better.run.outcome == run.outcome


def test_an_answer_cannot_be_put_right_to_what_was_never_asked() -> None:
    table = started()
    table.enters("Ann", "seen")
    for number, answer, reason in (
        (table.length, "frog", "not-an-option"),
        (0, "seen", "nothing-to-undo"),
        (table.length + 1, "seen", "nothing-to-undo"),
    ):
        with pytest.raises(Refused, match=reason):
            keeper.consequence(table.desk, number, answer)


def test_a_result_can_be_put_right_and_the_series_follows() -> None:
    table = started("werewords", "device")
    table.plays_until("singled-out", "hunt")
    if table.ask.kind == "hunt":
        table.enters(HOUSE, "(whoops)")
        table.enters(CLOCK, TIME_IS_UP)
    table.enters(HOUSE, ["Werewolf 1"])
    assert table.room.series["werewords"]["score"]["Seer"] == 1
    table.corrects(table.length, ["Seer"])
    assert table.room.series["werewords"]["score"] == {"Werewolf 1": 1, "Werewolf 2": 1}
    assert table.room.series["werewords"]["games"] == 1


def test_what_a_phone_has_shown_is_taken_back_only_by_a_keeper_who_is_sure() -> None:
    table = mixed()
    looking = table.length
    for seat in (*SEVEN[:3], "Oak"):
        table.enters(seat, "seen", sure=True)
    table.rewinds(looking)
    with pytest.raises(Refused, match="undo-needs-your-word"):
        table.rewinds(0)
    table.rewinds(0, sure=True)


def test_a_keeper_is_told_that_a_phone_has_shown_what_is_corrected() -> None:
    table = mixed()
    dealt, looking = table.sitting.run.entries[0], table.length
    for seat in (*SEVEN[:3], "Oak"):
        table.enters(seat, "seen", sure=True)
    assert keeper.consequence(table.desk, dealt.n, dealt.answer).was_shown
    assert not keeper.consequence(table.desk, looking + 1, "seen").was_shown
    alone = started("werewolf", "console")
    alone.plays_until("lynch")
    first = alone.sitting.run.entries[0]
    assert not keeper.consequence(alone.desk, first.n, first.answer).was_shown


def test_what_everybody_is_asked_by_day_is_no_secret_of_a_phone() -> None:
    """Votes that stand: a hand that is put down asks nobody whether they are sure."""
    table = mixed()
    while table.ask.kind != "lynch":
        seat = next(iter(table.sitting.run.waiting()), CLOCK)
        table.enters(seat, table.answer(seat), sure=True)
    before, voter = table.length, next(seat for seat in table.ask.options if seat in SEVEN)
    table.enters(voter, table.answer(voter), sure=True)
    assert not keeper.consequence(table.desk, before + 1, table.answer(voter)).was_shown
    table.rewinds(before)
    with pytest.raises(Refused, match="undo-needs-your-word"):
        table.rewinds(0)


@pytest.mark.parametrize("game", ["werewords", "werewolf", "wherewolf"])
def test_undo_takes_back_whatever_was_entered_last(game: str) -> None:
    """Also for the whole table; a program's draws and the Clock go with it."""
    table = started(game, "device")
    while not table.sitting.is_over:
        before = table.length
        table.plays_a_step()
        last = table.sitting.run.entries[before]
        if last.seat == CLOCK:
            continue
        table.does(table.desk.undoes_steps("p1", 1, table.wall, is_sure=True))
        assert table.length == before
        table.plays_a_step()


def test_guests_have_seen_nothing_that_a_phone_showed() -> None:
    table = started("werewolf", "console")
    table.plays_until("lynch")
    table.rewinds(0)


def test_a_phone_that_sends_its_answer_again_after_a_correction_gives_it_once() -> None:
    table = mixed()
    table.enters("Ann", "seen")
    zoe = table.place("Zoe")
    viewer = table.sitting.viewer(zoe)
    viewer.news()
    assert viewer.asked is not None
    number = viewer.asked.number
    table.does(table.desk.answers(zoe, number, "seen", "hers", table.wall))
    table.corrects(table.length - 1, "seen")
    assert table.desk.answers(zoe, number, "seen", "hers", table.wall) == []


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", NAMED)
def test_whatever_a_keeper_does_a_restart_finds_the_same_table(game: str, seed: int) -> None:
    chance = Random(seed)
    table = started(game, chance.choice(["device", "console"]), seed=seed)
    for _ in range(120):
        if not table.room.is_playing:
            table.rewinds(chance.randrange(table.length))
            table.does(table.desk.resumes(table.wall))
        what = chance.random() if table.length else 1
        if what < 0.04:
            table.rewinds(chance.randrange(table.length))
            table.does(table.desk.resumes(table.wall))
        elif what < 0.1:
            number = chance.randint(1, table.length)
            table.corrects(number, answer_at(table, number))
        elif what < 0.2:
            number = chance.randint(1, table.length)
            values = options_at(table, number)
            table.corrects(number, chance.choice(values) if values else answer_at(table, number))
        elif what < 0.25:
            table.does(table.desk.clock_waits(table.wall, on=chance.random() < 0.5))
        else:
            table.wall += chance.randint(0, 3000)
            table.plays_a_step()
    again = table.after_a_restart()
    assert again.sitting.run.said == table.sitting.run.said
    assert again.sitting.run.entries == table.sitting.run.entries
    assert again.sitting.ids == table.sitting.ids
    assert again.room.series == table.room.series
    assert again.room.length == table.room.length
    again.plays_to_the_end()


def test_a_fault_of_ours_stops_the_table_and_going_back_brings_it_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def falls(*_: object) -> None:
        raise ZeroDivisionError("a bug of ours")

    with monkeypatch.context() as faulty:
        faulty.setattr("nightcall.games.werewolf.script.night", falls)
        table = started("werewolf")
        for name in SEVEN:
            table.enters(name, "seen")
        assert table.sitting.failed
        kept = len(table.kept)
        with pytest.raises(Refused, match="question-has-passed"):
            table.enters("Ann", "seen")
        with pytest.raises(Refused, match="our-fault"):
            table.corrects(table.length, "seen")
        assert len(table.kept) == kept
    table.rewinds(table.length - 1)
    assert not table.sitting.failed
    table.plays_to_the_end()


def answer_at(table: Kept, number: int) -> Any:
    return table.sitting.run.entries[number - 1].answer


def options_at(table: Kept, number: int) -> list[str]:
    """What could have been answered instead, where that is a choice."""
    run = table.sitting.run.cut(number - 1)
    assert run.ask is not None
    options = run.ask.options[table.sitting.run.entries[number - 1].seat]
    return list(options.values) if isinstance(options, Choice) else []


def others_at(table: Kept, number: int) -> list[str]:
    return [value for value in options_at(table, number) if value != answer_at(table, number)]


def pack_chooses(table: Kept) -> int:
    """Up to the pack's first victim, and that; the number of its answer."""
    table.plays_until("victim")
    (wolf,) = table.sitting.run.waiting()
    table.enters(wolf, table.answer(wolf))
    return table.length

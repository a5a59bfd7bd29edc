"""A keeper leads the table: answers for guests, takes back, puts right, and lets time pass."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nightcall.games import GAMES
from nightcall.room import keeper
from nightcall.room.events import ManualIs, Opened, Started, decode, encode
from nightcall.room.keeper import Entered
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.room.talk import Remark
from nightcall.server.patience import Patience
from nightcall.server.stand_ins import StandIns
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Arrange, Choice, Header, Telling
from tests.room.at_keeper import SEVEN, Kept
from tests.room.at_table import Table
from tests.room.test_setting import PEOPLE

NAMED = [game.name for game in GAMES]


def started(game: str = "wherewolf", stage: Any = "console", **options: Any) -> Kept:
    table = Kept(game, stage, **options)
    table.starts()
    return table


def mixed(game: str = "werewolf") -> Kept:
    """Five guests, Zoe with a phone, and a bot."""
    table = Kept(game, "console", SEVEN[:5])
    table.does(table.desk.sits("p7", "Zoe", "secret of Zoe", "person"))
    table.does(table.desk.sits("p8", "Oak", "", "bot"))
    table.starts()
    return table


# Who is there


def test_a_keeper_is_host_and_does_not_play() -> None:
    table = started()
    room = table.room
    assert room.host == room.keeper == table.place("Kay")
    assert [place.name for place in room.players] == list(SEVEN)
    assert room.seat_of(table.place("Kay")) is None
    assert list(room.places.values())[-1].kind == "keeper"


def test_guests_are_here_without_a_device_and_their_places_are_theirs() -> None:
    table = Kept("werewolf")
    guest = table.room.places[table.place("Ann")]
    assert guest.is_here
    assert not guest.is_open
    assert not guest.opens("")
    with pytest.raises(Refused, match="place-is-taken"):
        table.desk.sits_instead(guest.id, "Zoe", "secret")


def test_guests_come_go_move_and_change_their_names_between_games() -> None:
    table = Kept("werewolf")
    table.does(table.desk.renames(table.place("Ann"), "Anna"))
    table.does(table.desk.is_kicked(table.place("Gus")))
    order = tuple(sorted(table.room.places, key=lambda id_: table.room.places[id_].name))
    table.does(table.desk.moves(order))
    assert [p.name for p in table.room.players] == ["Anna", "Bob", "Cid", "Dee", "Eve", "Fay"]
    table.starts()
    attempts: list[Callable[[], object]] = [
        lambda: table.desk.sits("p20", "Hal", "", "guest"),
        lambda: table.desk.is_kicked(table.place("Bob")),
        lambda: table.desk.renames(table.place("Bob"), "Rob"),
        lambda: table.desk.deals_by_hand(on=True),
    ]
    for refused in attempts:
        with pytest.raises(Refused, match="game-running"):
            refused()


def test_only_guests_are_renamed_by_somebody_else() -> None:
    table = Kept("werewolf")
    table.does(table.desk.sits("p20", "Zoe", "secret", "person"))
    with pytest.raises(Refused, match="not-a-guest"):
        table.desk.renames(table.place("Zoe"), "Zora")


def test_a_keeper_stays_host_whoever_is_away() -> None:
    table = Kept("werewolf")
    table.does(table.desk.sits("p20", "Zoe", "secret", "person"))
    zoe, kay = table.place("Zoe"), table.place("Kay")
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: table.desk.takes_over(zoe), "keeper-stays"),
        (lambda: table.desk.hands_over(zoe), "keeper-stays"),
        (lambda: table.desk.leaves(kay), "keeper-stays"),
        (lambda: table.desk.is_kicked(kay), "host-stays"),
        (lambda: table.desk.stands_in(kay, on=True), "not-a-person"),
        (lambda: table.desk.stands_in(table.place("Ann"), on=True), "not-a-person"),
    ]
    for refused, reason in attempts:
        with pytest.raises(Refused, match=reason):
            refused()
    table.does(table.desk.leaves(zoe))
    assert table.room.host == kay


def test_round_one_device_nobody_sits_down_with_another() -> None:
    table = Kept("werewolf", "device")
    with pytest.raises(Refused, match="one-device"):
        table.desk.sits("p20", "Zoe", "secret", "person")
    with pytest.raises(Refused, match="one-device"):
        table.desk.sits("p20", "Oak", "", "bot")
    table.does(table.desk.sits("p20", "Zoe", "secret", "watcher"))


# Entering


def test_a_second_tap_does_nothing() -> None:
    table = started()
    table.enters("Ann", "seen")
    with pytest.raises(Refused, match="question-has-passed"):
        table.enters("Bob", "seen", n=table.length - 1)
    table.enters("Bob", "seen")


def test_the_same_command_again_does_nothing_also_after_a_restart() -> None:
    table = started()
    entered = Entered("Ann", "seen", table.length)
    table.does(keeper.enters(table.desk, entered, "one", table.wall))
    for kept in (table, table.after_a_restart()):
        assert keeper.enters(kept.desk, entered, "one", kept.wall) == []


def test_only_what_is_asked_can_be_entered() -> None:
    table = started()
    length = table.length
    for seat, answer, reason in (
        ("Ann", "frog", "not-an-option"),
        ("Zoe", "seen", "unknown-seat"),
        (HOUSE, "(go on)", "not-asked"),
        (CLOCK, TIME_IS_UP, "not-asked"),
    ):
        with pytest.raises(Refused, match=reason):
            table.enters(seat, answer)
    table.does(table.desk.pauses(table.wall))
    with pytest.raises(Refused, match="paused"):
        table.enters("Ann", "seen")
    assert table.length == length


def test_who_has_a_phone_is_answered_for_only_by_a_keeper_who_is_sure() -> None:
    table = mixed()
    for seat in ("Zoe", "Oak"):
        with pytest.raises(Refused, match="seat-has-a-device"):
            table.enters(seat, "seen")
        table.enters(seat, "seen", sure=True)
    table.enters("Ann", "seen")
    assert set(table.sitting.run.given) == {"Ann", "Zoe", "Oak"}


def test_a_keeper_speaks_for_the_house_and_the_clock() -> None:
    table = started()
    table.plays_until("assembly")
    table.enters(HOUSE, "(go on)")
    assert table.ask.kind == "accuse"
    table = started("werewords", "device")
    table.plays_until("call")
    table.enters(CLOCK, TIME_IS_UP)


# Dealing by hand


@pytest.mark.parametrize("game", ["werewolf", "wherewolf"])
def test_cards_that_people_dealt_are_entered_and_the_rest_is_drawn(game: str) -> None:
    table = Kept(game, "console")
    table.does(table.desk.deals_by_hand(on=True))
    table.starts()
    assert table.ask.kind == "deal"
    assert table.length == 0
    deal = items(table)[::-1]
    table.enters(HOUSE, deal)
    assert table.ask.kind == "look"
    cards = {
        telling["to"][0]: telling["args"]["card"]
        for telling in told(table, "your-card")
        if telling["to"]
    }
    assert list(cards.values()) == deal
    table.plays_to_the_end()
    assert table.sitting.run.outcome is not None


@pytest.mark.parametrize("seed", range(12))
def test_experts_enter_which_cards_are_in_too(seed: int) -> None:
    """Those that are in come first, and then they are in: here, a deck that might be drawn."""
    table = Kept("wherewolf", "console", PEOPLE[: 8 + seed], seed, level="expert")
    table.does(table.desk.deals_by_hand(on=True))
    table.starts()
    assert table.ask.kind == "draw-deck"
    table.enters(HOUSE, table.answer(HOUSE))
    deck, pool = items(table), Counter(answer_at(table, 1))
    pool.subtract(deck)
    table.corrects(1, [*deck, *pool.elements()])
    assert table.ask.kind == "deal"
    assert Counter(items(table)) == Counter(deck)


def test_a_deal_that_was_entered_wrong_is_put_right() -> None:
    table = Kept("werewolf", "console")
    table.does(table.desk.deals_by_hand(on=True))
    table.starts()
    deal = ["Werewolf", "Werewolf", "Seer", *["Villager"] * 4]
    table.enters(HOUSE, deal)
    for name in SEVEN[:3]:
        table.enters(name, "seen")
    better = table.corrects(1, deal[::-1])
    assert (better.kept, better.lost) == (4, 0)
    assert told(table, "your-card")[0]["args"]["card"] == "Villager"
    assert set(table.sitting.run.given) == set(SEVEN[:3])


def test_cards_are_dealt_by_hand_only_at_a_console() -> None:
    with pytest.raises(Refused, match="console-only"):
        Kept("werewolf", "device").desk.deals_by_hand(on=True)


def test_without_a_hand_a_program_deals() -> None:
    table = Kept("wherewolf", "console")
    table.does(table.desk.deals_by_hand(on=True))
    table.does(table.desk.deals_by_hand(on=False))
    table.starts()
    assert table.ask.kind == "look"


# Taking back and putting right


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
    assert better.lost == 2, "votes among others than now live"
    assert table.ask.kind == "accuse"
    assert other not in table.ask.options
    table.plays_to_the_end()


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
        what = chance.random() if table.length else 1
        if what < 0.04:
            table.rewinds(chance.randrange(table.length))
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


# Time


def test_a_manual_clock_waits_for_the_keeper() -> None:
    table = started("werewords", "device")
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
    table = started("werewords", "device")
    table.plays_until("call")
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.time_passes(600)
    table.does(table.desk.clock_waits(table.wall, on=False))
    assert table.desk.wakes_at(table.wall) is not None
    number = table.length
    table.time_passes(0)
    assert table.length == number + 1


def test_round_one_device_a_day_has_all_its_time_from_when_the_voice_has_called_it() -> None:
    """WW-TIM-01"""
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("call")
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.plays_until("day")
    table.time_passes(8)
    assert table.desk.wakes_at(table.wall) is None
    table.does(table.desk.clock_waits(table.wall, on=False))
    for one in (table, table.after_a_restart()):
        deadline = one.sitting.deadline()
        assert deadline is not None
        assert deadline - one.sitting.clock.now(one.wall) >= 100_000
    table.time_passes(99)
    assert table.ask.kind == "day"
    table.time_passes(2)
    assert table.ask.kind != "day"


def test_a_record_that_does_not_say_when_the_voice_had_called_gives_the_day_its_time() -> None:
    table = started("werewords", "device", day_seconds=100)
    table.plays_until("call")
    table.does(table.desk.clock_waits(table.wall, on=True))
    table.plays_until("day")
    table.does(table.desk.clock_waits(table.wall, on=False))
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
    deadline = table.sitting.deadline()
    assert deadline is not None
    assert deadline - table.sitting.clock.now(table.wall) == 92_000


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
    deadline = table.sitting.deadline()
    assert deadline is not None
    assert deadline - table.sitting.clock.now(table.wall) == 60_000


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
    deadline = table.sitting.deadline()
    assert deadline is not None
    assert deadline - table.sitting.clock.now(table.wall) == left


def test_a_pause_holds_also_while_the_keeper_goes_back() -> None:
    table = started()
    table.plays_until("assembly")
    table.does(table.desk.pauses(table.wall))
    table.rewinds(0)
    assert not table.sitting.clock.is_running


# Programs


@pytest.mark.parametrize("game", NAMED)
def test_no_program_ever_answers_for_guests_or_cards(game: str) -> None:
    for stage in ("device", "console"):
        table = started(game, stage)
        table.does(table.desk.has_patience(15, "stand-in"))
        patience, stand_ins = Patience(), StandIns(Random(1))
        while table.room.is_playing:
            assert stand_ins.wakes_at(table.room, table.wall) is None
            patience.wakes_at(table.room, table.wall)
            assert patience.to_answer(table.room, table.wall + 3_600_000) is None
            assert patience.to_nudge(table.room, table.wall + 3_600_000) == []
            table.plays_a_step()


def test_patience_has_an_eye_on_phones_beside_guests() -> None:
    table = mixed("wherewolf")
    table.does(table.desk.has_patience(15, "stand-in"))
    patience = Patience()
    patience.wakes_at(table.room, table.wall)
    assert patience.to_answer(table.room, table.wall + 60_000) == table.place("Zoe")


# Talk


def test_a_keeper_may_speak_also_at_night() -> None:
    table = mixed()
    for seat in (*SEVEN[:5], "Zoe", "Oak"):
        table.enters(seat, "seen", sure=True)
    with pytest.raises(Refused, match="be-silent"):
        table.desk.says(table.place("Zoe"), Remark("psst"), 0)
    table.does(table.desk.says(table.place("Kay"), Remark("eyes closed, please"), 0))
    assert [said.name for said in table.room.heard_by(table.place("Zoe"))] == ["Kay"]


# Records


def test_a_room_on_phones_is_written_down_as_ever() -> None:
    assert encode(Opened("ELM", "werewords", "en")) == (
        b'{"event":"Opened","code":"ELM","game":"werewords","language":"en"}'
    )
    started_on_phones = encode(Started(Header("werewords", 1, ("Ann",)), {"p1": "Ann"}))
    assert b"by_hand" not in started_on_phones
    old = decode(b'{"event":"Opened","code":"ELM","game":"werewords","language":"en"}')
    assert isinstance(old, Opened)
    assert old.stage == "phones"


def test_on_phones_there_is_no_keeper() -> None:
    table = Table()
    assert table.room.keeper is None
    assert table.room.stage == "phones"
    assert table.room.host == table.place("Ann")


def items(table: Kept) -> list[str]:
    """The cards that are to be arranged."""
    options = table.ask.options[HOUSE]
    assert isinstance(options, Arrange)
    return list(options.items)


def told(table: Kept, key: str) -> list[dict[str, Any]]:
    said = table.sitting.run.said
    tellings = [item for item in said if isinstance(item, Telling) and item.key == key]
    return [{"to": telling.to, "args": telling.args} for telling in tellings]


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

"""A keeper leads the table: is its host, answers for guests, and enters what was dealt."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nightcall.games import GAMES
from nightcall.room import keeper
from nightcall.room.events import Opened, Started, decode, encode
from nightcall.room.keeper import Entered
from nightcall.room.refused import Refused
from nightcall.room.talk import Remark
from nightcall.server.patience import Patience
from nightcall.server.stand_ins import StandIns
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, Arrange, Header, Telling
from tests.room.at_keeper import SEVEN, Kept, mixed, started
from tests.room.at_table import Table
from tests.room.test_setting import PEOPLE

NAMED = [game.name for game in GAMES]


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
        table.enters("Ann", "seen", n=table.length - 1)
    table.enters("Bob", "seen")


def test_what_others_have_answered_meanwhile_keeps_nobody_from_answering() -> None:
    table = started()
    before = table.length
    for name in SEVEN[:-1]:
        table.enters(name, "seen", n=before)
    for never in (-1, -9, table.length + 1):
        with pytest.raises(Refused, match="question-has-passed"):
            table.enters("Gus", "seen", n=never)
    table.enters("Gus", "seen", n=before)
    with pytest.raises(Refused, match="question-has-passed"):
        table.enters("Gus", "seen", n=before)


def test_a_vote_that_stands_keeps_nobody_in_the_same_moment_from_voting() -> None:
    table = started("werewolf")
    table.plays_until("lynch")
    assert table.sitting.scene is not None
    first, second, *others = table.sitting.scene.alive or ()
    before = table.length
    table.enters(first, second, n=before)
    table.enters(second, first, n=before)
    with pytest.raises(Refused, match="question-has-passed"):
        table.enters(first, others[0], n=before)
    for voter in others:
        if table.ask.kind == "lynch":
            table.enters(voter, first)
    with pytest.raises(Refused, match="question-has-passed"):
        table.enters(others[-1], second, n=before)


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

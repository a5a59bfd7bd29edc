"""Bots at a table of the server: they play whole games, talk, and are as good as the host says."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from nightcall.bots.temper import temper_of
from nightcall.room.desk import Desk
from nightcall.room.events import Level
from nightcall.room.overrule import overrules
from nightcall.room.refused import Refused
from nightcall.room.room import Room
from nightcall.room.sitting import Sitting
from nightcall.room.supply import BankWords
from nightcall.server.stand_ins import (
    A_WHILE,
    AMONG_BOTS,
    AT_NIGHT,
    TO_TALK,
    TO_THINK,
    StandIns,
    _paced,
    _turns,
)
from nightcall.table import House, Telling
from tests.server.party import all_go, play, run, seated, serving

NAMES = ("Alba", "Bruno", "Clio", "Dario", "Edda", "Falk", "Greta")


class Table:
    """A desk with bots and one person, whose time jumps to whatever comes next."""

    def __init__(self, game: str, level: Level = "normal", seed: int = 11) -> None:
        chance = Random(seed)
        self.room = Room()
        self.desk = Desk(self.room, House(chance, words=BankWords(chance)))
        self.programs = StandIns(chance)
        self.wall = 0
        self.desk.opens("BCD347", "en")
        self.desk.sits("p1", "Ann", "secret", "person")
        for number, name in enumerate(NAMES, 2):
            self.desk.sits(f"p{number}", name, "", "bot")
        self.desk.chooses(game)
        for place in list(self.room.places):
            self.desk.plays_at(place, level)
        self.desk.starts(self.wall)
        self.desk.stands_in("p1", on=True)

    def goes_on(self) -> None:
        times = (self.desk.wakes_at(self.wall), self.programs.wakes_at(self.room, self.wall))
        due = [time for time in times if time is not None]
        assert due, f"the table is stuck at {self.room.sitting and self.room.sitting.run.ask}"
        self.wall = max(self.wall, min(due))
        if self.desk.time_passes(self.wall):
            return
        if turn := self.programs.turn(self.wall):
            place, number = turn
            self.desk.answers(
                place, number, self.programs.answer(self.room, place), None, self.wall
            )
        elif remark := self.programs.remark(self.room, self.wall):
            self.desk.says(*remark, 0)

    def plays(self) -> int:
        """How many remarks were made until the end."""
        steps = 0
        while self.room.is_playing:
            self.goes_on()
            steps += 1
            assert steps < 20_000, "no end"
        return self.room.remarks_made


LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["werewords", "werewolf", "wherewolf"])
def test_bots_play_every_game_to_its_end(game: str, level: Level) -> None:
    table = Table(game, level)
    table.plays()
    assert table.room.sitting is not None
    assert table.room.sitting.run.outcome is not None


def test_bots_talk_where_the_village_talks() -> None:
    assert Table("werewolf").plays() > 3
    assert Table("wherewolf").plays() > 3


def test_a_talkative_bot_speaks_more_than_a_quiet_one() -> None:
    """Alba and Bruno like to talk, Greta says little: the same cards, the same levels."""
    said = Counter[str]()
    for seed in range(25):
        table = Table("werewolf", "hard", seed)
        while table.room.is_playing:
            table.goes_on()
        said.update(heard.said.name for heard in table.room.talk)
    assert min(said["Alba"], said["Bruno"]) > 1.2 * said["Greta"] > 0


@pytest.mark.parametrize("game", ["werewords", "werewolf", "wherewolf"])
def test_a_bot_has_a_pace_of_its_own_only_where_all_know_whose_move_it_is(game: str) -> None:
    """Were a slow bot slow at night, a long night would tell who was called."""
    own = 0
    for seed in range(6):
        table = Table(game, seed=seed)
        while table.room.is_playing:
            own += _check_paces(table)
            table.goes_on()
    assert own > 20


def _check_paces(table: Table) -> int:
    """How many moves are awaited now of whom a pace of their own is to be expected."""
    sitting = table.room.sitting
    assert sitting is not None
    ask, scene = sitting.run.ask, sitting.scene
    assert ask is not None
    assert scene is not None
    own = 0
    for (place, _), pace in _turns(table.room):
        if pace in (A_WHILE, TO_THINK, *(_paced(each, AMONG_BOTS) for each in (AT_NIGHT, TO_TALK))):
            continue
        own += 1
        assert temper_of(table.room.places[place].name).pace != 1
        assert place != "p1", "who plays for a person has no temper"
        is_night = scene.chapter == "night" or not scene.speakers
        assert ask.open or not is_night
        mayor = next((i for i in sitting.run.said if getattr(i, "key", "") == "mayor"), None)
        known = {mayor.args["seat"]} if isinstance(mayor, Telling) else set()
        assert ask.open or set(scene.alive or sitting.header.seats) - known <= set(ask.options)
    return own


def sitting_of(table: Table) -> Sitting:
    assert table.room.sitting is not None
    return table.room.sitting


def test_a_call_that_lasts_until_it_is_answered_is_no_shorter_for_bots() -> None:
    """APP-03: people need as long to look, and to agree without a word."""
    called = set()
    for seed in range(10):
        table = Table("werewolf", seed=seed)
        table.room.places["p1"].stand_in = False
        while table.room.is_playing and "Ann" not in (sitting := sitting_of(table)).dead:
            ask = sitting.run.ask
            if "Ann" in sitting.run.waiting():
                table.desk.answers_for("p1", table.programs.answer(table.room, "p1"), table.wall)
                continue
            if ask is not None and ask.kind in ("victim", "look-into"):
                called.add(ask.kind)
                assert {pace for _, pace in _turns(table.room)} == {AT_NIGHT}
            table.goes_on()
    assert called == {"victim", "look-into"}


def test_bots_take_their_time_to_talk_only_while_a_person_is_in_the_game() -> None:
    """Ann is out: she watches, and need not wait for talk that nobody has."""
    for seed in range(20):
        table = Table("werewolf", seed=seed)
        table.room.places["p1"].stand_in = False
        paces = []
        while table.room.is_playing and table.room.sitting is not None:
            sitting = table.room.sitting
            is_out = "Ann" in sitting.dead
            if sitting.run.ask is not None and sitting.run.ask.kind == "lynch":
                paces.append((is_out, max(pace[1] for _, pace in _turns(table.room))))
            if not is_out and "Ann" in sitting.run.waiting():
                table.desk.answers_for("p1", table.programs.answer(table.room, "p1"), table.wall)
            else:
                table.goes_on()
        if any(is_out for is_out, _ in paces) and not all(is_out for is_out, _ in paces):
            assert min(pace for is_out, pace in paces if not is_out) >= 0.6 * TO_TALK[1]
            assert max(pace for is_out, pace in paces if is_out) <= 1.5 * AMONG_BOTS * TO_TALK[1]
            return
    raise AssertionError("Ann was never lynched or taken after a day")


def test_a_bot_speaks_only_when_it_may_and_one_at_a_time() -> None:
    table = Table("werewolf")
    last = -10_000
    while table.room.is_playing:
        before = table.room.remarks_made
        table.goes_on()
        if table.room.remarks_made > before:
            sitting = table.room.sitting
            assert sitting is not None
            assert sitting.scene is not None
            said = table.room.talk[-1].said
            assert sitting.scene.speakers == "everyone" or said.name in sitting.scene.speakers
            assert said.remark, "a bot speaks in ready sayings, which everybody can read"
            assert table.wall - last >= 2000 * AMONG_BOTS
            last = table.wall


def test_after_an_undo_a_bot_has_forgotten_what_was_taken_back() -> None:
    table = Table("werewolf")
    while table.room.sitting is None or table.room.sitting.run.length < 24:
        table.goes_on()
    before = dict(table.programs._minds)
    table.desk.undoes(14, table.wall)
    while table.room.sitting.run.length < 20:
        table.goes_on()
    renewed = {place for place, mind in table.programs._minds.items() if mind != before.get(place)}
    assert renewed


def test_the_host_sees_and_changes_how_good_a_bot_is(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            (host,) = await seated(place.url, ("Ann",))
            await host.does("bot", name="Alba", level="easy")
            await host.until(lambda seen: len(seen.room["people"]) == 2)
            alba = host.seen.room["people"][1]
            assert (alba["kind"], alba["level"]) == ("bot", "easy")
            assert alba["temper"] == "talkative"
            assert not host.seen.room["people"][0]["temper"]
            await host.does("level", place=alba["place"], level="hard")
            await host.until(lambda seen: seen.room["people"][1]["level"] == "hard")
            await all_go([host])

    run(party)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["werewords", "werewolf", "wherewolf"])
def test_one_person_who_answers_anyhow_comes_to_the_end_among_bots(
    game: str, seed: int, tmp_path: Path
) -> None:
    """As in Play now, with nobody to hurry the table on but its clock."""

    async def party() -> None:
        async with serving(tmp_path, seed=seed) as place:
            (ann,) = await seated(place.url, ("Ann",))
            await ann.does("choose", game=game)
            for name in NAMES[: 5 if game == "werewords" else 7]:
                await ann.does("bot", name=name)
            await ann.does("start")
            await play([ann], talking=True)
            await all_go([ann])

    run(party)


def test_a_person_overrules_the_token_of_a_bot_mayor() -> None:
    for seed in range(40):
        table = Table("werewords", seed=seed)
        while table.room.is_playing and not _tokens(table):
            table.goes_on()
        if not table.room.is_playing:
            continue
        number, given = _tokens(table)[0]
        other = "no" if given != "no" else "yes"
        overrules(table.desk, number, other, table.wall)
        assert _tokens(table)[0] == (number, other)
        table.plays()
        return
    raise AssertionError("no bot was Mayor and answered")


def test_no_host_finds_the_word_by_overruling_a_token() -> None:
    """Correct would show the word and the Werewolves to everybody, and could be taken back."""
    table = Table("werewords")
    while table.room.is_playing and not _tokens(table):
        table.goes_on()
    number, _ = _tokens(table)[0]
    assert table.room.sitting is not None
    before = table.room.sitting.run.length
    with pytest.raises(Refused, match="not-an-option"):
        overrules(table.desk, number, "correct", table.wall)
    assert table.room.sitting.run.length == before


def test_nothing_stays_of_what_bots_thought_in_a_game_that_is_over() -> None:
    table = Table("werewolf")
    table.goes_on()
    table.plays()
    table.programs.wakes_at(table.room, table.wall)
    assert not table.programs._minds


def test_a_persons_token_is_not_overruled() -> None:
    table = Table("werewords")
    while table.room.is_playing and not _tokens(table):
        table.goes_on()
    number, _ = _tokens(table)[0]
    for place in table.room.places.values():
        place.kind, place.stand_in = "person", False
    with pytest.raises(Refused, match="nothing-to-overrule"):
        overrules(table.desk, number, "no", table.wall)


def _tokens(table: Table) -> list[tuple[int, str]]:
    sitting = table.room.sitting
    assert sitting is not None
    told = [item for item in sitting.run.said if isinstance(item, Telling) and item.key == "token"]
    return [(item.args["number"], item.args["token"]) for item in told if item.args["number"]]

"""The arena plays real games, counts them rightly, and the same ones for the same seed."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from nightcall.bots import LEVELS, Bot, RandomBot, make_bot, match
from nightcall.bots.arena import GOOD, Fixture, Side, play, play_one, seats
from nightcall.bots.match import Match, Stalled
from nightcall.bots.tally import Tally, rate
from nightcall.bots.werewolf import WerewolfBot
from nightcall.bots.wherewolf import WherewolfBot
from nightcall.cli.main import nightcall
from nightcall.games import GAMES, game_named
from nightcall.table import (
    Answer,
    CannotStart,
    Header,
    House,
    Run,
    Scene,
    Seat,
    Spoken,
    View,
    is_said_rightly,
    view,
)
from tests.conformance.boxes import Words

TALKING = ("werewolf", "wherewolf")


def header_of(name: str, players: int = 8, **options: object) -> Header:
    game = game_named(name)
    return Header(game.name, game.rules, seats(players), options)


def total(fixture: Fixture, games: int, jobs: int = 1) -> Tally:
    tally = Tally()
    for part in play(fixture, games, jobs):
        tally.add(part)
    return tally


def played(name: str, seed: int = 1) -> Match:
    chance = Random(seed)
    house = House(chance, words=Words(chance))
    return play_one(Fixture(header_of(name)), house, chance)


# Counting


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_how_sure_a_share_is(won: int, of: int, low: float, high: float) -> None:
    """The intervals of Wilson, from his formula worked out by hand."""
    found = rate(won, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_a_card_that_several_hold_counts_once_in_a_game() -> None:
    tally = total(Fixture(header_of("werewolf")), 6)
    assert tally.games == 6
    assert tally.dealt == {"Werewolf": 6, "Seer": 6, "Villager": 6}
    assert tally.won["Seer"] + tally.won["Werewolf"] == 6
    assert tally.by_role()["Villager"].of == 6


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    fixture = Fixture(header_of("werewolf", 6), seed=3)
    alone, together = total(fixture, 8), total(fixture, 8, jobs=2)
    for tally in (alone, together):
        tally.cpu = tally.slowest = 0.0
    assert alone == together
    other = total(Fixture(header_of("werewolf", 6), seed=4), 8)
    assert other.sums["answers"] != alone.sums["answers"]


def test_a_table_that_cannot_start_is_refused() -> None:
    with pytest.raises(CannotStart):
        total(Fixture(header_of("werewolf", 4)), 1)


# Playing


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_game_is_played_to_its_end(name: str) -> None:
    assert played(name).run.is_over


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("level", LEVELS)
def test_what_bots_say_is_ready_and_said_by_who_may_speak(name: str, level: str) -> None:
    game = game_named(name)
    sayings = {saying.key: saying for saying in game.sayings}
    cards = tuple(face.name for face in game.faces)
    chance = Random(5)
    fixture = Fixture(header_of(name, 10), levels=(level,))  # type: ignore[arg-type]
    for _ in range(4):
        match = play_one(fixture, House(chance), chance)
        assert match.talk
        for spoken in match.talk:
            saying = sayings[spoken.key]
            assert is_said_rightly(saying, spoken.args, fixture.header.seats, cards)


def test_bots_of_both_sides_can_play_differently() -> None:
    """Werewolves that play by chance alone lose more often."""
    strong = Fixture(header_of("werewolf"), wolves=Side("hard", "stealthy"))
    weak = Fixture(header_of("werewolf"), wolves=Side("easy", "stealthy"))
    hard, easy = total(strong, 150), total(weak, 150)
    assert easy.teams["humans"] > hard.teams["humans"] + 10
    assert set(hard.teams) <= GOOD | {"werewolves"}


class Watching:
    """Checks that it sees its own view and nothing else, and that it may speak when it is asked."""

    def __init__(self, bot: Bot, run: Run, seat: Seat) -> None:
        self.bot, self.run, self.seat = bot, run, seat

    def answer(self, seen: View, talk: Sequence[Spoken]) -> Answer:
        assert seen == view(self.run, self.seat)
        return self.bot.answer(seen, talk)

    def says(self, seen: View, talk: Sequence[Spoken]) -> Spoken | None:
        assert seen == view(self.run, self.seat)
        scene = [item for item in self.run.said if isinstance(item, Scene)][-1]
        assert scene.speakers == "everyone" or self.seat in scene.speakers
        return self.bot.says(seen, talk)


@pytest.mark.parametrize("name", TALKING)
def test_a_bot_is_given_the_view_of_its_seat(name: str) -> None:
    header = header_of(name)
    run, chance = Run(game_named(name), header), Random(2)

    def bots(_cards: object) -> dict[Seat, Bot]:
        return {
            seat: Watching(make_bot(name, seat, header, "hard", Random(seat)), run, seat)
            for seat in header.seats
        }

    assert Match(run, House(chance), bots, chance).play().is_over


class Stubborn:
    """Votes against the next player, whatever the others do."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def answer(self, seen: View, _talk: Sequence[Spoken]) -> Answer:
        assert seen.asked is not None
        options = seen.asked.options.values  # type: ignore[union-attr]
        later = [seat for seat in options if seat > self.seat]
        return later[0] if later and seen.asked.kind == "lynch" else options[0]

    def says(self, _seen: View, _talk: Sequence[Spoken]) -> Spoken | None:
        return None


def test_a_table_that_never_agrees_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 200)
    header, chance = header_of("werewolf"), Random(1)
    run = Run(game_named("werewolf"), header)
    bots = {seat: Stubborn(seat) for seat in header.seats}
    with pytest.raises(Stalled, match="werewolf with 8 seats does not end"):
        Match(run, House(chance), lambda _cards: bots, chance).play()


def test_each_game_has_its_own_bots_and_others_the_random_one() -> None:
    def made(name: str) -> Bot:
        return make_bot(name, "Ann", header_of(name), "easy", Random(1))

    assert isinstance(made("werewolf"), WerewolfBot)
    assert isinstance(made("wherewolf"), WherewolfBot)
    stranger = make_bot("chess", "Ann", header_of("werewolf"), "easy", Random(1))
    assert isinstance(stranger, RandomBot)


# On the command line


def arena(*args: str) -> tuple[int, str]:
    found = CliRunner().invoke(nightcall, ["arena", *args, "--jobs", "1"])
    return found.exit_code, found.output


def test_the_arena_prints_and_writes_what_it_counted(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    code, output = arena(
        "werewolf", "--players", "6", "--games", "20", "--wolves", "stealthy", "--json", str(file)
    )
    assert code == 0
    figures = json.loads(file.read_text("utf-8"))
    share = figures["teams"]["werewolves"]
    assert f"{100 * share['share']:.1f} % [{100 * share['low']:.1f} to" in output
    assert figures["games"] == 20
    assert figures["fixture"]["wolves"] == {"level": None, "manner": "stealthy"}
    assert set(figures["roles"]) == {"Seer", "Villager", "Werewolf"}
    assert figures["means"]["nights"] >= 1


def test_the_arena_says_how_often_the_seer_was_found(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    code, output = arena("werewords", "--players", "5", "--games", "4", "--json", str(file))
    assert code == 0
    hunt = json.loads(file.read_text("utf-8"))["hunt"]
    assert hunt["by_chance"] == pytest.approx(0.25)
    assert f"found {100 * hunt['share']:.1f} %" in output
    assert "by chance 25.0 %" in output


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("werewolf", "--levels", "hard,best"), "no level “best”"),
        (("werewolf", "--players", "4"), "too few"),
        (("wherewolf", "--option", "level=none"), "level"),
        (("werewolf", "--games", "2", "--json", "/nowhere/at/all"), "could not be written"),
    ],
)
def test_what_the_arena_cannot_do_it_says(args: tuple[str, ...], says: str) -> None:
    code, output = arena(*args)
    assert code == 1
    assert says in output

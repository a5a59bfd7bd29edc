"""Werewolf under Hypothesis: numbers, options and answers that nobody would think of."""

from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox, check
from nightcall.games.werewolf.village import WerewolfOutcome
from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Ask,
    CannotStart,
    House,
    Run,
    Scene,
    Telling,
    start,
)

often = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)

chances = st.integers(0, 2**48).map(Random)
boxes = st.builds(
    WerewolfBox,
    werewolves=st.integers(1, 5),
    seers=st.integers(0, 3),
    moderator=st.sampled_from(("digital", "agreed", "dealt")),
    moderator_seat=st.just("Player 0"),
    device=st.sampled_from(("own", "passed")),
    deadlock=st.sampled_from(("none", "declared", "timer")),
    self_votes=st.booleans(),
    dying_seer_sees=st.booleans(),
    pace=st.floats(0.5, 3),
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[tuple[str, ...], WerewolfBox]:
    """People and a box that Start accepts."""
    seats = tuple(f"Player {number}" for number in range(draw(st.integers(6, 12))))

    def can_start(box: WerewolfBox) -> bool:
        return all(remark.weight != "refusal" for remark in check(seats, box))

    return seats, draw(boxes.filter(can_start))


def played(table: tuple[tuple[str, ...], WerewolfBox], chance: Random) -> Run:
    """The pack comes to terms, the village lynches by lot; now and then somebody moves a vote,
    or a deadlock ends the day."""
    seats, box = table
    run, house, wanted = start(WEREWOLF, WEREWOLF.header(seats, box)), House(chance), ""
    while (ask := run.ask) is not None:
        assert run.length < 3000, "this game does not end"
        waiting = run.waiting()
        if ask.kind in ("victim", "lynch"):
            seat = chance.choice(list(ask.options)) if chance.random() < 0.1 else waiting[0]
            options = ask.options[seat]
            values = getattr(options, "values", ())
            if wanted not in values or chance.random() < 0.1:
                wanted = chance.choice(values)
            run.answer(seat, wanted)
            if seat in (HOUSE, CLOCK):
                wanted = ""
        elif waiting:
            run.answer(waiting[0], house.answer(ask.options[waiting[0]]))
        else:
            run.answer(CLOCK, TIME_IS_UP)
    return run


def told(run: Run, *keys: str) -> list[dict[str, Any]]:
    return [item.args for item in run.said if isinstance(item, Telling) and item.key in keys]


def outcome_of(run: Run) -> WerewolfOutcome:
    assert isinstance(run.outcome, WerewolfOutcome)
    return run.outcome


@often
@given(tables(), chances)
def test_a_game_ends_and_one_side_has_won(
    table: tuple[tuple[str, ...], WerewolfBox], chance: Random
) -> None:
    """PW-WIN-01, PW-WIN-02"""
    run = played(table, chance)
    (cards,) = [args["cards"] for args in told(run, "cards")]
    wolves = {seat for seat, card in cards.items() if card == "Werewolf"}
    winners = set(outcome_of(run).winners)
    assert winners in (wolves, set(cards) - wolves)
    assert (winners == wolves) == (outcome_of(run).team == "werewolves")


@often
@given(tables(), chances)
def test_nobody_dies_twice_and_nobody_is_lost(
    table: tuple[tuple[str, ...], WerewolfBox], chance: Random
) -> None:
    """PW-DAY-01: at every moment players are living or dead, and only one of these."""
    run = played(table, chance)
    (cards,) = [args["cards"] for args in told(run, "cards")]
    deaths = [args["seat"] for args in told(run, "killed", "lynched")]
    assert len(set(deaths)) == len(deaths)
    dead: list[str] = []
    for item in run.said:
        if isinstance(item, Telling) and item.key in ("killed", "lynched"):
            dead.append(item.args["seat"])
            assert item.args["card"] == cards[item.args["seat"]]
        elif isinstance(item, Scene):
            assert item.alive is not None
            assert set(item.alive).isdisjoint(dead)
            assert {*item.alive, *dead} == set(cards)


@often
@given(tables(), chances)
def test_the_dead_are_asked_nothing_and_may_not_speak(
    table: tuple[tuple[str, ...], WerewolfBox], chance: Random
) -> None:
    """PW-DAY-02"""
    dead: set[str] = set()
    for item in played(table, chance).said:
        match item:
            case Telling(key="killed" | "lynched"):
                dead.add(item.args["seat"])
            case Ask():
                assert dead.isdisjoint(item.options)
                values = [getattr(options, "values", ()) for options in item.options.values()]
                assert all(dead.isdisjoint(seats) for seats in values)
            case Scene(chapter="day" | "night" | "dawn"):
                assert dead.isdisjoint(item.speakers)


@often
@given(tables(), chances)
def test_the_game_is_over_at_the_first_death_that_decides_it(
    table: tuple[tuple[str, ...], WerewolfBox], chance: Random
) -> None:
    """PW-WIN-02: and not one death later."""
    run = played(table, chance)
    (cards,) = [args["cards"] for args in told(run, "cards")]
    alive = set(cards)
    deaths = [args["seat"] for args in told(run, "killed", "lynched")]
    for number, seat in enumerate(deaths, start=1):
        alive.remove(seat)
        wolves = sum(cards[other] == "Werewolf" for other in alive)
        assert (wolves == 0 or wolves >= len(alive) - wolves) == (number == len(deaths))


@often
@given(tables(), chances)
def test_each_night_kills_one_human_and_each_day_one_who_had_a_majority(
    table: tuple[tuple[str, ...], WerewolfBox], chance: Random
) -> None:
    """PW-NGT-01, PW-NGT-03, PW-DAY-03, by a count of our own"""
    run = played(table, chance)
    alive: set[str] = set()
    votes: dict[str, str] = {}
    nights = 0
    for item in run.said:
        match item:
            case Scene():
                alive = set(item.alive or ())
                votes = {} if item.line == "day" else votes
                nights += item.line == "night-falls"
            case Telling(key="standing-vote"):
                votes[item.args["seat"]] = item.args["accused"]
            case Telling(key="killed"):
                assert item.args["card"] != "Werewolf"
            case Telling(key="lynched"):
                counts = list(votes.values()).count(item.args["seat"])
                assert counts * 2 > len(alive)
    assert len(told(run, "killed")) == nights == outcome_of(run).nights


@often
@given(st.integers(0, 40), boxes)
def test_a_table_is_refused_or_it_deals(people: int, box: WerewolfBox) -> None:
    """PW-SET-01, PW-SET-02"""
    seats = tuple(f"Player {number}" for number in range(people))
    try:
        run = start(WEREWOLF, WEREWOLF.header(seats, box))
    except CannotStart:
        return
    house = House(Random(1))
    while run.ask is not None and HOUSE in run.waiting():
        run.answer(HOUSE, house.answer(run.ask.options[HOUSE]))
    assert run.ask is not None
    assert len(run.ask.options) == people - (box.moderator != "digital")

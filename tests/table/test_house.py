"""The House and the Clock as programs: chance and time for tables where no hand shuffles."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from nightcall.table import (
    CLOCK,
    HOUSE,
    Answer,
    Arrange,
    Choice,
    Draw,
    EmptySupply,
    House,
    Lengths,
    Options,
    Press,
    Salt,
    Several,
    Table,
    Tally,
    Text,
    attend,
    let_time_pass,
)
from tests.table.tiny import answer_of, play

ASKED: list[Options] = [
    Arrange(("Mayor", "Seer", "Werewolf", "Villager", "Villager")),
    Choice(("Ann", "Bob", "Cid")),
    Several(("Ann", "Bob", "Cid"), 1, 2),
    Several(("Ann", "Bob", "Cid"), 0, 3, also=("(whoops)",)),
    Salt(),
    Lengths(3, 4, 9),
    Tally(("Ann", "Bob"), 5),
]


class Shelf:
    """A supply that says what it was asked for."""

    def draw(self, wants: tuple[str, ...], limits: Mapping[str, Any]) -> list[Answer]:
        return [f"{want} {limits['language']}" for want in wants]


@pytest.mark.parametrize("options", ASKED)
def test_the_house_answers_what_it_is_asked(options: Options) -> None:
    house = House(Random(1))
    answers = [house.answer(options) for _ in range(50)]
    assert all(options.refuse(answer) is None for answer in answers)
    assert len({str(answer) for answer in answers}) > 1


def test_chance_can_be_given_so_that_a_game_is_dealt_again_alike() -> None:
    def deals(seed: int) -> list[Answer]:
        house = House(Random(seed))
        return [house.answer(options) for options in ASKED]

    assert deals(7) == deals(7)
    assert deals(7) != deals(8)


def test_without_given_chance_nobody_can_foretell_the_house() -> None:
    salts = {House().answer(Salt()) for _ in range(20)}
    assert len(salts) == 20


def test_the_house_draws_from_the_supply_that_is_named() -> None:
    house = House(Random(1), words=Shelf())
    drawn = house.answer(Draw("words", ("easy", "hard"), {"language": "en"}))
    assert drawn == ["easy en", "hard en"]


def test_a_supply_that_is_not_at_the_table_is_empty() -> None:
    with pytest.raises(EmptySupply, match="words"):
        House(Random(1)).answer(Draw("words", ("easy",), {}))


@pytest.mark.parametrize("options", [Text(10), Press({"yes": ()})])
def test_the_house_says_nothing_in_its_own_words(options: Options) -> None:
    with pytest.raises(TypeError):
        House(Random(1)).answer(options)


async def deals_then_asks(table: Table) -> Any:
    order = await table.shuffle("deal", ("a", "b", "c"))
    one = await table.pick("first", table.seats)
    timer = table.timer("vote", 5)
    options = {"Ann": Choice(("yes",)), HOUSE: Choice(("(stop)",))}
    votes = await table.until(timer, "vote", options, optional=(HOUSE,), at_once=("(stop)",))
    await table.pause("rest", table.timer("rest", 5))
    return sorted(order), one, votes


def test_the_house_attends_until_somebody_else_is_asked() -> None:
    run = play(deals_then_asks)
    attend(run, House(Random(1)), when=40)
    assert [entry.seat for entry in run.entries] == [HOUSE, HOUSE]
    assert [entry.when for entry in run.entries] == [40, 40]
    assert run.waiting() == ["Ann"]
    attend(run, House(Random(1)))
    assert run.length == 2


def test_time_passes_only_when_nobody_is_left_to_wait_for() -> None:
    run = play(deals_then_asks)
    assert not let_time_pass(run)
    attend(run, House(Random(1)))
    assert not let_time_pass(run)
    run.answer("Ann", "yes")
    assert let_time_pass(run, when=5000)
    assert run.entries[-1].seat == CLOCK
    assert run.entries[-1].when == 5000
    assert let_time_pass(run)
    assert run.is_over
    assert answer_of(run)[0] == ["a", "b", "c"]
    assert not let_time_pass(run)
    attend(run, House(Random(1)))


def test_what_only_people_can_tell_is_left_to_them() -> None:
    async def questions(table: Table) -> None:
        await table.pick("draw", ("a", "b"))
        await table.people("turned", Choice(("yes", "no")))

    run = play(questions)
    attend(run, House(Random(1)))
    assert run.ask is not None
    assert run.ask.kind == "turned"
    assert run.waiting() == [HOUSE]

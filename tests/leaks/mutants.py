"""Deliberate leaks, each a small change that a careless hand could make."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from nightcall.games.werewords import cards, night
from nightcall.games.werewords.village import Village
from nightcall.table import Ask, Asked, Choice, Scene, Seat, Table, Timer, Viewer
from tests.leaks.world import HELPERS, World

Pair = tuple[World, World, str]


@dataclass(frozen=True)
class Mutant:
    """`plant` puts the leak in; `shape` may choose options that the leak needs."""

    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    shape: Callable[[World, World, str], Pair] = lambda world, other, seat: (world, other, seat)


def with_option(name: str, value: object) -> Callable[[World, World, str], Pair]:
    def shape(world: World, other: World, seat: str) -> Pair:
        both = [replace(each, options={**each.options, name: value}) for each in (world, other)]
        return both[0], both[1], seat

    return shape


def nothing(patch: pytest.MonkeyPatch) -> None:
    """The leak is an option that the house offers with a warning."""


def word_told_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def tell(self: Table, to: Iterable[Seat] | None, key: str, /, **args: Any) -> None:
        honest(self, None if key == "word" else to, key, **args)

    patch.setattr(Table, "tell", tell)


def helpers_in_the_order_of_their_roles(patch: pytest.MonkeyPatch) -> None:
    def the_helpers(village: Village, seat: Seat) -> cards.Seen:
        seen = [holder for role in HELPERS for holder in village.holders(role)]
        others = [other for other in village.acting("Beholder") if other != seat]
        return "helpers", {"helpers": seen, "beholders": others}

    beholder = replace(cards.BEHOLDER, sees=the_helpers)
    patch.setattr(
        night, "CALLED", tuple(beholder if c is cards.BEHOLDER else c for c in cards.CALLED)
    )


def shorter_call_when_the_mayor_has_the_card(patch: pytest.MonkeyPatch) -> None:
    async def looks(table: Table, village: Village, card: cards.Card) -> None:
        if village.mayors_card == card.name:
            table.scene("night", f"wake-{card.slug}", timer=table.timer("call", 8))
            await table.pause("call", table.timer("call", 2), card=card.name)
            table.scene("night", f"sleep-{card.slug}")
        else:
            await honest(table, village, card)

    honest = cards.looks
    patch.setattr(night, "looks", looks)


def longer_step_when_no_hand_moves(patch: pytest.MonkeyPatch) -> None:
    async def taps(table: Table, thing: Seat, timer: Timer) -> None:
        neighbours = table.neighbours(thing)
        tapped = (await table.until(timer, "tap", {thing: Choice(neighbours)})).get(thing)
        if tapped is None:
            await table.pause("call", timer)
        table.tell((tapped or neighbours[0],), "tapped", by=thing)

    patch.setattr(cards, "taps", taps)


def instructions_spoken_by_what_was_copied(patch: pytest.MonkeyPatch) -> None:
    honest = cards.follows_instructions

    async def follows(table: Table, village: Village, me: Seat, looked_at: Seat) -> bool:
        table.scene("night", f"instructions-{village.cards[looked_at]}")
        return await honest(table, village, me, looked_at)

    patch.setattr(cards, "follows_instructions", follows)


def questions_counted_for_all(patch: pytest.MonkeyPatch) -> None:
    honest = Viewer.news

    def counted(self: Any) -> Any:
        run = self._run
        for number, message in honest(self):
            asks = sum(isinstance(item, Ask) for item in run.said[: run._marks[number]])
            is_question = isinstance(message, Asked)
            yield number, msgspec.structs.replace(message, number=asks) if is_question else message

    patch.setattr(Viewer, "news", counted)


def progress_of_a_secret_question(patch: pytest.MonkeyPatch) -> None:
    honest = Table.until

    def until(self: Table, timer: Timer, kind: str, options: Any, **more: Any) -> Awaitable[Any]:
        return honest(self, timer, kind, options, **{**more, "open": True})

    patch.setattr(Table, "until", until)


def mayors_card_said_aloud(patch: pytest.MonkeyPatch) -> None:
    honest = night.night

    async def told(table: Table, village: Village, used_words: tuple[str, ...]) -> None:
        table.tell(None, "mayor-is", team=cards.card_named(village.mayors_card).team)
        await honest(table, village, used_words)

    patch.setattr("nightcall.games.werewords.script.night", told)


def scene_names_the_awake(patch: pytest.MonkeyPatch) -> None:
    honest = cards.hunts_as_a_pack

    async def hunts(table: Table, village: Village) -> None:
        table._said.append(Scene("night", "wake", alive=village.acting("Werewolf")))
        await honest(table, village)

    wolf = replace(cards.WEREWOLF, turn=hunts)
    patch.setattr(night, "CALLED", tuple(wolf if c is cards.WEREWOLF else c for c in cards.CALLED))


MUTANTS = (
    Mutant("no Seer call for a Seer Mayor", nothing, with_option("call_seer", "unless the Mayor")),
    Mutant("Masons only when two wake", nothing, with_option("call_masons", "only when two wake")),
    Mutant("labelled helpers", nothing, with_option("beholder_sees", "labels")),
    Mutant("the word told to all", word_told_to_all),
    Mutant("helpers in the order of their roles", helpers_in_the_order_of_their_roles),
    Mutant("a shorter call for the Mayor's card", shorter_call_when_the_mayor_has_the_card),
    Mutant("a longer step when no hand moves", longer_step_when_no_hand_moves),
    Mutant("instructions spoken by what was copied", instructions_spoken_by_what_was_copied),
    Mutant("questions counted for all", questions_counted_for_all),
    Mutant("progress of a secret question", progress_of_a_secret_question),
    Mutant("the Mayor's team said aloud", mayors_card_said_aloud),
    Mutant("a scene that names the awake", scene_names_the_awake),
)

"""Werewolf on paper: two calls, and in the first night the pack finds itself."""

from collections.abc import Iterator
from typing import Any

from nightcall.cards.calls import Call, Night
from nightcall.cards.village import Deck, PrintedGame, Village, clock
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.village import MODERATOR, SEER, VILLAGER
from nightcall.games.werewolf.village import WEREWOLF as A_WEREWOLF
from nightcall.table import Face


def _nights(village: Village) -> tuple[Night, ...]:
    first = ("wake-werewolves-first", "choose-a-victim")
    ends = village.texts.say("voice-werewolf-say-morning")  # who it is, no card knows
    return (
        Night("first", tuple(_calls(village, first)), ends),
        Night("later", tuple(_calls(village, ("wake-werewolves-later",))), ends),
    )


def _calls(village: Village, wakes: tuple[str, ...]) -> Iterator[Call]:
    lines = {A_WEREWOLF: ("werewolves", wakes), SEER: ("seer", ("wake-seer", "seer-sees"))}
    for card, (name, said) in lines.items():
        if card in village.deck:
            spoken = tuple(map(village.line, said))
            does = village.does(name, dying=village.box.dying_seer_sees)
            sleeps = village.line(f"sleep-{name}")
            with_her = card == SEER  # PW-NGT-05
            yield Call(name, (card,), spoken, does, sleeps, ends_with_holders=with_her)


def _options(village: Village) -> dict[str, Any]:
    return {"ends": village.box.deadlock, "time": clock(village.box.day_seconds)}


def _on_top(box: WerewolfBox) -> Deck:
    return {MODERATOR: 1} if box.moderator == "dealt" else {}  # PW-SET-03


WEREWOLF = PrintedGame(
    name="werewolf",
    offices=(Face(name=MODERATOR, team="none", most=2),),
    on_top=_on_top,
    whole={A_WEREWOLF: 2, SEER: 1, VILLAGER: 13},  # PW-SET-04
    nights=_nights,
    day=("dawn", "day"),
    options=_options,
)

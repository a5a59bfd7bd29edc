"""Turn cards: the calls of a village's nights, in the order and the words of its script."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from nightcall.cards.deck import LESSER_VAMPIRE, Village
from nightcall.games.werewords.cards import CALLED, HELPERS, Card, card_named
from nightcall.games.wherewolf.card import Turn
from nightcall.games.wherewolf.cards import card_named as card_of
from nightcall.games.wherewolf.cards import is_card
from nightcall.games.wherewolf.deck import cards_of
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.games.wherewolf.night import turn_card
from nightcall.games.wherewolf.village import Item
from nightcall.games.wherewolf.village import Village as State

When = Literal["once", "first", "later"]

CURSED = "Cursed"


@dataclass(frozen=True)
class Call:
    """Who is called, by which lines, and what whoever leads the night does meanwhile."""

    name: str
    cards: tuple[str, ...]
    spoken: tuple[str, ...]
    does: str
    sleeps: str

    @property
    def heard(self) -> str:
        """The first words of the call: what a sleeper listens for."""
        return re.split(r"\s*[,:.]", self.spoken[0], maxsplit=1)[0]


@dataclass(frozen=True)
class Night:
    when: When
    calls: tuple[Call, ...]


def nights_of(village: Village) -> tuple[Night, ...]:
    """The kinds of night this village has. A game without turn cards has none."""
    nights = NIGHTS.get(village.game.name)
    return nights(village) if nights else ()


def day_of(game: str) -> tuple[str, ...]:
    """What follows the night, by the names of its chapters; of a game without turn cards nothing
    is known."""
    return DAYS.get(game, ())


# Werewords: one night, read out beside real cards


def _werewords(village: Village) -> tuple[Night, ...]:
    own = village.box.night_order
    order = tuple(map(card_named, own)) if own else CALLED
    calls = [_mayors(village)] if "Mayor" in village.deck else []
    calls += [_of_words(card, village) for card in order if _is_called(card, village)]
    return (Night("once", tuple(calls)),)


def _mayors(village: Village) -> Call:
    spoken = (village.line("wake-mayor", cards="dealt"), village.line("choose-a-word"))
    return Call("mayor", ("Mayor",), spoken, _does(village, "mayor"), village.line("sleep-mayor"))


def _is_called(card: Card, village: Village) -> bool:
    """A lone Mason has nobody to find (WW-ROL-10)."""
    deck = village.deck
    is_alone = card.name == "Mason" and deck.get("Mason") == 1 and "Doppelgänger" not in deck
    return card.name in deck and not is_alone


def _of_words(card: Card, village: Village) -> Call:
    deck = village.deck
    args = {"cards": "real", "helpers": [helper for helper in HELPERS if helper in deck]}
    lines, sleeps = [f"wake-{card.slug}"], f"sleep-{card.slug}"
    if card.name == "Werewolf":
        is_pack = deck["Werewolf"] > 1 or "Doppelgänger" in deck
        lines = ["wake-werewolves", "werewolves-read"] if is_pack else ["wake-werewolf"]
        lines += ["tap-a-letter"] if village.box.speedwords else []
        sleeps = "sleep-werewolves" if is_pack else "sleep-werewolf"
    spoken = tuple(village.line(line, **args) for line in lines)
    does = _does(village, card.slug)
    return Call(card.slug, (card.name,), spoken, does, village.line(sleeps, **args))


# Werewolf: two calls, and in the first night the pack finds itself


def _werewolf(village: Village) -> tuple[Night, ...]:
    first = ("wake-werewolves-first", "choose-a-victim")
    return (
        Night("first", tuple(_of_pack(village, first))),
        Night("later", tuple(_of_pack(village, ("wake-werewolves-later",)))),
    )


def _of_pack(village: Village, wakes: tuple[str, ...]) -> Iterator[Call]:
    lines = {"Werewolf": ("werewolves", wakes), "Seer": ("seer", ("wake-seer", "seer-sees"))}
    for card, (name, said) in lines.items():
        if card in village.deck:
            spoken = tuple(map(village.line, said))
            does, sleeps = _does(village, name), village.line(f"sleep-{name}")
            yield Call(name, (card,), spoken, does, sleeps)


# Wherewolf: the turn cards of the script itself


def _wherewolf(village: Village) -> tuple[Night, ...]:
    items = {name: Item(name, None) for name in ITEM_TURNS if getattr(village.box, name)}
    made_by = {"Vampire": 1} if LESSER_VAMPIRE in village.deck else {}
    state = State(village.box, {}, cards_of(village.deck | made_by), items=items)
    nights: list[Night] = []
    whens: tuple[When, ...] = ("first", "later")
    for when in whens:
        state.nights += 1
        calls = [_of_turn(turn, when, state, village) for turn in turn_card(state)]
        nights.append(Night(when, tuple(calls)))
    return tuple(nights)


def _of_turn(turn: Turn, when: When, state: State, village: Village) -> Call:
    named = {turn.names.lower(): state.is_in_pool(turn.names)} if turn.names else {}
    pool = tuple(dict.fromkeys(state.pool))
    can_be_bitten = state.is_in_pool("Vampire") and when == "later"
    bitten = (LESSER_VAMPIRE,) if can_be_bitten else ()
    cards = tuple(card.name for card in pool if getattr(card, when) == turn)
    dark = (*(card.name for card in pool if card.aura == "Dark"), *bitten)
    if state.is_in_pool(CURSED) and when == "later":
        turned = village.texts.say("print-turned", card=village.sentences.name(CURSED))
        dark = (*dark, turned)
    mystic = [card.name for card in pool if card.is_mystic]
    return Call(
        turn.name,
        (*cards, *bitten) if "Vampire" in cards else cards,
        (village.line(f"wake-{turn.name}-{when}", **named),),
        _does(village, f"{turn.name}-{when}", dark=dark, mystic=mystic),
        village.line(f"sleep-{turn.name}"),
    )


def _does(village: Village, name: str, **args: Sequence[str]) -> str:
    """A card that only looks needs no words of its own."""
    own = village.own("do", name, **village.sentences.shaped(args))
    return own or village.texts.say("print-do-look")


NIGHTS: dict[str, Callable[[Village], tuple[Night, ...]]] = {
    "werewords": _werewords,
    "werewolf": _werewolf,
    "wherewolf": _wherewolf,
}


DAYS = {
    "werewords": ("day", "hunt", "vote"),
    "werewolf": ("dawn", "day"),
    "wherewolf": ("dawn", "assembly", "first-voting", "defence", "second-voting", "stake"),
}


def aura_of(card: str) -> tuple[str, bool] | None:
    """What the Seer and the Wizard of Wherewolf see in a card: its aura, and whether it has the
    gift."""
    if card == LESSER_VAMPIRE:
        return "Dark", False
    return (card_of(card).aura, card_of(card).is_mystic) if is_card(card) else None

"""Wherewolf on paper: the turn cards of the script itself, and a card that is never dealt."""

from typing import Any

from nightcall.cards.calls import Call, Night, When
from nightcall.cards.village import PrintedGame, Village, clock
from nightcall.games.wherewolf.card import Turn
from nightcall.games.wherewolf.cards import card_named, is_card
from nightcall.games.wherewolf.deck import cards_of
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.games.wherewolf.night import turn_card
from nightcall.games.wherewolf.village import Item
from nightcall.games.wherewolf.village import Village as State
from nightcall.table import Face

LESSER_VAMPIRE = "Lesser Vampire"
CURSED = "Cursed"
STRONGER, YOUNG_WOLF = ("Pack Leader", "Werewolf"), "Young Wolf"
MADE = {CURSED: "Werewolf", "Vampire": LESSER_VAMPIRE}
"""What somebody becomes in the night, where this card is in."""


def _nights(village: Village) -> tuple[Night, ...]:
    items = {name: Item(name, None) for name in ITEM_TURNS if getattr(village.box, name)}
    made_by = {"Vampire": 1} if LESSER_VAMPIRE in village.deck else {}
    state = State(village.box, {}, cards_of(village.deck | made_by), items=items)
    nights: list[Night] = []
    whens: tuple[When, ...] = ("first", "later")
    for when in whens:
        state.nights += 1
        calls = [_of_turn(turn, when, state, village) for turn in turn_card(state)]
        nights.append(Night(when, tuple(calls), _ends(when, village)))
    return tuple(nights)


def _ends(when: When, village: Village) -> str:
    """Nobody dies in the first night (WH-NGT-07); who does later, no card knows."""
    if when == "first":
        return village.line("day-breaks", dead=())
    return village.own("ends") or ""


def _of_turn(turn: Turn, when: When, state: State, village: Village) -> Call:
    named = {turn.names.lower(): state.is_in_pool(turn.names)} if turn.names else {}
    pool = tuple(dict.fromkeys(state.pool))
    can_be_bitten = state.is_in_pool("Vampire") and when == "later"
    bitten = (LESSER_VAMPIRE,) if can_be_bitten else ()
    cards = tuple(card.name for card in pool if getattr(card, when) == turn)
    turned = _turned(village) if state.is_in_pool(CURSED) and when == "later" else ()
    dark = (*(card.name for card in pool if card.aura == "Dark"), *bitten, *turned)
    pack = [*_in_pool(state, *STRONGER), *turned, *_in_pool(state, YOUNG_WOLF)]  # RR-07
    equals = village.deck.get("Werewolf", 0) > 1
    mystic = [card.name for card in pool if card.is_mystic]
    return Call(
        turn.name,
        (*cards, *bitten) if "Vampire" in cards else cards,
        (village.line(f"wake-{turn.name}-{when}", **named),),
        village.does(f"{turn.name}-{when}", dark=dark, mystic=mystic, pack=pack, equals=equals),
        village.line(f"sleep-{turn.name}"),
    )


def _in_pool(state: State, *cards: str) -> tuple[str, ...]:
    return tuple(card for card in cards if state.is_in_pool(card))


def _turned(village: Village) -> tuple[str, ...]:
    return (village.texts.say("print-turned", card=village.sentences.name(CURSED)),)


def _options(village: Village) -> dict[str, Any]:
    box = village.box
    talk, defence = (None, None) if box.timed else (box.assembly_seconds, box.defence_seconds)
    return {
        "reveal": box.reveal,
        "public": box.public,
        "counts": box.announce_counts,
        "talk": talk and clock(talk),
        "defence": defence and clock(defence),
        "made": [made for card, made in MADE.items() if card in village.deck],
    }


def _aura(card: str) -> tuple[str, bool] | None:
    if card == LESSER_VAMPIRE:
        return "Dark", False
    return (card_named(card).aura, card_named(card).is_mystic) if is_card(card) else None


WHEREWOLF = PrintedGame(
    name="wherewolf",
    states=(Face(name=LESSER_VAMPIRE, team="Vampire", most=20),),
    whole={LESSER_VAMPIRE: 2},
    nights=_nights,
    day=("dawn", "assembly", "first-voting", "defence", "second-voting", "stake"),
    options=_options,
    things=tuple(ITEM_TURNS),
    aura=_aura,
)

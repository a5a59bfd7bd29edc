"""Werewords on paper: one night, read out beside real cards, and the tokens of the box."""

from typing import Any

from nightcall.cards.calls import Call, Night
from nightcall.cards.village import PrintedGame, Village, clock
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import HELPERS, Card, is_one_werewolf
from nightcall.games.werewords.deck import card_of, card_seats
from nightcall.games.werewords.night import is_called, order_of_calls
from nightcall.games.werewords.village import MAYOR
from nightcall.games.werewords.village import Village as State
from nightcall.table import Face
from nightcall.text import slug

SOUGHT = ("Seer", "Fortune Teller")
TWO = 2  # play by endgames of their own (WW-P2-04 to WW-P2-06)
TWO_FACED = {"yes-no": ("yes", "no")}  # every other token is the same on both sides


def _night(village: Village) -> tuple[Night, ...]:
    """A call that depends on what a Doppelgänger copies is among them, and says so (D-22)."""
    dealt, copied = _state(village), _state(village, copied="Mason")
    calls = [_mayors(village)] if MAYOR in village.deck else []
    calls += [
        _of_card(card, village, is_sure=is_called(dealt, card))
        for card in order_of_calls(copied)
        if is_called(copied, card)
    ]
    return (Night("once", tuple(calls), village.line("day-breaks", cards="real")),)


def _mayors(village: Village) -> Call:
    spoken = (village.line("wake-mayor", cards="dealt"), village.line("choose-a-word"))
    return Call("mayor", (MAYOR,), spoken, village.does("mayor"), village.line("sleep-mayor"))


def _state(village: Village, copied: str | None = None) -> State:
    """What the Mayor's secret card is, no paper knows: the rule above the calls has it."""
    seats = card_seats(village.deck)
    cards = {MAYOR: MAYOR, **{seat: card_of(seat) for seat in seats}}
    return State(village.box, seats, cards, MAYOR, village.deck, copied=copied)


def _of_card(card: Card, village: Village, *, is_sure: bool) -> Call:
    deck = village.deck
    args = {"cards": "real", "helpers": [helper for helper in HELPERS if helper in deck]}
    lines, sleeps = [f"wake-{card.slug}"], f"sleep-{card.slug}"
    if card.name == "Werewolf":
        is_one = is_one_werewolf(village.deck)
        lines = ["wake-werewolf"] if is_one else ["wake-werewolves", "werewolves-read"]
        letter = "tap-a-letter-one-werewolf" if is_one else "tap-a-letter"
        lines += [letter] if village.box.speedwords else []
        sleeps = "sleep-werewolf" if is_one else "sleep-werewolves"
    spoken = tuple(village.line(line, **args) for line in lines)
    waits = village.box.speedwords and _is_for_two(village)  # WW-P2-08
    does = village.does(
        card.slug,
        sure=is_sure,
        waits=waits,
        seconds=village.box.hunt_seconds,
        letters=village.box.letters,
        grow=slug(village.box.letters_grow),
    )
    return Call(card.slug, (card.name,), spoken, does, village.line(sleeps, **args))


def _is_for_two(village: Village) -> bool:
    return bool(village.players == TWO and village.box.small_tables)


def _options(village: Village) -> dict[str, Any]:
    box = village.box
    return {
        "speedwords": box.speedwords,
        "everywhere": box.letter_shown == "everywhere",
        "time": clock(box.day_length),
        "hunt": box.hunt_seconds,
        "talk": box.vote_seconds,
        "sought": _sought(village),
        "one": is_one_werewolf(village.deck),
        "two": _is_for_two(village),
        "together": box.extra_card_found_by == "both",
        "quiet": not box.talk_in_hunt,
        "needs": "majority" if box.singled_out_by == "majority" else box.one_vote_each,
        "minion": box.minion_reveals,
        "beholder": box.beholder_reveals or "Beholder" not in village.deck,
        "seer": box.call_seer == "always",
    }


def _sought(village: Village) -> list[str]:
    """Whom the Werewolves look for once the word is found; what other cards change in it stands
    below (WW-TGT-01)."""
    return [card for card in SOUGHT if card in village.deck] or [SOUGHT[0]]


def _tokens(box: WerewordsBox) -> dict[tuple[str, str], int]:
    """As many as lie in the box of the edition (WW-TOK-02), and the one that ends the Day."""
    kinds = {**box.tokens, "correct": 1}
    return {TWO_FACED.get(kind, (kind, kind)): count for kind, count in kinds.items()}


WEREWORDS = PrintedGame(
    name="werewords",
    offices=(Face(name=MAYOR, team="none", most=2),),
    on_top=lambda _box: {MAYOR: 1},
    tokens=_tokens,
    nights=_night,
    night_options=("night_order",),
    day=("day", ("hunt", "vote")),
    options=_options,
    wakes_again=("Beholder", "Mason", "Minion", "Werewolf"),  # others act at once (WW-DOP-01)
    each_game={MAYOR: 3, "word": 4, "found": 1.4, "winners": 4},
)

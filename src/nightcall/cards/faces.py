"""What stands on one card: its name and side, when it wakes, what it does, how it wins."""

from typing import Any

from nightcall.cards.calls import Night
from nightcall.cards.village import Village
from nightcall.table import Face
from nightcall.text import slug

Drawn = dict[str, Any]
"""A thing for the typesetter, as JSON."""


def face(card: Face, village: Village, nights: tuple[Night, ...]) -> Drawn:
    sentences, name = village.sentences, slug(card.name)
    own = village.own("team", name)
    team = slug(card.team)
    return {
        "name": sentences.name(card.name),
        "icons": [name, "team-none" if own else f"team-{team}"],
        "side": "none" if own else team,
        "team": own or village.texts.say(f"client-team-{team}"),
        "aura": _aura(card, village),
        "wakes": _wakes(card, village, nights),
        "does": _does(card, village, nights).split("\n"),
        "wins": _wins(card, village),
    }


def _does(card: Face, village: Village, nights: tuple[Night, ...]) -> str:
    """A card that this village never calls may have to do without what it does at night."""
    name = slug(card.name)
    is_called = any(card.name in call.cards for night in nights for call in night.calls)
    own = None if is_called else village.own("does", f"{name}-uncalled")
    own = own or village.own("does", name, **village.options())
    return own or village.sentences.power(card.name)


def _wakes(card: Face, village: Village, nights: tuple[Night, ...]) -> str:
    """The words to listen for, in each kind of night that calls this card."""
    heard = {
        night.when: call.heard
        for night in nights
        for call in night.calls
        if card.name in call.cards
    }
    first = next(iter(heard.values()), "")
    again = [name for name in village.printed.wakes_again if name in village.deck]
    args = village.sentences.shaped({"call": first, "again": again})
    own = village.own("wakes", slug(card.name), **args)
    if own is not None:
        return own
    say = village.texts.say
    if not heard:
        return say("print-wakes-never")
    if len(heard) == 1:
        return say(f"print-wakes-{next(iter(heard))}", call=first)
    if len(set(heard.values())) == 1:
        return say("print-wakes-every", call=first)
    return say("print-wakes-both", **heard)


def _wins(card: Face, village: Village) -> str:
    """Werewords is won by sides; in other games each card says it itself."""
    if village.texts.has(f"{village.game.name}-card-{slug(card.name)}-wins"):
        return village.sentences.wins(card.name)
    own = village.own("wins", slug(card.name))
    return own or village.own("wins", slug(card.team)) or ""


def _aura(card: Face, village: Village) -> str:
    seen = village.printed.aura(card.name)
    if seen is None:
        return ""
    aura, is_mystic = seen
    return village.texts.say("print-aura", aura=aura, mystic="yes" if is_mystic else "no")

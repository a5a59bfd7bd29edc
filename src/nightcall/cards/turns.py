"""The leaves of a turn card: each kind of night, the day, and what a village's cards change."""

import re
from collections.abc import Iterator

from nightcall.cards.calls import Call, Night
from nightcall.cards.deck import faces_of
from nightcall.cards.faces import Drawn
from nightcall.cards.village import Village, clock
from nightcall.text import slug

MOST_ON_A_PAGE = 13  # rows and changes below them; with more the day has a page of its own


def turn_card(village: Village, nights: tuple[Night, ...]) -> Drawn:
    """A page for each kind of night. The day stands below the last, unless there is much to say
    about it."""
    say = village.texts.say
    states = [card.name for card in village.printed.states]
    dealt = {card: count for card, count in village.deck.items() if card not in states}
    roles = str(village.sentences.shaped({"roles": dealt})["roles"])
    parts: list[Drawn] = [
        {
            "title": say(f"print-night-{night.when}"),
            "icon": "phase-night",
            "calls": [
                _of_all(village.line("night-falls"), "phase-dusk"),
                *_called(night.calls, village),
                _of_all(night.ends, "phase-dawn"),
            ],
            "day": [],
            "changes": [],
        }
        for night in nights
    ]
    changes = list(_changes(village))
    if changes and len(parts[-1]["calls"]) + len(changes) > MOST_ON_A_PAGE:
        parts.append({"title": say("print-day"), "icon": "phase-day", "calls": []})
    parts[-1:] = [{**part, "day": _day(village), "changes": changes} for part in parts[-1:]]
    return {
        "village": say("print-village", roles=re.sub(r"(?<=\d) ", "\u00a0", roles)),
        "rule": village.own("rule", "", **village.options()) or "",
        "day": say("print-day"),
        "changes": say("print-changes"),
        "parts": parts,
    }


def _of_all(line: str, icon: str) -> Drawn:
    """Everybody falls asleep by it, or wakes."""
    return {"number": "", "icon": icon, "spoken": [line], "sleeps": "", "does": ""}


def _called(calls: tuple[Call, ...], village: Village) -> Iterator[Drawn]:
    cards = {slug(card.name) for card in faces_of(village.game)}
    for number, call in enumerate(calls, start=1):
        is_card = call.name in cards or not call.cards
        yield {
            "number": str(number),
            "icon": call.name if is_card else slug(call.cards[0]),
            "spoken": call.spoken,
            "sleeps": call.sleeps,
            "does": call.does,
        }


def _day(village: Village) -> list[str]:
    """The day as it is played with the options of this table."""
    box = village.box
    lines = (village.own("day", "", **village.options()) or "").splitlines()
    if getattr(box, "timed", False):
        lines += filter(None, [village.own("day", "timed", time=clock(box.day_seconds))])
    return lines


def _changes(village: Village) -> Iterator[Drawn]:
    """What the things, cards and sides of this village do to the rules that stand above, with the
    options of this table."""
    things = [name for name in village.printed.things if getattr(village.box, name)]
    cards = [card for card in faces_of(village.game) if card.name in village.deck]
    sides = dict.fromkeys(slug(card.team) for card in cards)
    icons = [*things, *(slug(card.name) for card in cards), *(f"team-{side}" for side in sides)]
    for icon in icons:
        if said := village.own("changes", icon.removeprefix("team-"), **village.options()):
            yield {"icon": icon, "said": said}

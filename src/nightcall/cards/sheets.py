"""Sheets: everything that was ordered, as one description for the typesetter."""

import re
from collections.abc import Callable, Iterator

import segno

from nightcall.cards.calls import Call, Night, nights_of
from nightcall.cards.deck import LESSER_VAMPIRE, Village, faces_of, village_of
from nightcall.cards.faces import Drawn, face
from nightcall.cards.order import Order
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.text import slug

PAPERS = {"a4": "a4", "letter": "us-letter"}
TWO_FACED = {"yes-no": ("yes", "no")}  # every other token is the same on both sides
GAMES_OF_EVENING = 10
MOST_ROWS = 24
MOST_CHANGES = 6  # below a night and its day; with more the day has a page of its own


def described(order: Order, link: str = "") -> Drawn:
    """Raises CannotPrint where something in the order makes no sense."""
    order.check_names()
    wanted = order.sheets_wanted()
    village = village_of(order)
    nights = nights_of(village)
    draw: dict[str, Callable[[], Drawn]] = {
        "roles": lambda: {"cards": list(_roles(village, nights))},
        "tokens": lambda: {"tokens": list(_tokens(village))},
        "badges": lambda: {"names": order.names},
        "turn-card": lambda: _turns(village, nights),
        "score": lambda: _score(village, order),
    }
    say, game = village.texts.say, village.name
    margin = "print-margin-both" if order.backs else "print-margin"
    return {
        "language": order.language,
        "paper": PAPERS[order.paper],
        "title": f"Nightcall: {game}",
        "game": game,
        "mark": f"game-{village.game.name}",
        "backs": order.backs,
        "margin": say(margin, game=game, sheet="{n}", sheets="{of}"),
        "table": _table(village, link),
        "sheets": [{"kind": sheet, **draw[sheet]()} for sheet in wanted],
    }


def _roles(village: Village, nights: tuple[Night, ...]) -> Iterator[Drawn]:
    for card in faces_of(village.game):
        drawn = face(card, village, nights)
        yield from (drawn for _ in range(village.deck.get(card.name, 0)))


def _tokens(village: Village) -> Iterator[Drawn]:
    """As many as lie in the box of the edition (WW-TOK-02), and the one that ends the Day."""
    for kind, count in {**village.box.tokens, "correct": 1}.items():
        side, other = TWO_FACED.get(kind, (kind, kind))
        front, back = _token(side, village), _token(other, village)
        yield from ({"front": front, "back": back} for _ in range(count))


def _token(token: str, village: Village) -> Drawn:
    return {"icon": f"token-{token}", "word": village.sentences.name(token)}


def _turns(village: Village, nights: tuple[Night, ...]) -> Drawn:
    """A page for each kind of night. The day stands below the last, unless there is much to say
    about it."""
    say = village.texts.say
    dealt = {card: count for card, count in village.deck.items() if card != LESSER_VAMPIRE}
    roles = str(village.sentences.shaped({"roles": dealt})["roles"])
    parts = [
        {
            "title": say(f"print-night-{night.when}"),
            "icon": "phase-night",
            "calls": [_falls(village), *_called(night.calls, village)],
            "day": [],
            "changes": [],
        }
        for night in nights
    ]
    changes = list(_changes(village))
    if len(changes) > MOST_CHANGES:
        parts.append({"title": say("print-day"), "icon": "phase-day", "calls": []})
    parts[-1:] = [{**part, "day": _day(village), "changes": changes} for part in parts[-1:]]
    return {
        "village": say("print-village", roles=re.sub(r"(?<=\d) ", "\u00a0", roles)),
        "rule": village.own("rule") or "",
        "day": say("print-day"),
        "changes": say("print-changes"),
        "parts": parts,
    }


def _falls(village: Village) -> Drawn:
    line = village.line("night-falls")
    return {"number": "", "icon": "phase-dusk", "spoken": [line], "sleeps": "", "does": ""}


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
    options: dict[str, str | int] = {}
    if village.game.name == "werewords":
        options = {
            "time": _clock(box.day_length),
            "hunt": box.hunt_seconds,
            "talk": box.vote_seconds,
        }
    if village.game.name == "wherewolf":
        options = {name: "yes" if getattr(box, name) else "no" for name in ("reveal", "public")}
    lines = (village.own("day", "", **options) or "").splitlines()
    if getattr(box, "timed", False):
        lines += filter(None, [village.own("day", "timed", time=_clock(box.day_seconds))])
    return lines


def _clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def _changes(village: Village) -> Iterator[Drawn]:
    """What the things, cards and sides of this village do to the rules that stand above."""
    things = [name for name in ITEM_TURNS if getattr(village.box, name, False)]
    cards = [card for card in faces_of(village.game) if card.name in village.deck]
    sides = dict.fromkeys(slug(card.team) for card in cards)
    icons = [*things, *(slug(card.name) for card in cards), *(f"team-{side}" for side in sides)]
    for icon in icons:
        if said := village.own("changes", icon.removeprefix("team-")):
            yield {"icon": icon, "said": said}


def _score(village: Village, order: Order) -> Drawn:
    """One page for the game that is played, one for the evening."""
    names = list(order.names) or [""] * _players(village, order)
    of_game = _words_found(village) if village.game.name == "werewords" else _fates(village, names)
    return {
        "title": village.texts.say("print-score"),
        "parts": [of_game, _evening(village, names)],
    }


def _players(village: Village, order: Order) -> int:
    on_top = sum(village.deck.get(card, 0) for card in ("Mayor", "Moderator", LESSER_VAMPIRE))
    return min(order.players or sum(village.deck.values()) - on_top, MOST_ROWS)


def _fates(village: Village, names: list[str]) -> Drawn:
    """Who holds what, and when they were out: for whoever leads the game."""
    heads = ("name", "card", "out", "notes")
    return {
        "title": village.texts.say("print-score-this"),
        "columns": [3, 3, 1.2, 4],
        "heads": [village.texts.say(f"print-score-{head}") for head in heads],
        "rows": [[name, "", "", ""] for name in names],
        "high": _height(len(names)),
    }


def _words_found(village: Village) -> Drawn:
    """Each game of the evening, with its word."""
    say = village.texts.say
    heads = [say(f"print-score-{head}") for head in ("word", "found", "winners")]
    return {
        "title": say("print-score-games"),
        "columns": [0, 3, 4, 1.4, 4],
        "heads": ["", village.sentences.name("Mayor"), *heads],
        "rows": [[str(number + 1), "", "", "", ""] for number in range(GAMES_OF_EVENING)],
        "high": _height(GAMES_OF_EVENING),
    }


def _evening(village: Village, names: list[str]) -> Drawn:
    numbers = [str(number + 1) for number in range(GAMES_OF_EVENING)]
    say = village.texts.say
    return {
        "title": say("print-score-evening"),
        "columns": [3.5, *([1] * GAMES_OF_EVENING), 1.6],
        "heads": [say("print-score-name"), *numbers, say("print-score-sum")],
        "rows": [[name, *([""] * (GAMES_OF_EVENING + 1))] for name in names],
        "high": _height(len(names)),
    }


def _height(rows: int) -> float:
    """In millimetres: comfortable to write in, and no longer than a page."""
    return 9 if rows <= 10 else 7.5 if rows <= MOST_ROWS else 5.2


def _table(village: Village, link: str) -> Drawn | None:
    if not link:
        return None
    code = segno.make(link, error="m", micro=False).svg_inline(border=2, omitsize=True)
    return {"link": link, "code": code, "said": village.texts.say("print-table")}

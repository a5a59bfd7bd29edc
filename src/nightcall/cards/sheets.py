"""Sheets: everything that was ordered, as one description for the typesetter."""

from collections.abc import Callable, Iterator

import segno

from nightcall.cards.calls import Night
from nightcall.cards.deck import faces_of, village_of
from nightcall.cards.faces import Drawn, face
from nightcall.cards.order import MOST_NAMES, Order
from nightcall.cards.turns import turn_card
from nightcall.cards.village import Village

PAPERS = {"a4": "a4", "letter": "us-letter"}
GAMES_OF_EVENING = 10
HIGHEST = 208  # of a table, so that it fits on a page with a code to scan


def described(order: Order, link: str = "") -> Drawn:
    """Raises CannotPrint where something in the order makes no sense."""
    order.check_names()
    wanted = order.sheets_wanted()
    village = village_of(order)
    nights = village.nights()
    draw: dict[str, Callable[[], Drawn]] = {
        "roles": lambda: {"cards": list(_roles(village, nights))},
        "tokens": lambda: {"tokens": list(_tokens(village))},
        "badges": lambda: {"names": order.names},
        "turn-card": lambda: turn_card(village, nights),
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
    tokens = village.printed.tokens
    for (side, other), count in (tokens(village.box) if tokens else {}).items():
        front, back = _token(side, village), _token(other, village)
        yield from ({"front": front, "back": back} for _ in range(count))


def _token(token: str, village: Village) -> Drawn:
    return {"icon": f"token-{token}", "word": village.sentences.name(token)}


def _score(village: Village, order: Order) -> Drawn:
    """One page for the game that is played, one for the evening, with a line for everybody."""
    dealt = sum(village.deck.get(card.name, 0) for card in village.game.faces)
    known = order.players or (dealt if order.roles is not None else 0)
    rows = max(known, len(order.names)) or dealt
    names = [*order.names, *[""] * (min(rows, MOST_NAMES) - len(order.names))]
    of_game = _each_game(village) if village.printed.each_game else _fates(village, names)
    return {
        "title": village.texts.say("print-score"),
        "parts": [of_game, _evening(village, names)],
    }


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


def _each_game(village: Village) -> Drawn:
    """Each game of the evening, with what is worth noting of it."""
    columns = village.printed.each_game
    return {
        "title": village.texts.say("print-score-games"),
        "columns": [0, *columns.values()],
        "heads": ["", *(_head(column, village) for column in columns)],
        "rows": [[str(number + 1), *([""] * len(columns))] for number in range(GAMES_OF_EVENING)],
        "high": _height(GAMES_OF_EVENING),
    }


def _head(column: str, village: Village) -> str:
    """Over a column: its own word, or who holds that card."""
    own = f"print-score-{column}"
    return village.texts.say(own) if village.texts.has(own) else village.sentences.name(column)


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
    return 9 if rows <= 10 else min(7.5, HIGHEST / rows)


def _table(village: Village, link: str) -> Drawn | None:
    if not link:
        return None
    code = segno.make(link, error="m", micro=False).svg_inline(border=2, omitsize=True)
    return {"link": link, "code": code, "said": village.texts.say("print-table")}

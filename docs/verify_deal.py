"""Checks that nobody tampered with a deal: `python verify_deal.py RECORD.jsonl`.

Needs Python and nothing else. The House publishes a seal, the SHA-256 of a salt and of every place
with its card, before anybody is told a card. After the game it opens the deal. This program works
the seal out again and compares every card that was told with the opened deal.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any


def main(path: str) -> int:
    try:
        with open(path, encoding="utf-8") as record:
            lines = [json.loads(line) for line in record if line.strip()]
        cards = verify([line for line in lines if "told" in line])
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as fault:
        print(f"This deal is not proved: {fault}")
        return 1
    print(f"The deal was sealed before the first card was told, and all {cards} cards told fit it.")
    return 0


def verify(told: list[dict[str, Any]]) -> int:
    """The number of cards that were told and fit; raises ValueError where something does not."""
    keys = [telling["told"] for telling in told]
    if keys.count("deal-sealed") != 1 or keys.count("deal-opened") != 1:
        raise ValueError("a record must have one seal and one opening.")
    sealed, opened = (told[keys.index(key)] for key in ("deal-sealed", "deal-opened"))
    if sealed["to"] is not None or opened["to"] is not None:
        raise ValueError("the seal and the opening must be told to everyone.")
    places = [(place, card) for place, card in opened["args"]["places"]]
    text = "\n".join([opened["args"]["salt"], *(f"{place}: {card}" for place, card in places)])
    if sha256(text.encode()).hexdigest() != sealed["args"]["seal"]:
        raise ValueError("the opened deal is not the one that was sealed.")
    dealt, centre = dict(places), places[-1][1]
    cards = [(n, *card) for n, telling in enumerate(told) for card in cards_in(telling)]
    for number, seat, card in cards:
        if number < keys.index("deal-sealed"):
            raise ValueError(f"{seat} was told a card before the deal was sealed.")
        # Whoever was dealt the Mayor card holds the centre card as secret role.
        if card != (centre if dealt.get(seat) == "Mayor" else dealt.get(seat)):
            raise ValueError(f"{seat} was told {card}, which was not dealt there.")
    return len(cards)


def cards_in(telling: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each seat whose card this telling tells, with that card."""
    args = telling["args"]
    yield from args.get("cards", {}).items()
    if "card" in args:
        seats = [args["seat"]] if "seat" in args else telling["to"]
        yield from ((seat, args["card"]) for seat in seats)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)

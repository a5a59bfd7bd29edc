"""Who may see what before the result: the information table of the rules (section 5.1) as data.

Worked out from the journal alone, so that it does not believe what the script believes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import card_of
from nightcall.table import Ask, Run, Seat, Telling
from tests.conformance import werewolf_known, wherewolf_known

# One row for each role: what its player may see, and under which of these conditions.
ALWAYS, NEVER = "always", "never"
SEER_MAYOR, TELLER_MAYOR = "if the Mayor is the Seer", "if the Mayor is the Fortune Teller"

INFORMATION: dict[str, dict[str, str]] = {
    "Mayor": {"word": ALWAYS},
    "Seer": {"word": ALWAYS},
    "Fortune Teller": {"letters": ALWAYS},
    "Apprentice": {"word": SEER_MAYOR, "letters": TELLER_MAYOR, "nothing-tonight": ALWAYS},
    "Beholder": {"helpers": ALWAYS},
    "Mason": {"masons": ALWAYS},
    "Minion": {"werewolves": ALWAYS},
    "Werewolf": {"word": ALWAYS, "pack": ALWAYS, "letter-marked": ALWAYS},
    "Doppelgänger": {"copied": ALWAYS},  # and by copy
    "Villager": {},
    "Thing": {},
}

KEYS_FOR_ANYONE = {"your-card", "tapped"}
"""Told to whoever holds the card, or sits beside the Thing: see `says_the_truth`."""

NAMES = {"helpers", "masons", "werewolves", "pack"}
"""With real cards nobody is told names: people find each other by their eyes (WW-NGT-07)."""

Entitled = Callable[[Seat, Telling], bool]


@dataclass(frozen=True)
class Known:
    """Who holds what in one game, as the House dealt it and the players answered."""

    box: WerewordsBox
    seats: tuple[Seat, ...]
    cards: dict[Seat, str]
    mayor: Seat
    looked_at: tuple[str, ...]  # more than one only where a wrong tap was taken back
    word: str

    @property
    def copied(self) -> str | None:
        return self.looked_at[-1] if self.looked_at else None

    def roles(self, seat: Seat) -> set[str]:
        """Every row of the table that this seat reads."""
        own = self.cards[seat]
        roles = {own, *(["Mayor"] if seat == self.mayor else [])}
        return roles | set(self.looked_at) if own == "Doppelgänger" else roles

    def acts_as(self, seat: Seat) -> str:
        own = self.cards[seat]
        return self.copied or own if own == "Doppelgänger" else own

    def acting(self, *roles: str) -> set[Seat]:
        return {seat for seat in self.seats if self.acts_as(seat) in roles}

    def may_see(self, seat: Seat, what: str) -> bool:
        conditions = {INFORMATION[role].get(what, NEVER) for role in self.roles(seat)}
        holds = {
            ALWAYS: True,
            NEVER: False,
            SEER_MAYOR: self.cards[self.mayor] == "Seer",
            TELLER_MAYOR: self.cards[self.mayor] == "Fortune Teller",
        }
        return any(holds[condition] for condition in conditions)


def known(run: Run) -> Known:
    """What the journal of a finished game says, with the deal of the rulebook."""
    box, _ = run.game.unpack(run.header)
    seats = run.header.seats
    answers: dict[str, Any] = {}
    looked_at: list[Seat] = []
    for kind, seat, answer in _answers(run):
        answers[kind] = answer
        if kind == "choose-word":
            answers["mayor"] = seat
        elif kind == "copy":
            looked_at.append(answer)
    if box.cards == "real":
        cards = {seat: card_of(seat) for seat in seats}
    else:
        *dealt, centre = answers["deal"]
        places = zip(seats, dealt, strict=True)
        cards = {seat: centre if card == "Mayor" else card for seat, card in places}
    copies = tuple(cards[seat] for seat in looked_at)
    return Known(box, seats, cards, answers["mayor"], copies, answers["choose-word"])


def _answers(run: Run) -> list[tuple[str, Seat, Any]]:
    """Each answer with the kind of its question."""
    asks = {ask.fingerprint(): ask.kind for ask in run.said if isinstance(ask, Ask)}
    return [(asks[entry.ask], entry.seat, entry.answer) for entry in run.entries]


def werewords(run: Run) -> Entitled:
    """Whether a seat may be told this: by its row of the table, and no more than the truth."""
    facts = known(run)

    def is_entitled(seat: Seat, telling: Telling) -> bool:
        if telling.key in NAMES and facts.box.cards == "real":
            return False
        may_see = telling.key in KEYS_FOR_ANYONE or facts.may_see(seat, telling.key)
        return may_see and says_the_truth(facts, seat, telling)

    return is_entitled


def says_the_truth(facts: Known, seat: Seat, telling: Telling) -> bool:  # noqa: PLR0911  a table
    """What the telling says is what that seat may know, no more and nothing false."""
    args = telling.args
    pack, helpers = facts.acting("Werewolf"), {"Seer", "Fortune Teller", "Apprentice"}
    match telling.key:
        case "your-card":
            return bool(args == {"card": facts.cards[seat]})
        case "word":
            return bool(args == {"word": facts.word})
        case "letters":
            parts = zip(args["letters"].split(), facts.word.split(), strict=True)
            return all(whole.startswith(part.rstrip("…")) for part, whole in parts)
        case "pack":
            return set(args["pack"]) == pack - {seat} and seat in pack
        case "werewolves":
            seen = pack if facts.box.minion_sees_copies else pack & _dealt(facts, {"Werewolf"})
            return set(args["werewolves"]) == seen
        case "helpers":
            copies = facts.acting(*helpers) if facts.box.beholder_sees_copies else set()
            labels = facts.box.beholder_sees == "labels"
            is_group = isinstance(args["helpers"], dict) == labels
            return is_group and set(args["helpers"]) == _dealt(facts, helpers) | copies
        case "masons":
            return set(args["masons"]) == facts.acting("Mason") - {seat}
        case "copied":
            return bool(args["card"] == facts.cards[args["seat"]] and args["seat"] != seat)
        case "tapped":
            places = facts.seats.index(seat), facts.seats.index(args["by"])
            apart = abs(places[0] - places[1])
            is_beside = apart in (1, len(facts.seats) - 1)
            return facts.acts_as(args["by"]) == "Thing" and is_beside and telling.to == (seat,)
        case "letter-marked":
            return args["by"] in pack
        case "nothing-tonight":
            return args == {} and facts.cards[facts.mayor] not in ("Seer", "Fortune Teller")
        case _:
            return False


def _dealt(facts: Known, cards: set[str]) -> set[Seat]:
    return {seat for seat in facts.seats if facts.cards[seat] in cards}


def must_have_been_told(facts: Known) -> dict[str, set[Seat]]:
    """Who has to learn what by daybreak; the Mayor chose the word and needs no telling of it."""
    mayors = facts.cards[facts.mayor]
    readers = {"Seer"} | ({"Apprentice"} if mayors == "Seer" else set())
    tellers = {"Fortune Teller"} | ({"Apprentice"} if mayors == "Fortune Teller" else set())
    names = {
        "your-card": set(facts.seats),
        "helpers": facts.acting("Beholder"),
        "werewolves": facts.acting("Minion"),
        "pack": facts.acting("Werewolf") if len(facts.acting("Werewolf")) > 1 else set(),
    }
    return {
        **(names if facts.box.cards == "dealt" else {}),
        "word": facts.acting(*readers, "Werewolf") - {facts.mayor},
        "letters": facts.acting(*tellers) - {facts.mayor},
        "copied": _dealt(facts, {"Doppelgänger"}),
    }


def werewolf(run: Run) -> Entitled:
    return by_facts(werewolf_known.Known(run).facts)


def wherewolf(run: Run) -> Entitled:
    return by_facts(wherewolf_known.Known(run).facts)


def by_facts(facts: dict[Seat, list[tuple[Any, ...]]]) -> Entitled:
    """Whether this very fact is one that the seat may know."""
    allowed = {
        seat: {_as_text(key, *args) for key, *args in known} for seat, known in facts.items()
    }
    return lambda seat, telling: _as_text(telling.key, telling.args) in allowed[seat]


def _as_text(*parts: Any) -> bytes:
    return msgspec.json.encode(parts, order="sorted")


ENTITLED: dict[str, Callable[[Run], Entitled]] = {
    "werewords": werewords,
    "werewolf": werewolf,
    "wherewolf": wherewolf,
}

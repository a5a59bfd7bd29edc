"""A question in plain English, understood: which frame it has, and what is asked in it.

It never fails: what is not understood is `UNKNOWN`, and says so.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from nightcall.bots.knowledge.facts import facts
from nightcall.bots.werewords.compared import compared
from nightcall.bots.werewords.frames import FRAMES, MODALS
from nightcall.bots.werewords.lexicon import lexicon
from nightcall.bots.werewords.meaning import UNKNOWN, Meaning
from nightcall.bots.werewords.spelled import spelled
from nightcall.bots.werewords.wording import bare, people, plain, singular

_SOMETHING = re.compile(
    r"^is it (?:something|a thing|an object|an item|anything|a place|a person|someone|somebody|one"
    r"|an animal|(?:the|a) (?:kind|sort|type) of (?:thing|object))"
    r"(?: that| which| who| where| people)? (?=\w+ )"
)
_SAYS_NOTHING = frozenset({
    "about", "broken", "enjoy", "equipment", "good", "have", "like", "more", "need", "new", "one",
    "over", "part", "saw", "something", "time", "two", "want", "way", "year",
})  # fmt: skip
_ASKS = re.compile(
    r"(?:is|was|are|were|does|do|did|can|could|would|will|has|have|had|might|may|should|shall|must)\b"
)
_KIND_OF = re.compile(
    r"^(?:(?:kind|type|sort|piece|form|species|breed|variety|brand|item|part|bit) of (?=\w))+"
)


@lru_cache(maxsize=4096)
def understood(question: str) -> Meaning:
    """What a question means, as far as it can be told."""
    clauses = [plain(clause) for clause in re.split(r"[,;:()]|\.\s|\bi mean\b|\baka\b", question)]
    whole = plain(question)
    found = spelled(whole) or compared(whole)
    if found is not None or not whole:
        return found or UNKNOWN
    if len(clauses) > 1 and (first := _exactly(clauses[0])) is not None:
        return first
    negated, text = _without_not(people(_asked_in_full(whole)))
    meaning = _read(text)
    if negated and meaning is not UNKNOWN:
        return Meaning("not", parts=(meaning,))
    return meaning


def _asked_in_full(text: str) -> str:
    """ "Alive?" and "it is alive" ask "is it alive?" """
    if text.startswith("it is "):
        return "is it " + text[6:]
    return text if _ASKS.match(text) else f"is it {text}"


def _without_not(text: str) -> tuple[bool, str]:
    """Whether the question is put the other way round, and what it says otherwise."""
    shorter = re.sub(r"\b(?:not|never|no longer|cannot)\b ?", "", text)
    return shorter != text, " ".join(shorter.split())


def _exactly(clause: str) -> Meaning | None:
    text = people(clause)
    return _first(text, _exact) or _first(_turned(text), _exact)


def _read(text: str) -> Meaning:
    """Tries what is surest first: a phrase that is known word for word, in any frame."""
    turned = _turned(text)
    for way in (_exact, _named, _inside):
        for form in (text, turned) if way is not _inside else (turned, text):
            found = _first(form, way)
            if found is not None:
                return found
    words = lexicon()
    anywhere = [words.inside(frame, text) for frame in ("any", "about", "does", "has", "is")]
    best = max(filter(None, anywhere), key=lambda found: found[0], default=None)
    return best[1] if best else _first(turned, _told) or UNKNOWN


def _first(text: str, way: Callable[[str, str], Meaning | None]) -> Meaning | None:
    for pattern, frame in FRAMES:
        found = pattern.search(text)
        if found is not None:
            rest = found.group("rest")
            if frame in ("you", "does"):
                rest = re.sub(r"\b(?:it|one|1|them)\b", "", rest)
            meaning = way(frame, bare(rest))
            if meaning is not None:
                return meaning
    return None


def _turned(text: str) -> str:  # noqa: PLR0911  a line for each
    """ "Is it something you can eat?" asks "can you eat it?" """
    rest = _SOMETHING.sub("", text)
    if rest == text:
        return text
    verb, _, after = rest.partition(" ")
    if verb in ("is", "was"):
        return f"is it {after}"
    if verb == "has":
        return f"does it have {after}"
    if verb == "with":
        return f"does it have {after}"
    if re.fullmatch(MODALS, verb):
        return f"{verb} it {after}"
    if verb == "you" or re.match(r"(?:kids|children|a doctor|doctors) ", rest):
        moved = re.sub(rf"^you (?!do |does |did )({MODALS}) ", r"\1 you ", rest)
        return moved if moved != rest else f"do {rest}"
    if verb.endswith("s") and not verb.endswith("ss"):
        return f"does it {singular(verb)} {after}"
    return f"is it {rest}"


def _exact(frame: str, phrase: str) -> Meaning | None:
    """The phrase as it stands, or each of the parts that "or" and "and" join."""
    words = lexicon()
    found = words.find(frame, phrase) or words.find(frame, _KIND_OF.sub("", phrase))
    if found is not None:
        return found
    for joint, key in ((" or ", "or"), (" and ", "and")):
        if joint not in phrase:
            continue
        parts = tuple(_exact(frame, part) or _named(frame, part) for part in phrase.split(joint))
        if None not in parts:
            known = tuple(part for part in parts if part is not None)
            return known[0] if len(set(known)) == 1 else Meaning(key, parts=known)
    return None


def _named(frame: str, phrase: str) -> Meaning | None:
    if frame != "is":
        return None
    return _kind_named(phrase) or _both(phrase)


def _both(phrase: str) -> Meaning | None:
    """An adjective and a noun, or a noun and its place: "Italian food", "city in Europe"."""
    words = lexicon()
    if placed := re.fullmatch(r"(.+) (?:in|from|on|at) (.+)", phrase):
        thing, place = words.find("is", placed[1]), words.find("where", placed[2])
        if thing and place:
            return Meaning("and", parts=(thing, place))
    parts = phrase.split()
    for cut in range(1, len(parts)):
        like, thing = (
            words.find("is", " ".join(parts[:cut])),
            words.find("is", " ".join(parts[cut:])),
        )
        if like and thing:
            return like if like == thing else Meaning("and", parts=(like, thing))
    return None


def _inside(frame: str, phrase: str) -> Meaning | None:
    """The longest known phrase inside; a single word of a long question says too little."""
    if frame == "any":
        return None
    found = lexicon().inside(frame, phrase)
    if found is None or (frame == "is" and found[0] == 1 and len(phrase.split()) > 3):
        return None
    return found[1]


def _kind_named(phrase: str) -> Meaning | None:
    """A noun that names a kind of things, or a word itself."""
    known = facts()
    noun = bare(_KIND_OF.sub("", phrase))
    for form in (noun, singular(noun)):
        if form in known.above:
            return Meaning("is", form, f"word:{form}")
    number = known.number(noun)
    if number is None and noun != singular(noun):
        number = known.number(singular(noun))
    if number is None:
        return None
    text = known.texts[number]
    return Meaning("guess", text, f"word:{text}")


def _told(frame: str, phrase: str) -> Meaning | None:
    """A term that goes with some words by hearsay: better than nothing, never a clear no."""
    known = facts()
    for word in reversed(phrase.split()):
        term = singular(word)
        if term in known.related and term not in _SAYS_NOTHING:
            return Meaning(frame if frame != "any" else "about", term, f"related:{term}")
    return None
